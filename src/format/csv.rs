//! Records with columns: CSV from data sets and spreadsheets, with commas, semicolons or tabs.
//!
//! A header row names the columns; the puzzle is in the one with a usual name, or the one that the
//! caller named. Without a header [`super::line`] finds the puzzle. Below a header a quoted field
//! may hold line breaks, as RFC 4180 has it; [`super::record`] joins the lines of such a record.
//! Fields beside the puzzle are kept as they are, space at their ends included.

use super::error::{FormatError, Problem, Source};
use super::fields::{Field, is_open, split};
use super::kind::Format;
use super::options::Column;
use super::reading::Reading;
use super::rest::Rest;
use super::{beside, line};

/// The names that data sets give the column with the puzzle, the most common first.
pub(super) const USUAL_NAMES: [&str; 14] = [
    "puzzle",
    "puzzles",
    "quizzes",
    "quiz",
    "question",
    "questions",
    "sudoku",
    "sudokus",
    "board",
    "grid",
    "problem",
    "givens",
    "starting_cells",
    "unsolved",
];

/// A table with a header.
pub(super) struct Table {
    delimiter: char,
    names: Vec<String>,
    puzzle: usize,
}

impl Table {
    /// Takes a line as the header if it has a column with the wanted name, or else with a usual
    /// one.
    pub(super) fn from_header(text: &str, wanted: Option<&Column>) -> Option<Table> {
        [',', ';', '\t'].into_iter().find_map(|delimiter| {
            let names = names(text, delimiter);
            let place = |wanted: &str| names.iter().position(|name| name.eq_ignore_ascii_case(wanted));
            if names.len() < 2 {
                return None;
            }
            let puzzle = match wanted {
                Some(Column::Name(wanted)) => place(wanted)?,
                Some(Column::Number(number)) => {
                    USUAL_NAMES.iter().find_map(|name| place(name))?;
                    number.get() - 1
                }
                None => USUAL_NAMES.iter().find_map(|name| place(name))?,
            };
            Some(Table { delimiter, names, puzzle })
        })
    }

    /// Takes a line as the header if the next one is a record with a puzzle and as many columns.
    pub(super) fn from_unusual_header(header: &str, record: &str, wanted: Option<usize>) -> Option<Table> {
        [',', ';', '\t'].into_iter().find_map(|delimiter| {
            let names = names(header, delimiter);
            let fields = split(record, delimiter);
            let fits = names.len() > 1 && fields.len() == names.len();
            let is_puzzle = |field: &Field<'_>| line::is_puzzle(field.text());
            let puzzle = wanted.or_else(|| fields.iter().position(is_puzzle)).filter(|_| fits)?;
            Some(Table { delimiter, names, puzzle })
        })
    }

    /// Whether a quoted field is open at the end of this line, which begins within one or not.
    pub(super) fn is_open(&self, line: &str, is_quoted: bool) -> bool {
        is_open(line, self.delimiter, is_quoted)
    }

    /// Whether a record has as many fields as the header.
    pub(super) fn fits(&self, record: &str) -> bool {
        split(record, self.delimiter).len() == self.names.len()
    }

    /// Reads a record.
    pub(super) fn read(&self, text: &str, source: &Source) -> Result<Reading, FormatError> {
        let fields = split(text, self.delimiter);
        let open = self.is_open(text, false);
        let Some(field) = fields.get(self.puzzle) else {
            let problem = if open {
                Problem::OpenQuote
            } else {
                Problem::MissingColumn { found: fields.len(), wanted: self.puzzle + 1 }
            };
            return Err(FormatError::new(source.clone(), problem));
        };
        let at = source.column(field.column);
        let name = |index: usize| self.names.get(index).cloned().unwrap_or_else(|| (index + 1).to_string());
        let others = || fields.iter().enumerate().filter(|(index, _)| *index != self.puzzle);
        let named = |(index, field): (usize, &Field<'_>)| (name(index), field.whole.clone().into_owned());
        let mut reading = match line::read_alone(field.text(), &at, "column") {
            Err(_) if open => return Err(FormatError::new(at, Problem::OpenQuote)),
            other => other.map_err(|error| error.beside(Rest::Columns(others().map(named).collect())))?,
        };
        reading.format = Format::Csv;
        let mut columns = Vec::new();
        for (index, field) in others() {
            let (name, value) = named((index, field));
            let says_more = match name.as_str() {
                "candidates" => value.trim().chars().count() == 729,
                "library" => value.trim_start().starts_with(':'),
                _ => false,
            };
            if says_more {
                beside::adopt(&mut reading, &name, value.trim(), &source.column(field.column))?
            } else {
                columns.push((name, value))
            }
        }
        if !columns.is_empty() {
            reading.rest = Rest::Columns(columns);
        }
        Ok(reading)
    }
}

/// The names in a header.
pub(super) fn names(header: &str, delimiter: char) -> Vec<String> {
    split(header, delimiter).into_iter().map(|name| name.text().to_owned()).collect()
}

/// Whether this line is the header of a single column, which adds nothing to the lines below.
pub(super) fn is_lone_header(text: &str, wanted: Option<&Column>) -> bool {
    let name = text.trim().trim_matches('"');
    match wanted {
        Some(Column::Name(wanted)) => name.eq_ignore_ascii_case(wanted),
        _ => USUAL_NAMES.iter().any(|usual| name.eq_ignore_ascii_case(usual)),
    }
}

/// One record; fields are quoted where they must be.
pub fn record<'a>(fields: impl Iterator<Item = &'a str>) -> String {
    // Room for a puzzle and some numbers.
    let mut record = String::with_capacity(256);
    for (index, field) in fields.enumerate() {
        if index > 0 {
            record.push(',');
        }
        let is_special = |byte| matches!(byte, b',' | b';' | b'\t' | b'"' | b'\n' | b'\r');
        if field.bytes().any(is_special) || field.trim().len() < field.len() {
            record.push('"');
            record.push_str(&field.replace('"', "\"\""));
            record.push('"');
        } else {
            record.push_str(field);
        }
    }
    record
}
