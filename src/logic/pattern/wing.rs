//! Wings: cells with few candidates around a pivot.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// A pivot with two candidates and two wings that see it: whichever candidate is true in the pivot,
/// one of the wings holds the digit that both have. In an XYZ-wing the pivot itself can hold that
/// digit, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wing {
    /// The cell in the middle.
    pub pivot: Cell,
    /// For two candidates of the pivot, in ascending order, the wing that has it, too.
    pub wings: [(Digit, Cell); 2],
    /// The other candidate of both wings.
    pub digit: Digit,
    /// Whether it is a candidate of the pivot, too.
    pub in_pivot: bool,
}

impl Sketched for Wing {
    /// The pivot as pattern, the ends in the wings as A and B, and the chain from one to the other.
    fn sketch(&self, _: &Position) -> Sketch {
        let set = |cell, digit| CandidateSet::of(Candidate::new(cell, digit));
        let [(x, one), (y, two)] = self.wings;
        let strong = |cell, from, to| Link::strong(set(cell, from), set(cell, to), Constraint::cell(cell));
        let links = vec![
            strong(one, self.digit, x),
            Link::weak(set(one, x), set(self.pivot, x)),
            strong(self.pivot, x, y),
            Link::weak(set(self.pivot, y), set(two, y)),
            strong(two, y, self.digit),
        ];
        let pattern = set(self.pivot, x) | set(self.pivot, y) | set(one, x) | set(two, y);
        let mut sketch = Sketch::of(pattern)
            .with(Part::of(Role::Colour(0), set(one, self.digit)))
            .with(Part::of(Role::Colour(1), set(two, self.digit)));
        if self.in_pivot {
            sketch = sketch.with(Part::of(Role::Colour(2), set(self.pivot, self.digit)));
        }
        let sketch = sketch.on(HouseSet::EMPTY, HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}

/// Two cells with the same two candidates, and a house in which one of these digits has two places,
/// one beside each of the cells: wherever the digit is, the cell beside it is the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WWing {
    /// The two cells.
    pub ends: [Cell; 2],
    /// The digit that one of them holds.
    pub digit: Digit,
    /// The house that ties them together.
    pub house: House,
    /// The places there of the other digit of the two cells, each beside the end at the same index.
    pub places: [Cell; 2],
    /// The other digit of the two cells.
    pub other: Digit,
}

impl Sketched for WWing {
    /// The tie as pattern, the ends as A and B, and the chain from one to the other.
    fn sketch(&self, _: &Position) -> Sketch {
        let set = |cell, digit| CandidateSet::of(Candidate::new(cell, digit));
        let ([one, two], [near, far]) = (self.ends, self.places);
        let (digit, other) = (self.digit, self.other);
        let links = vec![
            Link::strong(set(one, digit), set(one, other), Constraint::cell(one)),
            Link::weak(set(one, other), set(near, other)),
            Link::strong(set(near, other), set(far, other), Constraint::digit_in(other, self.house)),
            Link::weak(set(far, other), set(two, other)),
            Link::strong(set(two, other), set(two, digit), Constraint::cell(two)),
        ];
        let sketch = Sketch::of(set(near, other) | set(far, other) | set(one, other) | set(two, other))
            .with(Part::of(Role::Colour(0), set(one, digit)))
            .with(Part::of(Role::Colour(1), set(two, digit)))
            .on(HouseSet::of(self.house), HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}

/// Two cells with the same two candidates in different lines and boxes of a band or stack. A digit
/// that is not where the third line and the third box cross must be beside one of the two cells,
/// which is then the other digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChuteRemotePair {
    /// The two cells.
    pub ends: [Cell; 2],
    /// Their two digits.
    pub digits: DigitSet,
    /// The digits that one of the two cells holds.
    pub removed: DigitSet,
    /// The third line.
    pub line: House,
    /// The third box.
    pub block: House,
    /// The one of these two that ties the cells together.
    pub house: House,
}

impl ChuteRemotePair {
    /// The three cells that the third line and the third box share.
    pub fn crossing(&self) -> CellSet {
        self.line.cells() & self.block.cells()
    }

    /// The digits that are not where the third line and the third box cross.
    pub fn missing(&self) -> DigitSet {
        self.digits.iter().filter(|&digit| !self.removed.without(digit).is_empty()).collect()
    }
}

impl Sketched for ChuteRemotePair {
    /// The other candidates of the two cells as pattern, the digits that one of them holds as A and
    /// B, and the cells without the digit as cells to look at.
    fn sketch(&self, _: &Position) -> Sketch {
        let of = |cell: Cell, digits: DigitSet| digits.iter().map(move |digit| Candidate::new(cell, digit));
        let [one, two] = self.ends;
        let pattern = of(one, self.digits).chain(of(two, self.digits)).collect();
        Sketch::of(pattern)
            .with(Part::of(Role::Colour(0), of(one, self.removed).collect()))
            .with(Part::of(Role::Colour(1), of(two, self.removed).collect()))
            .with(Part::of_cells(Role::Look, self.crossing()))
            .on(HouseSet::of(self.house), HouseSet::EMPTY)
    }
}
