//! ALS-XY-wing and ALS chain: three almost locked sets in a row, or more.
//!
//! If the first set is without z, it needs its other digits and with them the restricted common
//! that it has with the next set. That set is without it and needs the rest, and so on: the last
//! set has z. A set joined to both neighbours by the same digit would pass nothing on, so the
//! digits of consecutive joints differ. Sets may overlap, but not in a restricted common.
//!
//! From each first set, paths are followed breadth first. Only the last set of a path and the digit
//! that this set is without matter, so each such pair is reached once, by a shortest path.

use super::sets::{Joint, Joints, Sets};
use crate::board::{Candidate, CandidateSet, Digit, DigitSet, Literal, Position};
use crate::hash::HashSet;
use crate::logic::{AlmostLockedSet, Evidence, Facts, Family, Flow, Level, Limits, Proof, SetChain, Sink, Spec};
use crate::technique::chains::SetLinks;

/// Three sets in a row.
pub static ALS_XY_WING: Spec = Spec::new("als-xy-wing", Family::Als, |facts, _, sink| search(facts, 3..=3, sink))
    .hodoku("0902", Level::Unfair, 320)
    .evidence(Evidence::Derived);

/// Four sets in a row, or more.
pub static ALS_XY_CHAIN: Spec =
    Spec::new("als-xy-chain", Family::Als, |facts, limits: &Limits, sink| search(facts, 4..=limits.sets, sink))
        .hodoku("0903", Level::Unfair, 340)
        .evidence(Evidence::Derived);

/// The last set of a path, and the digit that it is without.
#[derive(Clone, Copy)]
struct Reached {
    set: usize,
    without: Digit,
    /// The index of the entry that it was reached from; none for the first joint.
    from: Option<usize>,
    length: usize,
}

/// Finds all chains of these lengths; of those with the same first set and joint, and the same last
/// set, a shortest one.
fn search(facts: &Facts, lengths: std::ops::RangeInclusive<usize>, sink: &mut Sink<'_>) -> Flow {
    let removed = facts.get::<SetLinks>().removed();
    if removed.is_empty() {
        return Flow::Continue(());
    }
    let (sets, joints) = (facts.get::<Sets>(), facts.get::<Joints>());
    let removes: Vec<u128> = sets.all.iter().map(|set| removes(facts.position(), set, removed)).collect();
    let mut found: Vec<(SetChain, CandidateSet)> = Vec::new();
    let mut known = HashSet::default();
    let mut reached: Vec<Reached> = Vec::new();
    let mut seen = Vec::new();
    for start in (0..sets.all.len()).filter(|&start| removes[start] != 0) {
        sink.tick()?;
        for first in sets.all[start].digits {
            reached.clear();
            seen.clear();
            seen.resize(sets.all.len(), DigitSet::EMPTY);
            // No path comes back to its first set.
            seen[start] = DigitSet::full();
            for joint in joints.of[start].iter().filter(|joint| joint.commons.contains(first)) {
                seen[joint.to].insert(first);
                reached.push(Reached { set: joint.to, without: first, from: None, length: 2 });
            }
            let mut next = 0;
            while let Some(&way) = reached.get(next) {
                if lengths.contains(&way.length) && removes[start] & removes[way.set] != 0 {
                    let digits =
                        (sets.all[start].digits & sets.all[way.set].digits).without(first).without(way.without);
                    let gone = joints.seen_by_both([start, way.set], digits);
                    if !gone.is_empty() && known.insert(gone) {
                        found.push((told(&sets.all, start, &reached, next, &gone), gone));
                    }
                }
                if way.length < *lengths.end() {
                    let (from, length) = (Some(next), way.length + 1);
                    let is_last = length == *lengths.end();
                    for &Joint { to: set, commons, .. } in &joints.of[way.set] {
                        let new = commons.without(way.without) - seen[set];
                        if new.is_empty() || is_last && removes[start] & removes[set] == 0 {
                            continue;
                        }
                        seen[set] |= new;
                        for without in new {
                            reached.push(Reached { set, without, from, length });
                        }
                    }
                }
                next += 1;
            }
        }
    }
    found.sort_by_cached_key(|(chain, gone)| (std::cmp::Reverse(gone.len()), chain.sets.len(), chain.cells().len()));
    found.into_iter().try_for_each(|(chain, gone)| {
        let proof = Proof::of(chain.truths());
        sink.find(chain.into(), gone.iter().map(Literal::is_not), proof)
    })
}

/// The candidates removed by links between sets that see all places of their digit in this set, one
/// bit each; all bits if they are too many. Only sets with a bit in common can be the ends of a
/// chain.
fn removes(position: &Position, set: &AlmostLockedSet, removed: CandidateSet) -> u128 {
    if removed.len() > u128::BITS as usize {
        return u128::MAX;
    }
    let sees_all = |gone: Candidate| {
        set.digits.contains(gone.digit()) && set.places(position, gone.digit()).is_subset(gone.cell().peers())
    };
    removed.iter().fold(0, |bits, gone| bits << 1 | u128::from(sees_all(gone)))
}

/// The chain of a path.
fn told(sets: &[AlmostLockedSet], start: usize, reached: &[Reached], end: usize, gone: &CandidateSet) -> SetChain {
    let (mut way, mut at) = (Vec::new(), Some(end));
    while let Some(place) = at {
        way.push(reached[place]);
        at = reached[place].from;
    }
    way.reverse();
    SetChain {
        sets: std::iter::once(start).chain(way.iter().map(|reached| reached.set)).map(|set| sets[set]).collect(),
        commons: way.iter().map(|reached| reached.without).collect(),
        closed_by: None,
        digits: gone.iter().map(Candidate::digit).collect(),
    }
}
