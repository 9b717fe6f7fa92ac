//! Fireworks: digits that a row and a column can send out of a box to one cell each.
//!
//! A row and a column cross in a cell, the pivot. Outside the box of the pivot, a digit has only
//! one place in the row, a wing, and only one in the column, another wing. Were it in none of the
//! three cells, the row and the column would both have it in the box, in two different cells. So it
//! is in the pivot or in a wing. Three digits with the same three cells fill them. Two pivots at
//! opposite corners of a rectangle share their wings, and two digits of one pivot and two of the
//! other fill the four cells.
//!
//! **Proof.** Each digit in the row of its pivot, and in the column.

use crate::board::nine::{Nine, THIRDS};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, Literal, Position};
use crate::logic::{Facts, Family, Firework, Flow, Limits, Proof, Sink, Spec};

/// Three digits, three cells.
pub static FIREWORK_TRIPLE: Spec =
    Spec::new("firework-triple", Family::Intersections, triples).group("firework").tier(5);

/// Two pivots with two digits each, four cells.
pub static FIREWORK_QUADRUPLE: Spec =
    Spec::new("firework-quadruple", Family::Intersections, quadruples).group("firework").tier(5);

fn triples(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    position.empty_cells().iter().try_for_each(|pivot| {
        let bursts = Bursts::of(position, pivot);
        if bursts.digits.len() < 3 {
            return Flow::Continue(());
        }
        wings(pivot).try_for_each(|wings| {
            let digits = bursts.sent_to(wings);
            threes(digits).try_for_each(|digits| {
                let pattern = Firework { pivot, digits, opposite: None, wings };
                hand_over(position, pattern, sink)
            })
        })
    })
}

fn quadruples(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    position.empty_cells().iter().try_for_each(|pivot| {
        let bursts = Bursts::of(position, pivot);
        if bursts.digits.len() < 2 {
            return Flow::Continue(());
        }
        wings(pivot).try_for_each(|wings| {
            let [one, two] = wings;
            let (digits, opposite) = (bursts.sent_to(wings), Cell::at(two.row(), one.column()));
            if digits.len() < 2 || opposite < pivot || !position.empty_cells().contains(opposite) {
                return Flow::Continue(());
            }
            let others = Bursts::of(position, opposite).sent_to([two, one]);
            pairs(digits).flat_map(|mine| pairs(others - mine).map(move |theirs| (mine, theirs))).try_for_each(
                |(digits, theirs)| {
                    let pattern = Firework { pivot, digits, opposite: Some((opposite, theirs)), wings };
                    hand_over(position, pattern, sink)
                },
            )
        })
    })
}

/// The digits that a row and a column have in at most one cell each outside a box, with these
/// cells.
struct Bursts {
    digits: DigitSet,
    /// For each of them, the cells; none if the lines have it only in the box.
    cells: [CellSet; 9],
}

impl Bursts {
    fn of(position: &Position, pivot: Cell) -> Bursts {
        let [row, column, _] = pivot.houses();
        let outside = [pivot.column(), pivot.row()].map(|along| !THIRDS[along / 3]);
        let lines = [position.places_in(row), position.places_in(column)];
        let mut bursts = Bursts { digits: DigitSet::EMPTY, cells: [CellSet::EMPTY; 9] };
        for digit in Digit::all() {
            let places = lines.map(|line| line[digit.index()]);
            let rest = [places[0] & outside[0], places[1] & outside[1]];
            let has_at_most_one = |places: &Nine| places & places.wrapping_sub(1) == 0;
            if places.iter().all(|places| *places != 0) && rest.iter().all(has_at_most_one) {
                bursts.digits.insert(digit);
                bursts.cells[digit.index()] = row.cells_at(rest[0]) | column.cells_at(rest[1]);
            }
        }
        bursts
    }

    /// The digits that have no other places outside the box than these.
    fn sent_to(&self, wings: [Cell; 2]) -> DigitSet {
        let wings: CellSet = wings.into_iter().collect();
        self.digits.iter().filter(|digit| self.cells[digit.index()].is_subset(wings)).collect()
    }
}

/// The pairs of a cell of the row and a cell of the column, outside the box.
fn wings(pivot: Cell) -> impl Iterator<Item = [Cell; 2]> {
    let [row, column, block] = pivot.houses();
    let outside = move |line: House| (line.cells() - block.cells()).iter();
    outside(row).flat_map(move |one| outside(column).map(move |two| [one, two]))
}

/// Every choice of two of these digits.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    digits.iter().flat_map(move |one| {
        digits.iter().filter(move |two| one.index() < two.index()).map(move |two| DigitSet::of(one).with(two))
    })
}

/// Every choice of three of these digits.
fn threes(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    pairs(digits).flat_map(move |pair| {
        let is_last = move |digit: &Digit| pair.iter().all(|other| other.index() < digit.index());
        digits.iter().filter(is_last).map(move |digit| pair.with(digit))
    })
}

/// Reports a firework, whose digits leave no room for other digits in their cells.
fn hand_over(position: &Position, pattern: Firework, sink: &mut Sink<'_>) -> Flow {
    let of_cell = |cell: Cell| {
        let others = position.candidates(cell) - pattern.digits_of(cell);
        others.iter().map(move |digit| Candidate::new(cell, digit))
    };
    let gone: CandidateSet = pattern.cells().iter().flat_map(of_cell).collect();
    if gone.is_empty() {
        return Flow::Continue(());
    }
    let proof = Proof::of(pattern.truths());
    sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
}
