//! The cells that may be on a loop of two digits.

use super::super::geometry::HOUSES;
use super::super::state::State;
use crate::board::nine::bits;

/// The cells with both digits, numbered in ascending order, so that sets of them are words.
pub struct Field {
    /// By number, the cell.
    pub cells: [u8; 64],
    /// Its candidates.
    pub digits: [u16; 64],
    /// Its houses.
    pub houses: [[u8; 3]; 64],
    /// The cells of each house.
    pub members: [u64; 27],
    /// The pair of digits.
    pub pair: u16,
    /// The cells without other digits.
    pub plain: u64,
    /// The cells that have partners in their houses, after all others are gone.
    pub core: u64,
}

impl Field {
    /// Numbers the cells.
    pub fn new(state: &State, pair: u16, both: u128) -> Field {
        let mut field =
            Field { cells: [0; 64], digits: [0; 64], houses: [[0; 3]; 64], members: [0; 27], pair, plain: 0, core: 0 };
        // A puzzle with one solution has at most 64 empty cells.
        for (number, cell) in bits(both).take(64).enumerate() {
            field.cells[number] = cell as u8;
            field.digits[number] = state.digits(cell);
            field.houses[number] = HOUSES[cell];
            field.plain |= u64::from(state.digits(cell) == pair) << number;
            field.core |= 1 << number;
            for house in HOUSES[cell] {
                field.members[usize::from(house)] |= 1 << number;
            }
        }
        loop {
            let core = field.core;
            for number in bits(core) {
                if !field.has_partners(number) {
                    field.core &= !(1 << number);
                }
            }
            if field.core == core {
                return field;
            }
        }
    }

    /// Whether a cell can be on a loop together with all cells that it forces, as it or they have
    /// one partner in a house.
    fn has_partners(&self, number: usize) -> bool {
        // The cells of the same class as the first one, and of the other.
        let mut classes = [1_u64 << number, 0];
        let mut open = classes;
        while let Some(class) = open.iter().position(|&cells| cells != 0) {
            let number = open[class].trailing_zeros() as usize;
            open[class] &= open[class] - 1;
            for &house in &self.houses[number] {
                let others = self.members[usize::from(house)] & self.core & !(1 << number);
                let partner = others & classes[1 - class];
                let is_clear = others & classes[class] == 0 && partner & partner.wrapping_sub(1) == 0;
                if others == 0 || !is_clear {
                    return false;
                }
                if partner == 0 && others.is_power_of_two() {
                    classes[1 - class] |= others;
                    open[1 - class] |= others;
                }
            }
        }
        let with_extras = (classes[0] | classes[1]) & !self.plain;
        let extras = bits(with_extras).fold(0, |extras, number| extras | self.digits[number]) & !self.pair;
        bits(with_extras).nth(2).is_none() || extras.is_power_of_two()
    }

    /// The cells that share a house with a cell, with itself.
    pub fn around(&self, number: usize) -> u64 {
        self.houses[number].iter().fold(0, |set, &house| set | self.members[usize::from(house)])
    }
}
