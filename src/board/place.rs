//! Tables of the cells' constraints, so that writing a position takes no divisions.

use super::cell::{Cell, CellSet};
use super::nine::Nine;
use super::table::table;

/// The constraints that a cell is part of.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The cell alone.
    pub(super) own: CellSet,
    /// The numbers of the first constraints of its row, column and box, those of digit 1.
    pub(super) first: [u16; 3],
    /// The slots of the other eight cells in the constraints of its row, column and box, as bits.
    pub(super) others: [Nine; 3],
    /// The numbers of these houses.
    houses: [u8; 3],
}

impl Place {
    const NONE: Place = Place { own: CellSet::EMPTY, first: [0; 3], houses: [0; 3], others: [0; 3] };

    /// The number of its row, column or box (`kind` 0, 1 or 2) among the houses, and the slots of
    /// the other eight cells there.
    // Arrays are not mapped or zipped: where the program is compiled in parts, that is a call each.
    #[inline(always)]
    pub(super) fn house(&self, kind: usize) -> (usize, Nine) {
        (usize::from(self.houses[kind]), self.others[kind])
    }
}

/// The place of each cell.
pub(super) static PLACES: [Place; 81] = table!(Place::NONE; 81, index => {
    let cell = Cell::at(index / 9, index % 9);
    let (row, column, block) = (cell.row(), cell.column(), cell.box_number());
    Place {
        own: CellSet::from_bits(1 << index),
        first: [81 + 9 * row as u16, 162 + 9 * column as u16, 243 + 9 * block as u16],
        houses: [row as u8, 9 + column as u8, 18 + block as u8],
        others: [0x1ff ^ 1 << column, 0x1ff ^ 1 << row, 0x1ff ^ 1 << cell.place_in_box()],
    }
});
