//! The digits of rows, columns and boxes.

use crate::search::fast::lanes::{Lanes, Row};

/// Digits for each row, column and box; those of rows and columns by the line of the box.
pub(in super::super) struct Houses<V> {
    pub rows: [V; 3],
    pub columns: [V; 3],
    pub boxes: V,
}

impl<V: Lanes> Houses<V> {
    /// The digits of each house without others.
    #[inline(always)]
    pub(in super::super) fn minus(&self, others: &Self) -> Self {
        let (mut rows, mut columns) = (self.rows, self.columns);
        for line in 0..3 {
            rows[line] = rows[line].minus(others.rows[line]);
            columns[line] = columns[line].minus(others.columns[line]);
        }
        Houses { rows, columns, boxes: self.boxes.minus(others.boxes) }
    }

    /// The digits of the three houses of a cell, by its place in the box.
    #[inline(always)]
    pub(in super::super) fn of_cell(&self, place: usize) -> V {
        self.rows[place / 3].or(self.columns[place % 3]).or(self.boxes)
    }
}

/// The three parts of lines in each box: of rows, or else of columns.
pub(super) struct Lines<V> {
    /// The digits in any cell.
    pub any: [V; 3],
    /// The digits in more than one.
    pub several: [V; 3],
    /// The digits of the same line in the next box, in any cell.
    pub next: [V; 3],
    /// Those in the box after it.
    pub after_next: [V; 3],
}

impl<V: Lanes> Lines<V> {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(super) fn of<const ROWS: bool>(cells: &[V; 9]) -> Self {
        let any = [cells[0]; 3];
        let mut lines = Lines { any, several: any, next: any, after_next: any };
        for line in 0..3 {
            let [a, b, c] = [place::<ROWS>(line, 0), place::<ROWS>(line, 1), place::<ROWS>(line, 2)];
            (lines.any[line], lines.several[line]) = tally(cells[a], cells[b], cells[c]);
            (lines.next[line], lines.after_next[line]) = beside::<V, ROWS>(lines.any[line]);
        }
        lines
    }

    /// For each box the digits that another box confines to a line.
    #[inline(always)]
    pub(super) fn pointed<const ROWS: bool>(&self, line: usize) -> V {
        let (a, b) = others(line);
        let (next, after_next) = beside::<V, ROWS>(self.any[line].minus(self.any[a].or(self.any[b])));
        next.or(after_next)
    }

    /// For each box the digits that a line confines to it.
    #[inline(always)]
    pub(super) fn claimed(&self, line: usize) -> V {
        self.any[line].minus(self.next[line].or(self.after_next[line]))
    }
}

/// The place in a box of a cell in a row, or else in a column.
#[inline(always)]
pub(super) fn place<const ROWS: bool>(line: usize, i: usize) -> usize {
    if ROWS { 3 * line + i } else { line + 3 * i }
}

/// The other two of three lines.
#[inline(always)]
pub(super) fn others(line: usize) -> (usize, usize) {
    ((line + 1) % 3, (line + 2) % 3)
}

/// For each box the field of the next box in its band, or else in its stack, and the one after it.
#[inline(always)]
pub(super) fn beside<V: Lanes, const ROWS: bool>(fields: V) -> (V, V) {
    if ROWS {
        (fields.next_in_band(), fields.after_next_in_band())
    } else {
        (fields.next_in_stack(), fields.after_next_in_stack())
    }
}

/// No digits, not even marks.
#[inline(always)]
pub(in super::super) fn no_digits<V: Lanes>() -> V {
    V::full().minus(V::full())
}

/// The digit that is missing where only one is.
#[inline(always)]
pub(super) fn last_missing<V: Lanes>(present: V) -> V {
    V::full().minus(present).or(V::load(&V::Row::EMPTY)).singles(&mut V::unmarked())
}

/// The digits in any cell of each house.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(in super::super) fn present<V: Lanes>(cells: &[V; 9]) -> Houses<V> {
    let (mut rows, mut columns) = ([cells[0]; 3], [cells[0]; 3]);
    for line in 0..3 {
        rows[line] = cells[3 * line].or(cells[3 * line + 1]).or(cells[3 * line + 2]);
        columns[line] = cells[line].or(cells[line + 3]).or(cells[line + 6]);
    }
    let boxes = rows[0].or(rows[1]).or(rows[2]);
    for line in 0..3 {
        rows[line] = rows[line].or(rows[line].next_in_band()).or(rows[line].after_next_in_band());
        columns[line] = columns[line].or(columns[line].next_in_stack()).or(columns[line].after_next_in_stack());
    }
    Houses { rows, columns, boxes }
}

/// The digits in one cell of each house.
#[inline(always)]
pub(super) fn alone<V: Lanes>(cells: &[V; 9]) -> Houses<V> {
    let (any, several) = tallied(cells);
    any.minus(&several)
}

/// The digits in any cell of each house, and those in more than one.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(in super::super) fn tallied<V: Lanes>(cells: &[V; 9]) -> (Houses<V>, Houses<V>) {
    let (mut once, mut twice) = ([cells[0]; 3], [cells[0]; 3]);
    let (mut rows, mut columns) = ((once, once), (once, once));
    for line in 0..3 {
        (once[line], twice[line]) = tally(cells[3 * line], cells[3 * line + 1], cells[3 * line + 2]);
        (rows.0[line], rows.1[line]) = tally_beside::<V, true>(once[line], twice[line]);
        let (once, twice) = tally(cells[line], cells[line + 3], cells[line + 6]);
        (columns.0[line], columns.1[line]) = tally_beside::<V, false>(once, twice);
    }
    let (any, several) = tally(once[0], once[1], once[2]);
    let several = several.or(twice[0]).or(twice[1]).or(twice[2]);
    let any = Houses { rows: rows.0, columns: columns.0, boxes: any };
    (any, Houses { rows: rows.1, columns: columns.1, boxes: several })
}

/// For rows, or else columns, the digits in any cell and those in more than one, given those in a
/// box.
#[inline(always)]
fn tally_beside<V: Lanes, const ROWS: bool>(any: V, several: V) -> (V, V) {
    let (next, after_next) = beside::<V, ROWS>(any);
    let twice = several.or(any.and(next));
    let (twice_next, twice_after_next) = beside::<V, ROWS>(twice);
    (any.or(next).or(after_next), twice.or(twice_next).or(twice_after_next))
}

/// The digits in any of three sets, and those in more than one.
#[inline(always)]
fn tally<V: Lanes>(a: V, b: V, c: V) -> (V, V) {
    let two = a.or(b);
    (two.or(c), a.and(b).or(two.and(c)))
}
