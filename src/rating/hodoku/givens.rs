//! The singles that have come up once the givens of a puzzle are written.
//!
//! Written one by one, the givens take 600 candidates, each from three houses. But where a single
//! comes up is known from the end: a candidate goes with the first given that sees it or fills its
//! cell, and a single is noted when the last other candidate goes. There are some twenty singles,
//! each with eight other candidates, so only these are looked up, and then sorted.

use super::queue::{Noted, Queue};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, Grid, House};
use smallvec::SmallVec;

/// The moment at which a candidate goes. The upper bits are the given, which is known by its cell;
/// the lower ones the peer that loses the digit of the given, or else 81 and the other digit that
/// the cell of the given loses.
type Moment = u32;

fn moment(given: usize, phase: usize) -> Moment {
    (given << 8 | phase) as u32
}

/// The givens of a puzzle.
struct Givens {
    /// The cells of each digit.
    of_digit: [CellSet; 9],
    all: CellSet,
}

impl Queue {
    /// The same as [`new`](Queue::new) with the position of a puzzle that has no conflict, and
    /// several times as fast.
    pub(super) fn of_givens(puzzle: &Grid) -> Queue {
        let givens = Givens::of(puzzle);
        let mut queue = Queue::empty();
        for house in House::all() {
            queue.set_empty(house, 9 - (givens.all & house.cells()).len());
        }
        for digit in Digit::all() {
            let seen = givens.of_digit[digit.index()].iter().fold(givens.all, |seen, given| seen | given.peers());
            for cell in CellSet::full() - seen {
                queue.add(cell, digit);
            }
        }
        let mut naked = SmallVec::new();
        for cell in CellSet::full() - givens.all {
            if let Some(digit) = queue.left(cell).single() {
                naked.push((givens.last_but(cell, digit), 0, Candidate::new(cell, digit)));
            }
        }
        let mut hidden = SmallVec::new();
        for digit in Digit::all() {
            queue.each_single_place(digit, |house, place| {
                let last = givens.last_place_but(house, digit, place);
                hidden.push((last, house.index(), Candidate::new(place, digit)));
            });
        }
        (queue.naked, queue.hidden) = (noted(naked), noted(hidden));
        queue
    }
}

/// Singles, each with the moment at which it came up. A candidate goes from its row first, then
/// from its column and its box.
type Singles = SmallVec<[(Moment, usize, Candidate); 32]>;

/// These singles in the order in which they came up.
fn noted(mut singles: Singles) -> Noted {
    singles.sort_unstable();
    singles.iter().map(|&(_, _, single)| single).collect()
}

impl Givens {
    fn of(puzzle: &Grid) -> Givens {
        let (mut of_digit, mut all) = ([CellSet::EMPTY; 9], CellSet::EMPTY);
        for cell in Cell::all() {
            if let Some(digit) = puzzle.get(cell) {
                of_digit[digit.index()].insert(cell);
                all.insert(cell);
            }
        }
        Givens { of_digit, all }
    }

    /// When an empty cell has lost all digits but one.
    fn last_but(&self, cell: Cell, digit: Digit) -> Moment {
        let mut last = 0;
        for other in DigitSet::full().without(digit) {
            last = last.max(self.first(cell, other).unwrap_or(0));
        }
        moment(last, cell.index())
    }

    /// When a digit has lost all its places in a house but one. (Filling in the moments of all
    /// cells first is slower.)
    fn last_place_but(&self, house: House, digit: Digit, place: Cell) -> Moment {
        let mut last = 0;
        for cell in house.cells().without(place) {
            let seen = self.first(cell, digit).map_or(Moment::MAX, |given| moment(given, cell.index()));
            let is_filled = self.all.contains(cell);
            let filled = if is_filled { moment(cell.index(), 81 + digit.index()) } else { Moment::MAX };
            last = last.max(seen.min(filled));
        }
        last
    }

    /// The first given with a digit that sees a cell.
    #[inline]
    fn first(&self, cell: Cell, digit: Digit) -> Option<usize> {
        (self.of_digit[digit.index()] & cell.peers()).first().map(Element::index)
    }
}
