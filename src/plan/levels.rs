//! Plans of one step, of two, of three: positions after as many steps, level by level.
//!
//! A level holds the positions that a number of steps leads to. Closures run together, and of two
//! positions of a level the one that has all candidates of the other can go: any plan from it is
//! one from the other, too. So levels stay small, and a level in which every position was expanded
//! proves that no plan is shorter.
//!
//! Levels that get too large are *cut* to their best positions, a beam, which gives plans, or
//! *merged*: a position that lacks all that any of two lacks stands for both, as it has the plans
//! of either. Where even merged levels have no plan, there is none. So merging gives proofs, as a
//! beam gives plans, both for a share of the work of whole levels.

use super::library::Library;
use super::moves::fill_singles;
use crate::board::{CandidateSet, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Family, Spec};
use crate::technique::{Extent, Profile, find};
use std::collections::BTreeSet;

/// A search from level to level. All steps that it sees go into the library.
pub(super) struct Levels<'a, 'w> {
    pub(super) library: Library<'w>,
    /// The techniques that count.
    sought: &'a Profile,
    /// The techniques besides singles that are free; `None` if there are none.
    free: Option<&'a Profile>,
    /// The work that may still be done.
    pub(super) work: usize,
    cancel: Cancel<'a>,
    /// The positions that were searched.
    searched: BTreeSet<CandidateSet>,
    /// The price of a search for steps.
    price: usize,
    /// What is known of the position that was searched last.
    facts: Option<Facts>,
}

/// A position that some moves lead to.
#[derive(Clone)]
pub(super) struct State {
    position: Position,
    left: CandidateSet,
    /// The moves that count.
    path: Vec<usize>,
    /// Whether it stands for several positions, so that its moves do not lead to it.
    is_merged: bool,
}

/// What is done with a level of more positions than it may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Excess {
    /// The worst are left out.
    Cut(usize),
    /// Those that have most in common are merged.
    Merge(usize),
}

/// The result of a search.
pub(super) struct Reached {
    /// The moves of a plan, without those that are free.
    pub(super) path: Option<Vec<usize>>,
    /// Whether no plan within the levels searched is shorter.
    pub(super) is_complete: bool,
    /// Whether there was work enough.
    pub(super) is_finished: bool,
}

impl<'a, 'w> Levels<'a, 'w> {
    pub(super) fn new(
        library: Library<'w>,
        sought: &'a Profile,
        free: Option<&'a Profile>,
        cancel: Cancel<'a>,
    ) -> Levels<'a, 'w> {
        let price = sought.rungs.iter().map(|rung| price(rung.technique)).sum();
        Levels { library, sought, free, work: 0, cancel, searched: BTreeSet::new(), price, facts: None }
    }

    /// The position before the first step.
    pub(super) fn start(&mut self, position: &Position) -> Result<State, Cancelled> {
        self.settled(position.clone(), Vec::new())
    }

    /// The first plan with at most `most` steps.
    pub(super) fn search(&mut self, start: State, excess: Excess, most: usize) -> Result<Reached, Cancelled> {
        let (mut level, mut is_complete) = (vec![start], true);
        for number in 1..=most {
            let mut next: Vec<State> = Vec::new();
            for state in &level {
                let Some(children) = self.children(state)? else {
                    return Ok(Reached { path: None, is_complete: false, is_finished: false });
                };
                for child in children {
                    if child.position.is_solved() {
                        let path = (!child.is_merged).then_some(child.path);
                        let is_complete = is_complete && path.is_some();
                        return Ok(Reached { path, is_complete, is_finished: true });
                    }
                    // What a position of this level has, too, is a step behind.
                    let is_behind = |other: &State| other.left.is_subset(child.left);
                    if number < most && !level.iter().any(is_behind) {
                        add_undominated(&mut next, child);
                    }
                }
            }
            next.sort_by_key(|state| (state.position.empty_cells().len(), state.left.len(), state.left));
            match excess {
                Excess::Cut(width) => {
                    is_complete &= next.len() <= width;
                    next.truncate(width);
                }
                Excess::Merge(width) => next = merged(next, width),
            }
            level = next;
        }
        Ok(Reached { path: None, is_complete, is_finished: true })
    }

