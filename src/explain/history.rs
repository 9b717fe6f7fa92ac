//! Which earlier step removed a candidate, so that a sentence can say "r4c4 lost the 7 in step 12".

use crate::board::{Candidate, Position};
use crate::logic::{Conclusion, Event};

/// What the events so far have removed, other than by placing a digit.
///
/// A candidate that a placed digit rules out needs no history: the digit stands there to be seen.
#[derive(Clone, Debug, Default)]
pub struct History {
    removed: Vec<(Candidate, usize)>,
    /// For each open guess, how much had been removed before it.
    open: Vec<usize>,
    guesses: usize,
}

impl History {
    /// Takes note of an event that is about to happen: `number` is the number under which the event is shown,
    /// `before` the position at that moment.
    ///
    /// A retreat forgets what its branch removed, and removes the guessed candidate.
    pub fn record(&mut self, number: usize, before: &Position, event: &Event) {
        match event {
            Event::Step(step) => {
                if let Conclusion::Eliminations(candidates) = &step.conclusion {
                    let there = candidates.iter().filter(|&&candidate| before.has(candidate));
                    self.removed.extend(there.map(|&candidate| (candidate, number)));
                }
            }
            Event::Guess { .. } => {
                self.guesses += 1;
                self.open.push(self.removed.len());
            }
            Event::Retreat { removed, .. } => {
                if let Some(before_guess) = self.open.pop() {
                    self.removed.truncate(before_guess);
                }
                self.removed.push((*removed, number));
            }
            Event::Contradiction { .. } | Event::Solved => {}
        }
    }

    /// The number of the event that removed a candidate; `None` where that is not known.
    pub fn removed_in(&self, candidate: Candidate) -> Option<usize> {
        self.removed.iter().rev().find(|&&(removed, _)| removed == candidate).map(|&(_, number)| number)
    }

    /// How many guesses were made so far.
    pub fn guesses(&self) -> usize {
        self.guesses
    }

    /// How many guesses are open.
    pub fn depth(&self) -> usize {
        self.open.len()
    }
}
