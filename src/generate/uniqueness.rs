//! The only place where the generator calls the machine search.

use crate::board::Grid;
use crate::search::fast;

/// A solution of the puzzle other than the known one.
pub(super) fn other_solution(puzzle: &Grid, known: &Grid) -> Option<Grid> {
    fast::solutions(puzzle).take(2).find(|solution| solution != known)
}

/// The number of solutions, counted up to a limit.
pub(super) fn count(puzzle: &Grid, limit: usize) -> usize {
    fast::count(puzzle, limit)
}

/// The first solutions of the puzzle, at most this many.
pub(super) fn solutions(puzzle: &Grid, most: usize) -> Vec<Grid> {
    fast::solutions(puzzle).take(most).collect()
}
