//! Results of the machine search: an answer, one of many solutions, or the number of solutions.

use super::SCHEMA;
use super::names::Shown;
use crate::board::{Conflict, Grid};
use crate::solve::Outcome;
use serde::Serialize;
use std::fmt::Display;

/// The answer to one row of the input.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct AnswerRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters; null if the row could not be read.
    pub puzzle: Option<&'a str>,
    /// `solved`, `several`, `none` or `invalid`.
    pub outcome: &'static str,
    /// The one solution.
    pub solution: Option<Shown<&'a Grid>>,
    /// The error of an invalid row, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// One of many solutions of a puzzle.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct SolutionRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters.
    pub puzzle: &'a str,
    /// Its number among the solutions found, from 1.
    pub number: u64,
    /// The solution.
    pub solution: Shown<&'a Grid>,
}

/// The number of solutions of a puzzle.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CountRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters.
    pub puzzle: &'a str,
    /// The number of solutions, up to the limit.
    pub solutions: u64,
    /// Whether these are all.
    pub all: bool,
}

impl<'a> AnswerRecord<'a> {
    /// The answer to a puzzle.
    pub fn new(puzzle: &'a str, outcome: &'a Outcome) -> AnswerRecord<'a> {
        let error = match outcome {
            Outcome::Invalid(conflict) => Some(Conflict::to_string(conflict)),
            _ => None,
        };
        let solution = outcome.solution().map(Shown);
        AnswerRecord { schema: SCHEMA, puzzle: Some(puzzle), outcome: outcome.name(), solution, error }
    }

    /// The answer to a row that could not be read.
    pub fn unreadable(error: &impl Display) -> AnswerRecord<'a> {
        let error = Some(error.to_string());
        AnswerRecord { schema: SCHEMA, puzzle: None, outcome: "invalid", solution: None, error }
    }
}

impl<'a> SolutionRecord<'a> {
    /// The record of a solution, found as the one with this number.
    pub fn new(puzzle: &'a str, number: u64, solution: &'a Grid) -> SolutionRecord<'a> {
        SolutionRecord { schema: SCHEMA, puzzle, number, solution: Shown(solution) }
    }
}

impl<'a> CountRecord<'a> {
    /// The record of a number of solutions, which may be `all` there are.
    pub fn new(puzzle: &'a str, solutions: u64, all: bool) -> CountRecord<'a> {
        CountRecord { schema: SCHEMA, puzzle, solutions, all }
    }
}
