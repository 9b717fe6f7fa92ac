//! Cells with two digits more than cells as stems.
//!
//! *n* cells of a house with *n* + 2 digits need *n* of them, so of any three digits at least one
//! is in the cells.

use super::{Lost, Stem, StemKind};
use crate::board::{CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, Position};
use crate::logic::{Alternatives, Facts};
use crate::technique::als::Petals;
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
        let petals = facts.get::<Petals>();
        for &(cells, digits) in &known {
            // Without anything that all three exclude, there is no need for a stem.
            let lost = |digit| {
                let (own, mut lost) = (position.candidates_for(digit, cells), Lost::all(position));
                lost.keep(&petals, own);
                (digit, own, lost)
            };
            let each = digits.iter().map(lost).filter(|(.., lost)| !lost.open.is_empty());
            let each: Vec<(Digit, CandidateSet, Lost)> = each.collect();
            for (one, first) in each.iter().enumerate() {
                let seconds = each.iter().enumerate().skip(one + 1);
                for (two, second) in seconds.filter(|(_, second)| first.2.meets(&second.2)) {
                    let both = first.2.clone().and(&second.2);
                    for third in each[two + 1..].iter().filter(|third| both.meets(&third.2)) {
                        let three = [first, second, third];
                        let of = match cells.single() {
                            Some(cell) => Alternatives::Question(Constraint::cell(cell)),
                            None => Alternatives::Set(cells, three.map(|(digit, ..)| *digit).into_iter().collect()),
                        };
                        found.push(Stem { of, alternatives: three.map(|(_, own, _)| *own).into() });
                    }
                }
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
