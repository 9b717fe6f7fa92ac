//! A trace as one JSON object.

use super::{SCHEMA, elimination, names};
use crate::board::{Conflict, Grid, Position};
use crate::format::FormatError;
use crate::logic::{Deadly, Event, Pattern, Step, Trace};
use crate::solve::{Outcome, Solution};
use serde::Serialize;

/// One puzzle with everything that happened.
#[derive(Clone, Debug, Serialize)]
pub struct TraceRecord<'a> {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters: the givens, or all filled cells where the givens are not known.
    pub puzzle: String,
    /// `solved`, `several`, `none`, `invalid` or `stuck`.
    pub outcome: &'static str,
    /// The one solution.
    pub solution: Option<String>,
    /// How many guesses were made.
    pub guesses: usize,
    /// Where it began, unless that is the puzzle with every candidate that the givens leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<StartRecord>,
    /// Two solutions, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub solutions: Vec<String>,
    /// The cells in which these two differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differing: Vec<String>,
    /// The two equal givens of an invalid puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<ConflictRecord>,
    /// Whether every step's proof was checked and found right; absent when that was not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verified: Option<bool>,
    /// What happened, in order.
    pub events: Vec<EventRecord<'a>>,
}

/// A position in the middle of a solution.
#[derive(Clone, Debug, Serialize)]
pub struct StartRecord {
    /// All filled cells, 81 characters.
    pub board: String,
    /// The givens alone; null when they are not known.
    pub givens: Option<String>,
    /// 729 characters.
    pub candidates: String,
}

/// The same digit twice in a house.
#[derive(Clone, Debug, Serialize)]
pub struct ConflictRecord {
    /// The digit.
    pub digit: u8,
    /// The two cells.
    pub cells: [String; 2],
    /// The house: `r1`, `c1` or `b1`.
    pub house: String,
}

/// A row of the input that is no puzzle; the others go on.
#[derive(Clone, Debug, Serialize)]
pub struct ErrorRecord {
    /// The version of the schema.
    pub schema: u32,
    /// Nothing could be read.
    pub puzzle: Option<String>,
    /// Always `invalid`.
    pub outcome: &'static str,
    /// None.
    pub solution: Option<String>,
    /// No guess was made.
    pub guesses: usize,
    /// What is wrong, in words.
    pub error: String,
    /// The name of the file; null for an argument or standard input.
    pub file: Option<String>,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// Nothing happened.
    pub events: [(); 0],
}

/// One event.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum EventRecord<'a> {
    /// A deduction.
    Step(Box<StepRecord<'a>>),
    /// A guess.
    Guess {
        /// The constraint that is branched on.
        constraint: String,
        /// The candidate that is tried.
        candidate: String,
        /// How many candidates the constraint had.
        of: usize,
        /// How many guesses are open, this one included.
        depth: usize,
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<&'a str>,
    },
    /// No candidate is left for a constraint.
    Contradiction {
        /// The constraint.
        constraint: String,
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<&'a str>,
    },
    /// A guess is taken back.
    Retreat {
        /// The elimination that follows.
        removed: String,
        /// How many guesses were open before.
        depth: usize,
        /// The events, by index, that refuted the guess: from the guess to the contradiction.
        branch: [usize; 2],
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<&'a str>,
    },
    /// Every cell is filled.
    Solved {
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<&'a str>,
    },
}

/// One deduction.
#[derive(Clone, Debug, Serialize)]
pub struct StepRecord<'a> {
    /// The technique's id.
    pub technique: &'static str,
    /// What is placed.
    pub placements: Vec<String>,
    /// What is removed, besides what placements remove from their houses.
    pub eliminations: Vec<String>,
    /// The truths of the proof.
    pub truths: Vec<String>,
    /// The deadly pattern of the proof, if it assumes a unique solution.
    pub uniqueness: Option<UniquenessRecord>,
    /// What a person sees.
    pub pattern: PatternRecord,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'a str>,
}

/// Cells that could be filled in two ways.
#[derive(Clone, Debug, Serialize)]
pub struct UniquenessRecord {
    /// The cells.
    pub cells: Vec<String>,
    /// The candidates that would make them deadly.
    pub deadly: Vec<String>,
}

/// What a person sees.
#[derive(Clone, Debug, Serialize)]
pub struct PatternRecord {
    /// The family of the pattern.
    pub family: &'static str,
    /// Its digits, one after the other.
    pub digits: String,
    /// Its cells.
    pub cells: Vec<String>,
    /// The houses it rests on.
    pub houses: Vec<String>,
    /// The houses that lose candidates, where these are others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<String>,
}

