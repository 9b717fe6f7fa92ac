//! Unique rectangles and loops (rule 15).
//!
//! A loop of cells that all have the digits a and b, with two of its cells in each house that it
//! touches, must not shrink to a and b alone, as these could be swapped. The search walks from each
//! cell with exactly two candidates from house to house. Cells with more candidates are allowed
//! twice, or as often as wanted while all extra digits are one and the same; extra digits of cells
//! that were examined and not followed count for those examined later from the same cell, which is
//! part of the definition of the classic. Other editions do without that, and look for hidden sets
//! of two cells on, however many extra digits there are.
//!
//! Three shortcuts change nothing. A cell that shares a house with another one of its class (even,
//! odd) cannot join the path. Nor can one that has no partner in one of its houses, or that forces
//! cells, as it or they have one partner in a house, which cannot be on a loop together. And a walk
//! ends when no loop that is as long can come before the best one.

mod field;
#[cfg(test)]
mod tests;

use super::edition::Edition;
use super::geometry::{HOUSE_SETS, HOUSES, PEER_SETS, PLACES};
use super::patterns::{Confined, confined_from};
use super::rule::Rule;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::nine::{bits, count, nine_of};
use crate::board::{Candidate, Element};
use field::Field;

/// The results of the last search for each pair of digits.
pub struct LoopMemory {
    /// By pair, 9 * lower + higher digit: the cells with both digits, if none of them was on a
    /// loop.
    fruitless: [Option<u128>; 81],
}

impl Default for LoopMemory {
    fn default() -> Self {
        LoopMemory { fruitless: [None; 81] }
    }
}

/// The first loop by rating and type. `changed` are the cells that changed since the last search.
pub fn unique_loop(
    state: &State,
    edition: Edition,
    memory: &mut LoopMemory,
    changed: u128,
    found: &mut SeStep,
) -> bool {
    // Loops depend on the cells with both digits alone. The conclusions of a loop do not, so a pair
    // with one is always searched.
    for cells in &mut memory.fruitless {
        if cells.is_some_and(|cells| cells & changed != 0) {
            *cells = None;
        }
    }
    let mut best = Best { rating: f64::INFINITY, kind: 0, start: 0, found };
    let mut searched = [false; 81];
    for start in bits(state.sized[1]) {
        let digits = state.digits(start);
        if !best.may_be_beaten(4, start as u8) {
            break;
        }
        let (low, high) = (digits.trailing_zeros() as usize, 15 - digits.leading_zeros() as usize);
        let at = low * 9 + high;
        if !std::mem::replace(&mut searched[at], true) && memory.fruitless[at].is_none() {
            let both = state.cells_with[low] & state.cells_with[high];
            let mut search = Search::new(state, edition, digits, both, &mut best);
            search.all_starts();
            memory.fruitless[at] = (!search.has_closed).then_some(both);
        }
    }
    best.rating < f64::INFINITY
}

/// The best step so far.
struct Best<'a> {
    rating: f64,
    kind: u8,
    /// The cell that the walk started from; pairs are searched one after the other, but cells come
    /// up in order.
    start: u8,
    found: &'a mut SeStep,
}

/// The least rating of a loop of at least this length.
fn least_rating(length: usize) -> f64 {
    4.5 + match length {
        0..=4 => 0.0,
        5..=6 => 0.1,
        7..=8 => 0.2,
        _ => 0.5,
    }
}

impl Best<'_> {
    /// Whether a loop of at least this length can come before it.
    fn may_be_beaten(&self, length: usize, start: u8) -> bool {
        (least_rating(length), 1, start) < (self.rating, self.kind, self.start)
    }
}

/// The state of a walk.
#[derive(Clone, Copy)]
struct Walk {
    /// The last cell, and the type of the link to it (3 at the start).
    last: (usize, usize),
    /// The number of further cells with extra digits that may follow, unless all have the same one.
    allowance: i32,
    extras: u16,
    on_path: u64,
    /// The cells around the even and the odd cells of the path, which cannot join them.
    around: [u64; 2],
    /// The houses of the even and of the odd cells.
    houses: [u32; 2],
    length: usize,
}

struct Search<'a, 'b> {
    state: &'a State,
    edition: Edition,
    field: Field,
    start: usize,
    path: [u8; 64],
    length: usize,
    on_path: u128,
    /// Whether walks end when they cannot come before the best loop (always, but for tests).
    is_bounded: bool,
    /// Whether a loop was closed, or may have been, if the walk had gone on.
    has_closed: bool,
    best: &'a mut Best<'b>,
}

