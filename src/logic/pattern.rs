//! What a person sees when a technique applies: one variant for each family.
//!
//! Words and pictures are made from the pattern; the proof's truths come from it, too.

use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, House, HouseSet, Position};

/// What a person sees.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Pattern {
    /// A constraint with one candidate left: a naked single in the cell view, a hidden single (or the last cell
    /// of a full house) in the others.
    Single {
        /// What has a single answer.
        constraint: Constraint,
        /// The answer.
        candidate: Candidate,
    },
    /// All places for a digit in one house lie in another house, too.
    LockedCandidates {
        /// The digit.
        digit: Digit,
        /// The house where the digit has only these places.
        base: House,
        /// The house that loses the digit elsewhere.
        cover: House,
    },
    /// As many cells as digits, locked to each other.
    Subset {
        /// Cells with only these digits, or digits with only these cells.
        kind: SubsetKind,
        /// The house in which they are locked.
        house: House,
        /// A second house that contains all the cells and loses candidates, too.
        second: Option<House>,
        /// The cells.
        cells: CellSet,
        /// The digits; as many as cells.
        digits: DigitSet,
    },
    /// A digit whose places in some lines lie in as many crossing lines.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses where the digit has only these places.
        base: HouseSet,
        /// The houses that lose the digit elsewhere; as many.
        cover: HouseSet,
    },
}

/// Which way round a subset is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum SubsetKind {
    /// The cells have no other digits.
    Naked,
    /// The digits have no other cells.
    Hidden,
}

impl Pattern {
    /// The cells that make the pattern: where a person has to look.
    pub fn cells(&self, position: &Position) -> CellSet {
        self.candidates(position).iter().map(Candidate::cell).collect()
    }

    /// The candidates that make the pattern.
    pub fn candidates(&self, position: &Position) -> CandidateSet {
        let digit_in = |digit: Digit, cells: CellSet| {
            (position.cells_for(digit) & cells).iter().map(move |cell| Candidate::new(cell, digit))
        };
        match *self {
            Pattern::Single { candidate, .. } => CandidateSet::of(candidate),
            Pattern::LockedCandidates { digit, base, .. } => digit_in(digit, base.cells()).collect(),
            Pattern::Subset { cells, digits, .. } => digits.iter().flat_map(|digit| digit_in(digit, cells)).collect(),
            Pattern::Fish { digit, base, .. } => digit_in(digit, cells_of(base)).collect(),
        }
    }

    /// The houses that the pattern rests on: the truths' houses, as a person names them.
    pub fn houses(&self) -> HouseSet {
        match *self {
            Pattern::Single { constraint, .. } => {
                constraint.house_and_digit().map(|(house, _)| house).into_iter().collect()
            }
            Pattern::LockedCandidates { base, .. } => HouseSet::of(base),
            Pattern::Subset { house, .. } => HouseSet::of(house),
            Pattern::Fish { base, .. } => base,
        }
    }

    /// The houses that lose candidates, as a person names them, where the pattern is about two sets of houses.
    pub fn covers(&self) -> HouseSet {
        match *self {
            Pattern::Single { .. } => HouseSet::EMPTY,
            Pattern::LockedCandidates { cover, .. } => HouseSet::of(cover),
            Pattern::Subset { second, .. } => second.into_iter().collect(),
            Pattern::Fish { cover, .. } => cover,
        }
    }

    /// The digits that the pattern is about.
    pub fn digits(&self) -> DigitSet {
        match *self {
            Pattern::Single { candidate, .. } => DigitSet::of(candidate.digit()),
            Pattern::LockedCandidates { digit, .. } | Pattern::Fish { digit, .. } => DigitSet::of(digit),
            Pattern::Subset { digits, .. } => digits,
        }
    }
}

/// All cells of some houses.
pub fn cells_of(houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
}
