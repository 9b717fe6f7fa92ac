//! Every rating of a puzzle, by one call.
//!
//! A [`Subject`] has each rating by a method of the same shape. A [`RatingPlan`] says which of them
//! are wanted, and [`Ratings`] are those that were found.
//!
//! ```
//! use whydoku::{Cancel, board::Grid, rating::{Ratings, Subject}};
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let ratings = Ratings::of(&Subject::Puzzle(puzzle), Cancel::NEVER).unwrap();
//! assert_eq!(ratings.se.unwrap().to_string(), "1.2/1.2/1.2");
//! assert_eq!(ratings.hodoku.unwrap().score, 204);
//! assert_eq!(ratings.grade.unwrap().grade.name(), "easy");
//! assert_eq!(ratings.search.unwrap().guesses, 0);
//! ```

use super::grade::Graded;
use super::hodoku::Grading;
use super::se::{Edition, RateError, SeRating, Tenths};
use super::subject::Subject;
use super::whips::{self, TrialRating, WhipRating};
use crate::board::Grid;
use crate::cancel::Cancel;
use crate::equivalence::Transformation;
use crate::search::Effort;
use crate::technique::Profile;

/// A measure of how hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Currency {
    /// ER, EP and ED of Sudoku Explainer.
    Se,
    /// Level and score of HoDoKu.
    Hodoku,
    /// A grade in plain words, with its reasons.
    Grade,
    /// Guesses and nodes of a machine search.
    Search,
    /// The longest whips and braids, and the depth of trial and error: W, gW, B, gB.
    Whips,
    /// The longest braids behind the suppositions of a puzzle beyond trial and error of depth 1:
    /// BxB.
    Bxb,
    /// The length of the path that is told: facts, and no rating. It comes from
    /// [`path_length`](crate::lesson::path_length), which knows the words, and not from
    /// [`RatingPlan::rate`].
    Path,
}

impl Currency {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Currency; 7] = [
        Currency::Se,
        Currency::Hodoku,
        Currency::Grade,
        Currency::Search,
        Currency::Whips,
        Currency::Bxb,
        Currency::Path,
    ];

    /// Those that are computed unless something else is asked for.
    pub const USUAL: [Currency; 4] = [Currency::Se, Currency::Hodoku, Currency::Grade, Currency::Search];

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Currency::Se => "se",
            Currency::Hodoku => "hodoku",
            Currency::Grade => "grade",
            Currency::Search => "search",
            Currency::Whips => "whips",
            Currency::Bxb => "bxb",
            Currency::Path => "path",
        }
    }
}

/// The ratings to compute, and what they assume. Other fields may follow: use
/// `..RatingPlan::default()`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingPlan {
    /// The measures that are wanted.
    pub currencies: Vec<Currency>,
    /// The editions of the rating of Sudoku Explainer.
    pub editions: Vec<Edition>,
    /// Whether techniques may assume that there is one solution.
    pub uniqueness: bool,
    /// Whether the rating of Sudoku Explainer is the lowest of eight orientations.
    pub orientations: bool,
    /// Puzzles with no higher ER, in the first of the editions, need nothing else.
    pub above: Option<Tenths>,
    /// The longest whips and braids that are searched for, in questions.
    pub longest: u8,
    /// The techniques of the grade, in the order of trial, in place of the whole catalogue.
    pub profile: Option<Profile>,
    /// Whether the solution is wanted.
    pub solution: bool,
    /// Wants the number of steps of Sudoku Explainer that are rated above this.
    pub steps_above: Option<Tenths>,
}

impl Default for RatingPlan {
    /// The usual ones, of every puzzle as it stands.
    fn default() -> RatingPlan {
        RatingPlan {
            currencies: Currency::USUAL.into(),
            editions: vec![Edition::Classic],
            uniqueness: true,
            orientations: false,
            above: None,
            longest: whips::LONGEST,
            profile: None,
            solution: false,
            steps_above: None,
        }
    }
}

/// The ratings of a puzzle, as far as they were computed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Ratings {
    /// ER, EP and ED of Sudoku Explainer 1.2.1.
    pub se: Option<SeRating>,
    /// Those of its extended edition.
    pub extended: Option<SeRating>,
    /// Those of the edition of the bank.
    pub bank: Option<SeRating>,
    /// Level and score of HoDoKu.
    pub hodoku: Option<Grading>,
    /// The grade, with its reasons.
    pub grade: Option<Graded>,
    /// The work of the fast search.
    pub search: Option<Effort>,
    /// W, gW, B, gB and the depth of trial and error.
    pub whips: Option<WhipRating>,
    /// The class beyond trial and error of depth 1.
    pub trials: Option<TrialRating>,
    /// The length of the path; `None` also where the techniques do not lead to the solution.
    pub path: Option<PathLength>,
    /// The solution.
    pub solution: Option<Grid>,
    /// The number of steps of Sudoku Explainer above the rating that was asked for.
    pub steps_above: Option<usize>,
}

