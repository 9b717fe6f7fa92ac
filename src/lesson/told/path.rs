//! A puzzle with the path to its solution.

use super::also::all_steps;
use super::choice::Choice;
use super::plan::{Plan, Until};
use crate::board::{Conflict, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Explanation};
use crate::format::Reading;
use crate::lesson::State;
use crate::logic::{Event, Ladder, Moment, Reliances, Replay, ReplayError, Spec, TraceError, check};
use crate::rating::hodoku::Grading;
use crate::rating::{edition_of, rating_of, whips};
use crate::solve::{Outcome, Solution, solve};
use crate::technique::{Found, Profile, ProfilePath};
use crate::why::refute;
use std::io;

/// The fewest clues that a puzzle with one solution can have.
const FEWEST_CLUES: usize = 17;

/// A puzzle with its solution, step by step.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Lesson {
    /// The givens, or all filled cells if the givens are unknown.
    pub puzzle: Grid,
    /// The path to the solution, or the two equal digits because of which there is none.
    pub path: Result<Path, Conflict>,
    /// The error of a position that was read, because of which it has no solution although its
    /// puzzle has one.
    pub wrong: Option<State>,
}

/// The events on the way to a solution, and the outcome.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Path {
    /// The trace, up to where it is to be shown, and the outcome.
    pub solution: Solution,
    /// The choice of the path, if it is not the usual one that is wanted.
    pub choice: Option<Choice>,
    /// The source of its steps.
    pub source: ProfilePath,
    /// For each event the numbers of the later ones that rely on it directly; empty if the path was
    /// not chosen.
    pub needed_by: Vec<Vec<usize>>,
    /// Whether the trace was cut before its end.
    pub is_cut: bool,
    /// The techniques after the first step of which the trace was to be cut, if there is no such
    /// step.
    pub unmet: Vec<&'static Spec>,
    /// For each event all steps of the same technique that were there; empty if the plan did not
    /// ask for it.
    pub also: Vec<Vec<Found>>,
    /// The number of steps whose proof was checked, or the error; `None` if the plan did not ask
    /// for it.
    pub verified: Option<Result<usize, TraceError>>,
}

impl Lesson {
    /// Solves a puzzle.
    pub fn of(puzzle: &Grid, plan: &Plan, cancel: Cancel<'_>) -> Lesson {
        match Position::new(puzzle) {
            Ok(position) => Lesson::new(position, plan, cancel),
            Err(conflict) => Lesson::invalid(*puzzle, conflict),
        }
    }

    /// Solves a position.
    pub fn new(position: Position, plan: &Plan, cancel: Cancel<'_>) -> Lesson {
        Lesson { puzzle: position.puzzle(), path: Ok(Path::find(position, plan, cancel)), wrong: None }
    }

    /// The lesson of a puzzle that breaks the rules.
    pub fn invalid(puzzle: Grid, conflict: Conflict) -> Lesson {
        Lesson { puzzle, path: Err(conflict), wrong: None }
    }

    /// Solves a position that was read.
    pub fn read(reading: &Reading, plan: &Plan, cancel: Cancel<'_>) -> Lesson {
        match reading.position() {
            Ok(position) => {
                let lesson = Lesson::new(position, plan, cancel);
                let has_none = matches!(&lesson.path, Ok(path) if path.solution.outcome == Outcome::None);
                Lesson { wrong: has_none.then(|| State::error_of(reading, cancel)).flatten(), ..lesson }
            }
            Err(conflict) => Lesson::invalid(reading.givens_alone(), conflict),
        }
    }

    /// The number of clues, if they are too few for a single solution.
    pub(super) fn too_few_clues(&self) -> Option<usize> {
        let clues = self.puzzle.filled().len();
        (clues < FEWEST_CLUES && self.path.is_ok()).then_some(clues)
    }
}

impl Path {
    /// Solves a position. If that or the check of the proofs is cancelled, so is the outcome.
    fn find(position: Position, plan: &Plan, cancel: Cancel<'_>) -> Path {
        let mut solution = solve(position, &plan.profile, plan.options, cancel);
        if solution.outcome == Outcome::None {
            // Of the profile's techniques alone, the simplest may give the shorter refutation.
            let singles = plan.profile.clone().within(&Profile::singles());
            let ladders: [&dyn Ladder; 2] = [&plan.profile, &singles];
            if let Some(refutation) = refute(&solution.trace.start, &ladders, plan.options, cancel) {
                solution.trace = refutation.trace;
            }
        }
        let choice = Choice::make(&mut solution, plan, cancel);
        let mut path = Path::of(solution);
        path.source = plan.profile.path;
        match choice {
            Ok(choice) => path.choice = choice,
            Err(Cancelled) => path.solution.outcome = Outcome::Cancelled,
        }
        let events = &mut path.solution.trace.events;
        let end = plan.until.as_ref().and_then(|until| until.end(events));
        if let (None, Some(Until::Technique(specs))) = (end, &plan.until) {
            path.unmet.clone_from(specs);
        }
        let end = end.unwrap_or(events.len());
        path.is_cut = events.get(end).is_some_and(|next| *next != Event::Solved);
        let end = if path.is_cut { end } else { events.len() };
        events.truncate(end);
        if path.choice.is_some() {
            let trace = &path.solution.trace;
            path.needed_by = Reliances::of(Replay::new(trace.start.clone()), &trace.events).users(&trace.events);
        }
        if plan.verify {
            path.verified = path.verify(cancel);
            if path.verified.is_none() {
                path.solution.outcome = Outcome::Cancelled;
            }
        }
        if plan.all_steps {
            match all_steps(&path.solution.trace, &plan.profile, cancel) {
                Ok(also) => path.also = also,
                Err(Cancelled) => path.solution.outcome = Outcome::Cancelled,
            }
        }
        if path.solution.outcome == Outcome::Cancelled {
            // A trace that was not checked to its end does not claim to be solved, or proved.
            path.solution.trace.events.retain(|event| *event != Event::Solved);
            path.verified = None;
        }
        path
    }

