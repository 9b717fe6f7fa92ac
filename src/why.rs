//! What a conclusion rests on: walking backwards through the proofs.
//!
//! A step's truths say what it uses: each is met by the candidates it has left because the others are gone. So a step
//! relies on the events that removed those others (but not where the conclusion would rule them out anyway). Walking
//! back from a goal along these reliances gives the events that the goal needs; the rest can be left out, and what is
//! kept is a trace again, which replays and whose proofs hold.

use crate::board::{Candidate, Constraint, Element, Position};
use crate::logic::{Cancel, Event, Replay, Step, Trace};
use crate::solve::{Outcome, SolveOptions, solve};
use crate::technique::Profile;

/// A trace without the events that its goal does not need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What is kept.
    pub trace: Trace,
    /// For each kept event its index in the whole trace.
    pub original: Vec<usize>,
    /// How many steps were left out.
    pub left_out: usize,
}

/// The events that the event with index `goal` needs, and the event itself.
///
/// # Panics
/// If there is no event with this index.
pub fn needed_for(trace: &Trace, goal: usize) -> Kept {
    let reliances = reliances(trace);
    let mut needed = vec![false; trace.events.len()];
    needed[goal] = true;
    for index in (0..=goal).rev() {
        if needed[index] {
            for &reliance in &reliances[index] {
                needed[reliance] = true;
            }
        }
    }
    rebuild(trace, &needed)
}

/// The shortest refutation that the engine finds of a position without solution: a trace that ends in a contradiction
/// with no guess left to take back. `None` if the position has a solution, or if none is found within `most_guesses`.
///
/// The whole catalogue is tried, and singles alone; the refutation with fewer guesses, then fewer events, wins.
pub fn refute(position: &Position, most_guesses: usize, cancel: Cancel<'_>) -> Option<Kept> {
    let options = SolveOptions { guess: true, most_guesses };
    let attempts = [Profile::standard(), Profile::singles()].into_iter().filter_map(|profile| {
        let solution = solve(position.clone(), &profile, options, cancel);
        let last = solution.trace.events.len().checked_sub(1)?;
        let refuted =
            solution.outcome == Outcome::None && matches!(solution.trace.events[last], Event::Contradiction { .. });
        refuted.then(|| needed_for(&solution.trace, last))
    });
    attempts.min_by_key(|kept| (kept.trace.guesses(), kept.trace.events.len()))
}

/// For each event the earlier ones it relies on directly.
fn reliances(trace: &Trace) -> Vec<Vec<usize>> {
    let mut removed_by: Vec<Option<usize>> = vec![None; Candidate::COUNT];
    let mut aside: Vec<Vec<Option<usize>>> = Vec::new();
    let mut reliances = Vec::with_capacity(trace.events.len());
    let replayed = trace.replay(|replay, index, event| {
        let position = replay.position();
        let gone_from = |constraint: Constraint| {
            (0..9).map(move |slot| constraint.candidate(slot)).filter(|&candidate| !position.has(candidate))
        };
        let mut relies: Vec<usize> = match event {
            Event::Step(step) => {
                let needed = step.proof.truths.iter().flat_map(|&truth| gone_from(truth));
                needed.filter(|&gone| !is_ruled_out(gone, step)).filter_map(|gone| removed_by[gone.index()]).collect()
            }
            Event::Contradiction { constraint } => {
                gone_from(*constraint).filter_map(|gone| removed_by[gone.index()]).collect()
            }
            Event::Retreat { branch, .. } => branch.to_vec(),
            Event::Guess { .. } => Vec::new(),
            Event::Solved => (0..index).filter(|&earlier| matches!(trace.events[earlier], Event::Step(_))).collect(),
        };
        relies.sort_unstable();
        relies.dedup();
        reliances.push(relies);

        match event {
            Event::Step(step) => {
                for &candidate in step.conclusion.placements() {
                    note_placement(position, candidate, index, &mut removed_by);
                }
                for &candidate in step.conclusion.eliminations() {
                    removed_by[candidate.index()].get_or_insert(index);
                }
            }
            Event::Guess { candidate, .. } => {
                aside.push(removed_by.clone());
                note_placement(position, *candidate, index, &mut removed_by);
            }
            Event::Retreat { removed, .. } => {
                removed_by = aside.pop().unwrap_or_else(|| removed_by.clone());
                removed_by[removed.index()].get_or_insert(index);
            }
            Event::Contradiction { .. } | Event::Solved => {}
        }
    });
    debug_assert!(replayed.is_ok(), "a trace replays to its end");
    reliances
}

/// Would every conclusion of the step rule this candidate out, were it still there?
fn is_ruled_out(gone: Candidate, step: &Step) -> bool {
    let eliminations = step.conclusion.eliminations();
    !eliminations.is_empty() && eliminations.iter().all(|conclusion| conclusion.conflicts(gone))
}

/// Notes the event that removes whatever a placement rules out, and that answers its four constraints.
fn note_placement(position: &Position, placed: Candidate, index: usize, removed_by: &mut [Option<usize>]) {
    for constraint in placed.constraints() {
        for candidate in (0..9).map(|slot| constraint.candidate(slot)) {
            if candidate != placed && position.has(candidate) {
                removed_by[candidate.index()].get_or_insert(index);
            }
        }
    }
}

/// The trace of the needed events, with depths, counts and indices as they are without the others.
fn rebuild(trace: &Trace, needed: &[bool]) -> Kept {
    let original: Vec<usize> = (0..needed.len()).filter(|&index| needed[index]).collect();
    let new_index = |old: usize| original.binary_search(&old).unwrap_or(old);
    let mut replay = Replay::new(trace.start.clone());
    let mut events = Vec::with_capacity(original.len());
    for (index, &old) in original.iter().enumerate() {
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
        let fits = replay.apply(index, &event);
        debug_assert!(fits.is_ok(), "what is needed replays: {event:?}");
        events.push(event);
    }
    let kept_steps = events.iter().filter(|event| matches!(event, Event::Step(_))).count();
    let left_out = trace.steps().count() - kept_steps;
    Kept { trace: Trace { start: trace.start.clone(), events }, original, left_out }
}
