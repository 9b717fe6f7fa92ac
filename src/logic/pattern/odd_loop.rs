//! Odd loop: cells for a digit, each in a house with the next, an odd number of them all the way
//! round.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

/// An odd number of cells for a digit, each in a house with the next and the last with the first,
/// and the other places in these houses: one of those has the digit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddLoop {
    /// The digit.
    pub digit: Digit,
    /// The cells, in the order of the loop.
    pub cells: Vec<Cell>,
    /// The house that joins each cell to the next one.
    pub houses: Vec<House>,
    /// The other places for the digit in these houses.
    pub guardians: CellSet,
}

impl OddLoop {
    /// Each cell with the next one, and the house that joins them.
    pub fn links(&self) -> impl Iterator<Item = ([Cell; 2], House)> {
        let next = self.cells.iter().cycle().skip(1);
        self.cells.iter().zip(next).zip(&self.houses).map(|((&one, &two), &house)| ([one, two], house))
    }
}

impl Sketched for OddLoop {
    /// The loop, its links, and the guardians.
    fn sketch(&self, _: &Position) -> Sketch {
        let set =
            |cells: CellSet| -> CandidateSet { cells.iter().map(|cell| Candidate::new(cell, self.digit)).collect() };
        let link = |([one, two], house): ([Cell; 2], House)| Link {
            from: set(CellSet::of(one)),
            to: set(CellSet::of(two)),
            kind: if (house.cells() & self.guardians).is_empty() { LinkKind::Strong } else { LinkKind::Weak },
            by: Some(Constraint::digit_in(self.digit, house)),
        };
        let links = self.links().map(link).collect();
        let houses: HouseSet = self.houses.iter().copied().collect();
        let sketch = Sketch::of(set(self.cells.iter().copied().collect()));
        let sketch = sketch.with(Part::of(Role::Guardian, set(self.guardians))).on(houses, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}
