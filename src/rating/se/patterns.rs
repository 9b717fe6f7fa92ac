//! Locked digits, naked and hidden sets, fish: enumerated in the decisive order, for the grid and
//! for the grids within chains.
//!
//! Each function calls `visit` for every usable pattern in order until it returns true, and returns
//! whether it did. The groups are those of a grid or of a working grid; the numbers of empty cells
//! and of filled digits are always those of the real grid. Houses and digits that cannot have a new
//! pattern are left out by the caller.

use super::edition::Edition;
use super::geometry::{BLOCK, BLOCKS_COLUMNS_ROWS, CELLS, COLUMN, GROUPS, ROW, group};
use crate::board::nine::{IN_COLUMN, IN_THIRD, bits, count, of_size};

/// A digit of a house whose positions are all in another house.
#[derive(Clone, Copy)]
pub struct Locked {
    /// The house.
    pub house: usize,
    /// The other house.
    pub other: usize,
    /// The digit.
    pub digit: usize,
    /// The positions of the common cells, in the house and also in its neighbours.
    pub inside: u16,
    /// The positions of the common cells in the other house.
    pub common: u16,
    /// The three houses of the same type that share cells with the other one: the first, and the
    /// distance to the next.
    pub neighbours: (usize, usize),
}

/// Digits that are confined to an intersection of a block and a line, with at least two positions.
///
/// Of houses of the same types, the classic tries all digits of one house before the next house;
/// the other editions try all houses of one digit first.
#[inline(always)]
pub fn locked(groups: &[u16; GROUPS], edition: Edition, digits: u16, mut visit: impl FnMut(&Locked) -> bool) -> bool {
    for types in [(BLOCK, COLUMN), (BLOCK, ROW), (COLUMN, BLOCK), (ROW, BLOCK)] {
        let is_found = if edition.is_classic() {
            locked_between(groups, types, digits, &mut visit)
        } else {
            bits(digits).any(|digit| locked_between(groups, types, 1 << digit, &mut visit))
        };
        if is_found {
            return true;
        }
    }
    false
}

/// The same for one type of house and another, by house and then by digit.
#[inline(always)]
fn locked_between(
    groups: &[u16; GROUPS],
    (from, to): (usize, usize),
    digits: u16,
    visit: &mut impl FnMut(&Locked) -> bool,
) -> bool {
    let table = if to == COLUMN { &IN_COLUMN } else { &IN_THIRD };
    for index in 0..9 {
        let house = from * 9 + index;
        let mut confined = [0u16; 4];
        for digit in bits(digits) {
            let places = groups[group(house, digit)];
            let several = places & places.wrapping_sub(1) != 0;
            confined[usize::from(table[usize::from(places) & 511]) & 3] |= u16::from(several) << digit;
        }
        for (third, &digits) in confined[..3].iter().enumerate() {
            for digit in bits(digits) {
                if visit(&located(from, to, index, third, digit)) {
                    return true;
                }
            }
        }
    }
    false
}

/// Returns the houses and positions of a locked digit.
fn located(from: usize, to: usize, index: usize, third: usize, digit: usize) -> Locked {
    let (band, within) = (index / 3, index % 3);
    let (third_of_line, column_of_block) = (|n: usize| 0b111 << (3 * n), |n: usize| 0b001_001_001 << n);
    let (other, inside, common, neighbours) = match (from, to) {
        (BLOCK, COLUMN) => (3 * within + third, column_of_block(third), third_of_line(band), (within, 3)),
        (BLOCK, _) => (3 * band + third, third_of_line(third), third_of_line(within), (3 * band, 1)),
        (COLUMN, _) => (3 * third + band, third_of_line(third), column_of_block(within), (3 * band, 1)),
        _ => (3 * band + third, third_of_line(third), third_of_line(within), (3 * band, 1)),
    };
    let neighbours = (from * 9 + neighbours.0, neighbours.1);
    Locked { house: from * 9 + index, other: to * 9 + other, digit, inside, common, neighbours }
}

/// `k` positions of a house that together have `k` digits, some of which are elsewhere in the
/// house.
#[inline(always)]
pub fn naked_sets(
    groups: &[u16; GROUPS],
    empty: &[u8; 27],
    k: usize,
    houses: u32,
    mut visit: impl FnMut(usize, u16, u16) -> bool,
) -> bool {
    for house_type in BLOCKS_COLUMNS_ROWS {
        for index in bits((houses >> (9 * house_type) & 511) as u16) {
            let house = house_type * 9 + index;
            if usize::from(empty[house]) >= 2 * k && naked_in(groups, house, k, &mut visit) {
                return true;
            }
        }
    }
    false
}

