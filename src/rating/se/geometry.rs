//! Houses, positions and peers in the fixed orders of the rating.
//!
//! The first hit decides, so orders are part of the definition. Houses are numbered block, row,
//! column here (`T * 9 + i` with the type `T`), positions in a block in reading order. A *group* is
//! a question with at most nine answers: the digits of a cell (groups 0 to 80) or the positions of
//! a digit in a house (81 + 9 * house + digit). A candidate is numbered 9 * cell + digit and
//! belongs to four groups.

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

/// The cells of each house by position.
pub static CELLS: [[u8; 9]; 27] = cells();
/// The block, row and column of each cell, as houses.
pub static HOUSES: [[u8; 3]; 81] = houses();
/// The position of each cell in its block, row and column.
pub static PLACES: [[u8; 3]; 81] = places();
/// The peers of each cell: those of the block by position, then the others of the row, then of the
/// column.
pub static PEERS: [[u8; 20]; 81] = peers();
/// The same as sets.
pub static PEER_SETS: [u128; 81] = peer_sets();
/// The cells of each house as sets.
pub static HOUSE_SETS: [u128; 27] = house_sets();
/// For each mask of positions in a block, the column of the block (0 to 2) that has all of them, or
/// 3.
pub static ONE_COLUMN: [u8; 512] = confined([0b001_001_001, 0b010_010_010, 0b100_100_100]);
/// For each mask of nine positions, the third of the house that has all of them, or 3: the row of a
/// block, the block of a line.
pub static ONE_THIRD: [u8; 512] = confined([0b111, 0b111_000, 0b111_000_000]);
/// The masks of two of nine positions, in ascending (colexicographic) order.
pub static PAIRS: [u16; 36] = subsets(2);
/// The masks of three of nine positions, in the same order.
pub static TRIPLES: [u16; 84] = subsets(3);
/// The masks of four of nine positions, in the same order.
pub static QUADS: [u16; 126] = subsets(4);

/// The masks of `k` of nine positions in ascending order; `k` from 2 to 4.
pub fn masks(k: u32) -> &'static [u16] {
    match k {
        2 => &PAIRS,
        3 => &TRIPLES,
        _ => &QUADS,
    }
}

/// The group of a digit in a house.
#[inline(always)]
pub const fn group(house: usize, digit: usize) -> usize {
    81 + house * 9 + digit
}

/// The candidate at a place of a group.
#[inline]
pub fn member(group: usize, place: usize) -> usize {
    if group < 81 {
        group * 9 + place
    } else {
        let (house, digit) = ((group - 81) / 9, (group - 81) % 9);
        CELLS[house][place] as usize * 9 + digit
    }
}

/// The elements of a mask in ascending order.
#[inline(always)]
pub fn bits(mask: u16) -> Bits16 {
    Bits16(mask)
}

/// The cells of a set in ascending order.
#[inline(always)]
pub fn cells_of(set: u128) -> Bits128 {
    Bits128(set)
}

/// An iterator over the elements of a mask.
#[derive(Clone, Copy)]
pub struct Bits16(u16);

impl Iterator for Bits16 {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

/// An iterator over the elements of a set of cells.
#[derive(Clone, Copy)]
pub struct Bits128(u128);

impl Iterator for Bits128 {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros() as usize;
            self.0 &= self.0 - 1;
            bit
        })
    }
}

/// The number of elements of a mask; a table, as the plainest processors count bits slowly.
#[inline(always)]
pub fn count(mask: u16) -> u32 {
    static COUNTS: [u8; 512] = {
        let mut counts = [0; 512];
        let mut mask = 0;
        while mask < 512 {
            counts[mask] = (mask as u16).count_ones() as u8;
            mask += 1;
        }
        counts
    };
    COUNTS[mask as usize & 511] as u32
}

const fn place(house_type: usize, cell: usize) -> (usize, usize) {
    let (row, column) = (cell / 9, cell % 9);
    match house_type {
        BLOCK => (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3),
        ROW => (row, column),
        _ => (column, row),
    }
}

const fn cells() -> [[u8; 9]; 27] {
    let mut table = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut house_type = 0;
        while house_type < 3 {
            let (index, position) = place(house_type, cell);
            table[house_type * 9 + index][position] = cell as u8;
            house_type += 1;
        }
        cell += 1;
    }
    table
}

const fn houses() -> [[u8; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut house_type = 0;
        while house_type < 3 {
            table[cell][house_type] = (house_type * 9 + place(house_type, cell).0) as u8;
            house_type += 1;
        }
        cell += 1;
    }
    table
}

const fn places() -> [[u8; 3]; 81] {
    let mut table = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut house_type = 0;
        while house_type < 3 {
            table[cell][house_type] = place(house_type, cell).1 as u8;
            house_type += 1;
        }
        cell += 1;
    }
    table
}

const fn peers() -> [[u8; 20]; 81] {
    let (houses, cells) = (houses(), cells());
    let mut table = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (mut seen, mut length, mut house_type) = (1u128 << cell, 0, 0);
        while house_type < 3 {
            let mut position = 0;
            while position < 9 {
                let other = cells[houses[cell][house_type] as usize][position];
                if seen >> other & 1 == 0 {
                    seen |= 1 << other;
                    table[cell][length] = other;
                    length += 1;
                }
                position += 1;
            }
            house_type += 1;
        }
        cell += 1;
    }
    table
}

const fn peer_sets() -> [u128; 81] {
    let lists = peers();
    let mut table = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut i = 0;
        while i < 20 {
            table[cell] |= 1 << lists[cell][i];
            i += 1;
        }
        cell += 1;
    }
    table
}

const fn house_sets() -> [u128; 27] {
    let cells = cells();
    let mut table = [0; 27];
    let mut house = 0;
    while house < 27 {
        let mut i = 0;
        while i < 9 {
            table[house] |= 1 << cells[house][i];
            i += 1;
        }
        house += 1;
    }
    table
}

const fn confined(parts: [u16; 3]) -> [u8; 512] {
    let mut table = [3; 512];
    let mut mask = 1;
    while mask < 512 {
        let mut part = 0;
        while part < 3 {
            if mask as u16 & !parts[part] == 0 {
                table[mask] = part as u8;
            }
            part += 1;
        }
        mask += 1;
    }
    table
}

const fn subsets<const N: usize>(k: u32) -> [u16; N] {
    let mut table = [0; N];
    let (mut mask, mut length) = (0u16, 0);
    while mask < 512 {
        if mask.count_ones() == k {
            table[length] = mask;
            length += 1;
        }
        mask += 1;
    }
    table
}
