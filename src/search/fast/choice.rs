//! The choice of the cell to branch on.
//!
//! A cell with two candidates is best, because either outcome places a digit. Among those the
//! search takes the one that sees the most open cells, counting cells with two candidates twice and
//! the box again with the row, because a digit has the most consequences there. In hard puzzles
//! this takes far fewer guesses than the first cell with two candidates.

use super::lanes::{Lanes, Row};
use super::state::State;

/// The place in the box and the number of the box of the cell to branch on; the state is that of
/// the cells.
#[inline(always)]
pub(super) fn choose<V: Lanes>(cells: &[V; 9], state: &State<V::Row>) -> (usize, usize) {
    let (mut two, mut weight) = (*cells, *cells);
    for place in 0..9 {
        (weight[place], two[place]) = cells[place].weighed();
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
    V::heaviest(&rows, &columns, &two).unwrap_or_else(|| fewest(state))
}

/// The first cell with the fewest candidates among those with more than one.
#[inline(never)]
fn fewest<R: Row>(state: &State<R>) -> (usize, usize) {
    let cells = (0..81).map(|i| (i / 9, i % 9));
    let counted = cells.map(|(place, number)| (state.0[place].digits(number).count_ones(), (place, number)));
    counted.filter(|&(count, _)| count > 1).min().map_or((0, 0), |(_, cell)| cell)
}
