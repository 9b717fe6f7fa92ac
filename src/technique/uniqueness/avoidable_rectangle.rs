//! Avoidable rectangles: unique rectangles with cells that are filled, but not given.
//!
//! Four cells in two rows, two columns and two boxes, none of them given. Filled cells could be
//! exchanged like empty ones, as the givens would stay the same.
//!
//! - **Type 1**: three are filled, the two neighbours of the fourth with y and the opposite one
//!   with x. The fourth is not x.
//! - **Type 2**: in one box they are filled with x and y. Beside x, the cell in the other box can
//!   only be y or z, and beside y only x or z. One of them is z, and a cell that sees both is not.
//!
//! If the givens are unknown, any filled cell may be one, and nothing is found.
//!
//! **Proof.** The guardians alone.

use super::rectangles::around;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Position};
use crate::logic::{Because, Facts, Family, Flow, ForbiddenShape, Level, Limits, Sink, Spec};
use crate::technique::guardians::{Guarded, in_one_cell, of_one_digit};
use crate::technique::pairs::BivalueCells;

/// Three corners filled.
pub static AVOIDABLE_RECTANGLE_TYPE_1: Spec = Spec::new("avoidable-rectangle-type-1", Family::Uniqueness, type_1)
    .unique()
    .group("avoidable-rectangle")
    .hodoku("0607", Level::Hard, 100)
    .tier(1);

/// Two corners filled, in one box.
pub static AVOIDABLE_RECTANGLE_TYPE_2: Spec = Spec::new("avoidable-rectangle-type-2", Family::Uniqueness, type_2)
    .unique()
    .group("avoidable-rectangle")
    .hodoku("0608", Level::Hard, 100)
    .tier(1);

fn type_1(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let placed = placed_cells(position);
    let bivalue = facts.get::<BivalueCells>().0;
    bivalue.iter().try_for_each(|corner| {
        around(corner, placed.with(corner)).try_for_each(|corners| {
            let [x, y] = match digits_around(position, corners, corner) {
                [Some(x), Some(y), Some(same)] if y == same && position.has(Candidate::new(corner, x)) => [x, y],
                _ => return Flow::Continue(()),
            };
            in_one_cell(facts, &guarded(position, corners, [x, y]), sink)
        })
    })
}

fn type_2(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let placed = placed_cells(position);
    let bivalue = facts.get::<BivalueCells>().0;
    bivalue.iter().try_for_each(|one| {
        let in_line = bivalue & (one.houses()[0].cells() | one.houses()[1].cells());
        let beside = (in_line & one.houses()[2].cells()).iter().filter(|&two| one < two);
        beside.into_iter().try_for_each(|two| {
            let (of_one, of_two) = (position.candidates(one), position.candidates(two));
            let Some(common) = (of_one & of_two).single() else { return Flow::Continue(()) };
            around(one, placed.with(one).with(two)).filter(|corners| corners.contains(&two)).try_for_each(|corners| {
                // Each of the two must be able to have the digit opposite to it.
                let has_other = |cell: Cell, digits: DigitSet| {
                    let [opposite, ..] = digits_around(position, corners, cell);
                    opposite.filter(|&digit| digit != common && digits.contains(digit))
                };
                match (has_other(one, of_one), has_other(two, of_two)) {
                    (Some(x), Some(y)) => of_one_digit(facts, &guarded(position, corners, [x, y]), sink),
                    _ => Flow::Continue(()),
                }
            })
        })
    })
}

/// The cells that are filled and known not to be given.
pub fn placed_cells(position: &Position) -> CellSet {
    position.givens().map_or(CellSet::EMPTY, |givens| position.digits().filled() - givens)
}

/// The digits of the corner opposite to one, then of its neighbours.
fn digits_around(position: &Position, corners: [Cell; 4], corner: Cell) -> [Option<Digit>; 3] {
    let place = corners.iter().position(|&cell| cell == corner).unwrap_or(0);
    [3, 1, 2].map(|change| position.digit(corners[place ^ change]))
}

/// The rectangle with two digits.
fn guarded(position: &Position, corners: [Cell; 4], digits: [Digit; 2]) -> Guarded {
    let cells: CellSet = corners.into_iter().collect();
    let digits: DigitSet = digits.into_iter().collect();
    Guarded::of(position, ForbiddenShape::Rectangle, Because::Deadly, cells, digits)
}
