//! What leads from one position to another, as one JSON object.

use super::SCHEMA;
use super::event::EventRecord;
use super::names::Shown;
use super::trace::StartRecord;
use crate::board::{Grid, Position};
use serde::Serialize;

/// The steps that lead from one position to another.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct BetweenRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle of the first position, 81 characters.
    pub puzzle: Shown<Grid>,
    /// The first position, unless that is the puzzle with every candidate that the givens leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<StartRecord<'a>>,
    /// The steps each of which leads there, the simplest first.
    pub steps: Vec<EventRecord<'a>>,
    /// If there are none, steps that lead there one after the other.
    pub path: Vec<EventRecord<'a>>,
    /// The conclusions that remain after them: `r1c1=5`, `r1c1<>5`.
    pub left: Vec<String>,
}

impl<'a> BetweenRecord<'a> {
    /// The record of a first position with what leads from it.
    pub fn new(
        position: &'a Position,
        steps: Vec<EventRecord<'a>>,
        path: Vec<EventRecord<'a>>,
        left: Vec<String>,
    ) -> BetweenRecord<'a> {
        let (puzzle, start) = (Shown(position.puzzle()), StartRecord::unless_plain(position));
        BetweenRecord { schema: SCHEMA, puzzle, start, steps, path, left }
    }
}
