//! The events that a goal needs, and the shortest refutation.

use crate::board::Position;
use crate::cancel::Cancel;
use crate::logic::{Event, Ladder, Reliances, Replay, Trace};
use crate::solve::{Outcome, SolveOptions, solve};

/// A trace without the events that its goal does not need.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Slice {
    /// The kept events.
    pub trace: Trace,
    /// For each kept event its index in the whole trace.
    pub original: Vec<usize>,
    /// The number of steps that were left out.
    pub left_out: usize,
}

/// The events that the event with index `goal` needs, and the event itself; nothing if there is no
/// such event.
pub fn needed_for(trace: &Trace, goal: usize) -> Slice {
    let goals = [goal];
    let goals = if goal < trace.events.len() { &goals[..] } else { &[] };
    rebuild(trace, &Reliances::of(Replay::new(trace.start.clone()), &trace.events).needed(goals))
}

/// The shortest refutation of a position without solution that these ladders find: a trace that
/// ends in a contradiction with no guess left to take back. `None` if the position has a solution,
/// or if no ladder finds a refutation within the options.
///
/// The refutation with fewer guesses, then fewer events, wins; of equals, that of the earlier
/// ladder.
pub fn refute(
    position: &Position,
    ladders: &[&dyn Ladder],
    options: SolveOptions,
    cancel: Cancel<'_>,
) -> Option<Slice> {
    let attempts = ladders.iter().filter_map(|ladder| {
        let solution = solve(position.clone(), *ladder, options, cancel);
        let last = solution.trace.events.len().checked_sub(1)?;
        let refuted =
            solution.outcome == Outcome::None && matches!(solution.trace.events[last], Event::Contradiction { .. });
        refuted.then(|| needed_for(&solution.trace, last))
    });
    attempts.min_by_key(|slice| (slice.trace.guesses(), slice.trace.events.len()))
}

/// The trace of the needed events, with depths, counts and indices as they are without the others.
fn rebuild(trace: &Trace, needed: &[bool]) -> Slice {
    let original: Vec<usize> = (0..needed.len()).filter(|&index| needed[index]).collect();
    let new_index = |old: usize| original.binary_search(&old).unwrap_or(old);
    let mut replay = Replay::new(trace.start.clone());
    let mut events = Vec::with_capacity(original.len());
    for &old in &original {
        let event = match trace.events[old].clone() {
            Event::Guess { constraint, candidate, .. } => {
                let of = replay.position().slots(constraint).len();
                Event::Guess { constraint, candidate, of, depth: replay.depth() + 1 }
            }
            Event::Retreat { removed, branch, .. } => {
                Event::Retreat { removed, depth: replay.depth(), branch: branch.map(new_index) }
            }
            other => other,
        };
        let fits = replay.apply(&event);
        debug_assert!(fits.is_ok(), "what is needed replays: {event:?}");
        events.push(event);
    }
    let kept_steps = events.iter().filter(|event| matches!(event, Event::Step(_))).count();
    let left_out = trace.steps().count() - kept_steps;
    Slice { trace: Trace { start: trace.start.clone(), events }, original, left_out }
}
