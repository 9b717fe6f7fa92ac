//! Reliances between events: walking backwards through the proofs.
//!
//! A step's truths say what it uses: each is met by the candidates it has left because the others
//! are gone. So a step relies on the events that removed those others (but not where its
//! conclusions would rule them out anyway). Walking back from a goal along these reliances gives
//! the events that the goal needs; the rest can be left out.

use super::proof::{Proof, Truth};
use super::replay::{Moment, Replay};
use super::trace::Event;
use crate::board::{Candidate, CandidateSet, Constraint, Element, Literal, Position};

/// The numbers of the events that an event relies on directly, in ascending order. The assumptions
/// of a case count as the event with the number of the step that the case belongs to.
///
/// A retreat relies on its branch, and the end on every step; these are only known within the
/// trace, see [`Reliances`].
pub fn reliances(moment: &Moment<'_>) -> Vec<usize> {
    let mut numbers: Vec<usize> = missed(moment).iter().filter_map(|gone| moment.before.cause(gone)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The candidates that must be gone for an event to follow; some may have been missing from the
/// start.
pub fn missed(moment: &Moment<'_>) -> CandidateSet {
    match moment.event {
        Event::Step(step) => {
            let absent = step.proof.truths().flat_map(|truth| truth.absent(moment.position()));
            absent.filter(|&gone| !is_ruled_out(gone, &step.concluded)).collect()
        }
        Event::Contradiction { constraint } => gone_from(*constraint).collect(),
        Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => CandidateSet::EMPTY,
    }
}

/// The candidates of a constraint that is contradicted: all of them are gone.
fn gone_from(constraint: Constraint) -> impl Iterator<Item = Candidate> {
    (0..9).map(move |slot| constraint.candidate(slot))
}

/// Whether every conclusion of a step would rule this candidate out, were it still there.
fn is_ruled_out(gone: Candidate, concluded: &[Literal]) -> bool {
    concluded.iter().all(|concluded| !concluded.is_true() && concluded.candidate().conflicts(gone))
}

/// An event of a case, before its end, that could be left out, because every candidate that it
/// rules out and the others need is ruled out by others, too: the last of several. [`Reliances`]
/// count only the event that ruled a candidate out first. `start` is the position before the first
/// event. `None` also where a conclusion is of a candidate that is gone.
pub fn idle_event(start: &Position, events: &[Event]) -> Option<usize> {
    const NONE: u32 = 0;
    const SEVERAL: u32 = u32::MAX;
    let open = start.all_candidates();
    let mut needed = vec![false; events.len()];
    // For each candidate the number of the only event that has ruled it out, counted from one.
    let mut only = [NONE; Candidate::COUNT];
    for (index, event) in events.iter().enumerate() {
        let only_one = |candidate: Candidate| match only[candidate.index()] {
            NONE | SEVERAL => None,
            number => Some(number as usize - 1),
        };
        match event {
            Event::Step(step) => {
                for candidate in step.proof.truths().flat_map(Truth::candidates) {
                    if let Some(by) = only_one(candidate)
                        && !needed[by]
                        && !is_ruled_out(candidate, &step.concluded)
                    {
                        needed[by] = true;
                    }
                }
                let is_there = |literal: &Literal| {
                    let candidate = literal.candidate();
                    open.contains(candidate) && only[candidate.index()] == NONE
                };
                if !step.concluded.iter().all(is_there) {
                    return None;
                }
                for gone in ruled_out_by(&step.concluded) & open {
                    let only = &mut only[gone.index()];
                    *only = if *only == NONE { index as u32 + 1 } else { SEVERAL };
                }
            }
            Event::Contradiction { constraint } => {
                gone_from(*constraint).filter_map(only_one).for_each(|by| needed[by] = true);
            }
            Event::Guess { .. } | Event::Retreat { .. } | Event::Solved => {}
        }
    }
    (0..events.len().checked_sub(1)?).rev().find(|&event| !needed[event])
}

/// The candidates that conclusions rule out.
fn ruled_out_by(concluded: &[Literal]) -> CandidateSet {
    concluded.iter().fold(CandidateSet::EMPTY, |all, literal| {
        let candidate = literal.candidate();
        if literal.is_true() { all | *candidate.rivals() } else { all.with(candidate) }
    })
}

/// For each candidate the first of the events that ruled it out.
pub(crate) struct RuledOutBy<'p> {
    /// The position before the first event.
    start: &'p Position,
    /// The index of the event; [`RuledOutBy::NONE`] if it was gone before or is still there.
    event: Box<[u32; Candidate::COUNT]>,
    /// By index of an event, the index of the last event that was found to rely on it.
    relied_on_by: Vec<u32>,
}

impl<'p> RuledOutBy<'p> {
    const NONE: u32 = u32::MAX;

    /// Nothing ruled out.
    pub(crate) fn new(start: &'p Position) -> Self {
        RuledOutBy { start, event: Box::new([RuledOutBy::NONE; Candidate::COUNT]), relied_on_by: Vec::new() }
    }

    /// Notes the conclusions of the next event.
    pub(crate) fn note(&mut self, concluded: &[Literal], event: usize) {
        let mut rule_out = |gone: Candidate| {
            let first = &mut self.event[gone.index()];
            *first = (*first).min(event as u32);
        };
        for literal in concluded {
            if literal.is_true() {
                self.start.conflicts(literal.candidate()).for_each(&mut rule_out);
            } else {
                rule_out(literal.candidate());
            }
        }
    }

    /// The events that a step with this index relies on, in ascending order.
    pub(crate) fn relied_on_by_step(&mut self, proof: &Proof, concluded: &[Literal], event: usize) -> Vec<usize> {
        let of_truths = proof.truths().flat_map(Truth::candidates);
        self.earlier(of_truths, event, |gone| !is_ruled_out(gone, concluded))
    }

    /// The events that a contradiction with this index relies on, in ascending order.
    pub(crate) fn relied_on_by_contradiction(&mut self, constraint: Constraint, event: usize) -> Vec<usize> {
        self.earlier(gone_from(constraint), event, |_| true)
    }

    /// The events that ruled out any of these candidates before an event, as far as it needs that.
    fn earlier(
        &mut self,
        candidates: impl Iterator<Item = Candidate>,
        event: usize,
        is_needed: impl Fn(Candidate) -> bool,
    ) -> Vec<usize> {
        self.relied_on_by.resize(event, RuledOutBy::NONE);
        let mut earlier = Vec::new();
        candidates.for_each(|candidate| {
            let by = self.event[candidate.index()] as usize;
            if let Some(known) = self.relied_on_by.get_mut(by)
                && *known != event as u32
                && is_needed(candidate)
            {
                *known = event as u32;
                earlier.push(by);
            }
        });
        earlier.sort_unstable();
        earlier
    }
}

/// The steps before an event.
fn steps_before(events: &[Event], index: usize) -> Vec<usize> {
    (0..index).filter(|&earlier| matches!(events[earlier], Event::Step(_))).collect()
}

/// The events that each event of a trace or case relies on directly, by index.
pub struct Reliances(Vec<Vec<usize>>);

impl Reliances {
    /// The reliances of events. `start` is the state before the first.
    pub fn of(start: Replay, events: &[Event]) -> Reliances {
        let is_straight = |event: &Event| !matches!(event, Event::Guess { .. } | Event::Retreat { .. });
        if events.iter().all(is_straight) {
            Reliances::of_steps(&start, events)
        } else {
            Reliances::replayed(start, events)
        }
    }

    /// The same, by a replay.
    fn replayed(mut start: Replay, events: &[Event]) -> Reliances {
        let mut relied_on: Vec<Vec<usize>> = Vec::with_capacity(events.len());
        let walked = start.walk(events, |moment| {
            let earlier = reliances(moment).into_iter().filter_map(|number| moment.before.index_of(number));
            relied_on.push(match moment.event {
                Event::Retreat { branch, .. } => branch.to_vec(),
                Event::Solved => steps_before(events, moment.index()),
                _ => earlier.collect(),
            });
        });
        debug_assert!(walked.is_ok(), "a trace replays to its end");
        Reliances(relied_on)
    }

    /// The same without guesses: nothing that is gone comes back, so the first event that rules a
    /// candidate out is noted once.
    fn of_steps(start: &Replay, events: &[Event]) -> Reliances {
        let mut ruled_out_by = RuledOutBy::new(start.position());
        let relied_on = events.iter().enumerate().map(|(index, event)| match event {
            Event::Step(step) => {
                let earlier = ruled_out_by.relied_on_by_step(&step.proof, &step.concluded, index);
                ruled_out_by.note(&step.concluded, index);
                earlier
            }
            Event::Contradiction { constraint } => ruled_out_by.relied_on_by_contradiction(*constraint, index),
            _ => steps_before(events, index),
        });
        Reliances(relied_on.collect())
    }

    /// For each event the numbers of the later ones that rely on it directly, without the end,
    /// which relies on all steps.
    pub fn users(&self, events: &[Event]) -> Vec<Vec<usize>> {
        let mut users = vec![Vec::new(); self.0.len()];
        for (later, relied_on) in self.0.iter().enumerate().filter(|&(later, _)| events[later] != Event::Solved) {
            relied_on.iter().for_each(|&earlier| users[earlier].push(later + 1));
        }
        users
    }

    /// Notes that an event has to come before a later one for a reason of its own.
    pub fn keep_before(&mut self, earlier: usize, later: usize) {
        if let Some(relied_on) =
            self.0.get_mut(later).filter(|relied_on| earlier < later && !relied_on.contains(&earlier))
        {
            relied_on.push(earlier);
        }
    }

    /// The events that a goal needs, the goal last, in an order that is easy to follow: each line
    /// of thought is followed to its end before the next begins, and of the events that one event
    /// relies on, the one that needs the most events itself comes first.
    pub fn threads_to(&self, goal: usize) -> Vec<usize> {
        let needs = |index: usize| self.needed(&[index]).into_iter().filter(|&needed| needed).count();
        let needs: Vec<usize> = (0..self.0.len()).map(needs).collect();
        let mut told = Vec::new();
        self.thread(goal, &needs, &mut told);
        told
    }

    fn thread(&self, index: usize, needs: &[usize], told: &mut Vec<usize>) {
        let mut relied_on = self.0[index].clone();
        relied_on.sort_by_key(|&earlier| (std::cmp::Reverse(needs[earlier]), earlier));
        for earlier in relied_on {
            if !told.contains(&earlier) {
                self.thread(earlier, needs, told);
            }
        }
        told.push(index);
    }

    /// For each event, whether the goals need it; they need themselves. Goals are indices.
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
