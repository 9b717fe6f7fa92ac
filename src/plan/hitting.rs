//! The cheapest set that has a member of each of several sets.
//!
//! Branch and bound: of the sets without a member so far, the one with the fewest candidates for it
//! is split. Its members are tried in turn, and each is out of the question for those after it. A
//! lower bound is the sum of the cheapest members of sets that have none in common.

use crate::cancel::Cancel;
use std::collections::BTreeSet;

/// A node takes about a microsecond.
const NODES_BETWEEN_CHECKS: usize = 1024;

/// Members by number, one bit each.
type Members = Vec<u64>;

/// A search with its best result so far.
struct Search<'a> {
    sets: &'a [Members],
    cost: &'a [u64],
    best: (u64, Vec<usize>),
    nodes: &'a mut usize,
    cancel: Cancel<'a>,
}

/// The cheapest set, by the costs of its members, if it is cheaper than `limit`; `None` if the
/// nodes do not suffice or it was cancelled, an empty `Some` if there is none. Nodes are counted
/// down.
pub(super) fn cheapest(
    sets: &[BTreeSet<usize>],
    cost: impl Fn(usize) -> u64,
    limit: u64,
    nodes: &mut usize,
    cancel: Cancel<'_>,
) -> Option<Option<BTreeSet<usize>>> {
    // The members in question, the cheapest first, so that the lowest bit of a set is its cheapest.
    let mut names: Vec<usize> = sets.iter().flatten().copied().collect::<BTreeSet<usize>>().into_iter().collect();
    names.sort_by_cached_key(|&member| (cost(member), member));
    let mut numbers = vec![0; names.iter().max().map_or(0, |last| last + 1)];
    names.iter().enumerate().for_each(|(number, &member)| numbers[member] = number);
    let cost: Vec<u64> = names.iter().map(|&member| cost(member)).collect();
    let as_bits = |set: &BTreeSet<usize>| {
        let mut bits = vec![0; names.len().div_ceil(64)];
        set.iter().map(|&member| numbers[member]).for_each(|number| bits[number / 64] |= 1 << (number % 64));
        bits
    };
    let sets: Vec<Members> = sets.iter().map(as_bits).collect();
    let mut search = Search { sets: &sets, cost: &cost, best: (limit, Vec::new()), nodes, cancel };
    let out = vec![0; names.len().div_ceil(64)];
    let sizes = sets.iter().map(|set| set.iter().map(|word| word.count_ones()).sum());
    search.run(&mut Vec::new(), out, sizes.zip(0..).collect(), 0)?;
    let (best, chosen) = search.best;
    Some((best < limit).then(|| chosen.into_iter().map(|number| names[number]).collect()))
}

impl Search<'_> {
    /// Completes a set; `None` when the nodes have run out, or if it was cancelled. `open` are the
    /// sets without a member so far, each with the number of those left.
    fn run(
        &mut self,
        chosen: &mut Vec<usize>,
        mut out: Members,
        mut open: Vec<(u32, usize)>,
        so_far: u64,
    ) -> Option<()> {
        *self.nodes = self.nodes.checked_sub(1)?;
        if (*self.nodes).is_multiple_of(NODES_BETWEEN_CHECKS) && self.cancel.is_cancelled() {
            return None;
        }
        open.sort_unstable();
        if self.bound(&out, &open, so_far) >= self.best.0 {
            return Some(());
        }
        let Some(&(_, split)) = open.first() else {
            self.best = (so_far, chosen.clone());
            return Some(());
        };
        let mut members: Members = self.left(split, &out).collect();
        while let Some(member) = first(members.iter().copied()) {
            let (word, bit) = (member / 64, 1 << (member % 64));
            members[word] &= !bit;
            let is_in = |set: usize| self.sets[set][word] & bit != 0;
            let still = open.iter().copied().filter(|&(_, set)| !is_in(set)).collect();
            open.iter_mut().filter(|(_, set)| is_in(*set)).for_each(|(left, _)| *left -= 1);
            chosen.push(member);
            self.run(chosen, out.clone(), still, so_far + self.cost[member])?;
            chosen.pop();
            out[word] |= bit;
        }
        Some(())
    }

    /// A cost that no completion is below; no more than is enough to leave it.
    fn bound(&self, out: &Members, open: &[(u32, usize)], so_far: u64) -> u64 {
        let mut seen: Members = vec![0; out.len()];
        let mut bound = so_far;
        for &(_, set) in open {
            if bound >= self.best.0 {
                break;
            }
            if self.left(set, out).zip(&seen).all(|(left, seen)| left & seen == 0) {
                let least = first(self.left(set, out)).map_or(u64::MAX, |least| self.cost[least]);
                bound = bound.saturating_add(least);
                self.left(set, out).zip(&mut seen).for_each(|(left, seen)| *seen |= left);
            }
        }
        bound
    }

    /// The members of a set that are in question.
    fn left<'s>(&'s self, set: usize, out: &'s Members) -> impl Iterator<Item = u64> + 's {
        self.sets[set].iter().zip(out).map(|(set, out)| set & !out)
    }
}

/// The lowest number of some members.
fn first(words: impl Iterator<Item = u64>) -> Option<usize> {
    words.enumerate().find(|&(_, word)| word != 0).map(|(index, word)| index * 64 + word.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::cheapest;
    use crate::cancel::Cancel;
    use std::collections::BTreeSet;

    #[test]
    fn the_cheapest_set_is_found() {
        let sets: Vec<BTreeSet<usize>> =
            [vec![0, 1], vec![1, 2], vec![3]].into_iter().map(BTreeSet::from_iter).collect();
        let found = |cost: [u64; 4], limit| {
            cheapest(&sets, |member| cost[member], limit, &mut 100, Cancel::NEVER).flatten().map(Vec::from_iter)
        };
        assert_eq!(found([1, 1, 1, 1], 9), Some(vec![1, 3]));
        assert_eq!(found([1, 3, 1, 1], 9), Some(vec![0, 2, 3]));
        assert_eq!(found([1, 3, 1, 1], 3), None, "none is cheaper than the limit");
        assert_eq!(cheapest(&sets, |_| 1, 9, &mut 2, Cancel::NEVER), None, "two nodes do not suffice");
        assert_eq!(cheapest(&[], |_| 1, 9, &mut 1, Cancel::NEVER), Some(Some(BTreeSet::new())));
    }
    /// Sets of eight members, made from numbers that look random.
    #[test]
    fn no_set_is_cheaper() {
        let mut number = 1_u64;
        let mut next = || {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (number >> 33) as usize
        };
        for _ in 0..200 {
            let costs: Vec<u64> = (0..8).map(|_| 1 + next() as u64 % 9).collect();
            let masks: Vec<usize> = (0..1 + next() % 6).map(|_| 1 + next() % 255).collect();
            let members = |mask: usize| (0..8).filter(move |member| mask >> member & 1 != 0);
            let sum = |mask: usize| members(mask).map(|member| costs[member]).sum::<u64>();
            let hits = |chosen: usize| masks.iter().all(|mask| mask & chosen != 0);
            let least = (0..256).filter(|&chosen| hits(chosen)).map(sum).min();
            let sets: Vec<BTreeSet<usize>> = masks.iter().map(|&mask| members(mask).collect()).collect();
            let found = cheapest(&sets, |member| costs[member], 99, &mut 10_000, Cancel::NEVER).flatten();
            let found = found.map(|set| set.iter().fold(0, |mask, member| mask | 1 << member));
            assert_eq!(found.map(sum), least, "{masks:?} {costs:?}");
            assert!(found.is_some_and(hits), "{masks:?} {costs:?}");
        }
    }
}
