//! Death blossom: a cell each of whose digits takes something from an almost locked set.

use super::als::AlmostLockedSet;
use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, HouseSet, Position};
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// A cell, and for each of its digits a set that needs some digit if the cell takes its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blossom {
    /// The cell.
    pub stem: Cell,
    /// Its digits, each with the set that it takes it from.
    pub petals: Vec<(Digit, AlmostLockedSet)>,
    /// The digits that each set then needs.
    pub digits: DigitSet,
}

impl Blossom {
    /// The truths of its proof: the stem and the cells of the sets.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let cells = self.petals.iter().fold(CellSet::of(self.stem), |cells, (_, set)| cells | set.cells);
        cells.into_iter().map(Constraint::cell)
    }

    /// The places of one of the digits in all sets.
    pub fn places(&self, position: &Position, digit: Digit) -> CellSet {
        self.petals.iter().fold(CellSet::EMPTY, |cells, (_, set)| cells | set.places(position, digit))
    }
}

impl Sketched for Blossom {
    /// The stem as pattern, the sets by their letters, with a weak link to each; the digit that
    /// they need as the end.
    fn sketch(&self, position: &Position) -> Sketch {
        let stem: CandidateSet = self.petals.iter().map(|&(digit, _)| Candidate::new(self.stem, digit)).collect();
        let mut sketch = Sketch::of(stem);
        for (letter, (digit, set)) in (0..).zip(&self.petals) {
            sketch = sketch.with(set.part(position, letter));
            let from = CandidateSet::of(Candidate::new(self.stem, *digit));
            let to = position.candidates_for(*digit, set.cells);
            sketch.links.push(Link::weak(from, to));
        }
        let needed = |digit| position.candidates_for(digit, self.places(position, digit));
        let needed = self.digits.iter().map(needed).fold(CandidateSet::EMPTY, |all, some| all | some);
        sketch.with(Part::of(Role::End, needed)).on(HouseSet::EMPTY, HouseSet::EMPTY)
    }
}
