//! What every command needs, and how a command ends.

use super::output::Output;
use crate::explain::Language;
use anstream::ColorChoice;
use clap::ValueEnum;
use std::fmt::Display;

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

/// What every command needs.
pub struct Context {
    /// The language of --lang.
    pub asked: Option<Language>,
    /// The language of the environment.
    pub environment: Language,
    pub output: Output,
}

impl Context {
    /// The language of the output.
    pub fn language(&self) -> Language {
        self.asked.unwrap_or(self.environment)
    }
}

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments are wrong.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(String),
    /// The reader closed the pipe.
    #[error("closed pipe")]
    ClosedPipe,
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Io(format!("cannot write: {error}")),
        }
    }
}

/// Whether the command succeeded for every puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Success {
    All,
    SomeFailed,
}

impl Success {
    /// `SomeFailed` if something failed.
    pub fn unless(failed: bool) -> Success {
        if failed { Success::SomeFailed } else { Success::All }
    }

    /// `All` if both are.
    pub fn and(self, other: Success) -> Success {
        if self == Success::All { other } else { self }
    }
}

/// Reports a problem on stderr.
pub fn warn(message: impl Display) {
    eprintln!("whydoku: {message}");
}
