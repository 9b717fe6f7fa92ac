//! Choices of cells in a line and a box that cross.
//!
//! The three cells that they share are a *segment*; the rest of the line is two more segments, and
//! so is the rest of the box. There are 54 segments, each part of several pairs of a line and a
//! box, so the digits of its eight choices of cells are computed only once.

use crate::board::nine::{Nine, bits, count};
use crate::board::table;
use crate::board::{Cell, CellSet, DigitSet, House, Position};

/// A line and a box that cross.
pub struct Crossing {
    pub line: House,
    pub block: House,
    /// The cells of both.
    cells: [Cell; 3],
    /// The other two segments of the line, as numbers in [`CROSSINGS`].
    pub in_line: [usize; 2],
    /// The other two segments of the box that are parallel to the line.
    pub in_box: [usize; 2],
}

/// For each box, the rows, then the columns across it.
pub static CROSSINGS: [Crossing; 54] = table!(const { Crossing::new(0) }; 54, number => Crossing::new(number));

impl Crossing {
    const fn new(number: usize) -> Crossing {
        let (block, is_row, side) = (number / 6, number % 6 < 3, number % 3);
        let (row, column) = (block / 3 * 3, block % 3 * 3);
        let (line, cells, in_line) = if is_row {
            let line = row + side;
            let cells = [Cell::at(line, column), Cell::at(line, column + 1), Cell::at(line, column + 2)];
            (House::row(line), cells, [row + (block + 1) % 3, row + (block + 2) % 3])
        } else {
            let line = column + side;
            let cells = [Cell::at(row, line), Cell::at(row + 1, line), Cell::at(row + 2, line)];
            (House::column(line), cells, [(block + 3) % 9, (block + 6) % 9])
        };
        Crossing {
            line,
            block: House::block(block),
            cells,
            in_line: [6 * in_line[0] + number % 6, 6 * in_line[1] + number % 6],
            in_box: [number - side + (side + 1) % 3, number - side + (side + 2) % 3],
        }
    }

    /// The cells of a choice.
    pub fn cells(&self, chosen: u8) -> CellSet {
        bits(Nine::from(chosen)).map(|place| self.cells[place]).collect()
    }
}

/// The digits of the cells of a segment.
#[derive(Clone, Default)]
pub struct Segment {
    /// The digits of each choice, as three bits.
    digits: [DigitSet; 8],
    /// The choices of empty cells with few enough digits, as bits; the empty choice is one of them.
    few: u8,
    /// The fewest digits of a cell of these choices, 9 if there is none.
    fewest: u8,
}

impl Segment {
    /// The segment of a crossing in a position, with choices of at most `most` digits.
    pub fn new(position: &Position, crossing: &Crossing, most: usize) -> Segment {
        let of_cells = crossing.cells.map(|cell| position.candidates(cell));
        let mut segment = Segment { digits: [DigitSet::EMPTY; 8], few: 1, fewest: 9 };
        for chosen in 1_usize..8 {
            let (rest, of_cell) = (chosen & (chosen - 1), of_cells[chosen.trailing_zeros() as usize]);
            let digits = segment.digits[rest] | of_cell;
            let is_few = (segment.few >> rest & 1 != 0) & !of_cell.is_empty() & (digits.len() <= most);
            segment.digits[chosen] = digits;
            segment.few |= u8::from(is_few) << chosen;
            segment.fewest = segment.fewest.min(if is_few { digits.len() as u8 } else { 9 });
        }
        segment
    }

    /// All choices with few enough digits.
    pub fn choices(&self) -> impl Iterator<Item = Choice> {
        bits(Nine::from(self.few)).map(|chosen| Choice {
            digits: self.digits[chosen],
            chosen: chosen as u8,
            size: count(chosen as u16) as u8,
        })
    }

    /// The digits of the cells outside a choice.
    pub fn digits_outside(&self, choice: Choice) -> DigitSet {
        self.digits[usize::from(!choice.chosen & 7)]
    }
}

/// Two segments of a house.
#[derive(Clone, Copy)]
pub struct Rest<'s>(pub [&'s Segment; 2]);

impl Rest<'_> {
    /// The fewest digits of a cell, 9 if none has few enough.
    pub fn fewest(self) -> usize {
        usize::from(self.0[0].fewest.min(self.0[1].fewest))
    }

    /// Writes the choices of at least one cell that have at most `most` digits to a list.
    pub fn choices(self, most: usize, all: &mut List) {
        all.clear();
        let [first, second] = self.0;
        for one in first.choices().filter(|one| one.digits.len() <= most) {
            for two in second.choices() {
                let both = Choice {
                    digits: one.digits | two.digits,
                    chosen: one.chosen | two.chosen << 3,
                    size: one.size + two.size,
                };
                all.push_if((both.size != 0) & (both.digits.len() <= most), both);
            }
        }
    }
}

/// Some cells of one segment or two.
#[derive(Clone, Copy, Default)]
pub struct Choice {
    pub digits: DigitSet,
    /// The chosen cells, three bits for each segment.
    pub chosen: u8,
    /// The number of cells.
    pub size: u8,
}

impl Choice {
    /// The chosen cells, in these segments.
    pub fn cells(self, [first, second]: [usize; 2]) -> CellSet {
        CROSSINGS[first].cells(self.chosen & 7) | CROSSINGS[second].cells(self.chosen >> 3)
    }
}

/// The most choices of at least one of six cells.
const MOST: usize = 63;

/// Some choices of cells in two segments. A processor cannot predict whether one more is kept, so
/// it is always written, and counted without a branch.
pub struct List {
    all: [Choice; MOST + 1],
    len: usize,
}

impl Default for List {
    fn default() -> List {
        List { all: [Choice::default(); MOST + 1], len: 0 }
    }
}

impl List {
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    pub fn push_if(&mut self, condition: bool, choice: Choice) {
        self.all[self.len & MOST] = choice;
        self.len += usize::from(condition);
    }

    pub fn as_slice(&self) -> &[Choice] {
        &self.all[..self.len.min(MOST)]
    }
}
