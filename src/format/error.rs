//! Places in a text, and the problems there.

use super::rest::Rest;
use super::symbol::BLANKS;
use crate::board::Cell;
use std::fmt;
use std::sync::Arc;

/// A place in a text. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    /// The name of the file; `None` for an argument or standard input.
    pub file: Option<Arc<str>>,
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

impl Source {
    /// The same line, another column.
    pub(super) fn column(&self, column: usize) -> Source {
        Source { column: column as u64, ..self.clone() }
    }
}

impl fmt::Display for Source {
    /// `file:line:column`, as editors understand it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{file}:{}:{}", self.line, self.column),
            None => write!(f, "line {}, column {}", self.line, self.column),
        }
    }
}

/// The error of reading one line or grid. The rest of the stream is read as if it were not there.
#[derive(Debug)]
#[non_exhaustive]
pub struct FormatError {
    /// The place of the error.
    pub source: Source,
    /// The problem.
    pub problem: Problem,
    /// The other columns or fields of the row, if they could be read.
    pub(super) beside: Option<Box<Rest>>,
}

impl FormatError {
    pub(super) fn new(source: Source, problem: Problem) -> FormatError {
        FormatError { source, problem, beside: None }
    }

    /// The same error, with the other columns or fields of the row.
    pub(super) fn beside(self, rest: Rest) -> FormatError {
        FormatError { beside: Some(Box::new(rest)), ..self }
    }

    /// The other columns or fields of the row whose puzzle could not be read.
    pub fn rest(&self) -> &Rest {
        self.beside.as_deref().unwrap_or(&Rest::Nothing)
    }

    /// Whether the stream ends with this error.
    pub fn is_final(&self) -> bool {
        matches!(self.problem, Problem::Io(_) | Problem::NoSuchColumn { .. }) && !self.is_pause()
    }

    /// Whether this is no error of the text: the reader has nothing at the moment.
    pub fn is_pause(&self) -> bool {
        matches!(&self.problem, Problem::Io(error) if error.kind() == std::io::ErrorKind::WouldBlock)
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.source, self.problem)
    }
}

impl std::error::Error for FormatError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        std::error::Error::source(&self.problem)
    }
}

/// All formats, for error messages.
pub(super) const UNDERSTOOD: &str = "a Sudoku: 81 digits and blanks in a line, nine rows, pencil marks, 729 candidates, \
    a HoDoKu library line, a link with ?bd=, CSV or JSONL";

/// A problem with a text.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A character that is not a cell.
    #[error("found '{}', expected a digit or a blank ({BLANKS})", .found.escape_debug())]
    Character {
        /// The character.
        found: char,
    },
    /// Too many or too few characters for a puzzle on one line.
    #[error("{what} has {found} characters, expected {expected}")]
    Length {
        /// The part that was counted, such as the line or a column.
        what: &'static str,
        /// The number of characters.
        found: usize,
        /// The right number.
        expected: &'static str,
    },
    /// Too many or too few cells in a row of a grid.
    #[error("row has {found} cells, expected 9")]
    RowLength {
        /// The number of cells.
        found: usize,
    },
    /// A row of pencil marks with too many or too few groups.
    #[error("row has {found} groups of candidates, expected 9")]
    Groups {
        /// The number of groups.
        found: usize,
    },
    /// A grid that ends too early.
    #[error("grid ends after {} of 9 rows", .found)]
    MissingRows {
        /// The number of rows.
        found: usize,
    },
    /// A digit out of its place among 729 candidates.
    #[error(
        "found '{found}', expected {expected} or a blank ({BLANKS}): this is the place of candidate {expected} of {cell}"
    )]
    Candidate {
        /// The character.
        found: char,
        /// The digit that belongs here.
        expected: u8,
        /// The cell.
        cell: Cell,
    },
    /// A malformed part of a format.
    #[error("found \"{found}\", expected {expected}")]
    Piece {
        /// The text.
        found: String,
        /// The expected form.
        expected: &'static str,
    },
    /// A given that disagrees with the board.
    #[error("the givens and the board have different digits in {cell}")]
    Disagreement {
        /// The cell.
        cell: Cell,
    },
    /// Text that is not JSON.
    #[error("not a JSON object: {0}")]
    Json(String),
    /// A JSON object without a puzzle.
    #[error("no field \"{wanted}\", expected a puzzle there")]
    NoSuchField {
        /// The name of the field.
        wanted: String,
    },
    /// A record with too few fields.
    #[error("record has {found} columns, expected the puzzle in column {wanted}")]
    MissingColumn {
        /// The number of fields.
        found: usize,
        /// The number of the column, from 1.
        wanted: usize,
    },
    /// A header without the column that the caller named. The stream ends here.
    #[error("no column \"{wanted}\", found {found}")]
    NoSuchColumn {
        /// The name of the column.
        wanted: String,
        /// The header.
        found: String,
    },
    /// A quoted field without its second quote on the same line.
    #[error("quoted field does not end on this line")]
    OpenQuote,
    /// A line that is too long for any format.
    #[error("line is longer than {} KiB", .most >> 10)]
    LongLine {
        /// The most bytes that such a line may have.
        most: usize,
    },
    /// Text that matches no format.
    #[error("found \"{found}\", expected {expected}")]
    Unrecognised {
        /// The start of the text.
        found: String,
        /// The formats that were expected.
        expected: &'static str,
    },
    /// A text without any puzzle or error.
    #[error("no puzzle found, expected {UNDERSTOOD}")]
    Nothing,
    /// The text could not be read to its end. The stream ends here.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
}
