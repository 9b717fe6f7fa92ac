//! Proofs: the reasons why the conclusions of a step follow.
//!
//! A proof is a list of *truths*, each of the form "at least one of these candidates is true".
//! There are two kinds:
//!
//! - one of the 324 *questions*: a constraint has exactly one true candidate;
//! - the *guardians* of a forbidden pattern: some cells cannot all be filled from a set of
//!   candidates, so one of their other candidates is true. The filling is forbidden because there
//!   is none ([`Because::Unfillable`]), because it would give a second solution
//!   ([`Because::Deadly`]), or because it would break a symmetry of the puzzle and thereby give one
//!   ([`Because::Symmetric`]). The latter two assume that the puzzle has one solution.
//!
//! The conclusions follow from the truths alone, whatever technique found them: see
//! [`check`](super::check). With enough truths anything true can be proved, so the truths of a step
//! come from its pattern, never from a search over truths. Cases and branches need no proof of
//! their own shape: the union of the truths used inside them proves the same.

use super::symmetry::Symmetry;
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, Element, Position};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// "At least one of these candidates is true."
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Truth<'a> {
    /// One of the 324 questions.
    Question(Constraint),
    /// A forbidden pattern: one of its guardians is true.
    Guardians(&'a Forbidden),
}

/// Cells that cannot all be filled from some of their candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The cells.
    pub cells: CellSet,
    /// The candidates of these cells that must not fill them all. Their *guardians* are all other
    /// candidates they have.
    pub domain: CandidateSet,
    /// The reason why such a filling is forbidden.
    pub because: Because,
}

/// The reason why a pattern is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Because {
    /// Every way to fill the cells puts a digit twice into a house.
    Unfillable,
    /// Every way to fill the cells has a twin with the same digits in every house, and no cell is a
    /// given: the puzzle would have two solutions.
    Deadly,
    /// The symmetry keeps the givens as they are, and no way to fill the cells goes together with
    /// its image: the puzzle would have two solutions.
    Symmetric(Symmetry),
}

impl Because {
    /// The name that other programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Because::Unfillable => "unfillable",
            Because::Deadly => "deadly",
            Because::Symmetric(_) => "symmetry",
        }
    }
}

impl Forbidden {
    /// The candidates of the cells outside the domain, whether or not a position still has them.
    pub fn outside(&self) -> impl Iterator<Item = Candidate> {
        let of_cell = |cell| Digit::all().map(move |digit| Candidate::new(cell, digit));
        self.cells.iter().flat_map(of_cell).filter(|&candidate| !self.domain.contains(candidate))
    }

    /// The guardians that a position has; the digit of a filled cell is its one candidate.
    pub fn guardians(&self, position: &Position) -> impl Iterator<Item = Candidate> {
        self.outside().filter(|&candidate| position.has(candidate) || position.is_placed(candidate))
    }
}

impl<'a> Truth<'a> {
    /// The candidates of which one is true: those of the constraint, or all outside the pattern.
    pub fn candidates(self) -> impl Iterator<Item = Candidate> + use<'a> {
        let (constraint, forbidden) = match self {
            Truth::Question(constraint) => (Some(constraint), None),
            Truth::Guardians(forbidden) => (None, Some(forbidden)),
        };
        let of_question = constraint.into_iter().flat_map(|constraint| (0..9).map(move |i| constraint.candidate(i)));
        of_question.chain(forbidden.into_iter().flat_map(Forbidden::outside))
    }

    /// The candidates that a position no longer has, and of which one might otherwise be the true
    /// one. The truth rests on the events that removed them.
    pub fn absent<'p>(self, position: &'p Position) -> impl Iterator<Item = Candidate> + use<'a, 'p> {
        self.candidates().filter(|&candidate| !position.has(candidate) && !position.is_placed(candidate))
    }
}

/// The truths from which the conclusions of a step follow.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Eight fit without an allocation.
    pub(super) questions: SmallVec<[Constraint; 8]>,
    /// None for nearly all techniques, and in a box to keep steps small.
    #[allow(clippy::box_collection)]
    pub(super) forbidden: Option<Box<Vec<Forbidden>>>,
}

impl Proof {
    /// A proof from one question, as for a single.
    #[inline]
    pub fn of_one(question: Constraint) -> Proof {
        Proof { questions: SmallVec::from_buf_and_len([question; 8], 1), forbidden: None }
    }

    /// A proof from questions alone.
    #[inline]
    pub fn of(questions: impl IntoIterator<Item = Constraint>) -> Proof {
        Proof { questions: questions.into_iter().collect(), forbidden: None }
    }

    /// The same with the guardians of one more forbidden pattern.
    #[must_use]
    pub fn with_forbidden(mut self, forbidden: Forbidden) -> Proof {
        self.forbidden.get_or_insert_default().push(forbidden);
        self
    }

    /// The questions.
    #[inline]
    pub fn questions(&self) -> &[Constraint] {
        &self.questions
    }

    /// The forbidden patterns.
    pub fn forbidden(&self) -> &[Forbidden] {
        self.forbidden.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Every truth: the questions, then the guardians of each forbidden pattern.
    pub fn truths(&self) -> impl Iterator<Item = Truth<'_>> {
        let questions = self.questions.iter().map(|&question| Truth::Question(question));
        questions.chain(self.forbidden().iter().map(Truth::Guardians))
    }

    /// The number of truths.
    #[inline]
    pub fn len(&self) -> usize {
        self.questions.len() + self.forbidden().len()
    }

    /// Whether there are no truths, so that nothing is proved.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A fixed order of proofs, which says nothing about how good they are.
    pub(super) fn order(&self, other: &Proof) -> Ordering {
        let forbidden = |proof: &Proof| -> Vec<Candidate> {
            proof.forbidden().iter().flat_map(|forbidden| forbidden.domain.iter()).collect()
        };
        self.questions().cmp(other.questions()).then_with(|| forbidden(self).cmp(&forbidden(other)))
    }

    /// Whether some truth holds only in a puzzle with exactly one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.forbidden().iter().any(|forbidden| forbidden.because != Because::Unfillable)
    }

    /// The same without the truth at this place in [`Proof::truths`].
    #[must_use]
    pub fn without(&self, index: usize) -> Proof {
        let mut rest = self.clone();
        match index.checked_sub(self.questions.len()) {
            None => drop(rest.questions.remove(index)),
            Some(index) => {
                let others = self.forbidden().iter().enumerate().filter(|&(i, _)| i != index);
                let others: Vec<Forbidden> = others.map(|(_, forbidden)| forbidden.clone()).collect();
                rest.forbidden = (!others.is_empty()).then(|| Box::new(others));
            }
        }
        rest
    }

    /// Adds the truths of another proof that this one lacks.
    pub fn extend(&mut self, other: &Proof) {
        for &question in &other.questions {
            self.ask(question);
        }
        for forbidden in other.forbidden() {
            if !self.forbidden().contains(forbidden) {
                self.forbidden.get_or_insert_default().push(forbidden.clone());
            }
        }
    }

    /// Adds a question unless it is there already.
    pub fn ask(&mut self, question: Constraint) {
        if !self.questions.contains(&question) {
            self.questions.push(question);
        }
    }
}
