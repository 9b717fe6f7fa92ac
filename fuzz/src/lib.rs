//! Checks that hold for every reading, from any parser.
#![forbid(unsafe_code)]

pub mod claims;

use whydoku::board::{Candidate, CandidateSet, Cell, Element, Position};
use whydoku::format::{Format, ReadOptions, Reading, read, write};

/// Reads a text and checks what holds for readings and errors of any text.
pub fn check(data: &[u8], options: &ReadOptions) -> Vec<Reading> {
    // UTF-16 has at most half as many line ends as bytes that look like one.
    let lines = data.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() as u64 + 1;
    let mut last_line = 0;
    let mut readings = Vec::new();
    let mut items = 0;
    for item in read(data, Some("in.txt"), options) {
        items += 1;
        let source = match &item {
            Ok(reading) => &reading.source,
            Err(error) => &error.source,
        };
        assert!((1..=lines).contains(&source.line), "line {} of {lines}", source.line);
        assert!(source.column >= 1 && source.column <= data.len() as u64 + 1, "column {}", source.column);
        match item {
            Ok(reading) => {
                assert!(source_is_later(last_line, reading.source.line), "readings out of order");
                last_line = reading.source.line;
                assert!(reading.givens.is_none_or(|givens| givens.is_subset(reading.digits.filled())));
                assert_eq!(reading.puzzle().chars().count(), 81);
                let conflict = reading.position().err();
                assert_eq!(conflict, reading.digits.conflict());
                readings.push(reading);
            }
            Err(error) => assert!(error.to_string().starts_with("in.txt:")),
        }
    }
    // At most two per line, what it ends and what it is; and one for each object or game on it.
    let parts = data.iter().filter(|byte| matches!(byte, b'{' | b'<')).count() as u64;
    assert!(items >= 1 && items <= 2 * lines + parts + 2, "{items} items from {lines} lines");
    readings
}

/// Several objects of JSON may be on one line.
fn source_is_later(last: u64, line: u64) -> bool {
    line >= last
}

/// Writes a position in every format, reads it again and compares.
pub fn round_trip(position: &Position) {
    for format in Format::ALL {
        let text = write(format, position);
        let mut readings = check(text.as_bytes(), &ReadOptions::default());
        assert_eq!(readings.len(), 1, "{format}:\n{text}");
        let reading = readings.remove(0);
        let read = reading.position().expect("what was a position is one still");
        match format {
            Format::Library => {
                assert_eq!(read.digits(), position.digits());
                assert_eq!(read.all_candidates(), position.all_candidates());
                // Without plus signs all digits count as given.
                assert!(position.givens().is_none() || read.givens() == position.givens());
            }
            Format::Jsonl => assert_eq!(&read, position, "{text}"),
            Format::Bracketed if says_everything(position) => {
                assert_eq!(read.all_candidates(), position.all_candidates(), "{text}");
                assert_eq!(read.givens(), position.givens().or(Some(position.digits().filled())), "{text}");
            }
            Format::Candidates | Format::PencilMarks | Format::Link => {
                let only_digits = Cell::all().all(|cell| position.candidates(cell).len() < 2);
                assert!(only_digits || all(&read) == all(position), "{text}");
                assert!(position.digits().filled().is_subset(read.digits().filled()), "{text}");
            }
            _ => assert_eq!(read.digits(), position.digits(), "{text}"),
        }
    }
}

/// Whether a position has a given, or what looks like one, and more than one candidate in a cell,
/// so that brackets count.
fn says_everything(position: &Position) -> bool {
    let has_given = !position.givens().unwrap_or(position.digits().filled()).is_empty();
    has_given && Cell::all().any(|cell| position.candidates(cell).len() > 1)
}

/// Everything that may be true: candidates and filled cells.
fn all(position: &Position) -> CandidateSet {
    position.all_candidates() | Candidate::all().filter(|&candidate| position.is_placed(candidate)).collect()
}
