//! The work on the rows of a portion of the input.

use super::super::batch::Limited;
use super::super::input::Entry;
use super::super::{Failure, spare, words};
use super::filter::Filter;
use super::sheet::{Row, Sheet};
use super::why::{self, Why};
use whydoku::Cancel;
use whydoku::board::Conflict;
use whydoku::format::{Reading, Rest};
use whydoku::lesson::{State, path_length};
use whydoku::rating::se::RateError;
use whydoku::rating::{Currency, RatingPlan, Ratings, Subject};
use whydoku::technique::Profile;

/// What is to be done with every row; shared by the threads.
pub struct Work<'w> {
    pub asked: &'w RatingPlan,
    pub profile: &'w Profile,
    pub why: &'w [Why],
    pub sheet: &'w Sheet,
    pub filter: Option<&'w Filter>,
    /// Whether a row is needed for its line only.
    pub writes_lines: bool,
}

/// The rows of a portion of the input.
#[derive(Default)]
pub struct Rated {
    pub count: usize,
    pub failed: bool,
    /// The first rows, as far as they could be written at once.
    pub lines: Vec<u8>,
    /// Those behind them.
    pub rows: Vec<Row>,
}

impl Work<'_> {
    /// The rows of a portion.
    pub fn rated(&self, rows: &mut Limited<'_, '_>) -> Rated {
        let mut portion = Rated { lines: spare::take(), ..Rated::default() };
        rows.each(|_, entry, cancel| {
            let row = self.row(entry, cancel);
            portion.count += 1;
            portion.failed |= row.error.is_some();
            // Behind a row that waits for its place all wait.
            let line = if portion.rows.is_empty() { self.line(&row) } else { None };
            match line {
                Some(line) => portion.lines.extend_from_slice(line.as_bytes()),
                None => portion.rows.push(row),
            }
        });
        portion
    }

    /// Whether the rating of a row is below the one asked for.
    pub fn is_below(&self, row: &Row) -> bool {
        row.error.is_none() && self.asked.is_below(&row.ratings)
    }

    /// The row as it is written, with its line end, and empty if it is not wanted; `None` if that
    /// depends on other rows, or fails.
    fn line(&self, row: &Row) -> Option<String> {
        let line = || -> Result<Option<String>, Failure> {
            if !self.sheet.is_wanted(row, self.filter)? || self.is_below(row) {
                return Ok(Some(String::new()));
            }
            let line = self.sheet.loose_line(row).transpose()?;
            Ok(line.map(|line| line + "\n"))
        };
        if self.writes_lines { line().ok().flatten() } else { None }
    }

    /// The rated row of an entry.
    fn row(&self, entry: Entry, cancel: Cancel<'_>) -> Row {
        let (asked, explainer) = (self.asked, &self.sheet.explainer);
        let row = |puzzle: String, rest: Rest| Row {
            puzzle,
            rest,
            ratings: Ratings::default(),
            why: Vec::new(),
            error: None,
        };
        let reading = match entry {
            Err(error) => {
                return Row { error: Some(words::error(&error)), ..row(String::new(), error.rest().clone()) };
            }
            Ok(reading) => reading,
        };
        let (text, subject) = subject(&reading);
        // A position may lack a candidate that its puzzle needs.
        let wrong = || State::error_of(&reading, cancel).map(|state| state.words(explainer, false).to_string());
        let mut row = row(text, reading.rest.clone());
        let rate = || {
            let subject = subject?;
            asked.rate(&subject, &mut row.ratings, cancel)?;
            if asked.has(Currency::Path) && !asked.is_below(&row.ratings) {
                row.ratings.path = path_length(&subject, self.profile, cancel)?;
            }
            if !asked.is_below(&row.ratings) {
                row.why = why::records(self.why, &subject, explainer, cancel)?;
            }
            Ok(())
        };
        row.error = match rate().err() {
            Some(RateError::NoSolution) => Some(wrong().unwrap_or_else(|| told(RateError::NoSolution))),
            error => error.map(told),
        };
        row
    }
}

/// The text of a reading for its row, and the subject to rate.
fn subject(reading: &Reading) -> (String, Result<Subject, Conflict>) {
    let subject = Subject::of(reading);
    (subject.as_ref().map_or_else(|_| reading.puzzle(), ToString::to_string), subject)
}

/// The reason a puzzle has no rating.
fn told(error: RateError) -> String {
    match error {
        RateError::Conflict(conflict) => words::conflict(&conflict),
        RateError::NoSolution => "none".into(),
        RateError::SeveralSolutions => "several".into(),
        RateError::Cancelled(_) => "timed out".into(),
    }
}
