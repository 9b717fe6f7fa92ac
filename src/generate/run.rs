//! Attempt after attempt, on one core or several, with the same outcome.

use super::{Generator, canonical};
use crate::board::Grid;
use crate::cancel::Cancel;
use std::collections::{BTreeMap, HashSet};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// How long to go on.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many puzzles.
    pub count: u64,
    /// So many attempts at most.
    pub max_tries: Option<u64>,
    /// How many attempts are made side by side.
    pub jobs: NonZeroUsize,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Attempts made.
    pub tried: u64,
    /// Puzzles found.
    pub kept: u64,
}

/// No attempt starts so far ahead of the first that is not finished.
const AHEAD: u64 = 1024;

impl Generator {
    /// Makes attempts in order of their numbers until there are enough puzzles, and tells of each.
    ///
    /// What is told is the same for any number of jobs; only where it stops when cancelled depends on time.
    pub fn run(
        &self,
        limits: Limits,
        cancel: Cancel<'_>,
        tell: impl FnMut(Progress, Option<Grid>) -> ControlFlow<()>,
    ) -> Progress {
        let mut teller = Teller { limits, progress: Progress::default(), seen: HashSet::new(), tell };
        if limits.count == 0 {
            return teller.progress;
        }
        let end = limits.max_tries.unwrap_or(u64::MAX);
        if limits.jobs.get() == 1 {
            for number in 0..end {
                if cancel.is_cancelled() || teller.take(self.made(number)).is_break() {
                    break;
                }
            }
        } else {
            self.side_by_side(end, cancel, &mut teller);
        }
        teller.progress
    }

    fn made(&self, number: u64) -> Option<Made> {
        self.attempt(number).map(|puzzle| Made::new(puzzle, self.request().distinct))
    }

    fn side_by_side(
        &self,
        end: u64,
        cancel: Cancel<'_>,
        teller: &mut Teller<impl FnMut(Progress, Option<Grid>) -> ControlFlow<()>>,
    ) {
        let (next, finished, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let work = |sender: mpsc::Sender<(u64, Option<Made>)>| {
            let stopped = || stop.load(Ordering::Relaxed) || cancel.is_cancelled();
            while !stopped() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                while number >= finished.load(Ordering::Relaxed).saturating_add(AHEAD) && !stopped() {
                    std::thread::sleep(Duration::from_millis(1));
                }
                if number >= end || sender.send((number, self.made(number))).is_err() {
                    return;
                }
            }
        };
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..teller.limits.jobs.get() {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            for (number, made) in receiver {
                waiting.insert(number, made);
                while let Some(made) = waiting.remove(&finished.load(Ordering::Relaxed)) {
                    finished.fetch_add(1, Ordering::Relaxed);
                    if teller.take(made).is_break() {
                        stop.store(true, Ordering::Relaxed);
                        return;
                    }
                }
            }
        });
    }
}

/// What an attempt made.
struct Made {
    puzzle: Grid,
    /// The canonical form, where no two may be alike.
    form: Option<Grid>,
}

impl Made {
    fn new(puzzle: Grid, distinct: bool) -> Made {
        Made { puzzle, form: distinct.then(|| canonical(&puzzle).map_or(puzzle, |(form, _)| form)) }
    }
}

/// Counts, leaves out what is there already, and tells.
struct Teller<F> {
    limits: Limits,
    progress: Progress,
    /// The canonical forms of the puzzles told of.
    seen: HashSet<Grid>,
    tell: F,
}

impl<F: FnMut(Progress, Option<Grid>) -> ControlFlow<()>> Teller<F> {
    fn take(&mut self, made: Option<Made>) -> ControlFlow<()> {
        self.progress.tried += 1;
        let fresh = made.filter(|made| made.form.is_none_or(|form| self.seen.insert(form)));
        self.progress.kept += u64::from(fresh.is_some());
        (self.tell)(self.progress, fresh.map(|made| made.puzzle))?;
        if self.progress.kept == self.limits.count { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{Transformation, full_grid, stream};

    #[test]
    fn what_is_alike_is_kept_once_if_asked_for() {
        for (distinct, expected) in [(true, 2), (false, 6)] {
            let random = &mut stream(1, 0);
            let limits = Limits { count: 100, max_tries: None, jobs: NonZeroUsize::MIN };
            let tell = |_, _| ControlFlow::Continue(());
            let mut teller = Teller { limits, progress: Progress::default(), seen: HashSet::new(), tell };
            for grid in [full_grid(random).grid, full_grid(random).grid] {
                for _ in 0..3 {
                    let _ = teller.take(Some(Made::new(Transformation::random(random).apply(&grid), distinct)));
                }
            }
            assert_eq!(teller.progress, Progress { tried: 6, kept: expected });
        }
    }
}
