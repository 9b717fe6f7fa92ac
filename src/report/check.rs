//! The verdicts on a path as one JSON object.

use super::SCHEMA;
use super::names::{DigitString, Names, Shown};
use crate::board::{CellSet, DigitSet, Grid, Literal};
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
    /// The number of the line, or of the element of a list, from 1.
    pub line: usize,
    /// The line as it was written.
    #[serde(rename = "move")]
    pub text: String,
    /// The conclusions that were understood: of this claim, where a line has several.
    pub read: Vec<String>,
    /// The technique that it names, as it was written.
    pub named: Option<String>,
    /// `proved`, `unjustified`, `false`, `stale`, `misnamed`, `none` or `unreadable`.
    pub verdict: &'static str,
    /// Why a line is no move, if it is none.
    pub reason: Option<String>,
    /// The hardest technique that it takes.
    pub technique: Option<&'static str>,
    /// The number of steps one after the other that it takes, 1 if a step gives it directly; where
    /// there are too many, how many would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// The steps that must come before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prepared_by: Option<Vec<PreparedRecord>>,
    /// The pattern that the named technique needs here, if the move claims another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<OtherPattern>,
    /// The reason, in words.
    #[serde(rename = "text", skip_serializing_if = "Option::is_none")]
    pub words: Option<Shown<Explanation>>,
}

/// A step that prepares a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct PreparedRecord {
    /// The technique.
    pub technique: &'static str,
    /// The placements.
    pub placements: Vec<String>,
    /// The eliminations, besides those that placements cause in their houses.
    pub eliminations: Vec<String>,
}

impl PreparedRecord {
    /// The record of a step with these conclusions.
    pub fn new(technique: &'static str, concluded: &[Literal]) -> PreparedRecord {
        let of = |is_true: bool| {
            let wanted = concluded.iter().filter(|literal| literal.is_true() == is_true);
            wanted.map(Literal::to_string).collect()
        };
        PreparedRecord { technique, placements: of(true), eliminations: of(false) }
    }
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
        VerdictRecord {
            line: 1,
            text,
            read: Vec::new(),
            named: None,
            verdict,
            reason: None,
            technique,
            steps: None,
            prepared_by: None,
            pattern: None,
            words: None,
        }
    }
}
