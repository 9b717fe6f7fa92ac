//! A position, as the techniques see it.
//!
//! Techniques read a [`Position`] through [`Facts`]. What several techniques need and what takes work to find
//! (links, almost locked sets) is to be kept here, computed once for a position and only when asked; the
//! techniques of today need nothing beyond what a position keeps anyway.

use crate::board::Position;
use std::ops::Deref;

/// A position and what has been found out about it so far.
pub struct Facts<'a> {
    position: &'a Position,
}

impl<'a> Facts<'a> {
    /// Nothing is computed yet.
    pub fn new(position: &'a Position) -> Self {
        Facts { position }
    }
}

impl Deref for Facts<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        self.position
    }
}
