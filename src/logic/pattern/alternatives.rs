//! Alternatives: statements of which one is true, each of which leads to the same result.

use super::sketched::Sketched;
use super::{Fish, ForbiddenPattern, OutsideRectangle};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, DigitSet, House, HouseSet, Position};
use crate::logic::proof::Proof;
use crate::logic::sketch::{Part, Role, Sketch};

/// A source of alternatives that leave nothing out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Alternatives {
    /// There is nothing to choose: the one case assumes nothing, and its steps are taken together.
    Nothing,
    /// The candidates of a question, one of which is true.
    Question(Constraint),
    /// A candidate, true or false.
    TrueOrFalse(Candidate),
    /// Some candidates: one of them is true, as the one case supposes the opposite and fails.
    OneOf(CandidateSet),
    /// The guardians of a forbidden pattern, the first of the proof's.
    Guardians(Box<ForbiddenPattern>),
    /// The places of two digits outside a rectangle, whose pattern is the first of the proof's.
    Outside(Box<OutsideRectangle>),
    /// Cells of a house, and some of their digits, as many as they cannot do without all of: one of
    /// the digits is in the cells.
    Set(CellSet, DigitSet),
    /// The fins of a fish, or the fish itself; or, with one of its cover houses, the fins and the
    /// places that the base has in no other cover house.
    Fish(Fish, Option<House>),
}

impl Alternatives {
    /// The truths by which one of the alternatives is true.
    pub fn proof(&self) -> Proof {
        match self {
            Alternatives::Nothing | Alternatives::TrueOrFalse(_) | Alternatives::OneOf(_) => Proof::default(),
            Alternatives::Question(question) => Proof::of_one(*question),
            Alternatives::Guardians(pattern) => Proof::default().with_forbidden(pattern.forbidden.clone()),
            Alternatives::Outside(rectangle) => rectangle.proof(),
            Alternatives::Set(cells, _) => Proof::of(cells.into_iter().map(Constraint::cell)),
            Alternatives::Fish(fish, _) => fish.proof(),
        }
    }
}

impl Sketched for Alternatives {
    /// The candidates of the alternatives, and the pattern that they guard.
    fn sketch(&self, position: &Position) -> Sketch {
        match self {
            Alternatives::Nothing => Sketch::default(),
            Alternatives::Question(question) => Sketch::of(position.choices(*question).collect()),
            Alternatives::TrueOrFalse(candidate) => Sketch::of(CandidateSet::of(*candidate)),
            Alternatives::OneOf(candidates) => Sketch::of(*candidates),
            Alternatives::Guardians(pattern) => pattern.sketch(position),
            Alternatives::Outside(rectangle) => rectangle.sketch(position),
            Alternatives::Set(cells, _) => {
                let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
                let candidates = cells.iter().flat_map(of_cell).collect();
                let part = Part { role: Role::Pattern, cells: *cells, candidates };
                Sketch::default().with(part).on(HouseSet::EMPTY, HouseSet::EMPTY)
            }
            Alternatives::Fish(fish, _) => fish.sketch(position),
        }
    }
}
