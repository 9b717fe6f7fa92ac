//! Four views: singles are looked for everywhere.
//!
//! *Idea.* A digit is certain when it is the only candidate of a cell; it is just as certain when a row, a column or a box
//! has one place left for it (a *hidden single*). These are the same kind of fact seen in four views (see
//! [`crate::board`]): a question with one answer left. [`Position`] keeps for each of the 324 questions the
//! answers that are still possible and notes those with one left, so that nothing is searched for. Fill singles in any
//! view until there are none; then try the candidates of the first empty cell on copies.
//!
//! Any choice of views can be looked at, in any order: with the cell alone the singles are those of
//! [`candidates`](super::candidates). A dead end is noticed in every view, whichever are looked at for singles, as the
//! position notes it anyway.
//!
//! *Cost.* Filling a cell updates up to 80 answers, and a copy of a position is about a thousand bytes, so each step
//! costs more than before; but most puzzles of newspapers need no guess, and hard ones far fewer.
//!
//! *Next.* [`fewest_first`](super::fewest_first) chooses better what to try.

use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use super::views::ViewChoice;
use crate::board::{Candidate, Cell, DigitSet, Grid, Position};

/// A search that fills singles of all views, then tries the first empty cell; see the [module](self).
#[derive(Clone, Debug)]
pub struct FourViews(Propagation);

/// Singles and copies, whichever cell is tried.
#[derive(Clone, Debug)]
pub(super) struct Propagation {
    position: Position,
    branches: Vec<Branch>,
    views: ViewChoice,
    /// Is the position a solution that was given already?
    given: bool,
}

/// A cell that is being tried.
#[derive(Clone, Debug)]
struct Branch {
    /// The position without the try.
    before: Position,
    cell: Cell,
    /// The candidates that were not tried yet.
    left: DigitSet,
    /// How many candidates there were.
    of: usize,
}

impl Propagation {
    pub(super) fn new(givens: &Grid, settings: &Settings) -> Option<Propagation> {
        Some(Propagation::at(Position::new(givens).ok()?, settings))
    }

    pub(super) fn at(position: Position, settings: &Settings) -> Propagation {
        Propagation { position, branches: Vec::new(), views: settings.views.clone(), given: false }
    }

    pub(super) fn grid(&self) -> &Grid {
        self.position.digits()
    }

    /// Fills singles as long as there are any. `false` in a dead end.
    fn fill_singles<O: Observer>(&mut self, log: &mut Log<O>) -> bool {
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

    /// Tries the next candidate of the last branch that has one left. `false` when there is none.
    fn next_branch<O: Observer>(&mut self, log: &mut Log<O>) -> bool {
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

    /// Goes on to the next solution, trying the cell that is chosen.
    pub(super) fn run<O: Observer>(&mut self, log: &mut Log<O>, choose: fn(&Position) -> Option<Cell>) -> Flow {
        if std::mem::take(&mut self.given) && !self.next_branch(log) {
            return Flow::Exhausted;
        }
        loop {
            if self.fill_singles(log) {
                let Some(cell) = choose(&self.position) else {
                    self.given = true;
                    return Flow::Solution;
                };
                if !log.node() {
                    return Flow::Paused;
                }
                let left = self.position.candidates(cell);
                self.branches.push(Branch { before: self.position.clone(), cell, left, of: left.len() });
            }
            if !self.next_branch(log) {
                return Flow::Exhausted;
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

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        self.0.run(log, first_empty)
    }

    fn grid(&self) -> &Grid {
        self.0.grid()
    }
}
