//! A lesson as JSON.

use super::path::Lesson;
use crate::explain::Explainer;
use crate::report::{TraceRecord, write_json};
use std::io;

/// Writes a lesson as one JSON object and a line end.
///
/// # Errors
/// If writing fails.
pub fn json(lesson: &Lesson, explainer: Option<&Explainer>, pretty: bool, out: impl io::Write) -> io::Result<()> {
    write_json(&record(lesson, explainer), pretty, out)
}

/// A lesson as a record.
pub fn record<'a>(lesson: &'a Lesson, explainer: Option<&'a Explainer>) -> TraceRecord<'a> {
    let puzzle = lesson.puzzle.to_string();
    match &lesson.path {
        Err(conflict) => TraceRecord::invalid(puzzle, *conflict),
        Ok(path) => {
            let mut record = TraceRecord::new(puzzle, &path.solution, explainer);
            if let Some(choice) = path.choice {
                record.aim = Some(choice.aim.name());
                record.optimal = choice.optimal();
                record.standard_steps = Some(choice.standard.steps);
                record.standard_words = Some(choice.standard.words);
                record.one = choice.one();
            }
            record.verified = path.verified.as_ref().map(Result::is_ok);
            if path.is_cut {
                record = record.until(path.solution.trace.events.len());
            }
            record.with_also(&path.also).with_needed_by(&path.needed_by)
        }
    }
}