impl<'a> TraceRecord<'a> {
    /// The record of a solution. `texts` has the words for each event, or is empty.
    pub fn new(puzzle: String, solution: &Solution, texts: &'a [String]) -> TraceRecord<'a> {
        let solutions: &[Grid] = if let Outcome::Several(two) = &solution.outcome { &two[..] } else { &[] };
        TraceRecord {
            puzzle,
            solution: solution.outcome.solution().map(Grid::to_string),
            guesses: solution.trace.guesses(),
            start: StartRecord::unless_plain(&solution.trace.start),
            solutions: solutions.iter().map(Grid::to_string).collect(),
            differing: match solutions {
                [one, two] => names(one.differing(two)),
                _ => Vec::new(),
            },
            events: events(&solution.trace, texts),
            ..TraceRecord::empty(solution.outcome.name())
        }
    }

    /// The record of a puzzle in which a digit stands twice in a house.
    pub fn invalid(puzzle: String, conflict: Conflict) -> TraceRecord<'static> {
        let conflict = ConflictRecord {
            digit: conflict.digit.value(),
            cells: conflict.cells.map(|cell| cell.to_string()),
            house: conflict.house.to_string(),
        };
        TraceRecord { puzzle, conflict: Some(conflict), ..TraceRecord::empty("invalid") }
    }

    fn empty(outcome: &'static str) -> TraceRecord<'static> {
        TraceRecord {
            schema: SCHEMA,
            puzzle: String::new(),
            outcome,
            solution: None,
            guesses: 0,
            start: None,
            solutions: Vec::new(),
            differing: Vec::new(),
            conflict: None,
            verified: None,
            events: Vec::new(),
        }
    }
}

impl ErrorRecord {
    /// The record of a row that could not be read.
    pub fn new(error: &FormatError) -> ErrorRecord {
        ErrorRecord {
            schema: SCHEMA,
            puzzle: None,
            outcome: "invalid",
            solution: None,
            guesses: 0,
            error: error.problem.to_string(),
            file: error.source.file.as_deref().map(str::to_string),
            line: error.source.line,
            column: error.source.column,
            events: [],
        }
    }
}

fn events<'a>(trace: &Trace, texts: &'a [String]) -> Vec<EventRecord<'a>> {
    let mut records = Vec::with_capacity(trace.events.len());
    let replayed = trace.replay(|replay, index, event| {
        records.push(EventRecord::new(replay.position(), event, texts.get(index).map(String::as_str)));
    });
    debug_assert!(replayed.is_ok(), "a trace replays to its end");
    records
}

impl StartRecord {
    /// What a position knows beyond its givens; `None` when that is nothing.
    pub fn unless_plain(position: &Position) -> Option<StartRecord> {
        let plain = position.givens().is_some() && Position::new(position.digits()).as_ref() == Ok(position);
        (!plain).then(|| StartRecord {
            board: position.digits().to_string(),
            givens: super::givens(position),
            candidates: super::candidates(position.all_candidates()),
        })
    }
}

impl<'a> EventRecord<'a> {
    /// The record of an event that happens in this position, with its words.
    pub fn new(position: &Position, event: &Event, text: Option<&'a str>) -> EventRecord<'a> {
        match *event {
            Event::Step(ref step) => EventRecord::Step(Box::new(StepRecord::new(position, step, text))),
            Event::Guess { constraint, candidate, of, depth } => EventRecord::Guess {
                constraint: constraint.to_string(),
                candidate: candidate.to_string(),
                of,
                depth,
                text,
            },
            Event::Contradiction { constraint } => {
                EventRecord::Contradiction { constraint: constraint.to_string(), text }
            }
            Event::Retreat { removed, depth, branch } => {
                EventRecord::Retreat { removed: elimination(removed), depth, branch, text }
            }
            Event::Solved => EventRecord::Solved { text },
        }
    }
}

impl<'a> StepRecord<'a> {
    /// The record of a step that is taken in this position, with its words.
    pub fn new(position: &Position, step: &Step, text: Option<&'a str>) -> StepRecord<'a> {
        StepRecord {
            technique: step.technique.id,
            placements: step.conclusion.placements().iter().map(ToString::to_string).collect(),
            eliminations: step.conclusion.eliminations().iter().copied().map(elimination).collect(),
            truths: step.proof.truths.iter().map(ToString::to_string).collect(),
            uniqueness: step.proof.deadly.as_deref().map(UniquenessRecord::new),
            pattern: PatternRecord::new(position, step),
            text,
        }
    }
}

impl UniquenessRecord {
    fn new(deadly: &Deadly) -> UniquenessRecord {
        UniquenessRecord { cells: names(deadly.cells), deadly: names(deadly.candidates) }
    }
}

impl PatternRecord {
    fn new(position: &Position, step: &Step) -> PatternRecord {
        let pattern: &Pattern = &step.pattern;
        PatternRecord {
            family: step.technique.family.name(),
            digits: pattern.digits().iter().map(|digit| digit.to_char()).collect(),
            cells: names(pattern.cells(position)),
            houses: names(pattern.houses()),
            covers: names(pattern.covers()),
        }
    }
}
