//! One event as JSON: a step with its pattern and proof, a guess, a contradiction, a retreat, the
//! end.

use super::alternatives::AlternativesRecord;
use super::names::{DigitString, Name, Names, Records, Shown};
use super::part::counted;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Element, Literal};
use crate::explain::Explanation;
use crate::logic::{Because, Branches, Case, Event, Forbidden, Moment, Pattern, Replay, Sketch, Step, StepRating};
use crate::technique::{Found, LibraryCode, library_digits};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// One event.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[non_exhaustive]
// Nearly all are steps, and a record lives no longer than it takes to write it.
#[allow(clippy::large_enum_variant)]
pub enum EventRecord<'a> {
    /// A guess.
    Guess {
        /// The constraint that is branched on.
        constraint: Shown<Constraint>,
        /// The candidate that is tried.
        candidate: Shown<Candidate>,
        /// The number of candidates of the constraint.
        of: usize,
        /// The number of open guesses, this one included.
        depth: usize,
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Shown<Explanation>>,
    },
    /// No candidate is left for a constraint.
    Contradiction {
        /// The constraint.
        constraint: Shown<Constraint>,
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Shown<Explanation>>,
    },
    /// A guess is taken back.
    Retreat {
        /// The elimination that follows.
        removed: Shown<Literal>,
        /// The number of guesses that were open before.
        depth: usize,
        /// The events, by index, that refuted the guess: from the guess to the contradiction.
        branch: [usize; 2],
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Shown<Explanation>>,
    },
    /// Every cell is filled.
    Solved {
        /// In words.
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<Shown<Explanation>>,
    },
    /// A deduction, which has its kind itself.
    #[serde(untagged)]
    Step(StepRecord<'a>),
}

/// One deduction.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct StepRecord<'a> {
    /// `step`, where events may be of another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Name>,
    /// The technique's id.
    pub technique: Name,
    /// The number of the position in the input, from 1; only with a step among all that are there,
    /// if there are several positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<usize>,
    /// The digits by which HoDoKu's technique library tells instances apart; only with a step among
    /// all that are there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digits: Option<DigitString>,
    /// The library's code, null if it has none; only with a step among all that are there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<Option<Shown<LibraryCode>>>,
    /// The number of truths, those of forbidden patterns among them; only with a step among all
    /// that are there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truth_count: Option<usize>,
    /// Whether its conclusions follow from fewer truths; only with a step among all that are there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub superfluous: bool,
    /// Its rating by Sudoku Explainer, where its path is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub se: Option<f64>,
    /// Its score by HoDoKu, where its path is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku_score: Option<u16>,
    /// The number of questions of the whip or braid, where such a path is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u8>,
    /// The placements.
    pub placements: Names<&'a [Literal]>,
    /// The eliminations, besides those that placements cause in their houses.
    pub eliminations: Names<&'a [Literal]>,
    /// The truths of the proof.
    pub truths: Names<&'a [Constraint]>,
    /// The forbidden patterns of the proof: one of the cells' other candidates is true.
    pub forbidden: Vec<ForbiddenRecord>,
    /// The pattern, as a person sees it.
    pub pattern: PatternRecord<'a>,
    /// All steps of the same technique that were there, each set of conclusions once; absent if
    /// that was not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub also: Option<Vec<EventRecord<'a>>>,
    /// The numbers of the later steps that rely on it directly, in a path that was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed_by: Option<&'a [usize]>,
    /// The step after it, where both together lead to the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Box<StepRecord<'a>>>,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Shown<Explanation>>,
}

/// Cells that cannot all be filled from some of their candidates.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ForbiddenRecord {
    /// The cells.
    pub cells: Names<CellSet>,
    /// The candidates that must not fill them all.
    pub candidates: Names<CandidateSet>,
    /// `deadly`, `unfillable` or `symmetry`.
    pub because: Name,
    /// With `symmetry`: the images of the cells r1c1, r1c2 ... r9c9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Vec<Shown<Cell>>>,
    /// With `symmetry`: the images of the digits 1 to 9.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
}

/// A pattern, as a person sees it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PatternRecord<'a> {
    /// The family of the pattern.
    pub family: Name,
    /// Its digits, houses, cells, candidates and links.
    pub sketch: Sketch,
    /// Its cases, if it is told in cases.
    pub branches: Option<Box<BranchesRecord<'a>>>,
}

