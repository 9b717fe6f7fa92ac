//! A trace as one JSON object.

use super::{SCHEMA, names};
use crate::board::{Conflict, Grid, Literal, Position};
use crate::explain::Explainer;
use crate::format::FormatError;
use crate::logic::{Alternatives, Branches, Event, Forbidden, Link, Moment, Part, Pattern, Replay, Step, Trace};
use crate::solve::{Outcome, Solution};
use serde::Serialize;

/// One puzzle with everything that happened.
#[derive(Clone, Debug, Serialize)]
pub struct TraceRecord {
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
    pub events: Vec<EventRecord>,
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
pub enum EventRecord {
    /// A deduction.
    Step(Box<StepRecord>),
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
        text: Option<String>,
    },
    /// No candidate is left for a constraint.
    Contradiction {
        /// The constraint.
        constraint: String,
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
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
        text: Option<String>,
    },
    /// Every cell is filled.
    Solved {
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
}

/// One deduction.
#[derive(Clone, Debug, Serialize)]
pub struct StepRecord {
    /// The technique's id.
    pub technique: &'static str,
    /// What is placed.
    pub placements: Vec<String>,
    /// What is removed, besides what placements remove from their houses.
    pub eliminations: Vec<String>,
    /// The truths of the proof.
    pub truths: Vec<String>,
    /// The forbidden patterns of the proof: one of the cells' other candidates is true.
    pub forbidden: Vec<ForbiddenRecord>,
    /// What a person sees.
    pub pattern: PatternRecord,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Cells that cannot all be filled from some of their candidates.
#[derive(Clone, Debug, Serialize)]
pub struct ForbiddenRecord {
    /// The cells.
    pub cells: Vec<String>,
    /// The candidates that must not fill them all.
    pub candidates: Vec<String>,
    /// `deadly` or `unfillable`.
    pub because: &'static str,
}

/// What a person sees.
#[derive(Clone, Debug, Serialize)]
pub struct PatternRecord {
    /// The family of the pattern.
    pub family: &'static str,
    /// Its digits, one after the other.
    pub digits: String,
    /// The houses it rests on.
    pub houses: Vec<String>,
    /// The houses that lose candidates, where these are others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<String>,
    /// Its cells and candidates by role.
    pub parts: Vec<PartRecord>,
    /// What leads to what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkRecord>,
    /// What the cases are the alternatives of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alternatives: Option<AlternativesRecord>,
    /// The cases.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<CaseRecord>,
}

/// Cells and candidates in one role.
#[derive(Clone, Debug, Serialize)]
pub struct PartRecord {
    /// The role.
    pub role: &'static str,
    /// Tells several sets or colours apart: `A`, `B`, ...
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// The cells.
    pub cells: Vec<String>,
    /// The candidates in them that matter.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
}

/// A link between candidates, groups or sets.
#[derive(Clone, Debug, Serialize)]
pub struct LinkRecord {
    /// Where it starts.
    pub from: Vec<String>,
    /// Where it leads.
    pub to: Vec<String>,
    /// `strong`, `weak` or `implies`.
    pub kind: &'static str,
    /// The constraint that it runs through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// What leaves nothing out.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum AlternativesRecord {
    /// The candidates of a question (`r1c1`, `2r1`), or a candidate that is true or false (`r1c1=3`).
    Named(String),
    /// The guardians of a forbidden pattern of the proof.
    Guardians {
        /// Which, by index.
        forbidden: usize,
    },
}

/// One alternative and what follows.
#[derive(Clone, Debug, Serialize)]
pub struct CaseRecord {
    /// What is assumed.
    pub assume: Vec<String>,
    /// What follows.
    pub events: Vec<EventRecord>,
}

impl TraceRecord {
    /// The record of a solution, with words where there is an explainer.
    pub fn new(puzzle: String, solution: &Solution, explainer: Option<&Explainer>) -> TraceRecord {
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
            events: events(&solution.trace, explainer),
            ..TraceRecord::empty(solution.outcome.name())
        }
    }

    /// The record of a puzzle in which a digit stands twice in a house.
    pub fn invalid(puzzle: String, conflict: Conflict) -> TraceRecord {
        let conflict = ConflictRecord {
            digit: conflict.digit.value(),
            cells: conflict.cells.map(|cell| cell.to_string()),
            house: conflict.house.to_string(),
        };
        TraceRecord { puzzle, conflict: Some(conflict), ..TraceRecord::empty("invalid") }
    }

