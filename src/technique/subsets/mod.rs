//! Subsets: as many cells as digits in a house.
//!
//! **Naked*: some cells of a house together hold only as many digits; these digits are used up in
//! them, and every other cell of a house that contains them all loses these digits. **Hidden*: some
//! digits of a house together have only as many cells; these cells are used up by them and lose
//! every other digit. Both are Hall sets of a table (see `technique/table.rs`), once with the cells
//! as rows and once with the digits.
//!
//! A naked pair or triple whose cells share a box *and* a line and that takes candidates from both
//! is called *locked*. A cell with fewer digits than the subset, even a single one, may belong to
//! it.
//!
//! **Proof.** The truths are the rows: the cells of a naked subset, the digits in the house for a
//! hidden one.

mod distributed;

pub use distributed::DISTRIBUTED_DISJOINT_SUBSET;

use super::table::{HousesWithSubsets, Table};
use crate::board::nine::{bits, count};
use crate::board::{
    Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseKind, HouseSet, Position, in_at_least,
};
use crate::logic::{Changes, Fact, Facts, Family, Flow, Level, Sink, Spec, Subset, SubsetKind};

/// A naked pair in a box and a line, taking candidates from both.
pub static LOCKED_PAIR: Spec =
    Spec::new("locked-pair", Family::Subsets, |facts, _, sink| naked(facts, 2, Locked::Only, sink)).hodoku(
        "0110",
        Level::Medium,
        40,
    );

/// A naked triple in a box and a line, taking candidates from both.
pub static LOCKED_TRIPLE: Spec =
    Spec::new("locked-triple", Family::Subsets, |facts, _, sink| naked(facts, 3, Locked::Only, sink)).hodoku(
        "0111",
        Level::Medium,
        60,
    );

/// Two cells of a house with two digits.
pub static NAKED_PAIR: Spec =
    Spec::new("naked-pair", Family::Subsets, |facts, _, sink| naked(facts, 2, Locked::Not, sink)).se(30).hodoku(
        "0200",
        Level::Medium,
        60,
    );

/// Three cells of a house with three digits.
pub static NAKED_TRIPLE: Spec =
    Spec::new("naked-triple", Family::Subsets, |facts, _, sink| naked(facts, 3, Locked::Not, sink)).se(36).hodoku(
        "0201",
        Level::Medium,
        80,
    );

/// Four cells of a house with four digits.
pub static NAKED_QUAD: Spec =
    Spec::new("naked-quad", Family::Subsets, |facts, _, sink| naked(facts, 4, Locked::Not, sink)).se(50).hodoku(
        "0202",
        Level::Hard,
        120,
    );

/// Two digits with two cells in a house.
pub static HIDDEN_PAIR: Spec = Spec::new("hidden-pair", Family::Subsets, |facts, _, sink| hidden(facts, 2, sink))
    .se(34)
    .hodoku("0210", Level::Medium, 70);

/// Three digits with three cells in a house.
pub static HIDDEN_TRIPLE: Spec = Spec::new("hidden-triple", Family::Subsets, |facts, _, sink| hidden(facts, 3, sink))
    .se(40)
    .hodoku("0211", Level::Medium, 100);

/// Four digits with four cells in a house.
pub static HIDDEN_QUAD: Spec = Spec::new("hidden-quad", Family::Subsets, |facts, _, sink| hidden(facts, 4, sink))
    .se(54)
    .hodoku("0212", Level::Hard, 150);

/// Whether to find only locked naked subsets, or only others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Locked {
    Only,
    Not,
}

fn naked(facts: &Facts, size: usize, locked: Locked, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let houses = match (locked, size) {
        (Locked::Only, 2) => facts.get::<NarrowLines>().pairs,
        (Locked::Only, _) => facts.get::<NarrowLines>().triples,
        (Locked::Not, _) => facts.get::<HousesWithSubsets>().0,
    };
    houses.iter().try_for_each(|house| {
        let table = Table::CellsOf(house);
        let rows = table.rows(position);
        rows.each_hall_set(size, |set| {
            let cells: CellSet = bits(set.rows).map(|row| house.cell(row)).collect();
            let digits: DigitSet = bits(set.columns).map(Digit::from_index).collect();
            let mut second = cells.common_houses().find(|&other| other != house);
            let mut beyond = Vec::new();
            if let Some(other) = second {
                // Cells in a box and a line are in two tables; a subset that takes candidates from
                // the box is reported there.
                if other.kind() == HouseKind::Box && lost_in(position, other.cells() - cells, digits).next().is_some() {
                    return Flow::Continue(());
                }
                beyond.extend(lost_in(position, other.cells() - house.cells(), digits));
                second = second.filter(|_| !beyond.is_empty());
            }
            if second.is_some() != (locked == Locked::Only) {
                return Flow::Continue(());
            }
            let pattern = Subset { kind: SubsetKind::Naked, house, second, cells, digits };
            sink.eliminate(pattern.into(), table.lost(&rows, set).chain(beyond), table.truths(set))
        })
    })
}

/// The boxes with two cells in a line that have at most two digits, and those with three that have
/// at most three. Only these can have a locked subset of this size, as one is reported in its box.
#[derive(Default)]
struct NarrowLines {
    pairs: HouseSet,
    triples: HouseSet,
}

/// The cells in the first column of their boxes.
const FIRST_COLUMN: u128 = ((1 << 81) - 1) / 0b111;
/// The cells in the first row of their boxes.
const FIRST_ROW: u128 = 0o777 | 0o777 << 27 | 0o777 << 54;

impl Fact for NarrowLines {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        let [one, _, three, four] = in_at_least(position.cells_by_digit());
        let (up_to_two, up_to_three) = ((one - three).bits(), (one - four).bits());
        let digits = position.digits_by_row().as_flattened();
        *self = NarrowLines::default();
        for (step, first) in [(1, FIRST_COLUMN), (9, FIRST_ROW)] {
            let side_by_side = up_to_two & up_to_two >> step & (first | first << step);
            let apart = up_to_two & up_to_two >> (2 * step) & first;
            for (pairs, step) in [(side_by_side, step), (apart, 2 * step)] {
                for cell in bits(pairs).filter(|cell| count(digits[*cell] | digits[cell + step]) <= 2) {
                    self.pairs.insert(box_of(cell));
                }
            }
            for cell in bits(up_to_three & up_to_three >> step & up_to_three >> (2 * step) & first) {
                if count(digits[cell] | digits[cell + step] | digits[cell + 2 * step]) <= 3 {
                    self.triples.insert(box_of(cell));
                }
            }
        }
    }
}

fn box_of(cell: usize) -> House {
    House::block(Cell::from_index(cell).box_number())
}

/// The candidates of these digits in these cells.
fn lost_in(position: &Position, cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    let of_digit = move |digit| position.cells_for(digit) & cells;
    digits.iter().flat_map(move |digit| of_digit(digit).iter().map(move |cell| Candidate::new(cell, digit)))
}

fn hidden(facts: &Facts, size: usize, sink: &mut Sink<'_>) -> Flow {
    let (position, houses) = (facts.position(), facts.get::<HousesWithSubsets>().0);
    houses.iter().try_for_each(|house| {
        let table = Table::DigitsIn(house);
        let rows = table.rows(position);
        rows.each_hall_set(size, |set| {
            let cells = house.cells_at(set.columns);
            let digits = bits(set.rows).map(Digit::from_index).collect();
            let pattern = Subset { kind: SubsetKind::Hidden, house, second: None, cells, digits };
            sink.eliminate(pattern.into(), table.lost(&rows, set), table.truths(set))
        })
    })
}
