//! Attempt after attempt, in generations.

use super::{Fit, Kept, Order};
use crate::board::Grid;
use crate::cancel::Cancel;
use crate::equivalence::canonical;
use crate::generate::{Generator, Progress, Random, RunLimits};
use crate::parallel::{LIGHT, map_with_pauses};
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of attempts after which the puzzles found are known to the next ones.
const GENERATION: u64 = 512;

/// The maximum number of known puzzles.
const MOST_KNOWN: usize = 64;

/// The number of attempts per kept puzzle beyond which most are made near known puzzles.
const RARE: u64 = 1000;

/// One in this many of these attempts starts anew, so that not all puzzles are relatives.
const ANEW: u64 = 8;

/// Added to the seed where a known puzzle is chosen, so that the choice has random numbers of its
/// own.
const CHOICE: u64 = 0x6b6e_6f77;

/// An attempt to be made: its number, and the puzzles that are known, if it is to be made near one.
struct Attempt {
    number: u64,
    near: Option<Arc<[Grid]>>,
}

impl Order {
    /// Makes attempts, in the order of their numbers, until there are enough puzzles that fit. No
    /// puzzle is kept twice.
    ///
    /// After each attempt `report` receives the progress and the puzzle, if it is kept, and may
    /// stop the run. It is called on any of the threads, on one at a time. Its arguments do not
    /// depend on their number; only where a cancelled run stops depends on timing.
    pub fn run(
        &self,
        generator: &Generator,
        limits: RunLimits,
        cancel: Cancel<'_>,
        mut report: impl FnMut(Progress, Option<Kept>) -> ControlFlow<()> + Send,
    ) -> Progress {
        if limits.count == 0 {
            return Progress::default();
        }
        let tally = Mutex::new(Tally::new(self, cancel));
        let tallied = || tally.lock().unwrap_or_else(PoisonError::into_inner);
        let most = limits.max_tries.unwrap_or(u64::MAX);
        let (mut number, mut paused) = (0, false);
        let mut near = tallied().near(0);
        let attempts = std::iter::from_fn(|| {
            if number == most || cancel.is_cancelled() {
                return None;
            }
            if number > 0 && number % GENERATION == 0 && !paused {
                paused = true;
                return Some(None);
            }
            if std::mem::take(&mut paused) {
                near = tallied().near(number);
            }
            number += 1;
            let is_anew = (number - 1).is_multiple_of(ANEW);
            Some(Some(Attempt { number: number - 1, near: near.clone().filter(|_| !is_anew) }))
        });
        let work = |attempt: Attempt| {
            let puzzle = attempt.make(generator)?;
            Some((puzzle, self.judge(puzzle, cancel)))
        };
        let is_distinct = generator.request().distinct;
        // An error only says that the run ended before the numbers did.
        let _ = map_with_pauses(attempts, limits.jobs, LIGHT, work, |judged| {
            let Some(judged) = judged else { return Ok(()) };
            let mut tally = tallied();
            let kept = tally.add(judged, is_distinct);
            let stop = report(tally.progress, kept).is_break();
            if stop || tally.progress.kept == limits.count || cancel.is_cancelled() { Err(()) } else { Ok(()) }
        });
        tallied().progress
    }
}

impl Attempt {
    fn make(&self, generator: &Generator) -> Option<Grid> {
        let Some(known) = &self.near else { return generator.attempt(self.number) };
        let mut random = Random::new(generator.request().seed ^ CHOICE, self.number);
        generator.attempt_near(known.get(random.below(known.len()))?, self.number)
    }
}

/// Counts attempts, drops repeated puzzles, and remembers those to search near.
struct Tally {
    progress: Progress,
    seen: HashSet<Grid>,
    /// Puzzles with the amount by which they miss, the best first, and among equals the latest.
    known: Vec<(u32, Grid)>,
}

impl Tally {
    fn new(order: &Order, cancel: Cancel<'_>) -> Tally {
        let mut tally = Tally { progress: Progress::default(), seen: HashSet::new(), known: Vec::new() };
        for &puzzle in order.known.iter().rev() {
            let verdict = order.rating.is_some().then(|| order.judge(puzzle, cancel));
            match verdict {
                Some(Fit::Misses(distance)) => tally.learn(distance.unwrap_or(0), puzzle),
                Some(Fit::Fits(_)) | None => tally.learn(0, puzzle),
            }
        }
        tally
    }

    /// The puzzles near which the attempts from this one on are made, if few are kept otherwise.
    fn near(&self, tried: u64) -> Option<Arc<[Grid]>> {
        let is_rare = tried > 0 && self.progress.kept < tried.div_ceil(RARE);
        (is_rare && !self.known.is_empty()).then(|| self.known.iter().map(|(_, puzzle)| *puzzle).collect())
    }

    fn add(&mut self, judged: Option<(Grid, Fit)>, is_distinct: bool) -> Option<Kept> {
        self.progress.tried += 1;
        let (puzzle, verdict) = judged?;
        match verdict {
            Fit::Fits(kept) => {
                let form = if is_distinct { canonical(&puzzle).map_or(puzzle, |(form, _)| form) } else { puzzle };
                if !self.seen.insert(form) {
                    return None;
                }
                self.learn(0, puzzle);
                self.progress.kept += 1;
                Some(*kept)
            }
            Fit::Misses(distance) => {
                if let Some(distance) = distance {
                    self.learn(distance, puzzle);
                }
                None
            }
        }
    }

    fn learn(&mut self, distance: u32, puzzle: Grid) {
        let place = self.known.partition_point(|(known, _)| *known < distance);
        if place < MOST_KNOWN && !self.known.iter().any(|(_, known)| *known == puzzle) {
            self.known.insert(place, (distance, puzzle));
            self.known.truncate(MOST_KNOWN);
        }
    }
}
