//! One puzzle, solved and explained: what the layouts of `whydoku explain` show.

use crate::board::{CellSet, Conflict, Position};
use crate::cancel::Cancel;
use crate::explain::{Explainer, Explanation};
use crate::format::Reading;
use crate::logic::{Event, Ladder, Moment, Replay, ReplayError, Spec, TraceError};
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
            // Of the profile's techniques alone, the simplest may give the shorter refutation.
            let singles = plan.profile.clone().within(&Profile::singles());
            let ladders: [&dyn Ladder; 2] = [&plan.profile, &singles];
            if let Some(refutation) = refute(&solution.trace.start, &ladders, plan.options, Cancel::NEVER) {
                solution.trace = refutation.trace;
            }
        }
        let verified = plan.verify.then(|| solution.trace.verify());
        let end = plan.until.as_ref().and_then(|until| until.end(&solution.trace.events));
        let is_cut = end.is_some_and(|end| end < solution.trace.events.len());
        solution.trace.events.truncate(end.unwrap_or(usize::MAX));
        Course { solution, is_cut, verified }
    }

    /// Shows each event at its moment, with its words.
    pub fn tell<E: From<ReplayError>>(
        &self,
        explainer: &Explainer,
        mut show: impl FnMut(&Moment<'_>, &Explanation) -> Result<(), E>,
    ) -> Result<(), E> {
        let trace = &self.solution.trace;
        Replay::new(trace.start.clone()).try_walk(&trace.events, |moment| show(moment, &explainer.moment(moment)))
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
