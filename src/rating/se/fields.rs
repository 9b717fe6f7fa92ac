//! The positions of all digits in a block, in one word.
//!
//! A word has a field for each digit, with the nine positions of the block and a bit above them for
//! the carry of sums. So a few instructions find all digits with one position, in any house: rows
//! and columns are assembled from three blocks. The eliminations of a filled cell are one mask for
//! each of five blocks.

use super::geometry::{BLOCK, HOUSES, PLACES};
use crate::board::nine::{COLUMNS, Nine, THIRDS, bits};
use crate::board::table;

/// The width of a field, in bits.
const WIDTH: usize = 14;

/// The lowest bit of each field.
const FIELDS: u128 = fields(WIDTH);

/// The factor that gathers the lowest bits of all fields side by side, 13 * 8 places up.
const SIDE_BY_SIDE: u128 = fields(WIDTH - 1);

/// For each position, its bit in every field.
static AT_PLACE: [u128; 9] = table!(0; 9, place => FIELDS << place);

/// The field of each digit.
static FIELD: [u128; 9] = table!(0; 9, digit => 511 << (WIDTH * digit));

/// The rows of a block in each field.
static IN_ROW: [[u128; 3]; 9] = in_each(THIRDS);

/// The columns of a block in each field.
static IN_COLUMN: [[u128; 3]; 9] = in_each(COLUMNS);

/// The other blocks of the band.
pub const BESIDE: [[usize; 2]; 9] = [[1, 2], [0, 2], [0, 1], [4, 5], [3, 5], [3, 4], [7, 8], [6, 8], [6, 7]];

/// The other blocks of the stack.
pub const ABOVE: [[usize; 2]; 9] = [[3, 6], [4, 7], [5, 8], [0, 6], [1, 7], [2, 8], [0, 3], [1, 4], [2, 5]];

/// A block and those of its band and stack.
const CROSS: [Nine; 9] = table!(0; 9, block => THIRDS[block / 3] | COLUMNS[block % 3]);

/// The positions of each digit in each block.
#[derive(Clone)]
pub struct Blocks {
    words: [u128; 9],
    /// The blocks that are known to have no digit with one position.
    quiet: u16,
}

impl Default for Blocks {
    /// All digits in all cells.
    fn default() -> Blocks {
        Blocks { words: [511 * FIELDS; 9], quiet: 0 }
    }
}

impl Blocks {
    /// Whether a cell has a candidate.
    #[inline(always)]
    pub fn has(&self, cell: usize, digit: usize) -> bool {
        let (block, place) = block_and_place(cell);
        self.words[block] >> (WIDTH * digit + place) & 1 == 1
    }

    /// Removes a candidate.
    pub fn remove(&mut self, cell: usize, digit: usize) {
        let (block, place) = block_and_place(cell);
        self.words[block] &= !(1 << (WIDTH * digit + place));
        self.quiet &= !(1 << block);
    }

    /// Fills a cell.
    #[inline(always)]
    pub fn place(&mut self, cell: usize, digit: usize) {
        let (block, place) = block_and_place(cell);
        self.words[block] &= !(AT_PLACE[place] | FIELD[digit]);
        let (row, column) = (IN_ROW[digit][place / 3], IN_COLUMN[digit][place % 3]);
        BESIDE[block].iter().for_each(|&beside| self.words[beside] &= !row);
        ABOVE[block].iter().for_each(|&above| self.words[above] &= !column);
        self.quiet &= !CROSS[block];
    }

    /// The first digit with one position in a block: the block, the digit, the position.
    #[inline]
    pub fn single(&mut self) -> Option<(usize, usize, usize)> {
        for block in bits(511 & !self.quiet) {
            if let Some((digit, place)) = single_in(self.words[block]) {
                return Some((block, digit, place));
            }
            self.quiet |= 1 << block;
        }
        None
    }

    /// The first digit with one position in a line, columns before rows: the house, the digit, the
    /// position.
    pub fn single_in_line(&self) -> Option<(usize, usize, usize)> {
        let columns = (0..9).map(|column| (18 + column, self.column(column)));
        let rows = (0..9).map(|row| (9 + row, self.row(row)));
        let mut lines = columns.chain(rows);
        lines.find_map(|(house, word)| single_in(word).map(|(digit, place)| (house, digit, place)))
    }

    /// The first candidate of a cell.
    pub fn first_digit(&self, cell: usize) -> Option<usize> {
        let (block, place) = block_and_place(cell);
        let digits = self.words[block] >> place & FIELDS;
        (digits != 0).then(|| digits.trailing_zeros() as usize / WIDTH)
    }

    /// The candidates of the cell at a position of a block.
    #[inline(always)]
    pub fn digits(&self, block: usize, place: usize) -> u16 {
        ((self.words[block] >> place & FIELDS).wrapping_mul(SIDE_BY_SIDE) >> (13 * 8)) as u16 & 511
    }

    /// The positions of the digits in a house.
    #[inline(always)]
    pub fn places(&self, house: usize) -> [u16; 9] {
        let mut word = match house {
            0..9 => self.words[house],
            9..18 => self.row(house - 9),
            _ => self.column(house - 18),
        };
        let mut places = [0; 9];
        for places in &mut places {
            *places = word as u16 & 511;
            word >>= WIDTH;
        }
        places
    }

    #[inline(always)]
    fn row(&self, row: usize) -> u128 {
        const THREE: u128 = 0b111 * FIELDS;
        let part = |stack: usize| (self.words[row / 3 * 3 + stack] >> (row % 3 * 3) & THREE) << (3 * stack);
        part(0) | part(1) | part(2)
    }

    #[inline(always)]
    fn column(&self, column: usize) -> u128 {
        let part = |band: usize| {
            let word = self.words[band * 3 + column / 3] >> (column % 3);
            (word & FIELDS | word >> 2 & FIELDS << 1 | word >> 4 & FIELDS << 2) << (3 * band)
        };
        part(0) | part(1) | part(2)
    }
}

#[inline(always)]
fn block_and_place(cell: usize) -> (usize, usize) {
    (usize::from(HOUSES[cell][BLOCK]), usize::from(PLACES[cell][BLOCK]))
}

/// The first field with a single bit, and the position of the bit.
#[inline(always)]
fn single_in(word: u128) -> Option<(usize, usize)> {
    // A non-empty field carries into the bit above it; without its lowest bit, only a field that
    // had another bit does.
    let others = word & ((word | FIELDS << 9) - FIELDS);
    let singles = (word + 511 * FIELDS) & !(others + 511 * FIELDS) & FIELDS << 9;
    if singles == 0 {
        return None;
    }
    let digit = singles.trailing_zeros() as usize / WIDTH;
    Some((digit, (word >> (WIDTH * digit)).trailing_zeros() as usize))
}

const fn fields(width: usize) -> u128 {
    let (mut fields, mut digit) = (0, 0);
    while digit < 9 {
        fields |= 1 << (width * digit);
        digit += 1;
    }
    fields
}

const fn in_each(parts: [Nine; 3]) -> [[u128; 3]; 9] {
    table!([0; 3]; 9, digit => table!(0; 3, part => (parts[part] as u128) << (WIDTH * digit)))
}
