//! Tables of the cells' constraints, so that writing a position takes no divisions.

use super::cell::Cell;
use super::constraint::View;
use super::digit::Digit;
use super::set::Element;
use super::table::table;

/// The constraints of a cell's row, column and box, in this order.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The number, within its view, of the house's first constraint.
    pub(super) first: [u8; 3],
    /// The slots of the other eight cells in the constraints of the house, as bits.
    pub(super) others: [u16; 3],
}

/// The place of each cell.
pub(super) static PLACES: [Place; 81] = table!(Place { first: [0; 3], others: [0; 3] }; 81, index => {
    let cell = Cell::at(index / 9, index % 9);
    let (row, column, block) = (cell.row(), cell.column(), cell.box_number());
    Place {
        first: [9 * row as u8, 9 * column as u8, 9 * block as u8],
        others: [0x1ff ^ 1 << column, 0x1ff ^ 1 << row, 0x1ff ^ 1 << cell.place_in_box()],
    }
});

/// The number, within a view, of the constraint that a candidate belongs to, and the eight other
/// slots there, as bits.
#[inline(always)]
pub(super) fn membership(view: View, cell: Cell, digit: Digit) -> (usize, u16) {
    let at = &PLACES[cell.index()];
    match view {
        View::Cell => (cell.index(), 0x1ff ^ 1 << digit.index()),
        _ => (at.first[view.index() - 1] as usize + digit.index(), at.others[view.index() - 1]),
    }
}

/// For each cell the cells of its houses, itself included, as bits: with the cells numbered row by
/// row, then column by column, then box by box. In one of the three numberings the cells of a house
/// are nine consecutive bits.
pub(super) static SEEN_BY: [[u128; 81]; 3] = {
    let mut seen = [[0; 81]; 3];
    let mut i = 0;
    while i < 81 * 81 {
        let (a, b) = (Cell::at(i / 81 / 9, i / 81 % 9), Cell::at(i % 81 / 9, i % 81 % 9));
        if a.shares_house(b) {
            seen[0][i / 81] |= 1 << (b.row() * 9 + b.column());
            seen[1][i / 81] |= 1 << (b.column() * 9 + b.row());
            seen[2][i / 81] |= 1 << (b.box_number() * 9 + b.place_in_box());
        }
        i += 1;
    }
    seen
};
