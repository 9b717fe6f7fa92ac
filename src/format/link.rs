//! Links with a puzzle in their address: `sudoku.htm?bd=`, `?s=`, `?import=`; those of
//! [`super::f_puzzles`] as well.
//!
//! The value has 81 or 729 characters, or the 162 of SudokuWiki's first position string: for each
//! cell two digits in base 32 (`0`-`9`, `a`-`v`) of a number whose lowest bit marks a given and
//! whose next nine bits are the candidates 1 to 9.

use super::error::{FormatError, Source};
use super::kind::Format;
use super::reading::Reading;
use super::rest::Rest;
use super::{f_puzzles, line};
use crate::board::{Cell, CellSet, Digit, DigitSet, Element, Position};

const KEYS: [&str; 6] = ["bd=", "s=", "import=", "puzzle=", "board=", "sudoku="];

/// Whether this line looks like a link.
pub(super) fn is_attempt(text: &str) -> bool {
    let address = text.split_whitespace().next().unwrap_or_default();
    address.starts_with("bd=")
        || f_puzzles::value(address).is_some()
        || (address.contains(['?', '&', '#']) && address.contains('=') && value(address).is_some())
}

/// The value of the first known key, or else of the first that is as long as a puzzle, after the
/// byte where it starts.
fn value(address: &str) -> Option<(usize, &str)> {
    let mut start = address.find(['?', '#']).map_or(0, |at| at + 1);
    let mut long = None;
    for part in address[start..].split(['&', '#']) {
        if let Some(key) = KEYS.iter().find(|key| part.starts_with(**key)) {
            return Some((start + key.len(), &part[key.len()..]));
        }
        if let Some((key, value)) = part.split_once('=').filter(|(_, value)| matches!(value.len(), 81 | 162 | 729)) {
            long = long.or(Some((start + key.len() + 1, value)));
        }
        start += part.len() + 1;
    }
    long
}

/// Reads a line that is a link.
pub(super) fn read(text: &str, source: &Source) -> Result<Reading, FormatError> {
    let address = text.split_whitespace().next().unwrap_or_default();
    let compressed = f_puzzles::value(address);
    let (start, value) = compressed.or_else(|| value(address)).unwrap_or((0, address));
    let at = source.column(source.column as usize + address[..start].chars().count());
    let decoded = decode(value);
    let mut reading = match read_position(&decoded, &at) {
        _ if compressed.is_some() => f_puzzles::read(&decoded, &at)?,
        Some(reading) => reading,
        None => line::read_alone(&decoded, &at, "link")?,
    };
    reading.format = Format::Link;
    let beside = text.trim_start().strip_prefix(address).unwrap_or_default().trim();
    if !beside.is_empty() {
        reading.rest = Rest::Text(beside.into());
    }
    Ok(reading)
}

/// Undoes percent-encoding. Invalid sequences stay as they are.
fn decode(value: &str) -> String {
    let bytes = value.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let hex = |place: usize| bytes.get(place).and_then(|&byte| char::from(byte).to_digit(16));
        match (byte, hex(at + 1), hex(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                at += 3;
            }
            _ => {
                decoded.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// Reads 162 digits in base 32.
fn read_position(text: &str, source: &Source) -> Option<Reading> {
    let digits: Vec<u32> = text.chars().map(|c| c.to_digit(32)).collect::<Option<_>>()?;
    if digits.len() != 162 {
        return None;
    }
    let mut cells = [DigitSet::EMPTY; 81];
    let mut givens = CellSet::EMPTY;
    for (cell, pair) in Cell::all().zip(digits.chunks_exact(2)) {
        let number = pair[0] * 32 + pair[1];
        cells[cell.index()] = Digit::all().filter(|digit| number >> digit.value() & 1 == 1).collect();
        if number & 1 == 1 && cells[cell.index()].single().is_some() {
            givens.insert(cell);
        }
    }
    let mut reading = Reading::from_candidates(source.clone(), Format::Link, cells);
    for cell in givens {
        reading.digits.set(cell, cells[cell.index()].single());
    }
    // Strings without any given come from programs that do not mark givens.
    reading.givens = (!givens.is_empty()).then_some(givens);
    Some(reading)
}

/// The page that opens positions.
const PAGE: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";

/// A link that opens the filled cells in SudokuWiki's solver.
pub(super) fn write(board: &str) -> String {
    format!("{PAGE}{board}")
}

/// A link with givens, placed digits and candidates: 162 digits in base 32.
pub(super) fn write_position(position: &Position) -> String {
    let is_given = |cell| position.givens().is_some_and(|givens| givens.contains(cell));
    let number = |cell: Cell| {
        let digits = position.digit(cell).map_or(position.candidates(cell), DigitSet::of);
        digits.iter().fold(u32::from(is_given(cell)), |number, digit| number | 1 << digit.value())
    };
    let pair = |number: u32| [number / 32, number % 32].map(|digit| char::from_digit(digit, 32).unwrap_or('0'));
    Cell::all().flat_map(|cell| pair(number(cell))).fold(PAGE.to_owned(), |mut link, digit| {
        link.push(digit);
        link
    })
}
