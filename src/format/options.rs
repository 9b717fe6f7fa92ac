//! Options that tell the reader something in advance.

use super::kind::Format;
use std::num::NonZeroUsize;
use std::str::FromStr;

/// The column of a table that holds the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Column {
    /// By its name in the header, in either case, or by the name of the field in JSON.
    Name(String),
    /// By its number, from 1.
    Number(NonZeroUsize),
}

impl FromStr for Column {
    type Err = std::convert::Infallible;

    /// Reads a positive integer as a number, anything else as a name.
    fn from_str(text: &str) -> Result<Column, Self::Err> {
        Ok(text.parse().map_or_else(|_| Column::Name(text.into()), Column::Number))
    }
}

/// Facts about a text that the reader need not detect.
///
/// ```
/// use whydoku::format::{Column, Format, ReadOptions, read};
/// let text = "id,start\n1,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let options = ReadOptions::default().column(Column::Name("start".into()));
/// assert_eq!(read(text.as_bytes(), None, &options).count(), 1);
/// let options = ReadOptions::default().format(Format::Grid);
/// assert!(read(text.as_bytes(), None, &options).all(|item| item.is_err()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    pub(super) column: Option<Column>,
    pub(super) format: Option<Format>,
}

impl ReadOptions {
    /// Names the column that holds the puzzle; `None` to detect it.
    #[must_use]
    pub fn column(self, column: impl Into<Option<Column>>) -> ReadOptions {
        ReadOptions { column: column.into(), ..self }
    }

    /// Allows this format only; `None` to detect it.
    #[must_use]
    pub fn format(self, format: impl Into<Option<Format>>) -> ReadOptions {
        ReadOptions { format: format.into(), ..self }
    }
}
