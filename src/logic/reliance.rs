//! What an event rests on: walking backwards through the proofs.
//!
//! A step's truths say what it uses: each is met by the candidates it has left because the others are gone. So a step
//! relies on the events that removed those others (but not where its conclusions would rule them out anyway). Walking
//! back from a goal along these reliances gives the events that the goal needs; the rest can be left out.

use super::replay::{Moment, Replay};
use super::step::Step;
use super::trace::Event;
use crate::board::{Candidate, Constraint};

/// The numbers of the events that an event relies on directly, in ascending order. What a case assumes counts as the
/// event with the number of the step that the case belongs to.
///
/// A retreat relies on its branch, and the end on every step; these are only known within the trace, see [`Reliances`].
pub fn reliances(moment: &Moment<'_>) -> Vec<usize> {
    let replay = moment.before;
    let mut numbers: Vec<usize> = match moment.event {
        Event::Step(step) => {
            let absent = step.proof.truths().flat_map(|truth| truth.absent(replay.position()));
            absent.filter(|&gone| !is_ruled_out(gone, step)).filter_map(|gone| replay.cause(gone)).collect()
        }
        Event::Contradiction { constraint } => gone_from(*constraint).filter_map(|gone| replay.cause(gone)).collect(),
        Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => Vec::new(),
    };
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The candidates of a constraint that is contradicted: all of them are gone.
fn gone_from(constraint: Constraint) -> impl Iterator<Item = Candidate> {
    (0..9).map(move |slot| constraint.candidate(slot))
}

/// Whether every conclusion of the step would rule this candidate out, were it still there.
fn is_ruled_out(gone: Candidate, step: &Step) -> bool {
    step.concluded.iter().all(|concluded| !concluded.is_true() && concluded.candidate().conflicts(gone))
}

/// What each event of a trace or case relies on directly, by index.
pub struct Reliances(Vec<Vec<usize>>);

impl Reliances {
    /// The reliances of events. `start` is how things are before the first.
    pub fn of(mut start: Replay, events: &[Event]) -> Reliances {
        let mut relied_on: Vec<Vec<usize>> = Vec::with_capacity(events.len());
        let walked = start.walk(events, |moment| {
            let earlier = reliances(moment).into_iter().filter_map(|number| moment.before.index_of(number));
            relied_on.push(match moment.event {
                Event::Retreat { branch, .. } => branch.to_vec(),
                Event::Solved => {
                    (0..moment.index()).filter(|&earlier| matches!(events[earlier], Event::Step(_))).collect()
                }
                _ => earlier.collect(),
            });
        });
        debug_assert!(walked.is_ok(), "a trace replays to its end");
        Reliances(relied_on)
    }

    /// Which events the goals need, the goals included. Goals are indices.
    pub fn needed(&self, goals: &[usize]) -> Vec<bool> {
        let mut needed = vec![false; self.0.len()];
        for &goal in goals {
            needed[goal] = true;
        }
        for (index, relied_on) in self.0.iter().enumerate().rev() {
            if needed[index] {
                for &reliance in relied_on {
                    needed[reliance] = true;
                }
            }
        }
        needed
    }
}
