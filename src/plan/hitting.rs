//! The cheapest set that has a member of each of several sets.
//!
//! Branch and bound: of the sets without a member so far, the one with the fewest candidates for it
//! is split. Its members are tried in turn, and each is out of the question for those after it. A
//! lower bound is the sum of the cheapest members of sets that have none in common.

use std::collections::BTreeSet;

/// A search with its best result so far.
struct Search<'a> {
    sets: &'a [BTreeSet<usize>],
    cost: &'a [u64],
    best: Option<(u64, BTreeSet<usize>)>,
    nodes: &'a mut usize,
}

/// The cheapest set, by the costs of its members; `None` if the nodes do not suffice. They are
/// counted down.
pub(super) fn cheapest(sets: &[BTreeSet<usize>], cost: &[u64], nodes: &mut usize) -> Option<BTreeSet<usize>> {
    let mut search = Search { sets, cost, best: None, nodes };
    search.run(&mut BTreeSet::new(), &mut BTreeSet::new(), 0)?;
    search.best.map(|(_, set)| set)
}

impl Search<'_> {
    /// Completes a set; `None` when the nodes have run out.
    fn run(&mut self, chosen: &mut BTreeSet<usize>, out: &mut BTreeSet<usize>, so_far: u64) -> Option<()> {
        *self.nodes = self.nodes.checked_sub(1)?;
        let mut open: Vec<Vec<usize>> = Vec::new();
        for set in self.sets.iter().filter(|set| set.is_disjoint(chosen)) {
            open.push(set.difference(out).copied().collect());
        }
        open.sort_by_key(Vec::len);
        let bound = so_far + self.bound(&open);
        if self.best.as_ref().is_some_and(|(best, _)| bound >= *best) {
            return Some(());
        }
        let Some(mut members) = open.into_iter().next() else {
            self.best = Some((so_far, chosen.clone()));
            return Some(());
        };
        members.sort_by_key(|&member| (self.cost[member], member));
        for &member in &members {
            chosen.insert(member);
            self.run(chosen, out, so_far + self.cost[member])?;
            chosen.remove(&member);
            out.insert(member);
        }
        members.iter().for_each(|member| {
            out.remove(member);
        });
        Some(())
    }

    /// The least cost of a member of each of these sets, smallest first. A set without members can
    /// have none.
    fn bound(&self, open: &[Vec<usize>]) -> u64 {
        let mut seen: BTreeSet<usize> = BTreeSet::new();
        let mut sum: u64 = 0;
        for set in open {
            if set.iter().any(|member| seen.contains(member)) {
                continue;
            }
            let Some(least) = set.iter().map(|&member| self.cost[member]).min() else { return u64::MAX };
            sum = sum.saturating_add(least);
            seen.extend(set);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::cheapest;
    use std::collections::BTreeSet;

    #[test]
    fn the_cheapest_set_is_found() {
        let sets: Vec<BTreeSet<usize>> =
            [vec![0, 1], vec![1, 2], vec![3]].into_iter().map(BTreeSet::from_iter).collect();
        let found = |cost: [u64; 4]| cheapest(&sets, &cost, &mut 100).map(Vec::from_iter);
        assert_eq!(found([1, 1, 1, 1]), Some(vec![1, 3]));
        assert_eq!(found([1, 3, 1, 1]), Some(vec![0, 2, 3]));
        assert_eq!(cheapest(&sets, &[1; 4], &mut 2), None, "two nodes do not suffice");
        assert_eq!(cheapest(&[], &[], &mut 1), Some(BTreeSet::new()));
    }
}
