//! Steps that leave only singles, alone or in pairs.
//!
//! Of two first steps the one that leaves all candidates that the other leaves can go: it is in no
//! pair that the other is not in, apart from the step itself.

use super::moves::fill_singles;
use crate::board::{CandidateSet, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Family};
use crate::technique::{Extent, Found, Profile, find};
use std::collections::BTreeSet;

/// The steps that leave only singles.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Solving {
    /// The position where no single is left.
    pub position: Position,
    /// The steps there after which singles solve it.
    pub alone: Vec<Found>,
    /// If there are none of these, steps with others that do the same together: each second step
    /// with the position before it, where no single is left either.
    pub pairs: Vec<(Found, Position, Found)>,
}

/// The steps of a profile after which singles solve a position; pairs of them if there are none.
///
/// # Errors
/// If it was cancelled.
pub fn solving(position: &Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Solving, Cancelled> {
    let mut position = position.clone();
    fill_singles(&mut position);
    let mut others = profile.clone();
    others.rungs.retain(|rung| rung.technique.family != Family::Singles);
    let mut solving = Solving { position, alone: Vec::new(), pairs: Vec::new() };
    if solving.position.is_solved() || solving.position.contradiction().is_some() {
        return Ok(solving);
    }
    let mut firsts: Vec<(Found, Position)> = Vec::new();
    for (found, after) in steps(&solving.position, &others, cancel)? {
        match after.is_solved() {
            true => solving.alone.push(found),
            false => firsts.push((found, after)),
        }
    }
    if solving.alone.is_empty() {
        solving.pairs = pairs(firsts, &others, cancel)?;
    }
    Ok(solving)
}

/// The pairs of a first step and one after it that solve the position.
fn pairs(
    firsts: Vec<(Found, Position)>,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<Vec<(Found, Position, Found)>, Cancelled> {
    let left: Vec<CandidateSet> = firsts.iter().map(|(_, after)| after.all_candidates()).collect();
    let is_best = |index: usize| {
        let beats = |other: usize| left[other].is_subset(left[index]) && (left[other] != left[index] || other < index);
        !(0..left.len()).any(|other| other != index && beats(other))
    };
    let best: Vec<bool> = (0..left.len()).map(is_best).collect();
    let (mut pairs, mut known) = (Vec::new(), BTreeSet::new());
    for ((first, after), _) in firsts.into_iter().zip(best).filter(|(_, is_best)| *is_best) {
        for (second, end) in steps(&after, profile, cancel)? {
            // Of steps with the same conclusions the simplest comes first.
            let mut keys = [&first, &second].map(|found| found.step.concluded.to_vec());
            keys.sort();
            if end.is_solved() && known.insert(keys) {
                pairs.push((first.clone(), after.clone(), second));
            }
        }
    }
    Ok(pairs)
}

/// The steps in a position, each with what is left after it and all singles.
fn steps(position: &Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Vec<(Found, Position)>, Cancelled> {
    let found = find(profile, &Facts::new(position.clone()), Extent::Shortest, cancel)?;
    let after = |found: &Found| {
        let mut after = position.clone();
        found.step.conclude_in(&mut after);
        fill_singles(&mut after);
        after
    };
    Ok(found.into_iter().map(|found| (found.clone(), after(&found))).collect())
}
