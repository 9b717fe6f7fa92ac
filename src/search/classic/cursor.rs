//! The cursor: a stack of one's own instead of recursion.
//!
//! *Idea.* A function that calls itself keeps where it is on the machine's stack, and to give a solution it must either
//! end there or call somebody with it. Keep the stack as a list instead, and where the search stands is a value like any
//! other: it can be put aside and taken up again. Each call goes on to the next solution, like a cursor in a database
//! that gives the next row, and says at last that there are no more.
//!
//! Two moves suffice. *Forward* goes to the next empty cell and finds its digits. *Next* writes the next digit of the last
//! cell on the stack, or takes the cell from the stack when it has none left.
//!
//! *Cost.* The same digits are tried as by [`bitmaps`](super::bitmaps), and it takes about as long: calls are cheap. What
//! is won is that the search can be put down and taken up anywhere, without walking down its path again.
//!
//! *Next.* [`candidates`](super::candidates): it is high time to try fewer digits.

use super::bitmaps::Used;
use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use crate::board::{Candidate, Cell, Constraint, DigitSet, Element, Grid};

/// A search by backtracking with an explicit stack; see the [module](self).
#[derive(Clone, Debug)]
pub struct Cursor {
    grid: Grid,
    used: Used,
    /// The empty cells of the puzzle, in reading order.
    cells: Vec<Cell>,
    /// What is on the stack for the first so many of them.
    stack: Vec<Frame>,
    /// Is the grid a solution that was given already?
    given: bool,
}

/// The digits of a cell.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Those that fit and were not tried yet.
    left: DigitSet,
    /// How many fit.
    of: usize,
}

impl Cursor {
    /// Writes the next digit of the last cell on the stack that has one left. `false` when there is none.
    fn next_digit<O: Observer>(&mut self, log: &mut Log<O>) -> bool {
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
        Some(Cursor { grid: *givens, used: Used::new(givens), cells, stack: Vec::new(), given: false })
    }

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        if std::mem::take(&mut self.given) && !self.next_digit(log) {
            return Flow::Exhausted;
        }
        loop {
            let Some(&cell) = self.cells.get(self.stack.len()) else {
                self.given = true;
                return Flow::Solution;
            };
            if !log.node() {
                return Flow::Paused;
            }
            let left = self.used.fitting(cell);
            self.stack.push(Frame { left, of: left.len() });
            if left.is_empty() {
                log.dead_end(Constraint::cell(cell));
            }
            if !self.next_digit(log) {
                return Flow::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
