//! The puzzles of a day on the page of the New York Times: `window.gameData = {...}`.
//!
//! The object has one member for each difficulty, in which `puzzle_data` holds the `puzzle` and its
//! `solution` as lists of 81 numbers. The page is read as well as the object alone.

use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::line;
use super::reading::Reading;
use super::rest::Rest;
use serde_json::{Map, Value};

/// The name of the variable in the page.
const VARIABLE: &str = "gameData";

/// Where puzzles are within a difficulty.
const DATA: &str = "puzzle_data";

/// The byte at which the object begins that is assigned in this line.
pub(super) fn start(text: &str) -> Option<usize> {
    let after = text.find(VARIABLE)? + VARIABLE.len();
    let rest = text[after..].trim_start_matches(['"', '\'', ']', ' ']).strip_prefix('=')?.trim_start();
    rest.starts_with('{').then_some(text.len() - rest.len())
}

/// The puzzles of the object that this text begins with; none if it is another.
pub(super) fn read(text: &str, source: &Source) -> Vec<Result<Reading, FormatError>> {
    // Most objects are others.
    if !text.contains(DATA) {
        return Vec::new();
    }
    let Some(Ok(Value::Object(object))) = serde_json::Deserializer::from_str(text).into_iter().next() else {
        return Vec::new();
    };
    if let Some(data) = object.get(DATA).and_then(Value::as_object) {
        return vec![puzzle(data, None, &object, source)];
    }
    let difficulty = |(name, value): (&String, &Value)| {
        let (name, fields) = (name.clone(), value.as_object()?.clone());
        let data = fields.get(DATA)?.as_object()?.clone();
        Some(puzzle(&data, Some(name), &fields, source))
    };
    object.iter().filter_map(difficulty).collect()
}

/// One puzzle, with what is said about it and its solution beside it.
fn puzzle(
    data: &Map<String, Value>,
    difficulty: Option<String>,
    fields: &Map<String, Value>,
    source: &Source,
) -> Result<Reading, FormatError> {
    let missing = || FormatError::new(source.clone(), Problem::NoSuchField { wanted: "puzzle".into() });
    let cells = data.get("puzzle").and_then(super::jsonl::flatten).ok_or_else(missing)?;
    let mut reading = line::read_alone(&cells, source, "field")?;
    let said = fields.iter().filter(|(name, _)| *name != DATA).map(|(name, value)| (name.clone(), value.to_string()));
    let mut rest: Vec<_> = said.collect();
    let text = |value: String| Value::String(value).to_string();
    if let Some(difficulty) = difficulty.filter(|_| !fields.contains_key("difficulty")) {
        rest.push(("difficulty".into(), text(difficulty)));
    }
    let solution = data.get("solution").and_then(super::jsonl::flatten);
    rest.extend(solution.map(|solution| ("solution".into(), text(solution))));
    (reading.format, reading.source, reading.rest) = (Format::Jsonl, source.clone(), Rest::Fields(rest));
    Ok(reading)
}
