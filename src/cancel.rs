//! Cancellation: a flag that the caller sets and long computations read.

use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that ends a long computation once the caller sets it. Every computation that may take
/// long accepts one.
///
/// ```
/// use std::sync::atomic::{AtomicBool, Ordering};
/// use whydoku::Cancel;
/// let flag = AtomicBool::new(false);
/// let cancel = Cancel::when(&flag);
/// assert!(!cancel.is_cancelled());
/// flag.store(true, Ordering::Relaxed);
/// assert!(cancel.is_cancelled() && !Cancel::NEVER.is_cancelled());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Cancel<'a>(Option<&'a AtomicBool>);

impl<'a> Cancel<'a> {
    /// Never cancelled.
    pub const NEVER: Cancel<'static> = Cancel(None);

    /// Cancelled as soon as the flag is true.
    #[inline]
    pub fn when(flag: &'a AtomicBool) -> Self {
        Cancel(Some(flag))
    }

    /// Whether the computation should end now.
    #[inline]
    pub fn is_cancelled(self) -> bool {
        self.0.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// The error of a computation that ended because its [`Cancel`] flag was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;
