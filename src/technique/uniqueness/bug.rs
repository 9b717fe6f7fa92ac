//! BUG+1: all empty cells have two candidates, except one that has three.
//!
//! A *bivalue universal grave* is a grid whose empty cells have two candidates each, and each digit two places in every house
//! where it is missing. If such a grid has a solution, what the solution leaves over in every cell is another. So if taking
//! one candidate out of one cell would leave a grave, that candidate is true. It is the one with three places in the row,
//! in the column and in the box of its cell.
//!
//! **Proof.** The one guardian of all empty cells.

use super::guardians::{Guarded, in_one_cell};
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, DigitSet, Element, House, Position};
use crate::logic::{DeadlyShape, Facts, Family, Flow, Level, Limits, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// One candidate too many for a grave.
pub static BUG_PLUS_1: Spec =
    Spec::new("bug-plus-1", Family::Uniqueness, plus_1).unique().se(56).hodoku("0610", Level::Hard, 100);

fn plus_1(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let empty = position.empty_cells();
    let Some(cell) = (empty - facts.get::<BivalueCells>().0).single() else { return Flow::Continue(()) };
    let digits = position.candidates(cell);
    if digits.len() != 3 {
        return Flow::Continue(());
    }
    digits.iter().map(|digit| Candidate::new(cell, digit)).try_for_each(|extra| {
        let domain = position.all_candidates().without(extra);
        if !is_grave(position, domain) {
            return Flow::Continue(());
        }
        let (roof, extras) = (CellSet::of(cell), DigitSet::of(extra.digit()));
        in_one_cell(facts, &Guarded { shape: DeadlyShape::Grave, cells: empty, domain, roof, extras }, sink)
    })
}

/// Whether each digit has two of these candidates in each house where it is missing.
fn is_grave(position: &Position, domain: CandidateSet) -> bool {
    let count = |constraint: Constraint| {
        position.candidates_of(constraint).filter(|&candidate| domain.contains(candidate)).count()
    };
    let is_twofold =
        |house: House| DigitSet::full().iter().all(|digit| matches!(count(Constraint::digit_in(digit, house)), 0 | 2));
    House::all().all(is_twofold)
}
