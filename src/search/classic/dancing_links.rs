//! Dancing links: Sudoku as exact cover (Knuth, 2000).
//!
//! *Idea.* Write a table with a column for each of the 324 questions and a row for each of the 729 candidates, with a mark
//! where a candidate answers a question: four in each row. A solution is a choice of rows that has exactly one mark in
//! each column. To choose a row means that its four questions are answered, so that their columns go, and with them every
//! row that has a mark in one. The search takes a column with the fewest marks and tries its rows; no marks is a dead end,
//! one mark a single. Nothing else needs to be said about Sudoku.
//!
//! The marks of a column are a ring, each linked to the one above and below. To take a mark `x` out, its neighbours are
//! linked past it; `x` itself still knows them, so that two writes put it back, if everything is undone in the
//! opposite order. No copies, no trail: the links dance.
//!
//! *Cost.* A few writes a mark, but jumping around in memory; counting each column's marks after every step. A single is
//! found only as a column of the smallest size, so it costs a look at all columns. Singles and guesses are one and
//! the same here, which makes it the shortest of all methods that hardly ever guess in vain.
//!
//! *Next.* The fast search packs all this into wide words and does many questions at a time.

use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use crate::board::{Candidate, Cell, Constraint, Element, Grid};
use std::sync::LazyLock;

/// The head of all columns; column `c` has its head at `c + 1`.
const ROOT: usize = 0;
/// Where the marks begin: four for each candidate.
const MARKS: usize = 1 + Constraint::COUNT;
const COUNT: usize = MARKS + 4 * Candidate::COUNT;

/// A search by exact cover; see the [module](self).
#[derive(Clone, Debug)]
pub struct DancingLinks {
    /// The ring of the columns that are not answered.
    left: Vec<u16>,
    right: Vec<u16>,
    /// For each column the ring of its marks, with the head.
    up: Vec<u16>,
    down: Vec<u16>,
    /// The head of each mark's column.
    column: Vec<u16>,
    /// How many marks a column has.
    size: Vec<u16>,
    grid: Grid,
    choices: Vec<Choice>,
    /// Is the grid a solution that was given already?
    given: bool,
}

/// A column that is being tried.
#[derive(Clone, Copy, Debug)]
struct Choice {
    column: usize,
    /// The mark whose row is chosen; the column's head before the first.
    mark: usize,
    /// How many marks the column had.
    of: usize,
}

/// The four marks of the row in which a mark is.
fn row_of(mark: usize) -> std::ops::Range<usize> {
    let first = mark - (mark - MARKS) % 4;
    first..first + 4
}

/// The candidate in whose row a mark is.
fn candidate_of(mark: usize) -> Candidate {
    Candidate::from_index((mark - MARKS) / 4)
}

/// The table before anything is chosen, made once.
static WHOLE: LazyLock<DancingLinks> = LazyLock::new(DancingLinks::table);

impl DancingLinks {
    /// The whole table: nothing is chosen.
    fn table() -> DancingLinks {
        let ring = |at: usize, step: usize| ((at + step) % MARKS) as u16;
        let mut table = DancingLinks {
            left: (0..MARKS).map(|head| ring(head, MARKS - 1)).collect(),
            right: (0..MARKS).map(|head| ring(head, 1)).collect(),
            up: (0..COUNT).map(|mark| mark as u16).collect(),
            down: (0..COUNT).map(|mark| mark as u16).collect(),
            column: (0..MARKS as u16).collect(),
            size: vec![0; MARKS],
            grid: Grid::EMPTY,
            choices: Vec::new(),
            given: false,
        };
        for mark in MARKS..COUNT {
            let head = 1 + candidate_of(mark).constraints()[(mark - MARKS) % 4].index();
            table.column.push(head as u16);
            let last = table.up[head];
            (table.up[mark], table.down[mark]) = (last, head as u16);
            (table.down[last as usize], table.up[head]) = (mark as u16, mark as u16);
            table.size[head] += 1;
        }
        table
    }

