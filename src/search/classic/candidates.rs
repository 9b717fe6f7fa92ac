//! Candidates: fill the cells that are certain before trying anything.
//!
//! *Idea.* One scan of a cell's row, column and box gives all digits that are still possible in it:
//! its candidates. With one candidate the digit is certain (a *naked single*), with none the search
//! is in a dead end. Go over the empty cells repeatedly and fill those that are certain, until a
//! round fills nothing. Only then guess: make a copy of the grid for each candidate of the first
//! empty cell, and solve the copy the same way.
//!
//! *Cost.* A scan reads 27 cells, and filling takes several rounds over all cells; but each certain
//! digit saves a whole tree of guesses, and a dead end shows as soon as any cell has no candidate
//! left, wherever it is. Easy puzzles need no guess at all. Each guess copies the grid.
//!
//! *Next.* [`trail`](super::trail) does without the copies; [`four_views`](super::four_views) is
//! certain more often.

use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, Constraint, DigitSet, Element, Grid};

/// A search that fills naked singles, then guesses on a copy; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    grid: Grid,
    branches: Vec<Branch>,
    /// Whether the grid is a solution that has been returned.
    returned: bool,
}

/// A cell that is being tried.
#[derive(Clone, Debug)]
struct Branch {
    /// The grid before the guess.
    before: Grid,
    cell: Cell,
    /// The candidates that have not been tried.
    left: DigitSet,
    /// The number of candidates there were.
    of: usize,
}

/// The digits that are still possible in an empty cell, by one scan.
pub(super) fn candidates_of(grid: &Grid, cell: Cell) -> DigitSet {
    let mut seen = DigitSet::EMPTY;
    for house in cell.houses() {
        seen.extend((0..9).filter_map(|place| grid.get(house.cell(place))));
    }
    DigitSet::full() - seen
}

/// Fills cells with one candidate while there are any, and calls `fills` with each. Returns false
/// in a dead end.
pub(super) fn fill_singles<L: Listener>(grid: &mut Grid, log: &mut Log<L>, mut fills: impl FnMut(Cell)) -> bool {
    loop {
        let mut filled_some = false;
        for cell in Cell::all() {
            if grid.get(cell).is_some() {
                continue;
            }
            let candidates = candidates_of(grid, cell);
            if candidates.is_empty() {
                log.dead_end(Constraint::cell(cell));
                return false;
            }
            if let Some(digit) = candidates.single() {
                grid.set(cell, Some(digit));
                log.filled(Candidate::new(cell, digit), 1);
                fills(cell);
                filled_some = true;
            }
        }
        if !filled_some {
            return true;
        }
    }
}

/// The first empty cell in reading order.
pub(super) fn first_empty(grid: &Grid) -> Option<Cell> {
    Cell::all().find(|&cell| grid.get(cell).is_none())
}

impl Candidates {
    /// Tries the next candidate of the last branch that has one left. Returns false if there is
    /// none.
    fn next_branch<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
        while let Some(branch) = self.branches.last_mut() {
            if branch.left.len() < branch.of {
                log.given_up(branch.of);
            }
            log.restored(&self.grid, &branch.before);
            self.grid = branch.before;
            if let Some(digit) = branch.left.first() {
                branch.left.remove(digit);
                self.grid.set(branch.cell, Some(digit));
                log.filled(Candidate::new(branch.cell, digit), branch.of);
                return true;
            }
            self.branches.pop();
        }
        false
    }
}

impl Machine for Candidates {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        Some(Candidates { grid: *givens, branches: Vec::new(), returned: false })
    }

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        if std::mem::take(&mut self.returned) && !self.next_branch(log) {
            return Stop::Exhausted;
        }
        loop {
            if fill_singles(&mut self.grid, log, |_| {}) {
                let Some(cell) = first_empty(&self.grid) else {
                    self.returned = true;
                    return Stop::Solution;
                };
                if !log.node() {
                    return Stop::Paused;
                }
                let left = candidates_of(&self.grid, cell);
                self.branches.push(Branch { before: self.grid, cell, left, of: left.len() });
            }
            if !self.next_branch(log) {
                return Stop::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
