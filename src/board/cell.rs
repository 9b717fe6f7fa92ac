//! The 81 cells and who sees whom.

use super::house::House;
use super::set::{CellSet, numbered};
use std::fmt;
use std::str::FromStr;

/// One of the 81 cells, numbered row by row from 0; written `r1c1` to `r9c9`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// For each cell the 20 others in its row, column and box.
static PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::from_bits(0); 81];
    let mut a = 0;
    while a < 81 {
        let mut bits = 0u128;
        let mut b = 0;
        while b < 81 {
            let (x, y) = (Cell(a as u8), Cell(b as u8));
            if a != b && (x.row() == y.row() || x.column() == y.column() || x.box_number() == y.box_number()) {
                bits |= 1 << b;
            }
            b += 1;
        }
        peers[a] = CellSet::from_bits(bits);
        a += 1;
    }
    peers
};

impl Cell {
    /// The cell in this row and column, both counted from 0.
    ///
    /// # Panics
    /// If a number is above 8.
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9);
        Cell((row * 9 + column) as u8)
    }

    /// The row's number, 0 to 8 from the top.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// The column's number, 0 to 8 from the left.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// The box's number, 0 to 8 in reading order.
    #[inline]
    pub const fn box_number(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// The place within the box, 0 to 8 in reading order.
    #[inline]
    pub const fn place_in_box(self) -> usize {
        self.row() % 3 * 3 + self.column() % 3
    }

    /// The row, the column and the box of the cell, in this order.
    #[inline]
    pub fn houses(self) -> [House; 3] {
        [House::row(self.row()), House::column(self.column()), House::block(self.box_number())]
    }

    /// The 20 other cells that share a house with this one.
    #[inline]
    pub fn peers(self) -> CellSet {
        PEERS[self.0 as usize]
    }

    /// Do the two (different) cells share a house?
    #[inline]
    pub fn sees(self, other: Cell) -> bool {
        self.peers().contains(other)
    }
}

impl CellSet {
    /// The cells that see every cell of this set, none of them in the set itself; for the empty set every cell.
    pub fn common_peers(self) -> CellSet {
        self.iter().fold(CellSet::full(), |common, cell| common & cell.peers())
    }

    /// The houses that contain all of these cells (none for the empty set).
    pub fn common_houses(self) -> impl Iterator<Item = House> + Clone {
        let first = self.first().map(Cell::houses);
        first.into_iter().flatten().filter(move |house| self.is_subset(house.cells()))
    }
}

numbered!(Cell(u8), bits u128, count 81);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

/// What stands where a name of a cell, candidate or constraint was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{found}\" is not {expected}")]
pub struct NameError {
    /// What was found.
    pub found: String,
    /// What would have been right, with an example.
    pub expected: &'static str,
}

impl FromStr for Cell {
    type Err = NameError;

    /// Reads `r1c1` (upper case too).
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
