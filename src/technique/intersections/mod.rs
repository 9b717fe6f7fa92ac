//! Locked candidates: all places for a digit in one house lie in another house, too.
//!
//! A box and a line share three cells. When a digit can go in the box only within the line (*pointing*), the line's
//! digit is in the box, and the rest of the line loses it. When it can go in the line only within the box
//! (*claiming*), the rest of the box loses it. The two are one search with box and line exchanged.
//!
//! **Proof.** One truth, the digit in the base house: every place for it there sees every cell that loses it.

use super::page;
use crate::board::{Candidate, Constraint, Digit, Element, House};
use crate::logic::{Facts, Family, Flow, Hodoku, Level, Pattern, Sink, Spec};

/// In a box the digit is confined to a line; the rest of the line loses it.
pub static POINTING: Spec = Spec {
    id: "locked-candidates-pointing",
    se_tenths: Some(26),
    hodoku: Some(Hodoku { code: "0100", level: Level::Medium, score: 50 }),
    search: |facts, _, sink| {
        (0..9).try_for_each(|number| locked(facts, House::square(number), &POINTING_CROSSINGS[number], sink))
    },
    page: page!("locked-candidates-pointing"),
    ..LOCKED
};

/// In a line the digit is confined to a box; the rest of the box loses it.
pub static CLAIMING: Spec = Spec {
    id: "locked-candidates-claiming",
    se_tenths: Some(28),
    hodoku: Some(Hodoku { code: "0101", level: Level::Medium, score: 50 }),
    search: |facts, _, sink| {
        (0..18).try_for_each(|number| locked(facts, House::from_index(number), &CLAIMING_CROSSINGS[number], sink))
    },
    page: page!("locked-candidates-claiming"),
    ..LOCKED
};

/// What the two have in common.
const LOCKED: Spec = Spec {
    id: "locked-candidates",
    group: Some("locked-candidates"),
    family: Family::Intersections,
    se_tenths: None,
    hodoku: None,
    needs_uniqueness: false,
    search: |_, _, _| Flow::Continue(()),
    page: "",
};

/// A house that shares three cells with a base house: which slots of the base they are, and which of its own.
#[derive(Clone, Copy)]
struct Crossing {
    cover: House,
    base_slots: u16,
    cover_slots: u16,
}

const fn crossing(base: House, cover: House) -> Crossing {
    let (mut base_slots, mut cover_slots) = (0, 0);
    let mut i = 0;
    while i < 81 {
        if let (Some(a), Some(b)) = (place(base, i), place(cover, i)) {
            base_slots |= 1 << a;
            cover_slots |= 1 << b;
        }
        i += 1;
    }
    Crossing { cover, base_slots, cover_slots }
}

/// Where in a house the cell with this number is.
const fn place(house: House, cell: usize) -> Option<usize> {
    let mut place = 0;
    while place < 9 {
        let here = house.cell(place);
        if here.row() * 9 + here.column() == cell {
            return Some(place);
        }
        place += 1;
    }
    None
}

/// For each box the three rows and three columns through it.
static POINTING_CROSSINGS: [[Crossing; 6]; 9] = {
    let mut crossings = [[crossing(House::square(0), House::row(0)); 6]; 9];
    let mut number = 0;
    while number < 9 {
        let mut i = 0;
        while i < 3 {
            crossings[number][i] = crossing(House::square(number), House::row(number / 3 * 3 + i));
            crossings[number][3 + i] = crossing(House::square(number), House::column(number % 3 * 3 + i));
            i += 1;
        }
        number += 1;
    }
    crossings
};

/// For each line (rows, then columns) the three boxes along it.
static CLAIMING_CROSSINGS: [[Crossing; 3]; 18] = {
    let mut crossings = [[crossing(House::row(0), House::square(0)); 3]; 18];
    let mut number = 0;
    while number < 9 {
        let mut i = 0;
        while i < 3 {
            crossings[number][i] = crossing(House::row(number), House::square(number / 3 * 3 + i));
            crossings[9 + number][i] = crossing(House::column(number), House::square(i * 3 + number / 3));
            i += 1;
        }
        number += 1;
    }
    crossings
};

/// Digits confined to one of the crossings of the base house. A digit with one place only is a single, not this.
#[inline]
fn locked(facts: &Facts<'_>, base: House, crossings: &[Crossing], sink: &mut Sink<'_>) -> Flow {
    for digit in Digit::all() {
        let truth = Constraint::digit_in(digit, base);
        let slots = facts.slots(truth).bits();
        if slots & slots.wrapping_sub(1) == 0 {
            continue;
        }
        let Some(crossing) = crossings.iter().find(|crossing| slots & !crossing.base_slots == 0) else { continue };
        let cover = crossing.cover;
        if facts.slots(Constraint::digit_in(digit, cover)).bits() & !crossing.cover_slots != 0 {
            let lost = facts.cells_in(digit, cover) - base.cells();
            let eliminations = lost.iter().map(|cell| Candidate::new(cell, digit)).collect();
            sink.eliminate(Pattern::LockedCandidates { digit, base, cover }, eliminations, [truth])?;
        }
    }
    Flow::Continue(())
}
