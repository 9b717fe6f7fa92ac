//! Machine search: how many solutions there are, and which, as fast as may be and without reasons.
//!
//! Singles in all four views are placed as long as there are any; then the constraint with the fewest candidates is
//! branched on, on copies of the position. The human solver asks it before it guesses, and nothing else: no
//! technique ever sees a solution.

#[allow(missing_docs)]
pub mod fast;

use crate::board::{Constraint, Element, Grid, Position, View};

/// The solutions of a position, at most so many, in a fixed order.
///
/// ```
/// use whydoku::board::{Grid, Position};
/// let empty = Position::new(&Grid::EMPTY).unwrap();
/// assert_eq!(whydoku::search::solutions(&empty, 3).len(), 3);
/// ```
pub fn solutions(position: &Position, limit: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    search(position.clone(), limit, &mut found);
    found
}

/// Adds the solutions of a position to those found, up to the limit.
fn search(mut position: Position, limit: usize, found: &mut Vec<Grid>) {
    loop {
        if found.len() == limit || position.contradiction().is_some() {
            return;
        }
        if position.is_solved() {
            found.push(*position.digits());
            return;
        }
        match View::ALL.into_iter().find_map(|view| position.first_single(view)) {
            Some((_, single)) => position.place(single),
            None => break,
        }
    }
    let Some(constraint) = narrowest(&position) else { return };
    for candidate in position.candidates_of(constraint) {
        let mut branch = position.clone();
        branch.place(candidate);
        search(branch, limit, found);
    }
}

/// The first of the constraints with the fewest candidates; the caller has placed all singles, so two is the least.
fn narrowest(position: &Position) -> Option<Constraint> {
    let mut best = None;
    for constraint in Constraint::all() {
        match position.slots(constraint).len() {
            0 => {}
            2 => return Some(constraint),
            count if best.is_none_or(|(least, _)| count < least) => best = Some((count, constraint)),
            _ => {}
        }
    }
    best.map(|(_, constraint)| constraint)
}
