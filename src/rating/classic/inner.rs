//! Rules within a chain: the steps that remove a candidate from the grid as a case has left it by
//! then.

use super::making::step;
use super::patterns::locked_from;
use super::{chains, nets};
use crate::board::{
    Candidate, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, HouseSet, Literal, Position,
};
use crate::cancel::Cancel;
use crate::logic::{
    Facts, Fish, Limits, Literals, LockedCandidates, Pattern, Proof, Replay, Spec, Step, Subset, SubsetKind,
};
use crate::rating::se;
use crate::technique::{all, known};

/// A step that removes a candidate, the simplest kind first: locked digits, hidden pairs, naked
/// pairs, X-wings, chains, and forcing chains.
pub fn removing(candidate: Candidate, now: &Replay) -> Option<Step> {
    let position = now.position();
    locked(candidate, position)
        .or_else(|| hidden_pair(candidate, position))
        .or_else(|| naked_pair(candidate, position))
        .or_else(|| x_wing(candidate, position))
        .or_else(|| chains::removing(candidate, position))
        .or_else(|| forcing(candidate, now))
        .or_else(|| catalogued(candidate, position))
}

fn removal(
    technique: &'static Spec,
    pattern: Pattern,
    gone: impl Iterator<Item = Candidate>,
    proof: Proof,
) -> Option<Step> {
    Some(step(technique, pattern, &gone.map(Literal::is_not).collect(), proof))
}

fn locked(candidate: Candidate, position: &Position) -> Option<Step> {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    for cover in cell.houses() {
        for base in House::all().filter(|base| (base.kind() == HouseKind::Box) != (cover.kind() == HouseKind::Box)) {
            let places = position.cells_in(digit, base);
            if places.is_empty() || !places.is_subset(cover.cells()) || base.cells().contains(cell) {
                continue;
            }
            if position.digits().cells_with(digit).is_disjoint(base.cells()) {
                let gone = (position.cells_in(digit, cover) - base.cells())
                    .into_iter()
                    .map(move |cell| Candidate::new(cell, digit));
                let proof = Proof::of_one(Constraint::digit_in(digit, base));
                return removal(locked_from(base), LockedCandidates { digit, base, cover }.into(), gone, proof);
            }
        }
    }
    None
}

fn hidden_pair(candidate: Candidate, position: &Position) -> Option<Step> {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    for house in cell.houses() {
        for other in (position.empty_cells() & house.cells()).without(cell) {
            let cells = CellSet::of(cell).with(other);
            let is_held = |digit: &Digit| {
                let places = position.cells_in(*digit, house);
                places.len() == 2 && places == cells
            };
            let digits: DigitSet = Digit::all().filter(is_held).collect();
            if digits.len() == 2 && !digits.contains(digit) {
                let all = (DigitSet::full() - digits).into_iter();
                let gone = all.flat_map(|digit| position.candidates_for(digit, cells).iter().collect::<Vec<_>>());
                let proof = Proof::of(digits.iter().map(|digit| Constraint::digit_in(digit, house)));
                let pattern = Subset { kind: SubsetKind::Hidden, house, second: None, cells, digits };
                return removal(&known::HIDDEN_PAIR, pattern.into(), gone, proof);
            }
        }
    }
    None
}

fn naked_pair(candidate: Candidate, position: &Position) -> Option<Step> {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    for house in cell.houses() {
        let is_two = |other: &Cell| position.candidates(*other).len() == 2;
        let twos: CellSet = (position.empty_cells() & house.cells()).without(cell).iter().filter(is_two).collect();
        for one in twos.iter().filter(|&one| position.candidates(one).contains(digit)) {
            let digits = position.candidates(one);
            let Some(two) = twos.without(one).iter().find(|&two| position.candidates(two) == digits) else { continue };
            let cells = CellSet::of(one).with(two);
            let lost = digits
                .iter()
                .flat_map(|digit| position.candidates_for(digit, house.cells() - cells).iter().collect::<Vec<_>>());
            let proof = Proof::of(cells.iter().map(Constraint::cell));
            let pattern = Subset { kind: SubsetKind::Naked, house, second: None, cells, digits };
            return removal(&known::NAKED_PAIR, pattern.into(), lost, proof);
        }
    }
    None
}

fn x_wing(candidate: Candidate, position: &Position) -> Option<Step> {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    for kind in [HouseKind::Column, HouseKind::Row] {
        let line = |number| if kind == HouseKind::Row { House::row(number) } else { House::column(number) };
        let twos: Vec<House> = (0..9).map(line).filter(|line| position.cells_in(digit, *line).len() == 2).collect();
        for (at, &one) in twos.iter().enumerate() {
            for &two in &twos[at + 1..] {
                let base: HouseSet = [one, two].into_iter().collect();
                let places = position.cells_in(digit, one) | position.cells_in(digit, two);
                let cover: HouseSet = places
                    .iter()
                    .flat_map(Cell::houses)
                    .filter(|house| house.kind() != kind && house.kind() != HouseKind::Box)
                    .collect();
                if cover.len() != 2 || base.cells().contains(cell) || !cover.cells().contains(cell) {
                    continue;
                }
                let pattern = Fish { digit, base, cover, fins: CellSet::EMPTY };
                let gone = position.candidates_for(digit, cover.cells() - base.cells());
                return removal(&known::X_WING, pattern.into(), gone.iter(), pattern.proof());
            }
        }
    }
    None
}

/// Forcing chains, found by the engine on the grid of the case.
fn forcing(candidate: Candidate, now: &Replay) -> Option<Step> {
    let found = se::removing(now.position(), candidate)?;
    let concluded = match found.placement {
        Some(placed) => Literals::of(Literal::is(placed)),
        None => Literals::of(Literal::is_not(candidate)),
    };
    nets::own(&found, &concluded, now, removing)
}

/// Forcing chains of the catalogue, for grids on which the engine's own end early: it does not go
/// on after a contradiction.
fn catalogued(candidate: Candidate, position: &Position) -> Option<Step> {
    let facts = Facts::new(position.clone());
    let removes = |step: &Step| {
        step.concluded.contains(&Literal::is_not(candidate))
            || step.placements().any(|placed| placed.conflicts(candidate))
    };
    FORCING.iter().find_map(|spec| {
        // The cases of one step are too few to be worth cancelling.
        let found = all(spec, &facts, &Limits::default(), Cancel::NEVER).unwrap_or_default();
        found.into_iter().find(removes)
    })
}

/// The techniques to try, the simplest first.
static FORCING: [&Spec; 6] = [
    &known::CELL_FORCING_CHAIN,
    &known::REGION_FORCING_CHAIN,
    &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
    &known::DYNAMIC_DOUBLE_FORCING_CHAIN,
    &known::DYNAMIC_CELL_FORCING_CHAIN,
    &known::DYNAMIC_FORCING_PLUS,
];
