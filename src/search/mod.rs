//! Machine search: how many solutions there are, and which, as fast as may be and without reasons.
//!
//! [`fast`] is the search that everything else asks; the human solver asks it before it guesses, and no technique ever
//! sees a solution. [`classic`] has the textbook solvers, to learn from and to compare with.

pub mod classic;
pub mod fast;

use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};

/// The solutions of a position, at most `limit` of them, in a fixed order.
///
/// # Errors
/// [`Cancelled`] when the flag was seen before the search was over; it is read at each guess.
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
