//! Empty rectangle intersection pair: two equal cells, and a box with their digits in a line of
//! each.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Two cells with the same two candidates, in different bands and stacks, and a box that has both
/// digits in the row of the first and the column of the second only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ErIntersectionPair {
    /// The two cells; the row of the first and the column of the second run through the box.
    pub ends: [Cell; 2],
    /// Their candidates.
    pub digits: DigitSet,
    /// The box.
    pub block: House,
}

impl ErIntersectionPair {
    /// The lines that run through the box: the row of the first cell, the column of the second.
    pub fn lines(&self) -> [House; 2] {
        [House::row(self.ends[0].row()), House::column(self.ends[1].column())]
    }
}

impl Sketched for ErIntersectionPair {
    /// The two cells as sets A and B, the places in the box as pattern.
    fn sketch(&self, position: &Position) -> Sketch {
        let of_digit = |digit| position.candidates_for(digit, self.block.cells());
        let in_box = self.digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some);
        let end =
            |cell: Cell| -> CandidateSet { self.digits.iter().map(|digit| Candidate::new(cell, digit)).collect() };
        let [row, column] = self.lines();
        Sketch::default()
            .with(Part::of(Role::Set(0), end(self.ends[0])))
            .with(Part::of(Role::Set(1), end(self.ends[1])))
            .with(Part::of(Role::Pattern, in_box))
            .on(HouseSet::of(self.block), HouseSet::of(row).with(column))
    }
}
