//! Bitmaps: backtracking with quick checks.
//!
//! *Idea.* For each of the 27 houses keep the set of the digits in it, nine bits. The digits that
//! fit into a cell are those in none of its three sets: two ORs and a complement give all of them
//! at once, and iterating over the bits that are set skips the digits that do not fit. Writing a
//! digit sets three bits, erasing it clears them.
//!
//! *Cost.* A check is three look-ups instead of up to 27 cells read. The search tries exactly the
//! same digits in the same order as [`backtracking`](super::backtracking), so a puzzle that is bad
//! for that method is bad for this one, which is only some five times as fast.
//!
//! *Next.* [`cursor`](super::cursor) does without recursion; [`candidates`](super::candidates)
//! tries fewer digits.
//!
//! How it stops at a solution and resumes is explained in [`backtracking`](super::backtracking).

use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet, Element, Grid};

/// The digits in each of the 27 houses.
#[derive(Clone, Debug)]
pub(super) struct Used([u16; 27]);

impl Used {
    /// The used digits of a grid.
    pub(super) fn new(grid: &Grid) -> Used {
        let mut used = Used([0; 27]);
        for cell in Cell::all() {
            if let Some(digit) = grid.get(cell) {
                used.flip(cell, digit);
            }
        }
        used
    }

    /// Writes a digit that is not in the cell's houses, or erases it.
    #[inline]
    pub(super) fn flip(&mut self, cell: Cell, digit: Digit) {
        for house in cell.houses() {
            self.0[house.index()] ^= 1 << digit.index();
        }
    }

    /// The digits that fit into an empty cell.
    #[inline]
    pub(super) fn fitting(&self, cell: Cell) -> DigitSet {
        let [row, column, block] = cell.houses().map(|house| self.0[house.index()]);
        DigitSet::from_bits(0x1ff & !(row | column | block))
    }
}

/// A search by backtracking with bitmaps; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct Bitmaps {
    grid: Grid,
    used: Used,
    levels: Vec<Level>,
    /// Whether the search is on its way back to where it stopped.
    returning: bool,
}

/// An empty cell of the puzzle.
#[derive(Clone, Debug)]
struct Level {
    cell: Cell,
    /// The digits that fit and have not been tried.
    left: DigitSet,
    /// The number of digits that fit.
    of: usize,
}

impl Bitmaps {
    /// Fills the cells from this level on. Leaves everything unchanged if there are no more
    /// solutions.
    fn fill<L: Listener>(&mut self, level: usize, log: &mut Log<L>) -> Stop {
        let Some(&Level { cell, .. }) = self.levels.get(level) else {
            return if std::mem::take(&mut self.returning) { Stop::Exhausted } else { Stop::Solution };
        };
        if self.grid.get(cell).is_none() {
            self.returning = false;
            if !log.node() {
                return Stop::Paused;
            }
            let left = self.used.fitting(cell);
            self.levels[level] = Level { cell, left, of: left.len() };
            if left.is_empty() {
                log.dead_end(Constraint::cell(cell));
            }
        }
        loop {
            let Level { left, of, .. } = &mut self.levels[level];
            let of = *of;
            if !self.returning {
                let Some(digit) = left.first() else { return Stop::Exhausted };
                left.remove(digit);
                self.grid.set(cell, Some(digit));
                self.used.flip(cell, digit);
                log.filled(Candidate::new(cell, digit), of);
            }
            match self.fill(level + 1, log) {
                Stop::Exhausted => {
                    if let Some(digit) = self.grid.get(cell) {
                        self.used.flip(cell, digit);
                    }
                    self.grid.set(cell, None);
                    log.given_up(of);
                    log.emptied(cell);
                }
                stop => return stop,
            }
        }
    }
}

impl Machine for Bitmaps {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        let empty = Cell::all().filter(|&cell| givens.get(cell).is_none());
        let levels = empty.map(|cell| Level { cell, left: DigitSet::EMPTY, of: 0 }).collect();
        Some(Bitmaps { grid: *givens, used: Used::new(givens), levels, returning: false })
    }

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        let stop = self.fill(0, log);
        self.returning = true;
        stop
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
