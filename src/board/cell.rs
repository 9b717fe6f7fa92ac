//! The 81 cells and their peers.

use super::name::{CELLS, Named};
use super::set::{Element, Set, numbered};
use super::table::table;
use std::fmt;
use std::str::FromStr;

/// One of the 81 cells, numbered row by row from 0; written `r1c1` to `r9c9`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

numbered!(Cell(u8), bits u128, count 81);

/// Up to 81 cells.
pub type CellSet = Set<Cell>;

/// For each number from 1 to `N`, the cells that are in at least that many of nine sets. Given the
/// cells of each digit, these are the cells by the number of their digits.
#[inline]
pub(crate) fn in_at_least<const N: usize>(sets: &[CellSet; 9]) -> [CellSet; N] {
    let mut all = [CellSet::EMPTY; N];
    for &set in sets {
        let mut further = set;
        for cells in &mut all {
            (*cells, further) = (*cells | further, *cells & further);
        }
    }
    all
}

/// For each cell the 20 others in its row, column and box.
static PEERS: [CellSet; 81] = table!(CellSet::EMPTY; 81, a => {
    let (mut peers, mut b) = (0, 0);
    while b < 81 {
        if a != b && Cell(a as u8).shares_house(Cell(b as u8)) {
            peers |= 1 << b;
        }
        b += 1;
    }
    CellSet::from_bits(peers)
});

impl Cell {
    /// The cell in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If a number is above 8.
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9);
        Cell((row * 9 + column) as u8)
    }

    /// The number of the cell's row, 0 to 8 from the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// The number of the cell's column, 0 to 8 from the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The number of the cell's box, 0 to 8 in reading order.
    #[inline]
    pub const fn box_number(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// The place within the box, 0 to 8 in reading order.
    #[inline]
    pub const fn place_in_box(self) -> usize {
        self.row() % 3 * 3 + self.column() % 3
    }

    /// The 20 other cells that share a house with this one.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.0 as usize]
    }

    /// Whether the two cells share a house. A cell does not see itself.
    #[inline]
    pub fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }

    /// Whether the two cells are in the same row, column or box, as the cell itself is. For
    /// building tables.
    pub(crate) const fn shares_house(self, other: Cell) -> bool {
        self.row() == other.row() || self.column() == other.column() || self.box_number() == other.box_number()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Named for Cell {
    #[inline]
    fn name(self) -> &'static str {
        CELLS[self.index()]
    }
}

/// The error of parsing the name of a cell, candidate, literal or constraint.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{found}\" is not {expected}")]
#[non_exhaustive]
pub struct NameError {
    /// The text that was found.
    pub found: String,
    /// The expected name, with an example.
    pub expected: &'static str,
}

impl FromStr for Cell {
    type Err = NameError;

    /// Reads `r1c1` in either case.
    fn from_str(text: &str) -> Result<Cell, NameError> {
        let digit = |byte: u8| (b'1'..=b'9').contains(&byte).then(|| usize::from(byte - b'1'));
        match text.to_ascii_lowercase().as_bytes() {
            [b'r', row, b'c', column] => digit(*row).zip(digit(*column)),
            _ => None,
        }
        .map(|(row, column)| Cell::at(row, column))
        .ok_or_else(|| NameError { found: text.into(), expected: "a cell such as r1c1" })
    }
}
