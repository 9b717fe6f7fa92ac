//! Tables of the cells' constraints, so that writing a position takes no divisions.

use super::cell::{Cell, CellSet};
use super::nine::Nine;
use super::table::table;

/// The constraints that a cell is part of.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The cell alone.
    pub(super) own: CellSet,
    /// The groups of its candidates, as of `position::views`: of its row of cells, then of its row,
    /// its column and its box.
    pub(super) groups: [u8; 4],
    /// Its column, its place among the cells of its row.
    pub(super) column: u8,
    /// The slots of the other eight cells in the constraints of its row, column and box, as bits.
    pub(super) others: [Nine; 3],
}

impl Place {
    const NONE: Place = Place { own: CellSet::EMPTY, groups: [0; 4], column: 0, others: [0; 3] };

    /// The number of its row, column or box (`kind` 0, 1 or 2) among the houses, and the slots of
    /// the other eight cells there.
    // Arrays are not mapped or zipped: where the program is compiled in parts, that is a call each.
    #[inline(always)]
    pub(super) fn house(&self, kind: usize) -> (usize, Nine) {
        (usize::from(self.groups[1 + kind]) - 9, self.others[kind])
    }
}

/// The place of each cell.
pub(super) static PLACES: [Place; 81] = table!(Place::NONE; 81, index => {
    let cell = Cell::at(index / 9, index % 9);
    let (row, column, block) = (cell.row(), cell.column(), cell.box_number());
    Place {
        own: CellSet::from_bits(1 << index),
        groups: [row as u8, 9 + row as u8, 18 + column as u8, 27 + block as u8],
        column: column as u8,
        others: [0x1ff ^ 1 << column, 0x1ff ^ 1 << row, 0x1ff ^ 1 << cell.place_in_box()],
    }
});
