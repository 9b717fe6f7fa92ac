//! Bivalue universal graves: BUG+1, types 2 to 4, BUG+n and BUG-XZ.
//!
//! A *bivalue universal grave* is a grid whose empty cells have two candidates each, and each digit
//! two places in every house where it is missing. If such a grid has a solution, the candidates
//! left over in all cells are another. So if taking some candidates out of some cells would leave a
//! grave, one of these candidates, the guardians, is true. Guardians have three or more places in
//! the row, in the column and in the box of their cell.
//!
//! - **BUG+1**: there is one guardian, in a cell with three candidates. It is true.
//! - **Type 2**: the guardians are of one digit. Their common peers lose it.
//! - **Type 3**: they are in cells of one house, and act there as one cell of a naked subset.
//! - **Type 4**: they are in two cells of a house that have another digit in common. As it has no
//!   other place there, the two cells lose their other candidates.
//! - ***BUG+n**: a candidate that conflicts with all guardians goes.
//! - **BUG-XZ**: there are two, x and y, and a cell that can only be x or y sees the y. So x is
//!   true as a guardian or in that cell. If an eliminated candidate sees both guardians, the cell
//!   is not needed, and it is BUG+n.
//!
//! **Proof.** The guardians of all empty cells; for type 3 the cells of the subset, for type 4 the
//! digit in the house, for BUG-XZ the cell.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, Position};
use crate::logic::{
    Because, Escape, Facts, Family, Flow, ForbiddenPattern, ForbiddenShape, Level, Limits, Pattern, Sink, Spec,
};
use crate::technique::guardians::{Guarded, as_one_cell, in_one_cell, of_one_digit, with_a_locked_digit};
use crate::technique::pairs::BivalueCells;

/// One extra candidate.
pub static BUG_PLUS_1: Spec =
    Spec::new("bug-plus-1", Family::Uniqueness, plus_1).unique().se(56).hodoku("0610", Level::Hard, 100).tier(1);

/// Extra candidates of one digit.
pub static BUG_TYPE_2: Spec = Spec::new("bug-type-2", Family::Uniqueness, type_2).unique().group("bug-type").se(57);

/// Extra candidates in one house, as one cell of a subset.
pub static BUG_TYPE_3: Spec =
    Spec::new("bug-type-3", Family::Uniqueness, type_3).unique().group("bug-type").se_of(rate_type_3);

/// Extra candidates in two cells of a house, one of which has a certain digit.
pub static BUG_TYPE_4: Spec = Spec::new("bug-type-4", Family::Uniqueness, type_4).unique().group("bug-type").se(57);

/// Several extra candidates.
pub static BUG_PLUS_N: Spec = Spec::new("bug-plus-n", Family::Uniqueness, plus_n).unique();

/// Two extra candidates, and a cell with both digits.
pub static BUG_XZ: Spec = Spec::new("bug-xz", Family::Uniqueness, xz).unique();

fn plus_1(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    match roof(facts).single() {
        Some(cell) if facts.position().candidates(cell).len() == 3 => {
            with_grave(facts, |grave| in_one_cell(facts, grave, sink))
        }
        _ => Flow::Continue(()),
    }
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

fn plus_n(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    with_grave(facts, |grave| {
        let guardians: Vec<Candidate> = grave.guardians(facts.position()).collect();
        if guardians.len() < 2 {
            return Flow::Continue(());
        }
        let is_excluded = |gone: &Candidate| guardians.iter().all(|guardian| guardian.conflicts(*gone));
        grave.conclude(Escape::Excluded, facts.position().all_candidates().iter().filter(is_excluded), [], sink)
    })
}

fn xz(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    with_grave(facts, |grave| {
        let guardians: Vec<Candidate> = grave.guardians(position).collect();
        let &[one, two] = guardians.as_slice() else { return Flow::Continue(()) };
        let digits: DigitSet = [one.digit(), two.digit()].into_iter().collect();
        let has_both = |cell: &Cell| digits.len() == 2 && position.candidates(*cell) == digits;
        facts.get::<BivalueCells>().0.iter().filter(has_both).try_for_each(|cell| {
            let ways = [(one, two), (two, one)].into_iter().filter(|(_, other)| other.cell().sees(cell));
            ways.into_iter().try_for_each(|(kept, _)| {
                let seen = position.cells_for(kept.digit()) & kept.cell().peers() & cell.peers();
                let gone = seen.iter().map(|cell| Candidate::new(cell, kept.digit()));
                let escape = Escape::Xz { cell, digit: kept.digit() };
                grave.conclude(escape, gone, [Constraint::cell(cell)], sink)
            })
        })
    })
}

/// The rating of type 3: 5.7, and a tenth for each cell of the subset.
fn rate_type_3(pattern: &Pattern) -> u8 {
    match pattern {
        Pattern::ForbiddenPattern(deadly) => match deadly.as_ref() {
            ForbiddenPattern { escape: Escape::Subset { cells, .. }, .. } => 57 + cells.len() as u8,
            _ => 57,
        },
        _ => 57,
    }
}

/// The most cells with guardians; a person does not see more, nor do they lead anywhere.
const MOST_GUARDED: usize = 6;

/// The empty cells with more than two candidates.
fn roof(facts: &Facts) -> CellSet {
    facts.position().empty_cells() - facts.get::<BivalueCells>().0
}

/// Tries every grave that remains when the empty cells with more than two candidates lose some of
/// them.
fn with_grave(facts: &Facts, mut try_it: impl FnMut(&Guarded) -> Flow) -> Flow {
    let (position, roof) = (facts.position(), roof(facts));
    if roof.is_empty() || roof.len() > MOST_GUARDED {
        return Flow::Continue(());
    }
    let mut graves = Vec::new();
    add_graves(position, roof, CandidateSet::EMPTY, &mut graves);
    graves.iter().try_for_each(|&guardians| {
        let domain = position.all_candidates() - guardians;
        let extras = guardians.iter().map(Candidate::digit).collect();
        let (shape, cells) = (ForbiddenShape::Grave, position.empty_cells());
        try_it(&Guarded { shape, because: Because::Deadly, cells, domain, roof, extras })
    })
}

/// Adds the choices of guardians in the remaining cells that leave a grave.
fn add_graves(position: &Position, rest: CellSet, chosen: CandidateSet, graves: &mut Vec<CandidateSet>) {
    let Some(cell) = rest.first() else {
        if is_grave(position, position.all_candidates() - chosen) {
            graves.push(chosen);
        }
        return;
    };
    let has_three = |house: House, digit: Digit| position.cells_in(digit, house).len() > 2;
    let is_extra = |digit: &Digit| cell.houses().into_iter().all(|house| has_three(house, *digit));
    let digits = position.candidates(cell);
    let extra: DigitSet = digits.iter().filter(is_extra).collect();
    // All digits of a cell but two are guardians.
    let of_cell = |bits: usize| extra.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
    for bits in (0..1_usize << extra.len()).filter(|bits| bits.count_ones() as usize + 2 == digits.len()) {
        let guardians: CandidateSet = of_cell(bits).map(|(_, digit)| Candidate::new(cell, digit)).collect();
        add_graves(position, rest.without(cell), chosen | guardians, graves);
    }
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
