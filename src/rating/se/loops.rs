//! Unique rectangles and loops (rule 15).
//!
//! A loop of cells that all have the digits a and b, with two of its cells in each house it touches, must not shrink to a and b alone:
//! these could be swapped. The search walks from each cell with exactly two candidates from house to house. Cells with
//! more candidates are allowed twice, or as often as wanted while all extra digits are one and the same; extra digits of cells that were
//! looked at and not followed count for those looked at later from the same cell, which is a part of the definition.
//!
//! Two shortcuts change nothing: cells that have no partner in one of their houses cannot be on a loop, and neither can a
//! cell with another one of its class (even, odd) in a house.

use super::found::{Found, Pattern};
use super::geometry::{HOUSE_SETS, HOUSES, PEER_SETS, PLACES, bits, cells_of, count};
use super::rule::Rule;
use super::state::State;

/// The first loop by rating and type.
pub fn unique_loop(state: &State, found: &mut Found) -> bool {
    let mut search = Loops {
        state,
        path: [0; 81],
        length: 0,
        on_path: 0,
        used: [0; 2],
        pair: 0,
        both: 0,
        core: 0,
        best: (f64::INFINITY, 0),
        found,
    };
    let mut cores: [Option<u128>; 81] = [None; 81];
    for start in cells_of(state.sized[1]) {
        let pair = state.digits(start);
        let (low, high) = (pair.trailing_zeros() as usize, 15 - pair.leading_zeros() as usize);
        search.pair = pair;
        search.both = state.cells_with[low] & state.cells_with[high];
        search.core = *cores[low * 9 + high].get_or_insert_with(|| core(search.both));
        if search.core >> start & 1 == 1 {
            search.step_on(start);
            search.extend(start, 3, 2, 0);
            search.step_off(start);
        }
    }
    search.best.0 < f64::INFINITY
}

/// The cells that have another cell of the set in each of their houses, after all others are gone.
fn core(mut cells: u128) -> u128 {
    loop {
        let alone = |cell: &usize| {
            HOUSES[*cell].iter().any(|&house| {
                let here = cells & HOUSE_SETS[usize::from(house)];
                here & (here - 1) == 0
            })
        };
        let gone = cells_of(cells).filter(alone).fold(0, |gone, cell| gone | 1u128 << cell);
        if gone == 0 {
            return cells;
        }
        cells &= !gone;
    }
}

/// The set of the houses of a cell.
fn houses_of(cell: usize) -> u32 {
    HOUSES[cell].iter().fold(0, |set, &house| set | 1 << house)
}

struct Loops<'a> {
    state: &'a State,
    path: [u8; 81],
    length: usize,
    on_path: u128,
    /// The houses of the even and of the odd cells of the path.
    used: [u32; 2],
    pair: u16,
    /// The cells with both digits.
    both: u128,
    core: u128,
    /// Rating and type of the best step so far.
    best: (f64, u8),
    found: &'a mut Found,
}

