//! The cheapest of some moves that solve a puzzle, by implicit hitting sets.

use super::closure::Closure;
use super::hitting::cheapest;
use super::moves::Move;
use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A choice of moves.
pub(super) struct Smallest {
    pub(super) moves: BTreeSet<usize>,
    /// Whether none is cheaper.
    pub(super) is_proved: bool,
}

/// The moves to choose from, and what they cost.
pub(super) struct Choices<'a> {
    pub(super) start: &'a Position,
    pub(super) moves: &'a [Move],
    /// The moves that are in question.
    pub(super) among: &'a [usize],
    /// The cost of a move. Asked only for moves that are in question.
    pub(super) cost: &'a dyn Fn(usize) -> u64,
    /// The nodes of the search for sets that have a member of each core.
    pub(super) nodes: usize,
    /// The number of cores.
    pub(super) cores: usize,
    pub(super) cancel: Cancel<'a>,
}

impl Choices<'_> {
    /// The cheapest choice. The first one is known to solve the puzzle.
    pub(super) fn smallest(&self, first: BTreeSet<usize>) -> Result<Smallest, Cancelled> {
        let mut best = self.improved(self.pruned(first))?;
        let (mut cores, mut nodes): (Vec<BTreeSet<usize>>, usize) = (Vec::new(), self.nodes);
        let none = Closure::of_none(self.start.clone(), self.moves);
        loop {
            let found = cheapest(&cores, self.cost, self.sum(&best), &mut nodes, self.cancel);
            self.go_on()?;
            let Some(set) = found.filter(|_| cores.len() < self.cores) else {
                return Ok(Smallest { moves: best, is_proved: false });
            };
            let Some(set) = set else { return Ok(Smallest { moves: best, is_proved: true }) };
            let mut closure = none.clone();
            closure.extend(set.iter().copied());
            if closure.is_solved() {
                return Ok(Smallest { moves: set, is_proved: true });
            }
            let (core, plan) = self.core(closure)?;
            let plan = self.improved(self.pruned(plan))?;
            if self.sum(&plan) < self.sum(&best) {
                best = plan;
            }
            cores.push(core);
        }
    }

    fn go_on(&self) -> Result<(), Cancelled> {
        if self.cancel.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    /// A plan with a move replaced by a cheaper one, again and again.
    pub(super) fn improved(&self, mut plan: BTreeSet<usize>) -> Result<BTreeSet<usize>, Cancelled> {
        while let Some((old, new)) = self.replacement(&plan)? {
            plan.remove(&old);
            plan.insert(new);
            plan = self.pruned(plan);
        }
        Ok(plan)
    }

    /// A move of a plan, and a cheaper one that can take its place.
    fn replacement(&self, plan: &BTreeSet<usize>) -> Result<Option<(usize, usize)>, Cancelled> {
        for &old in plan {
            let mut closure = Closure::of_none(self.start.clone(), self.moves);
            closure.extend(plan.iter().copied().filter(|&other| other != old));
            let is_new = |new: &usize| closure.is_changed_by(*new) && self.is_simpler(*new, old);
            let others = self.among.iter().copied().filter(is_new).map(|new| ((self.cost)(new), new));
            let mut cheaper: Vec<(u64, usize)> = others.filter(|&(cost, _)| cost < (self.cost)(old)).collect();
            cheaper.sort_unstable();
            for (_, new) in cheaper {
                self.go_on()?;
                let mut larger = closure.clone();
                larger.add(new);
                if larger.is_solved() {
                    return Ok(Some((old, new)));
                }
            }
        }
        Ok(None)
    }

    /// Whether a move may be cheaper than another, before their costs are known.
    fn is_simpler(&self, one: usize, other: usize) -> bool {
        self.moves[one].step.proof.len() <= 2 * self.moves[other].step.proof.len()
    }

    /// The moves that solve the puzzle without any that can go, the dearest first.
    pub(super) fn pruned(&self, mut set: BTreeSet<usize>) -> BTreeSet<usize> {
        let mut dearest: Vec<usize> = set.iter().copied().collect();
        dearest.sort_by_key(|&index| (Reverse((self.cost)(index)), index));
        for index in dearest {
            set.remove(&index);
            let mut closure = Closure::of_none(self.start.clone(), self.moves);
            closure.extend(set.iter().copied());
            if !closure.is_solved() {
                set.insert(index);
            }
        }
        set
    }

    /// The cost of moves.
    pub(super) fn sum(&self, set: &BTreeSet<usize>) -> u64 {
        set.iter().map(|&index| (self.cost)(index)).sum()
    }

    /// The moves that cannot be added to these without solving the puzzle: every plan has one of
    /// them. Simple moves are added first, as a core of dear ones says more. Also a plan, made of
    /// those that were added and the cheapest of the others.
    fn core(&self, mut closure: Closure<'_>) -> Result<(BTreeSet<usize>, BTreeSet<usize>), Cancelled> {
        let mut others: Vec<usize> = self.among.iter().copied().filter(|&index| !closure.has(index)).collect();
        others.sort_by_key(|&index| (self.moves[index].step.proof.len(), index));
        let mut core = BTreeSet::new();
        for index in others {
            if !closure.is_changed_by(index) {
                closure.add(index);
                continue;
            }
            self.go_on()?;
            let mut larger = closure.clone();
            larger.add(index);
            if larger.is_solved() {
                core.insert(index);
            } else {
                closure = larger;
            }
        }
        if let Some(&cheapest) = core.iter().min_by_key(|&&index| ((self.cost)(index), index)) {
            closure.add(cheapest);
        }
        let plan = closure.applied().clone();
        Ok((core, plan))
    }
}
