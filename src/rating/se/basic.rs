//! Singles, and the rules that find their patterns in one or two kinds of house: rules 1 to 12 and
//! 16 to 18.
//!
//! The direct rules place the single that a pattern would leave and do *not* apply the rest of the
//! pattern; they look for the single only in a house of the same type (locked digits) or in the
//! same house (hidden sets).

use super::edition::Edition;
use super::geometry::{BLOCKS_COLUMNS_ROWS, group, house};
use super::patterns::{Locked, fish, hidden_in, hidden_sets, locked, naked_sets};
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{Nine, bits, count};
use crate::board::{Cell, CellSet, Constraint, Digit, DigitSet, Element, House};
use crate::logic::{Fish, LockedCandidates, Subset, SubsetKind};

/// Rule 1: the last cell of a house first, then by type of house. If there is none, the state is up
/// to date except for [`State::refresh`].
#[inline]
pub fn hidden_single(state: &mut State, found: &mut SeStep) -> bool {
    if state.last != 0 && last_cell(state, found) {
        return true;
    }
    let (single, rating) = match state.single_in_block() {
        Some(single) => (Some(single), 1.2),
        None => (state.single_in_line(), 1.5),
    };
    let Some((house, digit, place)) = single else { return false };
    found.put(Rule::HiddenSingle, rating, State::cell(house, place), digit, SePattern::single_in(house, digit));
    true
}

/// The last cell of a house: blocks, columns, rows.
fn last_cell(state: &State, found: &mut SeStep) -> bool {
    let last = state.last;
    let in_order = BLOCKS_COLUMNS_ROWS
        .iter()
        .flat_map(|house_type| bits((last >> (9 * house_type)) as u16 & 511).map(move |house| 9 * house_type + house));
    for house in in_order {
        if let Some((cell, digit)) = state.last_of(house) {
            found.put(Rule::HiddenSingle, 1.0, cell, digit, SePattern::single_in(house, digit));
            return true;
        }
    }
    false
}

/// Rule 4: the first cell with one candidate.
#[inline]
pub fn naked_single(state: &State, found: &mut SeStep) -> bool {
    let Some(cell) = bits(state.sized[0]).next() else { return false };
    let digit = state.digits(cell).trailing_zeros() as usize;
    let asked = Constraint::cell(Cell::from_index(cell));
    found.put(Rule::NakedSingle, 2.3, cell, digit, SePattern::Single(asked));
    true
}

fn pattern_of(found: &Locked) -> SePattern {
    let (base, cover) = (house(found.house), house(found.other));
    SePattern::Locked(LockedCandidates { digit: Digit::from_index(found.digit), base, cover })
}

fn subset(kind: SubsetKind, number: usize, places: Nine, digits: Nine) -> SePattern {
    let house = house(number);
    let cells = house.cells_at(places);
    SePattern::Subset(Subset { kind, house, second: None, cells, digits: DigitSet::from_bits(digits) })
}

/// Rule 2: a locked digit leaves one position in a neighbouring house of the same type.
pub fn direct_locked(state: &State, edition: Edition, digits: u16, found: &mut SeStep) -> bool {
    locked(&state.groups, edition, digits, |hit| {
        let (first, distance) = hit.neighbours;
        for house in [first, first + distance, first + 2 * distance] {
            let places = state.places(house, hit.digit);
            let outside = places & !hit.inside;
            if house != hit.house && count(places) >= 2 && count(outside) == 1 {
                let cell = State::cell(house, outside.trailing_zeros() as usize);
                let (rule, rating) =
                    if hit.house < 9 { (Rule::DirectPointing, 1.7) } else { (Rule::DirectClaiming, 1.9) };
                found.put(rule, rating, cell, hit.digit, pattern_of(hit));
                return true;
            }
        }
        false
    })
}

