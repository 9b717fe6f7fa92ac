//! The trail: pen and pencil instead of copies.
//!
//! *Idea.* What is certain is written in pen; what rests on a guess is written in pencil, and rubbed out when the guess fails.
//! So it is enough to remember the order in which cells were filled, the *trail*, and for each guess how long the trail
//! was before it. Going back means to empty the cells at the end of the trail until it is that long again.
//!
//! *Cost.* Undoing costs as much as was done since the guess, and nothing is copied. The same digits are tried as by
//! [`candidates`](super::candidates); with a grid of 81 bytes the gain is small, and it grows with what has to be
//! copied. Every serious constraint solver keeps a trail.
//!
//! *Next.* [`four_views`](super::four_views) is certain more often.

use super::candidates::{candidates_of, fill_singles, first_empty};
use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use crate::board::{Candidate, Cell, DigitSet, Grid};

/// A search that fills naked singles, then tries and rubs out; see the [module](self).
#[derive(Clone, Debug)]
pub struct Trail {
    grid: Grid,
    /// The cells that were filled, in order.
    trail: Vec<Cell>,
    guesses: Vec<Guess>,
    /// Is the grid a solution that was given already?
    given: bool,
}

/// A cell that is being tried.
#[derive(Clone, Copy, Debug)]
struct Guess {
    cell: Cell,
    /// The candidates that were not tried yet.
    left: DigitSet,
    /// How many candidates there were.
    of: usize,
    /// The length of the trail before the guess.
    length: usize,
}

impl Trail {
    /// Tries the next candidate of the last guess that has one left. `false` when there is none.
    fn next_guess<O: Observer>(&mut self, log: &mut Log<O>) -> bool {
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
        Some(Trail { grid: *givens, trail: Vec::new(), guesses: Vec::new(), given: false })
    }

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        if std::mem::take(&mut self.given) && !self.next_guess(log) {
            return Flow::Exhausted;
        }
        loop {
            if fill_singles(&mut self.grid, log, |cell| self.trail.push(cell)) {
                let Some(cell) = first_empty(&self.grid) else {
                    self.given = true;
                    return Flow::Solution;
                };
                if !log.node() {
                    return Flow::Paused;
                }
                let left = candidates_of(&self.grid, cell);
                self.guesses.push(Guess { cell, left, of: left.len(), length: self.trail.len() });
            }
            if !self.next_guess(log) {
                return Flow::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
