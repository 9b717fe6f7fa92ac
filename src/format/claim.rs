//! Claimed moves: `r1c2=5`, `Naked Pair: r1c12 {3,7} => r1c5<>3`.
//!
//! A move is a list of placements and eliminations, perhaps with the name of a technique. Cells are
//! `r1c2`, several at once `r1c12`, also `R1C2`, `(1,2)`, and `A2` with a letter for the row (A to
//! I, or J without I); placed digits follow `=` or `:`, removed ones `<>`, `!=` or `≠`. In front of
//! `=>` there may be anything: the name, then `:`, then the pattern, as in HoDoKu's list of steps
//! ([`Described`]). Numbers and marks of lists at the beginning are ignored, and so is any text
//! after the moves, such as `because ...`.

use super::described::Described;
use super::rest::Rest;
use super::written::{is_word_start, read_digits, read_group};
use crate::board::{Candidate, Cell, Literal};
use serde_json::Value;

/// A move as it was written, and its meaning.
///
/// ```
/// use whydoku::format::Claim;
/// let claim = Claim::new("Naked Pair: r1c12 {3,7} => r1c5<>3, r1c78<>7");
/// assert_eq!(claim.name.as_deref(), Some("Naked Pair"));
/// let literals: Vec<String> = claim.literals.iter().map(|literal| literal.to_string()).collect();
/// assert_eq!(literals, ["r1c5<>3", "r1c7<>7", "r1c8<>7"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Claim {
    /// The text as it was written.
    pub text: String,
    /// The name of a technique, perhaps with other words after it.
    pub name: Option<String>,
    /// The placements and eliminations; empty if the text has no move.
    pub literals: Vec<Literal>,
    /// The description of the pattern, as far as it can be read.
    pub pattern: Option<Described>,
}

/// The signs between a reason and its conclusions.
const ARROWS: [&str; 4] = ["=>", "⇒", "→", "->"];
/// The signs of placements (true) and eliminations (false), longer signs first.
const SIGNS: [(&str, bool); 10] = [
    ("=/=", false),
    ("<>", false),
    ("!=", false),
    ("/=", false),
    ("≠", false),
    ("==", true),
    (":=", true),
    ("=", true),
    (":", true),
    ("＝", true),
];
/// The characters that may separate moves.
const BETWEEN: &str = ",;、，；& \t";

impl Claim {
    /// Reads a move.
    pub fn new(text: &str) -> Claim {
        let text = text.trim();
        let inner = without_number(text);
        let arrow = ARROWS.iter().filter_map(|arrow| Some((inner.rfind(arrow)?, arrow.len()))).max();
        let (name, moves) = match arrow {
            Some((at, length)) => (named(&inner[..at]), Some(&inner[at + length..])),
            None => (None, Some(inner)),
        };
        let mut literals = moves.map(read_moves).unwrap_or_default();
        let mut name = name;
        let pattern = arrow.and_then(|(at, _)| Described::of(&inner[..at]));
        if literals.is_empty() && arrow.is_none() {
            // `Naked Single: r1c1=3`, `naked single r1c1=3`
            let starts = inner.char_indices().filter(|&(at, _)| is_word_start(inner, at)).map(|(at, _)| at);
            if let Some((at, found)) =
                starts.map(|at| (at, read_moves(&inner[at..]))).find(|(_, read)| !read.is_empty())
            {
                (name, literals) = (named(&inner[..at]), found);
            }
        }
        Claim { text: text.into(), name, literals, pattern }
    }

    /// Reads the name of a cell as in a move, with nothing else beside it.
    pub fn cell(text: &str) -> Option<Cell> {
        match read_cells(text)? {
            (cells, "") if cells.len() == 1 => cells.first().copied(),
            _ => None,
        }
    }

    /// Reads moves from text: one on each line, or separated by `;`. Lines that begin with `#` are
    /// ignored.
    pub fn all(text: &str) -> impl Iterator<Item = Claim> {
        let lines = text.split(['\n', ';', '；']).map(str::trim);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Claim::new)
    }

    /// Takes the moves out of the content beside a puzzle: the field or column `moves`, `events` or
    /// `path`, or the text after it. A field is a text, or a list of texts and of steps as the
    /// program writes them. `None` if there is nothing.
    pub fn take(rest: &mut Rest) -> Option<Vec<Claim>> {
        match rest {
            Rest::Nothing => None,
            Rest::Text(text) => {
                let claims = Claim::all(text).collect();
                *rest = Rest::Nothing;
                Some(claims)
            }
            Rest::Columns(columns) => Some(Claim::all(&taken(columns)?).collect()),
            Rest::Fields(fields) => Some(of_json(&serde_json::from_str(&taken(fields)?).ok()?)),
        }
    }
}

