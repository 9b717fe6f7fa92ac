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
    /// What a move costs at least, as far as that is known without telling it.
    pub(super) at_least: &'a dyn Fn(usize) -> u64,
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
        let none = self.closure_of_none();
        loop {
            let found = cheapest(&cores, self.cost, self.sum(&best), &mut nodes, self.cancel);
            self.go_on()?;
            let Some(set) = found.filter(|_| cores.len() < self.cores) else {
                return Ok(Smallest { moves: best, is_proved: false });
            };
            let Some(set) = set else { return Ok(Smallest { moves: best, is_proved: true }) };
            let set: Vec<usize> = set.into_iter().collect();
            let closure = none.with(&set);
            if closure.is_solved() {
                return Ok(Smallest { moves: set.into_iter().collect(), is_proved: true });
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

    /// The first move of a plan that a cheaper one can replace, and the cheapest that can.
    fn replacement(&self, plan: &BTreeSet<usize>) -> Result<Option<(usize, usize)>, Cancelled> {
        let plan: Vec<usize> = plan.iter().copied().collect();
        self.replacement_among(self.closure_of_none(), &plan)
    }

    /// The same for some moves of a plan, given the closure of the others.
    fn replacement_among(&self, mut others: Closure<'_>, moves: &[usize]) -> Result<Option<(usize, usize)>, Cancelled> {
        match *moves {
            [] => Ok(None),
            [old] => Ok(self.cheaper(&others, old)?.map(|new| (old, new))),
            _ => {
                let (first, second) = moves.split_at(moves.len() / 2);
                let found = self.replacement_among(others.with(second), first)?;
                if found.is_some() {
                    return Ok(found);
                }
                others.extend(first.iter().copied());
                self.replacement_among(others, second)
            }
        }
    }

    /// The cheapest move that can take the place of another one, given the closure of the rest of
    /// the plan. Only moves that can are told.
    fn cheaper(&self, others: &Closure<'_>, old: usize) -> Result<Option<usize>, Cancelled> {
        let limit = (self.cost)(old);
        let is_new = |new: &usize| others.is_changed_by(*new) && self.is_simpler(*new, old);
        let bounds = self.among.iter().copied().filter(is_new).map(|new| ((self.at_least)(new), new));
        let mut bounds: Vec<(u64, usize)> = bounds.filter(|&(least, _)| least < limit).collect();
        bounds.sort_unstable();
        let mut best: Option<(u64, usize)> = None;
        for bound in bounds {
            if best.is_some_and(|best| bound > best) {
                break;
            }
            self.go_on()?;
            if others.with(&[bound.1]).is_solved() {
                let found = ((self.cost)(bound.1), bound.1);
                best = best.into_iter().chain([found]).filter(|&(cost, _)| cost < limit).min();
            }
        }
        Ok(best.map(|(_, new)| new))
    }

    /// Whether a move may be cheaper than another, before their costs are known.
    fn is_simpler(&self, one: usize, other: usize) -> bool {
        self.moves[one].step.proof.len() <= 2 * self.moves[other].step.proof.len()
    }

    /// The moves that solve the puzzle without any that can go, the dearest first.
    pub(super) fn pruned(&self, set: BTreeSet<usize>) -> BTreeSet<usize> {
        let mut dearest: Vec<usize> = set.into_iter().collect();
        dearest.sort_by_cached_key(|&index| (Reverse((self.cost)(index)), index));
        let mut needed = BTreeSet::new();
        keep_needed(self.closure_of_none(), &dearest, &mut needed);
        needed
    }

    fn closure_of_none(&self) -> Closure<'_> {
        Closure::of_none(self.start.clone(), self.moves)
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
            let larger = closure.with(&[index]);
            if larger.is_solved() {
                core.insert(index);
            } else {
                closure = larger;
            }
        }
        if let Some(&cheapest) = core.iter().min_by_key(|&&index| ((self.cost)(index), index)) {
            closure.add(cheapest);
        }
        Ok((core, closure.applied()))
    }
}

