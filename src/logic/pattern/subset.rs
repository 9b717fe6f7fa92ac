//! Subsets: as many cells as digits, locked to each other.

use super::sketched::Sketched;
use crate::board::{CandidateSet, CellSet, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// As many cells as digits, locked to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subset {
    /// Cells with only these digits, or digits with only these cells.
    pub kind: SubsetKind,
    /// The house in which they are locked.
    pub house: House,
    /// A second house that contains all the cells and loses candidates, too.
    pub second: Option<House>,
    /// The cells.
    pub cells: CellSet,
    /// The digits; as many as cells.
    pub digits: DigitSet,
}

/// The kinds of subset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum SubsetKind {
    /// The cells have no other digits.
    Naked,
    /// The digits have no other cells.
    Hidden,
}

impl Sketched for Subset {
    /// The cells with these digits, in their house or houses.
    fn sketch(&self, position: &Position) -> Sketch {
        let of_digit = |digit| position.candidates_for(digit, self.cells);
        let candidates = self.digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | of_digit(digit));
        Sketch::of(candidates)
            .with(Part::of_cells(Role::Look, self.cells))
            .on(HouseSet::of(self.house), self.second.into_iter().collect())
    }
}
