//! What must hold of every step, wherever it is found.

use whydoku::board::{Grid, Literal, Position};
use whydoku::logic::{Evidence, Step, check, superfluous};

/// Whether the proof of a step holds, is as lean as its technique promises, and agrees with the
/// solution, if there is one. The proof of a deadly pattern holds only if the pattern is deadly.
///
/// # Errors
/// What is wrong with it.
pub fn judged(position: &Position, step: &Step, solution: Option<&Grid>) -> Result<(), String> {
    let wrong = |what: String| format!("{what}: {step:?} in {}", position.digits());
    check(position, &step.concluded, &step.proof).map_err(|error| wrong(error.to_string()))?;
    if step.technique.evidence != Evidence::Derived && superfluous(position, &step.concluded, &step.proof).is_some() {
        return Err(wrong("a truth is superfluous".into()));
    }
    let agrees = |literal: &Literal, grid: &Grid| {
        let candidate = literal.candidate();
        (grid.get(candidate.cell()) == Some(candidate.digit())) == literal.is_true()
    };
    match solution.filter(|grid| !step.concluded.iter().all(|literal| agrees(literal, grid))) {
        Some(grid) => Err(wrong(format!("it contradicts the solution {grid}"))),
        None => Ok(()),
    }
}
