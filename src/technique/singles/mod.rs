//! Singles: a constraint with one candidate left.
//!
//! A *naked single* is a cell with one digit left; a *hidden single* a digit with one place left in
//! a row, column or box. They are the same thing in the four views. A *full house*, a house with a
//! single empty cell, is both at once and the easiest to see. The position records constraints with
//! one candidate on every change, so there is nothing to search here.
//!
//! **Proof.** The constraint itself is the one truth: its candidate is the only way to meet it.

use crate::board::{Candidate, Constraint, View};
use crate::logic::{Facts, Family, Flow, Level, Limits, Single, Sink, Spec};

/// A house with one empty cell: the missing digit goes there.
pub static FULL_HOUSE: Spec =
    Spec::new("full-house", Family::Singles, full_house).se(10).hodoku("0000", Level::Easy, 4);

/// A digit with one place left in a box.
pub static HIDDEN_SINGLE_BOX: Spec =
    Spec::new("hidden-single-box", Family::Singles, |facts, _, sink| single(facts, View::Box, sink))
        .group("hidden-single")
        .se(12)
        .hodoku("0002", Level::Easy, 14);

/// A digit with one place left in a row.
pub static HIDDEN_SINGLE_ROW: Spec =
    Spec::new("hidden-single-row", Family::Singles, |facts, _, sink| single(facts, View::Row, sink))
        .group("hidden-single")
        .transposed(&HIDDEN_SINGLE_COLUMN)
        .se(15)
        .hodoku("0002", Level::Easy, 14);

/// A digit with one place left in a column.
pub static HIDDEN_SINGLE_COLUMN: Spec =
    Spec::new("hidden-single-column", Family::Singles, |facts, _, sink| single(facts, View::Column, sink))
        .group("hidden-single")
        .transposed(&HIDDEN_SINGLE_ROW)
        .se(15)
        .hodoku("0002", Level::Easy, 14);

/// A cell with one digit left.
pub static NAKED_SINGLE: Spec =
    Spec::new("naked-single", Family::Singles, |facts, _, sink| single(facts, View::Cell, sink)).se(23).hodoku(
        "0003",
        Level::Easy,
        4,
    );

/// Every single, easiest first.
pub static SINGLES: [&Spec; 5] =
    [&FULL_HOUSE, &HIDDEN_SINGLE_BOX, &HIDDEN_SINGLE_ROW, &HIDDEN_SINGLE_COLUMN, &NAKED_SINGLE];

fn full_house(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    for house in position.houses_with_one_empty_cell() {
        let Some(cell) = (house.cells() & position.empty_cells()).first() else { continue };
        // In a position that contradicts itself, the last cell may have no digit left, or several.
        if let Some(digit) = position.candidates(cell).single() {
            let (constraint, candidate) = (Constraint::digit_in(digit, house), Candidate::new(cell, digit));
            sink.place(Single { constraint, candidate }.into(), candidate, constraint)?;
        }
    }
    Flow::Continue(())
}

fn single(facts: &Facts, view: View, sink: &mut Sink<'_>) -> Flow {
    for (constraint, candidate) in facts.position().singles(view) {
        sink.place(Single { constraint, candidate }.into(), candidate, constraint)?;
    }
    Flow::Continue(())
}
