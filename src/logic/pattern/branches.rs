//! Branches: cases that leave nothing out, each a trace of its own.
//!
//! Forcing chains and nets, Kraken fish, Nishio and a refuted guess are one thing: take
//! alternatives of which one is true, follow each of them with steps like all others, and keep the
//! results that all of them agree on. A case that ends in a contradiction agrees with everything. A
//! step inside a case may branch again.
//!
//! The proof is the union of the inner truths, the question of the alternatives, and the questions
//! that are contradicted: whichever alternative is chosen, the choices follow the events of its
//! case.

use super::Alternatives;
use super::sketched::Sketched;
use crate::board::{CandidateSet, Constraint, Literal, Position};
use crate::logic::limits::Limits;
use crate::logic::proof::Proof;
use crate::logic::reliance::{Reliances, idle_event, reliances};
use crate::logic::replay::{Moment, Replay};
use crate::logic::sketch::{Line, Link, LinkKind, Part, Role, Sketch};
use crate::logic::step::{Literals, Step};
use crate::logic::trace::Event;

/// Cases that leave nothing out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branches {
    /// The source of the alternatives.
    pub of: Alternatives,
    /// The cases, in the order in which they are told.
    pub cases: Vec<Case>,
}

/// One alternative and its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The assumptions.
    pub assumed: Literals,
    /// The events that follow, cut down to those that the result needs. They end in a
    /// contradiction, or in a position in which every conclusion of the step holds.
    pub events: Vec<Event>,
}

impl Case {
    /// The constraint that is contradicted at the end, if one is.
    pub fn contradiction(&self) -> Option<Constraint> {
        match self.events.last() {
            Some(Event::Contradiction { constraint }) => Some(*constraint),
            _ => None,
        }
    }

    /// The case without the events that its last one does not need; as it is, where it does not
    /// replay.
    #[must_use]
    pub fn lean(self, before: &Replay) -> Case {
        let start = before.case(&self.assumed, 0);
        let (Some(start), Some(last)) = (start, self.events.len().checked_sub(1)) else { return self };
        let position = start.position().clone();
        let needed = Reliances::of(start, &self.events).needed(&[last]);
        let events = self.events.into_iter().zip(needed).filter(|(_, needed)| *needed).map(|(event, _)| event);
        let mut events: Vec<Event> = events.collect();
        while let Some(idle) = idle_event(&position, &events) {
            events.remove(idle);
        }
        Case { assumed: self.assumed, events }
    }

    /// The case with those removals alone that later events need; as it is, where it does not
    /// replay.
    #[must_use]
    pub fn to_the_point(mut self, before: &Replay) -> Case {
        let Some(mut start) = before.case(&self.assumed, 0) else { return self };
        let mut missed: Vec<CandidateSet> = Vec::with_capacity(self.events.len());
        let walked = start.walk(&self.events, |moment| {
            missed.push(match moment.event {
                Event::Step(step) => step.proof.truths().flat_map(|truth| truth.absent(moment.position())).collect(),
                Event::Contradiction { constraint } => (0..9).map(|slot| constraint.candidate(slot)).collect(),
                Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => CandidateSet::EMPTY,
            });
        });
        if walked.is_err() {
            return self;
        }
        let mut needed = CandidateSet::EMPTY;
        for (event, missed) in self.events.iter_mut().zip(missed).rev() {
            if let Event::Step(step) = event {
                let is_needed = |literal: &&Literal| literal.is_true() || needed.contains(literal.candidate());
                let concluded: Literals = step.concluded.iter().filter(is_needed).copied().collect();
                if !concluded.is_empty() {
                    step.concluded = concluded;
                }
            }
            needed |= missed;
        }
        self
    }

    /// Whether a line of it branches into cases.
    pub fn branches_again(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Step(Step { pattern: super::Pattern::Branches(_), .. })))
    }

    /// The number of lines to read: the events, and those of the cases inside them.
    pub fn lines(&self) -> usize {
        self.events.iter().map(|event| if let Event::Step(step) = event { step.lines() } else { 1 }).sum()
    }
}

impl Step {
    /// The number of lines to read: its own, and those of its cases.
    pub fn lines(&self) -> usize {
        if let super::Pattern::Branches(inner) = &self.pattern { 1 + inner.lines() } else { 1 }
    }
}

impl Branches {
    /// The truths used in all cases, the question of the alternatives first.
    pub fn proof(&self) -> Proof {
        let mut proof = self.of.proof();
        for event in self.cases.iter().flat_map(|case| &case.events) {
            match event {
                Event::Step(step) => proof.extend(&step.proof),
                Event::Contradiction { constraint } => proof.ask(*constraint),
                Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => {}
            }
        }
        proof
    }

