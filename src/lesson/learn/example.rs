//! The examples on the page of a technique: a position with a step, and a look-alike.

use crate::board::{CandidateSet, Constraint, HouseSet, Position};
use crate::cancel::Cancel;
use crate::diagram::Scene;
use crate::format::{Format, ReadOptions, read};
use crate::logic::{Facts, Limits, Sketch, Spec, Step};
use crate::report::step_text;
use crate::technique::{self, Block, blocks};

/// The position of the example on the page of a technique, and the step that is shown there; none
/// if there is no page.
pub fn example(spec: &'static Spec) -> Option<(Position, Step)> {
    let mut last = None;
    for block in blocks(technique::page(spec)?) {
        match block {
            Block::Fenced("sudoku", text) => last = position(text),
            Block::Fenced("step", text) => {
                let position = last.take()?;
                let step = found(spec, &position, text)?;
                return Some((position, step));
            }
            _ => {}
        }
    }
    None
}

/// The position of a block; none if it cannot be read.
pub(super) fn position(text: &str) -> Option<Position> {
    let options = ReadOptions::default().format(Format::Bracketed);
    read(text.as_bytes(), None, &options).next()?.ok()?.position().ok()
}

/// The step that a page shows; none if it is not found.
pub(super) fn found(spec: &'static Spec, position: &Position, text: &str) -> Option<Step> {
    let steps = technique::all(spec, &Facts::new(position.clone()), &Limits::default(), Cancel::NEVER).ok()?;
    steps.into_iter().find(|step| step_text(step).trim_end() == text)
}

/// The picture of a look-alike: the candidates of its truths in their houses.
pub(super) fn look_alike(position: &Position, text: &str) -> Scene {
    let names = text.lines().find_map(|line| line.strip_prefix("truths: ")).unwrap_or_default();
    let truths: Vec<Constraint> = names.split(' ').filter_map(|name| name.parse().ok()).collect();
    let candidates: CandidateSet = truths.iter().flat_map(|&truth| position.candidates_of(truth)).collect();
    let houses: HouseSet = truths.iter().filter_map(|truth| truth.house_and_digit()).map(|(house, _)| house).collect();
    Scene { sketch: Sketch::of(candidates).on(houses, HouseSet::EMPTY), ..Scene::of(position) }
}
