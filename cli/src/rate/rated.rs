//! The work on the rows of a portion of the input.

use super::super::batch::Limited;
use super::super::input::Entry;
use super::super::{Failure, spare, words};
use super::filter::Filter;
use super::sheet::{Row, Sheet};
use super::why::{self, Why};
use whydoku::Cancel;
use whydoku::lesson::Rated;
use whydoku::rating::{RatingPlan, Subject};
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
pub struct RatedPortion {
    pub count: usize,
    pub failed: bool,
    /// The first rows, as far as they could be written at once.
    pub lines: Vec<u8>,
    /// Those behind them.
    pub rows: Vec<Row>,
}

impl Work<'_> {
    /// The rows of a portion.
    pub fn rated(&self, rows: &mut Limited<'_, '_>) -> RatedPortion {
        let mut portion = RatedPortion { lines: spare::take(), ..RatedPortion::default() };
        rows.each(|_, entry, cancel| {
            let row = self.row(entry, cancel);
            portion.count += 1;
            portion.failed |= row.rated.error.is_some();
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
        row.rated.error.is_none() && self.asked.is_below(&row.rated.ratings)
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
        let (plan, explainer) = (self.asked, &self.sheet.explainer);
        let reading = match entry {
            Err(error) => {
                let rated = Rated::unreadable(words::error(&error));
                return Row { rated, rest: error.rest().clone(), why: Vec::new() };
            }
            Ok(reading) => reading,
        };
        let mut rated = Rated::of(&reading, plan, self.profile, explainer, cancel);
        let is_wanted = !self.why.is_empty() && rated.error.is_none() && !plan.is_below(&rated.ratings);
        let why = match is_wanted.then(|| Subject::of(&reading)) {
            Some(Ok(subject)) => why::records(self.why, &subject, explainer, cancel),
            _ => Ok(Vec::new()),
        };
        // Nothing else is left that could go wrong.
        let why = why.unwrap_or_else(|_| {
            rated.error = Some("timed out".into());
            Vec::new()
        });
        Row { rated, rest: reading.rest, why }
    }
}
