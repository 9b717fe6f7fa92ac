//! Measures methods on the same puzzles so that nothing disturbs the figures: each method works on
//! a block of puzzles without the others in between, the blocks are gone through several times, and
//! of the times of a puzzle the shortest counts, since other work on a machine only ever adds to
//! it.

use super::stopwatch::{self, Limits, Run};
use crate::progress;
use crate::words::say;
use indicatif::ProgressBar;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use whydoku::board::Grid;
use whydoku::report::{CluesRecord, MethodRecord, MethodWithGrowth};
use whydoku::search::classic::{Method, ViewChoice};
use whydoku::{Cancel, Cancelled};

/// The most puzzles in a block.
const BLOCK: usize = 500;
/// The puzzles in the first block; a block has twice as many as the one before unless that took
/// long, so that little is lost when the measurement is interrupted.
const FIRST_BLOCK: usize = 4;
/// A block that takes longer is not followed by a larger one.
const LONG_BLOCK: Duration = Duration::from_secs(1);
/// A method that takes this long for a puzzle is not measured on it again: the share of the
/// scheduler no longer matters.
const LONG: Duration = Duration::from_millis(100);
const BETWEEN_MESSAGES: Duration = Duration::from_millis(100);

/// A measurement of methods, with the results so far.
pub struct Measurement<'a> {
    methods: &'a [&'static Method],
    views: &'a ViewChoice,
    limits: &'a Limits,
    repeat: u32,
    cancel: Cancel<'a>,
    block: Vec<Grid>,
    block_size: usize,
    sums: Vec<Sum>,
    progress: ProgressBar,
    shown: Cell<Instant>,
}

impl<'a> Measurement<'a> {
    pub fn new(
        methods: &'a [&'static Method],
        views: &'a ViewChoice,
        limits: &'a Limits,
        repeat: u32,
        cancel: Cancel<'a>,
    ) -> Self {
        for method in methods {
            // Initialises what is computed once, so that no measurement includes it.
            let _ = stopwatch::run(method, &Grid::EMPTY, views, &Limits { solutions: 1, ..limits.clone() }, cancel);
        }
        let sums = methods.iter().map(|method| Sum::new(method.id)).collect();
        let progress = progress::message();
        let block = Vec::new();
        let shown = Cell::new(Instant::now());
        Self { methods, views, limits, repeat, cancel, block, block_size: FIRST_BLOCK, sums, progress, shown }
    }

    /// Takes a puzzle, and measures all methods when enough have come.
    ///
    /// # Errors
    /// If the measurement is cancelled.
    pub fn take(&mut self, puzzle: Grid) -> Result<(), Cancelled> {
        self.block.push(puzzle);
        if self.block.len() < self.block_size {
            return Ok(());
        }
        let start = Instant::now();
        self.measure()?;
        if start.elapsed() < LONG_BLOCK {
            self.block_size = BLOCK.min(2 * self.block_size);
        }
        Ok(())
    }

    /// Measures all methods on the puzzles that were taken.
    ///
    /// # Errors
    /// If the measurement is cancelled; the puzzles that every method finished by then count.
    pub fn measure(&mut self) -> Result<(), Cancelled> {
        let mut runs: Vec<Vec<Run>> = self.methods.iter().map(|_| Vec::with_capacity(self.block.len())).collect();
        let measured = self.rounds(&mut runs);
        let finished = runs.iter().map(Vec::len).min().unwrap_or(0);
        for (sum, runs) in self.sums.iter_mut().zip(&runs) {
            for (puzzle, run) in self.block.iter().zip(&runs[..finished]) {
                sum.add(puzzle.filled().len(), run);
            }
        }
        self.block.clear();
        measured
    }

    fn rounds(&self, runs: &mut [Vec<Run>]) -> Result<(), Cancelled> {
        for round in 0..self.repeat {
            for (method, runs) in self.methods.iter().zip(&mut *runs) {
                // Cache contents that the other methods left must not be measured.
                if let Some(first) = self.block.first() {
                    stopwatch::run(
                        method,
                        first,
                        self.views,
                        &Limits { nodes: Some(1000), ..self.limits.clone() },
                        self.cancel,
                    )?;
                }
                for (index, puzzle) in self.block.iter().enumerate() {
                    self.show(method, round, index);
                    match runs.get_mut(index) {
                        Some(known) if known.time >= LONG => {}
                        Some(known) => {
                            let again = stopwatch::run(method, puzzle, self.views, self.limits, self.cancel)?;
                            known.time = known.time.min(again.time);
                        }
                        None => runs.push(stopwatch::run(method, puzzle, self.views, self.limits, self.cancel)?),
                    }
                }
            }
        }
        Ok(())
    }

    /// Shows the progress of the measurement.
    fn show(&self, method: &Method, round: u32, index: usize) {
        // Making the message would disturb the measurement.
        if self.progress.is_hidden() || self.shown.get().elapsed() < BETWEEN_MESSAGES {
            return;
        }
        self.shown.set(Instant::now());
        let before = self.sums.first().map_or(0, |sum| sum.record.puzzles) as usize;
        let puzzle = (before + index + 1).into();
        let arguments = [("puzzle", puzzle), ("method", method.id.into()), ("round", (round as usize + 1).into())];
        self.progress.set_message(say("compare-progress", &arguments));
    }

    /// The sums with their ratios to the best method: the fastest of those that gave up least
    /// often.
    pub fn finish(self) -> Vec<MethodWithGrowth> {
        self.progress.finish_and_clear();
        let least = self.sums.iter().map(|sum| sum.record.gave_up).min().unwrap_or(0);
        let best = self.sums.iter().filter(|sum| sum.record.gave_up == least).map(|sum| sum.record.seconds);
        let best = best.fold(f64::INFINITY, f64::min);
        let finish = |mut sum: Sum| {
            if best > 0.0 && best.is_finite() {
                sum.record.ratio = sum.record.seconds / best;
            }
            MethodWithGrowth { sum: sum.record, clues: sum.clues.into_values().collect() }
        };
        self.sums.into_iter().map(finish).collect()
    }
}

/// The work of one method on all puzzles.
struct Sum {
    record: MethodRecord,
    clues: BTreeMap<usize, CluesRecord>,
}

impl Sum {
    fn new(method: &'static str) -> Sum {
        let record = MethodRecord {
            method,
            puzzles: 0,
            solved: 0,
            gave_up: 0,
            solutions: 0,
            tried: 0,
            guesses: 0,
            max_depth: 0,
            seconds: 0.0,
            ratio: 1.0,
        };
        Sum { record, clues: BTreeMap::new() }
    }

    fn add(&mut self, clues: usize, run: &Run) {
        let sum = &mut self.record;
        sum.puzzles += 1;
        sum.solved += u64::from(run.solutions > 0 && !run.gave_up);
        sum.gave_up += u64::from(run.gave_up);
        sum.solutions += run.solutions;
        sum.tried += run.effort.tried;
        sum.guesses += run.effort.guesses;
        sum.max_depth = sum.max_depth.max(run.effort.depth);
        sum.seconds += run.time.as_secs_f64();

        let sum = self.clues.entry(clues).or_default();
        sum.clues = clues;
        sum.puzzles += 1;
        sum.gave_up += u64::from(run.gave_up);
        sum.tried += run.effort.tried;
        sum.seconds += run.time.as_secs_f64();
    }
}
