//! The steps that are there in one position, as one JSON object.

use super::SCHEMA;
use super::event::EventRecord;
use super::names::Shown;
use super::trace::StartRecord;
use crate::board::{Grid, Position};
use serde::Serialize;

/// A position with its steps.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct FindingRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The number of the position in the input, from 1; absent if the position is the argument
    /// itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<usize>,
    /// The puzzle, 81 characters: the givens, or all filled cells if the givens are unknown.
    pub puzzle: Shown<Grid>,
    /// The position, unless that is the puzzle with every candidate that the givens leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<StartRecord<'a>>,
    /// The steps: technique after technique, each with its best step first.
    pub steps: Vec<EventRecord<'a>>,
}

impl<'a> FindingRecord<'a> {
    /// The record of a position with these steps.
    pub fn new(position: &'a Position, input: Option<usize>, steps: Vec<EventRecord<'a>>) -> FindingRecord<'a> {
        let (puzzle, start) = (Shown(position.puzzle()), StartRecord::unless_plain(position));
        FindingRecord { schema: SCHEMA, input, puzzle, start, steps }
    }
}
