//! Bivalue universal graves: BUG+1, and types 2 to 4.
//!
//! A *bivalue universal grave* is a grid whose empty cells have two candidates each, and each digit two places in every house
//! where it is missing. If such a grid has a solution, what the solution leaves over in every cell is another. So if taking
//! some candidates out of some cells would leave a grave, one of these candidates, the guardians, is true. They are those with
//! three or more places in the row, in the column and in the box of their cell.
//!
//! - **BUG+1**: there is one guardian, in a cell with three candidates. It is true.
//! - **Type 2**: the guardians are of one digit. Their common peers lose it.
//! - **Type 3**: they are in cells of one house, and act there as one cell of a naked subset.
//! - **Type 4**: they are in two cells of a house that have another digit in common. As it has no other place there, the two
//!   cells lose their other candidates.
//!
//! **Proof.** The guardians of all empty cells; for type 3 the cells of the subset, for type 4 the digit in the house.

use super::guardians::{Guarded, as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Element, House, Position};
use crate::logic::{DeadlyPattern, DeadlyShape, Escape, Facts, Family, Flow, Level, Limits, Pattern, Sink, Spec};
use crate::technique::pairs::BivalueCells;

/// One candidate too many for a grave.
pub static BUG_PLUS_1: Spec =
    Spec::new("bug-plus-1", Family::Uniqueness, plus_1).unique().se(56).hodoku("0610", Level::Hard, 100);

/// Too many candidates of one digit.
pub static BUG_TYPE_2: Spec = Spec::new("bug-type-2", Family::Uniqueness, type_2).unique().group("bug-type").se(57);

/// Too many candidates in one house, as one cell of a subset.
pub static BUG_TYPE_3: Spec =
    Spec::new("bug-type-3", Family::Uniqueness, type_3).unique().group("bug-type").se_of(rate_type_3);

/// Too many candidates in two cells of a house, one of which has a certain digit.
pub static BUG_TYPE_4: Spec = Spec::new("bug-type-4", Family::Uniqueness, type_4).unique().group("bug-type").se(57);

fn plus_1(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    with_grave(facts, |grave| match grave.roof.single() {
        Some(cell) if facts.position().candidates(cell).len() == 3 => in_one_cell(facts, grave, sink),
        _ => Flow::Continue(()),
    })
}

fn type_2(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut of_several = |grave: &Guarded| of_one_digit(facts, grave, sink);
    with_grave(facts, |grave| if grave.roof.len() > 1 { of_several(grave) } else { Flow::Continue(()) })
}

fn type_3(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    with_grave(facts, |grave| as_one_cell(facts, grave, sink))
}

fn type_4(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    with_grave(facts, |grave| with_a_locked_digit(facts, grave, sink))
}

/// 5.7, and a tenth for each cell of the subset.
fn rate_type_3(pattern: &Pattern) -> u8 {
    match pattern {
        Pattern::DeadlyPattern(deadly) => match deadly.as_ref() {
            DeadlyPattern { escape: Escape::Subset { cells, .. }, .. } => 57 + cells.len() as u8,
            _ => 57,
        },
        _ => 57,
    }
}

/// The most cells with guardians; more are not seen by a person, nor do they lead anywhere.
const MOST_GUARDED: usize = 6;

/// Tries the grave that the empty cells are without their guardians, if they are one.
fn with_grave(facts: &Facts, try_it: impl FnOnce(&Guarded) -> Flow) -> Flow {
    let position = facts.position();
    let roof = position.empty_cells() - facts.get::<BivalueCells>().0;
    if roof.is_empty() || roof.len() > MOST_GUARDED {
        return Flow::Continue(());
    }
    match grave(position, roof) {
        Some(grave) => try_it(&grave),
        None => Flow::Continue(()),
    }
}

/// The grave that is left without the guardians of these cells.
fn grave(position: &Position, roof: CellSet) -> Option<Guarded> {
    let mut domain = position.all_candidates();
    let mut extras = DigitSet::EMPTY;
    for cell in roof {
        let has_three = |house: House, digit: Digit| position.cells_in(digit, house).len() > 2;
        let is_extra = |digit: &Digit| cell.houses().into_iter().all(|house| has_three(house, *digit));
        let digits = position.candidates(cell);
        let of_cell: DigitSet = digits.iter().filter(is_extra).collect();
        if digits.len() != of_cell.len() + 2 {
            return None;
        }
        extras |= of_cell;
        of_cell.iter().for_each(|digit| domain.remove(Candidate::new(cell, digit)));
    }
    let pattern = Guarded { shape: DeadlyShape::Grave, cells: position.empty_cells(), domain, roof, extras };
    is_grave(position, domain).then_some(pattern)
}

/// Whether each digit has two of these candidates in each house where it is missing.
fn is_grave(position: &Position, domain: CandidateSet) -> bool {
    let has = |cell: Cell, digit: Digit| domain.contains(Candidate::new(cell, digit));
    let is_twofold = |house: House| {
        let count = |digit: Digit| position.cells_in(digit, house).iter().filter(|&cell| has(cell, digit)).count();
        Digit::all().all(|digit| matches!(count(digit), 0 | 2))
    };
    House::all().all(is_twofold)
}