    fn empty(outcome: &'static str) -> TraceRecord {
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

fn events(trace: &Trace, explainer: Option<&Explainer>) -> Vec<EventRecord> {
    let mut records = Vec::with_capacity(trace.events.len());
    let walked = trace.walk(|moment| records.push(EventRecord::new(moment, explainer)));
    debug_assert!(walked.is_ok(), "a trace replays to its end");
    records
}

impl StartRecord {
    /// What a position knows beyond its givens; `None` when that is nothing.
    pub fn unless_plain(position: &Position) -> Option<StartRecord> {
        (!position.is_plain()).then(|| StartRecord {
            board: position.digits().to_string(),
            givens: position.givens().map(|_| position.puzzle().to_string()),
            candidates: super::candidates(position.all_candidates()),
        })
    }
}

impl EventRecord {
    /// The record of what happens at a moment, with words where there is an explainer.
    pub fn new(moment: &Moment<'_>, explainer: Option<&Explainer>) -> EventRecord {
        let text = explainer.map(|explainer| explainer.moment(moment).to_string());
        match *moment.event {
            Event::Step(ref step) => EventRecord::Step(Box::new(StepRecord::new(moment.before, step, text))),
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
                EventRecord::Retreat { removed: Literal::is_not(removed).to_string(), depth, branch, text }
            }
            Event::Solved => EventRecord::Solved { text },
        }
    }
}

impl StepRecord {
    /// The record of a step that is taken at this moment, with its words.
    pub fn new(before: &Replay, step: &Step, text: Option<String>) -> StepRecord {
        let (placed, removed): (Vec<Literal>, Vec<Literal>) =
            step.concluded.iter().partition(|literal| literal.is_true());
        StepRecord {
            technique: step.technique.id,
            placements: shown(placed),
            eliminations: shown(removed),
            truths: shown(step.proof.questions()),
            forbidden: step.proof.forbidden().iter().map(ForbiddenRecord::new).collect(),
            pattern: PatternRecord::new(before, step),
            text,
        }
    }
}

impl ForbiddenRecord {
    fn new(forbidden: &Forbidden) -> ForbiddenRecord {
        ForbiddenRecord {
            cells: names(forbidden.cells),
            candidates: names(forbidden.domain),
            because: forbidden.because.name(),
        }
    }
}

impl PatternRecord {
    fn new(before: &Replay, step: &Step) -> PatternRecord {
        let sketch = step.pattern.sketch(before);
        let (alternatives, cases) = match &step.pattern {
            Pattern::Branches(branches) => (Some(AlternativesRecord::new(branches.of)), cases(before, branches)),
            _ => (None, Vec::new()),
        };
        PatternRecord {
            family: step.technique.family.name(),
            digits: sketch.digits().iter().map(|digit| digit.to_char()).collect(),
            houses: names(sketch.base),
            covers: names(sketch.cover),
            parts: sketch.parts.iter().map(PartRecord::new).collect(),
            links: sketch.links.iter().map(LinkRecord::new).collect(),
            alternatives,
            cases,
        }
    }
}

impl PartRecord {
    fn new(part: &Part) -> PartRecord {
        PartRecord {
            role: part.role.name(),
            letter: part.role.letter().map(|letter| (b'A' + letter % 26) as char),
            cells: names(part.cells),
            candidates: names(part.candidates),
        }
    }
}

impl LinkRecord {
    fn new(link: &Link) -> LinkRecord {
        LinkRecord {
            from: names(link.from),
            to: names(link.to),
            kind: link.kind.name(),
            by: link.by.map(|constraint| constraint.to_string()),
        }
    }
}

impl AlternativesRecord {
    fn new(of: Alternatives) -> AlternativesRecord {
        match of {
            Alternatives::Question(question) => AlternativesRecord::Named(question.to_string()),
            Alternatives::TrueOrFalse(candidate) => AlternativesRecord::Named(candidate.to_string()),
            Alternatives::Guardians(forbidden) => AlternativesRecord::Guardians { forbidden },
        }
    }
}

/// The cases, their events without words: those of the step tell them.
fn cases(before: &Replay, branches: &Branches) -> Vec<CaseRecord> {
    let mut records = Vec::with_capacity(branches.cases.len());
    branches.walk(before, |_, case, mut start| {
        let mut events = Vec::with_capacity(case.events.len());
        let walked = start.walk(&case.events, |moment| events.push(EventRecord::new(moment, None)));
        debug_assert!(walked.is_ok(), "a case replays to its end");
        records.push(CaseRecord { assume: shown(&*case.assumed), events });
    });
    records
}

fn shown<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}
