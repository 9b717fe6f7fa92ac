//! Lessons as JSON and JSONL.

use super::explain::LessonWriter;
use super::lesson::Lesson;
use super::{Context, Failure};
use crate::explain::Explainer;
use crate::format::FormatError;
use crate::report::{ErrorRecord, TraceRecord};
use serde_json::Value;

/// One object a line, written as soon as it is known.
pub struct Lines;

impl LessonWriter for Lines {
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        with_record(context, lesson, |context, record| Ok(context.output.json(record, false)?))
    }

    fn error(&mut self, context: &mut Context, error: &FormatError) -> Result<(), Failure> {
        Ok(context.output.json(&ErrorRecord::new(error), false)?)
    }
}

/// Laid out for reading: an object, or an array of objects if there are several.
#[derive(Default)]
pub struct Pretty {
    /// The first one, kept back until it is known whether it is alone.
    first: Option<Value>,
    several: bool,
}

impl Pretty {
    fn add(&mut self, context: &mut Context, value: Value) -> Result<(), Failure> {
        if !self.several && self.first.is_none() {
            self.first = Some(value);
            return Ok(());
        }
        if let Some(first) = self.first.take() {
            self.several = true;
            context.output.text("[")?;
            context.output.json(&first, true)?;
        }
        context.output.text(",")?;
        Ok(context.output.json(&value, true)?)
    }
}

impl LessonWriter for Pretty {
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure> {
        let value = with_record(context, lesson, |_, record| Ok(to_value(record)))?;
        self.add(context, value)
    }

    fn error(&mut self, context: &mut Context, error: &FormatError) -> Result<(), Failure> {
        self.add(context, to_value(&ErrorRecord::new(error)))
    }

    fn finish(&mut self, context: &mut Context) -> Result<(), Failure> {
        match self.first.take() {
            Some(only) => Ok(context.output.json(&only, true)?),
            None if self.several => Ok(context.output.line("]")?),
            None => Ok(context.output.line("[]")?),
        }
    }
}

/// Records are structures of names and numbers, which JSON can always hold.
fn to_value(record: &impl serde::Serialize) -> Value {
    serde_json::to_value(record).unwrap_or_default()
}

/// Makes the record of a lesson; with words only where a language was asked for.
fn with_record<T>(
    context: &mut Context,
    lesson: &Lesson,
    write: impl FnOnce(&mut Context, &TraceRecord) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let course = match &lesson.course {
        Err(conflict) => return write(context, &TraceRecord::invalid(lesson.puzzle.clone(), *conflict)),
        Ok(course) => course,
    };
    let explainer = context.asked.map(Explainer::new);
    let mut record = TraceRecord::new(lesson.puzzle.clone(), &course.solution, explainer.as_ref());
    record.verified = course.verified.as_ref().map(Result::is_ok);
    write(context, &record)
}
