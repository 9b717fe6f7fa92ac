//! One JSON object a line.
//!
//! `puzzle` contains the givens. `board` contains all filled cells instead; then `givens` says
//! which of them are givens (unknown if it is missing) and `candidates` the candidates of the other
//! cells, as 729 characters; `library` is the line of a technique library. Other fields are kept in
//! [`Rest::Fields`].

use super::beside::{adopt, distinct};
use super::csv::USUAL_NAMES;
use super::draw::with_blanks;
use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::options::Column;
use super::reading::Reading;
use super::rest::Rest;
use super::{candidates, line, symbol};
use crate::board::{Grid, Position};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::fmt;

/// Whether this line looks like an object. Pencil marks may be in braces as well, and so may
/// anything in other files.
pub(super) fn is_attempt(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|rest| rest.trim_start().is_empty() || rest.trim_start().starts_with(['"', '}']))
}

/// The members of an object in the order of the text, with their values as they are written. Values
/// that are not needed are not interpreted, so that a number out of range costs nothing.
#[derive(Default)]
pub(super) struct Members(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Members, D::Error> {
        struct Visit;
        impl<'de> Visitor<'de> for Visit {
            type Value = Members;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Visit)
    }
}

impl Members {
    fn get(&self, name: &str) -> Option<&RawValue> {
        self.0.iter().find(|(member, _)| member == name).map(|(_, value)| &**value)
    }

    fn remove(&mut self, name: &str) -> Option<Box<RawValue>> {
        let place = self.0.iter().position(|(member, _)| member == name)?;
        Some(self.0.remove(place).1)
    }

    /// All of them, as the content beside a puzzle.
    fn rest(&self) -> Rest {
        Rest::Fields(self.0.iter().map(|(name, value)| (name.clone(), value.get().to_owned())).collect())
    }

    /// Whether the value is text. Elsewhere a number of givens or a list of digits may have the
    /// same name.
    fn is_text(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value.get().starts_with('"'))
    }
}

/// Reads a line that begins with a brace.
pub(super) fn read(text: &str, source: &Source, wanted: Option<&Column>) -> Result<Reading, FormatError> {
    let members = serde_json::from_str(text).map_err(|error| not_json(&error, text, source))?;
    read_members(members, text, source, wanted)
}

/// The error of a text that is not JSON.
pub(super) fn not_json(error: &serde_json::Error, text: &str, source: &Source) -> FormatError {
    // serde_json counts bytes.
    let bytes = text.as_bytes().get(..error.column().saturating_sub(1)).unwrap_or_default();
    let column = String::from_utf8_lossy(bytes).chars().count() + 1;
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    FormatError::new(source.column(column), Problem::Json(message.into()))
}

/// Reads the members of an object, which is in `text`.
pub(super) fn read_members(
    mut members: Members,
    text: &str,
    source: &Source,
    wanted: Option<&Column>,
) -> Result<Reading, FormatError> {
    let has = |name: &str| members.get(name).is_some();
    let name = match wanted {
        Some(Column::Name(name)) => Some(name.clone()),
        _ if has("board") => Some("board".into()),
        _ => USUAL_NAMES.iter().find(|name| has(name)).map(|name| (*name).into()),
    };
    let missing = |wanted: &str| FormatError::new(source.clone(), Problem::NoSuchField { wanted: wanted.into() });
    let name = name.ok_or_else(|| missing("puzzle"))?;
    let (puzzle, at) = take(&mut members, &name, text, source)?.ok_or_else(|| missing(&name))?;
    let mut reading = line::read_alone(&puzzle, &at, "field").map_err(|error| error.beside(members.rest()))?;
    reading.format = Format::Jsonl;
    let givens = if members.is_text("givens") { take(&mut members, "givens", text, source)? } else { None };
    if let Some((givens, at)) = givens {
        adopt_givens(&mut reading, &givens, at)?;
    } else if name == "board" {
        reading.givens = None;
    }
    for name in ["candidates", "library"] {
        if members.is_text(name)
            && let Some((value, at)) = take(&mut members, name, text, source)?
        {
            adopt(&mut reading, name, &value, &at)?;
        }
    }
    if !members.0.is_empty() {
        reading.rest = members.rest();
    }
    reading.source = source.clone();
    Ok(reading)
}

