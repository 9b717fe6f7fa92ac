//! Sets of equal content: two areas that hold the same digits, each equally often.
//!
//! As many houses on one side as on the other hold the same digits. Cells that houses of both sides
//! share count on both, and can be left out: what is left of the one side, the first area, holds
//! the same digits as what is left of the other.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, HouseSet, Position};
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
        let area = self.second_area();
        area - that_can_be(position, area, DigitSet::full() - self.digits)
    }

    /// The cells of the first area that can be one of the digits, or are.
    pub fn possible(&self, position: &Position) -> CellSet {
        that_can_be(position, self.first_area(), self.digits)
    }

    /// The truths of its proof: the cells that need the digits, and each digit in each house of the
    /// first side.
    pub fn truths(&self, position: &Position) -> Vec<Constraint> {
        let cells = self.needed(position).into_iter().map(Constraint::cell);
        let digits = self.digits;
        let of_house = move |house| digits.iter().map(move |digit| Constraint::digit_in(digit, house));
        cells.chain(self.first.iter().flat_map(of_house)).collect()
    }

    /// The other digits of the [possible](Self::possible) cells, and the digits in the rest of the
    /// second area, which is without the [needed](Self::needed) cells.
    pub(crate) fn removed(&self, position: &Position, possible: CellSet, rest: CellSet) -> CandidateSet {
        let losing = |digit: Digit| if self.digits.contains(digit) { rest } else { possible };
        let of_digit = |digit: Digit| (position.cells_for(digit) & losing(digit)).iter();
        Digit::all().flat_map(|digit| of_digit(digit).map(move |cell| Candidate::new(cell, digit))).collect()
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

/// The cells of an area that can be one of some digits, or are.
fn that_can_be(position: &Position, area: CellSet, digits: DigitSet) -> CellSet {
    let open = digits.iter().fold(CellSet::EMPTY, |open, digit| open | position.cells_for(digit));
    let is_one = |cell: &Cell| position.digit(*cell).is_some_and(|digit| digits.contains(digit));
    let filled = (area - position.empty_cells()).iter().filter(is_one).collect();
    (open & area) | filled
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
