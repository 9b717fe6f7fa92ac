//! A plan as a trace.

use super::moves::Move;
use crate::board::{Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Facts, Family, Ladder, Replay, Spec, Step, Trace};
use crate::technique::{Extent, Profile, instances};
use std::cmp::Reverse;

/// The trace of a plan: every single as soon as it is there, unless it would fill a part of a move
/// that gives more; otherwise the first move that is still what it was and leaves a single, or else
/// the first of any, so that a move is told as late as it can be. Where there is none, as
/// singles had to fill a part of it, its technique finds it again, or else the profile is asked.
///
/// # Errors
/// If it was cancelled.
pub(super) fn told(
    start: &Position,
    moves: Vec<Move>,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Trace, Cancelled> {
    let mut singles = profile.clone();
    singles.rungs.retain(|rung| rung.technique.family == Family::Singles);
    let mut replay = Replay::new(start.clone());
    let mut trace = Trace { start: start.clone(), events: Vec::new() };
    while !replay.position().is_solved() {
        let single = singles.next_step(replay.facts_mut(), cancel)?;
        let position = replay.position();
        let mut whole = moves.iter().filter(|next| next.is_whole(position));
        let planned = match &single {
            Some(single) => whole.find(|next| is_spoilt(next, single, position)),
            None => {
                let whole: Vec<&Move> = whole.collect();
                whole.iter().find(|next| next.leaves_single(position)).or(whole.first()).copied()
            }
        };
        let step = match (planned.map(|next| next.told_in(position)), single) {
            (Some(step), _) | (None, Some(step)) => Some(step),
            (None, None) => match found_again(&moves, profile, replay.facts_mut(), cancel)? {
                Some(step) => Some(step),
                None => profile.next_step(replay.facts_mut(), cancel)?,
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

/// A step like that of the first move that holds, if there is one.
fn found_again(
    moves: &[Move],
    profile: &Profile,
    facts: &Facts,
    cancel: Cancel<'_>,
) -> Result<Option<Step>, Cancelled> {
    for held in moves.iter().filter(|next| next.holds(facts.position().all_candidates())) {
        let wanted = held.told_in(facts.position());
        if let Some(step) = again(wanted.technique, &wanted.concluded, profile, facts, cancel)? {
            return Ok(Some(step));
        }
    }
    Ok(None)
}

/// The step of a technique that has most of these conclusions, if any has one of them.
pub(super) fn again(
    technique: &Spec,
    concluded: &[Literal],
    profile: &Profile,
    facts: &Facts,
    cancel: Cancel<'_>,
) -> Result<Option<Step>, Cancelled> {
    let same = |step: &Step| step.concluded.iter().filter(|literal| concluded.contains(literal)).count();
    for rung in profile.rungs.iter().filter(|rung| rung.technique == technique) {
        if technique.needs_uniqueness && !facts.is_unique(cancel)? {
            continue;
        }
        let found = instances(rung, facts, Extent::Shortest, cancel)?.into_iter().map(|found| found.step);
        if let Some(best) = found.min_by_key(|step| Reverse(same(step))).filter(|step| same(step) > 0) {
            return Ok(Some(best));
        }
    }
    Ok(None)
}

/// Whether a single fills a part of a move that would still give something.
fn is_spoilt(next: &Move, single: &Step, position: &Position) -> bool {
    let mut after = position.clone();
    single.placements().for_each(|placed| {
        after.place_if_possible(placed);
    });
    next.holds(after.all_candidates()) && !next.is_whole(&after)
}
