//! A puzzle of a booklet.

use crate::board::{Conflict, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, HintLevel};
use crate::lesson::Hint;
use crate::rating::{Grade, grade};
use crate::solve::{Outcome, look_ahead};
use crate::technique::Profile;

/// The text that a booklet prints beside each puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Wanted {
    /// Whether to print the grade.
    pub grade: bool,
    /// The level of the first hint, if it is printed.
    pub hint: Option<HintLevel>,
}

impl Wanted {
    /// The grade or not, and a hint of this level.
    pub const fn new(grade: bool, hint: Option<HintLevel>) -> Wanted {
        Wanted { grade, hint }
    }
}

/// A puzzle with its solution and the text beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Puzzle {
    /// The givens.
    pub givens: Grid,
    /// The solution.
    pub solution: Grid,
    /// The grade, if it is printed.
    pub grade: Option<Grade>,
    /// The first hint in words, if it is printed.
    pub hint: Option<String>,
    /// What is printed above it in place of its number, if anything.
    pub title: Option<String>,
}

/// The reason why a grid does not belong in a booklet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfit {
    /// A house has a digit twice.
    #[error("{0}")]
    Invalid(#[from] Conflict),
    /// It has no solution.
    #[error("there is no solution")]
    NoSolution,
    /// It has more than one.
    #[error("there is more than one solution")]
    Several,
    /// Nothing is left to do.
    #[error("it is solved already")]
    Solved,
    /// It was cancelled.
    #[error("{0}")]
    Cancelled(#[from] Cancelled),
}

impl Puzzle {
    /// Solves a puzzle, and finds the text wanted beside it.
    ///
    /// # Errors
    /// If it does not have exactly one solution, or if it was cancelled.
    pub fn new(givens: &Grid, wanted: &Wanted, explainer: &Explainer, cancel: Cancel<'_>) -> Result<Puzzle, Unfit> {
        let start = Position::new(givens)?;
        if start.is_solved() {
            return Err(Unfit::Solved);
        }
        let solution = match look_ahead(&start, cancel) {
            Outcome::Solved(solution) => solution,
            Outcome::Several(_) => return Err(Unfit::Several),
            Outcome::Invalid(conflict) => return Err(conflict.into()),
            Outcome::Cancelled => return Err(Cancelled.into()),
            _ => return Err(Unfit::NoSolution),
        };
        // It has one solution, so that only cancelling is left as an error.
        let graded = || grade(givens, true, cancel).map_err(|_| Cancelled);
        let grade = wanted.grade.then(graded).transpose()?.map(|graded| graded.grade);
        let words = |level| Ok(Hint::new(start, &Profile::standard(), cancel)?.words(explainer, level).to_string());
        let hint = wanted.hint.map(words).transpose().map_err(Unfit::Cancelled)?;
        Ok(Puzzle { givens: *givens, solution, grade, hint, title: None })
    }
}
