//! Where the next step comes from.

use super::step::Step;
use crate::board::Position;
use crate::cancel::Cancel;

/// A way to choose the next step: a profile's list of techniques, or the order of some rating.
pub trait Ladder {
    /// The next step, or `None` when there is none (or when the search was cancelled).
    fn next_step(&self, position: &Position, cancel: Cancel<'_>) -> Option<Step>;
}
