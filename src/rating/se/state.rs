//! The grid while it is rated: values, candidates in groups, and the data of the cheap rules.
//!
//! There are three kinds of data, by urgency. Most steps are hidden singles of blocks, so their
//! data are kept up to date by [`State::remove`] and [`State::place`], the only two writers: for
//! each block, a word with a field for each digit, so that a few instructions find all fields with
//! a single bit. Groups hold the same information in another form; they follow ([`State::follow`])
//! when no block has a single, from step to step or all at once. The data of the other rules (cells
//! by number of candidates, cells by digit, changes since the last time) are brought up to date by
//! [`State::refresh`] when there is no hidden single at all. A rule that found nothing searches
//! again only where something changed: a pattern appears only when one of its own groups shrinks.

use super::fields::{ABOVE, BESIDE, Blocks};
use super::geometry::{BLOCK, CELLS, COLUMN, GROUPS, HOUSE_SETS, HOUSES, PLACES, ROW, group};
use crate::board::nine::{bits, count};
use crate::board::{Cell, Element, Position};
use crate::search::fast::{self, Registers, Settled};

/// A grid with candidates.
#[derive(Clone)]
pub struct State {
    /// The candidates: digits of cells, positions of digits in houses. Filled cells have none.
    pub groups: [u16; GROUPS],
    blocks: Blocks,
    /// For each line, the digits with one position.
    singles: [u16; 18],
    /// The lines with such digits, and some that had them: rows, then columns.
    with_singles: u32,
    /// The cells filled since the groups were last up to date.
    filled_since: [u8; AT_MOST_BEHIND],
    /// The number of these cells; beyond the capacity if everything is to be rebuilt.
    behind: usize,
    /// The houses with one empty cell.
    pub last: u32,
    /// The number of empty cells of each house.
    pub empty: [u8; 27],
    /// The number of cells that hold each digit.
    pub filled: [u8; 9],
    /// The values, 0 for an empty cell.
    pub values: [u8; 81],
    /// The number of empty cells.
    empty_cells: u8,
    /// The empty cells.
    pub open: u128,
    /// The cells with each digit as a candidate; as of the last refresh, like the fields below.
    pub cells_with: [u128; 9],
    /// The cells with one, two and three candidates.
    pub sized: [u128; 3],
    /// The candidates of each cell.
    seen: [u16; 81],
}

/// With more filled cells, rebuilding all groups costs less than following one by one.
const AT_MOST_BEHIND: usize = 12;

/// With more filled cells, singles in lines are sought before the groups follow.
const FEW_BEHIND: usize = 3;

/// The other rows of the band, as houses.
const BESIDE_LINES: [[u8; 2]; 9] =
    [[10, 11], [9, 11], [9, 10], [13, 14], [12, 14], [12, 13], [16, 17], [15, 17], [15, 16]];

/// The places where candidates have gone.
#[derive(Clone, Copy, Default)]
pub struct Changes {
    /// Cells that lost a candidate or were filled.
    pub cells: u128,
    /// The houses of these cells.
    pub houses: u32,
    /// The digits that have gone.
    pub digits: u16,
}

impl Changes {
    /// Everything.
    pub const ALL: Changes = Changes { cells: (1 << 81) - 1, houses: (1 << 27) - 1, digits: 511 };

    /// Adds further changes.
    #[inline(always)]
    pub fn note(&mut self, more: &Changes) {
        self.cells |= more.cells;
        self.houses |= more.houses;
        self.digits |= more.digits;
    }
}

impl State {
    /// The initial state: each empty cell has all digits that its houses do not hold. `None` if a
    /// house contains a digit twice.
    pub fn new(values: &[u8; 81]) -> Option<State> {
        let mut state = State {
            groups: [0; GROUPS],
            blocks: Blocks::default(),
            singles: [0; 18],
            with_singles: 0,
            filled_since: [0; AT_MOST_BEHIND],
            behind: AT_MOST_BEHIND + 1,
            last: 0,
            empty: [9; 27],
            filled: [0; 9],
            values: *values,
            empty_cells: 81,
            cells_with: [0; 9],
            open: (1 << 81) - 1,
            sized: [0; 3],
            seen: [0; 81],
        };
        for (cell, &value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
            let digit = usize::from(value) - 1;
            if !state.blocks.has(cell, digit) {
                return None;
            }
            state.place(cell, digit);
        }
        state.behind = AT_MOST_BEHIND + 1;
        Some(state)
    }

    /// The state with the candidates of a position. `None` if a house contains a digit twice.
    pub fn at(position: &Position) -> Option<State> {
        State::with(&position.digits().values(), |cell| position.candidates(Cell::from_index(cell)).bits())
    }

