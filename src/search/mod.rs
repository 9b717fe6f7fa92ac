//! Machine search: how many solutions there are, and which, as fast as may be and without reasons.
//!
//! [`fast`] is the search that everything else asks; the human solver asks it before it guesses, and no technique ever
//! sees a solution. [`classic`] has the textbook solvers, to learn from and to compare with.

pub mod classic;
pub mod fast;

use crate::board::{Grid, Position};

/// The solutions of a position, at most so many, in a fixed order.
///
/// ```
/// use whydoku::board::{Grid, Position};
/// let empty = Position::new(&Grid::EMPTY).unwrap();
/// assert_eq!(whydoku::search::solutions(&empty, 3).len(), 3);
/// ```
pub fn solutions(position: &Position, limit: usize) -> Vec<Grid> {
    fast::solutions_of(position).take(limit).collect()
}
