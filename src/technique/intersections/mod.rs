//! Locked candidates: all places for a digit in one house lie in another house, too.
//!
//! A box and a line share three cells. When a digit can go in the box only within the line
//! (*pointing*), the line's digit is in the box, and the rest of the line loses it. When it can go
//! in the line only within the box (*claiming*), the rest of the box loses it. The two are one
//! search with box and line exchanged.
//!
//! **Proof.** One truth, the digit in the base house: every place for it there sees every cell that
//! loses it.

mod almost_locked;
mod fireworks;
mod law_of_leftover;

pub use almost_locked::{ALMOST_LOCKED_PAIR, ALMOST_LOCKED_QUAD, ALMOST_LOCKED_TRIPLE};
pub use fireworks::{FIREWORK_QUADRUPLE, FIREWORK_TRIPLE};
pub use law_of_leftover::LAW_OF_LEFTOVER;

use super::chute::DigitsWithLocked;
use crate::board::nine::{IN_COLUMN, IN_THIRD};
use crate::board::table;
use crate::board::{Candidate, Cell, Constraint, Digit, Element, House, HouseKind};
use crate::logic::{Facts, Family, Flow, Idea, Level, LockedCandidates, Sink, Spec};

/// In a box the digit is confined to a line; the rest of the line loses it.
pub static LOCKED_CANDIDATES_POINTING: Spec =
    Spec::new("locked-candidates-pointing", Family::Intersections, |facts, _, sink| {
        each_base(facts, 18, &POINTING_CROSSINGS, sink)
    })
    .group("locked-candidates")
    .idea(Idea::EveryCase)
    .se(26)
    .hodoku("0100", Level::Medium, 50)
    .tier(0);

/// In a line the digit is confined to a box; the rest of the box loses it.
pub static LOCKED_CANDIDATES_CLAIMING: Spec =
    Spec::new("locked-candidates-claiming", Family::Intersections, |facts, _, sink| {
        each_base(facts, 0, &CLAIMING_CROSSINGS, sink)
    })
    .group("locked-candidates")
    .idea(Idea::EveryCase)
    .se(28)
    .hodoku("0101", Level::Medium, 50)
    .tier(0);

/// A house that shares three cells with a base house, with the slots of these cells in both.
#[derive(Clone, Copy)]
pub struct Crossing {
    pub cover: House,
    pub base_slots: u16,
    pub cover_slots: u16,
}

const fn crossing(base: House, cover: House) -> Crossing {
    let (mut base_slots, mut cover_slots) = (0, 0);
    let mut i = 0;
    while i < 81 {
        let cell = Cell::at(i / 9, i % 9);
        if let (Some(a), Some(b)) = (base.place(cell), cover.place(cell)) {
            base_slots |= 1 << a;
            cover_slots |= 1 << b;
        }
        i += 1;
    }
    Crossing { cover, base_slots, cover_slots }
}

/// For each box, the three rows and three columns through it, in the order of [`SEGMENT`].
static POINTING_CROSSINGS: [[Crossing; 6]; 9] = {
    const ANY: Crossing = crossing(House::block(0), House::row(0));
    table!([ANY; 6]; 9, number => table!(ANY; 6, i => crossing(House::block(number), match i {
        0..3 => House::row(number / 3 * 3 + i),
        _ => House::column(number % 3 * 3 + i - 3),
    })))
};

/// For each line (rows, then columns), the three boxes along it, in the order of [`SEGMENT`].
static CLAIMING_CROSSINGS: [[Crossing; 3]; 18] = {
    const ANY: Crossing = crossing(House::row(0), House::block(0));
    table!([ANY; 3]; 18, line => table!(ANY; 3, i => match line {
        0..9 => crossing(House::row(line), House::block(line / 3 * 3 + i)),
        _ => crossing(House::column(line - 9), House::block(i * 3 + line / 3 - 3)),
    }))
};

/// The houses that share three cells with a house: for a box the rows, then the columns; for a line
/// the boxes.
pub fn crossings(base: House) -> &'static [Crossing] {
    match base.kind() {
        HouseKind::Box => &POINTING_CROSSINGS[base.number()],
        _ => &CLAIMING_CROSSINGS[base.index()],
    }
}

/// For a set of two or more slots, the segment that contains them: 0 to 2 for three slots side by
/// side (a row of a box, a box along a line), 3 to 5 for three slots one below the other (a column
/// of a box), 6 for none. A digit with a single place is a single, which is not searched for here.
static SEGMENT: [u8; 512] = table!(6; 512, slots => match (slots.count_ones(), IN_THIRD[slots], IN_COLUMN[slots]) {
    (0..2, ..) | (_, 3, 3) => 6,
    (_, 3, column) => 3 + column,
    (_, third, _) => third,
});

/// Finds the locked candidates of the base houses from number `first` on, one house for each entry
/// of `crossings`.
fn each_base<const N: usize>(facts: &Facts, first: usize, crossings: &[[Crossing; N]], sink: &mut Sink<'_>) -> Flow {
    let digits = facts.get::<DigitsWithLocked>().0;
    if digits.is_empty() {
        return Flow::Continue(());
    }
    crossings.iter().enumerate().try_for_each(|(number, crossings)| {
        let base = House::from_index(first + number);
        digits.iter().try_for_each(|digit| locked(facts, digit, base, crossings, sink))
    })
}

/// Reports the digit's places in the base house, if they lie in one of its crossings.
#[inline]
fn locked(facts: &Facts, digit: Digit, base: House, crossings: &[Crossing], sink: &mut Sink<'_>) -> Flow {
    let (position, truth) = (facts.position(), Constraint::digit_in(digit, base));
    let segment = SEGMENT[position.slots(truth).bits() as usize & 511];
    let Some(&Crossing { cover, base_slots, cover_slots }) = crossings.get(segment as usize) else {
        return Flow::Continue(());
    };
    debug_assert!(position.slots(truth).bits() & !base_slots == 0);
    if position.slots(Constraint::digit_in(digit, cover)).bits() & !cover_slots == 0 {
        return Flow::Continue(());
    }
    let lost = position.cells_in(digit, cover) - base.cells();
    let eliminations = lost.iter().map(|cell| Candidate::new(cell, digit));
    sink.eliminate(LockedCandidates { digit, base, cover }.into(), eliminations, [truth])
}
