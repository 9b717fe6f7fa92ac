//! The measures of a picture.

use crate::board::{Candidate, Cell, Element, House, HouseKind};

/// The side of a cell.
pub const CELL: i32 = 64;
/// The room for the labels, left of the grid and above it.
pub const MARGIN: i32 = 28;
/// The room right of the grid and below it.
pub const EDGE: i32 = 6;
/// The distance from one candidate to the next.
pub(super) const STEP: i32 = 20;
/// The side of the whole picture.
pub const SIZE: i32 = MARGIN + 9 * CELL + EDGE;

/// The top left corner of a cell.
pub(super) fn corner(cell: Cell) -> (i32, i32) {
    (MARGIN + cell.column() as i32 * CELL, MARGIN + cell.row() as i32 * CELL)
}

/// The middle of a cell.
pub(super) fn centre(cell: Cell) -> (i32, i32) {
    let (x, y) = corner(cell);
    (x + CELL / 2, y + CELL / 2)
}

/// The middle of a candidate's place.
pub(super) fn place(candidate: Candidate) -> (i32, i32) {
    let (x, y) = centre(candidate.cell());
    let (column, row) = (candidate.digit().index() as i32 % 3, candidate.digit().index() as i32 / 3);
    (x + (column - 1) * STEP, y + (row - 1) * STEP)
}

/// Left, top, width, height of a house.
pub(super) fn extent(house: House) -> (i32, i32, i32, i32) {
    let (x, y) = corner(house.cell(0));
    match house.kind() {
        HouseKind::Row => (x, y, 9 * CELL, CELL),
        HouseKind::Column => (x, y, CELL, 9 * CELL),
        HouseKind::Box => (x, y, 3 * CELL, 3 * CELL),
    }
}

/// The left, top, width and height of a cell in the picture, for pages that highlight cells.
pub fn area(cell: Cell) -> [i32; 4] {
    let (x, y) = corner(cell);
    [x, y, CELL, CELL]
}
