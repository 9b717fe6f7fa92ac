//! Where each cell stands in the four views, looked up instead of divided out each time a position is written.

use super::cell::Cell;
use super::constraint::View;
use super::digit::Digit;
use super::set::Element;

/// Where a cell stands in rows, columns and boxes.
pub struct Place {
    /// The numbers of its houses.
    pub house: [u8; 3],
    /// In its view the number of each house's first constraint.
    pub first: [u8; 3],
    /// The cell's slot in the constraints of the house, as a bit.
    pub slot: [u16; 3],
}

/// Where each cell stands.
pub static PLACES: [Place; 81] = {
    let mut places = [const { Place { house: [0; 3], first: [0; 3], slot: [0; 3] } }; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        let (row, column, square) = (cell.row(), cell.column(), cell.box_number());
        places[index] = Place {
            house: [row as u8, 9 + column as u8, 18 + square as u8],
            first: [9 * row as u8, 9 * column as u8, 9 * square as u8],
            slot: [1 << column, 1 << row, 1 << cell.place_in_box()],
        };
        index += 1;
    }
    places
};

/// Within a view the number of the constraint to which a candidate belongs, and the candidate's slot there, as a bit.
#[inline(always)]
pub fn membership(view: View, cell: Cell, digit: Digit) -> (usize, u16) {
    let at = &PLACES[cell.index()];
    match view {
        View::Cell => (cell.index(), 1 << digit.index()),
        _ => (at.first[view.index() - 1] as usize + digit.index(), at.slot[view.index() - 1]),
    }
}

/// For each cell its houses' cells, the cell itself among them, as bits: once with the cells numbered row by row, once
/// column by column, once box by box. So the nine cells of each house are nine bits in a row in one of the three.
pub static SEEN_BY: [[u128; 81]; 3] = {
    let mut seen = [[0; 81]; 3];
    let mut i = 0;
    while i < 81 * 81 {
        let (a, b) = (Cell::at(i / 81 / 9, i / 81 % 9), Cell::at(i % 81 / 9, i % 81 % 9));
        if a.row() == b.row() || a.column() == b.column() || a.box_number() == b.box_number() {
            seen[0][i / 81] |= 1 << (b.row() * 9 + b.column());
            seen[1][i / 81] |= 1 << (b.column() * 9 + b.row());
            seen[2][i / 81] |= 1 << (b.box_number() * 9 + b.place_in_box());
        }
        i += 1;
    }
    seen
};