    /// The state with these candidates of each cell, where a cell with one is filled. `None` if a
    /// house contains a digit twice.
    pub fn of_cells(cells: &[u16; 81]) -> Option<State> {
        let mut values = [0; 81];
        for (value, digits) in values.iter_mut().zip(cells) {
            *value = if digits.is_power_of_two() { digits.trailing_zeros() as u8 + 1 } else { 0 };
        }
        State::with(&values, |cell| cells[cell])
    }

    /// The state with these values, and of the candidates that they leave only these.
    fn with(values: &[u8; 81], candidates: impl Fn(usize) -> u16) -> Option<State> {
        let mut state = State::new(values)?;
        state.follow();
        for cell in bits(state.open) {
            for digit in bits(state.groups[cell] & !candidates(cell)) {
                state.remove(cell, digit);
            }
        }
        Some(state)
    }

    /// The candidates of a cell.
    #[inline(always)]
    pub fn digits(&self, cell: usize) -> u16 {
        self.groups[cell]
    }

    /// The candidates of a cell, or the digit of a filled one.
    #[inline(always)]
    pub fn all_digits(&self, cell: usize) -> u16 {
        self.groups[cell] | 1 << self.values[cell] >> 1
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

    /// Removes a candidate if present.
    #[inline]
    pub fn remove(&mut self, cell: usize, digit: usize) {
        if self.groups[cell] >> digit & 1 == 1 {
            self.blocks.remove(cell, digit);
            self.groups[cell] &= !(1 << digit);
            self.groups[group(usize::from(HOUSES[cell][BLOCK]), digit)] &= !(1 << PLACES[cell][BLOCK]);
            self.forget_in(ROW, cell, digit);
            self.forget_in(COLUMN, cell, digit);
        }
    }

    /// Removes a candidate from the positions in a line.
    #[inline(always)]
    fn forget_in(&mut self, house_type: usize, cell: usize, digit: usize) {
        let house = usize::from(HOUSES[cell][house_type]);
        let places = &mut self.groups[group(house, digit)];
        *places &= !(1 << PLACES[cell][house_type]);
        let (left, line) = (*places, house - 9);
        if left == 0 {
            self.singles[line] &= !(1 << digit);
        } else if left & (left - 1) == 0 {
            self.singles[line] |= 1 << digit;
            self.with_singles |= 1 << line;
        }
    }

    /// Applies singles and locked candidates for as long as they change anything. Returns whether
    /// they solve the puzzle; then nothing is applied.
    pub fn settle(&mut self) -> bool {
        self.follow();
        match fast::settle(Registers::Widest, |cell| self.all_digits(cell)) {
            Settled::Solved => return true,
            Settled::Dead => {}
            Settled::Open(cells) => self.narrow(&cells),
        }
        false
    }

    /// Removes the candidates that are not among these, and fills the cells that have one left. The
    /// groups must be up to date.
    fn narrow(&mut self, cells: &[u16; 81]) {
        let mut narrowed = 0u128;
        for (cell, &digits) in cells.iter().enumerate() {
            narrowed |= u128::from(self.groups[cell] & !digits != 0) << cell;
            let digit = digits.trailing_zeros() as usize;
            // Without a solution two cells of a house may come to the same digit.
            if digits.is_power_of_two() && self.values[cell] == 0 && self.blocks.has(cell, digit) {
                self.place(cell, digit);
            }
        }
        self.follow();
        for cell in bits(narrowed) {
            for digit in bits(self.groups[cell] & !cells[cell]) {
                self.remove(cell, digit);
            }
        }
    }

    /// Fills a cell: its candidates go, and the digit goes from its peers. Only the blocks are
    /// updated at once.
    pub fn place(&mut self, cell: usize, digit: usize) {
        self.values[cell] = digit as u8 + 1;
        self.filled[digit] += 1;
        self.empty_cells -= 1;
        self.open &= !(1 << cell);
        for &house in &HOUSES[cell] {
            let left = &mut self.empty[usize::from(house)];
            *left -= 1;
            if *left <= 1 {
                self.last = self.last & !(1 << house) | u32::from(*left) << house;
            }
        }
        if self.behind < AT_MOST_BEHIND {
            self.filled_since[self.behind] = cell as u8;
        }
        self.behind = (self.behind + 1).min(AT_MOST_BEHIND + 1);
        self.blocks.place(cell, digit);
    }

    /// The first digit with one position in a block: the block, the digit, the position.
    #[inline]
    pub fn single_in_block(&mut self) -> Option<(usize, usize, usize)> {
        self.blocks.single()
    }

    /// The first digit with one position in a line, columns before rows: the house, the digit, the
    /// position. If there is none, the groups are up to date.
    pub fn single_in_line(&mut self) -> Option<(usize, usize, usize)> {
        if self.behind > FEW_BEHIND {
            let single = self.blocks.single_in_line();
            if single.is_none() {
                self.follow();
                self.with_singles = 0;
            }
            return single;
        }
        self.follow();
        while self.with_singles != 0 {
            let columns = self.with_singles >> 9;
            let line =
                if columns != 0 { 9 + columns.trailing_zeros() } else { self.with_singles.trailing_zeros() } as usize;
            if self.singles[line] != 0 {
                let (house, digit) = (9 + line, self.singles[line].trailing_zeros() as usize);
                return Some((house, digit, self.places(house, digit).trailing_zeros() as usize));
            }
            self.with_singles &= !(1 << line);
        }
        None
    }

    /// The last empty cell of a house, and its digit.
    pub fn last_of(&self, house: usize) -> Option<(usize, usize)> {
        let cell = (self.open & HOUSE_SETS[house]).trailing_zeros() as usize;
        self.blocks.first_digit(cell).map(|digit| (cell, digit))
    }

    /// Brings the groups up to date with the blocks.
    pub fn follow(&mut self) {
        match std::mem::take(&mut self.behind) {
            0 => {}
            behind if behind > AT_MOST_BEHIND => self.follow_at_once(),
            behind => {
                for index in 0..behind {
                    let cell = usize::from(self.filled_since[index]);
                    self.follow_to(cell, usize::from(self.values[cell]) - 1);
                }
            }
        }
    }

    /// Brings the groups up to date after a single cell was filled.
    fn follow_to(&mut self, cell: usize, digit: usize) {
        let [block, row, column] = HOUSES[cell];
        let [block, row, column] = [usize::from(block), usize::from(row), usize::from(column)];
        let [place, in_row, in_column] = PLACES[cell];
        for other in bits(self.groups[cell] & !(1 << digit)) {
            self.groups[group(block, other)] &= !(1 << place);
            self.forget_in(ROW, cell, other);
            self.forget_in(COLUMN, cell, other);
        }
        self.groups[cell] = 0;
        for place in bits(self.groups[group(row, digit)] & !(1 << in_row)) {
            let other = usize::from(CELLS[row][place]);
            self.groups[other] &= !(1 << digit);
            self.forget_in(COLUMN, other, digit);
        }
        for place in bits(self.groups[group(column, digit)] & !(1 << in_column)) {
            let other = usize::from(CELLS[column][place]);
            self.groups[other] &= !(1 << digit);
            self.forget_in(ROW, other, digit);
        }
        // The other rows of the block.
        let in_block = 7 << (in_row / 3 * 3);
        for beside in BESIDE_LINES[row - 9] {
            let beside = usize::from(beside);
            for place in bits(self.groups[group(beside, digit)] & in_block) {
                let other = usize::from(CELLS[beside][place]);
                self.groups[other] &= !(1 << digit);
                self.forget_in(ROW, other, digit);
                self.forget_in(COLUMN, other, digit);
            }
        }
        self.groups[group(block, digit)] = 0;
        let (in_rows, in_columns) = (0b111 << (place / 3 * 3), 0b001_001_001 << (place % 3));
        BESIDE[block].iter().for_each(|&beside| self.groups[group(beside, digit)] &= !in_rows);
        ABOVE[block].iter().for_each(|&above| self.groups[group(above, digit)] &= !in_columns);
        for line in [row, column] {
            self.groups[group(line, digit)] = 0;
            self.singles[line - 9] &= !(1 << digit);
        }
    }

    /// Rebuilds the groups from the blocks alone.
    fn follow_at_once(&mut self) {
        for (block, cells) in CELLS[..9].iter().enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                self.groups[usize::from(cell)] = self.blocks.digits(block, place);
            }
        }
        self.with_singles = 0;
        for house in 0..27 {
            let places = self.blocks.places(house);
            self.groups[group(house, 0)..group(house, 9)].copy_from_slice(&places);
            if let Some(line) = house.checked_sub(9) {
                let single = |(digit, places): (usize, &u16)| u16::from(places.is_power_of_two()) << digit;
                self.singles[line] = places.iter().enumerate().fold(0, |singles, one| singles | single(one));
                self.with_singles |= u32::from(self.singles[line] != 0) << line;
            }
        }
    }

    /// Brings the rest up to date. Returns the changes since the last time.
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
