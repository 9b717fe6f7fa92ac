//! How cells are written.

use crate::board::Cell;

/// How cells are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// `r1c1`: row and column.
    #[default]
    RowColumn,
    /// `R1C1`: the same in capitals.
    Capitals,
    /// `A1`: a letter for the row, a number for the column.
    Letters,
}

impl Notation {
    /// A cell, as it is written.
    pub fn cell(self, cell: Cell) -> String {
        let (row, column) = (cell.row(), cell.column() + 1);
        match self {
            Notation::RowColumn => format!("r{}c{column}", row + 1),
            Notation::Capitals => format!("R{}C{column}", row + 1),
            Notation::Letters => format!("{}{column}", (b'A' + row as u8) as char),
        }
    }
}
