//! The digits that may be wrong in a grid without a solution.

use crate::board::{CellSet, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::solve::{Outcome, look_ahead};

/// The cells without any single one of which the grid has exactly one solution. One search a filled
/// cell, no more.
pub(super) fn suspects(digits: &Grid, cancel: Cancel<'_>) -> Result<CellSet, Cancelled> {
    let mut suspects = CellSet::EMPTY;
    for cell in digits.filled() {
        let mut without = *digits;
        without.set(cell, None);
        match Position::new(&without).map(|position| look_ahead(&position, cancel)) {
            Ok(Outcome::Solved(_)) => suspects.insert(cell),
            Ok(Outcome::Cancelled) => return Err(Cancelled),
            _ => {}
        }
    }
    Ok(suspects)
}
