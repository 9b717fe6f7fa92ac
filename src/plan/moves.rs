//! Steps with the conditions under which they hold.

use crate::board::{Candidate, CandidateSet, Constraint, Element, Literal, Position, View};
use crate::equivalence::images;
use crate::logic::{Step, Truth};

/// A step, and the conditions under which it holds.
#[derive(Clone, Debug)]
pub(super) struct Move {
    /// The step as it was found.
    pub(super) step: Step,
    /// The candidates that must be gone.
    pub(super) needs: CandidateSet,
    /// The candidates that it rules out: those that it removes, and those that its placements
    /// exclude.
    pub(super) gain: CandidateSet,
    /// Whether it counts as a step.
    pub(super) counts: bool,
    /// The questions of its proof that were open.
    open: Vec<Constraint>,
}

impl Move {
    /// A step in the position where it was found.
    pub(super) fn of(step: Step, position: &Position) -> Move {
        let needs = step.proof.truths().flat_map(|truth| truth.absent(position)).collect();
        let questions = step.proof.truths().filter_map(|truth| match truth {
            Truth::Question(constraint) => Some(constraint),
            Truth::Guardians(_) => None,
        });
        let open = questions.filter(|&question| !position.is_answered(question)).collect();
        let excluded = |literal: &Literal| match (literal.is_true(), literal.candidate()) {
            (true, placed) => position.all_candidates().iter().filter(|other| other.conflicts(placed)).collect(),
            (false, removed) => CandidateSet::of(removed),
        };
        let gain = step.concluded.iter().map(excluded).fold(CandidateSet::EMPTY, |all, some| all | some);
        Move { needs, open, gain, counts: true, step }
    }

    /// Whether the step holds and gives anything where these candidates are left.
    pub(super) fn holds(&self, left: CandidateSet) -> bool {
        self.needs.is_disjoint(left) && self.gives(left)
    }

    /// Whether the step, if it holds, gives anything where these candidates are left.
    pub(super) fn gives(&self, left: CandidateSet) -> bool {
        self.step.concluded.iter().any(|literal| left.contains(literal.candidate()))
    }

    /// Whether the step holds, gives anything, and still is what it was: none of its questions has
    /// been answered in the meantime.
    pub(super) fn is_whole(&self, position: &Position) -> bool {
        self.holds(position.all_candidates()) && self.open.iter().all(|&question| !position.is_answered(question))
    }

    /// The step with the conclusions that are news in a position.
    pub(super) fn told_in(&self, position: &Position) -> Step {
        let news = |literal: &&Literal| position.has(literal.candidate());
        Step { concluded: self.step.concluded.iter().filter(news).copied().collect(), ..self.step.clone() }
    }

    /// Whether a single is left after it.
    pub(super) fn leaves_single(&self, position: &Position) -> bool {
        let mut after = position.clone();
        self.step.conclude_in(&mut after);
        View::ALL.into_iter().any(|view| after.first_single(view).is_some())
    }

    /// A number sequence that tells steps of one technique apart: conclusions, then truths.
    pub(super) fn key(&self) -> Vec<u16> {
        const END: u16 = u16::MAX;
        let number = |index: usize| u16::try_from(index).unwrap_or(END);
        let candidate = |candidate: Candidate| number(candidate.index());
        let proof = &self.step.proof;
        let concluded = self.step.concluded.iter().map(|literal| candidate(literal.candidate()));
        let questions = proof.questions().iter().map(|question| number(question.index()));
        let domains = proof.forbidden().iter().flat_map(|forbidden| forbidden.domain.iter());
        concluded.chain([END]).chain(questions).chain([END]).chain(domains.map(candidate)).collect()
    }
}

images! {
    Move { step, needs, gain, counts, open };
}

/// Fills singles until there are none left. Returns whether there were any.
pub(super) fn fill_singles(position: &mut Position) -> bool {
    let single = |position: &Position| View::ALL.into_iter().find_map(|view| position.first_single(view));
    let mut has_filled = false;
    while let Some((_, candidate)) = single(position) {
        if !position.place_if_possible(candidate) {
            break;
        }
        has_filled = true;
    }
    has_filled
}
