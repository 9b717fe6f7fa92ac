//! A plan as a trace.

use super::aim::Aim;
use super::moves::Move;
use crate::board::{CandidateSet, CellSet, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Facts, Family, Ladder, Replay, Spec, Step, Trace};
use crate::technique::{Extent, Profile, Rung, instances};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};

/// The trace of a plan: every single as soon as it is there, unless it would fill a part of a move
/// that gives more; otherwise the first move that is still what it was and leaves a single, or else
/// the first of any, so that a move is told as late as it can be. Where there is none, as
/// singles had to fill a part of it, its technique or an easier one finds it again, or else the
/// profile is asked.
///
/// If that makes it longer, it is told once more with the moves that were spoilt as early as they
/// can be, and once with all of them.
///
/// # Errors
/// If it was cancelled.
pub(super) fn told(
    start: &Position,
    moves: Vec<Move>,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Trace, Cancelled> {
    let mut telling = Telling {
        moves: &moves,
        profile,
        cancel,
        early: BTreeSet::new(),
        spoilt: BTreeSet::new(),
        known: BTreeMap::new(),
    };
    let mut best = telling.trace(start)?;
    for is_all in [false, true] {
        if Aim::Lean.count(&best) <= moves.len() || telling.spoilt.is_empty() {
            break;
        }
        telling.early = if is_all { (0..moves.len()).collect() } else { std::mem::take(&mut telling.spoilt) };
        let other = telling.trace(start)?;
        let is_whole = other.events.last() == Some(&Event::Solved);
        if is_whole && Aim::Lean.count(&other) < Aim::Lean.count(&best) {
            best = other;
        }
    }
    Ok(best)
}

struct Telling<'a> {
    moves: &'a [Move],
    profile: &'a Profile,
    cancel: Cancel<'a>,
    /// The moves that are told as early as they can be.
    early: BTreeSet<usize>,
    /// The moves that had to be found again.
    spoilt: BTreeSet<usize>,
    /// The steps found again, and the moves for which they were sought, by the candidates and the
    /// empty cells of the position.
    known: BTreeMap<(CandidateSet, CellSet), (Option<Step>, Vec<usize>)>,
}

impl Telling<'_> {
    fn trace(&mut self, start: &Position) -> Result<Trace, Cancelled> {
        let mut singles = self.profile.clone();
        singles.rungs.retain(|rung| rung.technique.family == Family::Singles);
        let mut replay = Replay::new(start.clone());
        let mut trace = Trace { start: start.clone(), events: Vec::new() };
        while !replay.position().is_solved() {
            let single = singles.next_step(replay.facts_mut(), self.cancel)?;
            let planned = self.planned(replay.position(), single.as_ref());
            let step = match (planned.map(|next| next.told_in(replay.position())), single) {
                (Some(step), _) | (None, Some(step)) => Some(step),
                (None, None) => match self.found_again(replay.facts_mut())? {
                    Some(step) => Some(step),
                    None => self.profile.next_step(replay.facts_mut(), self.cancel)?,
                },
            };
            let Some(step) = step else { return Ok(trace) };
            let event = Event::Step(step);
            let fits = replay.apply(&event);
            debug_assert!(fits.is_ok(), "{event:?}");
            trace.events.push(event);
        }
        trace.events.push(Event::Solved);
        Ok(trace)
    }

    /// The move to tell in place of a single, or where there is none.
    fn planned(&self, position: &Position, single: Option<&Step>) -> Option<&Move> {
        let whole: Vec<usize> = (0..self.moves.len()).filter(|&index| self.moves[index].is_whole(position)).collect();
        let moves = |index: &usize| &self.moves[*index];
        let early = whole.iter().find(|index| self.early.contains(index));
        let now = early.or_else(|| match single {
            Some(single) => whole.iter().find(|index| is_spoilt(moves(index), single, position)),
            None => whole.iter().find(|index| moves(index).leaves_single(position)).or(whole.first()),
        });
        now.map(moves)
    }

    /// A step like that of the first move that holds, if there is one.
    fn found_again(&mut self, facts: &Facts) -> Result<Option<Step>, Cancelled> {
        let (left, empty) = (facts.position().all_candidates(), facts.position().empty_cells());
        let (step, sought) = match self.known.entry((left, empty)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(vacant) => {
                let steps = Steps::new(self.profile, facts, self.cancel);
                vacant.insert(like_first(self.moves, steps)?)
            }
        };
        self.spoilt.extend(sought.iter().copied());
        Ok(step.clone())
    }
}

/// A step like that of the first move that holds, if there is one, and the moves for which it was
/// sought.
fn like_first(moves: &[Move], mut steps: Steps<'_>) -> Result<(Option<Step>, Vec<usize>), Cancelled> {
    let (position, rungs) = (steps.facts.position(), &steps.profile.rungs);
    let left = position.all_candidates();
    let mut sought = Vec::new();
    for (index, next) in moves.iter().enumerate().filter(|(_, next)| next.holds(left)) {
        sought.push(index);
        let wanted = next.told_in(position);
        let is_own = |rung: &Rung| rung.technique == wanted.technique;
        let own = rungs.iter().rposition(is_own).unwrap_or(0);
        let easier = rungs[..own].iter().filter(|rung| rung.limits.planned && !is_own(rung));
        for technique in [wanted.technique].into_iter().chain(easier.map(|rung| rung.technique)) {
            if let Some(step) = steps.like(technique, &wanted.concluded)? {
                return Ok((Some(step), sought));
            }
        }
    }
    Ok((None, sought))
}

/// The steps that techniques find in a position; each is asked once.
pub(super) struct Steps<'a> {
    profile: &'a Profile,
    facts: &'a Facts,
    cancel: Cancel<'a>,
    /// By the number of their rung.
    found: BTreeMap<usize, Vec<Step>>,
}

impl<'a> Steps<'a> {
    pub(super) fn new(profile: &'a Profile, facts: &'a Facts, cancel: Cancel<'a>) -> Steps<'a> {
        Steps { profile, facts, cancel, found: BTreeMap::new() }
    }

    /// The step of a technique that has most of these conclusions, if any has one of them.
    pub(super) fn like(&mut self, technique: &Spec, concluded: &[Literal]) -> Result<Option<Step>, Cancelled> {
        let same = |step: &Step| step.concluded.iter().filter(|literal| concluded.contains(literal)).count();
        for (number, rung) in self.profile.rungs.iter().enumerate() {
            if rung.technique != technique || technique.needs_uniqueness && !self.facts.is_unique(self.cancel)? {
                continue;
            }
            let found = match self.found.entry(number) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(vacant) => {
                    let found = instances(rung, self.facts, Extent::Shortest, self.cancel)?;
                    vacant.insert(found.into_iter().map(|found| found.step).collect())
                }
            };
            if let Some(best) = found.iter().min_by_key(|step| Reverse(same(step))).filter(|step| same(step) > 0) {
                return Ok(Some(best.clone()));
            }
        }
        Ok(None)
    }
}

/// Whether a single fills a part of a move that would still give something.
fn is_spoilt(next: &Move, single: &Step, position: &Position) -> bool {
    let mut after = position.clone();
    single.placements().for_each(|placed| {
        after.place_if_possible(placed);
    });
    next.holds(after.all_candidates()) && !next.is_whole(&after)
}
