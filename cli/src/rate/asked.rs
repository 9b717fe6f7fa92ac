//! The ratings that were asked for, and those that a puzzle has.

use clap::ValueEnum;
use std::cell::RefCell;
use whydoku::Cancel;
use whydoku::board::{Candidate, Cell, Element, Grid, Position};
use whydoku::rating::hodoku::{Grader, Grading};
use whydoku::rating::se::{RateError, Rater, SeRating, Tenths};
use whydoku::rating::{Graded, Subject};
use whydoku::search::Effort;

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// ER, EP and ED of Sudoku Explainer 1.2.1.
    Se,
    /// Level and score of HoDoKu.
    Hodoku,
    /// A grade in plain words, with its reasons.
    Grade,
    /// Guesses and nodes of a machine search.
    Search,
}

impl Kind {
    /// All of them, in the order of their columns.
    pub const ALL: [Kind; 4] = [Kind::Se, Kind::Hodoku, Kind::Grade, Kind::Search];
}

/// The ratings to compute.
pub struct Asked {
    pub kinds: Vec<Kind>,
    /// Whether techniques may assume that there is one solution.
    pub uniqueness: bool,
    /// Whether the rating of Sudoku Explainer is the lowest of eight orientations.
    pub orientations: bool,
    /// Puzzles with no higher rating need nothing else.
    pub above: Option<Tenths>,
    grader: Grader,
}

/// The computed ratings.
#[derive(Default)]
pub struct Ratings {
    pub se: Option<SeRating>,
    pub hodoku: Option<Grading>,
    pub graded: Option<Graded>,
    pub effort: Option<Effort>,
}

thread_local! {
    /// The rater of a thread, kept for the next puzzle.
    static RATER: RefCell<Rater> = RefCell::default();
}

impl Asked {
    pub fn new(kinds: Vec<Kind>, uniqueness: bool, orientations: bool, above: Option<Tenths>) -> Asked {
        let grader = if uniqueness { Grader::new() } else { Grader::new().without_uniqueness() };
        Asked { kinds, uniqueness, orientations, above, grader }
    }

    pub fn has(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }

    /// Whether a puzzle is too easy to be wanted.
    pub fn is_below(&self, ratings: &Ratings) -> bool {
        self.above.zip(ratings.se).is_some_and(|(above, rating)| rating.er <= above)
    }

    /// Rates a puzzle or a position. Ratings found before an error are kept.
    ///
    /// # Errors
    /// If there is not exactly one solution, or the time is over.
    pub fn rate(&self, subject: &Subject, ratings: &mut Ratings, cancel: Cancel<'_>) -> Result<(), RateError> {
        if self.above.is_some() {
            ratings.se = Some(self.se(subject, cancel)?);
            if self.is_below(ratings) {
                return Ok(());
            }
        }
        // The shortest first, so that a time limit cuts off as little as possible.
        if self.has(Kind::Search) {
            ratings.effort = Some(subject.effort(cancel)?.effort);
        }
        if self.has(Kind::Grade) {
            ratings.graded = Some(subject.grade(self.uniqueness, cancel)?);
        }
        if self.has(Kind::Hodoku) {
            ratings.hodoku = Some(subject.hodoku(&self.grader, cancel)?);
        }
        if self.has(Kind::Se) && ratings.se.is_none() {
            ratings.se = Some(self.se(subject, cancel)?);
        }
        Ok(())
    }

    fn se(&self, subject: &Subject, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        let rate = |subject: &Subject| {
            RATER.with_borrow_mut(|rater| {
                rater.assume_uniqueness(self.uniqueness);
                subject.explainer_rating(rater, cancel)
            })
        };
        let mut lowest = rate(subject)?;
        if self.orientations {
            for number in 1..8 {
                lowest = lowest.min(rate(&turned(subject, number)?)?);
            }
        }
        Ok(lowest)
    }
}

/// One of the seven other turns and mirrors.
fn turned(subject: &Subject, number: usize) -> Result<Subject, RateError> {
    let turn = |cell: Cell| {
        let (mut row, mut column) = (cell.row(), cell.column());
        if number & 1 != 0 {
            row = 8 - row;
        }
        if number & 2 != 0 {
            column = 8 - column;
        }
        if number & 4 != 0 {
            (row, column) = (column, row);
        }
        Cell::at(row, column)
    };
    let digits = |grid: &Grid| {
        let mut image = Grid::EMPTY;
        Cell::all().for_each(|cell| image.set(turn(cell), grid.get(cell)));
        image
    };
    Ok(match subject {
        Subject::Puzzle(puzzle) => Subject::Puzzle(digits(puzzle)),
        Subject::Position(position) => {
            let givens = position.givens().map(|givens| givens.iter().map(turn).collect());
            let all = position.all_candidates();
            let candidates = all.iter().map(|one| Candidate::new(turn(one.cell()), one.digit())).collect();
            Subject::Position(Box::new(Position::with_candidates(&digits(position.digits()), givens, candidates)?))
        }
    })
}
