//! Notations for cells.

use crate::board::{Cell, Named};
use std::borrow::Cow;

/// A notation for cells.
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
    /// The name of a cell.
    pub fn cell(self, cell: Cell) -> Cow<'static, str> {
        let (row, column) = (cell.row(), cell.column() + 1);
        match self {
            Notation::RowColumn => cell.name().into(),
            Notation::Capitals => format!("R{}C{column}", row + 1).into(),
            Notation::Letters => format!("{}{column}", (b'A' + row as u8) as char).into(),
        }
    }
}
