//! Singles: a constraint with one candidate left.
//!
//! A *naked single* is a cell with one digit left; a *hidden single* a digit with one place left in a row, column or
//! box. They are the same thing in the four views. A *full house*, a house with a single empty cell, is both at once
//! and the easiest to see. The position notes constraints with one candidate while it is written, so nothing is
//! searched here.
//!
//! **Proof.** The constraint itself is the one truth: its candidate is the only way to meet it.

use super::page;
use crate::board::{Constraint, View};
use crate::logic::{Facts, Family, Flow, Hodoku, Level, Options, Pattern, Sink, Spec};

/// A house with one empty cell: the missing digit goes there.
pub static FULL_HOUSE: Spec = Spec {
    id: "full-house",
    group: None,
    family: Family::Singles,
    se_tenths: Some(10),
    hodoku: Some(Hodoku { code: "0000", level: Level::Easy, score: 4 }),
    needs_uniqueness: false,
    search: full_house,
    page: page!("full-house"),
};

/// A digit with one place left in a box.
pub static HIDDEN_SINGLE_BOX: Spec = Spec {
    id: "hidden-single-box",
    se_tenths: Some(12),
    search: |facts, _, sink| single(facts, View::Box, sink),
    page: page!("hidden-single-box"),
    ..HIDDEN_SINGLE
};

/// A digit with one place left in a row.
pub static HIDDEN_SINGLE_ROW: Spec = Spec {
    id: "hidden-single-row",
    search: |facts, _, sink| single(facts, View::Row, sink),
    page: page!("hidden-single-row"),
    ..HIDDEN_SINGLE
};

/// A digit with one place left in a column.
pub static HIDDEN_SINGLE_COLUMN: Spec = Spec {
    id: "hidden-single-column",
    search: |facts, _, sink| single(facts, View::Column, sink),
    page: page!("hidden-single-column"),
    ..HIDDEN_SINGLE
};

/// What the hidden singles have in common.
const HIDDEN_SINGLE: Spec = Spec {
    id: "hidden-single",
    group: Some("hidden-single"),
    family: Family::Singles,
    se_tenths: Some(15),
    hodoku: Some(Hodoku { code: "0002", level: Level::Easy, score: 14 }),
    needs_uniqueness: false,
    search: |_, _, _| Flow::Continue(()),
    page: "",
};

/// A cell with one digit left.
pub static NAKED_SINGLE: Spec = Spec {
    id: "naked-single",
    group: None,
    family: Family::Singles,
    se_tenths: Some(23),
    hodoku: Some(Hodoku { code: "0003", level: Level::Easy, score: 4 }),
    needs_uniqueness: false,
    search: |facts, _, sink| single(facts, View::Cell, sink),
    page: page!("naked-single"),
};

fn full_house(facts: &Facts<'_>, _: &Options, sink: &mut Sink<'_>) -> Flow {
    for house in facts.houses_with_one_empty_cell() {
        let Some(cell) = (house.cells() & facts.empty_cells()).first() else { continue };
        // In a position that contradicts itself the last cell may have no digit left, or several.
        if let Some(digit) = facts.candidates(cell).single() {
            let constraint = Constraint::digit_in(digit, house);
            let candidate = crate::board::Candidate::new(cell, digit);
            sink.place(Pattern::Single { constraint, candidate }, candidate, constraint)?;
        }
    }
    Flow::Continue(())
}

fn single(facts: &Facts<'_>, view: View, sink: &mut Sink<'_>) -> Flow {
    for (constraint, candidate) in facts.singles(view) {
        sink.place(Pattern::Single { constraint, candidate }, candidate, constraint)?;
    }
    Flow::Continue(())
}
