//! The candidates of a grid, laid out for the search.
//!
//! Nine vectors, one for each place in a box; the lane of a vector says in which box. A lane is the set of digits that
//! are still possible in the cell, so a filled cell is a lane with one bit.

use super::lanes::{Row, lane};
use crate::board::{Cell, Digit, Element, Grid, Position};

/// Every digit.
pub(super) const ALL_DIGITS: u16 = 0x1ff;

/// For each place in a box the candidates of the nine cells with this place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State(pub [Row; 9]);

/// The candidates of a cell by the value of its given, 0 for none.
const CANDIDATES: [u16; 16] = {
    let mut table = [ALL_DIGITS; 16];
    let mut value = 1;
    while value <= 9 {
        table[value] = 1 << (value - 1);
        value += 1;
    }
    table
};

impl State {
    /// Every digit in every empty cell.
    #[inline(always)]
    pub(super) fn of_grid(givens: &Grid) -> State {
        let values = givens.values();
        State::of_cells(|cell| CANDIDATES[values[cell] as usize & 15])
    }

    /// What a position has left.
    pub(super) fn of_position(position: &Position) -> State {
        State::of_cells(|index| {
            let cell = Cell::from_index(index);
            let filled = position.digit(cell).map(|digit| 1 << digit.index());
            filled.unwrap_or(position.candidates(cell).bits())
        })
    }

    #[inline(always)]
    fn of_cells(digits: impl Fn(usize) -> u16) -> State {
        let mut state = State([Row::ZERO; 9]);
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let cell = 27 * band + 9 * row + 3 * stack + column;
                        state.0[3 * row + column].0[4 * band + stack] = digits(cell);
                    }
                }
            }
        }
        state
    }

    /// The digits, when every cell has one candidate.
    #[inline(always)]
    pub(super) fn to_grid(&self) -> Grid {
        let mut values = [0; 81];
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let digits = self.0[3 * row + column].0[4 * band + stack];
                        values[27 * band + 9 * row + 3 * stack + column] = (u32::from(digits) << 1 | 1 << 16).trailing_zeros() as u8;
                    }
                }
            }
        }
        Grid::from_values(&values)
    }
}
