//! Pairs of alternatives: houses with two places for a digit, cells with two candidates.

use crate::board::{Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, HouseSet, Position};
use crate::logic::{Changes, Fact, Facts};

/// A house in which a digit has two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    pub house: House,
    pub places: [Cell; 2],
}

impl Pair {
    /// The places, first one way round, then the other.
    pub fn both_ways(self) -> [[Cell; 2]; 2] {
        let [one, two] = self.places;
        [[one, two], [two, one]]
    }
}

/// The pairs of each digit: rows, then columns, then boxes. A box whose places are a pair of a row
/// or column, too, is left out.
#[derive(Default)]
pub struct Pairs([Vec<Pair>; 9]);

impl Pairs {
    /// The pairs of a digit.
    pub fn of(&self, digit: Digit) -> &[Pair] {
        &self.0[digit.index()]
    }
}

impl Fact for Pairs {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        for digit in changes.digits {
            let pairs = &mut self.0[digit.index()];
            pairs.clear();
            let slots = |house: House| facts.position().slots(Constraint::digit_in(digit, house));
            // All houses are tested without branches, as a processor cannot predict them.
            let with_two = |all: u32, house: House| all | u32::from(slots(house).len() == 2) << house.index();
            for house in HouseSet::from_bits(House::all().fold(0, with_two)) {
                let mut places = slots(house).iter().map(|slot| house.cell(slot.index()));
                let (Some(one), Some(two)) = (places.next(), places.next()) else { continue };
                let places = [one, two];
                if house.kind() != HouseKind::Box || !pairs.iter().any(|known| known.places == places) {
                    pairs.push(Pair { house, places });
                }
            }
        }
    }
}

/// The cells with two candidates.
#[derive(Default)]
pub struct BivalueCells(pub CellSet);

impl BivalueCells {
    /// The cells with these digits.
    pub fn with(&self, position: &Position, digits: DigitSet) -> CellSet {
        digits.iter().fold(self.0, |cells, digit| cells & position.cells_for(digit))
    }
}

impl Fact for BivalueCells {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let has_two = |cell: &Cell| facts.position().candidates(*cell).len() == 2;
        self.0 = (self.0 - changes.cells) | changes.cells.iter().filter(has_two).collect();
    }
}
