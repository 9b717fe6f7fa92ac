//! Almost locked pair, triple and quad: one digit of a few is left over where a box and a line
//! cross.
//!
//! Cells A of one of the two houses, outside the crossing, can only be n digits, one digit more
//! than cells: they take all but one, so at most one of these digits is in the crossing. In the
//! other house the n digits can only go in the crossing or in n − 1 cells B. So B takes all but one
//! of them, and nothing else; exactly one is in the crossing, and the rest of the first house has
//! none.
//!
//! **Proof.** The cells A, and each of the digits in the other house.

use super::{Crossing, crossings};
use crate::board::nine::{bits, count};
use crate::board::{Candidate, Cell, CellSet, Constraint, DigitSet, Element, House, Literal, Position};
use crate::logic::{AlmostLocked, Facts, Family, Flow, Proof, Sink, Spec};
use smallvec::SmallVec;

/// Two digits.
pub static ALMOST_LOCKED_PAIR: Spec =
    Spec::new("almost-locked-pair", Family::Intersections, |facts, _, sink| search(facts, 2, sink));

/// Three digits.
pub static ALMOST_LOCKED_TRIPLE: Spec =
    Spec::new("almost-locked-triple", Family::Intersections, |facts, _, sink| search(facts, 3, sink));

/// Four digits.
pub static ALMOST_LOCKED_QUAD: Spec =
    Spec::new("almost-locked-quad", Family::Intersections, |facts, _, sink| search(facts, 4, sink));

fn search(facts: &Facts, size: usize, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    House::all().try_for_each(|from| {
        let cells = (from.cells() & position.empty_cells()).iter().map(|cell| (cell, position.candidates(cell)));
        let few: SmallVec<[(Cell, DigitSet); 9]> =
            cells.filter(|(_, digits)| (2..=size).contains(&digits.len())).collect();
        more(position, from, (CellSet::EMPTY, DigitSet::EMPTY), &few, (size - 1, size), sink)
    })
}

/// Adds as many of these cells as are missing, until there is one digit more than cells.
fn more(
    position: &Position,
    from: House,
    (cells, digits): (CellSet, DigitSet),
    few: &[(Cell, DigitSet)],
    (missing, size): (usize, usize),
    sink: &mut Sink<'_>,
) -> Flow {
    few.iter().enumerate().try_for_each(|(place, (cell, of_cell))| {
        let digits = digits | *of_cell;
        if digits.len() > size {
            return Flow::Continue(());
        }
        let cells = cells.with(*cell);
        if missing == 1 {
            return across(position, from, cells, digits, size, sink);
        }
        more(position, from, (cells, digits), &few[place + 1..], (missing - 1, size), sink)
    })
}

/// Tries every house that crosses this one, in other cells.
fn across(
    position: &Position,
    from: House,
    cells: CellSet,
    digits: DigitSet,
    size: usize,
    sink: &mut Sink<'_>,
) -> Flow {
    if digits.len() != size {
        return Flow::Continue(());
    }
    crossings(from).iter().try_for_each(|&Crossing { cover: to, cover_slots, .. }| {
        let places = |digit| position.slots(Constraint::digit_in(digit, to)).bits();
        let others = digits.iter().fold(0, |others, digit| others | places(digit)) & !cover_slots;
        let has_as_many = count(others) + 1 == size && digits.iter().all(|digit| places(digit) != 0);
        if has_as_many && to.cells().is_disjoint(cells) {
            let others = bits(others).map(|place| to.cell(place)).collect();
            return beside(position, [from, to], [cells, others], digits, sink);
        }
        Flow::Continue(())
    })
}

/// Reports the pattern of some cells of a house whose digits have equally few places outside the
/// crossing in the other house.
fn beside(
    position: &Position,
    [from, to]: [House; 2],
    [cells, others]: [CellSet; 2],
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> Flow {
    let rest = (from.cells() - to.cells()) - cells;
    let in_rest = digits
        .iter()
        .flat_map(|digit| (position.cells_for(digit) & rest).iter().map(move |cell| Candidate::new(cell, digit)));
    let in_others = others
        .iter()
        .flat_map(|cell| (position.candidates(cell) - digits).iter().map(move |digit| Candidate::new(cell, digit)));
    let mut gone = in_rest.chain(in_others).peekable();
    if gone.peek().is_none() {
        return Flow::Continue(());
    }
    let pattern = AlmostLocked { from, to, cells, others, digits };
    let proof = Proof::of(pattern.truths());
    sink.find(pattern.into(), gone.map(Literal::is_not), proof)
}
