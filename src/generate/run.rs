//! Attempt after attempt, on one thread or several, with the same results.

use super::Generator;
use crate::board::Grid;
use crate::cancel::Cancel;
use crate::equivalence::canonical;
use crate::parallel::map_in_order;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

/// The limits of a run, and the number of its threads. Other fields may follow: use
/// `..RunLimits::default()`.
#[derive(Clone, Copy, Debug)]
pub struct RunLimits {
    /// Stop after this number of puzzles.
    pub count: u64,
    /// Stop after this number of attempts.
    pub max_tries: Option<u64>,
    /// The number of threads; the puzzles do not depend on it. At most four per processor are used.
    pub jobs: NonZeroUsize,
}

impl Default for RunLimits {
    /// One puzzle, however many attempts it takes, on one thread.
    fn default() -> RunLimits {
        RunLimits { count: 1, max_tries: None, jobs: NonZeroUsize::MIN }
    }
}

/// The progress of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Progress {
    /// Attempts made.
    pub tried: u64,
    /// Puzzles kept.
    pub kept: u64,
}

impl Generator {
    /// Makes attempts, in the order of their numbers, until there are enough puzzles.
    ///
    /// After each attempt `report` receives the progress and the puzzle, if there is one, and may
    /// stop the run. It is called on any of the threads, on one at a time. Its arguments do not
    /// depend on their number; only where a cancelled run stops depends on timing.
    pub fn run(
        &self,
        limits: RunLimits,
        cancel: Cancel<'_>,
        mut report: impl FnMut(Progress, Option<Grid>) -> ControlFlow<()> + Send,
    ) -> Progress {
        let mut tally = Tally::default();
        if limits.count == 0 {
            return tally.progress;
        }
        let numbers = (0..limits.max_tries.unwrap_or(u64::MAX)).take_while(|_| !cancel.is_cancelled());
        let find = |number| self.attempt(number).map(|puzzle| Found::new(puzzle, self.request().distinct));
        // An error only says that the run ended before the numbers did.
        let _ = map_in_order(numbers, limits.jobs, find, |found| {
            let puzzle = tally.add(found);
            let stop = report(tally.progress, puzzle).is_break();
            if stop || tally.progress.kept == limits.count || cancel.is_cancelled() { Err(()) } else { Ok(()) }
        });
        tally.progress
    }

    /// The puzzles, in the order of their attempts and without end. Looks for one when it is asked
    /// for, on the calling thread.
    ///
    /// ```
    /// use whydoku::generate::Generator;
    /// let puzzles: Vec<_> = Generator::minimal(1).puzzles().take(2).collect();
    /// assert_ne!(puzzles[0], puzzles[1]);
    /// ```
    pub fn puzzles(self) -> impl Iterator<Item = Grid> {
        let mut tally = Tally::default();
        (0..).filter_map(move |number| {
            let found = self.attempt(number).map(|puzzle| Found::new(puzzle, self.request().distinct));
            tally.add(found)
        })
    }
}

/// The result of a successful attempt.
struct Found {
    puzzle: Grid,
    /// The canonical form, if equivalent puzzles are to be dropped.
    form: Option<Grid>,
}

impl Found {
    fn new(puzzle: Grid, distinct: bool) -> Found {
        Found { puzzle, form: distinct.then(|| canonical(&puzzle).map_or(puzzle, |(form, _)| form)) }
    }
}

/// Counts attempts and drops repeated puzzles.
#[derive(Default)]
struct Tally {
    progress: Progress,
    /// The canonical forms of the puzzles kept.
    seen: HashSet<Grid>,
}

impl Tally {
    /// Counts an attempt. Returns its puzzle unless an equivalent one was kept before.
    fn add(&mut self, found: Option<Found>) -> Option<Grid> {
        self.progress.tried += 1;
        let kept = found.filter(|found| found.form.is_none_or(|form| self.seen.insert(form)))?;
        self.progress.kept += 1;
        Some(kept.puzzle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equivalence::Transformation;
    use crate::generate::{Random, full_grid};

    #[test]
    fn equivalent_puzzles_are_dropped_if_requested() {
        for (distinct, expected) in [(true, 2), (false, 6)] {
            let random = &mut Random::new(1, 0);
            let mut tally = Tally::default();
            for grid in [full_grid(random).grid, full_grid(random).grid] {
                for _ in 0..3 {
                    tally.add(Some(Found::new(Transformation::random(random).apply(&grid), distinct)));
                }
            }
            assert_eq!(tally.progress, Progress { tried: 6, kept: expected });
        }
    }
}
