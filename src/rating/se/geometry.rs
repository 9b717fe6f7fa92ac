//! The geometry of the board in the fixed orders of the rating.
//!
//! The first hit decides, so orders are part of the definition. Houses are numbered block, row,
//! column here (`T * 9 + i` with the type `T`), positions in a block in reading order. A *group* is
//! a question with at most nine answers: the digits of a cell (groups 0 to 80) or the positions of
//! a digit in a house (81 + 9 * house + digit). A candidate is numbered 9 * cell + digit and
//! belongs to four groups.

use crate::board::{Cell, House, table};

/// The type of house "block"; rows and columns follow.
pub const BLOCK: usize = 0;
/// The type of house "row".
pub const ROW: usize = 1;
/// The type of house "column".
pub const COLUMN: usize = 2;

/// The number of groups.
pub const GROUPS: usize = 324;

/// The order of types in which singles and sets are sought.
pub const BLOCKS_COLUMNS_ROWS: [usize; 3] = [BLOCK, COLUMN, ROW];

/// The house with this number.
pub const fn house(number: usize) -> House {
    match number {
        0..9 => House::block(number),
        9..18 => House::row(number - 9),
        _ => House::column(number - 18),
    }
}

/// The cells of each house by position.
pub static CELLS: [[u8; 9]; 27] = table!([0; 9]; 27, number => table!(0; 9, place => {
    let cell = house(number).cell(place);
    (cell.row() * 9 + cell.column()) as u8
}));

/// The block, row and column of each cell, as houses.
pub static HOUSES: [[u8; 3]; 81] = table!([0; 3]; 81, cell => {
    let cell = Cell::at(cell / 9, cell % 9);
    [cell.box_number() as u8, 9 + cell.row() as u8, 18 + cell.column() as u8]
});

/// The places of each cell in its block, row and column.
pub static PLACES: [[u8; 3]; 81] = table!([0; 3]; 81, cell => {
    let cell = Cell::at(cell / 9, cell % 9);
    [cell.place_in_box() as u8, cell.column() as u8, cell.row() as u8]
});

/// The peers of each cell: those of the block by position, then the others of the row, then of the
/// column.
pub static PEERS: [[u8; 20]; 81] = table!([0; 20]; 81, cell => {
    let (mut left, mut peers, mut length, mut i) = (PEER_SETS[cell], [0; 20], 0, 0);
    while i < 27 {
        let other = CELLS[HOUSES[cell][i / 9] as usize][i % 9];
        if left >> other & 1 == 1 {
            left &= !(1 << other);
            peers[length] = other;
            length += 1;
        }
        i += 1;
    }
    peers
});

/// The same in ascending order.
pub static PEERS_ASCENDING: [[u8; 20]; 81] = table!([0; 20]; 81, cell => {
    let (mut left, mut peers, mut length) = (PEER_SETS[cell], [0; 20], 0);
    while left != 0 {
        peers[length] = left.trailing_zeros() as u8;
        left &= left - 1;
        length += 1;
    }
    peers
});

/// The same as sets.
pub static PEER_SETS: [u128; 81] = table!(0; 81, cell => Cell::at(cell / 9, cell % 9).peers().bits());

/// The cells of each house as sets.
pub static HOUSE_SETS: [u128; 27] = table!(0; 27, number => house(number).cells().bits());

/// The group of a digit in a house.
#[inline(always)]
pub const fn group(house: usize, digit: usize) -> usize {
    81 + house * 9 + digit
}
