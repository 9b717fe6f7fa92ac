//! Sets of equal content: two areas that hold the same digits, each equally often.
//!
//! As many houses on one side as on the other hold the same digits. Cells that houses of both sides
//! share count on both, and can be left out: what is left of the one side, the first area, holds
//! the same digits as what is left of the other.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, DigitSet, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Two lists of houses, and digits that some cells of one area must have and just as many of the
/// other can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EqualContent {
    /// The houses of the first side.
    pub first: HouseSet,
    /// The houses of the second side, as many.
    pub second: HouseSet,
    /// The digits that are counted.
    pub digits: DigitSet,
}

impl EqualContent {
    /// The cells of the first area: those in one house more of the first side than of the second.
    pub fn first_area(&self) -> CellSet {
        area(self.first, self.second)
    }

    /// The cells of the second area.
    pub fn second_area(&self) -> CellSet {
        area(self.second, self.first)
    }

    /// Whether no cell is in two houses of one side and in none of the other, and would count twice
    /// in its area.
    pub fn counts_once(&self) -> bool {
        twice(self.first).is_subset(self.second.cells()) && twice(self.second).is_subset(self.first.cells())
    }

    /// The cells of the second area that can only be one of the digits, or are.
    pub fn needed(&self, position: &Position) -> CellSet {
        let is_needed = |cell: &Cell| digits_of(position, *cell).is_subset(self.digits);
        self.second_area().iter().filter(is_needed).collect()
    }

    /// The cells of the first area that can be one of the digits, or are.
    pub fn possible(&self, position: &Position) -> CellSet {
        let is_possible = |cell: &Cell| !digits_of(position, *cell).is_disjoint(self.digits);
        self.first_area().iter().filter(is_possible).collect()
    }

    /// The truths of its proof: the cells that need the digits, and each digit in each house of the
    /// first side.
    pub fn truths(&self, position: &Position) -> Vec<Constraint> {
        let cells = self.needed(position).into_iter().map(Constraint::cell);
        let digits = self.digits;
        let of_house = move |house| digits.iter().map(move |digit| Constraint::digit_in(digit, house));
        cells.chain(self.first.iter().flat_map(of_house)).collect()
    }

    /// The other digits of the cells that can have the digits, and the digits in the other cells of
    /// the second area.
    pub fn removed(&self, position: &Position) -> CandidateSet {
        let others = self.possible(position).iter().flat_map(|cell| {
            (position.candidates(cell) - self.digits).iter().map(move |digit| Candidate::new(cell, digit))
        });
        let rest = self.second_area() - self.needed(position);
        let of_digits = self.digits.iter().flat_map(|digit| position.candidates_for(digit, rest));
        others.chain(of_digits).collect()
    }
}

/// The cells that are in one house more of the one side than of the other: in one and in none, or
/// in two and in one.
fn area(one: HouseSet, other: HouseSet) -> CellSet {
    (one.cells() - other.cells()) | (twice(one) & (other.cells() - twice(other)))
}

/// The cells that are in two houses of a side.
fn twice(houses: HouseSet) -> CellSet {
    let add = |(once, twice): (CellSet, CellSet), cells: CellSet| (once | cells, twice | (once & cells));
    houses.iter().map(|house| house.cells()).fold((CellSet::EMPTY, CellSet::EMPTY), add).1
}

/// The candidates of a cell, or its digit.
fn digits_of(position: &Position, cell: Cell) -> DigitSet {
    position.digit(cell).map_or(position.candidates(cell), DigitSet::of)
}

impl Sketched for EqualContent {
    /// The areas as sets A and B, with the digits that are counted in them.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cells: CellSet| {
            let each = self.digits.iter().map(|digit| position.candidates_for(digit, cells));
            each.fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let part = |letter, area: CellSet, counted: CellSet| Part {
            candidates: of(counted),
            ..Part::of_cells(Role::Set(letter), area)
        };
        Sketch::default()
            .with(part(0, self.first_area(), self.possible(position)))
            .with(part(1, self.second_area(), self.needed(position)))
            .on(self.first, self.second)
    }
}
