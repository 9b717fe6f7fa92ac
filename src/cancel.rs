//! Ending a long search from outside.

use std::sync::atomic::{AtomicBool, Ordering};

/// A flag, handed in from outside, that ends a long search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cancel<'a>(Option<&'a AtomicBool>);

impl<'a> Cancel<'a> {
    /// Never cancelled.
    pub const NEVER: Cancel<'static> = Cancel(None);

    /// Cancelled once the flag is true.
    pub fn when(flag: &'a AtomicBool) -> Self {
        Cancel(Some(flag))
    }

    /// Whether the work is to end.
    #[inline]
    pub fn is_cancelled(self) -> bool {
        self.0.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// The work was ended from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;
