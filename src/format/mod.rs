//! Text in, positions out, and back.
//!
//! Puzzles come in many formats: a line of 81 characters, a grid drawn with bars and dashes, a
//! forum's pencil marks, a column of a table with nine million rows. [`read`] detects the format
//! automatically, reads line by line, and never holds more than one grid in memory. Text that
//! cannot be read is an error with file, line and column, in its place between the readings; the
//! stream continues after it.
//!
//! Formats do not check whether the digits fit together: a [`Reading`] may hold the same digit
//! twice in a row, which [`Reading::position`] reports.
//!
//! ```
//! use whydoku::format::read_str;
//! let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079 # easy";
//! let reading = read_str(text).next().unwrap().unwrap();
//! assert_eq!(reading.digits.filled().len(), 30);
//! assert_eq!(reading.position().unwrap().givens(), Some(reading.digits.filled()));
//! ```
//!
//! Reading order of the source: `kind` lists the formats; `lines` decodes bytes into lines;
//! `recognise` detects the format of each line; then one file for each format: `line`, `row` and
//! `block` (grids and pencil marks), `candidates`, `library`, `link` (with `f_puzzles` and `lz`),
//! `csv` (with `record`), `jsonl`; `listed` reads cells between commas, `object` finds the objects
//! of JSON that is laid out over lines; `claim` reads moves that stand beside a puzzle.

mod beside;
mod block;
mod candidates;
mod claim;
mod csv;
mod described;
mod draw;
mod error;
mod f_puzzles;
mod fields;
mod jsonl;
mod kind;
mod library;
mod line;
mod lines;
mod link;
mod listed;
mod lz;
mod nyt;
mod object;
mod open_sudoku;
mod options;
mod reader;
mod reading;
mod recognise;
mod record;
mod rest;
mod row;
mod symbol;
mod writer;
mod written;

pub use beside::distinct;
pub use claim::{Claim, ClaimOptions, Reasoned, ReasonedAs, Reasons, Unclaimed};
pub use csv::record as csv_record;
pub use described::Described;
pub use draw::{framed, rows};
pub use error::{FormatError, Problem, Source};
pub use kind::{Format, UnknownFormat};
pub use options::{Column, ReadOptions};
pub use reader::{Readings, read, read_str};
pub use reading::{LibraryCase, Reading};
pub use rest::Rest;
pub use writer::{Omission, Writer, write};
