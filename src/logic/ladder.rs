//! Where the next step comes from.

use super::step::Step;
use crate::board::Position;
use std::sync::atomic::{AtomicBool, Ordering};

/// A way to choose the next step: a profile's list of techniques, or the order of some rating.
pub trait Ladder {
    /// The next step, or `None` when there is none (or when the search was cancelled).
    fn next_step(&self, position: &Position, cancel: Cancel<'_>) -> Option<Step>;
}

/// A flag, handed in from outside, that ends a long search.
#[derive(Clone, Copy, Default)]
pub struct Cancel<'a>(Option<&'a AtomicBool>);

impl<'a> Cancel<'a> {
    /// Never cancelled.
    pub const NEVER: Cancel<'static> = Cancel(None);

    /// Cancelled once the flag is true.
    pub fn when(flag: &'a AtomicBool) -> Self {
        Cancel(Some(flag))
    }

    /// Is it time to stop?
    pub fn is_cancelled(self) -> bool {
        self.0.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
