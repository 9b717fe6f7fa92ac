//! Law of leftover: a line and a box that cross, and the six other cells of each.

use super::sketched::Sketched;
use crate::board::{CandidateSet, Constraint, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// A line and a box that cross, and the digits that one of them has in the crossing only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LawOfLeftover {
    /// The row or column.
    pub line: House,
    /// The box.
    pub block: House,
    /// The digits without a place in the rest of the line.
    pub off_line: DigitSet,
    /// The digits without a place in the rest of the box.
    pub off_box: DigitSet,
}

impl LawOfLeftover {
    /// The truths of its proof: each digit in the house where it is in the crossing only.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let of = |digits: DigitSet, house| digits.iter().map(move |digit| Constraint::digit_in(digit, house));
        of(self.off_line, self.line).chain(of(self.off_box, self.block))
    }
}

impl Sketched for LawOfLeftover {
    /// The places in the crossing as pattern; the rest of the line as set A, the rest of the box as
    /// set B.
    fn sketch(&self, position: &Position) -> Sketch {
        let (line, block) = (self.line.cells(), self.block.cells());
        let of_digit = |digit| position.candidates_for(digit, line & block);
        let digits = (self.off_line | self.off_box).iter();
        Sketch::of(digits.map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some))
            .with(Part::of_cells(Role::Set(0), line - block))
            .with(Part::of_cells(Role::Set(1), block - line))
            .on(HouseSet::of(self.line).with(self.block), HouseSet::EMPTY)
    }
}
