//! Cells with two digits more than cells as stems.
//!
//! *n* cells of a house with *n* + 2 digits need *n* of them, so of any three digits at least one
//! is in the cells.

use super::{Stem, StemKind};
use crate::board::{CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, Position};
use crate::logic::{Alternatives, Facts};
use std::collections::BTreeSet;

/// The most cells of a stem.
const MOST_CELLS: usize = 3;

/// One to three cells of a house with two digits more, and three of the digits.
pub struct Threes;

impl StemKind for Threes {
    fn collect(facts: &Facts, found: &mut Vec<Stem>) {
        let position = facts.position();
        let mut known = BTreeSet::new();
        for house in House::all() {
            let cells: Vec<Cell> = (house.cells() & position.empty_cells()).iter().collect();
            choose(position, &cells, CellSet::EMPTY, DigitSet::EMPTY, &mut known);
        }
        for &(cells, digits) in &known {
            for chosen in threes(digits) {
                let of = match cells.single() {
                    Some(cell) => Alternatives::Question(Constraint::cell(cell)),
                    None => Alternatives::Set(cells, chosen),
                };
                let alternatives: Vec<CandidateSet> =
                    chosen.iter().map(|digit| position.candidates_for(digit, cells)).collect();
                found.push(Stem { of, alternatives });
            }
        }
    }
}

/// Collects the choices of cells with two digits more than cells.
fn choose(
    position: &Position,
    cells: &[Cell],
    chosen: CellSet,
    digits: DigitSet,
    found: &mut BTreeSet<(CellSet, DigitSet)>,
) {
    if !chosen.is_empty() && digits.len() == chosen.len() + 2 {
        found.insert((chosen, digits));
    }
    if chosen.len() == MOST_CELLS {
        return;
    }
    for (place, &cell) in cells.iter().enumerate() {
        let digits = digits | position.candidates(cell);
        if digits.len() <= MOST_CELLS + 2 {
            choose(position, &cells[place + 1..], chosen.with(cell), digits, found);
        }
    }
}

/// Every three of some digits.
fn threes(digits: DigitSet) -> Vec<DigitSet> {
    let digits: Vec<Digit> = digits.iter().collect();
    let mut threes = Vec::new();
    for (place, &one) in digits.iter().enumerate() {
        for (next, &two) in digits.iter().enumerate().skip(place + 1) {
            threes
                .extend(digits.iter().skip(next + 1).map(|&three| [one, two, three].into_iter().collect::<DigitSet>()));
        }
    }
    threes
}
