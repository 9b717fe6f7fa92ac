//! Where to branch.

use super::lanes::{LANES, Lanes};
use super::state::State;

/// The place in the box and the lane of the cell to branch on: the first with two candidates, or else with the fewest.
#[inline(always)]
pub(super) fn choose<V: Lanes>(cells: &[V; 9]) -> (usize, usize) {
    for (place, cell) in cells.iter().enumerate() {
        let second = cell.without_lowest();
        let two = second.minus(second.without_lowest().is_zero().is_zero());
        let lanes = two.nonzero_pairs();
        if lanes != 0 {
            return (place, lanes.trailing_zeros() as usize / 2);
        }
    }
    fewest(&State::of(cells))
}

/// The first cell with the fewest candidates, but more than one.
#[inline(never)]
fn fewest(state: &State) -> (usize, usize) {
    let open = (0..9 * LANES).map(|i| (i / LANES, i % LANES));
    let counted = open.map(|(place, lane)| (state.0[place].0[lane].count_ones(), (place, lane)));
    counted.filter(|&(count, _)| count > 1).min().map_or((0, 0), |(_, cell)| cell)
}
