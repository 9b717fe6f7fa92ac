//! What happened on the way from a position to its solution.
//!
//! A trace is its first position and a list of events. Steps write into the position; a guess puts it aside and
//! places a candidate; a contradiction says which constraint has no candidate left; the retreat after it takes the
//! position back to where the guess was made, now without the guessed candidate, and names the events that refuted
//! it. Replaying the events from the start gives the end again, and the same code is what the solver itself writes
//! with.

use super::proof::{ProofError, check};
use super::step::Step;
use crate::board::{Candidate, Constraint, Position};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A deduction.
    Step(Step),
    /// A candidate is taken for true to see what follows.
    Guess {
        /// The constraint that is branched on.
        constraint: Constraint,
        /// The candidate that is tried.
        candidate: Candidate,
        /// How many candidates the constraint had.
        of: usize,
        /// How many guesses are open now, this one included.
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
        /// How many guesses were open before it was taken back.
        depth: usize,
        /// The events that refuted it, by index: the guess and the contradiction.
        branch: [usize; 2],
    },
    /// Every cell is filled.
    Solved,
}

/// A position and all that happened from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Where it starts.
    pub start: Position,
    /// What happened, in order.
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

    /// How many guesses were made.
    pub fn guesses(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Guess { .. })).count()
    }

    /// How many guesses were open at once, at most.
    pub fn deepest_guess(&self) -> usize {
        let depth = |event: &Event| if let Event::Guess { depth, .. } = event { *depth } else { 0 };
        self.events.iter().map(depth).max().unwrap_or(0)
    }

    /// Checks every proof at its turn, and that the events replay. Returns how many steps there are.
    ///
    /// # Errors
    /// The first event that is not right.
    pub fn verify(&self) -> Result<usize, TraceError> {
        let mut wrong = None;
        let mut steps = 0;
        self.replay(|replay, index, event| {
            if let (Event::Step(step), None) = (event, &wrong) {
                steps += 1;
                wrong = check(replay.position(), step).err().map(|error| TraceError::Proof { index, error });
            }
        })?;
        wrong.map_or(Ok(steps), Err)
    }

    /// Applies every event, showing each one together with the position before it.
    ///
    /// # Errors
    /// If an event does not fit the position at its turn.
    pub fn replay(&self, mut show: impl FnMut(&Replay, usize, &Event)) -> Result<Position, ReplayError> {
        let mut replay = Replay::new(self.start.clone());
        for (index, event) in self.events.iter().enumerate() {
            show(&replay, index, event);
            replay.apply(index, event)?;
        }
        Ok(replay.position)
    }
}

/// An event that is not right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TraceError {
    /// It does not fit the position at its turn.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A step's proof does not hold.
    #[error("event {index}: {error}")]
    Proof {
        /// Which event.
        index: usize,
        /// What is wrong with it.
        error: ProofError,
    },
}

/// A position on the way, and those that were put aside for guesses.
#[derive(Clone, Debug)]
pub struct Replay {
    position: Position,
    /// For each open guess: the position before it, the candidate, the index of the event.
    aside: Vec<(Position, Candidate, usize)>,
}

/// An event that does not fit the position at its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {index} does not fit the position at its turn")]
pub struct ReplayError {
    /// Which event.
    pub index: usize,
}

impl Replay {
    /// Nothing has happened yet.
    pub fn new(start: Position) -> Self {
        Replay { position: start, aside: Vec::new() }
    }

    /// The position now.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many guesses are open.
    #[inline]
    pub fn depth(&self) -> usize {
        self.aside.len()
    }

    /// The last open guess: its candidate and the index of its event.
    pub fn last_guess(&self) -> Option<(Candidate, usize)> {
        self.aside.last().map(|&(_, candidate, index)| (candidate, index))
    }

    /// Lets the event with this index happen. What is left after an error is not meant to be used.
    ///
    /// # Errors
    /// If it does not fit: a candidate is gone, a depth is wrong, a constraint is not in contradiction, the branch
    /// is another.
    pub fn apply(&mut self, index: usize, event: &Event) -> Result<(), ReplayError> {
        let fits = match event {
            Event::Step(step) => step.conclusion.apply(&mut self.position),
            Event::Guess { candidate, depth, .. } => {
                let fits = self.position.has(*candidate) && *depth == self.depth() + 1;
                if fits {
                    self.aside.push((self.position.clone(), *candidate, index));
                    self.position.place(*candidate);
                }
                fits
            }
            Event::Contradiction { constraint } => self.position.choices(*constraint).next().is_none(),
            Event::Retreat { removed, depth, branch } => {
                let fits = *depth == self.depth()
                    && *branch == [self.last_guess().map_or(index, |(_, guess)| guess), index.wrapping_sub(1)];
                match self.aside.pop() {
                    Some((position, candidate, _)) if fits && candidate == *removed => {
                        self.position = position;
                        self.position.remove(candidate)
                    }
                    _ => false,
                }
            }
            Event::Solved => self.position.is_solved(),
        };
        if fits { Ok(()) } else { Err(ReplayError { index }) }
    }
}
