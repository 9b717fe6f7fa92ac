//! The source of the next step.

use super::facts::Facts;
use super::step::Step;
use crate::cancel::{Cancel, Cancelled};

/// A way to choose the next step: a profile, or a rating that has a path of its own.
pub trait Ladder {
    /// The next step; `None` when there is none. The facts are the ladder's to fill, and are kept
    /// from step to step.
    ///
    /// # Errors
    /// If the search was cancelled.
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled>;

    /// Whether the next step is a single wherever there is one: full houses first, then hidden
    /// singles in boxes, rows and columns, then naked ones, each by number. The caller may look
    /// them up then.
    fn begins_with_singles(&self) -> bool {
        false
    }
}
