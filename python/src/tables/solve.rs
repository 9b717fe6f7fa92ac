//! `solve`: the solution, and whether it is the only one.

use crate::rows::{Builder, Column, grid, plain, reading};
use arrow_array::builder::StringBuilder;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::search::fast;
use whydoku::solve::{Outcome, look_ahead};

#[derive(Default)]
pub struct Answers {
    puzzle: StringBuilder,
    outcome: StringBuilder,
    solution: StringBuilder,
    error: StringBuilder,
}

/// A puzzle with the outcome; or the reason it cannot be read.
pub struct Row {
    puzzle: Option<String>,
    outcome: &'static str,
    solution: Option<String>,
    error: Option<String>,
}

pub fn row(text: &str, explainer: &Explainer, cancel: Cancel<'_>) -> Row {
    let (puzzle, outcome) = match plain(text) {
        // Without candidates, which the fast search does not need.
        Some(cells) => {
            let puzzle = grid(cells);
            let mut solutions = fast::solutions(&puzzle);
            let outcome = match (solutions.next(), solutions.next()) {
                (Some(only), None) => Outcome::Solved(only),
                (Some(one), Some(two)) => Outcome::Several(Box::new([one, two])),
                (None, _) => puzzle.conflict().map_or(Outcome::None, Outcome::Invalid),
            };
            (puzzle.to_string(), outcome)
        }
        None => match reading(text, explainer) {
            Err(error) => return Row { puzzle: None, outcome: "invalid", solution: None, error: Some(error) },
            Ok(reading) => {
                let outcome =
                    reading.position().map_or_else(Outcome::Invalid, |position| look_ahead(&position, cancel));
                (reading.puzzle(), outcome)
            }
        },
    };
    let error = match &outcome {
        Outcome::Invalid(conflict) => Some(explainer.twice_in_a_house(conflict)),
        _ => None,
    };
    let solution = outcome.solution().map(ToString::to_string);
    Row { puzzle: Some(puzzle), outcome: outcome.name(), solution, error }
}

impl Builder for Answers {
    type Row = Row;

    fn add(&mut self, row: Option<Row>) {
        self.puzzle.append_option(row.as_ref().and_then(|row| row.puzzle.as_ref()));
        self.outcome.append_option(row.as_ref().map(|row| row.outcome));
        self.solution.append_option(row.as_ref().and_then(|row| row.solution.as_ref()));
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