/// The lengths of the paths to the solution, without the singles. Other facts may follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathLength {
    /// The steps of the usual path.
    pub steps: usize,
    /// The steps of the gentlest path that was found, with nothing harder than the hardest step of
    /// the usual one.
    pub steps_gentle: usize,
    /// The words in which these are told, in English.
    pub reading: u64,
}

impl RatingPlan {
    /// Whether this measure is wanted.
    pub fn has(&self, currency: Currency) -> bool {
        self.currencies.contains(&currency)
    }

    /// Whether a puzzle with these ratings is too easy to be wanted.
    pub fn is_below(&self, ratings: &Ratings) -> bool {
        let first = self.editions.first().and_then(|&edition| ratings.se_of(edition));
        self.above.zip(first).is_some_and(|(above, rating)| rating.er <= above)
    }

    /// Rates a puzzle or a position, the quickest ratings first. Those found before an error are
    /// kept.
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn rate(&self, subject: &Subject, ratings: &mut Ratings, cancel: Cancel<'_>) -> Result<(), RateError> {
        if let (Some(_), Some(&edition)) = (self.above, self.editions.first()) {
            *ratings.edition(edition) = Some(self.se(subject, edition, cancel)?);
            if self.is_below(ratings) {
                return Ok(());
            }
        }
        if self.has(Currency::Search) || self.solution {
            let work = subject.effort(cancel)?;
            ratings.search = self.has(Currency::Search).then_some(work.effort);
            ratings.solution = self.solution.then_some(work.solution);
        }
        if self.has(Currency::Grade) {
            ratings.grade = Some(match &self.profile {
                Some(profile) => subject.grade_with(profile, cancel)?,
                None => subject.grade(self.uniqueness, cancel)?,
            });
        }
        if self.has(Currency::Hodoku) {
            ratings.hodoku = Some(subject.hodoku(self.uniqueness, cancel)?);
        }
        for &edition in self.editions.iter().filter(|_| self.has(Currency::Se)) {
            if ratings.edition(edition).is_none() {
                *ratings.edition(edition) = Some(self.se(subject, edition, cancel)?);
            }
        }
        if self.has(Currency::Whips) {
            ratings.whips = Some(subject.whips(self.longest, cancel)?);
        }
        if self.has(Currency::Bxb) {
            ratings.trials = Some(subject.trials(self.longest, cancel)?);
        }
        if let Some(limit) = self.steps_above {
            ratings.steps_above = Some(subject.se_steps_above(limit, self.uniqueness, cancel)?);
        }
        Ok(())
    }

    fn se(&self, subject: &Subject, edition: Edition, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        let mut lowest = subject.se_of(edition, self.uniqueness, cancel)?;
        if self.orientations {
            for number in 1..8 {
                lowest = lowest.min(turned(subject, number)?.se_of(edition, self.uniqueness, cancel)?);
            }
        }
        Ok(lowest)
    }
}

impl Ratings {
    /// Every rating of a puzzle or a position.
    ///
    /// # Errors
    /// If there is not exactly one solution, or if the search is cancelled.
    pub fn of(subject: &Subject, cancel: Cancel<'_>) -> Result<Ratings, RateError> {
        let mut ratings = Ratings::default();
        RatingPlan::default().rate(subject, &mut ratings, cancel)?;
        Ok(ratings)
    }

    /// ER, EP and ED of an edition.
    pub fn se_of(&self, edition: Edition) -> Option<SeRating> {
        match edition {
            Edition::Classic => self.se,
            Edition::Extended => self.extended,
            Edition::Bank => self.bank,
        }
    }

    fn edition(&mut self, edition: Edition) -> &mut Option<SeRating> {
        match edition {
            Edition::Classic => &mut self.se,
            Edition::Extended => &mut self.extended,
            Edition::Bank => &mut self.bank,
        }
    }
}

/// One of the seven other turns and mirrors.
fn turned(subject: &Subject, number: usize) -> Result<Subject, RateError> {
    const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    let kept = Transformation::IDENTITY;
    let lines = |bit: usize| if number & bit == 0 { kept.rows } else { REVERSED };
    let turn = Transformation { transposed: number & 4 != 0, rows: lines(1), columns: lines(2), ..kept };
    Ok(match subject {
        Subject::Puzzle(puzzle) => Subject::Puzzle(turn.apply(puzzle)),
        Subject::Position(position) => Subject::Position(Box::new(turn.apply_to_position(position)?)),
    })
}
