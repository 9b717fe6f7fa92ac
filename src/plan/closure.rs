//! Moves, and the positions that sets of them lead to.

use crate::board::{Candidate, CandidateSet, Constraint, Literal, Position, View};
use crate::logic::{Family, Moment, Step, Trace, Truth};

/// A step, and the conditions under which it holds.
#[derive(Clone, Debug)]
pub(super) struct Move {
    /// The step as it was found.
    pub(super) step: Step,
    /// The candidates that must be gone.
    needs: CandidateSet,
    /// The questions of its proof that were open.
    open: Vec<Constraint>,
}

impl Move {
    /// A step at the moment when it was found.
    pub(super) fn of(step: &Step, moment: &Moment<'_>) -> Move {
        let position = moment.position();
        let needs = step.proof.truths().flat_map(|truth| truth.absent(position)).collect();
        let questions = step.proof.truths().filter_map(|truth| match truth {
            Truth::Question(constraint) => Some(constraint),
            Truth::Guardians(_) => None,
        });
        let open = questions.filter(|&question| position.answer(question).is_none()).collect();
        Move { step: step.clone(), needs, open }
    }

    /// Whether the step holds and gives anything where these candidates are left.
    pub(super) fn holds(&self, left: CandidateSet) -> bool {
        self.needs.is_disjoint(left) && self.step.concluded.iter().any(|literal| left.contains(literal.candidate()))
    }

    /// Whether the step holds, gives anything, and still is what it was: none of its questions has
    /// been answered in the meantime.
    pub(super) fn is_whole(&self, position: &Position) -> bool {
        self.holds(position.all_candidates()) && self.open.iter().all(|&question| position.answer(question).is_none())
    }

    /// The step with the conclusions that are news in a position.
    pub(super) fn told_in(&self, position: &Position) -> Step {
        let news = |literal: &&Literal| position.has(literal.candidate());
        Step { concluded: self.step.concluded.iter().filter(news).copied().collect(), ..self.step.clone() }
    }
}

/// The position that some moves lead to, with all singles filled.
#[derive(Clone)]
pub(super) struct Closure {
    position: Position,
    members: Vec<bool>,
}

impl Closure {
    /// The closure of no move at all, of `count` moves.
    pub(super) fn of_none(mut position: Position, count: usize) -> Closure {
        fill_singles(&mut position);
        Closure { position, members: vec![false; count] }
    }

    /// Adds moves.
    pub(super) fn extend(&mut self, moves: &[Move], added: impl IntoIterator<Item = usize>) {
        added.into_iter().for_each(|index| self.members[index] = true);
        loop {
            let left = self.position.all_candidates();
            let holds = |index: &usize| self.members[*index] && moves[*index].holds(left);
            let Some(index) = (0..moves.len()).find(holds) else { return };
            for literal in moves[index].step.concluded.iter() {
                if literal.is_true() {
                    self.position.place_if_possible(literal.candidate());
                } else {
                    self.position.remove(literal.candidate());
                }
            }
            fill_singles(&mut self.position);
        }
    }

    /// Whether these moves solve the puzzle.
    pub(super) fn is_solved(&self) -> bool {
        self.position.is_solved()
    }

    /// The moves that are not among them.
    pub(super) fn others(&self) -> Vec<usize> {
        (0..self.members.len()).filter(|&index| !self.members[index]).collect()
    }
}

/// Fills singles until there are none left.
fn fill_singles(position: &mut Position) {
    while let Some((_, candidate)) = first_single(position) {
        if !position.place_if_possible(candidate) {
            return;
        }
    }
}

fn first_single(position: &Position) -> Option<(Constraint, Candidate)> {
    View::ALL.into_iter().find_map(|view| position.first_single(view))
}

/// The number of steps of a trace beside its singles.
pub fn beside_singles(trace: &Trace) -> usize {
    trace.steps().filter(|(_, step)| step.technique.family != Family::Singles).count()
}
