//! Where something was read, and what was wrong there.

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

/// Something that could not be read. It costs its own line (or grid), never the rest of the stream.
#[derive(Debug)]
pub struct FormatError {
    /// Where.
    pub source: Source,
    /// What.
    pub problem: Problem,
}

impl FormatError {
    pub(super) fn new(source: Source, problem: Problem) -> FormatError {
        FormatError { source, problem }
    }

    /// Has the stream ended with this error?
    pub fn is_final(&self) -> bool {
        matches!(self.problem, Problem::Io(_) | Problem::NoSuchColumn { .. })
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

/// The formats that are understood, for someone who brought something else.
pub(super) const UNDERSTOOD: &str = "a Sudoku: 81 digits and blanks in a line, nine rows, pencil marks, 729 candidates, \
    a HoDoKu library line, a link with ?bd=, CSV or JSONL";

/// What is wrong with a text.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A character that is no cell.
    #[error("found '{}', expected a digit or a blank ({BLANKS})", .found.escape_debug())]
    Character {
        /// The character.
        found: char,
    },
    /// Too many or too few characters for a puzzle on one line.
    #[error("{what} has {found} characters, expected {expected}")]
    Length {
        /// What was counted: the line, a column of it.
        what: &'static str,
        /// How many characters there are.
        found: usize,
        /// How many there should be.
        expected: &'static str,
    },
    /// Too many or too few cells in a row of a grid.
    #[error("row has {found} cells, expected 9")]
    RowLength {
        /// How many cells there are.
        found: usize,
    },
    /// A row of pencil marks with too many or too few groups.
    #[error("row has {found} groups of candidates, expected 9")]
    Groups {
        /// How many groups there are.
        found: usize,
    },
    /// A grid that stops too early.
    #[error("grid ends after {} of 9 rows", .found)]
    MissingRows {
        /// How many rows there are.
        found: usize,
    },
    /// A digit out of its place among 729 candidates.
    #[error("found '{found}', expected {expected} or a blank ({BLANKS}): candidate {expected} of {cell} stands here")]
    Candidate {
        /// The character.
        found: char,
        /// The digit that belongs there.
        expected: u8,
        /// The cell.
        cell: Cell,
    },
    /// A piece of a format that is not what it should be.
    #[error("found \"{found}\", expected {expected}")]
    Piece {
        /// What stands there.
        found: String,
        /// What should.
        expected: &'static str,
    },
    /// A given that is not on the board.
    #[error("the givens have another digit in {cell} than the board")]
    Disagreement {
        /// The cell.
        cell: Cell,
    },
    /// The text is no JSON.
    #[error("not a JSON object: {0}")]
    Json(String),
    /// A JSON object without a puzzle.
    #[error("no field \"{wanted}\", expected a puzzle there")]
    NoSuchField {
        /// The field that was looked for.
        wanted: String,
    },
    /// A record with too few fields.
    #[error("record has {found} columns, expected the puzzle in column {wanted}")]
    MissingColumn {
        /// How many fields there are.
        found: usize,
        /// The number of the column, from 1.
        wanted: usize,
    },
    /// A header without the column that was asked for. The stream ends here.
    #[error("no column \"{wanted}\", found {found}")]
    NoSuchColumn {
        /// The name that was asked for.
        wanted: String,
        /// The names that there are.
        found: String,
    },
    /// A quoted field without its second quote on the same line.
    #[error("quoted field does not end on this line")]
    OpenQuote,
    /// A line so long that it cannot be meant.
    #[error("line is longer than {} KiB", super::lines::LONGEST / 1024)]
    LongLine,
    /// A text that is like none of the formats.
    #[error("found \"{found}\", expected {expected}")]
    Unrecognised {
        /// How the text begins.
        found: String,
        /// What is understood.
        expected: &'static str,
    },
    /// Not a single puzzle, nor anything else.
    #[error("nothing here, expected {UNDERSTOOD}")]
    Nothing,
    /// The text could not be read to its end. The stream ends here.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
}
