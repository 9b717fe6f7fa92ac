//! Text in, positions out, and back.
//!
//! People bring puzzles in many shapes: a line of 81 characters, a grid drawn with bars and dashes, a forum's pencil
//! marks, a column of a table with nine million rows. [`read`] recognises them all by themselves, line by line, and
//! never holds more than one grid in memory. What cannot be read is an error with file, line and column, in its
//! place between the readings; the stream goes on after it.
//!
//! Whether the digits fit together is no question of format: a [`Reading`] may well hold the same digit twice in a
//! row, and [`Reading::position`] says so.
//!
//! ```
//! use whydoku::format::read_str;
//! let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079 # easy";
//! let reading = read_str(text).next().unwrap().unwrap();
//! assert_eq!(reading.digits.filled().len(), 30);
//! assert_eq!(reading.position().unwrap().to_owned().givens(), Some(reading.digits.filled()));
//! ```
//!
//! Reading order: [`Format`] lists the shapes; `lines` makes lines of bytes; `recognise` says which format a
//! line is; then one file a
//! format: `line`, `row` and `block` (grids and pencil marks), `candidates`, `library`, `link`, `csv`, `jsonl`.

mod block;
mod candidates;
mod csv;
mod draw;
mod error;
mod jsonl;
mod library;
mod line;
mod lines;
mod link;
mod reader;
mod reading;
mod recognise;
mod row;
mod symbol;

pub use draw::{framed, rows};
pub use error::{FormatError, Problem, Source};
pub use library::LibraryCase;
pub use reader::{Readings, read, read_str};
pub use reading::{Reading, Rest};

use crate::board::Position;
use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;

/// The shapes that a puzzle or position comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// 81 digits and blanks on a line.
    Line,
    /// Nine rows.
    Grid,
    /// Nine rows in a frame.
    Framed,
    /// 81 groups of candidates, framed or not.
    PencilMarks,
    /// 729 characters, nine for each cell.
    Candidates,
    /// A line of HoDoKu's technique library.
    Library,
    /// A link that carries the puzzle.
    Link,
    /// Records with columns.
    Csv,
    /// One JSON object a line.
    Jsonl,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 9] = [
        Format::Line,
        Format::Grid,
        Format::Framed,
        Format::PencilMarks,
        Format::Candidates,
        Format::Library,
        Format::Link,
        Format::Csv,
        Format::Jsonl,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Grid => "grid",
            Format::Framed => "framed",
            Format::PencilMarks => "pencil-marks",
            Format::Candidates => "candidates",
            Format::Library => "library",
            Format::Link => "link",
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
        }
    }

    /// What to expect, for error messages.
    const fn description(self) -> &'static str {
        match self {
            Format::Line => "81 digits and blanks in a line",
            Format::Grid | Format::Framed => "nine rows of nine digits and blanks",
            Format::PencilMarks => "nine rows of nine groups of candidates",
            Format::Candidates => "729 characters, nine for each cell",
            Format::Library => "a HoDoKu library line",
            Format::Link => "a link with ?bd=",
            Format::Csv => "a record with a puzzle",
            Format::Jsonl => "a JSON object with a puzzle",
        }
    }

    /// The line that stands above what [`write()`] makes of all positions together, if the format has one.
    pub const fn header(self) -> Option<&'static str> {
        match self {
            Format::Csv => Some(csv::HEADER),
            _ => None,
        }
    }

    /// Does a position take several lines, so that an empty line should follow?
    pub const fn is_multiline(self) -> bool {
        matches!(self, Format::Grid | Format::Framed | Format::PencilMarks)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no format has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no format \"{found}\", expected one of {}", Format::ALL.map(Format::name).join(", "))]
pub struct UnknownFormat {
    /// The name.
    pub found: String,
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        let found = Format::ALL.into_iter().find(|format| format.name() == name);
        found.ok_or_else(|| UnknownFormat { found: name.into() })
    }
}

/// The column of a table that holds the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Column {
    /// By its name in the header, or by the field's name in JSON; upper and lower case are the same in a header.
    Name(String),
    /// By its number, from 1.
    Number(NonZeroUsize),
}

impl FromStr for Column {
    type Err = std::convert::Infallible;

    /// A number from 1 on is a number, everything else a name.
    fn from_str(text: &str) -> Result<Column, Self::Err> {
        Ok(text.parse().map_or_else(|_| Column::Name(text.into()), Column::Number))
    }
}

/// What the reader need not find out by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The column that holds the puzzle.
    pub column: Option<Column>,
    /// The only format to expect.
    pub format: Option<Format>,
}

/// Writes a position, without a line end after the last line.
///
/// Every format carries the filled cells. Which of them are givens: [`Format::Library`], [`Format::Jsonl`]. Candidates:
/// these two, [`Format::Candidates`] and [`Format::PencilMarks`]; the last two read a cell with one candidate, whose
/// digit is gone from all its peers, as filled.
pub fn write(format: Format, position: &Position) -> String {
    match format {
        Format::Line => position.digits().to_string(),
        Format::Grid => rows(position.digits()),
        Format::Framed => framed(position.digits()),
        Format::PencilMarks => draw::pencil_marks(position),
        Format::Candidates => candidates::write(position, true),
        Format::Library => library::write(position),
        Format::Link => link::write(position),
        Format::Csv => csv::write(position),
        Format::Jsonl => jsonl::write(position),
    }
}
