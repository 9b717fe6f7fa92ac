//! Wings of four to seven digits, which the classic does not have.
//!
//! An almost locked set of cells that see each other, with one digit more than it has cells, and
//! another cell with two of these digits. One of the two is *restricted* if all cells of the set
//! that have it see the cell. Then the set and the cell do not both hold it. If the cell does, the
//! set holds all other digits, among them the other one of the cell; so that one is in the set or
//! in the cell, and goes from whatever sees all of its places there. If both are restricted, each
//! digit is in the set or in the cell.
//!
//! All wings are compared: by rating, by the number of candidates removed, by a number made of the
//! sizes of their cells, at last by order.

use super::geometry::PEER_SETS;
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{bits, count};
use crate::board::{Cell, CellSet, Element};
use smallvec::SmallVec;
use std::cmp::Reverse;

/// The first wing with this number of digits, 4 to 7. `changed` are the cells that changed since
/// the rule last found nothing: a wing without such a cell removes nothing.
pub fn bent_wing(state: &State, digits: usize, changed: u128, found: &mut SeStep) -> bool {
    if state.sized[1] == 0 {
        return false;
    }
    let mut search = Search { state, digits, changed, best: None };
    search.extend(Set { cells: 0, size: 0, seen: u128::MAX, seeing: 0, digits: 0 }, state.open & !state.sized[0]);
    let Some((key, wing)) = search.best else { return false };
    let rule = match digits {
        4 => Rule::WXYZWing,
        5 => Rule::VWXYZWing,
        6 => Rule::UVWXYZWing,
        _ => Rule::TUVWXYZWing,
    };
    let pattern = SePattern::BentWing { set: CellSet::from_bits(wing.set), cell: Cell::from_index(wing.cell) };
    found.set(rule, f64::from(key.0) / 10.0, pattern);
    wing.removed.iter().for_each(|&(digit, cells)| bits(cells).for_each(|cell| found.remove(cell, digit)));
    true
}

/// Cells that see each other.
#[derive(Clone, Copy)]
struct Set {
    cells: u128,
    size: usize,
    /// The cells that see all of them.
    seen: u128,
    /// The cells that see some of them.
    seeing: u128,
    digits: u16,
}

/// The digits that go, each with its cells.
type Removed = SmallVec<[(usize, u128); 8]>;

/// The rank of a wing: the rating in tenths, the number of candidates removed, a text.
type Key = (u8, Reverse<u32>, Reverse<(u8, u8, u8, Option<u8>)>);

struct Wing {
    set: u128,
    cell: usize,
    removed: Removed,
}

struct Search<'a> {
    state: &'a State,
    /// The number of digits.
    digits: usize,
    changed: u128,
    best: Option<(Key, Wing)>,
}

impl Search<'_> {
    /// Adds one of these cells, in ascending order, to a set.
    fn extend(&mut self, set: Set, mut open: u128) {
        while open != 0 {
            let cell = open.trailing_zeros() as usize;
            open &= open - 1;
            let digits = set.digits | self.state.digits(cell);
            if self.state.digits(cell) == 0 || count(digits) > self.digits {
                continue;
            }
            let next = Set {
                cells: set.cells | 1 << cell,
                size: set.size + 1,
                seen: set.seen & PEER_SETS[cell],
                seeing: set.seeing | PEER_SETS[cell],
                digits,
            };
            if next.size < self.digits - 1 {
                self.extend(next, open & PEER_SETS[cell]);
            } else if count(digits) == self.digits {
                self.wings(&next);
            }
        }
    }

    /// Tries the cells around a set.
    fn wings(&mut self, set: &Set) {
        let mut cells = self.state.sized[1] & set.seeing & !set.cells;
        if set.cells & self.changed == 0 {
            cells &= self.changed;
        }
        for cell in bits(cells) {
            let own = self.state.digits(cell);
            if own & !set.digits == 0 {
                self.wing(set, cell, own);
            }
        }
    }

    fn wing(&mut self, set: &Set, cell: usize, own: u16) {
        let state = self.state;
        let with = |digit: usize| set.cells & state.cells_with[digit];
        let restricted =
            bits(own).filter(|&digit| with(digit) & !PEER_SETS[cell] == 0).fold(0u16, |all, digit| all | 1 << digit);
        let gone = match count(restricted) {
            0 => return,
            1 => own & !restricted,
            _ => set.digits,
        };
        let victims = |digit: usize| {
            let seen = bits(with(digit)).fold(state.cells_with[digit], |seen, other| seen & PEER_SETS[other]);
            let seen = if own >> digit & 1 == 1 { seen & PEER_SETS[cell] } else { seen };
            (digit, seen & !(set.cells | 1 << cell))
        };
        let removed: Removed = bits(gone).map(victims).filter(|&(_, cells)| cells != 0).collect();
        if removed.is_empty() {
            return;
        }
        let number: u32 = removed.iter().map(|(_, cells)| cells.count_ones()).sum();
        let lost = removed.iter().fold(0u16, |all, &(digit, _)| all | 1 << digit);
        // Both digits of the cell, or another digit, can only go with two restricted digits.
        let is_double = lost & !own != 0 || lost == own;
        let sizes = || bits(set.cells).map(|cell| count(state.digits(cell)) as u8);
        let (most, sum) = (sizes().max().unwrap_or(0), sizes().sum::<u8>());
        let sum = if sum < 10 { (sum, None) } else { (sum / 10, Some(sum % 10)) };
        let text = (1 + u8::from(is_double), most, sum.0, sum.1);
        let key = (rating(self.digits, most), Reverse(number), Reverse(text));
        if self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            self.best = Some((key, Wing { set: set.cells, cell, removed }));
        }
    }
}

/// The rating in tenths, by the number of digits and the size of the largest cell of the set.
fn rating(digits: usize, most: u8) -> u8 {
    match (digits, most) {
        (4, 3) => 56,
        (4, _) => 55,
        (5, 3) => 64,
        (5, 2 | 4) => 63,
        (5, _) => 62,
        (6, _) => 66,
        _ => 75,
    }
}