/// The names of fields that may hold moves.
const NAMES: [&str; 3] = ["moves", "events", "path"];

fn taken(fields: &mut Vec<(String, String)>) -> Option<String> {
    let place = NAMES.iter().find_map(|wanted| fields.iter().position(|(name, _)| name == wanted))?;
    Some(fields.remove(place).1)
}

/// The moves in a value: a text, or a list.
fn of_json(value: &Value) -> Vec<Claim> {
    match value {
        Value::String(text) => Claim::all(text).collect(),
        Value::Array(values) => values.iter().filter_map(of_element).collect(),
        Value::Null => Vec::new(),
        other => vec![Claim { text: other.to_string(), name: None, literals: Vec::new(), pattern: None }],
    }
}

/// One move of a list: a text, or a step. The end of a path is none.
fn of_element(value: &Value) -> Option<Claim> {
    if let Value::String(text) = value {
        return Some(Claim::new(text));
    }
    let field = |name: &str| value.get(name).and_then(Value::as_str);
    if field("kind") == Some("solved") {
        return None;
    }
    let list = |name: &str| value.get(name).and_then(Value::as_array).into_iter().flatten();
    let names: Vec<&str> = list("placements").chain(list("eliminations")).filter_map(Value::as_str).collect();
    if names.is_empty() {
        return Some(Claim { text: value.to_string(), name: None, literals: Vec::new(), pattern: None });
    }
    let name = field("technique").map(str::to_string);
    let literals = names.iter().map(|name| name.parse().ok()).collect::<Option<Vec<Literal>>>();
    let moves = names.join(", ");
    let text = name.as_ref().map_or_else(|| moves.clone(), |name| format!("{name}: {moves}"));
    Some(Claim { text, name, literals: literals.unwrap_or_default(), pattern: None })
}

/// The text without a number or mark of a list in front: `12.`, `3)`, `Step 4:`, `第5步：`, `-`.
fn without_number(text: &str) -> &str {
    let marked = text.trim_start_matches(['-', '*', '•', '–']).trim_start();
    let word = |text: &str| -> Option<usize> {
        let lower = text.get(..4)?.to_ascii_lowercase();
        (lower == "step" || lower == "move").then_some(4)
    };
    let after = match marked.strip_prefix('第') {
        Some(rest) => rest,
        None => marked[word(marked).unwrap_or(0)..].trim_start(),
    };
    let digits = after.len() - after.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let rest = after[digits..].trim_start_matches('步');
    let ended = rest.strip_prefix(['.', ')', ':', '：', '、']);
    match ended.filter(|_| digits > 0) {
        Some(rest) => rest.trim_start(),
        None => marked,
    }
}

/// The name of a technique in front of a pattern or a move.
fn named(text: &str) -> Option<String> {
    let name = text.split([':', '：']).next().unwrap_or_default();
    let name = name.trim_matches([' ', '-', ',', '\t']);
    (!name.is_empty()).then(|| name.to_string())
}

/// The moves at the beginning of a text; none if it does not begin with one.
fn read_moves(text: &str) -> Vec<Literal> {
    let mut rest = text;
    let mut literals = Vec::new();
    loop {
        let Some((cells, after)) = read_cells(rest) else { return literals };
        let after = after.trim_start();
        let Some(&(sign, is_true)) = SIGNS.iter().find(|(sign, _)| after.starts_with(sign)) else { return literals };
        let Some((digits, after)) = read_digits(&after[sign.len()..]) else { return literals };
        if is_true && digits.len() != 1 {
            return literals;
        }
        for &cell in &cells {
            let literal = if is_true { Literal::is } else { Literal::is_not };
            literals.extend(digits.iter().map(|&digit| literal(Candidate::new(cell, digit))));
        }
        rest = after;
    }
}

fn after_separators(text: &str) -> &str {
    let mut rest = text.trim_start_matches(|letter| BETWEEN.contains(letter));
    for word in ["and ", "和", "且"] {
        rest = rest.strip_prefix(word).unwrap_or(rest).trim_start();
    }
    rest
}

/// Cells, up to a sign.
fn read_cells(text: &str) -> Option<(Vec<Cell>, &str)> {
    let mut cells = Vec::new();
    let mut rest = after_separators(text);
    while let Some((more, after)) = read_group(rest) {
        cells.extend(more);
        rest = after_separators(after);
    }
    (!cells.is_empty()).then_some((cells, rest))
}
