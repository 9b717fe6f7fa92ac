//! `solve`: the solution, and whether it is the only one.

use crate::rows::{Builder, Column, reading};
use arrow_array::builder::LargeStringBuilder;
use std::fmt::Write;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::board::Grid;
use whydoku::explain::Explainer;
use whydoku::search::fast;
use whydoku::solve::{Outcome, look_ahead};

#[derive(Default)]
pub struct Answers {
    puzzle: LargeStringBuilder,
    outcome: LargeStringBuilder,
    solution: LargeStringBuilder,
    error: LargeStringBuilder,
}

/// A puzzle with the outcome; or the reason it cannot be read.
pub struct Row {
    puzzle: Option<Grid>,
    outcome: &'static str,
    solution: Option<Grid>,
    error: Option<String>,
}

pub fn row(text: &str, explainer: &Explainer, cancel: Cancel<'_>) -> Row {
    let reading = match reading(text, explainer) {
        Ok(reading) => reading,
        Err(error) => return Row { puzzle: None, outcome: "invalid", solution: None, error: Some(error) },
    };
    let outcome = if reading.candidates.is_some() {
        reading.position().map_or_else(Outcome::Invalid, |position| look_ahead(&position, cancel))
    } else {
        // Without a position, which the fast search does not need.
        let mut solutions = fast::solutions(&reading.digits);
        match (solutions.next(), solutions.next()) {
            (Some(only), None) => Outcome::Solved(only),
            (Some(one), Some(two)) => Outcome::Several(Box::new([one, two])),
            (None, _) => reading.digits.conflict().map_or(Outcome::None, Outcome::Invalid),
        }
    };
    let error = match &outcome {
        Outcome::Invalid(conflict) => Some(explainer.twice_in_a_house(conflict)),
        _ => None,
    };
    let solution = outcome.solution().copied();
    Row { puzzle: Some(reading.givens_alone()), outcome: outcome.name(), solution, error }
}

/// Appends a grid without a text of its own.
fn append(grid: Option<Grid>, texts: &mut LargeStringBuilder) {
    let Some(grid) = grid else { return texts.append_null() };
    write!(texts, "{grid}").unwrap_or_else(|error| unreachable!("text in memory: {error}"));
    texts.append_value("");
}

impl Builder for Answers {
    type Row = Row;

    fn add(&mut self, row: Option<Row>) {
        append(row.as_ref().and_then(|row| row.puzzle), &mut self.puzzle);
        self.outcome.append_option(row.as_ref().map(|row| row.outcome));
        append(row.as_ref().and_then(|row| row.solution), &mut self.solution);
        self.error.append_option(row.as_ref().and_then(|row| row.error.as_ref()));
    }

    fn finish(mut self) -> Vec<Column> {
        vec![
            Column { name: "puzzle".into(), values: Arc::new(self.puzzle.finish()) },
            Column { name: "outcome".into(), values: Arc::new(self.outcome.finish()) },
            Column { name: "solution".into(), values: Arc::new(self.solution.finish()) },
            Column { name: "error".into(), values: Arc::new(self.error.finish()) },
        ]
    }
}
