//! The singles that have come up once the givens of a puzzle are written.
//!
//! Written one by one, the givens take 600 candidates, each from three houses. But where a single
//! comes up is known from the end: a candidate goes with the first given that sees it or fills its
//! cell, and a single is noted when the last other candidate goes. There are some twenty singles,
//! each with eight other candidates, so only these are followed, and the moments sorted.

use super::queue::Queue;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, Position, View};
use smallvec::SmallVec;

/// The moment at which a candidate goes. The upper bits are the given, which is known by its cell;
/// the lower ones the peer that loses the digit of the given, or else 81 and the other digit that
/// the cell of the given loses.
type Moment = u32;

fn moment(given: usize, phase: usize) -> Moment {
    (given << 8 | phase) as u32
}

/// The cells before this one.
fn before(cell: Cell) -> CellSet {
    CellSet::from_bits((1 << cell.index()) - 1)
}

/// The number of the last of some cells.
fn last(cells: CellSet) -> Option<usize> {
    let after = cells.bits().leading_zeros() as usize;
    127usize.checked_sub(after)
}

/// The givens of a puzzle.
struct Givens {
    /// The cells of each digit.
    of_digit: [CellSet; 9],
    all: CellSet,
}

impl Queue {
    /// The same as [`new`](Queue::new) with the position of a puzzle, and several times as fast.
    pub(super) fn of_givens(start: &Position) -> Queue {
        let givens = Givens::of(start);
        let mut singles = Singles::new();
        for view in View::ALL {
            for (constraint, single) in start.singles(view) {
                let moment = match constraint.house_and_digit() {
                    None => givens.last_but(single),
                    Some((house, _)) => givens.last_place_but(house, single),
                };
                singles.push((moment, constraint.index() as u16));
            }
        }
        singles.sort_unstable();
        Queue::of(start, singles.into_iter().map(|(_, number)| usize::from(number)))
    }
}

/// Constraints that are single, each with the moment at which they became so. A candidate goes from
/// its row first, then from its column and its box: in the order of the constraints.
type Singles = SmallVec<[(Moment, u16); 64]>;

impl Givens {
    fn of(start: &Position) -> Givens {
        let all = start.digits().filled();
        let mut of_digit = [CellSet::EMPTY; 9];
        for cell in all {
            if let Some(digit) = start.digit(cell) {
                of_digit[digit.index()].insert(cell);
            }
        }
        Givens { of_digit, all }
    }

    /// When the cell of a naked single has lost all other digits.
    fn last_but(&self, single: Candidate) -> Moment {
        let (cell, digit) = (single.cell(), single.digit());
        let mut last = 0;
        for other in DigitSet::full().without(digit) {
            last = last.max(self.first(cell, other).unwrap_or(0));
        }
        moment(last, cell.index())
    }

    /// When the digit of a hidden single has lost all other places in a house.
    fn last_place_but(&self, house: House, single: Candidate) -> Moment {
        let digit = single.digit().index();
        let when_filled = |cells| last(cells).map_or(0, |cell| moment(cell, 81 + digit));
        let mut left = house.cells().without(single.cell());
        for given in self.of_digit[digit] {
            let filled = left & self.all & before(given);
            let seen = (left - filled) & given.peers();
            left -= filled | seen;
            if left.is_empty() {
                return last(seen).map_or_else(|| when_filled(filled), |cell| moment(given.index(), cell));
            }
        }
        // No given of this digit sees the others, so they are filled with other digits.
        when_filled(left)
    }

    /// The first given with a digit that sees a cell.
    #[inline]
    fn first(&self, cell: Cell, digit: Digit) -> Option<usize> {
        (self.of_digit[digit.index()] & cell.peers()).first().map(Element::index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_singles_of_givens_come_in_the_order_of_writing_them() {
        for puzzle in [
            "..4.7..........36.....59...1.......97.34...8...........5..9..2...8...6.....3.....",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "1234567894567891237891234562143658973658972148972143655316429786429785319785316..",
            "12345678.4567891237891234562143658973658972148972143655316429786429785319785316.2",
        ] {
            let start = Position::new(&puzzle.parse().unwrap()).unwrap();
            assert_eq!(Queue::of_givens(&start).open(), Queue::new(&start).open(), "{puzzle}");
        }
    }
}
