//! Records with columns: CSV from data sets and spreadsheets, with commas, semicolons or tabs.
//!
//! A header row names the columns; the puzzle is in the one that has a usual name, or that the user named. Without a
//! header [`super::line`] finds the puzzle. A record is one line: a quoted field that goes on over several lines is an
//! error, so that a stray quotation mark costs one record and not the rest of the file.

use super::error::{FormatError, Problem, Source};
use super::reading::{Reading, Rest};
use super::{Column, Format, line};
use crate::board::Position;
use std::borrow::Cow;

/// The names that data sets give the column with the puzzle, the usual ones first.
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

/// The header that [`write()`] goes with.
pub(super) const HEADER: &str = "puzzle";

/// One field of a record and the column (in characters, from 1) where it starts.
pub(super) struct Field<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) column: usize,
}

impl<'a> Field<'a> {
    /// The field without the space around it.
    fn new(text: &'a str, column: usize) -> Field<'a> {
        let inner = text.trim_start();
        let indent = text[..text.len() - inner.len()].chars().count();
        Field { text: inner.trim_end().into(), column: column + indent }
    }
}

/// The fields of a record. A space as delimiter stands for any white space.
pub(super) fn split(text: &str, delimiter: char) -> Vec<Field<'_>> {
    #[cfg(feature = "csv")]
    if delimiter != ' ' && text.contains('"') {
        return split_quoted(text, delimiter);
    }
    let mut fields = Vec::new();
    let (mut column, mut start, mut start_column) = (1, 0, 1);
    for (at, shown) in text.char_indices() {
        column += 1;
        let ends = if delimiter == ' ' { shown.is_whitespace() } else { shown == delimiter };
        if ends {
            fields.push(Field::new(&text[start..at], start_column));
            (start, start_column) = (at + shown.len_utf8(), column);
        }
    }
    fields.push(Field::new(&text[start..], start_column));
    if delimiter == ' ' {
        fields.retain(|field| !field.text.is_empty());
    }
    fields.iter_mut().for_each(unquote);
    fields
}

fn unquote(field: &mut Field<'_>) {
    if let Cow::Borrowed(text) = field.text
        && let Some(inner) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'))
    {
        *field = Field { text: inner.into(), column: field.column + 1 };
    }
}

/// The same where quotation marks are about.
#[cfg(feature = "csv")]
fn split_quoted(text: &str, delimiter: char) -> Vec<Field<'_>> {
    let delimiter = u8::try_from(delimiter).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .buffer_capacity(text.len().max(1))
        .from_reader(text.as_bytes());
    let mut record = csv::StringRecord::new();
    // Reading from memory cannot fail, and the text is UTF-8; a comma within it is still no more than a field.
    if !reader.read_record(&mut record).unwrap_or(false) {
        return vec![Field { text: text.into(), column: 1 }];
    }
    let (mut from, mut column) = (0, 1);
    let locate = |value: &str| {
        let value = value.trim();
        // A field with doubled quotation marks is not in the text as it reads: then the column is that of the field
        // before. Only what is near is searched, so that many such fields cost no more than others.
        let limit = from + value.len() + 200;
        let near = (limit.min(text.len())..).find(|&end| text.is_char_boundary(end)).unwrap_or(from);
        if let Some(skipped) = text[from..near].find(value) {
            column += text[from..from + skipped].chars().count();
            from += skipped;
        }
        Field { text: Cow::Owned(value.into()), column }
    };
    record.iter().map(locate).collect()
}

/// A file with a header.
pub(super) struct Table {
    delimiter: char,
    names: Vec<String>,
    puzzle: usize,
}

impl Table {
    /// Takes a line for the header if it has a column of the name that the user wants, or of a usual name.
    pub(super) fn from_header(text: &str, wanted: Option<&Column>) -> Option<Table> {
        [',', ';', '\t'].into_iter().find_map(|delimiter| {
            let names: Vec<String> = split(text, delimiter).iter().map(|name| name.text.clone().into_owned()).collect();
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

    /// Takes the line before for the header, when this one is a record with a puzzle and as many columns.
    pub(super) fn from_unusual_header(header: &str, record: &str, wanted: Option<usize>) -> Option<Table> {
        [',', ';', '\t'].into_iter().find_map(|delimiter| {
            let names: Vec<String> =
                split(header, delimiter).iter().map(|name| name.text.clone().into_owned()).collect();
            let fields = split(record, delimiter);
            let fits = names.len() > 1 && fields.len() == names.len();
            let is_puzzle = |field: &Field<'_>| line::is_puzzle(&field.text);
            let puzzle = wanted.or_else(|| fields.iter().position(is_puzzle)).filter(|_| fits)?;
            Some(Table { delimiter, names, puzzle })
        })
    }

    /// Reads a record.
    pub(super) fn read(&self, text: &str, source: &Source) -> Result<Reading, FormatError> {
        let fields = split(text, self.delimiter);
        let open = !text.matches('"').count().is_multiple_of(2);
        let Some(field) = fields.get(self.puzzle) else {
            let problem = match open {
                true => Problem::OpenQuote,
                false => Problem::MissingColumn { found: fields.len(), wanted: self.puzzle + 1 },
            };
            return Err(FormatError::new(source.clone(), problem));
        };
        let at = source.column(field.column);
        let mut reading = match line::read_alone(&field.text, &at, "column") {
            Err(_) if open => return Err(FormatError::new(at, Problem::OpenQuote)),
            other => other?,
        };
        reading.format = Format::Csv;
        let name = |index: usize| self.names.get(index).cloned().unwrap_or_else(|| (index + 1).to_string());
        let others = fields.iter().enumerate().filter(|(index, _)| *index != self.puzzle);
        let columns: Vec<_> = others.map(|(index, field)| (name(index), field.text.clone().into_owned())).collect();
        if !columns.is_empty() {
            reading.rest = Rest::Columns(columns);
        }
        Ok(reading)
    }
}

/// Is this line the header of a single column? Then it says nothing that the lines below do not show.
pub(super) fn is_lone_header(text: &str, wanted: Option<&Column>) -> bool {
    let name = text.trim().trim_matches('"');
    match wanted {
        Some(Column::Name(wanted)) => name.eq_ignore_ascii_case(wanted),
        _ => USUAL_NAMES.iter().any(|usual| name.eq_ignore_ascii_case(usual)),
    }
}

/// One record.
pub(super) fn write(position: &Position) -> String {
    position.digits().to_string()
}
