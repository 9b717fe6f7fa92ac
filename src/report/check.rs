//! The verdicts on a path as one JSON object.

use super::SCHEMA;
use super::names::{DigitString, Names, Shown};
use crate::board::{CellSet, DigitSet, Grid};
use crate::explain::Explanation;
use serde::Serialize;

/// A path that was judged.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CheckRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters.
    pub puzzle: Shown<Grid>,
    /// A verdict on each move.
    pub verdicts: Vec<VerdictRecord>,
    /// The index of the first move that is an error.
    pub first_error: Option<usize>,
    /// The number of cells that are empty in the end.
    pub empty: usize,
}

/// The verdict on a move.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct VerdictRecord {
    /// The move as it was written.
    #[serde(rename = "move")]
    pub text: String,
    /// `proved`, `unjustified`, `false`, `stale`, `misnamed` or `unreadable`.
    pub verdict: &'static str,
    /// The hardest technique that it takes.
    pub technique: Option<&'static str>,
    /// The pattern that the named technique needs here, if the move claims another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<OtherPattern>,
    /// The reason, in words.
    #[serde(rename = "text", skip_serializing_if = "Option::is_none")]
    pub words: Option<Shown<Explanation>>,
}

/// The cells and digits of a pattern.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct OtherPattern {
    /// Its cells.
    pub cells: Names<CellSet>,
    /// Its digits, one after the other.
    pub digits: DigitString,
}

impl OtherPattern {
    /// The record of these cells and digits.
    pub fn new(cells: CellSet, digits: DigitSet) -> OtherPattern {
        OtherPattern { cells: Names(cells), digits: DigitString(digits) }
    }
}

impl CheckRecord {
    /// The record of a path.
    pub fn new(puzzle: Grid, verdicts: Vec<VerdictRecord>, first_error: Option<usize>, empty: usize) -> CheckRecord {
        CheckRecord { schema: SCHEMA, puzzle: Shown(puzzle), verdicts, first_error, empty }
    }
}

impl VerdictRecord {
    /// The record of a verdict.
    pub fn new(text: String, verdict: &'static str, technique: Option<&'static str>) -> VerdictRecord {
        VerdictRecord { text, verdict, technique, pattern: None, words: None }
    }
}