/// Rule 6: a locked digit goes from the rest of the other house.
pub fn pointing(state: &State, edition: Edition, digits: u16, found: &mut SeStep) -> bool {
    locked(&state.groups, edition, digits, |hit| {
        let victims = state.places(hit.other, hit.digit) & !hit.common;
        if victims != 0 {
            let (rule, rating) = if hit.house < 9 { (Rule::Pointing, 2.6) } else { (Rule::Claiming, 2.8) };
            found.set(rule, rating, pattern_of(hit));
            bits(victims).for_each(|place| found.remove(State::cell(hit.other, place), hit.digit));
        }
        victims != 0
    })
}

/// Rules 3 and 5: a hidden set leaves one position of another digit in its house.
pub fn direct_hidden_set(state: &State, k: usize, houses: &mut u32, found: &mut SeStep) -> bool {
    for house_type in BLOCKS_COLUMNS_ROWS {
        for index in bits((*houses >> (9 * house_type) & 511) as u16) {
            let house = house_type * 9 + index;
            let mut visit = |house: usize, digits: u16, places: u16| {
                let single = bits(511 & !digits).find(|&digit| {
                    let mine = state.places(house, digit);
                    count(mine) > 1 && count(mine & !places) == 1
                });
                let Some(digit) = single else { return false };
                let cell = State::cell(house, (state.places(house, digit) & !places).trailing_zeros() as usize);
                let (rule, rating) =
                    if k == 2 { (Rule::DirectHiddenPair, 2.0) } else { (Rule::DirectHiddenTriplet, 2.5) };
                found.put(rule, rating, cell, digit, subset(SubsetKind::Hidden, house, places, digits));
                true
            };
            if usize::from(state.empty[house]) > k && hidden_in(&state.groups, house, k, &mut visit) {
                return true;
            }
            *houses &= !(1 << house);
        }
    }
    false
}

/// Rules 7, 10, 16.
pub fn naked_set(state: &State, k: usize, houses: u32, found: &mut SeStep) -> bool {
    naked_sets(&state.groups, &state.empty, k, houses, |house, places, digits| {
        let (rule, rating) = match k {
            2 => (Rule::NakedPair, 3.0),
            3 => (Rule::NakedTriplet, 3.6),
            _ => (Rule::NakedQuad, 5.0),
        };
        found.set(rule, rating, subset(SubsetKind::Naked, house, places, digits));
        for place in bits(511 & !places) {
            let cell = State::cell(house, place);
            bits(state.digits(cell) & digits).for_each(|digit| found.remove(cell, digit));
        }
        true
    })
}

/// Rules 9, 12, 18.
pub fn hidden_set(state: &State, k: usize, houses: u32, found: &mut SeStep) -> bool {
    hidden_sets(&state.groups, &state.empty, k, houses, |house, digits, places| {
        let (rule, rating) = match k {
            2 => (Rule::HiddenPair, 3.4),
            3 => (Rule::HiddenTriplet, 4.0),
            _ => (Rule::HiddenQuad, 5.4),
        };
        found.set(rule, rating, subset(SubsetKind::Hidden, house, places, digits));
        for place in bits(places) {
            let cell = State::cell(house, place);
            bits(state.digits(cell) & !digits).for_each(|digit| found.remove(cell, digit));
        }
        true
    })
}

/// Rules 8, 11, 17.
pub fn basic_fish(state: &State, k: usize, digits: u16, found: &mut SeStep) -> bool {
    fish(&state.groups, &state.filled, k, digits, |(columns, lines, covers, digit)| {
        let (rule, rating) = match k {
            2 => (Rule::XWing, 3.2),
            3 => (Rule::Swordfish, 3.8),
            _ => (Rule::Jellyfish, 5.2),
        };
        let [base, cover] = [(columns, lines), (!columns, covers)].map(|(columns, lines)| {
            bits(lines).map(|line| if columns { House::column(line) } else { House::row(line) }).collect()
        });
        let digit_of_fish = Digit::from_index(digit);
        found.set(rule, rating, SePattern::Fish(Fish { digit: digit_of_fish, base, cover, fins: CellSet::EMPTY }));
        let cover_type = if columns { 9 } else { 18 };
        for cover in bits(covers).map(|cover| cover_type + cover) {
            for place in bits(state.groups[group(cover, digit)] & !lines) {
                found.remove(State::cell(cover, place), digit);
            }
        }
        true
    })
}
