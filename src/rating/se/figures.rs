//! The numbers of a rating.

use super::length::tenths;
use crate::board::Conflict;
use crate::cancel::Cancelled;
use std::fmt::{self, Write as _};

/// A rating in tenths, shown with one decimal.
///
/// ```
/// assert_eq!(whydoku::rating::se::Tenths(72).to_string(), "7.2");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tenths(pub u16);

impl Tenths {
    /// The rating of a puzzle that no rule solves.
    pub const UNSOLVED: Tenths = Tenths(200);

    /// The tenths that represent an exact rating.
    pub(super) fn of(rating: f64) -> Tenths {
        Tenths(tenths(rating))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nearly all have one digit before the point; a row of a batch has three such numbers.
        let digit = |number: u16| char::from(b'0' + (number % 10) as u8);
        if self.0 < 100 {
            f.write_char(digit(self.0 / 10))?
        } else {
            (self.0 / 10).fmt(f)?
        }
        f.write_char('.')?;
        f.write_char(digit(self.0))
    }
}

/// The rating of a puzzle, shown as `ER/EP/ED`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeRating {
    /// The explainer rating: that of the hardest step; 20.0 if the rules do not solve the puzzle.
    pub er: Tenths,
    /// The pearl rating: that of the hardest step up to the first placement.
    pub ep: Tenths,
    /// The diamond rating: that of the first step.
    pub ed: Tenths,
}

impl SeRating {
    /// Adds the next step of a path.
    #[inline]
    pub(in crate::rating) fn add(&mut self, step: Tenths, is_placement: bool) {
        self.er = self.er.max(step);
        if self.ep == Tenths(0) {
            if self.ed == Tenths(0) {
                self.ed = step;
            }
            if is_placement {
                self.ep = self.er;
            }
        }
    }
}

impl fmt::Display for SeRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// The reason for a missing rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RateError {
    /// A house contains a digit twice.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// There is no solution.
    #[error("there is no solution")]
    NoSolution,
    /// There are several solutions, but some rules hold only for a unique one.
    #[error("there is more than one solution")]
    SeveralSolutions,
    /// The cancel flag was set.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
