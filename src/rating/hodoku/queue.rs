//! Singles in the order in which they come up.
//!
//! A full house and a naked single are 4 points, a hidden single is 14, so which of several singles
//! is placed first shows in the score. HoDoKu notes a single the moment the last other candidate
//! goes: first for the cell, then for the row, the column and the box. It places the first one
//! noted: full houses first, then naked singles, then hidden ones. A digit goes from the peers of
//! its cell in reading order; only then do the other digits of the cell itself.

use crate::board::{Candidate, Cell, CellSet, DigitSet, Element, House, Literal, Position};
use crate::logic::Spec;
use crate::technique::known;
use std::collections::VecDeque;

/// The singles noted and not yet placed.
#[derive(Clone)]
pub(super) struct Queue {
    /// The candidates of the empty cells.
    candidates: [DigitSet; 81],
    /// The number of places of each digit in each house.
    places: [[u8; 9]; 27],
    /// The number of empty cells of each house.
    empty: [u8; 27],
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

/// HoDoKu does not distinguish hidden singles by house; all of them are reported as the row kind.
static HIDDEN_SINGLE: &Spec = &known::HIDDEN_SINGLE_ROW;

impl Queue {
    /// The singles of a position whose digits are written one by one, in reading order, before its
    /// missing candidates are removed.
    pub(super) fn new(start: &Position) -> Queue {
        let mut queue = Queue {
            candidates: [DigitSet::full(); 81],
            places: [[9; 9]; 27],
            empty: [9; 27],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for cell in Cell::all() {
            if let Some(digit) = start.digit(cell) {
                queue.place(Candidate::new(cell, digit));
            }
        }
        for cell in start.empty_cells() {
            for missing in (DigitSet::full() - start.candidates(cell)).iter() {
                queue.remove(Candidate::new(cell, missing));
            }
        }
        queue
    }

    /// A position with no singles noted.
    pub(super) fn at(position: &Position) -> Queue {
        let mut queue = Queue {
            candidates: [DigitSet::EMPTY; 81],
            places: [[0; 9]; 27],
            empty: [0; 27],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        };
        for cell in position.empty_cells() {
            let digits = position.candidates(cell);
            queue.candidates[cell.index()] = digits;
            for house in cell.houses() {
                queue.empty[house.index()] += 1;
                digits.iter().for_each(|digit| queue.places[house.index()][digit.index()] += 1);
            }
        }
        queue
    }

    /// The candidates left in a cell.
    pub(super) fn left(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Takes the singles noted: the naked ones, then the hidden ones, one for each cell.
    pub(super) fn collect(&mut self) -> Vec<Candidate> {
        let mut singles: Vec<Candidate> = self.naked.drain(..).collect();
        singles.retain(|single| self.candidates[single.cell().index()].single() == Some(single.digit()));
        let mut seen = CellSet::EMPTY;
        for single in self.hidden.drain(..) {
            let (cell, digit) = (single.cell(), single.digit());
            let is_only = |house: House| self.places[house.index()][digit.index()] == 1;
            let is_open = self.candidates[cell.index()].contains(digit) && cell.houses().into_iter().any(is_only);
            if is_open && !seen.contains(cell) {
                seen.insert(cell);
                singles.push(single);
            }
        }
        singles
    }

    /// Writes a conclusion.
    pub(super) fn write(&mut self, literal: Literal) {
        let candidate = literal.candidate();
        if literal.is_true() { self.place(candidate) } else { self.remove(candidate) }
    }

    /// Writes a digit.
    fn place(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let others = self.candidates[cell.index()].without(digit);
        self.candidates[cell.index()] = DigitSet::EMPTY;
        for house in cell.houses() {
            self.empty[house.index()] -= 1;
        }
        for peer in cell.peers().iter() {
            self.remove(Candidate::new(peer, digit));
        }
        for other in others.iter() {
            self.lose(Candidate::new(cell, other));
        }
        for house in cell.houses() {
            self.places[house.index()][digit.index()] = 0;
        }
        let candidates = &self.candidates;
        let is_open = |single: &Candidate| candidates[single.cell().index()].contains(single.digit());
        self.naked.retain(is_open);
        self.hidden.retain(is_open);
    }

    /// Removes a candidate.
    fn remove(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let left = &mut self.candidates[cell.index()];
        if !left.contains(digit) {
            return;
        }
        left.remove(digit);
        if let Some(single) = left.single() {
            self.naked.push_back(Candidate::new(cell, single));
        } else if left.is_empty() {
            // Only in a net that contradicts itself.
            return;
        }
        self.lose(candidate);
    }

    /// Removes a place of a digit from the houses of a cell.
    fn lose(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        for house in cell.houses() {
            let places = &mut self.places[house.index()][digit.index()];
            *places = places.saturating_sub(1);
            if *places == 1 {
                let place = house.cells().iter().find(|place| self.candidates[place.index()].contains(digit));
                self.hidden.extend(place.map(|place| Candidate::new(place, digit)));
            }
        }
    }

    /// The next single to place.
    pub(super) fn next(&self) -> Option<(&'static Spec, Candidate)> {
        let is_open = |single: &&Candidate| self.candidates[single.cell().index()].contains(single.digit());
        let is_last = |single: &&Candidate| single.cell().houses().iter().any(|house| self.empty[house.index()] == 1);
        if let Some(&last) = self.naked.iter().filter(is_open).find(is_last) {
            return Some((&known::FULL_HOUSE, last));
        }
        let naked = self.naked.iter().find(is_open).map(|&single| (&known::NAKED_SINGLE, single));
        naked.or_else(|| self.hidden.iter().find(is_open).map(|&single| (HIDDEN_SINGLE, single)))
    }
}