/// Exhaustive cases.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BranchesRecord<'a> {
    /// The alternatives behind the cases.
    pub alternatives: Option<AlternativesRecord>,
    /// The depth to which cases are nested inside cases; 0 if none are.
    pub level: usize,
    /// The number of lines in all cases.
    pub lines: usize,
    /// The cases.
    pub cases: Vec<CaseRecord<'a>>,
}

/// One alternative and its consequences.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CaseRecord<'a> {
    /// The assumptions.
    pub assume: Names<&'a [Literal]>,
    /// The consequences.
    pub events: Vec<EventRecord<'a>>,
}

impl<'a> EventRecord<'a> {
    /// The record of the event at a moment, with these words.
    pub fn new(moment: &Moment<'a>, text: Option<Explanation>) -> EventRecord<'a> {
        EventRecord::with_text(moment.before, moment.event, text.map(Shown))
    }

    /// The same with all steps of the technique that were there, if it is a step.
    #[must_use]
    pub fn with_also(mut self, before: &Replay, also: &'a [Found]) -> EventRecord<'a> {
        if let EventRecord::Step(step) = &mut self {
            step.also = Some(also.iter().map(|found| EventRecord::found(before, found, None, None)).collect());
        }
        self
    }

    /// The same with the numbers of the later steps that rely on it directly, if it is a step.
    #[must_use]
    pub fn with_needed_by(mut self, needed_by: &'a [usize]) -> EventRecord<'a> {
        if let EventRecord::Step(step) = &mut self {
            step.needed_by = Some(needed_by);
        }
        self
    }

    /// The record of a step that is there, in the position with this number of the input if there
    /// are several.
    pub fn found(
        before: &Replay,
        found: &'a Found,
        input: Option<usize>,
        text: Option<Shown<Explanation>>,
    ) -> EventRecord<'a> {
        let step = &found.step;
        EventRecord::Step(StepRecord {
            input,
            digits: Some(DigitString(library_digits(step, before))),
            hodoku: Some(LibraryCode::of(step).map(Shown)),
            truth_count: Some(step.proof.len()),
            superfluous: found.is_superfluous,
            ..StepRecord::of_kind(STEP, before, step, text)
        })
    }

    /// The same with the step after it, where there is one.
    #[must_use]
    pub fn with_second(mut self, second: Option<StepRecord<'a>>) -> EventRecord<'a> {
        if let EventRecord::Step(step) = &mut self {
            step.then = second.map(Box::new);
        }
        self
    }

    fn with_text(before: &Replay, event: &'a Event, text: Option<Shown<Explanation>>) -> EventRecord<'a> {
        match *event {
            Event::Step(ref step) => EventRecord::Step(StepRecord::of_kind(STEP, before, step, text)),
            Event::Guess { constraint, candidate, of, depth } => {
                EventRecord::Guess { constraint: Shown(constraint), candidate: Shown(candidate), of, depth, text }
            }
            Event::Contradiction { constraint } => EventRecord::Contradiction { constraint: Shown(constraint), text },
            Event::Retreat { removed, depth, branch } => {
                EventRecord::Retreat { removed: Shown(Literal::is_not(removed)), depth, branch, text }
            }
            Event::Solved => EventRecord::Solved { text },
        }
    }
}

/// The kind of an event that is a step.
const STEP: Option<Name> = Some(Name("step"));

impl<'a> StepRecord<'a> {
    /// The record of a step that is taken at this moment, with its words.
    pub fn new(before: &Replay, step: &'a Step, text: Option<Shown<Explanation>>) -> StepRecord<'a> {
        StepRecord::of_kind(None, before, step, text)
    }

    fn of_kind(
        kind: Option<Name>,
        before: &Replay,
        step: &'a Step,
        text: Option<Shown<Explanation>>,
    ) -> StepRecord<'a> {
        // Placements come first.
        let placements = step.concluded.partition_point(|literal| literal.is_true());
        let (placements, eliminations) = step.concluded.split_at(placements);
        StepRecord {
            kind,
            technique: Name(step.technique.id),
            input: None,
            digits: None,
            hodoku: None,
            truth_count: None,
            superfluous: false,
            se: match step.rating {
                Some(StepRating::Explainer(tenths)) => Some(f64::from(tenths) / 10.0),
                _ => None,
            },
            hodoku_score: match step.rating {
                Some(StepRating::Score(score)) => Some(score),
                _ => None,
            },
            length: match step.rating {
                Some(StepRating::Length(_, questions)) => Some(questions),
                _ => None,
            },
            placements: Names(placements),
            eliminations: Names(eliminations),
            truths: Names(step.proof.questions()),
            forbidden: ForbiddenRecord::all(step),
            pattern: PatternRecord::new(before, step),
            also: None,
            needed_by: None,
            then: None,
            text,
        }
    }
}

impl ForbiddenRecord {
    /// The forbidden patterns of the proof; hardly any proof has one.
    fn all(step: &Step) -> Vec<ForbiddenRecord> {
        match step.proof.forbidden() {
            [] => Vec::new(),
            forbidden => forbidden.iter().map(ForbiddenRecord::new).collect(),
        }
    }

    /// The record of a pattern.
    pub(super) fn new(forbidden: &Forbidden) -> ForbiddenRecord {
        let symmetry = match &forbidden.because {
            Because::Symmetric(symmetry) => Some(symmetry),
            Because::Deadly | Because::Unfillable => None,
        };
        ForbiddenRecord {
            map: symmetry.map(|symmetry| Cell::all().map(|cell| Shown(symmetry.cell(cell))).collect()),
            digits: symmetry.map(|symmetry| symmetry.digits.iter().map(|digit| digit.to_char()).collect()),
            cells: Names(forbidden.cells),
            candidates: Names(forbidden.domain),
            because: Name(forbidden.because.name()),
        }
    }
}

impl<'a> PatternRecord<'a> {
    fn new(before: &Replay, step: &'a Step) -> PatternRecord<'a> {
        let branches = match &step.pattern {
            Pattern::Branches(branches) => Some(Box::new(BranchesRecord {
                alternatives: AlternativesRecord::new(&branches.of),
                level: branches.level(),
                lines: branches.lines(),
                cases: cases(before, branches),
            })),
            _ => None,
        };
        PatternRecord { family: Name(step.technique.family.name()), sketch: step.pattern.sketch(before), branches }
    }
}

/// `family`; `digits`, one after the other; the `houses` it rests on; `covers`, the houses that
/// lose candidates, if these are others; `counting`, digits and houses, where houses count for some
/// digits only (the covers may be among them); `parts`, its cells and candidates by role; `links`
/// between candidates, groups or sets; then the fields of [`BranchesRecord`]. Fields that may be
/// empty are left out if they are.
// By hand, so that a sketch is written as it is: taking it apart first costs a quarter of the time
// of its record.
impl Serialize for PatternRecord<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Sketch { parts, links, base, cover, counting, .. } = &self.sketch;
        let mut fields = serializer.serialize_struct("PatternRecord", 11)?;
        fields.serialize_field("family", &self.family)?;
        fields.serialize_field("digits", &DigitString(self.sketch.digits()))?;
        fields.serialize_field("houses", &Names(*base))?;
        if !cover.is_empty() {
            fields.serialize_field("covers", &Names(*cover))?;
        }
        if !counting.is_empty() {
            fields.serialize_field("counting", &counted(counting))?;
        }
        fields.serialize_field("parts", &Records(parts))?;
        if !links.is_empty() {
            fields.serialize_field("links", &Records(links))?;
        }
        if let Some(branches) = &self.branches {
            if let Some(alternatives) = &branches.alternatives {
                fields.serialize_field("alternatives", alternatives)?;
            }
            fields.serialize_field("level", &branches.level)?;
            fields.serialize_field("lines", &branches.lines)?;
            if !branches.cases.is_empty() {
                fields.serialize_field("cases", &branches.cases)?;
            }
        }
        fields.end()
    }
}

/// The cases, their events without words: those of the step tell them.
fn cases<'a>(before: &Replay, branches: &'a Branches) -> Vec<CaseRecord<'a>> {
    let mut starts = Vec::with_capacity(branches.cases.len());
    branches.walk(before, |_, _, start| starts.push(start));
    let case = |(case, mut start): (&'a Case, Replay)| {
        let events = case.events.iter().map_while(|event| {
            let record = EventRecord::with_text(&start, event, None);
            start.apply(event).is_ok().then_some(record)
        });
        CaseRecord { assume: Names(&case.assumed), events: events.collect() }
    };
    branches.cases.iter().zip(starts).map(case).collect()
}
