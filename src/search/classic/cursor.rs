//! The cursor: an explicit stack instead of recursion.
//!
//! *Idea.* A recursive function keeps its progress on the call stack, so to report a solution it
//! must either return or call back. Keep the stack as a list instead, and the progress of the
//! search is a value like any other: it can be put aside and resumed. Each call moves on to the
//! next solution, as a database cursor moves to the next row, until there are no more.
//!
//! Two moves suffice. *Forward* goes to the next empty cell and finds its digits. *Next* writes the
//! next digit of the last cell on the stack, or pops the cell when it has none left.
//!
//! *Cost.* It tries the same digits as [`bitmaps`](super::bitmaps) and takes about as long, because
//! calls are cheap. The gain is that the search can pause and resume anywhere, without descending
//! its path again.
//!
//! *Next.* [`candidates`](super::candidates) tries fewer digits.

use super::bitmaps::Used;
use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, Constraint, DigitSet, Element, Grid};

/// A search by backtracking with an explicit stack; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    grid: Grid,
    used: Used,
    /// The empty cells of the puzzle, in reading order.
    cells: Vec<Cell>,
    /// The frames of the first of these cells, in the same order.
    stack: Vec<Frame>,
    /// Whether the grid is a solution that has been returned.
    returned: bool,
}

/// The digits of a cell.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Those that fit and have not been tried.
    left: DigitSet,
    /// The number of digits that fit.
    of: usize,
}

impl Cursor {
    /// Writes the next digit of the last cell on the stack that has one left. Returns false if
    /// there is none.
    fn next_digit<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
        while let Some(frame) = self.stack.last_mut() {
            let (left, of) = (frame.left, frame.of);
            let next = left.first();
            frame.left = next.map_or(left, |digit| left.without(digit));
            let cell = self.cells[self.stack.len() - 1];
            if let Some(digit) = self.grid.get(cell) {
                self.used.flip(cell, digit);
                self.grid.set(cell, None);
                log.given_up(of);
                log.emptied(cell);
            }
            if let Some(digit) = next {
                self.used.flip(cell, digit);
                self.grid.set(cell, next);
                log.filled(Candidate::new(cell, digit), of);
                return true;
            }
            self.stack.pop();
        }
        false
    }
}

impl Machine for Cursor {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        let cells = Cell::all().filter(|&cell| givens.get(cell).is_none()).collect();
        Some(Cursor { grid: *givens, used: Used::new(givens), cells, stack: Vec::new(), returned: false })
    }

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        if std::mem::take(&mut self.returned) && !self.next_digit(log) {
            return Stop::Exhausted;
        }
        loop {
            let Some(&cell) = self.cells.get(self.stack.len()) else {
                self.returned = true;
                return Stop::Solution;
            };
            if !log.node() {
                return Stop::Paused;
            }
            let left = self.used.fitting(cell);
            self.stack.push(Frame { left, of: left.len() });
            if left.is_empty() {
                log.dead_end(Constraint::cell(cell));
            }
            if !self.next_digit(log) {
                return Stop::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