    /// The positions one step further; `None` if the budget has run out.
    fn children(&mut self, state: &State) -> Result<Option<Vec<State>>, Cancelled> {
        if self.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        if !self.searched.contains(&state.left) {
            let Some(left) = self.work.checked_sub(self.price) else { return Ok(None) };
            self.work = left;
            self.searched.insert(state.left);
            let facts = match &mut self.facts {
                Some(facts) => {
                    facts.move_to(state.position.clone());
                    facts
                }
                none => none.insert(Facts::new(state.position.clone())),
            };
            let found = find(self.sought, facts, Extent::Shortest, self.cancel)?;
            // Long proofs take long to find.
            let lengths = found.iter().map(|found| found.step.proof.len());
            self.work = self.work.saturating_sub(lengths.map(|length| length * length / 8).sum());
            self.library.add(&state.position, found.into_iter().map(|found| found.step));
        }
        let moves = &self.library.moves;
        let mut next: Vec<(CandidateSet, usize)> = Vec::new();
        for index in self.library.holding(state.left) {
            let gain = moves[index].gain & state.left;
            if moves[index].counts && !next.iter().any(|(other, _)| gain.is_subset(*other)) {
                next.retain(|(other, _)| !other.is_subset(gain));
                next.push((gain, index));
            }
        }
        let mut children = Vec::new();
        for (_, index) in next {
            let mut position = state.position.clone();
            self.library.moves[index].step.conclude_in(&mut position);
            let path = state.path.iter().copied().chain([index]).collect();
            children.push(State { is_merged: state.is_merged, ..self.settled(position, path)? });
        }
        Ok(Some(children))
    }

    /// A position after all that is free.
    fn settled(&mut self, mut position: Position, path: Vec<usize>) -> Result<State, Cancelled> {
        fill_singles(&mut position);
        if let Some(free) = self.free {
            let mut facts = Facts::new(position);
            while !facts.position().is_solved() {
                let Some(step) = free.next_in_order(&facts, self.cancel)? else { break };
                if step.technique.family != Family::Singles {
                    self.library.add(facts.position(), [step.clone()]);
                }
                step.concluded.iter().for_each(|&literal| {
                    facts.write(literal);
                });
            }
            position = facts.into_position();
        }
        let left = position.all_candidates();
        Ok(State { position, left, path, is_merged: false })
    }
}

/// Adds a position to a level, unless another one has no candidate that it lacks.
fn add_undominated(level: &mut Vec<State>, state: State) {
    if !level.iter().any(|other| other.left.is_subset(state.left)) {
        level.retain(|other| !state.left.is_subset(other.left));
        level.push(state);
    }
}

/// A level reduced to at most `width` positions, the best first: the worst is merged with the one
/// that loses least by it, again and again. Positions that solve the puzzle together stay apart.
fn merged(mut level: Vec<State>, width: usize) -> Vec<State> {
    let mut apart = Vec::new();
    while level.len() + apart.len() > width
        && let Some(worst) = level.pop()
    {
        let lost = |other: &State| other.left.len() - (other.left & worst.left).len();
        let mut nearest: Vec<usize> = (0..level.len()).collect();
        nearest.sort_by_key(|&index| (lost(&level[index]), index));
        let both = nearest.into_iter().map(|index| level[index].joined(&worst)).find(|both| !both.position.is_solved());
        match both {
            Some(both) => add_undominated(&mut level, both),
            None => apart.push(worst),
        }
    }
    level.extend(apart);
    level
}

impl State {
    /// What is left in both.
    fn joined(&self, other: &State) -> State {
        let mut position = self.position.clone();
        for candidate in self.left - other.left {
            if position.has(candidate) && !other.position.is_placed(candidate) {
                position.remove(candidate);
            }
        }
        fill_singles(&mut position);
        State { left: position.all_candidates(), position, path: self.path.clone(), is_merged: true }
    }
}

/// The price of a search for a technique, about a microsecond.
fn price(technique: &Spec) -> usize {
    match technique.tier {
        0 | 1 => 1,
        4 => 500,
        _ => 12,
    }
}
