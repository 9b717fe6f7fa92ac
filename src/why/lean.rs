//! The steps that one conclusion needs, and no others.
//!
//! Steps are weighed by their proofs alone: a step *holds* in a position if the checker says so.
//! Walking back from the goal gives the steps to begin with. Then the search tries to leave out
//! each of them, the hardest technique first: it replays the others, skips those that do not hold
//! without it, and if they still reach the goal, they are the new trace. As fewer steps never make
//! more of them hold, one round is enough.
//!
//! The visible pattern has to exist, too. A step that was found when more candidates were gone may
//! have a pattern that does not exist yet, though its proof holds: the candidates in question would
//! be removed by its own conclusions. Then the search looks for the step again at its new place in
//! the trace, by its own technique or a simpler one; if there is none, the steps that removed those
//! candidates are kept as well.
//!
//! The search minimises first the hardest technique, because a profile takes the easiest technique
//! that finds anything, so that nothing harder is in the trace before easier ones have ended; then,
//! step by step, the hard techniques. The result does not have the smallest number of steps of all
//! paths.

use super::slice::{Slice, needed_for};
use crate::board::{CandidateSet, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Evidence, Replay, Step, Trace, check};
use crate::technique::{Extent, Profile, Rung, instances};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The index of the first event after which a literal is settled: the digit is placed, or the
/// candidate is gone. `None` if no event settles it, or if it is settled from the start.
pub fn concluding(trace: &Trace, goal: Literal) -> Option<usize> {
    let mut replay = Replay::new(trace.start.clone());
    let is_there = |replay: &Replay| is_settled(replay.position(), goal);
    if is_there(&replay) {
        return None;
    }
    trace.events.iter().position(|event| replay.apply(event).is_ok() && is_there(&replay))
}

/// Whether a digit is placed, or a candidate gone.
fn is_settled(position: &Position, goal: Literal) -> bool {
    let candidate = goal.candidate();
    if goal.is_true() {
        position.is_placed(candidate)
    } else {
        !position.has(candidate) && !position.is_placed(candidate)
    }
}

/// The steps that settle a literal; none of them can be left out. `None` if no event of the trace
/// settles it, or if the trace has guesses before that.
///
/// The profile is that of the trace. Steps after the goal count as left out, too.
///
/// # Errors
/// If it was cancelled.
pub fn lean(trace: &Trace, goal: Literal, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<Slice>, Cancelled> {
    let Some(end) = concluding(trace, goal) else { return Ok(None) };
    let Some(wanted) = Wanted::new(trace, goal, end, profile) else { return Ok(None) };
    let mut kept = wanted.reduced(needed_for(trace, end).original, cancel)?;
    let told = loop {
        match wanted.told(&kept, cancel)? {
            Ok(told) => break told,
            Err(index) => kept = wanted.with(kept, index),
        }
    };
    let told = wanted.without_spare(told);
    let events = told.iter().map(|kept| Event::Step(kept.step.clone())).collect();
    Ok(Some(Slice {
        trace: Trace { start: trace.start.clone(), events },
        left_out: trace.steps().count() - told.len(),
        original: told.into_iter().map(|kept| kept.index).collect(),
    }))
}

/// A trace without guesses up to its goal.
struct Wanted<'a> {
    goal: Literal,
    profile: &'a Profile,
    start: &'a Position,
    /// The steps up to the goal, by the index of their events.
    steps: Vec<&'a Step>,
    /// For each step the candidates that its truths lacked when it was found.
    lacked: Vec<CandidateSet>,
    /// For each step the steps that its truths rely on, including those that removed candidates
    /// which its own conclusions rule out.
    rests_on: Vec<Vec<usize>>,
}

/// A step that is kept.
#[derive(Clone)]
struct Kept {
    /// Its index in the whole trace.
    index: usize,
    step: Step,
    /// The candidates that its truths lack at its new place.
    lacks: CandidateSet,
}

