//! The candidates of a grid, in the layout of the search.
//!
//! Nine vectors, one for each place in a box, with a field for each box. A field is the set of
//! digits that are still possible in the cell, so a filled cell is a field with one digit.

use super::lanes::{Lanes, Row};
use crate::board::{Cell, Element, Grid, Position};

/// Every digit.
pub(super) const ALL_DIGITS: u16 = 0x1ff;

/// For each place in a box the candidates of the nine cells with this place.
#[derive(Clone, Copy)]
pub(super) struct State<R>(pub [R; 9]);

/// The candidates of a cell by the value of its given, 0 for none.
const CANDIDATES: [u16; 256] = {
    let mut table = [ALL_DIGITS; 256];
    let mut value = 1;
    while value <= 9 {
        table[value] = 1 << (value - 1);
        value += 1;
    }
    table
};

/// The value of the digit of each set of one.
const VALUES: [u8; 512] = {
    let mut table = [0; 512];
    let mut value = 1;
    while value <= 9 {
        table[1 << (value - 1)] = value;
        value += 1;
    }
    table
};

impl<R: Row> State<R> {
    /// No candidates.
    pub(super) const EMPTY: State<R> = State([R::EMPTY; 9]);

    #[inline(always)]
    pub(super) fn store<V: Lanes<Row = R>>(&mut self, cells: &[V; 9]) {
        for (row, cell) in self.0.iter_mut().zip(cells) {
            cell.store(row);
        }
    }

    #[inline(always)]
    pub(super) fn load<V: Lanes<Row = R>>(&self) -> [V; 9] {
        let mut cells = [V::load(&self.0[0]); 9];
        for (cell, row) in cells.iter_mut().zip(&self.0) {
            *cell = V::load(row);
        }
        cells
    }

    /// The state with these candidates of each cell, in the order of the cells.
    #[inline(always)]
    pub(super) fn of_cells(digits: impl Fn(usize) -> u16) -> Self {
        let mut state = Self::EMPTY;
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let cell = 27 * band + 9 * row + 3 * stack + column;
                        state.0[3 * row + column].put(3 * band + stack, digits(cell));
                    }
                }
            }
        }
        state
    }

    /// The digits, when every cell has one candidate.
    #[inline(always)]
    pub(super) fn grid(&self) -> Grid {
        Grid::from_values(&self.each_cell(|digits| VALUES[usize::from(digits & ALL_DIGITS)]))
    }

    /// Something about the digits of each cell, in the order of the cells.
    #[inline(always)]
    pub(super) fn each_cell<T: Copy + Default>(&self, of: impl Fn(u16) -> T) -> [T; 81] {
        let mut all = [T::default(); 81];
        for band in 0..3 {
            for row in 0..3 {
                for stack in 0..3 {
                    for column in 0..3 {
                        let digits = self.0[3 * row + column].digits(3 * band + stack);
                        all[27 * band + 9 * row + 3 * stack + column] = of(digits);
                    }
                }
            }
        }
        all
    }
}

/// The candidates at the start of a puzzle: every digit in every empty cell.
#[inline(always)]
pub(super) fn of_grid(givens: &Grid) -> impl Fn(usize) -> u16 + use<> {
    let values = givens.values();
    move |cell| CANDIDATES[usize::from(values[cell])]
}

/// The digits and candidates of a position.
pub(super) fn of_position(position: &Position) -> impl Fn(usize) -> u16 {
    |index| {
        let cell = Cell::from_index(index);
        let filled = position.digit(cell).map(|digit| 1 << digit.index());
        filled.unwrap_or(position.candidates(cell).bits())
    }
}