    /// The head of a mark's column.
    #[inline]
    fn column_of(&self, mark: usize) -> usize {
        self.column[mark] as usize
    }

    /// Takes out a column, and every row with a mark in it out of the other columns.
    fn cover(&mut self, column: usize) {
        let (left, right) = (self.left[column], self.right[column]);
        (self.right[left as usize], self.left[right as usize]) = (right, left);
        let mut mark = self.down[column] as usize;
        while mark != column {
            for other in row_of(mark).filter(|&other| other != mark) {
                let (up, down) = (self.up[other], self.down[other]);
                (self.down[up as usize], self.up[down as usize]) = (down, up);
                let head = self.column_of(other);
                self.size[head] -= 1;
            }
            mark = self.down[mark] as usize;
        }
    }

    /// Undoes [`DancingLinks::cover`], in the opposite order.
    fn uncover(&mut self, column: usize) {
        let mut mark = self.up[column] as usize;
        while mark != column {
            for other in row_of(mark).rev().filter(|&other| other != mark) {
                let (up, down) = (self.up[other], self.down[other]);
                (self.down[up as usize], self.up[down as usize]) = (other as u16, other as u16);
                let head = self.column_of(other);
                self.size[head] += 1;
            }
            mark = self.up[mark] as usize;
        }
        let (left, right) = (self.left[column], self.right[column]);
        (self.right[left as usize], self.left[right as usize]) = (column as u16, column as u16);
    }

    /// The first column with the fewest marks; none when every question is answered.
    fn smallest(&self) -> Option<usize> {
        let mut best = None;
        let mut column = self.right[ROOT] as usize;
        while column != ROOT {
            if best.is_none_or(|best: usize| self.size[column] < self.size[best]) {
                best = Some(column);
                if self.size[column] <= 1 {
                    break;
                }
            }
            column = self.right[column] as usize;
        }
        best
    }

    /// Chooses the next row of the last column that has one left. `false` when there is none.
    fn next_row<O: Observer>(&mut self, log: &mut Log<O>) -> bool {
        while let Some(&Choice { column, mark, of }) = self.choices.last() {
            if mark != column {
                row_of(mark).rev().filter(|&other| other != mark).for_each(|other| self.uncover(self.column_of(other)));
                self.grid.set(candidate_of(mark).cell(), None);
                log.given_up(of);
                log.emptied(candidate_of(mark).cell());
            }
            self.choices.pop();
            let next = self.down[mark] as usize;
            if next != column {
                self.choices.push(Choice { column, mark: next, of });
                row_of(next).filter(|&other| other != next).for_each(|other| self.cover(self.column_of(other)));
                let candidate = candidate_of(next);
                self.grid.set(candidate.cell(), Some(candidate.digit()));
                log.filled(candidate, of);
                return true;
            }
            self.uncover(column);
        }
        false
    }
}

impl Machine for DancingLinks {
    fn new(givens: &Grid, _: &Settings) -> Option<Self> {
        let mut table = WHOLE.clone();
        for (cell, digit) in Cell::all().filter_map(|cell| Some((cell, givens.get(cell)?))) {
            let first = MARKS + 4 * Candidate::new(cell, digit).index();
            row_of(first).for_each(|mark| table.cover(table.column_of(mark)));
            table.grid.set(cell, Some(digit));
        }
        Some(table)
    }

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        if std::mem::take(&mut self.given) && !self.next_row(log) {
            return Flow::Exhausted;
        }
        loop {
            let Some(column) = self.smallest() else {
                self.given = true;
                return Flow::Solution;
            };
            if !log.node() {
                return Flow::Paused;
            }
            match self.size[column] {
                0 => log.dead_end(Constraint::from_index(column - 1)),
                of => {
                    self.cover(column);
                    self.choices.push(Choice { column, mark: column, of: usize::from(of) });
                }
            }
            if !self.next_row(log) {
                return Flow::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
