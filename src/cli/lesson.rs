//! One puzzle, solved and explained: what the layouts of `whydoku explain` show.

use crate::board::{CellSet, Conflict, Position};
use crate::explain::{Explainer, Explanation, History};
use crate::format::Reading;
use crate::logic::{Cancel, Event, Spec, TraceError};
use crate::solve::{Outcome, Solution, SolveOptions, solve};
use crate::technique::Profile;
use crate::why::refute;

/// A puzzle with its solution, step by step.
pub struct Lesson {
    /// The givens, 81 characters.
    pub puzzle: String,
    /// How many cells were filled from the start.
    pub clues: usize,
    /// What happened, or the two equal digits that kept it from happening.
    pub course: Result<Course, Conflict>,
}

/// What happened.
pub struct Course {
    /// The trace, up to where it is to be shown, and how the puzzle ends.
    pub solution: Solution,
    /// Was the trace cut before its end?
    pub is_cut: bool,
    /// How many steps were checked, or what was wrong; `None` when that was not asked.
    pub verified: Option<Result<usize, TraceError>>,
}

/// Where to stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Until {
    /// After the event with this number, from 1.
    Number(usize),
    /// After the first step of one of these techniques.
    Technique(Vec<&'static Spec>),
}

/// How a lesson is made.
pub struct Plan {
    /// Where the steps come from.
    pub profile: Profile,
    /// May guesses be made?
    pub options: SolveOptions,
    /// Where to stop.
    pub until: Option<Until>,
    /// Check every proof?
    pub verify: bool,
}

/// One event with what a reader sees of it.
pub struct Shown<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// The position before it.
    pub position: &'a Position,
    /// How many guesses are open before it.
    pub depth: usize,
    /// What happens.
    pub event: &'a Event,
    /// The same in words.
    pub words: Explanation,
}

impl Lesson {
    /// Solves the puzzle.
    pub fn make(reading: &Reading, plan: &Plan) -> Lesson {
        let puzzle = reading.puzzle();
        let clues = reading.givens.unwrap_or_else(|| reading.digits.filled()).len();
        let course = reading.position().map(|position| Course::make(position, plan));
        Lesson { puzzle, clues, course }
    }
}

impl Course {
    fn make(position: Position, plan: &Plan) -> Course {
        let mut solution = solve(position, &plan.profile, plan.options, Cancel::NEVER);
        if solution.outcome == Outcome::None {
            if let Some(kept) = refute(&solution.trace.start, plan.options.most_guesses, Cancel::NEVER) {
                solution.trace = kept.trace;
            }
        }
        let verified = plan.verify.then(|| solution.trace.verify());
        let end = plan.until.as_ref().and_then(|until| until.end(&solution.trace.events));
        let is_cut = end.is_some_and(|end| end < solution.trace.events.len());
        solution.trace.events.truncate(end.unwrap_or(usize::MAX));
        Course { solution, is_cut, verified }
    }

    /// Shows each event with its words.
    pub fn tell<E>(&self, explainer: &Explainer, mut show: impl FnMut(Shown<'_>) -> Result<(), E>) -> Result<(), E> {
        let mut history = History::default();
        let mut result = Ok(());
        let replayed = self.solution.trace.replay(|replay, index, event| {
            if result.is_ok() {
                let position = replay.position();
                let words = explainer.event(position, event, &history);
                result = show(Shown { number: index + 1, position, depth: replay.depth(), event, words });
                history.record(index + 1, position, event);
            }
        });
        debug_assert!(replayed.is_ok(), "a trace replays to its end");
        result
    }

    /// Each technique of the steps shown, in the order of its first use, with how often it was used.
    pub fn techniques(&self) -> Vec<(&'static Spec, usize)> {
        let mut counts: Vec<(&'static Spec, usize)> = Vec::new();
        for (_, step) in self.solution.trace.steps() {
            match counts.iter_mut().find(|(spec, _)| *spec == step.technique) {
                Some((_, count)) => *count += 1,
                None => counts.push((step.technique, 1)),
            }
        }
        counts
    }

    /// The cells that are empty at the start.
    pub fn empty(&self) -> CellSet {
        self.solution.trace.start.empty_cells()
    }
}

impl Until {
    /// How many events are shown; `None` for all.
    fn end(&self, events: &[Event]) -> Option<usize> {
        match self {
            Until::Number(number) => Some(*number),
            Until::Technique(specs) => {
                let is_meant = |event: &Event| matches!(event, Event::Step(step) if specs.contains(&step.technique));
                events.iter().position(is_meant).map(|index| index + 1)
            }
        }
    }
}
