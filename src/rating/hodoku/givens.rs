//! The singles that have come up once the givens of a puzzle are written.
//!
//! Written one by one, the givens take 600 candidates, each from three houses. But where a single
//! comes up is known from the end: a candidate goes with the first given that sees it or fills its
//! cell, and a single is noted when the last other candidate goes. There are some twenty singles,
//! each with eight other candidates, so only these are followed, and the moments sorted.

use super::queue::Queue;
use crate::board::nine::Nine;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, Position, View, table};
use smallvec::SmallVec;

/// The moment at which a candidate goes. The upper bits are the given, which is known by its cell;
/// the lower ones the peer that loses the digit of the given, or else 81 and the other digit that
/// the cell of the given loses.
type Moment = u32;

fn moment(given: usize, phase: usize) -> Moment {
    (given << 8 | phase) as u32
}

/// The places of a house as they lie to a given.
#[derive(Clone, Copy)]
struct Beside {
    /// Those that see it.
    seeing: Nine,
    /// Those before it, in reading order.
    before: Nine,
}

/// By the cell of the given, for each house.
static BESIDE: [[Beside; 27]; 81] = table!(
    [Beside { seeing: 0, before: 0 }; 27]; 81,
    cell => table!(Beside { seeing: 0, before: 0 }; 27, house => Beside::new(cell, house))
);

impl Beside {
    const fn new(cell: usize, house: usize) -> Beside {
        let given = Cell::at(cell / 9, cell % 9);
        let house = match house / 9 {
            0 => House::row(house % 9),
            1 => House::column(house % 9),
            _ => House::block(house % 9),
        };
        let (mut seeing, mut before, mut place) = (0, 0, 0);
        while place < 9 {
            let other = house.cell(place);
            let number = 9 * other.row() + other.column();
            if number != cell && given.shares_house(other) {
                seeing |= 1 << place;
            }
            if number < cell {
                before |= 1 << place;
            }
            place += 1;
        }
        Beside { seeing, before }
    }
}

/// The givens of a puzzle.
struct Givens {
    /// The cells of each digit.
    of_digit: [CellSet; 9],
}

impl Queue {
    /// Becomes the same as [`new`](Queue::new) with the position of a puzzle, several times as
    /// fast.
    pub(super) fn restart_at_givens(&mut self, start: &Position) {
        let givens = Givens::of(start);
        let mut singles = Singles::new();
        for view in View::ALL {
            for (constraint, single) in start.singles(view) {
                let moment = match constraint.house_and_digit() {
                    None => givens.last_but(single),
                    Some((house, digit)) => givens.last_place_but(start, house, digit),
                };
                singles.push(moment << NUMBER_BITS | constraint.index() as u32);
            }
        }
        singles.sort_unstable();
        let number = |single| single as usize & ((1 << NUMBER_BITS) - 1);
        self.restart(start, singles.into_iter().map(number));
    }
}

/// Constraints that are single, each with the moment at which it became so in the upper bits and
/// its number in the lower ones. A candidate goes from its row first, then from its column and its
/// box: in the order of the constraints.
type Singles = SmallVec<[u32; 64]>;

/// There are 324 constraints.
const NUMBER_BITS: u32 = 9;

impl Givens {
    fn of(start: &Position) -> Givens {
        let mut of_digit = [CellSet::EMPTY; 9];
        for cell in start.digits().filled() {
            if let Some(digit) = start.digit(cell) {
                of_digit[digit.index()].insert(cell);
            }
        }
        Givens { of_digit }
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
    fn last_place_but(&self, start: &Position, house: House, digit: Digit) -> Moment {
        let cell = |places: Nine| house.cell(places.ilog2() as usize).index();
        let when_filled = |places| if places == 0 { 0 } else { moment(cell(places), 81 + digit.index()) };
        let full = !start.empty_slots(house).bits();
        let mut left = 0x1ff & !start.places_by_house()[house.index()][digit.index()];
        for given in self.of_digit[digit.index()] {
            let Beside { seeing, before } = BESIDE[given.index()][house.index()];
            let filled = left & full & before;
            let seen = left & !filled & seeing;
            left &= !(filled | seen);
            if left == 0 {
                return if seen == 0 { when_filled(filled) } else { moment(given.index(), cell(seen)) };
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
    use crate::board::{Grid, Literal};

    #[test]
    fn the_singles_of_givens_come_in_the_order_of_writing_them() {
        let mut queue = Queue::new(&Position::new(&Grid::EMPTY).unwrap());
        for puzzle in [
            "..4.7..........36.....59...1.......97.34...8...........5..9..2...8...6.....3.....",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "1234567894567891237891234562143658973658972148972143655316429786429785319785316..",
            "12345678.4567891237891234562143658973658972148972143655316429786429785319785316.2",
        ] {
            let start = Position::new(&puzzle.parse().unwrap()).unwrap();
            queue.restart_at_givens(&start);
            let mut new = Queue::new(&start);
            assert_eq!(queue.open(), new.open(), "{puzzle}");
            // A way through the puzzle leaves the queue to the next one full of old singles.
            while let Some((technique, single)) = new.next() {
                assert_eq!(queue.next(), Some((technique, single)), "{puzzle}");
                queue.write(Literal::is(single));
                new.write(Literal::is(single));
            }
            assert_eq!(queue.next(), None, "{puzzle}");
        }
    }
}
