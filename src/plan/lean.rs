//! The path of a solver without unnecessary steps.

use super::aim::Aim;
use super::library::Words;
use super::moves::Move;
use super::smallest::Choices;
use super::telling::told;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Family, Moment, Trace};
use crate::technique::{Profile, Rung};

/// A step counts more than any words.
pub(super) const STEP: u64 = 1 << 32;
/// The nodes of the search for sets that have a member of each core.
pub(super) const NODES: usize = 200_000;

/// A path without unnecessary steps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Lean {
    /// The path.
    pub trace: Trace,
    /// Whether no smaller choice of the steps would do. If not, the search ran out of its budget.
    pub is_proved: bool,
}

/// The smallest choice of the steps of a trace that solves the puzzle with singles alone beside
/// them; of several, the one with the least cost. `None` if the trace does not end in the solution
/// without a guess, or if its profile lacks one of the singles.
///
/// `cost` tells how much there is to read in a step, in words.
///
/// # Errors
/// If it was cancelled.
pub fn lean(
    trace: &Trace,
    profile: &Profile,
    cost: impl Fn(&Moment<'_>) -> u64,
    cancel: Cancel<'_>,
) -> Result<Option<Lean>, Cancelled> {
    if !can_be_planned(trace, profile) {
        return Ok(None);
    }
    shortened(trace, profile, &cost, cancel).map(Some)
}

/// The same for a trace that can be planned.
pub(super) fn shortened(
    trace: &Trace,
    profile: &Profile,
    cost: Words<'_>,
    cancel: Cancel<'_>,
) -> Result<Lean, Cancelled> {
    let (moves, costs): (Vec<Move>, Vec<u64>) = others(trace, |moment| STEP + cost(moment)).into_iter().unzip();
    let all: Vec<usize> = (0..moves.len()).collect();
    let cost = |index: usize| costs[index];
    let (start, cores) = (&trace.start, usize::MAX);
    let choices =
        Choices { start, moves: &moves, among: &all, cost: &cost, at_least: &cost, nodes: NODES, cores, cancel };
    let smallest = choices.smallest(all.iter().copied().collect())?;
    let count = smallest.moves.len();
    let chosen = smallest.moves.into_iter().map(|index| moves[index].clone()).collect();
    let told = told(&trace.start, chosen, profile, cancel)?;
    let steps = Aim::Lean.count(&told);
    let is_shorter = told.events.last() == Some(&Event::Solved) && steps < moves.len();
    let trace = if is_shorter { told } else { trace.clone() };
    Ok(Lean { trace, is_proved: smallest.is_proved && steps <= count })
}

/// Whether a trace ends in the solution without a guess, and its profile has all singles.
pub(super) fn can_be_planned(trace: &Trace, profile: &Profile) -> bool {
    let has = |single: &Rung| profile.rungs.iter().any(|rung| rung.technique == single.technique);
    let is_solved = trace.events.last() == Some(&Event::Solved) && trace.guesses() == 0;
    is_solved && Profile::singles().rungs.iter().all(has)
}

/// The steps of a trace that are no singles, each with something read from its moment.
pub(super) fn others<T>(trace: &Trace, read: impl Fn(&Moment<'_>) -> T) -> Vec<(Move, T)> {
    let mut found = Vec::new();
    let walked = trace.walk(|moment| {
        if let Event::Step(step) = moment.event
            && step.technique.family != Family::Singles
        {
            found.push((Move::of(step.clone(), moment.position()), read(moment)));
        }
    });
    debug_assert!(walked.is_ok(), "a trace replays to its end");
    found
}
