//! Suppositions, each followed by singles in all houses at once, to see whether it fails.
//!
//! Whether singles lead to a contradiction does not depend on their order. Each round fills what is
//! single in its cell or in a house. That two cells of a house have the same digit, or a cell has
//! two, or a digit no place, is only looked at in the end.
//!
//! What a supposition that stands makes true stands, too: its consequences follow there as well.

use super::easy::{Houses, no_digits, present, tallied};
use super::engine::{End, settle, total};
use super::lanes::{Lanes, Row};
use super::state::{ALL_DIGITS, State, of_position};
use crate::board::{Candidate, Element, Position};

/// A position, and the candidates known not to fail there.
pub(super) struct Start<R> {
    cells: State<R>,
    sound: State<R>,
}

impl<R: Row> Start<R> {
    /// No position.
    pub(super) const NONE: Self = Start { cells: State::EMPTY, sound: State::EMPTY };

    pub(super) fn new(position: &Position) -> Self {
        Start { cells: State::of_cells(of_position(position)), sound: State::EMPTY }
    }

    /// The cells of the position with a candidate supposed to be true.
    #[inline(always)]
    fn supposing<V: Lanes<Row = R>>(&self, supposed: Candidate) -> [V; 9] {
        let (cell, digit) = (supposed.cell(), 1 << supposed.digit().index());
        let (mut cells, mut row): ([V; 9], R) = (self.cells.load(), self.cells.0[cell.place_in_box()]);
        row.remove(cell.box_number(), ALL_DIGITS ^ digit);
        cells[cell.place_in_box()] = V::load(&row);
        cells
    }

    /// Whether a supposition fails by singles.
    #[inline(always)]
    pub(super) fn fails<V: Lanes<Row = R>>(&mut self, supposed: Candidate) -> bool {
        let (cell, digit) = (supposed.cell(), 1 << supposed.digit().index());
        if self.sound.0[cell.place_in_box()].digits(cell.box_number()) & digit != 0 {
            return false;
        }
        let mut cells: [V; 9] = self.supposing(supposed);
        if !follow(&mut cells) {
            return true;
        }
        let (mut sound, filled): ([V; 9], [V; 9]) = (self.sound.load(), filled(&cells, &mut V::unmarked()));
        for place in 0..9 {
            sound[place] = sound[place].or(filled[place]);
        }
        self.sound.store(&sound);
        false
    }

    /// Whether a supposition may fail by singles and locked candidates.
    #[inline(always)]
    pub(super) fn may_fail_with_locked<V: Lanes<Row = R>>(&self, supposed: Candidate) -> bool {
        let mut cells: [V; 9] = self.supposing(supposed);
        match settle(&mut cells) {
            End::Dead => true,
            End::Solved => false,
            End::Open => {
                let (any, several) = tallied(&cells);
                !is_consistent(&cells, &filled(&cells, &mut V::unmarked()), (&any, &several))
            }
        }
    }
}

/// The digits of the cells with one candidate. Marks where a cell has none.
#[inline(always)]
fn filled<V: Lanes>(cells: &[V; 9], marks: &mut V) -> [V; 9] {
    let mut filled = *cells;
    for place in 0..9 {
        filled[place] = cells[place].singles(marks);
    }
    filled
}

/// Fills singles for as long as there are any. Returns whether they lead to no contradiction.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn follow<V: Lanes>(cells: &mut [V; 9]) -> bool {
    let mut before = total(cells);
    loop {
        let mut marks = V::unmarked();
        let single = filled(cells, &mut marks);
        if !marks.is_unmarked() {
            return false;
        }
        let houses = present(&single);
        for place in 0..9 {
            cells[place] = cells[place].minus(houses.of_cell(place)).or(single[place]);
        }
        let (any, several) = tallied(cells);
        let alone = any.minus(&several);
        for (place, cell) in cells.iter_mut().enumerate() {
            *cell = cell.narrowed(cell.and(alone.of_cell(place)));
        }
        let after = total(cells);
        if after.equals(before) {
            return is_consistent(cells, &single, (&any, &several));
        }
        before = after;
    }
}

/// Whether no house has a digit in two filled cells, or in none at all, and no cell is the only one
/// for two digits. Given the cells, those that are filled, and what is tallied.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn is_consistent<V: Lanes>(cells: &[V; 9], filled: &[V; 9], (any, several): (&Houses<V>, &Houses<V>)) -> bool {
    let (_, twice) = tallied(filled);
    let alone = any.minus(several);
    let (mut wrong, mut everywhere) = (twice.boxes, any.boxes);
    for line in 0..3 {
        wrong = wrong.or(twice.rows[line]).or(twice.columns[line]);
        everywhere = everywhere.and(any.rows[line]).and(any.columns[line]);
    }
    for (place, cell) in cells.iter().enumerate() {
        wrong = wrong.or(cell.and(alone.of_cell(place)).without_lowest());
    }
    wrong.and(V::full()).equals(no_digits()) && everywhere.and(V::full()).equals(V::full())
}
