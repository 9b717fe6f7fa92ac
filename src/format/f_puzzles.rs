//! Links of f-puzzles and SudokuPad that contain a whole puzzle: `f-puzzles.com/?load=`,
//! `sudokupad.app/fpuz`.
//!
//! The compressed value is a JSON object with a `grid` of cells, each perhaps with a `value`, the
//! mark `given`, and pencil marks. Puzzles with further rules, such as cages and thermometers, are
//! refused: any statement about them as plain Sudokus would be wrong.

use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::lz::decompress;
use super::reading::Reading;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, Element, Grid};
use serde_json::Value;

/// Fields that say nothing about the rules.
const HARMLESS: [&str; 16] = [
    "size",
    "title",
    "author",
    "ruleset",
    "rules",
    "solution",
    "grid",
    "highlightConflicts",
    "truecandidatesoptions",
    "disabledlogic",
    "msgcorrect",
    "metadata",
    "cosmetic",
    "text",
    "rectangle",
    "circle",
];

/// The compressed puzzle in an address, after the byte where it begins.
pub(super) fn value(address: &str) -> Option<(usize, &str)> {
    // Most lines are not addresses, and this test is faster than looking for each of the marks.
    if !address.contains('/') {
        return None;
    }
    let after = |mark: &str| address.find(mark).map(|at| at + mark.len());
    let start = after("f-puzzles.com/?load=").or_else(|| after("/fpuz")).or_else(|| after("fpuzzles/?load="))?;
    Some((start, address[start..].split(['&', '#']).next().unwrap_or_default()))
}

/// Reads the compressed puzzle.
pub(super) fn read(value: &str, at: &Source) -> Result<Reading, FormatError> {
    let piece = |found: String, expected| FormatError::new(at.clone(), Problem::Piece { found, expected });
    let damaged = || piece(super::symbol::snippet(value), "an f-puzzles link");
    let text = decompress(value).ok_or_else(damaged)?;
    let puzzle: Value = serde_json::from_str(&text).map_err(|_| damaged())?;
    let fields = puzzle.as_object().ok_or_else(damaged)?;
    let is_empty = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    };
    if let Some((name, _)) = fields.iter().find(|(name, value)| !HARMLESS.contains(&name.as_str()) && !is_empty(value))
    {
        return Err(piece(super::symbol::snippet(name), "a puzzle without further rules"));
    }
    let rows = puzzle["grid"].as_array().filter(|rows| rows.len() == 9).ok_or_else(damaged)?;
    let (mut digits, mut givens) = (Grid::EMPTY, CellSet::EMPTY);
    let (mut candidates, mut are_marked) = (CandidateSet::full(), false);
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().filter(|cells| cells.len() == 9).ok_or_else(damaged)?;
        for (column, content) in cells.iter().enumerate() {
            let cell = Cell::at(row, column);
            let digit = |value: &Value| u8::try_from(value.as_u64()?).ok().and_then(Digit::new);
            digits.set(cell, digit(&content["value"]));
            givens.extend((digit(&content["value"]).is_some() && content["given"] == true).then_some(cell));
            let marks = ["centerPencilMarks", "givenPencilMarks"].map(|name| content[name].as_array());
            if let Some(marks) = marks.into_iter().flatten().find(|marks| !marks.is_empty()) {
                are_marked = true;
                let kept: Vec<Digit> = marks.iter().filter_map(digit).collect();
                for digit in Digit::all().filter(|digit| !kept.contains(digit)) {
                    candidates.remove(Candidate::new(cell, digit));
                }
            }
        }
    }
    // Without any mark of a given, all digits are givens.
    let givens = if givens.is_empty() { digits.filled() } else { givens };
    let candidates = are_marked.then_some(candidates);
    Ok(Reading { givens: Some(givens), candidates, ..Reading::new(at.clone(), Format::Link, digits) })
}
