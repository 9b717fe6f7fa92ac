//! A trace as one JSON object.
//!
//! Its events are written as the trace is walked: at no time is there a record of more than one of
//! them.

use super::SCHEMA;
use super::event::EventRecord;
use super::names::{EveryCandidate, Names, Shown};
use crate::board::{Cell, CellSet, Conflict, Grid, House, Position};
use crate::explain::{Earlier, Explainer, Explanation};
use crate::format::{FormatError, Source};
use crate::logic::{Replay, ReplayError, Trace};
use crate::rating::{rating_of, se::Tenths};
use crate::solve::{Outcome, Solution};
use crate::technique::Found;
use serde::ser::{Error, SerializeSeq};
use serde::{Serialize, Serializer};

/// One puzzle with every event of its solution.
#[derive(Clone, Serialize)]
#[non_exhaustive]
pub struct TraceRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters: the givens, or all filled cells if the givens are unknown.
    pub puzzle: String,
    /// `solved`, `several`, `none`, `invalid`, `stuck` or `cancelled`.
    pub outcome: &'static str,
    /// The one solution.
    pub solution: Option<Shown<&'a Grid>>,
    /// The rating of the whole path, where it is that of Sudoku Explainer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub se: Option<PathRating>,
    /// The number of guesses.
    pub guesses: usize,
    /// The starting position, unless it is the puzzle with every candidate that the givens leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<StartRecord<'a>>,
    /// Two solutions, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<Shown<&'a Grid>>,
    /// The cells in which these two differ.
    #[serde(skip_serializing_if = "Names::is_empty")]
    pub differing: Names<CellSet>,
    /// The two equal digits of an invalid puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<ConflictRecord>,
    /// The aim of the path, where it was chosen: `lean`, `gentle`, `short` or `one`, or `standard`
    /// if there was no choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<&'static str>,
    /// `proved` if no better choice is possible, otherwise `best-found`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub optimal: Option<&'static str>,
    /// The number of steps beside the singles in the usual order, where the path was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_steps: Option<usize>,
    /// The words of these steps in English, where the path was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_words: Option<u64>,
    /// Whether a single step above the everyday level is enough, where that was the aim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub one: Option<bool>,
    /// Whether every step's proof was checked and found right; absent if that was not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verified: Option<bool>,
    /// The number of events that are shown, if there are more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<usize>,
    /// The goal, `r3c5`, `r3c5=7` or `r3c5<>4`, where the steps are those that lead to one result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// The answer: `proved`, `known` (from the start), `contrary` (the opposite is true), `stuck`;
    /// or the reason there is nothing to prove: `wrong`, `several`, `none` or `invalid`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<&'static str>,
    /// The number of steps of the whole path that are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<usize>,
    /// The answer in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Shown<Explanation>>,
    /// The events, in order.
    pub events: Events<'a>,
}

/// The rating of a path.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct PathRating {
    /// The rating of its hardest step.
    pub er: f64,
    /// The rating of the hardest step up to the first placement.
    pub ep: f64,
    /// The rating of its first step.
    pub ed: f64,
}

impl PathRating {
    fn of(trace: &Trace) -> Option<PathRating> {
        let rating = rating_of(trace)?;
        let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|Tenths(tenths)| f64::from(tenths) / 10.0);
        Some(PathRating { er, ep, ed })
    }
}

/// Every event of a trace, written one by one.
#[derive(Clone, Copy)]
pub struct Events<'a> {
    /// The trace; `None` if nothing happened.
    trace: Option<&'a Trace>,
    /// Adds words.
    explainer: Option<&'a Explainer>,
    /// For each event all steps of the same technique; empty if that was not asked.
    also: &'a [Vec<Found>],
    /// For each event the numbers of those that rely on it; empty if that was not asked.
    needed_by: &'a [Vec<usize>],
}

/// A position in the middle of a solution.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct StartRecord<'a> {
    /// All filled cells, 81 characters.
    pub board: Shown<&'a Grid>,
    /// The givens alone; null if they are unknown.
    pub givens: Option<Shown<Grid>>,
    /// 729 characters.
    pub candidates: Shown<EveryCandidate>,
}

/// The same digit twice in a house.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ConflictRecord {
    /// The digit.
    pub digit: u8,
    /// The two cells.
    pub cells: [Shown<Cell>; 2],
    /// The house: `r1`, `c1` or `b1`.
    pub house: Shown<House>,
}

/// A row of the input that is no puzzle; the others go on.
#[derive(Clone, Debug, Serialize)]
pub struct ErrorRecord {
    /// The version of the schema.
    pub schema: u32,
    /// Its number in the input, from 1, where records have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<usize>,
    /// The puzzle; null if nothing could be read.
    pub puzzle: Option<String>,
    /// `invalid`; or the reason there is nothing to judge.
    pub outcome: &'static str,
    /// Always null.
    pub solution: Option<String>,
    /// Always 0.
    pub guesses: usize,
    /// The error, in words.
    pub error: String,
    /// The name of the file; null for an argument or standard input.
    pub file: Option<String>,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// Always empty.
    pub events: [(); 0],
}

