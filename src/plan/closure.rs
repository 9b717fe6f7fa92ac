//! The positions that sets of moves lead to.

use super::moves::{Move, fill_singles};
use crate::board::{Candidate, CandidateSet, Position};
use std::collections::BTreeSet;

/// The position that some moves lead to, with all singles filled.
#[derive(Clone)]
pub(super) struct Closure<'m> {
    moves: &'m [Move],
    position: Position,
    left: CandidateSet,
    members: Vec<Member>,
}

/// A move of a closure.
#[derive(Clone, Copy)]
struct Member {
    index: usize,
    /// Whether it gave something.
    gave: bool,
    /// A candidate that must be gone before the move holds, if one was left at the last look.
    waits_for: Option<Candidate>,
}

impl Member {
    fn new(index: usize) -> Member {
        Member { index, gave: false, waits_for: None }
    }
}

impl<'m> Closure<'m> {
    /// The closure of none of these moves.
    pub(super) fn of_none(mut position: Position, moves: &'m [Move]) -> Closure<'m> {
        fill_singles(&mut position);
        let left = position.all_candidates();
        Closure { moves, position, left, members: Vec::new() }
    }

    /// Adds a move. Until it holds, it changes nothing.
    pub(super) fn add(&mut self, index: usize) {
        self.members.push(Member::new(index));
        let number = self.members.len() - 1;
        if self.holds(number) {
            self.apply(number);
            self.close();
        }
    }

    /// Adds moves.
    pub(super) fn extend(&mut self, added: impl IntoIterator<Item = usize>) {
        self.members.extend(added.into_iter().map(Member::new));
        self.close();
    }

    /// Whether a move changes anything at once.
    pub(super) fn is_changed_by(&self, index: usize) -> bool {
        self.moves[index].holds(self.left)
    }

    /// Applies members until none of them gives anything.
    fn close(&mut self) {
        loop {
            let before = self.left;
            for number in 0..self.members.len() {
                if !self.members[number].gave && self.holds(number) {
                    self.apply(number);
                }
            }
            if self.left == before {
                return;
            }
        }
    }

    /// Whether a member holds and gives anything. Most wait for the same candidate as at the last
    /// look.
    fn holds(&mut self, number: usize) -> bool {
        let member = &mut self.members[number];
        if member.waits_for.is_some_and(|candidate| self.left.contains(candidate)) {
            return false;
        }
        let each = &self.moves[member.index];
        member.waits_for = (each.needs & self.left).first();
        member.waits_for.is_none() && each.gives(self.left)
    }

    fn apply(&mut self, number: usize) {
        let member = &mut self.members[number];
        member.gave = true;
        let step = &self.moves[member.index].step;
        step.conclude_in(&mut self.position);
        let has_placed = step.placements().next().is_some();
        if fill_singles(&mut self.position) || has_placed {
            self.left = self.position.all_candidates();
        } else {
            step.eliminations().for_each(|candidate| self.left.remove(candidate));
        }
    }

    /// Whether these moves solve the puzzle.
    pub(super) fn is_solved(&self) -> bool {
        self.position.is_solved()
    }

    /// The closure with further moves.
    pub(super) fn with(&self, added: &[usize]) -> Closure<'m> {
        let mut larger = self.clone();
        larger.extend(added.iter().copied());
        larger
    }

    /// The members that gave something.
    pub(super) fn applied(&self) -> BTreeSet<usize> {
        self.members.iter().filter(|member| member.gave).map(|member| member.index).collect()
    }

    /// Whether a move is among them.
    pub(super) fn has(&self, index: usize) -> bool {
        self.members.iter().any(|member| member.index == index)
    }
}
