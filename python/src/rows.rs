//! A table row by row: readings in, Arrow columns out, on all processors, in the order of the rows.
//!
//! A thread takes some rows and builds their part of each column, so that nothing but appending the
//! parts is left to one thread.

use crate::calling::interruptible;
use crate::capsule::Batch;
use crate::column;
use arrow_array::builder::LargeStringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, LargeStringArray, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use arrow_select::concat::concat;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::num::NonZeroUsize;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::explain::{Explainer, Language};
use whydoku::format::{Reading, Source, read_str};
use whydoku::parallel::{map_in_order, processors};

/// A column that is being built.
pub struct Column {
    pub name: String,
    pub values: ArrayRef,
}

/// What builds the columns from the rows, one after the other.
pub trait Builder {
    /// A row.
    type Row: Send;
    /// Adds a row; a null row where there is none.
    fn add(&mut self, row: Option<Self::Row>);
    /// The columns.
    fn finish(self) -> Vec<Column>;
}

/// Work on the rows of a column of texts.
pub struct Rows {
    texts: LargeStringArray,
    jobs: NonZeroUsize,
    /// The rows that a thread takes together.
    at_once: usize,
}

/// The number of threads.
///
/// # Errors
/// If it is less than 1.
pub fn threads(jobs: Option<isize>) -> PyResult<NonZeroUsize> {
    let Some(jobs) = jobs else { return Ok(processors()) };
    let jobs = usize::try_from(jobs).ok().and_then(NonZeroUsize::new);
    jobs.ok_or_else(|| PyValueError::new_err("jobs: expected 1 or more"))
}

impl Rows {
    /// The rows of a column. `at_once` of them are light work.
    ///
    /// # Errors
    /// If it is no column of texts.
    pub fn of(column: &Bound<'_, PyAny>, jobs: Option<isize>, at_once: usize) -> PyResult<Rows> {
        Ok(Rows { texts: column::texts(column)?, jobs: threads(jobs)?, at_once })
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// The table of what `work` makes of each row; a null row where there is no text.
    ///
    /// # Errors
    /// If it is interrupted.
    pub fn table<B: Builder>(
        &self,
        progress: Option<&Bound<'_, PyAny>>,
        py: Python<'_>,
        builder: impl Fn() -> B + Sync,
        work: impl Fn(usize, &str, Cancel<'_>) -> B::Row + Sync,
    ) -> PyResult<Batch> {
        let row = |number: usize, cancel: Cancel<'_>| {
            self.texts.is_valid(number).then(|| work(number, self.texts.value(number), cancel))
        };
        table((self.len(), self.at_once), self.jobs, progress, py, builder, row)
    }
}

/// The table of `count` rows, that many of which are light work; a null row where `work` makes
/// nothing of its number.
///
/// # Errors
/// If it is interrupted.
pub fn table<B: Builder>(
    (count, at_once): (usize, usize),
    jobs: NonZeroUsize,
    progress: Option<&Bound<'_, PyAny>>,
    py: Python<'_>,
    builder: impl Fn() -> B + Sync,
    work: impl Fn(usize, Cancel<'_>) -> Option<B::Row> + Sync,
) -> PyResult<Batch> {
    let columns = interruptible(py, progress, |cancel| {
        let starts = (0..count).step_by(at_once);
        let row = |number| if cancel.is_cancelled() { None } else { work(number, cancel.silent()) };
        let portion = |start: usize| {
            let mut builder = builder();
            (start..count.min(start + at_once)).for_each(|number| builder.add(row(number)));
            builder.finish()
        };
        // A table without rows has columns, too.
        let (mut columns, mut done) = (builder().finish().into_iter().map(Growing::new).collect::<Vec<_>>(), 0);
        map_in_order(starts, jobs, portion, |part| {
            done = count.min(done + at_once);
            cancel.report(done, count);
            columns.iter_mut().zip(part).try_for_each(|(column, part)| column.add(part.values))
        })?;
        columns.into_iter().map(Growing::finish).collect::<Result<Vec<_>, ArrowError>>()
    })?;
    batch(columns.map_err(|error| PyValueError::new_err(error.to_string()))?)
}

/// A column of all rows, to which those of some rows each are added.
struct Growing {
    name: String,
    values: Values,
}

enum Values {
    /// Texts, most of what there is: each part is copied and dropped before the next comes.
    Texts(LargeStringBuilder),
    /// Parts of any other type.
    Parts(Vec<ArrayRef>),
}

impl Growing {
    fn new(first: Column) -> Growing {
        let values = match first.values.data_type() {
            DataType::LargeUtf8 => Values::Texts(LargeStringBuilder::new()),
            _ => Values::Parts(vec![first.values]),
        };
        Growing { name: first.name, values }
    }

    fn add(&mut self, part: ArrayRef) -> Result<(), ArrowError> {
        match &mut self.values {
            Values::Texts(texts) => texts.append_array(part.as_string()),
            Values::Parts(parts) => {
                parts.push(part);
                Ok(())
            }
        }
    }

    fn finish(self) -> Result<Column, ArrowError> {
        let values = match self.values {
            Values::Texts(mut texts) => Arc::new(texts.finish()),
            Values::Parts(parts) => concat(&parts.iter().map(|part| &**part).collect::<Vec<_>>())?,
        };
        Ok(Column { name: self.name, values })
    }
}

/// The table of these columns.
fn batch(columns: Vec<Column>) -> PyResult<Batch> {
    let fields: Vec<Field> = columns
        .iter()
        .map(|column| Field::new(column.name.as_str(), column.values.data_type().clone(), true))
        .collect();
    let values = columns.into_iter().map(|column| column.values).collect();
    let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), values);
    batch.map(Batch).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The explainer of a language by its tag.
///
/// # Errors
/// If there is no such language.
pub fn explainer(lang: &str) -> PyResult<Explainer> {
    let unknown = |_| {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        PyValueError::new_err(format!("lang: expected one of {}, found {lang:?}", tags.join(", ")))
    };
    lang.parse().map(Explainer::new).map_err(unknown)
}

/// Reads the one puzzle of a row.
///
/// # Errors
/// The reason it cannot be read, in words.
pub fn reading(text: &str, explainer: &Explainer) -> Result<Reading, String> {
    if let Some(cells) = plain(text) {
        return Ok(Reading::plain(cells, Source { file: None, line: 1, column: 1 }));
    }
    let mut readings = read_str(text);
    let (first, others) = (readings.next(), readings.count());
    match first {
        Some(Err(error)) => Err(explainer.problem_at(&error)),
        Some(Ok(reading)) if others == 0 => Ok(reading),
        _ => Err(explainer.not_one_puzzle(usize::from(first.is_some()) + others)),
    }
}

/// The cells of a text of 81 digits and dots.
pub fn plain(text: &str) -> Option<&[u8; 81]> {
    let cells: &[u8; 81] = text.as_bytes().try_into().ok()?;
    // Every cell is looked at, which is faster than to look whether to go on.
    let is_plain = |all, cell: &u8| all & matches!(cell, b'0'..=b'9' | b'.');
    cells.iter().fold(true, is_plain).then_some(cells)
}
