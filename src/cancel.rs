//! Cancellation and progress: a flag that the caller sets and long computations read, and numbers
//! that they set and the caller reads.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

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
///
/// It also takes a [`Progress`], for computations that say how far they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cancel<'a> {
    flag: Option<&'a AtomicBool>,
    progress: Option<&'a Progress>,
}

impl<'a> Cancel<'a> {
    /// Never cancelled.
    pub const NEVER: Cancel<'static> = Cancel { flag: None, progress: None };

    /// Cancelled as soon as the flag is true.
    #[inline]
    pub fn when(flag: &'a AtomicBool) -> Self {
        Cancel { flag: Some(flag), progress: None }
    }

    /// The same, with a place for how far the computation is.
    #[inline]
    #[must_use]
    pub fn telling(self, progress: &'a Progress) -> Self {
        Cancel { progress: Some(progress), ..self }
    }

    /// The same for a part of the computation, which says nothing.
    #[inline]
    #[must_use]
    pub fn silent(self) -> Self {
        Cancel { progress: None, ..self }
    }

    /// Says that `done` parts of `of` are done.
    #[inline]
    pub fn report(self, done: usize, of: usize) {
        if let Some(progress) = self.progress {
            let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            progress.of.store(number(of), Ordering::Relaxed);
            progress.done.store(number(done), Ordering::Relaxed);
            if let (Some(told), Some((done, of))) = (progress.told, progress.read()) {
                told(done, of);
            }
        }
    }

    /// Whether the computation should end now.
    #[inline]
    pub fn is_cancelled(self) -> bool {
        self.flag.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// How far a computation is: the parts that are done, of how many. What a part is depends on the
/// computation: a cell, a technique, an attempt.
///
/// ```
/// use whydoku::{Cancel, Progress};
/// let progress = Progress::default();
/// Cancel::NEVER.telling(&progress).report(30, 81);
/// assert_eq!(progress.read(), Some((30, 81)));
/// ```
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU32,
    of: AtomicU32,
    told: Option<fn(u32, u32)>,
}

impl Progress {
    /// One that also calls a function, on the thread of the computation, whenever a part is done:
    /// for a caller that cannot read while it waits.
    pub const fn telling(told: fn(u32, u32)) -> Progress {
        Progress { done: AtomicU32::new(0), of: AtomicU32::new(0), told: Some(told) }
    }

    /// The parts that are done, and of how many; `None` if nothing was said yet.
    pub fn read(&self) -> Option<(u32, u32)> {
        let of = self.of.load(Ordering::Relaxed);
        (of > 0).then(|| (self.done.load(Ordering::Relaxed).min(of), of))
    }
}

/// The error of a computation that ended because its [`Cancel`] flag was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;
