//! The formats and their names.

use std::fmt;
use std::str::FromStr;

/// A format for puzzles or positions.
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
    /// The same with filled cells in brackets: `[7]` is a given, `(7)` a digit that was placed.
    Bracketed,
    /// 729 characters, nine for each cell.
    Candidates,
    /// A line of HoDoKu's technique library.
    Library,
    /// A link that contains the puzzle.
    Link,
    /// Records with columns.
    Csv,
    /// One JSON object a line.
    Jsonl,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 10] = [
        Format::Line,
        Format::Grid,
        Format::Framed,
        Format::PencilMarks,
        Format::Bracketed,
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
            Format::Bracketed => "bracketed",
            Format::Candidates => "candidates",
            Format::Library => "library",
            Format::Link => "link",
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
        }
    }

    /// The expected text, for error messages.
    pub(super) const fn description(self) -> &'static str {
        match self {
            Format::Line => "81 digits and blanks in a line",
            Format::Grid | Format::Framed => "nine rows of nine digits and blanks",
            Format::PencilMarks | Format::Bracketed => "nine rows of nine groups of candidates",
            Format::Candidates => "729 characters, nine for each cell",
            Format::Library => "a HoDoKu library line",
            Format::Link => "a link with ?bd=",
            Format::Csv => "a record with a puzzle",
            Format::Jsonl => "a JSON object with a puzzle",
        }
    }

    /// The line to write once above all positions, if the format has one.
    pub const fn header(self) -> Option<&'static str> {
        match self {
            Format::Csv => Some("puzzle"),
            _ => None,
        }
    }

    /// Whether a position takes several lines, so that an empty line should separate it from the
    /// next.
    pub const fn is_multiline(self) -> bool {
        matches!(self, Format::Grid | Format::Framed | Format::PencilMarks | Format::Bracketed)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error of parsing a name that no format has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no format \"{found}\", expected one of {}", Format::ALL.map(Format::name).join(", "))]
#[non_exhaustive]
pub struct UnknownFormat {
    /// The name that was found.
    pub found: String,
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        let found = Format::ALL.into_iter().find(|format| format.name() == name);
        found.ok_or_else(|| UnknownFormat { found: name.into() })
    }
}
