//! A position, as the techniques see it.
//!
//! Techniques read a [`Position`] through [`Facts`]. What several techniques need and what takes work to find
//! is kept here, computed once for a position and only when asked.

use super::table::{Rows, Table};
use crate::board::Position;
use std::cell::OnceCell;
use std::ops::Deref;

/// A position and what has been found out about it so far.
pub struct Facts<'a> {
    position: &'a Position,
    /// The pairs of tables that may have tight rows, as bits; see [`Table::pair`].
    tight: OnceCell<u64>,
}

impl<'a> Facts<'a> {
    /// Nothing is computed yet.
    pub fn new(position: &'a Position) -> Self {
        Facts { position, tight: OnceCell::new() }
    }

    /// The rows of a table, unless it is known that no rows of it are [tight](super::table).
    #[inline]
    pub fn rows_if_tight(&self, table: Table) -> Option<Rows> {
        let tight = *self.tight.get_or_init(|| self.pairs_with_tight_rows());
        (tight >> table.pair() & 1 != 0).then(|| table.rows(self.position))
    }

    fn pairs_with_tight_rows(&self) -> u64 {
        let may_be_tight =
            |pair: usize| Table::of_pair(pair).iter().any(|table| table.rows(self.position).has_small_tight());
        (0..Table::PAIRS).filter(|&pair| may_be_tight(pair)).fold(0, |pairs, pair| pairs | 1 << pair)
    }
}

impl Deref for Facts<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        self.position
    }
}
