//! Counts how often the standard path uses each technique.

use crate::soundness::grouped;
use crate::{Outcome, files, search};
use std::path::Path;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::Event;
use whydoku::parallel::{map_in_order, processors};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{CATALOGUE, Profile, place};

/// The page with the table.
const PAGE: &str = "docs/usage.md";

/// The use of a technique.
#[derive(Clone, Copy, Default)]
struct Use {
    puzzles: usize,
    steps: usize,
}

/// Solves up to `count` puzzles of a file by the standard path, and writes the page.
pub fn run(path: &Path, count: usize) -> Outcome {
    let puzzles = search::puzzles_of(path, count)?;
    let (profile, mut sums) = (Profile::standard(), vec![Use::default(); CATALOGUE.len()]);
    map_in_order(
        puzzles.iter(),
        processors(),
        |puzzle| steps_of(puzzle, &profile),
        |steps| {
            for (sum, steps) in sums.iter_mut().zip(steps) {
                sum.puzzles += usize::from(steps > 0);
                sum.steps += steps;
            }
            Outcome::Ok(())
        },
    )?;
    files::write(PAGE, &page(puzzles.len(), &sums))
}

/// By technique, the number of steps on the way through a puzzle.
fn steps_of(puzzle: &Grid, profile: &Profile) -> Vec<usize> {
    let mut steps = vec![0; CATALOGUE.len()];
    let Ok(start) = Position::new(puzzle) else { return steps };
    for event in solve(start, profile, SolveOptions::default(), Cancel::NEVER).trace.events {
        let Event::Step(step) = event else { continue };
        steps[place(step.technique)] += 1;
    }
    steps
}

/// The page: the techniques, rarest first.
fn page(puzzles: usize, sums: &[Use]) -> String {
    let mut rows: Vec<_> = CATALOGUE.iter().zip(sums).collect();
    rows.sort_by_key(|(_, of)| (of.puzzles, of.steps));
    let words = Explainer::new(Language::English);
    let unused = rows.iter().filter(|(_, of)| of.steps == 0).count();
    let rows: String = rows
        .into_iter()
        .map(|(spec, of)| {
            let name = words.technique_name(spec);
            let [puzzles, steps] = [of.puzzles, of.steps].map(grouped);
            format!("| [{name}](techniques/en/{}.md) | {puzzles} | {steps} |\n", spec.id)
        })
        .collect();
    format!(
        "# How often each technique is used

Steps of the standard path, which always takes the easiest technique, in {} random minimal puzzles, rarest technique first.
{unused} of {} techniques are not needed in any of them: an easier one is always at hand, or the puzzles are not made for them.
Written by `cargo run --release -p xtask usage FILE`.

| technique | puzzles | steps |
|---|--:|--:|
{rows}",
        grouped(puzzles),
        CATALOGUE.len()
    )
}
