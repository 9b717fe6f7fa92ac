//! Backtracking: the solver that everybody writes first.
//!
//! *Idea.* Take the first empty cell in reading order. Try the digits from 1 to 9 in it: for each
//! that is not in its row, column or box yet, write it and solve the rest the same way; then erase
//! it and try the next. When the last cell is filled, that is a solution. When no digit is left, go
//! back to the previous cell.
//!
//! *Cost.* A check scans up to 27 cells, and each cell takes nine checks. Worse, an early wrong
//! digit is refuted only many cells later, after the cells between have been filled in every
//! combination that fits; a puzzle whose first row is empty may take many millions of steps.
//!
//! *Next.* [`bitmaps`](super::bitmaps) makes the check fast, and changes nothing else.
//!
//! The function is recursive, as in the articles. Its local variables are stored in a list by
//! level, so that it can return with a solution; the next call descends the same path without
//! changing anything and continues at its end.

use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet, Element, Grid};

/// A search by plain backtracking; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct Backtracking {
    grid: Grid,
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

/// Whether this digit fits into this cell, by a scan of row, column and box.
fn fits(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    cell.houses().into_iter().all(|house| (0..9).all(|place| grid.get(house.cell(place)) != Some(digit)))
}

impl Backtracking {
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
            let left: DigitSet = Digit::all().filter(|&digit| fits(&self.grid, cell, digit)).collect();
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
                log.filled(Candidate::new(cell, digit), of);
            }
            match self.fill(level + 1, log) {
                Stop::Exhausted => {
                    self.grid.set(cell, None);
                    log.given_up(of);
                    log.emptied(cell);
                }
                stop => return stop,
            }
        }
    }
}

impl Machine for Backtracking {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        let empty = Cell::all().filter(|&cell| givens.get(cell).is_none());
        let levels = empty.map(|cell| Level { cell, left: DigitSet::EMPTY, of: 0 }).collect();
        Some(Backtracking { grid: *givens, levels, returning: false })
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