    /// The number of lines to read in all cases.
    pub fn lines(&self) -> usize {
        self.cases.iter().map(Case::lines).sum()
    }

    /// The nesting depth of cases: 0 if no line of a case branches again.
    pub fn level(&self) -> usize {
        let inner = self.cases.iter().flat_map(|case| &case.events).filter_map(|event| match event {
            Event::Step(Step { pattern: super::Pattern::Branches(inner), .. }) => Some(1 + inner.level()),
            _ => None,
        });
        inner.max().unwrap_or(0)
    }

    /// Shows each case at its start, numbered from 0; the events in it are lines that continue
    /// those of the case before. Ends early if a case does not replay.
    pub fn walk(&self, replay: &Replay, mut show: impl FnMut(usize, &Case, Replay)) {
        let mut earlier = 0;
        for (number, case) in self.cases.iter().enumerate() {
            let Some(start) = replay.case(&case.assumed, earlier) else { return };
            show(number, case, start);
            earlier += case.events.len();
        }
    }

    /// The sketches of the steps of the one case, one over the other, with their numbers.
    fn taken_together(&self, replay: &Replay) -> Sketch {
        let mut sketch = Sketch::default();
        self.walk(replay, |_, case, mut start| {
            let mut lines = Vec::new();
            let walked = start.walk(&case.events, |moment| {
                if let Event::Step(step) = moment.event {
                    sketch = std::mem::take(&mut sketch).and(step.pattern.sketch(moment.before));
                }
                let line = line(lines.len() + 1, 0, moment.event, replay.position());
                lines.push(Line { case: None, ..line });
            });
            debug_assert!(walked.is_ok(), "a case replays to its end");
            sketch.lines = lines;
        });
        sketch
    }
}

impl Sketched<Replay> for Branches {
    /// The alternatives; for each case a colour of its own for the candidates that are true in it;
    /// the numbers of the lines, and arrows to each line from the conclusions that it rests on.
    fn sketch(&self, replay: &Replay) -> Sketch {
        if self.of == Alternatives::Nothing {
            return self.taken_together(replay);
        }
        let mut sketch = self.of.sketch(replay.position());
        self.walk(replay, |number, case, mut start| {
            let is_assumed_true = case.assumed.iter().filter(|literal| literal.is_true());
            let mut colour: CandidateSet = is_assumed_true.map(|literal| literal.candidate()).collect();
            // The assumptions of the case, then the conclusions of each event, as the ends of
            // arrows.
            let mut ends: Vec<CandidateSet> = vec![candidates(&case.assumed)];
            let walked = start.walk(&case.events, |moment| {
                let to = conclusion(moment);
                for reliance in reliances(moment) {
                    let from = match moment.before.index_of(reliance) {
                        Some(earlier) => ends.get(earlier + 1),
                        // The assumption; removals before the step are visible anyway.
                        None => ends.first().filter(|_| moment.before.is_assumption(reliance)),
                    };
                    if let Some(&from) = from.filter(|from| !from.is_empty() && !to.is_empty()) {
                        sketch.links.push(Link { from, to, kind: LinkKind::Implies, by: None });
                    }
                }
                if let Event::Step(step) = moment.event {
                    colour |= step.placements().collect();
                }
                sketch.lines.push(line(sketch.lines.len() + 1, number as u8, moment.event, replay.position()));
                ends.push(to);
            });
            debug_assert!(walked.is_ok(), "a case replays to its end");
            // A case that assumes something false may have nothing true in it.
            if !colour.is_empty() {
                sketch.parts.push(Part::of(Role::Colour(number as u8), colour));
            }
        });
        sketch
    }

    fn is_within(&self, limits: &Limits) -> bool {
        self.lines() <= limits.lines
    }
}

/// The visible part of a line of a case, in the position before the step.
fn line(number: usize, case: u8, event: &Event, position: &Position) -> Line {
    let (placed, removed) = match event {
        Event::Step(step) => (step.placements().collect(), step.eliminations().collect()),
        _ => (CandidateSet::EMPTY, CandidateSet::EMPTY),
    };
    let contradicted = match event {
        Event::Contradiction { constraint } => Some(*constraint),
        _ => None,
    };
    let missing = contradicted.map_or(CandidateSet::EMPTY, |constraint| position.candidates_of(constraint).collect());
    Line { number, case: Some(case), placed, removed, contradicted, missing }
}

fn candidates(literals: &[Literal]) -> CandidateSet {
    literals.iter().map(|literal| literal.candidate()).collect()
}

/// The conclusions of an event, as the end of an arrow.
fn conclusion(moment: &Moment<'_>) -> CandidateSet {
    match moment.event {
        Event::Step(step) => candidates(&step.concluded),
        _ => CandidateSet::EMPTY,
    }
}
