//! Traces: the events on the way from a position to its solution.
//!
//! A trace is its first position and a list of events. Steps write into the position; a guess saves
//! it and places a candidate; a contradiction names the constraint that has no candidate left; the
//! retreat after it restores the position before the guess, now without the guessed candidate, and
//! names the events that refuted it. Replaying the events from the start gives the end again, and
//! the solver itself writes through the same [`Replay`].

use super::check::{ProofError, check};
use super::replay::{Moment, Replay, ReplayError};
use super::step::Step;
use crate::board::{Candidate, Constraint, Position};

/// An event on the way to the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A deduction.
    Step(Step),
    /// A candidate is taken for true to see what follows.
    Guess {
        /// The constraint that is branched on.
        constraint: Constraint,
        /// The candidate that is tried.
        candidate: Candidate,
        /// The number of candidates of the constraint.
        of: usize,
        /// The number of open guesses, this one included.
        depth: usize,
    },
    /// A constraint has no candidate left.
    Contradiction {
        /// The constraint.
        constraint: Constraint,
    },
    /// The last open guess is taken back; its candidate is false.
    Retreat {
        /// The candidate that is removed.
        removed: Candidate,
        /// The number of open guesses before it is taken back.
        depth: usize,
        /// The events that refuted it, by index: the guess and the contradiction.
        branch: [usize; 2],
    },
    /// Every cell is filled.
    Solved,
}

/// A position and all events from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The first position.
    pub start: Position,
    /// The events, in order.
    pub events: Vec<Event>,
}

impl Trace {
    /// The steps, with the index of each among the events.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step)> {
        self.events.iter().enumerate().filter_map(|(index, event)| match event {
            Event::Step(step) => Some((index, step)),
            _ => None,
        })
    }

    /// The number of guesses.
    pub fn guesses(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Guess { .. })).count()
    }

    /// The greatest number of guesses that are open at once.
    pub fn deepest_guess(&self) -> usize {
        let depth = |event: &Event| if let Event::Guess { depth, .. } = event { *depth } else { 0 };
        self.events.iter().map(depth).max().unwrap_or(0)
    }

    /// Whether a step assumes that the puzzle has exactly one solution. If so, the trace does not
    /// prove it.
    pub fn assumes_uniqueness(&self) -> bool {
        self.steps().any(|(_, step)| step.proof.assumes_uniqueness())
    }

    /// Checks every proof at its turn, and that the events replay. Returns the number of steps.
    ///
    /// # Errors
    /// The first event that is invalid.
    pub fn verify(&self) -> Result<usize, TraceError> {
        let mut wrong = None;
        let mut steps = 0;
        self.walk(|moment| {
            if let (Event::Step(step), None) = (moment.event, &wrong) {
                steps += 1;
                let checked = check(moment.before.position(), &step.concluded, &step.proof);
                wrong = checked.err().map(|error| TraceError::Proof { index: moment.index(), error });
            }
        })?;
        wrong.map_or(Ok(steps), Err)
    }

    /// Shows each event at its moment, then applies it. Returns the state at the end.
    ///
    /// # Errors
    /// If an event does not fit the position at its turn; those before it have been shown, and it,
    /// too.
    pub fn walk(&self, show: impl FnMut(&Moment<'_>)) -> Result<Replay, ReplayError> {
        let mut replay = Replay::new(self.start.clone());
        replay.walk(&self.events, show)?;
        Ok(replay)
    }
}

/// An invalid event.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TraceError {
    /// It does not fit the position at its turn.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A step's proof does not hold.
    #[error("event {index}: {error}")]
    Proof {
        /// The index of the event.
        index: usize,
        /// The error of the proof.
        error: ProofError,
    },
}
