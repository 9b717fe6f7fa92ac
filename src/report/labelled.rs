//! A position of a data set, as one JSON object.

use super::event::StepRecord;
use super::names::{EveryCandidate, Name, Shown};
use crate::board::Grid;
use crate::explain::Explanation;
use serde::Serialize;
use std::collections::BTreeMap;

/// A position with its next steps.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct LabelledRecord<'a> {
    /// The puzzle, 81 characters.
    pub puzzle: Shown<&'a Grid>,
    /// Its solution.
    pub solution: Shown<&'a Grid>,
    /// The canonical form of the puzzle.
    pub canonical: Shown<&'a Grid>,
    /// `train`, `validation` or `test`, by the canonical form of the solution alone.
    pub split: Name,
    /// All filled cells, 81 characters.
    pub board: Shown<&'a Grid>,
    /// What is left in each cell, 729 characters.
    pub candidates: Shown<EveryCandidate>,
    /// The id of the easiest technique that gives anything.
    pub technique: Name,
    /// All next steps of this technique, or of every technique: first the step of the path.
    pub steps: Vec<StepRecord<'a>>,
    /// The first of them in words, by language.
    pub texts: Texts,
    /// Every one of them in words, if that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step_texts: Option<Vec<Texts>>,
    /// The explainer rating of the puzzle; null if it has none.
    pub er: Option<f64>,
    /// The grade of the puzzle.
    pub grade: Option<Name>,
}

/// A text in each language, by the tag of the language.
pub type Texts = BTreeMap<&'static str, Shown<Explanation>>;
