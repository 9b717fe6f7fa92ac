//! Singles: a constraint with one candidate left.
//!
//! A *naked single* is a cell with one digit left; a *hidden single* a digit with one place left in
//! a row, column or box. They are the same thing in the four views. A *full house*, a house with a
//! single empty cell, is both at once and the easiest to see. The position records constraints with
//! one candidate on every change, so there is nothing to search here.
//!
//! **Proof.** The constraint itself is the one truth: its candidate is the only way to meet it.

use crate::board::{Candidate, Constraint, Position, View};
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

/// The single whose constraints are those of a view.
#[inline]
pub fn of_view(view: View) -> &'static Spec {
    match view {
        View::Cell => &NAKED_SINGLE,
        View::Row => &HIDDEN_SINGLE_ROW,
        View::Column => &HIDDEN_SINGLE_COLUMN,
        View::Box => &HIDDEN_SINGLE_BOX,
    }
}

/// The first of all singles, in the order of [`SINGLES`]: the next step of a ladder that [begins
/// with them](crate::logic::Ladder::begins_with_singles).
#[inline]
pub fn first_single(position: &Position) -> Option<(&'static Spec, Single)> {
    if let Some(single) = full_houses(position).next() {
        return Some((&FULL_HOUSE, single));
    }
    for view in [View::Box, View::Row, View::Column, View::Cell] {
        if let Some(single) = in_view(position, view).next() {
            return Some((of_view(view), single));
        }
    }
    None
}

fn full_house(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    full_houses(facts.position()).try_for_each(|single| sink.place(single))
}

fn single(facts: &Facts, view: View, sink: &mut Sink<'_>) -> Flow {
    in_view(facts.position(), view).try_for_each(|single| sink.place(single))
}

#[inline]
fn full_houses(position: &Position) -> impl Iterator<Item = Single> {
    position.houses_with_one_empty_cell().iter().filter_map(|house| {
        let cell = (house.cells() & position.empty_cells()).first()?;
        // In a position that contradicts itself, the last cell may have no digit left, or several.
        let digit = position.candidates(cell).single()?;
        Some(Single { constraint: Constraint::digit_in(digit, house), candidate: Candidate::new(cell, digit) })
    })
}

#[inline]
fn in_view(position: &Position, view: View) -> impl Iterator<Item = Single> {
    position.singles(view).map(|(constraint, candidate)| Single { constraint, candidate })
}
