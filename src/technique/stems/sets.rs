//! Cells with two digits more than cells as stems.
//!
//! *n* cells of a house with *n* + 2 digits need *n* of them, so of any three digits at least one
//! is in the cells.

use super::{Lost, Stem, StemKind};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, DigitSet, Element, House, Position};
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
        let (lost_by, mut each) = (LostBy::each(facts), Vec::new());
        for &(cells, digits) in &known {
            // Without anything that all three exclude, there is no need for a stem.
            each.clear();
            for digit in digits {
                let places = position.cells_for(digit) & cells;
                let lost = lost_by.all(places.iter().map(|cell| Candidate::new(cell, digit)));
                if let Some(lost) = lost.filter(|lost| !lost.open.is_empty()) {
                    each.push((digit, lost));
                }
            }
            for (one, first) in each.iter().enumerate() {
                let seconds = each.iter().enumerate().skip(one + 1);
                for (two, second) in seconds.filter(|(_, second)| first.1.meets(&second.1)) {
                    let both = first.1.clone().and(&second.1);
                    for third in each[two + 1..].iter().filter(|third| both.meets(&third.1)) {
                        let three = [first.0, second.0, third.0];
                        let of = match cells.single() {
                            Some(cell) => Alternatives::Question(Constraint::cell(cell)),
                            None => Alternatives::Set(cells, three.into_iter().collect()),
                        };
                        let alternatives = three.map(|digit| position.candidates_for(digit, cells)).into();
                        found.push(Stem { of, alternatives });
                    }
                }
            }
        }
    }
}

/// What each candidate excludes, or may exclude.
struct LostBy {
    /// By candidate, its number among those that are left.
    numbers: Vec<u16>,
    lost: Vec<Lost>,
}

impl LostBy {
    fn each(facts: &Facts) -> LostBy {
        let (position, petals) = (facts.position(), facts.get::<Petals>());
        let (mut numbers, mut lost) = (vec![0; Candidate::COUNT], Vec::new());
        for candidate in position.all_candidates() {
            numbers[candidate.index()] = lost.len() as u16;
            let mut own = Lost::all(position);
            own.keep(&petals, CandidateSet::of(candidate));
            lost.push(own);
        }
        LostBy { numbers, lost }
    }

    /// What each of some candidates excludes. `None` if there are none.
    fn all(&self, mut candidates: impl Iterator<Item = Candidate>) -> Option<Lost> {
        let of = |candidate: Candidate| &self.lost[usize::from(self.numbers[candidate.index()])];
        let first = of(candidates.next()?).clone();
        Some(candidates.fold(first, |lost, candidate| lost.and(of(candidate))))
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
