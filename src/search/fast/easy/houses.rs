//! The digits of rows, columns and boxes.

use crate::search::fast::lanes::{Lanes, Row};

/// Digits for each row, column and box; those of rows and columns by the line of the box.
pub(super) struct Houses<V> {
    pub rows: [V; 3],
    pub columns: [V; 3],
    pub boxes: V,
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
    #[inline(always)]
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
pub(super) fn no_digits<V: Lanes>() -> V {
    V::full().minus(V::full())
}

/// The digit that is missing where only one is.
#[inline(always)]
pub(super) fn last_missing<V: Lanes>(present: V) -> V {
    V::full().minus(present).or(V::load(&V::Row::EMPTY)).singles(&mut V::unmarked())
}

/// The digits in any cell of each house.
#[inline(always)]
pub(super) fn present<V: Lanes>(cells: &[V; 9]) -> Houses<V> {
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
    let (mut rows, mut columns, mut any, mut several) = ([cells[0]; 3], [cells[0]; 3], [cells[0]; 3], [cells[0]; 3]);
    for line in 0..3 {
        (any[line], several[line]) = tally(cells[3 * line], cells[3 * line + 1], cells[3 * line + 2]);
        let next = any[line].next_in_band();
        let twice = several[line].or(any[line].and(next));
        let all_twice = twice.or(twice.next_in_band()).or(twice.after_next_in_band());
        rows[line] = any[line].or(next).or(any[line].after_next_in_band()).minus(all_twice);

        let (once, twice) = tally(cells[line], cells[line + 3], cells[line + 6]);
        let next = once.next_in_stack();
        let twice = twice.or(once.and(next));
        let all_twice = twice.or(twice.next_in_stack()).or(twice.after_next_in_stack());
        columns[line] = once.or(next).or(once.after_next_in_stack()).minus(all_twice);
    }
    let (once, twice) = tally(any[0], any[1], any[2]);
    let boxes = once.minus(twice.or(several[0]).or(several[1]).or(several[2]));
    Houses { rows, columns, boxes }
}

/// The digits in any of three sets, and those in more than one.
#[inline(always)]
fn tally<V: Lanes>(a: V, b: V, c: V) -> (V, V) {
    let two = a.or(b);
    (two.or(c), a.and(b).or(two.and(c)))
}
