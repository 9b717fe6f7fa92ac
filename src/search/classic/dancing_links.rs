//! Dancing links: Sudoku as exact cover (Knuth, 2000).
//!
//! *Idea.* Write a table with a column for each of the 324 questions and a row for each of the 729
//! candidates, with a mark where a candidate answers a question: four in each row. A solution is a
//! choice of rows that has exactly one mark in each column. Choosing a row answers its four
//! questions, so their columns are removed, and with them every row that has a mark in one. The
//! search takes a column with the fewest marks and tries its rows; no marks is a dead end, one mark
//! a single. There is nothing else to know about Sudoku.
//!
//! The marks of a column form a ring, each linked to the one above and below. To remove a mark `x`,
//! its neighbours are linked past it; `x` itself keeps its links, so two writes restore it,
//! provided that everything is undone in the opposite order. There are no copies and there is no
//! trail: the links dance.
//!
//! *Cost.* A few writes a mark, but scattered in memory, and the sizes of the columns to maintain.
//! A single is found only as a column of the smallest size, so it costs a look at all columns.
//! Singles and guesses are the same here, which makes it the shortest of the methods that rarely
//! guess in vain.
//!
//! *Next.* The fast search packs all this into vectors and handles many questions at a time.

use super::log::{Listener, Log};
use super::search::{Machine, Settings, Stop};
use crate::board::{Candidate, Cell, Constraint, Element, Grid};
use std::sync::LazyLock;

/// The head of all columns; column `c` has its head at `c + 1`.
const ROOT: usize = 0;
/// The first mark; each candidate has four.
const MARKS: usize = 1 + Constraint::COUNT;
const COUNT: usize = MARKS + 4 * Candidate::COUNT;

/// A search by exact cover; see the [module](self).
#[derive(Clone, Debug)]
pub(super) struct DancingLinks {
    /// The ring of the columns of open questions.
    left: Vec<u16>,
    right: Vec<u16>,
    /// For each column the ring of its marks and its head.
    up: Vec<u16>,
    down: Vec<u16>,
    /// The head of each mark's column.
    column: Vec<u16>,
    /// The number of marks in each column.
    size: Vec<u16>,
    grid: Grid,
    choices: Vec<Choice>,
    /// Whether the grid is a solution that has been returned.
    returned: bool,
}

/// A column that is being tried.
#[derive(Clone, Copy, Debug)]
struct Choice {
    column: usize,
    /// The mark whose row is chosen; the column's head before the first.
    mark: usize,
    /// The number of marks that the column had.
    of: usize,
}

/// The four marks in the row of a mark.
fn row_of(mark: usize) -> std::ops::Range<usize> {
    let first = mark - (mark - MARKS) % 4;
    first..first + 4
}

/// The candidate whose row a mark is in.
fn candidate_of(mark: usize) -> Candidate {
    Candidate::from_index((mark - MARKS) / 4)
}

/// The table before anything is chosen, built once.
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
            returned: false,
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

    /// Removes a column, and every row with a mark in it from the other columns.
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

    /// The first column with the fewest marks; `None` if every question is answered.
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

    /// Chooses the next row of the last column that has one left. Returns false if there is none.
    fn next_row<L: Listener>(&mut self, log: &mut Log<L>) -> bool {
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

    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop {
        if std::mem::take(&mut self.returned) && !self.next_row(log) {
            return Stop::Exhausted;
        }
        loop {
            let Some(column) = self.smallest() else {
                self.returned = true;
                return Stop::Solution;
            };
            if !log.node() {
                return Stop::Paused;
            }
            match self.size[column] {
                0 => log.dead_end(Constraint::from_index(column - 1)),
                of => {
                    self.cover(column);
                    self.choices.push(Choice { column, mark: column, of: usize::from(of) });
                }
            }
            if !self.next_row(log) {
                return Stop::Exhausted;
            }
        }
    }

    fn grid(&self) -> &Grid {
        &self.grid
    }
}
