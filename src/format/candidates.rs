//! 729 characters: nine for each cell, the digit that is still possible or a blank.
//!
//! The format (also known as Sukaku) has no way to say that a cell is filled. A cell with a single candidate counts as
//! filled where its digit is gone from all peers; otherwise the digit waits to be placed. Where the digits are known
//! from elsewhere, as in JSON, filled cells may be blank altogether.

use super::Format;
use super::error::{FormatError, Problem, Source};
use super::reading::Reading;
use super::symbol::{digit, is_blank};
use crate::board::{Candidate, CandidateSet, Cell, DigitSet, Element, Position};

/// Reads 729 characters that `source` is the first of.
pub(super) fn read(text: &str, source: &Source) -> Result<Reading, FormatError> {
    let set = read_set(text, source)?;
    let mut cells = [DigitSet::EMPTY; 81];
    for candidate in set {
        cells[candidate.cell().index()].insert(candidate.digit());
    }
    Ok(Reading::from_candidates(source.clone(), Format::Candidates, cells))
}

/// The candidates alone.
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
    let found = text.chars().filter(|shown| !shown.is_whitespace()).count();
    if found != 729 {
        let problem = Problem::Length { what: "list of candidates", found, expected: "729" };
        return Err(FormatError::new(source.clone(), problem));
    }
    Ok(set)
}

/// All candidates; a filled cell has its digit if `filled`, otherwise nine dots.
pub(super) fn write(position: &Position, filled: bool) -> String {
    let shown = |cell: Cell| {
        let placed = position.digit(cell).filter(|_| filled).into_iter().collect::<DigitSet>();
        let digits = position.candidates(cell) | placed;
        crate::board::Digit::all().map(move |digit| if digits.contains(digit) { digit.to_char() } else { '.' })
    };
    Cell::all().flat_map(shown).collect()
}
