//! Remote pair: cells with the same two candidates, each seeing the next.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, Constraint, Digit, DigitSet, HouseSet, Position};
use crate::logic::limits::Limits;
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// An even number of cells with the same two candidates, each seeing the next: the two digits
/// alternate, and the ends differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemotePair {
    /// The two digits.
    pub digits: DigitSet,
    /// The cells from one end to the other.
    pub cells: Vec<Cell>,
}

impl Sketched for RemotePair {
    /// The ends as A and B, and the chain from one to the other.
    fn sketch(&self, _: &Position) -> Sketch {
        let set =
            |cell: Cell| -> CandidateSet { self.digits.iter().map(|digit| Candidate::new(cell, digit)).collect() };
        let one = |cell, digit| CandidateSet::of(Candidate::new(cell, digit));
        let mut links = Vec::new();
        let digits: Vec<Digit> = self.digits.iter().collect();
        if let [mut near, mut far] = digits[..] {
            for (i, &cell) in self.cells.iter().enumerate() {
                links.push(Link::strong(one(cell, near), one(cell, far), Constraint::cell(cell)));
                links.extend(self.cells.get(i + 1).map(|&next| Link::weak(one(cell, far), one(next, far))));
                std::mem::swap(&mut near, &mut far);
            }
        }
        let ends: Vec<Cell> = [self.cells.first(), self.cells.last()].into_iter().flatten().copied().collect();
        let inner = self.cells.iter().filter(|cell| !ends.contains(cell));
        let inner = inner.fold(CandidateSet::EMPTY, |all, &cell| all | set(cell));
        let mut sketch = Sketch::of(inner);
        for (letter, &end) in ends.iter().enumerate() {
            sketch = sketch.with(Part::of(Role::Colour(letter as u8), set(end)));
        }
        let sketch = sketch.on(HouseSet::EMPTY, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }

    fn is_within(&self, limits: &Limits) -> bool {
        2 * self.cells.len() - 1 <= limits.chain_links
    }
}
