//! The path of a solver without unnecessary steps.

use super::closure::{Closure, Move, beside_singles};
use super::hitting::cheapest;
use super::telling::told;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Family, Moment, Trace};
use crate::technique::{Profile, Rung};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A step counts more than any words.
const STEP: u64 = 1 << 32;
/// The nodes of the search for sets that have a member of each core.
const NODES: usize = 200_000;

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
    let has = |single: &Rung| profile.rungs.iter().any(|rung| rung.technique == single.technique);
    let is_solved = trace.events.last() == Some(&Event::Solved) && trace.guesses() == 0;
    if !is_solved || !Profile::singles().rungs.iter().all(has) {
        return Ok(None);
    }
    let mut moves: Vec<Move> = Vec::new();
    let mut costs: Vec<u64> = Vec::new();
    let walked = trace.walk(|moment| {
        if let Event::Step(step) = moment.event
            && step.technique.family != Family::Singles
        {
            moves.push(Move::of(step, moment));
            costs.push(STEP + cost(moment));
        }
    });
    debug_assert!(walked.is_ok(), "a trace replays to its end");
    let (chosen, is_proved) = smallest(&Closure::of_none(trace.start.clone(), moves.len()), &moves, &costs, cancel)?;
    let count = chosen.len();
    let told = told(&trace.start, chosen.into_iter().map(|index| moves[index].clone()).collect(), profile, cancel)?;
    let steps = beside_singles(&told);
    let is_shorter = told.events.last() == Some(&Event::Solved) && steps < moves.len();
    let trace = if is_shorter { told } else { trace.clone() };
    Ok(Some(Lean { trace, is_proved: is_proved && steps <= count }))
}

/// The cheapest moves that solve the puzzle, and whether that is proved.
fn smallest(
    none: &Closure,
    moves: &[Move],
    costs: &[u64],
    cancel: Cancel<'_>,
) -> Result<(BTreeSet<usize>, bool), Cancelled> {
    let solves = |set: &BTreeSet<usize>| {
        let mut closure = none.clone();
        closure.extend(moves, set.iter().copied());
        closure.is_solved()
    };
    // To begin with, the dearest are left out one after the other.
    let mut best: BTreeSet<usize> = (0..moves.len()).collect();
    let mut dearest: Vec<usize> = best.iter().copied().collect();
    dearest.sort_by_key(|&index| (Reverse(costs[index]), index));
    for index in dearest {
        best.remove(&index);
        if !solves(&best) {
            best.insert(index);
        }
    }
    let sum = |set: &BTreeSet<usize>| set.iter().map(|&index| costs[index]).sum::<u64>();
    let (mut cores, mut nodes): (Vec<BTreeSet<usize>>, usize) = (Vec::new(), NODES);
    loop {
        if cancel.is_cancelled() {
            return Err(Cancelled);
        }
        let Some(set) = cheapest(&cores, costs, &mut nodes) else { return Ok((best, false)) };
        if sum(&set) >= sum(&best) {
            return Ok((best, true));
        }
        let mut closure = none.clone();
        closure.extend(moves, set.iter().copied());
        if closure.is_solved() {
            return Ok((set, true));
        }
        cores.push(core(closure, moves));
    }
}

/// The moves that cannot be added to these without solving the puzzle: every plan has one of them.
fn core(mut closure: Closure, moves: &[Move]) -> BTreeSet<usize> {
    let mut core = BTreeSet::new();
    for index in closure.others() {
        let mut larger = closure.clone();
        larger.extend(moves, [index]);
        if larger.is_solved() {
            core.insert(index);
        } else {
            closure = larger;
        }
    }
    core
}
