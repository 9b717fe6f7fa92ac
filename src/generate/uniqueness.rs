//! The one place where the generator asks the machine search.

use crate::board::{Grid, Position};
use crate::search::solutions;

/// A solution of the puzzle other than the one that is known.
pub(super) fn other_solution(puzzle: &Grid, known: &Grid) -> Option<Grid> {
    let position = Position::new(puzzle).ok()?;
    solutions(&position, 2).into_iter().find(|solution| solution != known)
}

/// How many solutions a puzzle has, counted up to a limit.
pub(super) fn count(puzzle: &Grid, limit: usize) -> usize {
    Position::new(puzzle).map_or(0, |position| solutions(&position, limit).len())
}
