//! Moves of JSON: texts, objects, and steps as the program writes them.

use super::line::Lines;
use super::model::Claim;
use super::sentence::Read;
use super::unclaimed::Unclaimed;
use crate::board::{Candidate, Cell, Digit, Literal};
use serde_json::{Map, Value};

/// The claim of an element that is no text; `None` at the end of a path. What follows a guess is
/// supposed until it is taken back.
pub(super) fn claim(value: &Value, number: usize, guesses: &mut usize, from_zero: bool) -> Option<Claim> {
    let Value::Object(object) = value else {
        return Some(Claim::without(&value.to_string(), number, Unclaimed::NoMove));
    };
    let kind = object.get("kind").and_then(Value::as_str);
    let claim = match kind {
        Some("solved") => return None,
        Some("guess") => {
            *guesses += 1;
            Err(Unclaimed::Guess)
        }
        Some("contradiction") => Err(Unclaimed::Guess),
        Some("retreat") => {
            *guesses = guesses.saturating_sub(1);
            if *guesses > 0 { Err(Unclaimed::Guess) } else { of_names(object, &[("removed", false)]) }
        }
        Some("step") if *guesses > 0 => Err(Unclaimed::Guess),
        Some("step") => of_names(object, &MOVES),
        Some(_) | None => lower(object).and_then(|object| of_object(&object, from_zero)),
    };
    Some(match claim {
        Err(why) => Claim::without(&value.to_string(), number, why),
        Ok(literals) if kind.is_some() => {
            let name = object.get("technique").and_then(Value::as_str).map(str::to_string);
            let moves: Vec<String> = literals.iter().map(Literal::to_string).collect();
            let moves = moves.join(", ");
            let text = name.as_ref().map_or_else(|| moves.clone(), |name| format!("{name}: {moves}"));
            Claim { text, line: number, name, literals, pattern: None, is_premise: false, unclaimed: None }
        }
        Ok(literals) => {
            let named = ["technique", "strategy", "method", "name"];
            let name = named.iter().find_map(|name| object.get(*name)?.as_str()).map(str::to_string);
            let text = value.to_string();
            Claim { text, line: number, name, literals, pattern: None, is_premise: false, unclaimed: None }
        }
    })
}

/// Fields with lists of names, and whether these place digits.
const MOVES: [(&str, bool); 2] = [("placements", true), ("eliminations", false)];

/// The literals of fields with lists of names.
fn of_names(object: &Map<String, Value>, fields: &[(&str, bool)]) -> Result<Vec<Literal>, Unclaimed> {
    let mut literals = Vec::new();
    for (field, is_true) in fields {
        let names = match object.get(*field) {
            None => continue,
            Some(Value::Array(values)) => values.iter().collect(),
            Some(other) => vec![other],
        };
        for name in names {
            let literal = name.as_str().and_then(|name| name.parse::<Literal>().ok());
            literals.push(literal.filter(|it| it.is_true() == *is_true).ok_or(Unclaimed::NoMove)?);
        }
    }
    if literals.is_empty() { Err(Unclaimed::NoMove) } else { Ok(literals) }
}

/// The object with names of fields in lower case, each of which says one thing.
fn lower(object: &Map<String, Value>) -> Result<Map<String, Value>, Unclaimed> {
    let mut found = Map::new();
    for (name, value) in object {
        if found.insert(name.to_lowercase(), value.clone()).is_some() {
            return Err(Unclaimed::UnknownField(name.clone()));
        }
    }
    for group in [ROW, COLUMN, CELL, DIGIT, ACTION] {
        let mut said = group.iter().filter(|name| found.contains_key(**name));
        if let (Some(_), Some(second)) = (said.next(), said.next()) {
            return Err(Unclaimed::UnknownField((*second).to_string()));
        }
    }
    Ok(found)
}

/// A reason is not judged, but one that denies the move is none.
fn is_denied(object: &Map<String, Value>) -> bool {
    let words = ["reason", "explanation", "rationale", "why", "comment", "note", "text"];
    let texts = words.iter().filter_map(|name| object.get(*name)?.as_str());
    texts.into_iter().any(|text| matches!(Lines::default().read(text), Read::TakesBack))
}

