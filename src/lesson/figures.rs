//! The pictures besides those of the steps: the puzzle, and how it ends.

use super::outline::Outline;
use super::path::Path;
use crate::board::{Conflict, Grid, HouseSet};
use crate::diagram::Scene;
use crate::explain::{Argument, Explainer};
use crate::logic::{Part, Role, Sketch};
use crate::solve::Outcome;

/// The puzzle.
pub(super) fn start(path: &Path, explainer: &Explainer) -> Scene {
    titled(Scene::of(&path.solution.trace.start).without_candidates(), explainer, "heading-puzzle", &[])
}

/// How it ends: the position that the events lead to, which may be the solution; and two solutions if there are
/// several.
pub(super) fn ends(path: &Path, outline: &Outline, explainer: &Explainer) -> Vec<Scene> {
    let end = Scene::of(&outline.end);
    if outline.end.is_solved() {
        return vec![titled(end, explainer, "heading-solution", &[])];
    }
    let solutions: &[Grid] = match &path.solution.outcome {
        Outcome::Several(two) if !path.is_cut => &two[..],
        _ => &[],
    };
    let solutions = solutions.iter().zip(1..).map(|(solution, number)| {
        titled(Scene::of_digits(solution, end.givens), explainer, "solution-heading", &[("number", number.into())])
    });
    let solutions: Vec<Scene> = solutions.collect();
    // The puzzle as it was adds nothing to two solutions.
    let is_told = solutions.is_empty() || outline.end != path.solution.trace.start;
    let end = is_told.then(|| titled(end, explainer, "heading-end", &[]));
    end.into_iter().chain(solutions).collect()
}

/// A puzzle with two equal digits in a house, which are marked. Both are shown even if they are no givens.
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
