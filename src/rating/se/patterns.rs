//! Locked digits, naked and hidden sets, fish: enumerated in the decisive order, for the grid and
//! for the grids within chains.
//!
//! Each function calls `visit` for every usable pattern in order until it returns true, and returns
//! whether it did. The groups are those of a grid or of a working grid; the numbers of empty cells
//! and of filled digits are always those of the real grid. Houses and digits that cannot have a new
//! pattern are left out by the caller.

use super::edition::Edition;
use super::geometry::{BLOCK, BLOCKS_COLUMNS_ROWS, CELLS, COLUMN, GROUPS, ROW, group};
use crate::board::nine::{IN_COLUMN, IN_THIRD, Nine, bits, count, nine_of};
use crate::technique::may_be_locked;

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

/// The digits with a locked one that leaves something to remove: mostly none.
pub fn locked_digits(groups: &[u16; GROUPS]) -> u16 {
    may_be_locked(groups[..81].as_chunks().0)
}

/// Locked digits for one type of house and another, by house and then by digit.
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
    let digits = CELLS[house].map(|cell| groups[usize::from(cell)]);
    confined_sets(&digits, k, &mut |places, union| {
        let elsewhere = || bits(511 & !places).any(|place| digits[place] & union != 0);
        elsewhere() && visit(house, places, union)
    })
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
    let Some(places) = groups[start..].first_chunk() else { return false };
    confined_sets(places, k, &mut |digits, union| visit(house, digits, union))
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
            let places = nine_of(|line| groups[group(base * 9 + line, digit)]);
            confined_sets(&places, k, &mut |lines, covers| {
                let beyond = || bits(covers).any(|line| groups[group(cover * 9 + line, digit)] & !lines != 0);
                if beyond() {
                    hits.push((lines, digit, covers));
                }
                false
            });
        }
        hits.sort_unstable();
        if hits.iter().any(|&(lines, digit, covers)| visit((base == COLUMN, lines, covers, digit))) {
            return true;
        }
    }
    false
}

/// `k` of nine sets, each of at least two elements, that together have `k` elements; in ascending
/// order of their numbers as bits.
#[inline(always)]
fn confined_sets(sets: &[Nine; 9], k: usize, visit: &mut impl FnMut(Nine, Nine) -> bool) -> bool {
    let fit = of_two_to(sets, k);
    count(fit) >= k && confined_from(sets, k, Confined { open: fit, left: k, ..Confined::default() }, visit)
}

/// The sets of at least two and at most `k` elements.
#[inline(always)]
fn of_two_to(sets: &[Nine; 9], k: usize) -> Nine {
    let mut fit = 0;
    for (number, &set) in sets.iter().enumerate() {
        let several = set & set.wrapping_sub(1);
        let more = (2..=k).fold(several, |more, _| more & more.wrapping_sub(1));
        fit |= Nine::from(several != 0 && more == 0) << number;
    }
    fit
}

/// Some of nine sets that are chosen, and those that may be added.
#[derive(Clone, Copy, Default)]
pub struct Confined {
    /// The chosen sets.
    pub chosen: Nine,
    /// Their elements.
    pub union: Nine,
    /// Those that may be added, all below the chosen ones.
    pub open: Nine,
    /// The number of sets to be added.
    pub left: usize,
}

impl Confined {
    /// One more set.
    #[inline(always)]
    fn with(self, sets: &[Nine; 9], number: usize) -> Confined {
        Confined {
            chosen: self.chosen | 1 << number,
            union: self.union | sets[number],
            open: self.open & ((1 << number) - 1),
            left: self.left - 1,
        }
    }
}

/// Adds sets until there are enough; those are visited that have `k` elements then, in ascending
/// order of their numbers as bits.
#[inline(always)]
pub fn confined_from(sets: &[Nine; 9], k: usize, so_far: Confined, visit: &mut impl FnMut(Nine, Nine) -> bool) -> bool {
    if so_far.left > 1 {
        return more_confined(sets, k, so_far, visit);
    }
    if so_far.left == 0 {
        return count(so_far.union) == k && visit(so_far.chosen, so_far.union);
    }
    for last in bits(so_far.open) {
        let all = so_far.with(sets, last);
        if count(all.union) == k && visit(all.chosen, all.union) {
            return true;
        }
    }
    false
}

fn more_confined(sets: &[Nine; 9], k: usize, so_far: Confined, visit: &mut impl FnMut(Nine, Nine) -> bool) -> bool {
    for number in bits(so_far.open) {
        let next = so_far.with(sets, number);
        if count(next.union) <= k && confined_from(sets, k, next, visit) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::on_paths::on_paths;
    use super::*;
    use crate::board::nine::of_size;
    use proptest::prelude::*;

    proptest! {
        /// The sets found one by one are those among all choices, in their order.
        #[test]
        fn confined_sets_are_those_of_all_choices(
            sets in prop::array::uniform9(prop_oneof![0_u16..512, 0_u16..16, 1_u16..32]),
            k in 2_usize..=4,
        ) {
            let mut found = Vec::new();
            confined_sets(&sets, k, &mut |chosen, union| {
                found.push((chosen, union));
                false
            });
            let fits = |&chosen: &Nine| bits(chosen).all(|number| count(sets[number]) >= 2);
            let with_union = |chosen: Nine| (chosen, bits(chosen).fold(0, |union, number| union | sets[number]));
            let all = of_size(k).iter().copied().filter(fits).map(with_union).filter(|(_, union)| count(*union) == k);
            prop_assert_eq!(found, all.collect::<Vec<_>>());
        }
    }

    /// A digit is among the locked ones if and only if one of its patterns removes something.
    #[test]
    fn locked_digits_are_those_that_remove_something() {
        let mut found = [0; 2];
        on_paths(|state| {
            for digit in 0..9 {
                let removes = locked(&state.groups, Edition::Classic, 1 << digit, |hit| {
                    state.groups[group(hit.other, digit)] & !hit.common != 0
                });
                // A digit with one place in a house is a single, not a locked one.
                let is_single = (0..27).any(|house| count(state.groups[group(house, digit)]) == 1);
                let may_remove = locked_digits(&state.groups) >> digit & 1 == 1;
                assert!(removes == may_remove || may_remove && is_single, "{digit}: {:?}", state.groups);
                found[usize::from(removes)] += 1;
            }
        });
        assert!(found[0] > 100 && found[1] > 10, "{found:?}");
    }
}
