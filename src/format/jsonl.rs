//! One JSON object a line.
//!
//! `puzzle` contains the givens. `board` contains all filled cells instead; then `givens` says which of them are givens
//! (unknown if it is missing) and `candidates` the candidates of the other cells, as 729 characters. Other fields are
//! kept in [`Rest::Fields`].

use super::csv::USUAL_NAMES;
use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::options::Column;
use super::reading::{Reading, Rest};
use super::{candidates, line, symbol};
use crate::board::{Cell, CellSet, Element, Grid, Position};
use serde_json::{Map, Value, json};

/// Whether this line looks like an object. Pencil marks may be in braces as well, and so may anything in other files.
pub(super) fn is_attempt(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|rest| rest.trim_start().is_empty() || rest.trim_start().starts_with(['"', '}']))
}

/// Reads a line that begins with a brace.
pub(super) fn read(text: &str, source: &Source, wanted: Option<&Column>) -> Result<Reading, FormatError> {
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| {
        // serde_json counts bytes.
        let bytes = text.as_bytes().get(..error.column().saturating_sub(1)).unwrap_or_default();
        let column = String::from_utf8_lossy(bytes).chars().count() + 1;
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        FormatError::new(source.column(column), Problem::Json(message.into()))
    })?;
    let name = match wanted {
        Some(Column::Name(name)) => Some(name.clone()),
        _ if fields.contains_key("board") => Some("board".into()),
        _ => USUAL_NAMES.iter().find(|name| fields.contains_key(**name)).map(|name| (*name).into()),
    };
    let missing = |wanted: &str| FormatError::new(source.clone(), Problem::NoSuchField { wanted: wanted.into() });
    let name = name.ok_or_else(|| missing("puzzle"))?;
    let (puzzle, at) = take(&mut fields, &name, text, source)?.ok_or_else(|| missing(&name))?;
    let mut reading = line::read_alone(&puzzle, &at, "field")?;
    reading.format = Format::Jsonl;
    // Elsewhere a number of givens or a list of digits may have the same name; only text counts here.
    let is_text = |fields: &Map<String, Value>, name: &str| fields.get(name).is_some_and(Value::is_string);
    let givens = if is_text(&fields, "givens") { take(&mut fields, "givens", text, source)? } else { None };
    if let Some((givens, at)) = givens {
        let givens = line::read_alone(&givens, &at, "field")?.digits;
        reading.givens = Some(givens_of(&reading.digits, &givens).map_err(|problem| FormatError::new(at, problem))?);
    } else if name == "board" {
        reading.givens = None;
    }
    let left = if is_text(&fields, "candidates") { take(&mut fields, "candidates", text, source)? } else { None };
    if let Some((candidates, at)) = left {
        reading.candidates = Some(candidates::read_set(&candidates, &at)?);
    }
    if !fields.is_empty() {
        reading.rest = Rest::Fields(fields.into_iter().map(|(name, value)| (name, value.to_string())).collect());
    }
    reading.source = source.clone();
    Ok(reading)
}

/// Removes a field from the object. Returns its text and where that begins.
fn take(
    fields: &mut Map<String, Value>,
    name: &str,
    text: &str,
    source: &Source,
) -> Result<Option<(String, Source)>, FormatError> {
    let value = match fields.remove(name) {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(value)) => value,
        Some(other) => flatten(&other).ok_or_else(|| {
            let found = symbol::snippet(&other.to_string());
            FormatError::new(source.clone(), Problem::Piece { found, expected: "the cells of a puzzle" })
        })?,
    };
    let key = format!("\"{name}\"");
    let after_key = text.find(&key).map_or(0, |at| at + key.len());
    let at = text[after_key..].find(&value).map_or(0, |at| text[..after_key + at].chars().count());
    Ok(Some((value, source.column(at + 1))))
}

/// The cells in a list of 81 numbers, or in nine lists of nine, as web pages and data sets write grids.
fn flatten(value: &Value) -> Option<String> {
    match value {
        Value::Array(parts) => parts.iter().map(flatten).collect(),
        Value::Null => Some(".".into()),
        Value::Number(number) => number.as_u64().filter(|&number| number <= 9).map(|number| number.to_string()),
        Value::String(cell) => Some(cell.clone()),
        _ => None,
    }
}

/// The cells of the givens, all of which must agree with the board.
fn givens_of(board: &Grid, givens: &Grid) -> Result<CellSet, Problem> {
    match Cell::all().find(|&cell| givens.get(cell).is_some_and(|given| board.get(cell) != Some(given))) {
        Some(cell) => Err(Problem::Disagreement { cell }),
        None => Ok(givens.filled()),
    }
}

/// One object with `board`, `givens` (if known) and `candidates`.
pub(super) fn write(position: &Position) -> String {
    let mut object = Map::new();
    object.insert("board".into(), json!(position.digits().to_string()));
    if position.givens().is_some() {
        object.insert("givens".into(), json!(position.puzzle().to_string()));
    }
    object.insert("candidates".into(), json!(candidates::write(position, false)));
    Value::Object(object).to_string()
}
