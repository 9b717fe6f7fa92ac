//! Wings: cells with few candidates around a pivot.

use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, HouseSet};
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

/// A pivot with two candidates and two wings that see it: whichever of its candidates the pivot is, one of the wings is
/// the digit that both can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct XyWing {
    /// The cell with two candidates.
    pub pivot: Cell,
    /// For each candidate of the pivot, the wing that has it, too.
    pub wings: [(Digit, Cell); 2],
    /// The other candidate of both wings.
    pub digit: Digit,
}

impl XyWing {
    /// The pivot as pattern, the ends in the wings as A and B, and the chain from one to the other.
    pub(super) fn sketch(&self) -> Sketch {
        let set = |cell, digit| CandidateSet::of(Candidate::new(cell, digit));
        let [(x, one), (y, two)] = self.wings;
        let strong = |cell, from, to| Link {
            from: set(cell, from),
            to: set(cell, to),
            kind: LinkKind::Strong,
            by: Some(Constraint::cell(cell)),
        };
        let weak = |from, to, digit| {
            let house = [from, to].into_iter().collect::<CellSet>().common_houses().next();
            let by = house.map(|house| Constraint::digit_in(digit, house));
            Link { from: set(from, digit), to: set(to, digit), kind: LinkKind::Weak, by }
        };
        let links = vec![
            strong(one, self.digit, x),
            weak(one, self.pivot, x),
            strong(self.pivot, x, y),
            weak(self.pivot, two, y),
            strong(two, y, self.digit),
        ];
        let pattern = set(self.pivot, x) | set(self.pivot, y) | set(one, x) | set(two, y);
        let sketch = Sketch::of(pattern)
            .with(Part::of(Role::Colour(0), set(one, self.digit)))
            .with(Part::of(Role::Colour(1), set(two, self.digit)))
            .on(HouseSet::EMPTY, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}
