//! Machine search: the solutions and their number; fast, and without reasons.
//!
//! [`fast`] is the search that the rest of the program calls; the human solver calls it before its
//! first guess, and no technique ever sees a solution. [`classic`] has the textbook solvers, for
//! learning and for comparison.

pub mod classic;
mod effort;
pub mod fast;

pub use effort::Effort;

use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};

/// The solutions of a position, at most `limit` of them, in a fixed order.
///
/// # Errors
/// [`Cancelled`] if the flag is set before the search ends; it is read at each guess.
///
/// ```
/// use whydoku::{Cancel, board::{Grid, Position}, search};
/// let empty = Position::new(&Grid::EMPTY).unwrap();
/// assert_eq!(search::solutions(&empty, 3, Cancel::NEVER).unwrap().len(), 3);
/// ```
pub fn solutions(position: &Position, limit: usize, cancel: Cancel<'_>) -> Result<Vec<Grid>, Cancelled> {
    let mut search = fast::Solutions::of_position(position, cancel);
    let found = search.by_ref().take(limit).collect();
    if search.gave_up() { Err(Cancelled) } else { Ok(found) }
}