/// Fields that say nothing about the move.
const OTHERS: [&str; 20] = [
    "step",
    "id",
    "index",
    "n",
    "number",
    "line",
    "reason",
    "explanation",
    "rationale",
    "why",
    "comment",
    "note",
    "text",
    "technique",
    "strategy",
    "method",
    "name",
    "schema",
    "difficulty",
    "confidence",
];

/// An object such as `{"cell":"r1c2","value":5}`.
fn of_object(object: &Map<String, Value>, from_zero: bool) -> Result<Vec<Literal>, Unclaimed> {
    if !object.is_empty() && object.keys().all(|name| Claim::cell(name).is_some()) {
        return of_cells(object);
    }
    let get = |names: &[&str]| names.iter().find_map(|name| object.get(*name));
    let known = |name: &str| {
        let lower = name.to_lowercase();
        OTHERS.contains(&lower.as_str()) || PARTS.iter().any(|names| names.contains(&lower.as_str()))
    };
    if let Some(unknown) = object.keys().find(|name| !known(name)) {
        return Err(Unclaimed::UnknownField(unknown.clone()));
    }
    if is_denied(object) {
        return Err(Unclaimed::TakenBack);
    }
    if object.contains_key("remove") || object.contains_key("eliminate") {
        return removed(object, from_zero);
    }
    if get(&["placements", "eliminations"]).is_some() {
        let others = [ROW, COLUMN, CELL, DIGIT, ACTION].concat();
        return match others.iter().find(|name| object.contains_key(**name)) {
            Some(field) => Err(Unclaimed::UnknownField((*field).to_string())),
            None => of_names(object, &MOVES),
        };
    }
    if let Some(moved) = get(&["move"]) {
        if let Some(other) = object.keys().find(|name| *name != "move" && !OTHERS.contains(&name.as_str())) {
            return Err(Unclaimed::UnknownField(other.clone()));
        }
        let claims = Claim::line(moved.as_str().ok_or(Unclaimed::NoMove)?);
        return match claims.iter().find_map(|claim| claim.unclaimed.clone()) {
            Some(why) => Err(why),
            None => Ok(claims.into_iter().flat_map(|claim| claim.literals).collect()),
        };
    }
    let from_zero = match (object.get("zero_based"), object.get("base").map(Value::as_u64)) {
        (None, None) => from_zero,
        (Some(Value::Bool(said)), None) => *said,
        (None, Some(Some(base @ (0 | 1)))) => base == 0,
        (zero_based, _) => {
            let name = if zero_based.is_some() { "zero_based" } else { "base" };
            return Err(Unclaimed::UnknownField(name.into()));
        }
    };
    // A candidate is not a digit that is placed.
    if let Some(name) = ["candidate", "candidates"].iter().find(|name| object.contains_key(**name))
        && get(ACTION).is_none()
    {
        return Err(Unclaimed::Unclear((*name).to_string()));
    }
    let cells = cells(object, from_zero)?;
    let digits = digits(get(DIGIT).ok_or(Unclaimed::NoMove)?)?;
    let literal = match get(ACTION) {
        None => Literal::is,
        Some(action) => match action.as_str().unwrap_or_default().to_lowercase().as_str() {
            "place" | "placement" | "set" | "fill" | "assign" | "solve" | "填" | "填入" => Literal::is,
            "eliminate" | "elimination" | "remove" | "removal" | "delete" | "exclude" | "删" | "删除" => {
                Literal::is_not
            }
            other => return Err(Unclaimed::Unclear(other.to_string())),
        },
    };
    if digits.len() > 1 && literal(Candidate::new(cells[0], digits[0])).is_true() {
        return Err(Unclaimed::SeveralDigits(digits.iter().map(|digit| digit.to_string()).collect()));
    }
    let of = |&cell: &Cell| digits.iter().map(move |&digit| literal(Candidate::new(cell, digit)));
    Ok(cells.iter().flat_map(of).collect())
}

/// An object such as `{"r1c2":5,"r3c4":7}`.
fn of_cells(object: &Map<String, Value>) -> Result<Vec<Literal>, Unclaimed> {
    let placed = |(name, value): (&String, &Value)| {
        let cell = Claim::cell(name).ok_or(Unclaimed::NoMove)?;
        let [digit] = digits(value)?[..] else { return Err(Unclaimed::SeveralDigits(value.to_string())) };
        Ok(Literal::is(Candidate::new(cell, digit)))
    };
    object.iter().map(placed).collect()
}