/// Removes a field from the object. Returns its text and where that begins.
fn take(
    members: &mut Members,
    name: &str,
    text: &str,
    source: &Source,
) -> Result<Option<(String, Source)>, FormatError> {
    let Some(raw) = members.remove(name) else { return Ok(None) };
    let value = match serde_json::from_str(raw.get()) {
        Ok(Value::Null) => return Ok(None),
        Ok(Value::String(value)) => Some(value),
        other => other.ok().and_then(|value| flatten(&value)),
    };
    let value = value.ok_or_else(|| {
        let found = symbol::snippet(raw.get());
        FormatError::new(source.clone(), Problem::Piece { found, expected: "the cells of a puzzle" })
    })?;
    let key = format!("\"{name}\"");
    let after_key = text.find(&key).map_or(0, |at| at + key.len());
    let at = text[after_key..].find(&value).map_or(0, |at| text[..after_key + at].chars().count());
    Ok(Some((value, source.column(at + 1))))
}

/// The cells in a list of 81 numbers, or in nine lists of nine, as web pages and data sets write
/// grids.
pub(super) fn flatten(value: &Value) -> Option<String> {
    match value {
        Value::Array(parts) => parts.iter().map(flatten).collect(),
        Value::Null => Some(".".into()),
        Value::Number(number) => number.as_u64().filter(|&number| number <= 9).map(|number| number.to_string()),
        Value::String(cell) => Some(cell.clone()),
        _ => None,
    }
}

/// Adopts the givens, all of which must agree with the board.
fn adopt_givens(reading: &mut Reading, givens: &str, at: Source) -> Result<(), FormatError> {
    let givens = line::read_alone(givens, &at, "field")?.digits;
    if let Some(cell) = givens.filled().iter().find(|&cell| givens.get(cell) != reading.digits.get(cell)) {
        return Err(FormatError::new(at, Problem::Disagreement { cell }));
    }
    reading.givens = Some(givens.filled());
    Ok(())
}

impl Reading {
    /// A position from the fields that an object has: all filled cells; which of them are givens,
    /// and the candidates as 729 characters, if they are known.
    ///
    /// # Errors
    /// If a field cannot be read, with the column in its text.
    pub fn of(board: &str, givens: Option<&str>, candidates: Option<&str>) -> Result<Reading, FormatError> {
        let source = Source { file: None, line: 1, column: 1 };
        let mut reading = line::read_alone(board, &source, "field")?;
        (reading.format, reading.givens) = (Format::Jsonl, None);
        givens.map_or(Ok(()), |givens| adopt_givens(&mut reading, givens, source.clone()))?;
        candidates.map_or(Ok(()), |candidates| adopt(&mut reading, "candidates", candidates, &source))?;
        Ok(Reading { source, ..reading })
    }
}

/// One object with `board`, `candidates` and `givens` (if known), and the other fields after them.
pub(super) fn write(position: &Position, zeros: bool, fields: &[(String, String)]) -> String {
    let board = |grid: &Grid| with_blanks(grid.to_string(), zeros);
    let own = [
        ("board", Some(board(position.digits()))),
        ("candidates", Some(candidates::write(position, false))),
        ("givens", position.givens().map(|_| board(&position.puzzle()))),
    ];
    let own: Vec<(&str, String)> = own.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    let names = own.iter().map(|(name, _)| *name).chain(["puzzle"]);
    let fields = distinct(fields, &names.collect::<Vec<_>>());
    let own = own.into_iter().map(|(name, value)| (name.to_owned(), json!(value).to_string()));
    let members = own.chain(fields).map(|(name, value)| format!("{}:{value}", json!(name)));
    format!("{{{}}}", members.collect::<Vec<_>>().join(","))
}
