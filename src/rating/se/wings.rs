//! XY-wing and XYZ-wing (rules 13 and 14).
//!
//! A pivot with two or three digits and two cells around it with two digits each: whichever digit
//! the pivot takes, one of the wings (or the pivot) takes the digit that both wings have. Pivots
//! are tried row by row, both wings in the order of the pivot's peers.

use super::edition::Edition;
use super::geometry::PEER_SETS;
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{Nine, bits, count};
use crate::board::{Cell, Digit, Element};
use crate::logic::Wing;

/// Finds the first wing around one of these pivots; pivots without one are taken out of the set.
pub fn wing(state: &State, edition: Edition, is_xyz: bool, pivots: &mut u128, found: &mut SeStep) -> bool {
    let size = if is_xyz { 2 } else { 1 };
    let (twos, peers) = (state.sized[1], edition.peers());
    for pivot in bits(*pivots & state.sized[size]) {
        if around(state, peers, is_xyz, pivot, twos, found) {
            return true;
        }
        *pivots &= !(1 << pivot);
    }
    *pivots = 0;
    false
}

fn around(state: &State, peers: &[[u8; 20]; 81], is_xyz: bool, pivot: usize, twos: u128, found: &mut SeStep) -> bool {
    let mine = state.digits(pivot);
    if !has_wings(state, mine, twos & PEER_SETS[pivot]) {
        return false;
    }
    let mut wings = [0usize; 20];
    let mut length = 0;
    for cell in peers[pivot].iter().map(|&peer| usize::from(peer)) {
        // |cand(pivot) \ cand(wing)| = 1, which the second wing meets anyway.
        if twos >> cell & 1 == 1 && count(mine & !state.digits(cell)) == 1 {
            wings[length] = cell;
            length += 1;
        }
    }
    let wings = &wings[..length];
    for &first in wings {
        let one = state.digits(first);
        for &second in wings {
            let other = state.digits(second);
            let common = usize::from(is_xyz);
            if count(mine | one | other) != 3 || count(mine & one & other) != common || one == other {
                continue;
            }
            let digit = (one & other).trailing_zeros() as usize;
            let mut victims = state.cells_with[digit] & PEER_SETS[first] & PEER_SETS[second];
            if is_xyz {
                victims &= PEER_SETS[pivot];
            }
            victims &= !(1u128 << pivot | 1 << first | 1 << second);
            if victims != 0 {
                let (rule, rating) = if is_xyz { (Rule::XYZWing, 4.4) } else { (Rule::XYWing, 4.2) };
                let of_pivot = |digits: Nine, cell| {
                    let other = (digits & !(1 << digit)).trailing_zeros() as usize;
                    (Digit::from_index(other), Cell::from_index(cell))
                };
                found.set(
                    rule,
                    rating,
                    SePattern::Wing(Wing {
                        pivot: Cell::from_index(pivot),
                        wings: [of_pivot(one, first), of_pivot(other, second)],
                        digit: Digit::from_index(digit),
                        in_pivot: is_xyz,
                    }),
                );
                bits(victims).for_each(|cell| found.remove(cell, digit));
                return true;
            }
        }
    }
    false
}

/// Whether two of these cells with two digits make wings of the pivot, victims or not. Mostly none
/// do, and that needs no order.
fn has_wings(state: &State, pivot: Nine, twos: u128) -> bool {
    let low = pivot & pivot.wrapping_neg();
    // The digits beside the lower and beside the other digit of a pivot with two.
    let (mut beside_low, mut beside_high) = (0, 0);
    // What two digits of a pivot with three some cell has, and another cell has not.
    let (mut some, mut differing) = (0, 0);
    for cell in bits(twos) {
        let (own, other) = (state.digits(cell) & pivot, state.digits(cell) & !pivot);
        beside_low |= if own == low { other } else { 0 };
        beside_high |= if own == pivot ^ low { other } else { 0 };
        if other == 0 {
            differing |= if some == 0 { 0 } else { some ^ own };
            some = own;
        }
    }
    beside_low & beside_high != 0 || differing != 0
}

#[cfg(test)]
mod tests {
    use super::super::on_paths::on_paths;
    use super::*;

    /// Pivots are left out only if no two cells around them are wings.
    #[test]
    fn pivots_left_out_have_no_wings() {
        let mut seen = [0; 2];
        on_paths(|state| {
            for size in [1, 2] {
                for pivot in bits(state.sized[size]) {
                    let (mine, twos) = (state.digits(pivot), state.sized[1] & PEER_SETS[pivot]);
                    let are_wings = |one: Nine, other: Nine| {
                        let is_wing = |digits: Nine| count(mine & !digits) == 1;
                        let common = count(mine & one & other);
                        one != other
                            && is_wing(one)
                            && is_wing(other)
                            && count(mine | one | other) == 3
                            && common == size - 1
                    };
                    let any = bits(twos)
                        .any(|first| bits(twos).any(|second| are_wings(state.digits(first), state.digits(second))));
                    assert!(has_wings(state, mine, twos) || !any, "{pivot}: {:?}", state.groups);
                    seen[usize::from(any)] += 1;
                }
            }
        });
        assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
    }
}
