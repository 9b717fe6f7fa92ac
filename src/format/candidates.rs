//! 729 characters: nine for each cell, each a digit that is still possible or a blank.
//!
//! The format, also known as Sukaku, cannot say that a cell is filled. A cell with a single
//! candidate counts as filled if no peer has that candidate; otherwise it is a naked single that is
//! still to be placed. If the digits are known from elsewhere, as in JSON, filled cells may be
//! blank.

use super::error::{FormatError, Problem, Source};
use super::kind::Format;
use super::reading::Reading;
use super::symbol::{digit, is_blank};
use crate::board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Element, Position};

/// Reads 729 characters, the first of which is at `source`.
pub(super) fn read(text: &str, source: &Source) -> Result<Reading, FormatError> {
    let set = read_set(text, source)?;
    let mut cells = [DigitSet::EMPTY; 81];
    for candidate in set {
        cells[candidate.cell().index()].insert(candidate.digit());
    }
    Ok(Reading::from_candidates(source.clone(), Format::Candidates, cells))
}

/// Reads the candidates alone.
pub(super) fn read_set(text: &str, source: &Source) -> Result<CandidateSet, FormatError> {
    let mut set = CandidateSet::EMPTY;
    let mut places = Candidate::all();
    for (column, found) in text.chars().enumerate().filter(|(_, found)| !found.is_whitespace()) {
        let at = || source.column(source.column as usize + column);
        let Some(candidate) = places.next() else { break };
        match digit(found) {
            Some(digit) if digit == candidate.digit() => set.insert(candidate),
            None if is_blank(found) => {}
            None => return Err(FormatError::new(at(), Problem::Character { found })),
            Some(_) => {
                let (expected, cell) = (candidate.digit().value(), candidate.cell());
                return Err(FormatError::new(at(), Problem::Candidate { found, expected, cell }));
            }
        }
    }
    let found = text.chars().filter(|c| !c.is_whitespace()).count();
    if found != 729 {
        let problem = Problem::Length { what: "list of candidates", found, expected: "729" };
        return Err(FormatError::new(source.clone(), problem));
    }
    Ok(set)
}

/// Writes all candidates; a filled cell as its digit if `filled`, otherwise as nine dots.
pub(super) fn write(position: &Position, filled: bool) -> String {
    let mut text = String::with_capacity(9 * 81);
    for cell in Cell::all() {
        let placed = position.digit(cell).filter(|_| filled).into_iter().collect::<DigitSet>();
        let digits = position.candidates(cell) | placed;
        text.extend(Digit::all().map(|digit| if digits.contains(digit) { digit.to_char() } else { '.' }));
    }
    text
}
