//! The positions that sets of moves lead to.

use super::moves::{Move, fill_singles};
use crate::board::{CandidateSet, Position};
use std::collections::BTreeSet;

/// The position that some moves lead to, with all singles filled.
#[derive(Clone)]
pub(super) struct Closure<'m> {
    moves: &'m [Move],
    position: Position,
    left: CandidateSet,
    /// Its members, and whether they gave something.
    members: Vec<(usize, bool)>,
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
        self.members.push((index, false));
        if self.moves[index].holds(self.left) {
            self.apply(self.members.len() - 1);
            self.close();
        }
    }

    /// Adds moves.
    pub(super) fn extend(&mut self, added: impl IntoIterator<Item = usize>) {
        self.members.extend(added.into_iter().map(|index| (index, false)));
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
                let (index, gave) = self.members[number];
                if !gave && self.moves[index].holds(self.left) {
                    self.apply(number);
                }
            }
            if self.left == before {
                return;
            }
        }
    }

    fn apply(&mut self, number: usize) {
        let (index, gave) = &mut self.members[number];
        *gave = true;
        let step = &self.moves[*index].step;
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
        self.members.iter().filter(|(_, gave)| *gave).map(|&(index, _)| index).collect()
    }

    /// Whether a move is among them.
    pub(super) fn has(&self, index: usize) -> bool {
        self.members.iter().any(|&(member, _)| member == index)
    }
}
