//! Multi-Branch W-Wing: the places of a digit in a house, each of which sees a cell with the same
//! two digits.
//!
//! Wherever the digit is, one of the cells has the other digit. A cell that sees all of them does
//! not have it. With two places it is a W-Wing.
//!
//! **Proof.** The digit in the house, and the cells.

use crate::board::{Cell, CellSet, Digit, Element, House, Position};
use crate::logic::{Evidence, Facts, Family, Flow, Limits, Sink, Spec};
use crate::technique::pairs::BivalueCells;
use crate::technique::stems::{Bloom, Houses, blossoms};

/// Three places or more, each of which sees a cell with the same two digits.
pub static MULTI_BRANCH_W_WING: Spec =
    Spec::new("multi-branch-w-wing", Family::Wings, search).evidence(Evidence::Derived);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let is_possible = Digit::all().any(|digit| may_be_of(facts.position(), facts.get::<BivalueCells>().0, digit));
    if is_possible { blossoms::<Houses>(facts, Bloom::are_alike, sink) } else { Flow::Continue(()) }
}

/// Whether all places of a digit in a house see cells with it and the same other digit, which some
/// cell may see, too: a quick test before all blossoms of houses are made.
fn may_be_of(position: &Position, bivalue: CellSet, digit: Digit) -> bool {
    let places = position.cells_for(digit);
    Digit::all().filter(|other| *other != digit).any(|other| {
        let cells = bivalue & places & position.cells_for(other);
        let seen_from = |cells: CellSet| cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers());
        let none_seen = places - seen_from(cells);
        let may_be_in = |house: House| {
            let places = house.cells() & places;
            let lost = |lost: CellSet, place: Cell| lost & seen_from(cells & place.peers());
            places.is_disjoint(none_seen)
                && places.len() > 2
                && !places.iter().fold(position.cells_for(other), lost).is_empty()
        };
        cells.len() > 1 && House::all().any(may_be_in)
    })
}
