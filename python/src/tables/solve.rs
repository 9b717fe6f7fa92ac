//! `solve`: the solution, and whether it is the only one.

use crate::rows::{Builder, Column, plain, reading};
use arrow_array::builder::LargeStringBuilder;
use std::fmt::Write;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::board::Grid;
use whydoku::explain::Explainer;
use whydoku::search::fast;
use whydoku::solve::{Outcome, look_ahead};

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
    // Most rows by far, for which a reading would be a third of the work.
    if let Some(cells) = plain(text) {
        let puzzle = Grid::from_line(cells);
        return Row::new(puzzle, &solved(&puzzle), explainer);
    }
    let reading = match reading(text, explainer) {
        Ok(reading) => reading,
        Err(error) => return Row { puzzle: None, outcome: "invalid", solution: None, error: Some(error) },
    };
    let outcome = if reading.candidates.is_some() {
        reading.position().map_or_else(Outcome::Invalid, |position| look_ahead(&position, cancel))
    } else {
        solved(&reading.digits)
    };
    Row::new(reading.givens_alone(), &outcome, explainer)
}

/// The outcome of a puzzle, without a position, which the fast search does not need.
fn solved(puzzle: &Grid) -> Outcome {
    let mut solutions = fast::solutions(puzzle);
    match (solutions.next(), solutions.next()) {
        (Some(only), None) => Outcome::Solved(only),
        (Some(one), Some(two)) => Outcome::Several(Box::new([one, two])),
        (None, _) => puzzle.conflict().map_or(Outcome::None, Outcome::Invalid),
    }
}

impl Row {
    fn new(puzzle: Grid, outcome: &Outcome, explainer: &Explainer) -> Row {
        let error = match outcome {
            Outcome::Invalid(conflict) => Some(explainer.twice_in_a_house(conflict)),
            _ => None,
        };
        Row { puzzle: Some(puzzle), outcome: outcome.name(), solution: outcome.solution().copied(), error }
    }
}

/// Appends a grid without a text of its own.
fn append(grid: Option<Grid>, texts: &mut LargeStringBuilder) {
    let Some(grid) = grid else { return texts.append_null() };
    write!(texts, "{grid}").unwrap_or_else(|error| unreachable!("text in memory: {error}"));
    texts.append_value("");
}

impl Answers {
    /// Answers for that many rows.
    pub fn with_capacity(rows: usize) -> Answers {
        let texts = |bytes| LargeStringBuilder::with_capacity(rows, rows * bytes);
        Answers { puzzle: texts(81), outcome: texts("solved".len()), solution: texts(81), error: texts(0) }
    }
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
