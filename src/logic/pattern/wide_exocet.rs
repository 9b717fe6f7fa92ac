//! Exocets in houses of any kind: two base cells, and two targets that hold the same digits.
//!
//! A target is a cell, or two cells of a line and a box one of which must hold a digit that the
//! base cannot have, so that there is room for one other digit. A digit that is in the base and in
//! neither target cannot be placed in all of the houses. So both digits of the base are in the
//! targets, one in each.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Base, targets and houses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WideExocet {
    /// The base cells.
    pub base: [Cell; 2],
    /// Their digits.
    pub digits: DigitSet,
    /// The targets.
    pub targets: [ExocetTarget; 2],
    /// The houses, none of which has a base cell.
    pub houses: HouseSet,
}

/// A cell, or two cells with room for one digit besides another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ExocetTarget {
    /// The cells.
    pub cells: CellSet,
    /// Of two cells, the line, and the digit that has no other place there.
    pub taken: Option<(Digit, House)>,
}

impl WideExocet {
    /// The truths of its proof: the base cells, each digit in each of the houses, and the digits
    /// that take a cell of a target.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let digits = self.digits;
        let in_houses = self
            .houses
            .iter()
            .flat_map(move |house| digits.iter().map(move |digit| Constraint::digit_in(digit, house)));
        let taken = self.targets.into_iter().filter_map(|target| target.taken);
        let taken = taken.map(|(digit, house)| Constraint::digit_in(digit, house));
        self.base.into_iter().map(Constraint::cell).chain(in_houses).chain(taken)
    }

    /// The cells of both targets.
    pub fn target_cells(&self) -> CellSet {
        self.targets[0].cells | self.targets[1].cells
    }

    /// The places that a digit has in a house, if it is in a cell of the base and in neither
    /// target. A filled one counts.
    pub fn places(&self, position: &Position, digit: Digit, base: Cell, house: House) -> CellSet {
        let all = position.cells_for(digit) | position.digits().cells_with(digit);
        (all & house.cells()) - base.peers() - self.target_cells()
    }

    /// The base cells that can be a digit.
    pub fn base_of(&self, position: &Position, digit: Digit) -> impl Iterator<Item = Cell> {
        self.base.into_iter().filter(move |cell| position.has(Candidate::new(*cell, digit)))
    }
}

impl Sketched for WideExocet {
    /// The base as set A, the targets as set B, and the places of the digits in the houses.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cells: CellSet| {
            let each = self.digits.iter().map(|digit| position.candidates_for(digit, cells));
            each.fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let part = |letter, cells: CellSet| Part { candidates: of(cells), ..Part::of_cells(Role::Set(letter), cells) };
        let base: CellSet = self.base.into_iter().collect();
        Sketch::default()
            .with(part(0, base))
            .with(part(1, self.target_cells()))
            .with(Part::of(Role::Look, of(self.houses.cells() - base - self.target_cells())))
            .on(self.houses, HouseSet::EMPTY)
    }
}