    /// The path of a solution that is there already.
    pub fn of(solution: Solution) -> Path {
        Path {
            solution,
            choice: None,
            source: ProfilePath::Order,
            needed_by: Vec::new(),
            is_cut: false,
            unmet: Vec::new(),
            also: Vec::new(),
            verified: None,
        }
    }

    /// Checks the proof of every step; `None` if this was cancelled.
    fn verify(&self, cancel: Cancel<'_>) -> Option<Result<usize, TraceError>> {
        /// The reason the walk ended early.
        enum Stopped {
            Cancelled,
            Wrong(TraceError),
        }
        impl From<ReplayError> for Stopped {
            fn from(error: ReplayError) -> Stopped {
                Stopped::Wrong(error.into())
            }
        }
        let trace = &self.solution.trace;
        let walked = Replay::new(trace.start.clone()).try_walk(&trace.events, |moment| match moment.event {
            _ if cancel.is_cancelled() => Err(Stopped::Cancelled),
            Event::Step(step) => check(moment.position(), &step.concluded, &step.proof)
                .map_err(|error| Stopped::Wrong(TraceError::Proof { index: moment.index(), error })),
            _ => Ok(()),
        });
        match walked {
            Ok(()) => Some(Ok(trace.steps().count())),
            Err(Stopped::Wrong(error)) => Some(Err(error)),
            Err(Stopped::Cancelled) => None,
        }
    }

    /// Shows each event at its moment, then applies it, until showing one fails.
    ///
    /// # Errors
    /// The error of `show`, or that of an event that does not fit, which cannot be the case if the
    /// trace is the solver's.
    pub fn walk(&self, mut show: impl FnMut(&Moment<'_>) -> io::Result<()>) -> io::Result<()> {
        /// An error of the writer, or one of the replay as such.
        struct Failed(io::Error);
        impl From<ReplayError> for Failed {
            fn from(error: ReplayError) -> Failed {
                Failed(io::Error::other(error))
            }
        }
        let trace = &self.solution.trace;
        let mut replay = Replay::new(trace.start.clone());
        let walked = replay.try_walk(&trace.events, |moment| show(moment).map_err(Failed));
        walked.map_err(|Failed(error)| error)
    }

    /// Each technique of the steps shown, in the order of its first use, with the number of its
    /// steps.
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

    /// Whether there was nothing to fill.
    pub fn is_solved_from_the_start(&self) -> bool {
        self.solution.trace.start.is_solved()
    }

    /// The rating of the path, if it is the path of one.
    fn rated(&self, explainer: &Explainer) -> Option<Explanation> {
        let trace = &self.solution.trace;
        if let ProfilePath::Chains(kind) = self.source {
            let length = whips::length_of(trace)?;
            let facts =
                [("name", kind.rating().into()), ("kind", kind.id().into()), ("length", usize::from(length).into())];
            return Some(explainer.phrase("path-length", &facts));
        }
        if self.source == ProfilePath::Hodoku {
            let grading = Grading::of(trace)?;
            let level = explainer.name_of(&format!("hodoku-{}", grading.level.name()));
            let score = grading.score.to_string();
            let slots = [("level", level.as_str().into()), ("score", score.as_str().into())];
            return Some(explainer.phrase("path-grading", &slots));
        }
        let program = edition_of(self.source)?.title();
        let rating = rating_of(trace)?;
        let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(|tenths| tenths.to_string());
        let er = ("er", er.as_str().into());
        let numbers = [("program", program.into()), er, ("ep", ep.as_str().into()), ("ed", ed.as_str().into())];
        Some(explainer.phrase("path-rating", &numbers))
    }

    /// Notes in words: the assumption of uniqueness, or solving without it; the check of the
    /// proofs; the rating of the path; a technique to stop at that never came.
    pub(super) fn notes(&self, explainer: &Explainer) -> Vec<Explanation> {
        // The outcome says it already, except where the story has other words for it.
        let unsaid = self.is_cut || self.solution.outcome == Outcome::Stuck;
        // Where there are several solutions, or none, that says enough.
        let says_enough = !matches!(self.solution.outcome, Outcome::Solved(_) | Outcome::Stuck);
        let notes = [
            (unsaid && self.solution.trace.assumes_uniqueness(), "uniqueness-assumed"),
            (unsaid && self.solution.unique == Some(false) && !says_enough, "uniqueness-off"),
        ];
        let needed = notes.into_iter().filter(|(is_needed, _)| *is_needed);
        let mut notes: Vec<Explanation> = needed.map(|(_, key)| explainer.phrase(key, &[])).collect();
        if let Some(Ok(steps)) = self.verified {
            notes.push(explainer.phrase("verified-steps", &[("count", steps.into())]));
        }
        notes.extend(self.rated(explainer));
        if let [spec, ..] = self.unmet[..] {
            let name = explainer.technique_name(spec);
            notes.push(explainer.phrase("story-until-never", &[("technique", name.as_str().into())]));
        }
        notes
    }
}
