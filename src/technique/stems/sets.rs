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
            let each: Vec<(Digit, CandidateSet, Lost)> = digits
                .iter()
                .map(|digit| {
                    let (own, mut lost) = (position.candidates_for(digit, cells), Lost::all(position));
                    lost.keep(&petals, own);
                    (digit, own, lost)
                })
                .collect();
            let fruitful = |three: &[&(Digit, CandidateSet, Lost); 3]| {
                let [one, two, three] = three.map(|(.., lost)| lost);
                let both = one.clone().and(two);
                !both.open.is_empty() && !both.and(three).open.is_empty()
            };
            for three in threes(&each).filter(fruitful) {
                let of = match cells.single() {
                    Some(cell) => Alternatives::Question(Constraint::cell(cell)),
                    None => Alternatives::Set(cells, three.map(|(digit, ..)| *digit).into_iter().collect()),
                };
                found.push(Stem { of, alternatives: three.map(|(_, own, _)| *own).into() });
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

/// Every three of some things.
fn threes<T>(all: &[T]) -> impl Iterator<Item = [&T; 3]> {
    let twos = (0..all.len()).flat_map(|one| (one + 1..all.len()).map(move |two| (one, two)));
    twos.flat_map(move |(one, two)| all[two + 1..].iter().map(move |three| [&all[one], &all[two], three]))
}
