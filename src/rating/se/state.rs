//! The grid while it is rated: values, candidates in groups, and what the cheap rules ask for.
//!
//! Two kinds of data. What hidden singles need (positions of digits, houses with one) is kept up to date by [`State::remove`] and
//! [`State::place`], the only two that write, and costs a few instructions a candidate. What the other rules need (cells by number of
//! candidates, cells by digit, what has changed since the last time) is brought up to date by [`State::refresh`] when there is no hidden
//! single. A rule that found nothing looks again only where something changed: each pattern appears only when one of its own groups
//! shrinks.

use super::geometry::{CELLS, GROUPS, HOUSES, PLACES, bits, count, group};
use crate::board::{DigitSet, Element, Position};

/// A grid with candidates.
#[derive(Clone)]
pub struct State {
    /// The candidates: digits of cells, positions of digits in houses. Filled cells have none.
    pub groups: [u16; GROUPS],
    /// For each house the digits with one position.
    pub singles: [u16; 27],
    /// The houses with such digits, and some that had them.
    pub with_singles: u32,
    /// The houses with one empty cell.
    pub last: u32,
    /// The number of empty cells of each house.
    pub empty: [u8; 27],
    /// How many cells hold each digit.
    pub filled: [u8; 9],
    /// The values, 0 for an empty cell.
    pub values: [u8; 81],
    /// The number of empty cells.
    empty_cells: u8,
    /// The empty cells.
    pub open: u128,
    /// The cells with each digit as a candidate, as of the last refresh, as what follows.
    pub cells_with: [u128; 9],
    /// The cells with one, two and three candidates.
    pub sized: [u128; 3],
    /// The candidates of each cell.
    seen: [u16; 81],
}

/// Where candidates have gone.
#[derive(Clone, Copy, Default)]
pub struct Changes {
    /// Cells that lost a candidate or were filled.
    pub cells: u128,
    /// The houses of these cells.
    pub houses: u32,
    /// The digits that went.
    pub digits: u16,
}

impl Changes {
    /// Everything.
    pub const ALL: Changes = Changes { cells: (1 << 81) - 1, houses: (1 << 27) - 1, digits: 511 };
}

impl State {
    /// The start: each empty cell has all digits that its houses do not hold. `None` if a digit is twice in a house.
    pub fn new(values: &[u8; 81]) -> Option<State> {
        let mut state = State {
            groups: [0; GROUPS],
            singles: [0; 27],
            with_singles: 0,
            last: 0,
            empty: [9; 27],
            filled: [0; 9],
            values: *values,
            empty_cells: 81,
            cells_with: [0; 9],
            open: 0,
            sized: [0; 3],
            seen: [0; 81],
        };
        let mut used = [0u16; 27];
        for (cell, &value) in values.iter().enumerate() {
            if value != 0 {
                let bit = 1 << (value - 1);
                for house in HOUSES[cell].map(usize::from) {
                    if used[house] & bit != 0 {
                        return None;
                    }
                    used[house] |= bit;
                    state.empty[house] -= 1;
                }
                state.filled[usize::from(value) - 1] += 1;
                state.empty_cells -= 1;
            }
        }
        for cell in (0..81).filter(|&cell| values[cell] == 0) {
            state.open |= 1 << cell;
            let [block, row, column] = HOUSES[cell].map(usize::from);
            let digits = 511 & !(used[block] | used[row] | used[column]);
            state.groups[cell] = digits;
            let places = PLACES[cell];
            for digit in bits(digits) {
                state.groups[group(block, digit)] |= 1 << places[0];
                state.groups[group(row, digit)] |= 1 << places[1];
                state.groups[group(column, digit)] |= 1 << places[2];
            }
        }
        for house in 0..27 {
            state.last |= u32::from(state.empty[house] == 1) << house;
            let mut singles = 0;
            for (digit, &places) in state.groups[group(house, 0)..group(house, 9)].iter().enumerate() {
                singles |= u16::from(places.is_power_of_two()) << digit;
            }
            state.singles[house] = singles;
            state.with_singles |= u32::from(singles != 0) << house;
        }
        Some(state)
    }

    /// The same with the candidates of a position.
    pub fn at(position: &Position) -> Option<State> {
        let mut state = State::new(&position.digits().values())?;
        for cell in position.empty_cells() {
            let missing = DigitSet::full() - position.candidates(cell);
            missing.iter().for_each(|digit| state.remove(cell.index(), digit.index()));
        }
        Some(state)
    }

    /// The candidates of a cell.
    #[inline(always)]
    pub fn digits(&self, cell: usize) -> u16 {
        self.groups[cell]
    }

    /// The positions of a digit in a house.
    #[inline(always)]
    pub fn places(&self, house: usize, digit: usize) -> u16 {
        self.groups[group(house, digit)]
    }

    /// Whether all cells are filled.
    pub fn is_full(&self) -> bool {
        self.empty_cells == 0
    }

    /// Removes a candidate, if it is there.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        if self.groups[cell] >> digit & 1 == 1 {
            self.groups[cell] &= !(1 << digit);
            self.forget(cell, digit);
        }
    }

    /// Takes a candidate out of the positions.
    #[inline(always)]
    fn forget(&mut self, cell: usize, digit: usize) {
        for house_type in 0..3 {
            let house = usize::from(HOUSES[cell][house_type]);
            let places = &mut self.groups[group(house, digit)];
            *places &= !(1 << PLACES[cell][house_type]);
            let left = *places;
            if left == 0 {
                self.singles[house] &= !(1 << digit);
            } else if left & (left - 1) == 0 {
                self.singles[house] |= 1 << digit;
                self.with_singles |= 1 << house;
            }
        }
    }

    /// Fills a cell: its candidates go, and the digit goes from its peers.
    pub fn place(&mut self, cell: usize, digit: usize) {
        self.values[cell] = digit as u8 + 1;
        self.filled[digit] += 1;
        self.empty_cells -= 1;
        self.open &= !(1 << cell);
        for other in bits(self.groups[cell] & !(1 << digit)) {
            self.forget(cell, other);
        }
        self.groups[cell] = 0;
        for (house, place) in HOUSES[cell].into_iter().zip(PLACES[cell]) {
            let house = usize::from(house);
            for other in bits(self.groups[group(house, digit)] & !(1 << place)) {
                let other = usize::from(CELLS[house][other]);
                self.groups[other] &= !(1 << digit);
                self.forget(other, digit);
            }
            self.empty[house] -= 1;
            if self.empty[house] <= 1 {
                self.last = self.last & !(1 << house) | u32::from(self.empty[house]) << house;
            }
        }
        self.forget(cell, digit);
    }

    /// Brings the rest up to date. Returns what has changed since the last time.
    pub fn refresh(&mut self) -> Changes {
        let mut changes = Changes::default();
        for (cell, seen) in self.seen.iter_mut().enumerate() {
            let (old, new) = (*seen, self.groups[cell]);
            if old == new {
                continue;
            }
            *seen = new;
            let bit = 1u128 << cell;
            changes.cells |= bit;
            changes.digits |= old ^ new;
            changes.houses |= HOUSES[cell].iter().fold(0, |set, &house| set | 1 << house);
            for digit in bits(old ^ new) {
                self.cells_with[digit] ^= bit;
            }
            for (size, cells) in (1..).zip(&mut self.sized) {
                *cells &= !bit;
                if count(new) == size {
                    *cells |= bit;
                }
            }
        }
        changes
    }

    /// The cell at a position of a house.
    #[inline(always)]
    pub fn cell(house: usize, place: usize) -> usize {
        usize::from(CELLS[house][place])
    }
}