impl<'a> TraceRecord<'a> {
    /// The record of a solution, with words if there is an explainer.
    pub fn new(puzzle: String, solution: &'a Solution, explainer: Option<&'a Explainer>) -> TraceRecord<'a> {
        let solutions: &[Grid] = if let Outcome::Several(two) = &solution.outcome { &two[..] } else { &[] };
        let differing = if let [one, two] = solutions { one.differing(two) } else { CellSet::EMPTY };
        TraceRecord {
            puzzle,
            solution: solution.outcome.solution().map(Shown),
            se: PathRating::of(&solution.trace),
            guesses: solution.trace.guesses(),
            start: StartRecord::unless_plain(&solution.trace.start),
            solutions: solutions.iter().map(Shown).collect(),
            differing: Names(differing),
            events: Events { trace: Some(&solution.trace), explainer, also: &[], needed_by: &[] },
            ..TraceRecord::empty(solution.outcome.name())
        }
    }

    /// The record cut after a number of events: neither later events nor the outcome are told.
    #[must_use]
    pub fn until(mut self, events: usize) -> TraceRecord<'a> {
        self.until = Some(events);
        self.outcome = Outcome::Cancelled.name();
        self.solution = None;
        self.solutions = Vec::new();
        self.differing = Names(CellSet::EMPTY);
        self
    }

    /// The record with all steps of the technique that were there, for each event; without them if
    /// there are none.
    #[must_use]
    pub fn with_also(mut self, also: &'a [Vec<Found>]) -> TraceRecord<'a> {
        self.events.also = also;
        self
    }

    /// The record with the numbers of the later events that rely on it directly, for each step;
    /// without them if there are none.
    #[must_use]
    pub fn with_needed_by(mut self, needed_by: &'a [Vec<usize>]) -> TraceRecord<'a> {
        self.events.needed_by = needed_by;
        self
    }

    /// The record of a puzzle in which a digit occurs twice in a house.
    pub fn invalid(puzzle: String, conflict: Conflict) -> TraceRecord<'a> {
        TraceRecord { puzzle, conflict: Some(ConflictRecord::new(&conflict)), ..TraceRecord::empty("invalid") }
    }

    fn empty(outcome: &'static str) -> TraceRecord<'a> {
        TraceRecord {
            schema: SCHEMA,
            puzzle: String::new(),
            outcome,
            solution: None,
            se: None,
            guesses: 0,
            start: None,
            solutions: Vec::new(),
            differing: Names(CellSet::EMPTY),
            conflict: None,
            aim: None,
            optimal: None,
            standard_steps: None,
            standard_words: None,
            one: None,
            verified: None,
            until: None,
            goal: None,
            answer: None,
            left_out: None,
            text: None,
            events: Events { trace: None, explainer: None, also: &[], needed_by: &[] },
        }
    }
}

impl ErrorRecord {
    /// The record of a row that could not be read.
    pub fn new(error: &FormatError) -> ErrorRecord {
        ErrorRecord::at(&error.source, error.problem.to_string())
    }

    /// The record of a puzzle in which a digit occurs twice in a house.
    pub fn conflict(puzzle: String, source: &Source, conflict: &Conflict) -> ErrorRecord {
        ErrorRecord { puzzle: Some(puzzle), ..ErrorRecord::at(source, conflict.to_string()) }
    }

    /// The record of a puzzle that cannot be judged: the name of its state, and the reason in
    /// words.
    pub fn of_puzzle(puzzle: String, source: &Source, outcome: &'static str, error: String) -> ErrorRecord {
        ErrorRecord { puzzle: Some(puzzle), outcome, ..ErrorRecord::at(source, error) }
    }

    fn at(source: &Source, error: String) -> ErrorRecord {
        ErrorRecord {
            schema: SCHEMA,
            input: None,
            puzzle: None,
            outcome: "invalid",
            solution: None,
            guesses: 0,
            error,
            file: source.file.as_deref().map(str::to_string),
            line: source.line,
            column: source.column,
            events: [],
        }
    }
}

impl ConflictRecord {
    /// The record of two equal digits.
    pub fn new(conflict: &Conflict) -> ConflictRecord {
        let (digit, cells) = (conflict.digit.value(), conflict.cells.map(Shown));
        ConflictRecord { digit, cells, house: Shown(conflict.house) }
    }
}

impl<'a> StartRecord<'a> {
    /// The record of a position; `None` if it knows nothing beyond its givens.
    pub fn unless_plain(position: &'a Position) -> Option<StartRecord<'a>> {
        (!position.is_plain()).then(|| StartRecord::new(position))
    }

    /// The record of a position.
    pub fn new(position: &'a Position) -> StartRecord<'a> {
        StartRecord {
            board: Shown(position.digits()),
            givens: position.givens().map(|_| Shown(position.puzzle())),
            candidates: Shown(EveryCandidate(position.all_candidates())),
        }
    }
}

impl Serialize for Events<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// An error of the serializer, or one of the replay as such.
        struct Failed<E>(E);
        impl<E: Error> From<ReplayError> for Failed<E> {
            fn from(error: ReplayError) -> Self {
                Failed(E::custom(error))
            }
        }
        let Some(trace) = self.trace else { return serializer.serialize_seq(Some(0))?.end() };
        let mut list = serializer.serialize_seq(Some(trace.events.len()))?;
        let (mut replay, earlier) = (Replay::new(trace.start.clone()), Earlier::default());
        let walked = replay.try_walk(&trace.events, |moment| {
            let text = self.explainer.map(|explainer| explainer.moment_after(moment, &earlier));
            let mut record = EventRecord::new(moment, text);
            if let Some(also) = self.also.get(moment.index()) {
                record = record.with_also(moment.before, also);
            }
            if let Some(needed_by) = self.needed_by.get(moment.index()) {
                record = record.with_needed_by(needed_by);
            }
            list.serialize_element(&record).map_err(Failed)
        });
        walked.map_err(|Failed(error)| error)?;
        list.end()
    }
}
