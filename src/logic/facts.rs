//! A position, as the techniques see it.
//!
//! Techniques read a [`Position`] through [`Facts`]. What several techniques need and what takes work to find
//! is kept here, computed once for a position and only when asked.

use super::chute::may_be_locked;
use super::table::{Table, has_tight_rows};
use crate::board::{Digit, DigitSet, Element, House, HouseSet, Position};
use std::cell::OnceCell;
use std::ops::Deref;

/// A position and what has been found out about it so far.
pub struct Facts<'a> {
    position: &'a Position,
    locked: OnceCell<DigitSet>,
    subsets: OnceCell<HouseSet>,
    fish: OnceCell<DigitSet>,
}

impl<'a> Facts<'a> {
    /// Nothing is computed yet.
    #[inline]
    pub fn new(position: &'a Position) -> Self {
        Facts { position, locked: OnceCell::new(), subsets: OnceCell::new(), fish: OnceCell::new() }
    }

    /// The digits that may have [locked candidates](super::chute); no other has.
    #[inline]
    pub fn digits_with_locked(&self) -> DigitSet {
        *self.locked.get_or_init(|| Digit::all().filter(|&digit| may_be_locked(self.position, digit)).collect())
    }

    /// The houses that may have naked or hidden subsets, [tight rows](super::table) of their tables; no other has.
    #[inline]
    pub fn houses_with_subsets(&self) -> HouseSet {
        let has_subsets = |&house: &House| has_tight_rows(&Table::DigitsIn(house).marks(self.position));
        *self.subsets.get_or_init(|| House::all().filter(has_subsets).collect())
    }

    /// The digits that may have basic fish, [tight rows](super::table) of their tables; no other has.
    #[inline]
    pub fn digits_with_fish(&self) -> DigitSet {
        let has_fish = |&digit: &Digit| has_tight_rows(&Table::Rows(digit).marks(self.position));
        *self.fish.get_or_init(|| Digit::all().filter(has_fish).collect())
    }
}

impl Deref for Facts<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        self.position
    }
}
