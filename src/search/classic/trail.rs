//! The trail: pen and pencil instead of copies.
//!
//! *Idea.* Certain digits are written in pen; digits that depend on a guess are written in pencil,
//! and erased when the guess fails. So it is enough to remember the order in which cells were
//! filled, the *trail*, and for each guess the length of the trail before it. Backtracking empties
//! the cells at the end of the trail down to that length.
//!
//! *Cost.* Undoing costs as much as was done since the guess, and nothing is copied. The same
//! digits are tried as by [`candidates`](super::candidates). With a grid of 81 bytes the gain is
//! small; it grows with the size of what would be copied. Every serious constraint solver keeps a
//! trail.
//!
//! *Next.* [`four_views`](super::four_views) is certain more often.

use super::candidates::{candidates_of, fill_singles, first_empty};
use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, DigitSet, Grid};

/// A search that fills naked singles, then guesses and undoes; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct Trail {
    grid: Grid,
    /// The filled cells, in order.
    trail: Vec<Cell>,
    guesses: Vec<Guess>,
    /// Whether the grid is a solution that has been returned.
    returned: bool,
}

/// A cell that is being tried.
#[derive(Clone, Copy, Debug)]
struct Guess {
    cell: Cell,
    /// The candidates that have not been tried.
    left: DigitSet,
    /// The number of candidates there were.
    of: usize,
    /// The length of the trail before the guess.
    length: usize,
}

impl Trail {
    /// Tries the next candidate of the last guess that has one left. Returns false if there is
    /// none.
    fn next_guess<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
        while let Some(guess) = self.guesses.last_mut() {
            if self.trail.len() > guess.length {
                log.given_up(guess.of);
            }
            for cell in self.trail.drain(guess.length..).rev() {
                self.grid.set(cell, None);
                log.emptied(cell);
            }
            if let Some(digit) = guess.left.first() {
                guess.left.remove(digit);
                self.grid.set(guess.cell, Some(digit));
                self.trail.push(guess.cell);
                log.filled(Candidate::new(guess.cell, digit), guess.of);
                return true;
            }
            self.guesses.pop();
        }
        false
    }
}

impl Machine for Trail {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        Some(Trail { grid: *givens, trail: Vec::new(), guesses: Vec::new(), returned: false })
    }

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        if std::mem::take(&mut self.returned) && !self.next_guess(log) {
            return Stop::Exhausted;
        }
        loop {
            if fill_singles(&mut self.grid, log, |cell| self.trail.push(cell)) {
                let Some(cell) = first_empty(&self.grid) else {
                    self.returned = true;
                    return Stop::Solution;
                };
                if !log.node() {
                    return Stop::Paused;
                }
                let left = candidates_of(&self.grid, cell);
                self.guesses.push(Guess { cell, left, of: left.len(), length: self.trail.len() });
            }
            if !self.next_guess(log) {
                return Stop::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
