//! The context that every command needs, and the ways a command ends.

use super::output::Output;
use super::words::say_of;
use anstream::ColorChoice;
use clap::ValueEnum;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write;
use whydoku::equivalence::canonical;
use whydoku::explain::Language;
use whydoku::format::Rest;
use whydoku::report::{Carried, Stamp, write_json, write_line};

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// If the output is a terminal and NO_COLOR is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl From<Color> for ColorChoice {
    fn from(color: Color) -> ColorChoice {
        match color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        }
    }
}

/// A format for people or for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TextOrJson {
    /// Plain text.
    Text,
    /// JSON.
    Json,
}

/// The context that every command needs.
pub struct Context {
    /// The language of --lang.
    pub asked: Option<Language>,
    /// The language of the environment.
    pub environment: Language,
    pub output: Output,
    pub records: Records,
    /// What the output depends on, beside the input.
    pub settings: Settings,
}

/// Options by name, with their values.
pub type Settings = BTreeMap<String, Vec<String>>;

impl Context {
    /// The language of the output.
    pub fn language(&self) -> Language {
        self.asked.unwrap_or(self.environment)
    }

    /// Writes a record with the fields that came with its puzzle, on one line or pretty-printed.
    pub fn record(
        &mut self,
        record: &impl Serialize,
        puzzle: Option<&str>,
        rest: &Rest,
        pretty: bool,
    ) -> std::io::Result<()> {
        let mut text = Vec::new();
        self.records.write(record, puzzle, rest, pretty, &mut text)?;
        self.output.write_all(&text)
    }
}

/// The form in which records are written; may be shared by threads.
#[derive(Clone, Copy)]
pub struct Records {
    /// Whether they carry a stamp.
    pub are_stamped: bool,
}

impl Records {
    /// The stamp of a record of this puzzle, if records carry one.
    pub fn stamp(self, puzzle: Option<&str>) -> Option<Stamp> {
        let form = || Some(canonical(&puzzle?.parse().ok()?).ok()?.0.to_string());
        self.are_stamped.then(|| Stamp::new(form()))
    }

    /// Writes the records of one puzzle, each on a line with the fields that came with the puzzle.
    pub fn of<'r>(self, puzzle: Option<&str>, rest: &'r Rest) -> Lines<'r> {
        Lines { stamp: self.stamp(puzzle), rest }
    }

    /// Writes a record with the fields that came with its puzzle, on one line or pretty-printed.
    pub fn write(
        self,
        record: &impl Serialize,
        puzzle: Option<&str>,
        rest: &Rest,
        pretty: bool,
        out: &mut Vec<u8>,
    ) -> std::io::Result<()> {
        write_carried(record, rest, self.stamp(puzzle).as_ref(), pretty, out)
    }
}

/// Writes the records of one puzzle.
pub struct Lines<'r> {
    stamp: Option<Stamp>,
    rest: &'r Rest,
}

impl Lines<'_> {
    /// Writes a record on one line.
    pub fn line(&self, record: &impl Serialize, out: &mut Vec<u8>) -> std::io::Result<()> {
        write_carried(record, self.rest, self.stamp.as_ref(), false, out)
    }
}

/// Writes a record with the fields beside its puzzle and a stamp, if there are any.
fn write_carried(
    record: &impl Serialize,
    rest: &Rest,
    stamp: Option<&Stamp>,
    pretty: bool,
    out: &mut Vec<u8>,
) -> std::io::Result<()> {
    match (rest, stamp) {
        (Rest::Nothing, None) if !pretty => write_line(record, out),
        (Rest::Nothing, None) => write_json(record, pretty, out),
        _ => write_json(&Carried::new(record, rest, stamp)?, pretty, out),
    }
}

/// The reason a command ended early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments are wrong.
    #[error("{0}")]
    Usage(String),
    /// The only puzzle cannot be read.
    #[error("{0}")]
    Puzzle(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(String),
    /// The user interrupted the command, which wrote what it had.
    #[error("interrupted")]
    Interrupted,
    /// The reader closed the pipe.
    #[error("closed pipe")]
    ClosedPipe,
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Io(say_of("cannot-write", "why", error)),
        }
    }
}

/// The degree of a command's success, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Success {
    /// For every puzzle.
    All,
    /// Not for some puzzle.
    SomeFailed,
    /// Some input could not be read; the others were.
    SomeUnread,
}

impl Success {
    /// `SomeFailed` if something failed.
    pub fn unless(failed: bool) -> Success {
        if failed { Success::SomeFailed } else { Success::All }
    }
}

/// Reports a problem on stderr. What arguments and files contain cannot control the terminal.
pub fn warn(message: impl Display) {
    tell(format_args!("whydoku: {}", harmless(&message.to_string())));
}

/// Writes a line on stderr. It is nobody's fault if no one reads there any more.
pub fn tell(message: impl Display) {
    let _ = writeln!(std::io::stderr(), "{message}");
}

/// The text with its control characters, except line breaks, as escapes that are seen.
fn harmless(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() && letter != '\n' {
            plain.extend(letter.escape_default());
        } else {
            plain.push(letter);
        }
    }
    plain
}
