//! Backtracking: what everybody writes first.
//!
//! *Idea.* Take the first empty cell in reading order. Try the digits from 1 to 9 in it: for each that stands neither in the
//! row nor in the column nor in the box, write it and solve the rest the same way; then erase it and try the next. When the
//! last cell is filled, that is a solution. When no digit is left, go back to the cell before.
//!
//! *Cost.* A check scans up to 27 cells, and a cell is given nine checks. Worse, an early wrong digit is found out only
//! many cells later, when the cells in its way have been filled in every combination that fits; a puzzle whose first
//! row is empty may take many millions of steps.
//!
//! *Next.* [`bitmaps`](super::bitmaps) makes the check quick, and changes nothing else.
//!
//! The function calls itself, as in the articles. What would be its local variables is kept in a list by level, so that
//! it can be left with a solution in hand; called again, it walks down the same path without changing anything and
//! goes on at its end.

use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet, Element, Grid};

/// A search by plain backtracking; see the [module](self).
#[derive(Clone, Debug)]
pub struct Backtracking {
    grid: Grid,
    levels: Vec<Level>,
    /// Are we on the way back to where we stopped?
    returning: bool,
}

/// An empty cell of the puzzle.
#[derive(Clone, Debug)]
struct Level {
    cell: Cell,
    /// The digits that fit and were not tried yet.
    left: DigitSet,
    /// How many digits fit.
    of: usize,
}

/// May this digit stand in this cell? One scan of row, column and box.
fn fits(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    cell.houses().into_iter().all(|house| (0..9).all(|place| grid.get(house.cell(place)) != Some(digit)))
}

impl Backtracking {
    /// Fills the cells from this level on. Everything is as before when nothing (more) is found.
    fn fill<O: Observer>(&mut self, level: usize, log: &mut Log<O>) -> Flow {
        let Some(&Level { cell, .. }) = self.levels.get(level) else {
            return if std::mem::take(&mut self.returning) { Flow::Exhausted } else { Flow::Solution };
        };
        if self.grid.get(cell).is_none() {
            self.returning = false;
            if !log.node() {
                return Flow::Paused;
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
                let Some(digit) = left.first() else { return Flow::Exhausted };
                left.remove(digit);
                self.grid.set(cell, Some(digit));
                log.filled(Candidate::new(cell, digit), of);
            }
            match self.fill(level + 1, log) {
                Flow::Exhausted => {
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

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        let flow = self.fill(0, log);
        self.returning = true;
        flow
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
