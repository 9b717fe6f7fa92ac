//! The subject of a rating: a puzzle, or a position with pencil marks.
//!
//! A text without candidates stands for the puzzle of its givens; digits placed later do not count.
//! Missing candidates that the digits do not rule out say more than any puzzle could. In that case
//! the rating is that of the position as it stands. Pencil marks alone, without a digit (Sukaku),
//! are such a position.

use super::effort::{SearchWork, effort, effort_at};
use super::grade::{Graded, grade, grade_at, grade_at_by, grade_by};
#[cfg(feature = "words")]
use super::hodoku::{Grader, Grading};
use super::se::{Edition, RateError, Rater, SeRating, Tenths};
use super::whips::{self, TrialRating, WhipRating};
use crate::board::{Conflict, Grid, Position};
use crate::cancel::Cancel;
use crate::format::{Format, Reading, write};
use crate::technique::Profile;
use std::borrow::Cow;
use std::cell::RefCell;
#[cfg(feature = "words")]
use std::sync::OnceLock;

/// The subject of a rating.
///
/// ```
/// use whydoku::{Cancel, format::read_str, rating::Subject};
/// let marks = ".23456789".to_string() + &"123456789".repeat(80);
/// let reading = read_str(&marks).next().unwrap().unwrap();
/// let subject = Subject::of(&reading).unwrap();
/// assert_eq!(subject.to_string(), marks);
/// assert!(subject.se(true, Cancel::NEVER).is_err(), "there are many solutions");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A puzzle.
    Puzzle(Grid),
    /// A position with pencil marks.
    Position(Box<Position>),
}

impl Subject {
    /// The subject that a text stands for.
    ///
    /// # Errors
    /// If a text with candidates has a digit twice in a house. (Without candidates, the ratings
    /// report it.)
    pub fn of(reading: &Reading) -> Result<Subject, Conflict> {
        let puzzle = reading.givens_alone();
        if reading.candidates.is_none() {
            return Ok(Subject::Puzzle(puzzle));
        }
        let position = reading.position()?;
        let says_more = puzzle != *position.digits()
            || Position::new(&puzzle).is_ok_and(|plain| plain.all_candidates() != position.all_candidates());
        Ok(if says_more { Subject::Position(Box::new(position)) } else { Subject::Puzzle(puzzle) })
    }

    /// The work of the fast search; see [`effort()`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn effort(&self, cancel: Cancel<'_>) -> Result<SearchWork, RateError> {
        match self {
            Subject::Puzzle(puzzle) => effort(puzzle, cancel),
            Subject::Position(position) => effort_at(position, cancel),
        }
    }

    /// The grade; see [`grade()`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn grade(&self, uniqueness: bool, cancel: Cancel<'_>) -> Result<Graded, RateError> {
        match self {
            Subject::Puzzle(puzzle) => grade(puzzle, uniqueness, cancel),
            Subject::Position(position) => grade_at(position, uniqueness, cancel),
        }
    }

    /// The grade by the techniques of a profile, tried in its order. The base is still the place of
    /// the hardest technique in the catalogue.
    ///
    /// # Errors
    /// As [`grade`](Subject::grade).
    pub fn grade_with(&self, profile: &Profile, cancel: Cancel<'_>) -> Result<Graded, RateError> {
        match self {
            Subject::Puzzle(puzzle) => grade_by(puzzle, &profile.rungs, cancel),
            Subject::Position(position) => grade_at_by(position, &profile.rungs, cancel),
        }
    }

    /// Level and score of HoDoKu; see [`Grader`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    #[cfg(feature = "words")]
    pub fn hodoku(&self, uniqueness: bool, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        static GRADERS: [OnceLock<Grader>; 2] = [const { OnceLock::new() }; 2];
        let new = || if uniqueness { Grader::new() } else { Grader::new().without_uniqueness() };
        let grader = GRADERS[usize::from(uniqueness)].get_or_init(new);
        match self {
            Subject::Puzzle(puzzle) => grader.grade(puzzle, cancel),
            Subject::Position(position) => grader.grade_at(position, cancel),
        }
    }

    /// The rating of Sudoku Explainer 1.2.1; see [`Rater`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn se(&self, uniqueness: bool, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        self.se_of(Edition::Classic, uniqueness, cancel)
    }

    /// The rating of an edition of Sudoku Explainer; see [`Rater`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn se_of(&self, edition: Edition, uniqueness: bool, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        with_rater(edition, uniqueness, |rater| match self {
            Subject::Puzzle(puzzle) => rater.rate(puzzle, cancel),
            Subject::Position(position) => rater.rate_at(position, cancel),
        })
    }

    /// The number of steps of the classic rating that are rated above `limit`.
    ///
    /// # Errors
    /// As [`se`](Subject::se).
    pub fn se_steps_above(&self, limit: Tenths, uniqueness: bool, cancel: Cancel<'_>) -> Result<usize, RateError> {
        with_rater(Edition::Classic, uniqueness, |rater| {
            let mut steps = match self {
                Subject::Puzzle(puzzle) => rater.steps(puzzle, cancel)?,
                Subject::Position(position) => rater.steps_at(position, cancel)?,
            };
            steps.try_fold(0, |count, step| Ok(count + usize::from(step?.rating > limit)))
        })
    }

    /// The ratings by whips and braids of at most `longest` questions; see [`whips::rate`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn whips(&self, longest: u8, cancel: Cancel<'_>) -> Result<WhipRating, RateError> {
        let position = self.position()?;
        whips::rate(&position, longest, cancel)
    }

    /// The class beyond trial and error of depth 1, with braids of at most `longest` questions; see
    /// [`whips::classify`].
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn trials(&self, longest: u8, cancel: Cancel<'_>) -> Result<TrialRating, RateError> {
        let position = self.position()?;
        whips::classify(&position, longest, cancel)
    }

    /// The position that it begins with.
    ///
    /// # Errors
    /// If a digit stands twice in a house.
    pub fn position(&self) -> Result<Cow<'_, Position>, Conflict> {
        match self {
            Subject::Puzzle(puzzle) => Position::new(puzzle).map(Cow::Owned),
            Subject::Position(position) => Ok(Cow::Borrowed(position)),
        }
    }
}

/// Works with the rater of this thread for an edition, which is reused for the next puzzle.
fn with_rater<R>(edition: Edition, uniqueness: bool, work: impl FnOnce(&mut Rater) -> R) -> R {
    thread_local! {
        static RATERS: [RefCell<Rater>; Edition::ALL.len()] =
            Edition::ALL.map(|edition| RefCell::new(Rater::with_edition(edition)));
    }
    RATERS.with(|raters| {
        let rater = &mut raters[edition as usize].borrow_mut();
        rater.assume_uniqueness(uniqueness);
        work(rater)
    })
}

impl std::fmt::Display for Subject {
    /// A puzzle as 81 characters, a position with pencil marks as 729; both can be read again.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Subject::Puzzle(puzzle) => puzzle.fmt(f),
            Subject::Position(position) => f.write_str(&write(Format::Candidates, position)),
        }
    }
}
