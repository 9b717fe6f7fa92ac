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
use crate::board::nine::{Nine, bits, count, nine_of, nine_where};
use crate::board::{Candidate, CellSet, DigitSet, Element, House, Literal, Position};
use crate::logic::{AlmostLocked, Facts, Family, Flow, Proof, Sink, Spec};
use crate::technique::table::Table;

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
        let across = crossings(from);
        let mut usable = [0; 6];
        for (usable, crossing) in usable.iter_mut().zip(across) {
            *usable = confined(position.places_in(crossing.cover), crossing.cover_slots, size);
        }
        let digits_of = Table::CellsOf(from).marks(position);
        let none = Cells { slots: 0, digits: 0, crossings: !0 };
        let (mut few, mut number) = ([none; 9], 0);
        for place in bits(position.empty_slots(from).bits()) {
            let (slots, digits) = (1 << place, digits_of[place]);
            if !(2..=size).contains(&count(digits)) {
                continue;
            }
            let fits = |number: &usize| across[*number].base_slots & slots == 0 && digits & !usable[*number] == 0;
            let crossings = (0..across.len()).filter(fits).fold(0, |all, number| all | 1 << number);
            if crossings != 0 {
                few[number] = Cells { slots, digits, crossings };
                number += 1;
            }
        }
        more(position, from, none, &few[..number], (size - 1, size), sink)
    })
}

/// The digits with places in a house, fewer than `size` of them outside a crossing.
fn confined(places: &[Nine; 9], crossing: Nine, size: usize) -> Nine {
    let mut rest = nine_of(|digit| places[digit] & !crossing);
    for _ in 1..size {
        rest = nine_of(|digit| rest[digit] & rest[digit].wrapping_sub(1));
    }
    nine_where(|digit| (rest[digit] == 0) & (places[digit] != 0))
}

/// Some cells of a house.
#[derive(Clone, Copy)]
struct Cells {
    slots: Nine,
    digits: Nine,
    /// The crossings outside of which they are, where all their digits are [`confined`], by number.
    crossings: u8,
}

/// Adds as many of these cells as are missing, until there is one digit more than cells.
fn more(
    position: &Position,
    from: House,
    chosen: Cells,
    few: &[Cells],
    (missing, size): (usize, usize),
    sink: &mut Sink<'_>,
) -> Flow {
    few.iter().enumerate().try_for_each(|(place, cell)| {
        let digits = chosen.digits | cell.digits;
        let crossings = chosen.crossings & cell.crossings;
        if crossings == 0 || count(digits) > size {
            return Flow::Continue(());
        }
        let cells = Cells { slots: chosen.slots | cell.slots, digits, crossings };
        if missing == 1 {
            return across(position, from, cells, size, sink);
        }
        more(position, from, cells, &few[place + 1..], (missing - 1, size), sink)
    })
}

/// Tries the houses that cross this one.
fn across(position: &Position, from: House, chosen: Cells, size: usize, sink: &mut Sink<'_>) -> Flow {
    if count(chosen.digits) != size {
        return Flow::Continue(());
    }
    bits(u16::from(chosen.crossings)).try_for_each(|number| {
        let Crossing { cover: to, cover_slots, .. } = crossings(from)[number];
        let places = position.places_in(to);
        let others = bits(chosen.digits).fold(0, |others, digit| others | places[digit]) & !cover_slots;
        if count(others) + 1 != size {
            return Flow::Continue(());
        }
        let digits = DigitSet::from_bits(chosen.digits);
        beside(position, [from, to], [from.cells_at(chosen.slots), to.cells_at(others)], digits, sink)
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