impl<'a, 'b> Search<'a, 'b> {
    fn new(state: &'a State, edition: Edition, pair: u16, both: u128, best: &'a mut Best<'b>) -> Self {
        let field = Field::new(state, pair, both);
        Search {
            state,
            edition,
            field,
            start: 0,
            path: [0; 64],
            length: 0,
            on_path: 0,
            is_bounded: true,
            has_closed: false,
            best,
        }
    }

    fn all_starts(&mut self) {
        for start in bits(self.field.plain & self.field.core) {
            self.start = start;
            let none = Walk {
                last: (start, 3),
                allowance: 2,
                extras: 0,
                on_path: 0,
                around: [0; 2],
                houses: [0; 2],
                length: 0,
            };
            let walk = self.stepped(&none, start, 3);
            self.extend(&walk);
        }
    }

    /// Returns the walk extended by one cell.
    fn stepped(&mut self, walk: &Walk, to: usize, house_type: usize) -> Walk {
        let mut next = *walk;
        let class = walk.length & 1;
        self.path[walk.length] = to as u8;
        next.last = (to, house_type);
        next.allowance -= i32::from(self.field.plain >> to & 1 == 0);
        next.on_path |= 1 << to;
        next.around[class] |= self.field.around(to);
        next.houses[class] |= self.field.houses[to].iter().fold(0, |set, &house| set | 1 << house);
        next.length += 1;
        next
    }

    /// Continues from the last cell, if a loop that is not shorter can be better than the best one.
    fn extend(&mut self, walk: &Walk) {
        if self.is_bounded && !self.best.may_be_beaten(walk.length, self.field.cells[self.start]) {
            self.has_closed = true;
            return;
        }
        let (from, last) = walk.last;
        let start = 1 << self.start;
        // In the classic, extra digits of examined cells add up, even of those not followed.
        let mut walk = *walk;
        for house_type in (0..3).filter(|&house_type| house_type != last) {
            let house = usize::from(self.field.houses[from][house_type]);
            let members = self.field.members[house] & (!walk.on_path | start);
            let open = self.field.core & !walk.around[walk.length & 1] & !start;
            if members & start != 0 && walk.length >= 4 && walk.houses[0] == walk.houses[1] {
                // Of equal steps the first one counts, so the loop is closed at its place among the
                // cells.
                self.follow(&mut walk, members & (start - 1), open, house_type);
                self.close(&walk);
                self.follow(&mut walk, members & !(start | (start - 1)), open, house_type);
            } else {
                self.follow(&mut walk, members & !start, open, house_type);
            }
        }
    }

    /// Tries some cells in order.
    fn follow(&mut self, walk: &mut Walk, members: u64, open: u64, house_type: usize) {
        if walk.allowance <= 0 && count(walk.extras) >= 2 {
            // Only cells without extra digits may follow, no matter which others are examined.
            for to in bits(members & open & self.field.plain) {
                let next = self.stepped(walk, to, house_type);
                self.extend(&next);
            }
            return;
        }
        for to in bits(members) {
            let before = walk.extras;
            walk.extras |= self.field.digits[to] & !self.field.pair;
            let is_plain = self.field.plain >> to & 1 == 1;
            if open >> to & 1 == 1 && (is_plain || count(walk.extras) == 1 || walk.allowance > 0) {
                let next = self.stepped(walk, to, house_type);
                self.extend(&next);
            }
            if !self.edition.is_classic() {
                walk.extras = before;
            }
        }
    }

