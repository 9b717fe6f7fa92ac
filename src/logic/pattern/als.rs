//! Almost locked sets: cells with one digit more than cells.
//!
//! Without one of its digits such a set needs all the others. Two sets share a *restricted common*,
//! a digit that cannot be in both, as all its places in the two see each other: one of the sets is
//! without it and needs the rest. So sets joined by restricted commons are a chain, and a digit of
//! both end sets is in one of them.

use super::sketched::Sketched;
use crate::board::{CandidateSet, CellSet, Constraint, Digit, DigitSet, HouseSet, Position};
use crate::logic::limits::Limits;
use crate::logic::sketch::{Line, Link, Part, Role, Sketch};

/// Cells of a house with one digit more than cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}

/// Almost locked sets, each joined to the next by a restricted common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetChain {
    /// The sets, at least two.
    pub sets: Vec<AlmostLockedSet>,
    /// The digit that a set and the next cannot both have, one fewer than sets.
    pub commons: Vec<Digit>,
    /// A second such digit of two sets, which closes the chain: both sets are locked.
    pub closed_by: Option<Digit>,
    /// The digits of which each is in the first or in the last set.
    pub digits: DigitSet,
}

impl AlmostLockedSet {
    /// The places of a digit in the set.
    pub fn places(&self, position: &Position, digit: Digit) -> CellSet {
        position.cells_for(digit) & self.cells
    }

    fn candidates(&self, position: &Position, digit: Digit) -> CandidateSet {
        position.candidates_for(digit, self.cells)
    }

    /// The whole set as a part of a sketch, by its letter: all its candidates can be counted.
    pub(super) fn part(&self, position: &Position, letter: u8) -> Part {
        let of_digit = self.digits.iter().map(|digit| self.candidates(position, digit));
        let candidates = of_digit.fold(CandidateSet::EMPTY, |all, some| all | some);
        Part { role: Role::Set(letter), cells: self.cells, candidates }
    }
}

impl SetChain {
    /// The truths of its proof: every cell.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        self.cells().into_iter().map(Constraint::cell)
    }

    /// The cells of all sets.
    pub fn cells(&self) -> CellSet {
        self.sets.iter().fold(CellSet::EMPTY, |cells, set| cells | set.cells)
    }
}

impl Sketched for SetChain {
    /// The sets by their letters, the restricted commons as pattern and as links, and the digits of
    /// both ends.
    fn sketch(&self, position: &Position) -> Sketch {
        let mut sketch = Sketch::default();
        for (letter, set) in (0..).zip(&self.sets) {
            sketch = sketch.with(set.part(position, letter));
        }
        let joints = self.sets.windows(2).zip(&self.commons);
        for (pair, digit) in joints.chain(self.sets.windows(2).zip(&self.closed_by)) {
            let [from, to] = [pair[0], pair[1]].map(|set| set.candidates(position, *digit));
            sketch = sketch.with(Part::of(Role::Pattern, from | to));
            sketch.links.push(Link::weak(from, to));
        }
        for set in self.sets.first().into_iter().chain(self.sets.last()) {
            let of_digit = |digit| set.candidates(position, digit);
            let all = self.digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some);
            sketch = sketch.with(Part::of(Role::End, all));
        }
        // Two or three sets are told case by case, without lines.
        if self.closed_by.is_none() && self.sets.len() > 3 {
            let needed = self.commons.iter().map(|&digit| DigitSet::of(digit)).chain([self.digits]);
            for (number, (set, digits)) in (1..).zip(self.sets.iter().zip(needed)) {
                let places = digits.iter().map(|digit| set.candidates(position, digit));
                let placed = places.fold(CandidateSet::EMPTY, |all, some| all | some);
                sketch.lines.push(Line::of_chain(number, placed));
            }
        }
        sketch.on(HouseSet::EMPTY, HouseSet::EMPTY)
    }

    fn is_within(&self, limits: &Limits) -> bool {
        self.sets.iter().all(|set| set.cells.len() <= limits.set_cells)
    }
}
