//! Choices of cells of a house with few digits.

use crate::board::{CellSet, DigitSet, House, Position};
use crate::technique::table::{Nine, bits, count};

/// Cells of a house, with their digits.
#[derive(Clone, Copy, Default)]
pub struct Choice {
    pub digits: DigitSet,
    /// Where they are in the house.
    pub places: Nine,
}

impl Choice {
    /// The number of cells.
    pub fn len(self) -> usize {
        count(self.places)
    }

    /// The cells, in this house.
    pub fn cells(self, house: House) -> CellSet {
        bits(self.places).map(|place| house.cell(place)).collect()
    }
}

/// Fewer than `ROOM` choices. Whether one more is kept cannot be predicted by the processor, so it is written in any
/// case, and counted without a branch.
pub struct Few<const ROOM: usize> {
    all: [Choice; ROOM],
    len: usize,
}

impl<const ROOM: usize> Default for Few<ROOM> {
    fn default() -> Self {
        Few { all: [Choice::default(); ROOM], len: 0 }
    }
}

impl<const ROOM: usize> Few<ROOM> {
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub fn push_if(&mut self, condition: bool, choice: Choice) {
        self.all[self.len % ROOM] = choice;
        self.len += usize::from(condition);
    }

    /// Keeps those that meet a condition.
    pub fn retain(&mut self, condition: impl Fn(Choice) -> bool) {
        for number in 0..std::mem::take(&mut self.len).min(ROOM) {
            let choice = self.all[number];
            self.push_if(condition(choice), choice);
        }
    }

    pub fn as_slice(&self) -> &[Choice] {
        &self.all[..self.len.min(ROOM)]
    }

    /// All choices of empty cells of a house with at most so many digits.
    pub fn choose(&mut self, position: &Position, house: House, most: usize) {
        self.clear();
        for place in 0..9 {
            let cell = Choice { digits: position.candidates(house.cell(place)), places: 1 << place };
            if !(1..=most).contains(&cell.digits.len()) {
                continue;
            }
            for number in 0..self.len {
                let other = self.all[number % ROOM];
                let both = Choice { digits: other.digits | cell.digits, places: other.places | cell.places };
                self.push_if(both.digits.len() <= most, both);
            }
            self.push_if(true, cell);
        }
    }
}
