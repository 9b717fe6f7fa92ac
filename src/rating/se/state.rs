//! The grid while it is rated: values, candidates in groups, and what the cheap rules ask for.
//!
//! All sets that the first rules need (singles, cells by number of candidates, cells by digit) are kept up to date by [`State::remove`]
//! and [`State::place`], the only two that write. What changed since the last step is collected, so that a rule that found nothing
//! looks again only where something changed: each pattern appears only when one of its own groups shrinks.

use super::geometry::{CELLS, GROUPS, HOUSES, PEER_SETS, PLACES, bits, cells_of, count, group};

/// A grid with candidates.
#[derive(Clone)]
pub struct State {
    /// The candidates: digits of cells, positions of digits in houses. Filled cells have none.
    pub groups: [u16; GROUPS],
    /// The number of empty cells of each house.
    pub empty: [u8; 27],
    /// How many cells hold each digit.
    pub filled: [u8; 9],
    /// The cells with each digit as a candidate.
    pub cells_with: [u128; 9],
    /// The empty cells.
    pub open: u128,
    /// The cells with one, two and three candidates.
    pub sized: [u128; 3],
    /// For each type of house the digits with one position: bit 9 * index + digit.
    pub singles: [u128; 3],
    /// The houses with one empty cell.
    pub last: u32,
    /// The values, 0 for an empty cell.
    pub values: [u8; 81],
    /// What changed since this was last taken.
    pub changed: Changes,
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
            empty: [9; 27],
            filled: [0; 9],
            cells_with: [0; 9],
            open: (1 << 81) - 1,
            sized: [0; 3],
            singles: [0; 3],
            last: 0,
            values: *values,
            changed: Changes::ALL,
        };
        let mut used = [0u16; 27];
        for (cell, &value) in values.iter().enumerate() {
            if value != 0 {
                let digit = usize::from(value) - 1;
                for house in HOUSES[cell].map(usize::from) {
                    if used[house] >> digit & 1 == 1 {
                        return None;
                    }
                    used[house] |= 1 << digit;
                    state.empty[house] -= 1;
                }
                state.filled[digit] += 1;
                state.open &= !(1 << cell);
            }
        }
        for cell in cells_of(state.open) {
            let [block, row, column] = HOUSES[cell].map(usize::from);
            let digits = 511 & !(used[block] | used[row] | used[column]);
            state.groups[cell] = digits;
            let places = PLACES[cell];
            for digit in bits(digits) {
                state.cells_with[digit] |= 1 << cell;
                state.groups[group(block, digit)] |= 1 << places[0];
                state.groups[group(row, digit)] |= 1 << places[1];
                state.groups[group(column, digit)] |= 1 << places[2];
            }
            let size = count(digits);
            if (1..=3).contains(&size) {
                state.sized[size as usize - 1] |= 1 << cell;
            }
        }
        for house in 0..27 {
            if state.empty[house] == 1 {
                state.last |= 1 << house;
            }
            for digit in 0..9 {
                let places = state.groups[group(house, digit)];
                if places != 0 && places & (places - 1) == 0 {
                    state.singles[house / 9] |= 1 << (house % 9 * 9 + digit);
                }
            }
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
        self.open == 0
    }

    /// Removes a candidate, if it is there.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        let digits = self.groups[cell];
        if digits >> digit & 1 == 0 {
            return;
        }
        self.groups[cell] = digits & !(1 << digit);
        let size = count(digits) as usize;
        let bit = 1u128 << cell;
        if size <= 4 {
            if size <= 3 {
                self.sized[size - 1] &= !bit;
            }
            if size >= 2 {
                self.sized[size - 2] |= bit;
            }
        }
        self.forget(cell, digit);
        self.changed.cells |= bit;
        let [block, row, column] = HOUSES[cell];
        self.changed.houses |= 1 << block | 1 << row | 1 << column;
    }

    /// Takes a candidate out of the sets by digit.
    #[inline(always)]
    fn forget(&mut self, cell: usize, digit: usize) {
        self.cells_with[digit] &= !(1 << cell);
        self.changed.digits |= 1 << digit;
        for house_type in 0..3 {
            let house = usize::from(HOUSES[cell][house_type]);
            let places = &mut self.groups[group(house, digit)];
            *places &= !(1 << PLACES[cell][house_type]);
            let places = *places;
            if places & places.wrapping_sub(1) == 0 {
                let bit = 1 << ((house - 9 * house_type) * 9 + digit);
                if places == 0 {
                    self.singles[house_type] &= !bit;
                } else {
                    self.singles[house_type] |= bit;
                }
            }
        }
    }

    /// Fills a cell: its candidates go, and the digit goes from its peers.
    pub fn place(&mut self, cell: usize, digit: usize) {
        let bit = 1u128 << cell;
        for other in bits(self.groups[cell]) {
            self.forget(cell, other);
        }
        self.groups[cell] = 0;
        self.sized.iter_mut().for_each(|cells| *cells &= !bit);
        self.open &= !bit;
        self.values[cell] = digit as u8 + 1;
        self.filled[digit] += 1;
        self.changed.cells |= bit;
        self.changed.digits |= 1 << digit;
        for house in HOUSES[cell].map(usize::from) {
            self.changed.houses |= 1 << house;
            self.empty[house] -= 1;
            match self.empty[house] {
                1 => self.last |= 1 << house,
                0 => self.last &= !(1 << house),
                _ => {}
            }
        }
        for peer in cells_of(self.cells_with[digit] & PEER_SETS[cell]) {
            self.remove(peer, digit);
        }
    }

    /// The cell at a position of a house.
    #[inline(always)]
    pub fn cell(house: usize, place: usize) -> usize {
        usize::from(CELLS[house][place])
    }
}
