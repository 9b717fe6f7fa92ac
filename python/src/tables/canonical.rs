//! `canonical`: the form that all equivalent puzzles share.

use crate::rows::{Builder, Column, reading};
use arrow_array::builder::LargeStringBuilder;
use std::sync::Arc;
use whydoku::equivalence::canonical;
use whydoku::explain::Explainer;

#[derive(Default)]
pub struct Forms {
    puzzle: LargeStringBuilder,
    canonical: LargeStringBuilder,
    error: LargeStringBuilder,
}

/// The puzzle and its form, or the reason it has none.
pub struct Row {
    puzzle: Option<String>,
    form: Result<String, String>,
}

pub fn row(text: &str, explainer: &Explainer) -> Row {
    let grid = match reading(text, explainer) {
        Ok(reading) => reading.givens_alone(),
        Err(error) => return Row { puzzle: None, form: Err(error) },
    };
    let form = canonical(&grid).map(|(form, _)| form.to_string());
    Row { puzzle: Some(grid.to_string()), form: form.map_err(|conflict| explainer.twice_in_a_house(&conflict)) }
}

impl Builder for Forms {
    type Row = Row;

    fn add(&mut self, row: Option<Row>) {
        let (puzzle, form) = row.map_or((None, None), |row| (row.puzzle, Some(row.form)));
        self.puzzle.append_option(puzzle);
        self.canonical.append_option(form.as_ref().and_then(|form| form.as_ref().ok()));
        self.error.append_option(form.as_ref().and_then(|form| form.as_ref().err()));
    }

    fn finish(mut self) -> Vec<Column> {
        vec![
            Column { name: "puzzle".into(), values: Arc::new(self.puzzle.finish()) },
            Column { name: "canonical".into(), values: Arc::new(self.canonical.finish()) },
            Column { name: "error".into(), values: Arc::new(self.error.finish()) },
        ]
    }
}
