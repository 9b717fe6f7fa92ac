//! The alternatives behind cases, as JSON.

use super::names::{DigitString, Names, Shown};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, House, HouseSet};
use crate::logic::Alternatives;
use serde::Serialize;

/// An exhaustive set of alternatives.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum AlternativesRecord {
    /// The candidates of a question: `r1c1`, `2r1`.
    Question(Shown<Constraint>),
    /// A candidate that is true or false: `r1c1=3`.
    TrueOrFalse(Shown<Candidate>),
    /// Candidates of which one is true.
    OneOf {
        /// The candidates.
        one_of: Names<CandidateSet>,
    },
    /// The guardians of a forbidden pattern of the proof.
    Guardians {
        /// The index of the pattern.
        forbidden: usize,
    },
    /// The places of two digits in some lines outside a rectangle.
    Outside {
        /// The index of its pattern among those of the proof.
        rectangle: usize,
        /// Each digit in its lines.
        lines: Names<[Constraint; 4]>,
    },
    /// Digits of which one is in a set of cells.
    Set {
        /// The cells.
        cells: Names<CellSet>,
        /// The digits.
        digits: DigitString,
    },
    /// The fins of a fish, or the fish itself, or its places in a cover house.
    Fish {
        /// The base houses.
        base: Names<HouseSet>,
        /// The cover houses.
        cover: Names<HouseSet>,
        /// The fins.
        fins: Names<CellSet>,
        /// The cover house whose places are alternatives; without it the fish itself is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        house: Option<Shown<House>>,
    },
}

impl AlternativesRecord {
    /// The record of alternatives; `None` if there is nothing to choose.
    pub(super) fn new(of: &Alternatives) -> Option<AlternativesRecord> {
        Some(match of {
            Alternatives::Nothing => return None,
            Alternatives::Question(question) => AlternativesRecord::Question(Shown(*question)),
            Alternatives::TrueOrFalse(candidate) => AlternativesRecord::TrueOrFalse(Shown(*candidate)),
            Alternatives::OneOf(candidates) => AlternativesRecord::OneOf { one_of: Names(*candidates) },
            // Their pattern comes first in the proof.
            Alternatives::Guardians(_) => AlternativesRecord::Guardians { forbidden: 0 },
            Alternatives::Outside(rectangle) => {
                AlternativesRecord::Outside { rectangle: 0, lines: Names(rectangle.questions()) }
            }
            Alternatives::Set(cells, digits) => {
                AlternativesRecord::Set { cells: Names(*cells), digits: DigitString(*digits) }
            }
            Alternatives::Fish(fish, house) => AlternativesRecord::Fish {
                base: Names(fish.base),
                cover: Names(fish.cover),
                fins: Names(fish.fins),
                house: house.map(Shown),
            },
        })
    }
}
