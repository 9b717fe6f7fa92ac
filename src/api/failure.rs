//! Failures: the reasons a request has no answer.

use crate::board::Conflict;
use crate::cancel::Cancelled;
use crate::explain::{Argument, Explainer};
use crate::report::ConflictRecord;
use serde::Serialize;

/// The kind of an error, for programs that do not read its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Code {
    /// The request is longer than [`LONGEST`](super::LONGEST) bytes.
    TooLong,
    /// It is no JSON object.
    NotJson,
    /// It is for another version of the interface.
    Version,
    /// No method has this name.
    UnknownVerb,
    /// A field does not belong there, or one is missing.
    Field,
    /// The value of a field is not one of those that it may have.
    Value,
    /// The puzzle cannot be read.
    Unreadable,
    /// A digit is twice in a house.
    Conflict,
    /// The puzzle does not have exactly one solution.
    Solutions,
    /// Nothing of the kind was found.
    NotFound,
    /// It took too long, or the client has gone away.
    Cancelled,
    /// Too many requests at a time. Only from servers.
    Busy,
    /// The request came from elsewhere, or in the wrong way. Only from servers.
    Refused,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 13] = [
        Code::TooLong,
        Code::NotJson,
        Code::Version,
        Code::UnknownVerb,
        Code::Field,
        Code::Value,
        Code::Unreadable,
        Code::Conflict,
        Code::Solutions,
        Code::NotFound,
        Code::Cancelled,
        Code::Busy,
        Code::Refused,
    ];

    /// The name that other programs rely on.
    pub const fn name(self) -> &'static str {
        match self {
            Code::TooLong => "too-long",
            Code::NotJson => "not-json",
            Code::Version => "version",
            Code::UnknownVerb => "unknown-verb",
            Code::Field => "field",
            Code::Value => "value",
            Code::Unreadable => "unreadable",
            Code::Conflict => "conflict",
            Code::Solutions => "solutions",
            Code::NotFound => "not-found",
            Code::Cancelled => "cancelled",
            Code::Busy => "busy",
            Code::Refused => "refused",
        }
    }
}

/// An error as it is written.
#[derive(Debug, Serialize)]
pub(super) struct Failure {
    code: &'static str,
    message: Box<str>,
    /// The field that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<Box<str>>,
    /// The line in the text of the puzzle, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conflict: Option<Box<ConflictRecord>>,
}

impl Failure {
    pub(super) fn new(code: Code, message: impl Into<Box<str>>) -> Failure {
        Failure { code: code.name(), message: message.into(), field: None, line: None, column: None, conflict: None }
    }

    /// A failure with a message of the language.
    pub(super) fn said(code: Code, explainer: &Explainer, key: &str, arguments: &[(&str, Argument)]) -> Failure {
        Failure::new(code, explainer.phrase(key, arguments).to_string())
    }

    /// The same about a field.
    pub(super) fn of_field(self, name: &str) -> Failure {
        Failure { field: Some(name.into()), ..self }
    }

    /// The same at a place in the text of the puzzle.
    pub(super) fn at(self, line: u64, column: u64) -> Failure {
        Failure { line: Some(line), column: Some(column), ..self }
    }

    /// The failure of a puzzle with a digit twice in a house.
    pub(super) fn conflict(conflict: &Conflict, explainer: &Explainer) -> Failure {
        let message = explainer.conflict(conflict).to_string();
        Failure { conflict: Some(Box::new(ConflictRecord::new(conflict))), ..Failure::new(Code::Conflict, message) }
    }

    /// The failure of a request that took too long.
    pub(super) fn cancelled(_: Cancelled, explainer: &Explainer) -> Failure {
        Failure::said(Code::Cancelled, explainer, "api-cancelled", &[])
    }
}
