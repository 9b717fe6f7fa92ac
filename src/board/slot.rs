//! The nine candidates of a constraint, by number.

use super::set::{Set, numbered};
use std::fmt;

/// The number of a candidate within a constraint, 0 to 8; see [`Constraint`](super::Constraint).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(u8);

numbered!(Slot(u8), bits u16, count 9);

/// Candidates of one constraint, as slots.
pub type Slots = Set<Slot>;

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
