//! Some of nine things as bits 0 to 8: digits of a cell, slots of a constraint, lines of a table.
//!
//! [`Set`](super::Set) says of what kind they are; searches that look at the same nine bits in
//! several ways use plain numbers.

use super::bits::{Bits, Ones};
use super::table::table;

/// Some of nine things, as bits 0 to 8.
pub type Nine = u16;

/// The numbers of the bits that are set, lowest first; also of wider words.
#[inline(always)]
pub fn bits<B: Bits>(set: B) -> Ones<B> {
    Ones(set)
}

/// The number of bits set.
#[inline(always)]
pub fn count(nine: Nine) -> usize {
    nine.count()
}

/// Returns 1 if exactly one bit is set, and 0 otherwise. A table, because the next best way takes
/// six instructions.
#[inline]
pub fn is_one(nine: Nine) -> u8 {
    static ONE: [u8; 512] = table!(0; 512, nine => (nine.count_ones() == 1) as u8);
    debug_assert!(nine < 512);
    ONE[usize::from(nine & 511)]
}

/// Nine sets, each by its number. (`array::from_fn` calls its closure, unless the whole program is
/// optimised as one.)
#[inline(always)]
pub fn nine_of(of: impl Fn(usize) -> Nine) -> [Nine; 9] {
    let mut all = [0; 9];
    for (number, set) in all.iter_mut().enumerate() {
        *set = of(number);
    }
    all
}

/// Those of nine things, by number, for which something holds: bits side by side, then joined.
#[inline(always)]
pub fn nine_where(holds: impl Fn(usize) -> bool) -> Nine {
    nine_of(|number| Nine::from(holds(number)) << number).into_iter().fold(0, |all, one| all | one)
}

/// Every choice among nine things, the smallest first, then in ascending order.
static BY_SIZE: [Nine; 512] = {
    let (mut next, mut all) = (FIRST_OF_SIZE, [0; 512]);
    let mut nine: Nine = 0;
    while nine < 512 {
        let size = nine.count_ones() as usize;
        all[next[size]] = nine;
        next[size] += 1;
        nine += 1;
    }
    all
};

/// The number of choices that are smaller than each size.
const FIRST_OF_SIZE: [usize; 11] = {
    let (mut first, mut nine): ([usize; 11], Nine) = ([0; 11], 0);
    while nine < 512 {
        let mut larger = nine.count_ones() as usize + 1;
        while larger < 11 {
            first[larger] += 1;
            larger += 1;
        }
        nine += 1;
    }
    first
};

/// The choices of `least` to `most` of nine things, the smallest first, then in ascending order.
#[inline]
pub const fn of_sizes(least: usize, most: usize) -> &'static [Nine] {
    let (up_to_most, _) = BY_SIZE.split_at(FIRST_OF_SIZE[most + 1]);
    up_to_most.split_at(FIRST_OF_SIZE[least]).1
}

/// The choices of exactly `size` of nine things, in ascending order.
#[inline]
pub const fn of_size(size: usize) -> &'static [Nine] {
    of_sizes(size, size)
}

/// Three places side by side, a row of a box or a box along a line, by their number.
pub const THIRDS: [Nine; 3] = table!(0; 3, third => 0b111 << (3 * third));

/// Three places of a box one below the other, by their number.
pub const COLUMNS: [Nine; 3] = table!(0; 3, column => 0b001_001_001 << column);

/// For each choice of places the third that has all of them, or 3 where there is none. For no place
/// at all it is 3, too.
pub static IN_THIRD: [u8; 512] = confined(THIRDS);

/// The same for the columns of a box.
pub static IN_COLUMN: [u8; 512] = confined(COLUMNS);

const fn confined(parts: [Nine; 3]) -> [u8; 512] {
    table!(3; 512, nine => {
        let mut part = 0;
        while part < 3 && (nine == 0 || nine as Nine & !parts[part] != 0) {
            part += 1;
        }
        part as u8
    })
}