/// Naked sets of one house.
#[inline(always)]
pub fn naked_in(
    groups: &[u16; GROUPS],
    house: usize,
    k: usize,
    visit: &mut impl FnMut(usize, u16, u16) -> bool,
) -> bool {
    let cells = &CELLS[house];
    let digits = cells.map(|cell| groups[usize::from(cell)]);
    let mut fit = 0u16;
    for (place, &digits) in digits.iter().enumerate() {
        fit |= u16::from((2..=k).contains(&count(digits))) << place;
    }
    if count(fit) < k {
        return false;
    }
    for &places in of_size(k).iter().filter(|&&places| places & !fit == 0) {
        let union = bits(places).fold(0, |union, place| union | digits[place]);
        let elsewhere = || bits(511 & !places).any(|place| digits[place] & union != 0);
        if count(union) == k && elsewhere() && visit(house, places, union) {
            return true;
        }
    }
    false
}

/// `k` digits of a house that together have `k` positions, each at least two; `visit` gets house,
/// digits and positions.
#[inline(always)]
pub fn hidden_in(
    groups: &[u16; GROUPS],
    house: usize,
    k: usize,
    visit: &mut impl FnMut(usize, u16, u16) -> bool,
) -> bool {
    let start = group(house, 0);
    let places: &[u16] = &groups[start..start + 9];
    let mut fit = 0u16;
    for (digit, &places) in places.iter().enumerate() {
        fit |= u16::from((2..=k).contains(&count(places))) << digit;
    }
    if count(fit) < k {
        return false;
    }
    for &digits in of_size(k).iter().filter(|&&digits| digits & !fit == 0) {
        let union = bits(digits).fold(0, |union, digit| union | places[digit]);
        if count(union) == k && visit(house, digits, union) {
            return true;
        }
    }
    false
}

/// Hidden sets that leave something to remove from their cells.
#[inline(always)]
pub fn hidden_sets(
    groups: &[u16; GROUPS],
    empty: &[u8; 27],
    k: usize,
    houses: u32,
    mut visit: impl FnMut(usize, u16, u16) -> bool,
) -> bool {
    for house_type in BLOCKS_COLUMNS_ROWS {
        for index in bits((houses >> (9 * house_type) & 511) as u16) {
            let house = house_type * 9 + index;
            let cells = &CELLS[house];
            let mut usable = |house: usize, digits: u16, places: u16| {
                bits(places).any(|place| groups[usize::from(cells[place])] & !digits != 0)
                    && visit(house, digits, places)
            };
            if usize::from(empty[house]) > 2 * k && hidden_in(groups, house, k, &mut usable) {
                return true;
            }
        }
    }
    false
}

/// A fish: whether its base lines are columns, the lines, the cover lines, the digit.
pub type Fish = (bool, u16, u16, usize);

/// `k` parallel lines whose positions of a digit lie in `k` crossing lines, with some of these
/// elsewhere in them.
#[inline(always)]
pub fn fish(
    groups: &[u16; GROUPS],
    filled: &[u8; 9],
    k: usize,
    digits: u16,
    mut visit: impl FnMut(Fish) -> bool,
) -> bool {
    for (base, cover) in [(COLUMN, ROW), (ROW, COLUMN)] {
        // Sets of lines come before digits in the order; the hits, few if any, are sorted
        // afterwards.
        let mut hits = smallvec::SmallVec::<[(u16, usize, u16); 8]>::new();
        for digit in bits(digits).filter(|&digit| usize::from(filled[digit]) + 2 * k <= 9) {
            let mut fit = 0u16;
            for index in 0..9 {
                fit |= u16::from((2..=k).contains(&count(groups[group(base * 9 + index, digit)]))) << index;
            }
            if count(fit) < k {
                continue;
            }
            for &lines in of_size(k).iter().filter(|&&lines| lines & !fit == 0) {
                let covers = bits(lines).fold(0, |union, line| union | groups[group(base * 9 + line, digit)]);
                let beyond = || bits(covers).any(|line| groups[group(cover * 9 + line, digit)] & !lines != 0);
                if count(covers) == k && beyond() {
                    hits.push((lines, digit, covers));
                }
            }
        }
        hits.sort_unstable();
        if hits.iter().any(|&(lines, digit, covers)| visit((base == COLUMN, lines, covers, digit))) {
            return true;
        }
    }
    false
}
