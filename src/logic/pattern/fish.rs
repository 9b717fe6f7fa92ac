//! Fish: a digit whose places in some lines lie in as many crossing lines.

use crate::board::{Digit, HouseSet, Position};
use crate::logic::sketch::Sketch;

/// A digit whose places in some lines lie in as many crossing lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses where the digit has only these places.
    pub base: HouseSet,
    /// The houses that lose the digit elsewhere; as many.
    pub cover: HouseSet,
}

impl Fish {
    /// The places in the base, on base and cover.
    pub(super) fn sketch(&self, position: &Position) -> Sketch {
        Sketch::of(position.candidates_for(self.digit, self.base.cells())).on(self.base, self.cover)
    }
}
