//! `rate`: the columns of the table that the program writes, with types.

use crate::rows::{Builder, Column, reading};
use arrow_array::ArrayRef;
use arrow_array::builder::{Float64Builder, LargeStringBuilder, UInt64Builder};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::lesson::Rated;
use whydoku::rating::se::Edition;
use whydoku::rating::{Currency, RatingPlan};
use whydoku::report::{RatingRecord, rating_columns};
use whydoku::technique::Profile;

/// The values of a column.
enum Values {
    Text(LargeStringBuilder),
    Number(Float64Builder),
    Whole(UInt64Builder),
}

/// The table.
pub struct Sheet<'p> {
    plan: &'p RatingPlan,
    columns: Vec<(String, Values)>,
}

/// A value of a row.
enum Value<'v> {
    Text(Option<&'v str>),
    Number(Option<f64>),
    Whole(Option<u64>),
}

/// The plan that these names ask for.
///
/// # Errors
/// If a name is unknown.
pub fn plan(only: &[String], se: &[String], uniqueness: bool, solution: bool) -> PyResult<RatingPlan> {
    let mut plan = RatingPlan { uniqueness, solution, ..RatingPlan::default() };
    if !only.is_empty() {
        plan.currencies = named("only", only, &Currency::ALL, Currency::name)?;
    }
    if !se.is_empty() {
        plan.editions = named("se", se, &Edition::ALL, Edition::name)?;
    }
    Ok(plan)
}

/// Those of these names, in the order of all.
fn named<T: Copy>(field: &str, names: &[String], all: &[T], name: fn(T) -> &'static str) -> PyResult<Vec<T>> {
    if let Some(unknown) = names.iter().find(|wanted| all.iter().all(|&one| name(one) != wanted.as_str())) {
        let known = all.iter().map(|&one| name(one)).collect::<Vec<_>>().join(", ");
        return Err(PyValueError::new_err(format!("{field}: expected some of {known}, found {unknown:?}")));
    }
    Ok(all.iter().copied().filter(|&one| names.iter().any(|wanted| wanted == name(one))).collect())
}

/// Rates the puzzle of a row.
pub fn row(text: &str, plan: &RatingPlan, profile: &Profile, explainer: &Explainer, cancel: Cancel<'_>) -> Rated {
    match reading(text, explainer) {
        Ok(reading) => Rated::of(&reading, plan, profile, explainer, cancel),
        Err(error) => Rated::unreadable(error),
    }
}

impl Sheet<'_> {
    /// An empty table.
    pub fn new(plan: &RatingPlan) -> Sheet<'_> {
        let empty = RatingRecord::empty();
        let column = |name: String| {
            let values = match value(&empty, &name, &None) {
                Value::Text(_) => Values::Text(LargeStringBuilder::new()),
                Value::Number(_) => Values::Number(Float64Builder::new()),
                Value::Whole(_) => Values::Whole(UInt64Builder::new()),
            };
            (name, values)
        };
        Sheet { plan, columns: rating_columns(plan, false).into_iter().map(column).collect() }
    }
}

/// The value of a column in a record. The type depends on the name alone.
fn value<'v>(record: &'v RatingRecord<'_>, column: &str, notes: &'v Option<String>) -> Value<'v> {
    let whole = |number: Option<u8>| Value::Whole(number.map(u64::from));
    let count = |number: Option<usize>| Value::Whole(number.map(|number| number as u64));
    match column {
        "er" => Value::Number(record.er),
        "ep" => Value::Number(record.ep),
        "ed" => Value::Number(record.ed),
        "er_extended" => Value::Number(record.er_extended.flatten()),
        "ep_extended" => Value::Number(record.ep_extended.flatten()),
        "ed_extended" => Value::Number(record.ed_extended.flatten()),
        "er_bank" => Value::Number(record.er_bank.flatten()),
        "ep_bank" => Value::Number(record.ep_bank.flatten()),
        "ed_bank" => Value::Number(record.ed_bank.flatten()),
        "hodoku_score" => Value::Whole(record.hodoku_score.map(u64::from)),
        "search_guesses" => Value::Whole(record.search_guesses),
        "search_nodes" => Value::Whole(record.search_nodes),
        "clues" => count(record.clues),
        "w" => whole(record.w.flatten()),
        "gw" => whole(record.gw.flatten()),
        "b" => whole(record.b.flatten()),
        "gb" => whole(record.gb.flatten()),
        "te" => whole(record.te.flatten()),
        "bxb" => whole(record.bxb.flatten()),
        "bxbb" => whole(record.bxbb.flatten()),
        "steps" => count(record.steps.flatten()),
        "steps_gentle" => count(record.steps_gentle.flatten()),
        "reading" => Value::Whole(record.reading.flatten()),
        "puzzle" => Value::Text(record.puzzle),
        "hodoku_level" => Value::Text(record.hodoku_level),
        "grade" => Value::Text(record.grade),
        "hardest" => Value::Text(record.hardest),
        "solution" => Value::Text(record.solution.as_ref().and_then(|solution| solution.as_deref())),
        "notes" => Value::Text(notes.as_deref()),
        "error" => Value::Text(record.error),
        other => unreachable!("a column {other} without a type"),
    }
}

impl Builder for Sheet<'_> {
    type Row = Rated;

    fn add(&mut self, row: Option<Rated>) {
        let row = row.unwrap_or_default();
        let record = row.record(self.plan);
        let notes = Some(record.notes()).filter(|notes| !notes.is_empty());
        for (name, values) in &mut self.columns {
            match (values, value(&record, name, &notes)) {
                (Values::Text(values), Value::Text(value)) => values.append_option(value),
                (Values::Number(values), Value::Number(value)) => values.append_option(value),
                (Values::Whole(values), Value::Whole(value)) => values.append_option(value),
                _ => unreachable!("the type of {name} depends on a row"),
            }
        }
    }

    fn finish(self) -> Vec<Column> {
        let finished = |values: Values| -> ArrayRef {
            match values {
                Values::Text(mut values) => Arc::new(values.finish()),
                Values::Number(mut values) => Arc::new(values.finish()),
                Values::Whole(mut values) => Arc::new(values.finish()),
            }
        };
        self.columns.into_iter().map(|(name, values)| Column { name, values: finished(values) }).collect()
    }
}
