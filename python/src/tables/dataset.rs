//! `dataset`: positions with all their next steps, as `whydoku dataset` writes them.
//!
//! Conclusions are numbers, as in the traces of `explain`; a proof is a text, as in the records of
//! the library.

use super::explain::{append_numbers, concluded_field, field, number};
use crate::rows::{Builder, Column};
use arrow_array::builder::{Float64Builder, LargeStringBuilder, ListBuilder, StructBuilder};
use arrow_array::cast::AsArray;
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, Field, Fields};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;
use whydoku::Cancel;
use whydoku::dataset::{Balance, DataCounts, Labelled, Recipe, usual_techniques};
use whydoku::explain::{Explainer, Language};
use whydoku::rating::se::Tenths;
use whydoku::report::{EveryCandidate, proof_text};

/// The columns of texts, before the steps.
const TEXTS: [&str; 7] = ["puzzle", "solution", "canonical", "split", "board", "candidates", "technique"];

/// What is evened out, by its name.
///
/// # Errors
/// If there is no such name.
pub fn balance(name: Option<&str>, recipe: &Recipe) -> PyResult<Balance> {
    match name {
        None => Ok(Balance::None),
        Some("grade") => Ok(Balance::Grade),
        Some("technique") => {
            let techniques = usual_techniques(&recipe.profile, recipe.seed, Cancel::NEVER);
            Ok(Balance::Technique(techniques.unwrap_or_default()))
        }
        Some(name) => Err(PyValueError::new_err(format!("balance: expected grade or technique, found {name:?}"))),
    }
}

/// A position.
pub struct Row {
    texts: [String; TEXTS.len()],
    steps: Vec<(&'static str, Vec<i16>, String)>,
    words: Vec<String>,
    er: Option<f64>,
    grade: Option<&'static str>,
}

impl Row {
    /// A position with its next steps, the first of them in words.
    pub fn new(labelled: &Labelled<'_>, explainers: &[Explainer]) -> Row {
        let (source, position) = (labelled.source, labelled.before.position());
        let words = |words: &Explainer| words.step(labelled.before, labelled.step()).to_string();
        Row {
            texts: [
                source.puzzle.to_string(),
                source.solution.to_string(),
                source.canonical.to_string(),
                source.split.name().into(),
                position.digits().to_string(),
                EveryCandidate(position.all_candidates()).to_string(),
                labelled.step().technique.id.into(),
            ],
            steps: labelled
                .steps
                .iter()
                .map(|step| (step.technique.id, step.concluded.iter().map(number).collect(), proof_text(&step.proof)))
                .collect(),
            words: explainers.iter().map(words).collect(),
            er: source.er.map(|Tenths(er)| f64::from(er) / 10.0),
            grade: source.grade.map(|grade| grade.name()),
        }
    }
}

/// The positions of a table by what they have.
pub fn counted(positions: &RecordBatch) -> DataCounts {
    let texts = |name| positions.column_by_name(name).map(|texts| texts.as_string::<i64>());
    let mut counted = DataCounts::default();
    if let (Some(puzzles), Some(splits), Some(grades), Some(techniques)) =
        (texts("puzzle"), texts("split"), texts("grade"), texts("technique"))
    {
        for row in 0..positions.num_rows() {
            let grade = grades.is_valid(row).then(|| grades.value(row));
            counted.add(puzzles.value(row), splits.value(row), grade, techniques.value(row));
        }
    }
    counted
}

/// The table.
pub struct Positions {
    texts: [LargeStringBuilder; TEXTS.len()],
    steps: ListBuilder<StructBuilder>,
    words: StructBuilder,
    er: Float64Builder,
    grade: LargeStringBuilder,
}

impl Positions {
    /// An empty table.
    pub fn new() -> Positions {
        let text = |name: &str| Field::new(name, DataType::LargeUtf8, true);
        let step = Fields::from(vec![text("technique"), concluded_field(), text("proof")]);
        let words: Fields = Language::ALL.iter().map(|language| text(language.tag())).collect();
        Positions {
            texts: Default::default(),
            steps: ListBuilder::new(StructBuilder::from_fields(step, 0)),
            words: StructBuilder::from_fields(words, 0),
            er: Float64Builder::new(),
            grade: LargeStringBuilder::new(),
        }
    }
}

impl Builder for Positions {
    type Row = Vec<Row>;

    fn add(&mut self, rows: Option<Vec<Row>>) {
        for row in rows.into_iter().flatten() {
            for (builder, text) in self.texts.iter_mut().zip(row.texts) {
                builder.append_value(text);
            }
            let steps = self.steps.values();
            for (technique, concluded, proof) in &row.steps {
                field::<LargeStringBuilder>(steps, 0).append_value(technique);
                append_numbers(steps, 1, concluded);
                field::<LargeStringBuilder>(steps, 2).append_value(proof.trim_end());
                steps.append(true);
            }
            self.steps.append(true);
            for (index, words) in row.words.iter().enumerate() {
                field::<LargeStringBuilder>(&mut self.words, index).append_value(words);
            }
            self.words.append(true);
            self.er.append_option(row.er);
            self.grade.append_option(row.grade);
        }
    }

    fn finish(mut self) -> Vec<Column> {
        let texts = TEXTS.iter().zip(&mut self.texts);
        let mut columns: Vec<Column> =
            texts.map(|(name, texts)| Column { name: (*name).into(), values: Arc::new(texts.finish()) }).collect();
        columns.push(Column { name: "steps".into(), values: Arc::new(self.steps.finish()) });
        columns.push(Column { name: "texts".into(), values: Arc::new(self.words.finish()) });
        columns.push(Column { name: "er".into(), values: Arc::new(self.er.finish()) });
        columns.push(Column { name: "grade".into(), values: Arc::new(self.grade.finish()) });
        columns
    }
}
