//! The work of the fast search to find the solution and to prove it unique.
//!
//! Data sets of machine learning rate puzzles by such numbers. They say how hard a puzzle is for a
//! program that guesses; a puzzle without a guess may need long chains from a person, and vice
//! versa. The search fills singles and removes locked candidates between guesses ([`fast`]), so
//! most puzzles made by hand need no guess.

use super::se::RateError;
use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::search::Effort;
use crate::search::fast::{self, Counter, Solutions};

/// The solution of a puzzle, and the work of finding it and ruling out a second one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SearchWork {
    /// The only solution.
    pub solution: Grid,
    /// The work of the whole search.
    pub effort: Effort,
}

/// The number of nodes searched between two looks at the flag: less than a millisecond.
const NODES_AT_A_TIME: u64 = 1 << 10;

/// Counts the work of the fast search over the whole puzzle, up to the proof that there is no
/// second solution.
///
/// ```
/// use whydoku::{Cancel, rating};
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// assert_eq!(rating::effort(&puzzle, Cancel::NEVER).unwrap().effort.guesses, 0);
/// ```
///
/// # Errors
/// If the puzzle does not have exactly one solution, or if the search is cancelled.
pub fn effort(puzzle: &Grid, cancel: Cancel<'_>) -> Result<SearchWork, RateError> {
    let counted = count(fast::observed(puzzle, Counter::up_to(NODES_AT_A_TIME)), cancel);
    // A puzzle with a conflict has no solution; this way only those are looked at.
    counted.map_err(|error| match puzzle.conflict() {
        Some(conflict) if error == RateError::NoSolution => RateError::Conflict(conflict),
        _ => error,
    })
}

/// Counts the work that remains at a position with pencil marks.
///
/// # Errors
/// As [`effort`].
pub fn effort_at(position: &Position, cancel: Cancel<'_>) -> Result<SearchWork, RateError> {
    count(Solutions::of_position(position, Counter::up_to(NODES_AT_A_TIME)), cancel)
}

fn count(mut search: Solutions<Counter>, cancel: Cancel<'_>) -> Result<SearchWork, RateError> {
    let mut solution = None;
    loop {
        match search.next() {
            Some(_) if solution.is_some() => return Err(RateError::SeveralSolutions),
            Some(found) => solution = Some(found),
            None if search.gave_up() => {
                if cancel.is_cancelled() {
                    return Err(RateError::Cancelled(Cancelled));
                }
                search.observer_mut().allow(NODES_AT_A_TIME);
            }
            None => break,
        }
    }
    let effort = search.observer().effort();
    solution.map(|solution| SearchWork { solution, effort }).ok_or(RateError::NoSolution)
}
