//! Where to branch.
//!
//! A cell with two candidates is best, because either outcome places a digit. Among those the search takes the one that
//! sees the most open cells, counting cells with two candidates twice, because a digit has the most consequences there.
//! In hard puzzles this takes far fewer guesses than the first cell with two candidates.

use super::lanes::{LANES, Lanes, Row};
use super::state::State;

/// The place in the box and the lane of the cell to branch on.
#[inline(always)]
pub(super) fn choose<V: Lanes>(cells: &[V; 9]) -> (usize, usize) {
    // The counts run downwards, because a lane with all bits set is minus one.
    let (mut two, mut three, mut weight) = (*cells, *cells, *cells);
    for place in 0..9 {
        let second = cells[place].without_lowest();
        let third = second.without_lowest();
        let (filled, narrow) = (second.is_zero(), third.is_zero());
        two[place] = narrow.minus(filled);
        three[place] = third.without_lowest().is_zero().minus(narrow);
        let open = filled.is_zero();
        weight[place] = open.add(open).add(open.minus(three[place])).add(two[place]);
    }
    let (mut rows, mut columns) = ([weight[0]; 3], [weight[0]; 3]);
    for line in 0..3 {
        rows[line] = weight[3 * line].add(weight[3 * line + 1]).add(weight[3 * line + 2]);
        columns[line] = weight[line].add(weight[line + 3]).add(weight[line + 6]);
    }
    let in_box = rows[0].add(rows[1]).add(rows[2]);
    for line in 0..3 {
        rows[line] = rows[line].add(rows[line].next_in_band()).add(rows[line].after_next_in_band()).add(in_box);
        columns[line] = columns[line].add(columns[line].next_in_stack()).add(columns[line].after_next_in_stack());
    }
    let (lane, key) = heaviest(&rows, &columns, &two);
    if key != u16::MAX {
        return (usize::from(key % 16), lane);
    }
    let (lane, key) = heaviest(&rows, &columns, &three);
    if key != u16::MAX {
        return (usize::from(key % 16), lane);
    }
    fewest(&State::of(cells))
}

/// The cell whose houses weigh most, among the cells whose lanes have all bits set.
#[inline(always)]
fn heaviest<V: Lanes>(rows: &[V; 3], columns: &[V; 3], among: &[V; 9]) -> (usize, u16) {
    // Less is heavier. The place is in the low four bits; cells that do not count get the maximum. The highest bit is
    // always set, because a cell with candidates has a weight below zero.
    let mut best = V::load(&Row([u16::MAX; LANES]));
    for place in 0..9 {
        let sum = rows[place / 3].add(columns[place % 3]);
        let key = sum.times_16().add(V::load(&PLACE[place]));
        best = best.least(key.or(among[place].is_zero()));
    }
    let mut keys = Row::ZERO;
    best.store(&mut keys);
    let (mut lane, mut least) = (0, u16::MAX);
    for (number, &key) in keys.0.iter().enumerate() {
        if key < least {
            (lane, least) = (number, key);
        }
    }
    (lane, least)
}

/// The number of each place in a box, in every lane.
const PLACE: [Row; 9] = {
    let mut rows = [Row::ZERO; 9];
    let mut place = 0;
    while place < 9 {
        rows[place] = Row([place as u16; LANES]);
        place += 1;
    }
    rows
};

/// The first cell with the fewest candidates among those with more than one.
#[inline(never)]
fn fewest(state: &State) -> (usize, usize) {
    let open = (0..9 * LANES).map(|i| (i / LANES, i % LANES));
    let counted = open.map(|(place, lane)| (state.0[place].0[lane].count_ones(), (place, lane)));
    counted.filter(|&(count, _)| count > 1).min().map_or((0, 0), |(_, cell)| cell)
}
