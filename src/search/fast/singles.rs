//! Hidden singles of all houses at once, kind by kind.
//!
//! Unlike in the search, a cell is filled only when a single says so: a cell with one candidate
//! left stays open. So there are two sets of vectors, the digits of filled cells and the candidates
//! of open ones. For each house, the digits with one place come from sums of its cells that know
//! *none*, *one* and *several*; the last cell of a house is found by the one digit that its filled
//! cells lack. All singles of a round are placed together. What is filled in the end does not
//! depend on the order, because a single remains one until its cell is filled.

use super::engine::{is_solution, total};
use super::lanes::{Lanes, Row};
use super::state::State;
use crate::board::Grid;

/// The kinds of hidden singles, the easiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum HiddenSingle {
    /// The last empty cell of any house.
    LastCell,
    /// The last place of a digit in a box.
    InBox,
    /// The last place of a digit in any house.
    InHouse,
}

/// The result of filling cells by hidden singles, the easiest kind first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Filled {
    /// The kind of the first single, and the hardest kind; none if there is no hidden single.
    pub kinds: Option<(HiddenSingle, HiddenSingle)>,
    /// The grid when there are no more; none if it is solved.
    pub rest: Option<Grid>,
}

/// The digits of the filled cells and the candidates of the others.
struct Cells<V> {
    filled: [V; 9],
    open: [V; 9],
}

/// Digits for each row, column and box; those of rows and columns by the line of the box.
struct Houses<V> {
    rows: [V; 3],
    columns: [V; 3],
    boxes: V,
}

/// Fills the cells that hidden singles fill, with the givens in a state.
#[inline(always)]
pub(super) fn fill<V: Lanes>(state: &mut State<V::Row>) -> Filled {
    let mut cells = Cells::<V>::new(&state.load());
    let (mut kind, mut kinds) = (HiddenSingle::LastCell, None);
    loop {
        let singles = cells.singles(kind);
        if cells.place(&singles) {
            let (first, _) = kinds.unwrap_or((kind, kind));
            kinds = Some((first, kind));
            continue;
        }
        if kind == HiddenSingle::InHouse || cells.is_solved() {
            break;
        }
        kind = if kind == HiddenSingle::LastCell { HiddenSingle::InBox } else { HiddenSingle::InHouse };
    }
    let is_solved = kinds.is_some() && cells.is_solved();
    state.store(&cells.filled);
    Filled { kinds, rest: (!is_solved).then(|| state.grid()) }
}

impl<V: Lanes> Cells<V> {
    /// The cells of a puzzle with these givens.
    #[inline(always)]
    fn new(givens: &[V; 9]) -> Self {
        let none = V::load(&V::Row::EMPTY);
        let mut cells = Cells { filled: [none; 9], open: [V::full(); 9] };
        let mut placed = *givens;
        for place in 0..9 {
            placed[place] = givens[place].minus(none);
        }
        cells.place(&placed);
        cells
    }

    /// The singles of a kind and of those before.
    #[inline(always)]
    fn singles(&self, kind: HiddenSingle) -> [V; 9] {
        let Houses { rows, columns, boxes } = if kind == HiddenSingle::InHouse {
            alone(&self.open)
        } else {
            let mut last = self.last_missing();
            if kind == HiddenSingle::InBox {
                last.boxes = alone(&self.open).boxes;
            }
            last
        };
        let mut singles = self.open;
        for place in 0..9 {
            singles[place] = singles[place].and(rows[place / 3].or(columns[place % 3]).or(boxes));
        }
        singles
    }

    /// For each house the digit that it lacks, if it lacks only one.
    #[inline(always)]
    fn last_missing(&self) -> Houses<V> {
        let mut houses = present(&self.filled);
        for line in 0..3 {
            houses.rows[line] = last_missing(houses.rows[line]);
            houses.columns[line] = last_missing(houses.columns[line]);
        }
        houses.boxes = last_missing(houses.boxes);
        houses
    }

    /// Fills cells, and removes their digits from the houses. Returns whether there are any.
    #[inline(always)]
    fn place(&mut self, digits: &[V; 9]) -> bool {
        let Houses { rows, columns, boxes } = present(digits);
        for place in 0..9 {
            let gone = rows[place / 3].or(columns[place % 3]).or(boxes);
            self.filled[place] = self.filled[place].or(digits[place]);
            self.open[place] = self.open[place].narrowed(digits[place]).minus(gone);
        }
        !boxes.equals(boxes.minus(boxes))
    }

    /// Whether the filled cells are a solution.
    #[inline(always)]
    fn is_solved(&self) -> bool {
        total(&self.filled).equals(V::solved())
            && present(&self.filled).boxes.equals(V::full())
            && is_solution(&self.filled)
    }
}

/// The digit that is missing where only one is.
#[inline(always)]
fn last_missing<V: Lanes>(present: V) -> V {
    V::full().minus(present).or(V::load(&V::Row::EMPTY)).singles(&mut V::unmarked())
}

/// The digits in any cell of each house.
#[inline(always)]
fn present<V: Lanes>(cells: &[V; 9]) -> Houses<V> {
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
fn alone<V: Lanes>(cells: &[V; 9]) -> Houses<V> {
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
