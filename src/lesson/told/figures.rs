//! The pictures besides those of the steps: the puzzle, and its end.

use super::path::Path;
use crate::board::{Conflict, Grid, HouseSet, Position};
use crate::diagram::Scene;
use crate::explain::{Argument, Explainer};
use crate::logic::{Event, Moment, Part, Replay, Role, Sketch};
use crate::solve::Outcome;

/// The puzzle.
pub(in crate::lesson) fn start(path: &Path, explainer: &Explainer) -> Scene {
    titled(Scene::of(&path.solution.trace.start).without_candidates(), explainer, "heading-puzzle", &[])
}

/// The end: the solution; two solutions where there are several, with the cells in which they
/// differ marked; the contradiction where there is none; otherwise the position that the events
/// lead to.
pub(super) fn ends(path: &Path, end: &Position, explainer: &Explainer) -> Vec<Scene> {
    let trace = &path.solution.trace;
    if path.is_cut || path.solution.outcome == Outcome::Cancelled {
        return vec![unfinished(Scene::of(end), trace.events.len(), explainer)];
    }
    match &path.solution.outcome {
        Outcome::Solved(_) if path.is_solved_from_the_start() => Vec::new(),
        Outcome::Solved(_) => vec![titled(Scene::of(end), explainer, "heading-solution", &[])],
        Outcome::Several(two) => witnesses(two, &Scene::of(&trace.start), explainer),
        Outcome::None => {
            refutation(path).map_or(Vec::new(), |scene| vec![titled(scene, explainer, "event-contradiction", &[])])
        }
        _ if trace.events.is_empty() => Vec::new(),
        _ => vec![unfinished(Scene::of(end), trace.events.len(), explainer)],
    }
}

fn unfinished(scene: Scene, events: usize, explainer: &Explainer) -> Scene {
    titled(scene, explainer, "heading-end", &[("number", events.into())])
}

/// Two solutions; the cells in which they differ are marked.
fn witnesses(two: &[Grid; 2], start: &Scene, explainer: &Explainer) -> Vec<Scene> {
    let differing = Part::of_cells(Role::Look, two[0].differing(&two[1]));
    let solution = |(solution, number): (&Grid, usize)| {
        let sketch = Sketch::default().with(differing);
        let scene = Scene { sketch, ..Scene::of_digits(solution, start.givens) };
        titled(scene, explainer, "solution-heading", &[("number", number.into())])
    };
    two.iter().zip(1..).map(solution).collect()
}

/// The contradiction at the end.
fn refutation(path: &Path) -> Option<Scene> {
    let trace = &path.solution.trace;
    let (last, before) = trace.events.split_last()?;
    let mut replay = Replay::new(trace.start.clone());
    replay.walk(before, |_| {}).ok()?;
    matches!(last, Event::Contradiction { .. }).then(|| Scene::of_moment(&Moment::new(&replay, last)))
}

/// A puzzle with two equal digits in a house, which are marked. Both are shown even if they are no
/// givens.
pub(super) fn conflict(puzzle: &Grid, conflict: &Conflict, explainer: &Explainer) -> Scene {
    let mut digits = *puzzle;
    for cell in conflict.cells {
        digits.set(cell, Some(conflict.digit));
    }
    let marked = Part::of_cells(Role::Look, conflict.cells.into_iter().collect());
    let sketch = Sketch::default().with(marked).on(HouseSet::of(conflict.house), HouseSet::EMPTY);
    let scene = Scene { sketch, ..Scene::of_digits(&digits, puzzle.filled()) };
    titled(scene, explainer, "heading-puzzle", &[])
}

fn titled(scene: Scene, explainer: &Explainer, key: &str, arguments: &[(&str, Argument)]) -> Scene {
    Scene { title: explainer.phrase(key, arguments).to_string(), ..scene }
}