    /// Tries the types on the loop that the path forms.
    fn close(&mut self, walk: &Walk) {
        self.has_closed = true;
        self.length = walk.length;
        self.on_path = bits(walk.on_path).fold(0, |set, number| set | 1 << self.field.cells[number]);
        let mut extra_cells = smallvec::SmallVec::<[usize; 8]>::new();
        let mut extra_digits = 0;
        for &number in &self.path[..self.length] {
            let more = self.field.digits[usize::from(number)] & !self.field.pair;
            if more != 0 {
                extra_cells.push(usize::from(self.field.cells[usize::from(number)]));
                extra_digits |= more;
            }
        }
        match (extra_cells[..].len(), count(extra_digits)) {
            (0, _) => {}
            (1, _) => {
                let removed = bits(self.field.pair).map(|digit| extra_cells[0] * 9 + digit);
                self.offer(0.0, 1, removed);
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
    fn offer(&mut self, more: f64, kind: u8, removed: impl Iterator<Item = usize> + Clone) {
        let rating = least_rating(self.length) + more;
        let start = self.field.cells[self.start];
        if (rating, kind, start) < (self.best.rating, self.best.kind, self.best.start)
            && removed.clone().next().is_some()
        {
            (self.best.rating, self.best.kind, self.best.start) = (rating, kind, start);
            let rule = if self.length == 4 { Rule::UniqueRectangle } else { Rule::UniqueLoop };
            self.best.found.set(rule, rating, SePattern::Loop { length: self.length, kind });
            self.best.found.eliminations.extend(removed.map(Candidate::from_index));
        }
    }

    fn type_2(&mut self, extra_cells: &[usize], extra_digits: u16) {
        let digit = extra_digits.trailing_zeros() as usize;
        let victims = extra_cells.iter().fold(self.state.cells_with[digit], |victims, &cell| victims & PEER_SETS[cell]);
        self.offer(0.0, 2, bits(victims).map(|cell| cell * 9 + digit));
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
        let (low, high) = (self.field.pair.trailing_zeros() as usize, 15 - self.field.pair.leading_zeros() as usize);
        let gone = match (locks(low), locks(high)) {
            (true, _) => high,
            (false, true) => low,
            _ => return,
        };
        self.offer(0.0, 4, [one, other].into_iter().map(|cell| cell * 9 + gone));
    }

    /// The extra digits are a part of a naked set, or the two digits of a hidden set, in a house of
    /// both cells.
    fn type_3(&mut self, one: usize, other: usize, extra: u16) {
        // A house has at most nine empty cells, so sets of five never matter.
        let least = count(extra);
        for k in if self.edition.is_classic() { least } else { 2 }..=4 {
            for house_type in 0..3 {
                let house = usize::from(HOUSES[one][house_type]);
                if house == usize::from(HOUSES[other][house_type]) {
                    let places = [1 << PLACES[one][house_type], 1 << PLACES[other][house_type]];
                    let empty = usize::from(self.state.empty[house]);
                    if k >= least && 2 * k <= empty {
                        self.type_3_naked(k, house, places, [one, other], extra);
                    }
                    if 2 * k < empty {
                        self.type_3_hidden(k, house, places, extra);
                    }
                }
            }
        }
    }

    fn type_3_naked(&mut self, k: usize, house: usize, [one, other]: [u16; 2], cells: [usize; 2], extra: u16) {
        let state = self.state;
        let digits_at = |place: usize| state.digits(State::cell(house, place));
        let in_both = extra & state.digits(cells[0]) & state.digits(cells[1]);
        let fit = bits(511 & !(one | other))
            .fold(0u16, |fit, place| fit | u16::from((2..=k).contains(&count(digits_at(place)))) << place);
        if count(fit) < k - 1 {
            return;
        }
        let sets = nine_of(digits_at);
        confined_from(&sets, k, Confined { chosen: 0, union: extra, open: fit, left: k - 1 }, &mut |set, all| {
            let union = bits(set).fold(in_both, |union, place| union | sets[place]);
            if count(union) == k {
                let rest = 511 & !(set | one | other);
                let removed = bits(rest).flat_map(move |place| {
                    let cell = State::cell(house, place);
                    bits(state.digits(cell) & all).map(move |digit| cell * 9 + digit)
                });
                self.offer((k - 1) as f64 * 0.1, 3, removed);
            }
            false
        });
    }

    fn type_3_hidden(&mut self, k: usize, house: usize, [one, other]: [u16; 2], extra: u16) {
        let (state, pair) = (self.state, self.field.pair);
        let available = 511 & !(extra | pair);
        if available == 0 {
            return;
        }
        let places_of = |digit: usize| state.places(house, digit) & !other;
        if !bits(pair).all(|digit| (1..=k).contains(&count(places_of(digit)))) {
            return;
        }
        let sets = nine_of(places_of);
        let fits = |&digit: &usize| (1..=k).contains(&count(sets[digit]));
        let open = bits(available).filter(fits).fold(0u16, |set, digit| set | 1 << digit);
        let union = bits(pair).fold(0, |union, digit| union | sets[digit]);
        confined_from(&sets, k, Confined { chosen: pair, union, open, left: k - 2 }, &mut |digits, union| {
            let removed = bits(union & !one).flat_map(move |place| {
                let cell = State::cell(house, place);
                bits(state.digits(cell) & !digits).map(move |digit| cell * 9 + digit)
            });
            self.offer((k - 2) as f64 * 0.1, 3, removed);
            false
        });
    }
}