impl<'a> Wanted<'a> {
    fn new(trace: &'a Trace, goal: Literal, end: usize, profile: &'a Profile) -> Option<Wanted<'a>> {
        let step = |event: &'a Event| if let Event::Step(step) = event { Some(step) } else { None };
        let steps: Vec<&Step> = trace.events[..=end].iter().map(step).collect::<Option<_>>()?;
        let mut wanted = Wanted {
            goal,
            profile,
            start: &trace.start,
            lacked: Vec::with_capacity(steps.len()),
            rests_on: Vec::with_capacity(steps.len()),
            steps,
        };
        let mut replay = Replay::new(trace.start.clone());
        for event in &trace.events[..=end] {
            if let Event::Step(step) = event {
                let lacks = lacks(step, replay.position());
                let causes = lacks.iter().filter_map(|gone| replay.index_of(replay.cause(gone)?));
                wanted.rests_on.push(causes.collect());
                wanted.lacked.push(lacks);
            }
            replay.apply(event).ok()?;
        }
        Some(wanted)
    }

    /// The steps, by index, in the order in which the search tries to leave them out.
    fn hardest_first(&self, steps: &[usize]) -> Vec<usize> {
        let rank = |index: usize| {
            let technique = self.steps[index].technique;
            self.profile.rungs.iter().position(|rung| rung.technique == technique)
        };
        let mut order = steps.to_vec();
        order.sort_by_key(|&index| Reverse((rank(index), index)));
        order
    }

    /// The steps without those that the goal does not need, as far as proofs are concerned.
    fn reduced(&self, mut kept: Vec<usize>, cancel: Cancel<'_>) -> Result<Vec<usize>, Cancelled> {
        for index in self.hardest_first(&kept) {
            if cancel.is_cancelled() {
                return Err(Cancelled);
            }
            let others: Vec<usize> = kept.iter().copied().filter(|&other| other != index).collect();
            if let Some(reaching) = self.reaching(&others).filter(|_| others.len() < kept.len()) {
                kept = reaching;
            }
        }
        Ok(kept)
    }

    /// Of these steps those that hold, one after the other, up to the goal; `None` if they do not
    /// reach it.
    fn reaching(&self, steps: &[usize]) -> Option<Vec<usize>> {
        let mut position = self.start.clone();
        let mut held = Vec::with_capacity(steps.len());
        for &index in steps {
            let step = self.steps[index];
            let looks_the_same = self.lacked[index].is_subset(lacks(step, &position));
            if looks_the_same || check(&position, &step.concluded, &step.proof).is_ok() {
                step.conclude_in(&mut position);
                held.push(index);
                if is_settled(&position, self.goal) {
                    return Some(held);
                }
            }
        }
        None
    }

    /// These steps at their places without the others; or the first step whose pattern needs some
    /// of the others.
    fn told(&self, kept: &[usize], cancel: Cancel<'_>) -> Result<Result<Vec<Kept>, usize>, Cancelled> {
        let mut replay = Replay::new(self.start.clone());
        let mut told = Vec::with_capacity(kept.len());
        for &index in kept {
            let mut step = self.steps[index].clone();
            let mut lacks_now = lacks(&step, replay.position());
            let extra = self.lacked[index] - lacks_now;
            if !extra.is_empty() {
                match self.instead(&step, &mut replay, cancel)? {
                    Some(other) => {
                        lacks_now = lacks(&other, replay.position());
                        step = other;
                    }
                    None => return Ok(Err(index)),
                }
            }
            let fits = replay.apply(&Event::Step(step.clone()));
            debug_assert!(fits.is_ok(), "what fewer steps leave is still there");
            told.push(Kept { index, step, lacks: lacks_now });
        }
        Ok(Ok(told))
    }

    /// A step with the same conclusions that exists now, by the same technique or one that is easy
    /// to see.
    fn instead(&self, step: &Step, replay: &mut Replay, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        let facts = &*replay.facts_mut();
        let is_same = |rung: &&Rung| rung.technique == step.technique;
        let is_easy = |rung: &&Rung| !is_same(rung) && rung.technique.evidence != Evidence::Derived;
        let rungs = &self.profile.rungs;
        for rung in rungs.iter().filter(is_same).chain(rungs.iter().filter(is_easy)) {
            if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? {
                continue;
            }
            let found = instances(rung, facts, Extent::Shortest, cancel)?.into_iter().map(|found| found.step);
            if let Some(other) = found.into_iter().find(|other| other.concluded == step.concluded) {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// These steps, and all that one of them rests on.
    fn with(&self, kept: Vec<usize>, index: usize) -> Vec<usize> {
        let mut all: BTreeSet<usize> = kept.into_iter().collect();
        let mut open = self.rests_on[index].clone();
        while let Some(index) = open.pop() {
            if all.insert(index) {
                open.extend(&self.rests_on[index]);
            }
        }
        all.into_iter().collect()
    }

    /// The same without steps that no pattern needs.
    fn without_spare(&self, mut told: Vec<Kept>) -> Vec<Kept> {
        let indices: Vec<usize> = told.iter().map(|kept| kept.index).collect();
        for index in self.hardest_first(&indices) {
            let others: Vec<Kept> = told.iter().filter(|kept| kept.index != index).cloned().collect();
            if self.stands(&others) {
                told = others;
            }
        }
        told
    }

    /// Whether the patterns of these steps exist, one after the other, and the steps settle the
    /// goal.
    fn stands(&self, told: &[Kept]) -> bool {
        let mut position = self.start.clone();
        let looks_right = told.iter().all(|kept| {
            let looks_right = kept.lacks.is_subset(lacks(&kept.step, &position));
            kept.step.conclude_in(&mut position);
            looks_right
        });
        looks_right && is_settled(&position, self.goal)
    }
}

/// The candidates that the truths of a step lack in a position.
fn lacks(step: &Step, position: &Position) -> CandidateSet {
    step.proof.truths().flat_map(|truth| truth.absent(position)).collect()
}