impl Loops<'_> {
    fn step_on(&mut self, cell: usize) {
        self.used[self.length & 1] |= houses_of(cell);
        self.path[self.length] = cell as u8;
        self.length += 1;
        self.on_path |= 1 << cell;
    }

    fn step_off(&mut self, cell: usize) {
        self.length -= 1;
        self.used[self.length & 1] &= !houses_of(cell);
        self.on_path &= !(1 << cell);
    }

    /// Goes on from the last cell; `last` is the type of the last link, 3 at the start.
    fn extend(&mut self, from: usize, last: usize, allowance: i32, mut extras: u16) {
        let start = usize::from(self.path[0]);
        for house_type in (0..3).filter(|&house_type| house_type != last) {
            let house = usize::from(HOUSES[from][house_type]);
            // Ascending numbers of cells are ascending positions in all three types.
            for cell in cells_of(self.both & HOUSE_SETS[house]) {
                if cell == start {
                    if self.length >= 4 && self.used[0] == self.used[1] {
                        self.close();
                    }
                } else if self.on_path >> cell & 1 == 0 {
                    let digits = self.state.digits(cell);
                    extras |= digits & !self.pair;
                    let is_plain = digits == self.pair;
                    if (is_plain || count(extras) == 1 || allowance > 0)
                        && self.core >> cell & 1 == 1
                        && self.used[self.length & 1] & houses_of(cell) == 0
                    {
                        self.step_on(cell);
                        self.extend(cell, house_type, allowance - i32::from(!is_plain), extras);
                        self.step_off(cell);
                    }
                }
            }
        }
    }

    /// Tries the types on the loop that the path makes.
    fn close(&mut self) {
        let state = self.state;
        let mut extra_cells = smallvec::SmallVec::<[usize; 8]>::new();
        let mut extra_digits = 0;
        for &cell in &self.path[..self.length] {
            let more = state.digits(usize::from(cell)) & !self.pair;
            if more != 0 {
                extra_cells.push(usize::from(cell));
                extra_digits |= more;
            }
        }
        match (extra_cells[..].len(), count(extra_digits)) {
            (0, _) => {}
            (1, _) => {
                let removed = bits(self.pair).map(|digit| extra_cells[0] * 9 + digit);
                self.offer(0.0, 1, 0, 0, removed);
            }
            (2, 1) => {
                self.type_2(&extra_cells, extra_digits);
                self.type_4(extra_cells[0], extra_cells[1]);
            }
            (2, _) => {
                self.type_3(extra_cells[0], extra_cells[1], extra_digits);
                self.type_4(extra_cells[0], extra_cells[1]);
            }
            _ => self.type_2(&extra_cells, extra_digits),
        }
    }

    /// Keeps a step if it comes before the best one.
    fn offer(&mut self, more: f64, kind: u8, set: u128, set_digits: u16, removed: impl Iterator<Item = usize> + Clone) {
        let mut rating = 4.5;
        if self.length >= 10 {
            rating += 0.3;
        }
        if self.length >= 8 {
            rating += 0.2;
        } else if self.length >= 6 {
            rating += 0.1;
        }
        rating += more;
        if (rating, kind) < self.best && removed.clone().next().is_some() {
            self.best = (rating, kind);
            let rule = if self.length == 4 { Rule::UniqueRectangle } else { Rule::UniqueLoop };
            let (cells, digits) = (self.on_path, self.pair);
            self.found.set(rule, rating, Pattern::Loop { cells, digits, kind, set, set_digits });
            self.found.removed.extend(removed.map(|candidate| candidate as u16));
        }
    }

    fn type_2(&mut self, extra_cells: &[usize], extra_digits: u16) {
        let digit = extra_digits.trailing_zeros() as usize;
        let victims = extra_cells.iter().fold(self.state.cells_with[digit], |victims, &cell| victims & PEER_SETS[cell]);
        self.offer(0.0, 2, 0, 0, cells_of(victims).map(|cell| cell * 9 + digit));
    }

    /// If one of the digits must be in one of the two cells, the other one can be in neither.
    fn type_4(&mut self, one: usize, other: usize) {
        let pair = 1u128 << one | 1u128 << other;
        let locks = |digit: usize| {
            (0..3).any(|house_type| {
                let house = HOUSES[one][house_type];
                house == HOUSES[other][house_type]
                    && self.state.cells_with[digit] & HOUSE_SETS[usize::from(house)] & !pair == 0
            })
        };
        let (low, high) = (self.pair.trailing_zeros() as usize, 15 - self.pair.leading_zeros() as usize);
        let gone = match (locks(low), locks(high)) {
            (true, _) => high,
            (false, true) => low,
            _ => return,
        };
        self.offer(0.0, 4, 0, 0, [one, other].into_iter().map(|cell| cell * 9 + gone));
    }

    /// The extra digits are a part of a naked set, or the two digits of a hidden set, in a house of both cells.
    fn type_3(&mut self, one: usize, other: usize, extra: u16) {
        for k in count(extra)..=7 {
            for house_type in 0..3 {
                let house = usize::from(HOUSES[one][house_type]);
                if house == usize::from(HOUSES[other][house_type]) {
                    let places = [1 << PLACES[one][house_type], 1 << PLACES[other][house_type]];
                    let empty = u32::from(self.state.empty[house]);
                    if 2 * k <= empty {
                        self.type_3_naked(k, house, places, [one, other], extra);
                    }
                    if 2 * k < empty {
                        self.type_3_hidden(k, house, places, extra);
                    }
                }
            }
        }
    }

    fn type_3_naked(&mut self, k: u32, house: usize, [one, other]: [u16; 2], cells: [usize; 2], extra: u16) {
        let state = self.state;
        let digits_at = |place: usize| state.digits(State::cell(house, place));
        let in_both = extra & state.digits(cells[0]) & state.digits(cells[1]);
        for places in (0..512u16).filter(|&places| places & one != 0 && places & other == 0 && count(places) == k) {
            let set = places & !one;
            if bits(set).any(|place| count(digits_at(place)) < 2) {
                continue;
            }
            let union = bits(set).fold(0, |union, place| union | digits_at(place));
            let all = union | extra;
            if count(all) == k && count(union | in_both) == k {
                let rest = 511 & !(set | one | other);
                let removed = bits(rest).flat_map(move |place| {
                    let cell = State::cell(house, place);
                    bits(state.digits(cell) & all).map(move |digit| cell * 9 + digit)
                });
                let set = bits(set).fold(0, |set, place| set | 1u128 << State::cell(house, place));
                self.offer(f64::from(k - 1) * 0.1, 3, set, all, removed);
            }
        }
    }

    fn type_3_hidden(&mut self, k: u32, house: usize, [one, other]: [u16; 2], extra: u16) {
        let (state, pair) = (self.state, self.pair);
        let available = 511 & !(extra | pair);
        if available == 0 {
            return;
        }
        for more in (0..512u16).filter(|&more| more & !available == 0 && count(more) == k - 2) {
            let digits = more | pair;
            let places_of = |digit: usize| state.places(house, digit) & !other;
            let union = bits(digits).fold(0, |union, digit| union | places_of(digit));
            if bits(digits).all(|digit| places_of(digit) != 0) && count(union) == k {
                let removed = bits(union & !one).flat_map(move |place| {
                    let cell = State::cell(house, place);
                    bits(state.digits(cell) & !digits).map(move |digit| cell * 9 + digit)
                });
                let set = bits(union & !one).fold(0, |set, place| set | 1u128 << State::cell(house, place));
                self.offer(f64::from(k - 2) * 0.1, 3, set, digits, removed);
            }
        }
    }
}
