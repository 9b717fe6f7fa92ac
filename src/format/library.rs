//! Lines of HoDoKu's technique library: a position, and the step that should or should not be found
//! there.
//!
//! ```text
//! :0300:4:98..627+53.65..3...327.5...:512 517:451 459::7
//!  code digits  board  deleted  eliminations placements extra
//! ```
//!
//! There are six or seven colons, because the last field may be missing. The code has four digits
//! or more, perhaps with a variant (`0402-1`) or with `-x` if the technique must *not* be found. A
//! plus sign on the board marks a placed digit. Candidates are written digit, row, column. The
//! position has the digits of the board and all candidates that these leave, except the deleted
//! ones.

use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::line::{self, explain, read_board};
use super::reading::{LibraryCase, Reading};
use super::symbol::{digit, is_cell, snippet};
use crate::board::{Candidate, CandidateSet, Cell, Digit, Element, Position};

/// Whether this line looks like a library line; no other format begins with a colon and has more of
/// them.
pub(super) fn is_attempt(text: &str) -> bool {
    text.starts_with(':') && text.matches(':').count() >= 3 && text.contains(|c: char| digit(c).is_some())
}

/// Reads a line that starts with a colon.
pub(super) fn read(text: &str, source: &Source) -> Result<Reading, FormatError> {
    let mut column = source.column as usize;
    let mut fields = Vec::new();
    for field in text.trim_end().split(':') {
        fields.push((field, source.column(column)));
        column += field.chars().count() + 1;
    }
    let (before, code, digits, board, deleted, eliminations, placements, extra) = match fields.as_slice() {
        [before, code, digits, board, deleted, eliminations, placements, extra] => {
            (before, code, digits, board, deleted, eliminations, placements, extra.0)
        }
        [before, code, digits, board, deleted, eliminations, placements] => {
            (before, code, digits, board, deleted, eliminations, placements, "")
        }
        _ => {
            let found = format!("{} colons", fields.len() - 1);
            return Err(FormatError::new(source.clone(), Problem::Piece { found, expected: "six or seven colons" }));
        }
    };
    if !before.0.is_empty() {
        return Err(piece(before, "a colon at the start of a library line"));
    }
    let (code, variant, must_fail) = read_code(code)?;
    let case = LibraryCase {
        code,
        variant,
        must_fail,
        digits: read_digits(digits)?,
        deleted: read_candidates(deleted)?,
        eliminations: read_candidates(eliminations)?,
        placements: read_candidates(placements)?,
        extra: extra.trim().into(),
    };
    let mut reading = read_position(board, case.deleted)?;
    reading.source = source.clone();
    reading.library = Some(Box::new(case));
    Ok(reading)
}

type Piece<'a> = (&'a str, Source);

fn piece(field: &Piece<'_>, expected: &'static str) -> FormatError {
    FormatError::new(field.1.clone(), Problem::Piece { found: snippet(field.0), expected })
}

/// `0402`, `0402-1`, `0402-x`.
fn read_code(field: &Piece<'_>) -> Result<(String, Option<u8>, bool), FormatError> {
    let bad = || piece(field, "a technique's code such as 0300, 0402-1 or 0402-x");
    let mut parts = field.0.trim().split('-');
    let code = parts.next().unwrap_or_default();
    if code.len() < 4 || code.len() > 6 || !code.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(bad());
    }
    let (mut variant, mut must_fail) = (None, false);
    for part in parts {
        match part {
            "x" | "X" if !must_fail => must_fail = true,
            _ if variant.is_none() => variant = Some(part.parse().map_err(|_| bad())?),
            _ => return Err(bad()),
        }
    }
    Ok((code.into(), variant, must_fail))
}

/// The digits of a step; `x` if there is no step.
fn read_digits(field: &Piece<'_>) -> Result<Vec<Digit>, FormatError> {
    match field.0.trim() {
        "x" => Ok(Vec::new()),
        digits => digits.chars().map(|c| digit(c).ok_or_else(|| piece(field, "the digits of a step"))).collect(),
    }
}

/// Candidates as digit, row and column, separated by spaces.
fn read_candidates(field: &Piece<'_>) -> Result<CandidateSet, FormatError> {
    let mut set = CandidateSet::EMPTY;
    let mut column = field.1.column as usize;
    for part in field.0.split(' ') {
        let mut numbers = part.chars().map(digit);
        match (numbers.next(), numbers.next(), numbers.next(), numbers.next()) {
            (None, ..) => {}
            (Some(Some(digit)), Some(Some(row)), Some(Some(column)), None) => {
                set.insert(Candidate::new(Cell::at(row.index(), column.index()), digit));
            }
            _ => {
                let expected = "a candidate as digit, row, column, such as 512";
                return Err(piece(&(part, field.1.column(column)), expected));
            }
        }
        column += part.chars().count() + 1;
    }
    Ok(set)
}

fn read_position(field: &Piece<'_>, deleted: CandidateSet) -> Result<Reading, FormatError> {
    let text = field.0.trim();
    let cells = text.chars().filter(|&c| is_cell(c)).count();
    let fits = |(c, next): (char, Option<char>)| match c {
        '+' => next.and_then(digit).is_some(),
        _ => is_cell(c),
    };
    let nexts = text.chars().skip(1).map(Some).chain([None]);
    if cells != 81 || !text.chars().zip(nexts).all(fits) {
        return Err(explain(text, &field.1, "board"));
    }
    let (digits, givens) = read_board(text);
    let mut reading = Reading::new(field.1.clone(), Format::Library, digits);
    reading.givens = Some(givens);
    reading.candidates = Some(CandidateSet::full() - deleted);
    Ok(reading)
}

/// A line with the step of a case, or without a step: code `0000`, `x` for the digits, and the
/// deleted candidates.
pub(super) fn write(position: &Position, case: Option<&LibraryCase>) -> String {
    let board = line::write(position);
    let Some(case) = case else { return format!(":0000:x:{board}:{}:::", listed(deleted(position))) };
    let variant = case.variant.map(|variant| format!("-{variant}")).unwrap_or_default();
    let must_fail = if case.must_fail { "-x" } else { "" };
    let digits: String = case.digits.iter().map(|digit| digit.to_char()).collect();
    let digits = if digits.is_empty() { "x" } else { &digits };
    let [deleted, eliminations, placements] = [case.deleted, case.eliminations, case.placements].map(listed);
    let code = &case.code;
    format!(":{code}{variant}{must_fail}:{digits}:{board}:{deleted}:{eliminations}:{placements}:{}", case.extra)
}

/// The candidates that are gone although the digits would leave them.
fn deleted(position: &Position) -> CandidateSet {
    let seen = |cell: Cell, digit: Digit| cell.peers().iter().any(|peer| position.digit(peer) == Some(digit));
    let is_deleted = |candidate: &Candidate| {
        let cell = candidate.cell();
        position.digit(cell).is_none() && !position.has(*candidate) && !seen(cell, candidate.digit())
    };
    Candidate::all().filter(is_deleted).collect()
}

/// Candidates as digit, row and column.
fn listed(candidates: CandidateSet) -> String {
    let name = |candidate: Candidate| {
        let cell = candidate.cell();
        format!("{}{}{}", candidate.digit(), cell.row() + 1, cell.column() + 1)
    };
    candidates.iter().map(name).collect::<Vec<_>>().join(" ")
}
