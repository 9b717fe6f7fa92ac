//! Four views: singles in every house as well.
//!
//! *Idea.* A digit is certain if it is the only candidate of a cell; it is just as certain if a
//! row, a column or a box has one place left for it (a *hidden single*). These are the same kind of
//! fact in four views (see [`crate::board`]): a question with one answer left. [`Position`] keeps
//! for each of the 324 questions the answers that are still possible and notes those with one left,
//! so there is nothing to search for. Fill singles in any view until there are none; then try the
//! candidates of the first empty cell on copies.
//!
//! The views can be chosen, in any order: with the cell view alone the singles are those of
//! [`candidates`](super::candidates). Dead ends are detected in every view whatever the choice,
//! because the position notes them anyway.
//!
//! *Cost.* Filling a cell updates up to 80 answers, and a copy of a position is about a thousand
//! bytes, so each step costs more than before; but most newspaper puzzles need no guess, and hard
//! ones far fewer.
//!
//! *Next.* [`fewest_first`](super::fewest_first) makes a better choice of the cell to try.

use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use super::views::ViewChoice;
use crate::board::{Candidate, Cell, DigitSet, Grid, Position};

/// A search that fills singles of all views, then tries the first empty cell; see the
/// [module](self).
#[derive(Clone, Debug)]
pub(super) struct FourViews(Propagation);

/// Singles and copies, with any choice of the cell to try.
#[derive(Clone, Debug)]
pub(super) struct Propagation {
    position: Position,
    branches: Vec<Branch>,
    views: ViewChoice,
    /// Whether the position is a solution that has been returned.
    returned: bool,
}

/// A cell that is being tried.
#[derive(Clone, Debug)]
struct Branch {
    /// The position before the guess.
    before: Position,
    cell: Cell,
    /// The candidates that have not been tried.
    left: DigitSet,
    /// The number of candidates there were.
    of: usize,
}

impl Propagation {
    pub(super) fn new(givens: &Grid, settings: &Settings) -> Option<Propagation> {
        Some(Propagation::at(Position::new(givens).ok()?, settings))
    }

    pub(super) fn at(position: Position, settings: &Settings) -> Propagation {
        Propagation { position, branches: Vec::new(), views: settings.views.clone(), returned: false }
    }

    pub(super) fn grid(&self) -> &Grid {
        self.position.digits()
    }

    /// Fills singles while there are any. Returns false in a dead end.
    fn fill_singles<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
        loop {
            if let Some(constraint) = self.position.contradiction() {
                log.dead_end(constraint);
                return false;
            }
            match self.views.iter().find_map(|view| self.position.first_single(view)) {
                Some((_, single)) => {
                    self.position.place(single);
                    log.filled(single, 1);
                }
                None => return true,
            }
        }
    }

    /// Tries the next candidate of the last branch that has one left. Returns false if there is
    /// none.
    fn next_branch<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
        while let Some(branch) = self.branches.last_mut() {
            if branch.left.len() < branch.of {
                log.given_up(branch.of);
            }
            log.restored(self.position.digits(), branch.before.digits());
            self.position.clone_from(&branch.before);
            if let Some(digit) = branch.left.first() {
                branch.left.remove(digit);
                let candidate = Candidate::new(branch.cell, digit);
                self.position.place(candidate);
                log.filled(candidate, branch.of);
                return true;
            }
            self.branches.pop();
        }
        false
    }

    /// Searches for the next solution, guessing in the cell that `choose` returns.
    pub(super) fn run<L: Listener>(&mut self, log: &mut Log<L>, choose: fn(&Position) -> Option<Cell>) -> Stop {
        if std::mem::take(&mut self.returned) && !self.next_branch(log) {
            return Stop::Exhausted;
        }
        loop {
            if self.fill_singles(log) {
                let Some(cell) = choose(&self.position) else {
                    self.returned = true;
                    return Stop::Solution;
                };
                if !log.node() {
                    return Stop::Paused;
                }
                let left = self.position.candidates(cell);
                self.branches.push(Branch { before: self.position.clone(), cell, left, of: left.len() });
            }
            if !self.next_branch(log) {
                return Stop::Exhausted;
            }
        }
    }
}

/// The first empty cell in reading order.
fn first_empty(position: &Position) -> Option<Cell> {
    position.empty_cells().first()
}

impl Machine for FourViews {
    fn new(givens: &Grid, settings: &Settings) -> Option<Self> {
        Propagation::new(givens, settings).map(FourViews)
    }

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        self.0.run(log, first_empty)
    }

    fn grid(&self) -> &Grid {
        self.0.grid()
    }
}
