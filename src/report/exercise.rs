//! An exercise as one JSON object.

use super::SCHEMA;
use super::names::Shown;
use super::puzzle::PathStepRecord;
use super::trace::StartRecord;
use crate::board::{Grid, Position};
use crate::explain::Explanation;
use serde::Serialize;

/// A position to practise with, and its answers.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ExerciseRecord<'r> {
    /// The version of the schema.
    pub schema: u32,
    /// Its number, from 1.
    pub number: usize,
    /// The techniques that are practised.
    pub techniques: Vec<&'static str>,
    /// The givens, 81 characters.
    pub puzzle: Shown<Grid>,
    /// The position.
    #[serde(flatten)]
    pub position: StartRecord<'r>,
    /// The number of steps of these techniques that are there; fewer are more hidden.
    pub steps: usize,
    /// The truths of the best of them.
    pub truths: usize,
    /// The empty cells.
    pub empty: usize,
    /// Whether nothing easier makes progress.
    pub pure: bool,
    /// The steps, the best first.
    pub answers: Vec<AnswerStepRecord<'r>>,
}

/// An answer to an exercise.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct AnswerStepRecord<'r> {
    /// The step.
    #[serde(flatten)]
    pub step: PathStepRecord<'r>,
    /// The reason it is right, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Shown<Explanation>>,
}

impl<'r> AnswerStepRecord<'r> {
    /// The record of a step, with its words.
    pub fn new(step: PathStepRecord<'r>, text: Option<Explanation>) -> AnswerStepRecord<'r> {
        AnswerStepRecord { step, text: text.map(Shown) }
    }
}

impl<'r> ExerciseRecord<'r> {
    /// The record of a position without answers.
    pub fn new(number: usize, techniques: Vec<&'static str>, position: &'r Position) -> ExerciseRecord<'r> {
        ExerciseRecord {
            schema: SCHEMA,
            number,
            techniques,
            puzzle: Shown(position.puzzle()),
            position: StartRecord::new(position),
            steps: 0,
            truths: 0,
            empty: position.empty_cells().len(),
            pure: true,
            answers: Vec::new(),
        }
    }
}