/// Adds those moves that have to stay beside a closure for it to solve the puzzle, when one after
/// the other is left out if it can be. Those after a move are shared by all before it.
fn keep_needed(mut closure: Closure<'_>, moves: &[usize], needed: &mut BTreeSet<usize>) {
    match *moves {
        _ if closure.is_solved() => {}
        [] => {}
        [only] => {
            needed.insert(only);
        }
        _ => {
            let (first, second) = moves.split_at(moves.len() / 2);
            keep_needed(closure.with(second), first, needed);
            closure.extend(first.iter().copied().filter(|index| needed.contains(index)));
            keep_needed(closure, second, needed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::lean::others;
    use super::super::moves::{Move, fill_singles};
    use super::{Choices, Closure};
    use crate::board::Position;
    use crate::cancel::Cancel;
    use crate::logic::Facts;
    use crate::solve::{SolveOptions, solve};
    use crate::technique::{Extent, Profile, find};
    use std::cmp::Reverse;
    use std::collections::BTreeSet;

    const HARD: &str = "98.7..6..7.56..4....6.8....3..4..9...2...3.......5..3.1....6.4....1...96....7.1..";

    /// Whether moves solve the puzzle, from the start.
    fn solves(choices: &Choices<'_>, set: &BTreeSet<usize>) -> bool {
        let mut closure = Closure::of_none(choices.start.clone(), choices.moves);
        closure.extend(set.iter().copied());
        closure.is_solved()
    }

    #[test]
    fn shared_closures_decide_as_each_alone() {
        let start = Position::new(&HARD.parse().unwrap()).unwrap();
        let trace = solve(start, &Profile::standard(), SolveOptions::without_guessing(), Cancel::NEVER).trace;
        // The steps of a path, and all that there are where it has none but singles to begin with.
        let mut moves: Vec<Move> = others(&trace, |_| ()).into_iter().map(|(each, ())| each).collect();
        let mut first = trace.start.clone();
        fill_singles(&mut first);
        let found = find(&Profile::standard(), &Facts::new(first.clone()), Extent::Shortest, Cancel::NEVER).unwrap();
        moves.extend(found.into_iter().map(|found| Move::of(found.step, &first)));
        let all: Vec<usize> = (0..moves.len()).collect();
        let mut replacements = 0;
        for factor in [1, 5, 7, 11, 16, 22] {
            // Costs in a wild order, of which only every third is known beforehand.
            let cost = |index: usize| 10 + (index as u64 * factor) % 23;
            let at_least = |index: usize| if index.is_multiple_of(3) { cost(index) } else { 10 };
            let choices = Choices {
                start: &trace.start,
                moves: &moves,
                among: &all,
                cost: &cost,
                at_least: &at_least,
                nodes: 0,
                cores: 0,
                cancel: Cancel::NEVER,
            };
            let mut order = all.clone();
            order.sort_by_key(|&index| (Reverse(cost(index)), index));
            let one_by_one = |order: &[usize]| {
                order.iter().fold(BTreeSet::from_iter(all.clone()), |plan, index| {
                    let without: BTreeSet<usize> = plan.iter().copied().filter(|other| other != index).collect();
                    if solves(&choices, &without) { without } else { plan }
                })
            };
            assert_eq!(choices.pruned(all.iter().copied().collect()), one_by_one(&order));
            // What is left if the cheapest go first has members that others can replace.
            order.reverse();
            let plan = one_by_one(&order);
            let replaced = |old: usize| {
                let others: BTreeSet<usize> = plan.iter().copied().filter(|&other| other != old).collect();
                let can = |new: &usize| solves(&choices, &others.iter().copied().chain([*new]).collect());
                let cheaper = all.iter().copied().filter(|&new| cost(new) < cost(old) && choices.is_simpler(new, old));
                cheaper.filter(can).min_by_key(|&new| (cost(new), new)).map(|new| (old, new))
            };
            let found = choices.replacement(&plan).unwrap();
            assert_eq!(found, plan.iter().copied().find_map(replaced));
            replacements += usize::from(found.is_some());
        }
        assert!(replacements > 0, "{replacements}");
    }
}