/// An object such as `{"cell":"r1c2","eliminate":[5]}`.
fn removed(object: &Map<String, Value>, from_zero: bool) -> Result<Vec<Literal>, Unclaimed> {
    let fields = ["remove", "eliminate"].into_iter().filter(|name| object.contains_key(*name));
    let digits_there = DIGIT.iter().chain(ACTION).copied().filter(|name| object.contains_key(*name));
    let mut said = fields.chain(digits_there);
    let field = said.next().ok_or(Unclaimed::NoMove)?;
    if let Some(second) = said.next() {
        return Err(Unclaimed::UnknownField(second.to_string()));
    }
    let (cells, digits) = (cells(object, from_zero)?, digits(&object[field])?);
    let of = |&cell: &Cell| digits.iter().map(move |&digit| Literal::is_not(Candidate::new(cell, digit)));
    Ok(cells.iter().flat_map(of).collect())
}

const ROW: &[&str] = &["row", "r", "行"];
const COLUMN: &[&str] = &["col", "column", "c", "列"];
const CELL: &[&str] = &["cell", "cells", "square", "position", "pos", "coordinates", "格"];
const DIGIT: &[&str] =
    &["value", "digit", "number_placed", "val", "v", "d", "num", "digits", "candidate", "candidates", "数字"];
const ACTION: &[&str] = &["action", "type", "kind", "op", "操作"];
const PARTS: [&[&str]; 7] = [
    ROW,
    COLUMN,
    CELL,
    DIGIT,
    ACTION,
    &["placements", "eliminations", "move", "remove", "eliminate"],
    &["zero_based", "base"],
];

fn cells(object: &Map<String, Value>, from_zero: bool) -> Result<Vec<Cell>, Unclaimed> {
    let get = |names: &[&str]| names.iter().find_map(|name| object.get(*name));
    if get(CELL).is_some() && (get(ROW).is_some() || get(COLUMN).is_some()) {
        return Err(Unclaimed::NoMove);
    }
    if let (Some(row), Some(column)) = (get(ROW), get(COLUMN)) {
        return Ok(vec![at(row, column, from_zero)?]);
    }
    match get(CELL).ok_or(Unclaimed::NoMove)? {
        Value::String(name) => Claim::cell(name).map(|cell| vec![cell]).ok_or(Unclaimed::NoMove),
        Value::Array(values) => match &values[..] {
            [row, column] if row.is_number() && column.is_number() => Ok(vec![at(row, column, from_zero)?]),
            names if !names.is_empty() => {
                names.iter().map(|name| name.as_str().and_then(Claim::cell).ok_or(Unclaimed::NoMove)).collect()
            }
            _ => Err(Unclaimed::NoMove),
        },
        Value::Object(inner) => match (inner.get("row"), inner.get("col").or(inner.get("column"))) {
            (Some(row), Some(column)) if inner.len() == 2 => Ok(vec![at(row, column, from_zero)?]),
            _ => Err(Unclaimed::NoMove),
        },
        _ => Err(Unclaimed::NoMove),
    }
}

/// The cell in a row and a column.
fn at(row: &Value, column: &Value, from_zero: bool) -> Result<Cell, Unclaimed> {
    let number = |value: &Value| value.as_u64().or_else(|| value.as_str()?.parse().ok()).ok_or(Unclaimed::NoMove);
    let (row, column) = (number(row)?, number(column)?);
    let first = u64::from(!from_zero);
    if !from_zero && (row == 0 || column == 0) {
        return Err(Unclaimed::FromZero);
    }
    match (usize::try_from(row - first), usize::try_from(column - first)) {
        (Ok(row @ 0..=8), Ok(column @ 0..=8)) => Ok(Cell::at(row, column)),
        _ => Err(Unclaimed::NoMove),
    }
}

fn digits(value: &Value) -> Result<Vec<Digit>, Unclaimed> {
    let one = |value: &Value| {
        let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok()).ok_or(Unclaimed::NoMove)?;
        u8::try_from(number).ok().and_then(Digit::new).ok_or(Unclaimed::NoMove)
    };
    match value {
        Value::Array(values) if !values.is_empty() => values.iter().map(one).collect(),
        other => Ok(vec![one(other)?]),
    }
}
