//! Aligned pair and triplet exclusion (rules 20 and 22).
//!
//! Two or three base cells and at least two *excluders*: cells that see all of them and have as many candidates as there are base cells, or
//! fewer. A combination of digits of the base cells is impossible if it takes all candidates of an excluder, or one digit twice in cells that see
//! each other. A candidate without a possible combination goes.
//!
//! A set of base cells that gave nothing gives something only after one of its cells or of its common excluders has changed, so only
//! those are looked at.

use super::found::{Found, Pattern};
use super::geometry::{PEER_SETS, PEERS, bits, cells_of};
use super::rule::Rule;
use super::state::State;

/// The excluders of each cell, and the base cells.
struct Base {
    excluders: [u128; 81],
    cells: u128,
}

impl Base {
    fn new(state: &State, sizes: u128) -> Base {
        let mut base = Base { excluders: [0; 81], cells: 0 };
        for cell in cells_of(state.open & !state.sized[0]) {
            base.excluders[cell] = PEER_SETS[cell] & sizes;
            if base.excluders[cell] != 0 && PEER_SETS[cell] & state.sized[0] == 0 && state.digits(cell) != 0 {
                base.cells |= 1 << cell;
            }
        }
        base
    }
}

/// Whether a set has at least two elements.
#[inline(always)]
fn several(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// Rule 20. `changed` are the cells that changed since the rule last found nothing.
pub fn aligned_pair(state: &State, changed: u128, found: &mut Found) -> bool {
    let base = Base::new(state, state.sized[1]);
    for second in cells_of(base.cells) {
        let excluders = base.excluders[second];
        if !several(excluders) {
            continue;
        }
        for first in cells_of(base.cells & ((1 << second) - 1)) {
            let common = excluders & base.excluders[first];
            if several(common)
                && (common | 1 << first | 1 << second) & changed != 0
                && pair(state, first, second, common, found)
            {
                return true;
            }
        }
    }
    false
}

fn pair(state: &State, first: usize, second: usize, common: u128, found: &mut Found) -> bool {
    let (one, other) = (state.digits(first), state.digits(second));
    let mut fitting = [other; 9];
    if PEER_SETS[first] >> second & 1 == 1 {
        for digit in bits(one) {
            fitting[digit] &= !(1 << digit);
        }
    }
    for excluder in cells_of(common) {
        let digits = state.digits(excluder);
        for digit in bits(digits) {
            fitting[digit] &= !(digits & !(1 << digit));
        }
    }
    let gone = bits(one).filter(|&digit| fitting[digit] == 0).fold(0u16, |gone, digit| gone | 1 << digit);
    let gone_of_other = other & !bits(one).fold(0, |all, digit| all | fitting[digit]);
    if gone | gone_of_other == 0 {
        return false;
    }
    let cells = [first as u8, second as u8, second as u8];
    found.set(Rule::AlignedPairExclusion, 6.2, Pattern::Aligned { cells, excluders: common });
    bits(gone).for_each(|digit| found.remove(first, digit));
    bits(gone_of_other).for_each(|digit| found.remove(second, digit));
    true
}

/// Rule 22. `changed` are the cells that changed since the rule last found nothing.
pub fn aligned_triplet(state: &State, changed: u128, found: &mut Found) -> bool {
    let base = Base::new(state, state.sized[1] | state.sized[2]);
    for second in cells_of(base.cells) {
        for first in cells_of(base.cells & ((1 << second) - 1)) {
            let common = base.excluders[first] & base.excluders[second];
            if !several(common) {
                continue;
            }
            let is_old = changed >> first & 1 == 0 && changed >> second & 1 == 0;
            let thirds = base.cells & !(1 << first | 1 << second);
            let mut visit = |third: usize| {
                let common = common & base.excluders[third];
                several(common)
                    && (!is_old || (common | 1 << third) & changed != 0)
                    && triplet(state, [first, second, third], common, found)
            };
            let of_first = base.excluders[first] & thirds;
            let of_second = base.excluders[second] & thirds & !of_first;
            if (of_first | of_second) == 0 {
                continue;
            }
            for (cell, set) in [(first, of_first), (second, of_second)] {
                for third in PEERS[cell].map(usize::from) {
                    if set >> third & 1 == 1 && visit(third) {
                        return true;
                    }
                }
            }
        }
    }
    false
}

fn triplet(state: &State, cells: [usize; 3], common: u128, found: &mut Found) -> bool {
    let [one, two, three] = cells.map(|cell| state.digits(cell));
    let sees = |a: usize, b: usize| PEER_SETS[cells[a]] >> cells[b] & 1 == 1;
    let (one_two, one_three, two_three) = (sees(0, 1), sees(0, 2), sees(1, 2));
    let all = one | two | three;
    let mut excluders = [0u16; 18];
    let mut length = 0;
    for cell in cells_of(common) {
        let digits = state.digits(cell);
        if digits & !all == 0 {
            excluders[length] = digits;
            length += 1;
        }
    }
    let mut fits = [0u16; 3];
    for a in bits(one) {
        for b in bits(two) {
            if one_two && a == b {
                continue;
            }
            let taken = 1u16 << a | 1 << b;
            let mut rest = three;
            rest &= !(u16::from(one_three) << a | u16::from(two_three) << b);
            for &digits in &excluders[..length] {
                match digits & !taken {
                    0 => rest = 0,
                    left if left & (left - 1) == 0 => rest &= !left,
                    _ => {}
                }
            }
            if rest != 0 {
                fits[0] |= 1 << a;
                fits[1] |= 1 << b;
                fits[2] |= rest;
            }
        }
        if fits == [one, two, three] {
            return false;
        }
    }
    if fits == [one, two, three] {
        return false;
    }
    let pattern = Pattern::Aligned { cells: cells.map(|cell| cell as u8), excluders: common };
    found.set(Rule::AlignedTripletExclusion, 7.5, pattern);
    for (i, digits) in [one, two, three].into_iter().enumerate() {
        bits(digits & !fits[i]).for_each(|digit| found.remove(cells[i], digit));
    }
    true
}
