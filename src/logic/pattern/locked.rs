//! Locked candidates: all places for a digit in one house lie in another house, too.

use super::sketched::Sketched;
use crate::board::{Digit, House, HouseSet, Position};
use crate::logic::sketch::Sketch;

/// All places for a digit in one house lie in another house, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LockedCandidates {
    /// The digit.
    pub digit: Digit,
    /// The house where the digit has only these places.
    pub base: House,
    /// The house that loses the digit elsewhere.
    pub cover: House,
}

impl Sketched for LockedCandidates {
    /// The places, on base and cover.
    fn sketch(&self, position: &Position) -> Sketch {
        let places = position.candidates_for(self.digit, self.base.cells());
        Sketch::of(places).on(HouseSet::of(self.base), HouseSet::of(self.cover))
    }
}
