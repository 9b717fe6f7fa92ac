//! A row of a table of ratings: a puzzle with its ratings, or the reason it has none.

use super::State;
use crate::cancel::Cancel;
use crate::explain::Explainer;
use crate::format::Reading;
use crate::lesson::path_length;
use crate::rating::se::RateError;
use crate::rating::{Currency, RatingPlan, Ratings, Subject};
use crate::report::RatingRecord;
use crate::technique::Profile;

/// A row of a table of ratings.
///
/// ```
/// use whydoku::Cancel;
/// use whydoku::explain::{Explainer, Language};
/// use whydoku::format::read_str;
/// use whydoku::lesson::Rated;
/// use whydoku::rating::RatingPlan;
/// use whydoku::technique::Profile;
/// let reading = read_str("55").next().unwrap();
/// assert!(reading.is_err());
/// let text = "55.......".to_string() + &".".repeat(72);
/// let reading = read_str(&text).next().unwrap().unwrap();
/// let words = Explainer::new(Language::English);
/// let row = Rated::of(&reading, &RatingPlan::default(), &Profile::standard(), &words, Cancel::NEVER);
/// assert_eq!(row.error.as_deref(), Some("there are two 5s in row 1, in r1c1 and r1c2"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Rated {
    /// The puzzle; empty if it could not be read.
    pub puzzle: String,
    /// The ratings, as far as they were computed.
    pub ratings: Ratings,
    /// The reason for missing ones: `none` or `several` solutions, `timed out`, or in words.
    pub error: Option<String>,
}

impl Rated {
    /// Rates a puzzle that was read as the plan says. `profile` has the techniques of the path.
    pub fn of(
        reading: &Reading,
        plan: &RatingPlan,
        profile: &Profile,
        explainer: &Explainer,
        cancel: Cancel<'_>,
    ) -> Rated {
        let subject = Subject::of(reading);
        let puzzle = subject.as_ref().map_or_else(|_| reading.puzzle(), ToString::to_string);
        let mut ratings = Ratings::default();
        let rate = || {
            let subject = subject?;
            plan.rate(&subject, &mut ratings, cancel)?;
            if plan.has(Currency::Path) && !plan.is_below(&ratings) {
                ratings.path = path_length(&subject, profile, cancel)?;
            }
            Ok(())
        };
        // A position may lack a candidate that its puzzle needs.
        let wrong = || State::error_of(reading, cancel).map(|state| state.words(explainer, false).to_string());
        let error = rate().err().map(|error| match error {
            RateError::Conflict(conflict) => explainer.twice_in_a_house(&conflict),
            RateError::NoSolution => wrong().unwrap_or_else(|| "none".into()),
            RateError::SeveralSolutions => "several".into(),
            RateError::Cancelled(_) => "timed out".into(),
        });
        Rated { puzzle, ratings, error }
    }

    /// A row that could not be read.
    pub fn unreadable(error: String) -> Rated {
        Rated { error: Some(error), ..Rated::default() }
    }

    /// The row as a record. Its reasons, its rounds and the decisive steps are left out.
    pub fn record(&self, plan: &RatingPlan) -> RatingRecord<'_> {
        let Ratings { hodoku, grade, search, .. } = &self.ratings;
        let mut record = RatingRecord {
            puzzle: (!self.puzzle.is_empty()).then_some(self.puzzle.as_str()),
            hodoku_level: hodoku.as_ref().map(|grading| grading.level.name()),
            hodoku_score: hodoku.as_ref().map(|grading| grading.score),
            grade: grade.as_ref().map(|graded| graded.grade.name()),
            hardest: self.hardest(),
            search_guesses: search.map(|effort| effort.guesses),
            search_nodes: search.map(|effort| effort.nodes),
            clues: self.clues(),
            solution: plan.solution.then(|| self.ratings.solution.map(|solution| solution.to_string())),
            steps_above: plan.steps_above.map(|_| self.ratings.steps_above),
            error: self.error.as_deref(),
            ..RatingRecord::empty()
        };
        let has = |currency| plan.has(currency);
        for &edition in plan.editions.iter().filter(|_| has(Currency::Se)) {
            record = record.with_edition(edition, self.ratings.se_of(edition));
        }
        let record = if has(Currency::Whips) { record.with_whips(self.ratings.whips) } else { record };
        let record = if has(Currency::Bxb) { record.with_trials(self.ratings.trials) } else { record };
        if has(Currency::Path) { record.with_path(self.ratings.path) } else { record }
    }

    /// The number of clues, or of filled cells; `None` if there is no puzzle.
    pub fn clues(&self) -> Option<usize> {
        let grid = self.puzzle.get(..81).filter(|_| self.puzzle.len() == 81);
        let is_filled = |letter: &u8| letter.is_ascii_digit() && *letter != b'0';
        let filled = |cell: &[u8]| cell.iter().filter(|letter| is_filled(letter)).count() == 1;
        match grid {
            Some(grid) => Some(grid.bytes().filter(is_filled).count()),
            // Nine characters for each cell.
            None if self.puzzle.len() == 729 => {
                Some(self.puzzle.as_bytes().chunks(9).filter(|cell| filled(cell)).count())
            }
            None => None,
        }
    }

    /// The hardest technique of the grade; `guess` if the techniques are not enough.
    pub fn hardest(&self) -> Option<&'static str> {
        let graded = self.ratings.grade.as_ref()?;
        if graded.needs_guess { Some("guess") } else { graded.hardest().map(|spec| spec.id) }
    }
}
