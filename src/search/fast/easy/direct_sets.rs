//! Direct hidden sets: hidden pairs and triplets that leave another digit one place in their house.
//!
//! Cells are a hidden set if as many digits have no place in the other cells of the house, and the
//! digits with one place among the other cells are singles. The boxes are tried side by side; rows
//! and columns are turned into boxes first.

use super::houses::{beside, no_digits, place};
use crate::search::fast::lanes::{Lanes, Row};

/// The singles that hidden sets of a size leave in their houses.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(super) fn direct_sets<V: Lanes, const SIZE: usize>(cells: &[V; 9]) -> [V; 9] {
    let mut singles = sets_in_fields::<V, SIZE>(cells);
    let in_rows = turned::<V, true>(&sets_in_fields::<V, SIZE>(&turned::<V, true>(cells)));
    let in_columns = turned::<V, false>(&sets_in_fields::<V, SIZE>(&turned::<V, false>(cells)));
    for (place, single) in singles.iter_mut().enumerate() {
        *single = single.or(in_rows[place]).or(in_columns[place]);
    }
    singles
}

/// The cells of rows, or else of columns, in the fields of boxes. The same again turns them back.
#[inline(always)]
fn turned<V: Lanes, const ROWS: bool>(cells: &[V; 9]) -> [V; 9] {
    let mut turned = *cells;
    for fixed in 0..3 {
        let [a, b, c] = [place::<ROWS>(0, fixed), place::<ROWS>(1, fixed), place::<ROWS>(2, fixed)];
        let (a_next, a_after_next) = beside::<V, ROWS>(cells[a]);
        let (b_next, b_after_next) = beside::<V, ROWS>(cells[b]);
        let (c_next, c_after_next) = beside::<V, ROWS>(cells[c]);
        let [first, second, third] = [boxes_at::<V, ROWS>(0), boxes_at::<V, ROWS>(1), boxes_at::<V, ROWS>(2)];
        turned[a] = cells[a].and(first).or(b_after_next.and(second)).or(c_next.and(third));
        turned[b] = a_next.and(first).or(cells[b].and(second)).or(c_after_next.and(third));
        turned[c] = a_after_next.and(first).or(b_next.and(second)).or(cells[c].and(third));
    }
    turned
}

/// All digits in the boxes of a stack, or else of a band.
#[inline(always)]
fn boxes_at<V: Lanes, const ROWS: bool>(at: usize) -> V {
    let mut row = V::Row::EMPTY;
    for i in 0..3 {
        row.put(if ROWS { 3 * i + at } else { 3 * at + i }, 0x1ff);
    }
    V::load(&row)
}

/// For each field the digits that have one cell outside a hidden set, in that cell.
#[inline(always)]
fn sets_in_fields<V: Lanes, const SIZE: usize>(cells: &[V; 9]) -> [V; 9] {
    let mut singles = [no_digits::<V>(); 9];
    let (mut before, mut after) = ([no_digits::<V>(); 10], [no_digits::<V>(); 10]);
    for place in 0..9 {
        before[place + 1] = before[place].or(cells[place]);
        after[8 - place] = after[9 - place].or(cells[8 - place]);
    }
    for p in 0..9 {
        let mut outside = before[p];
        for q in p + 1..9 {
            if SIZE == 2 {
                let inside = cells[p].and(cells[q]).minus(outside.or(after[q + 1]));
                let more = inside.without_lowest();
                if !more.equals(no_digits()) {
                    add_singles(cells, [p, q, q], more, &mut singles);
                }
            } else {
                let mut outside = outside;
                for r in q + 1..9 {
                    let inside = cells[p].or(cells[q]).or(cells[r]).minus(outside.or(after[r + 1]));
                    let more = inside.without_lowest().without_lowest();
                    if !more.equals(no_digits()) {
                        add_singles(cells, [p, q, r], more, &mut singles);
                    }
                    outside = outside.or(cells[r]);
                }
            }
            outside = outside.or(cells[q]);
        }
    }
    singles
}

/// Adds the digits that have one cell outside a set, where there is one: where the marked fields
/// have any digit.
#[inline(always)]
fn add_singles<V: Lanes>(cells: &[V; 9], set: [usize; 3], marked: V, singles: &mut [V; 9]) {
    let (mut outside, mut inside) = (*cells, no_digits::<V>());
    for place in set {
        inside = inside.or(cells[place]);
        outside[place] = no_digits();
    }
    let (mut once, mut twice) = (no_digits::<V>(), no_digits::<V>());
    for cell in outside {
        twice = twice.or(once.and(cell));
        once = once.or(cell);
    }
    let unmarked = V::full().narrowed(marked).minus(marked);
    let left = once.minus(twice).and(inside).minus(unmarked);
    for place in 0..9 {
        singles[place] = singles[place].or(left.and(outside[place]));
    }
}
