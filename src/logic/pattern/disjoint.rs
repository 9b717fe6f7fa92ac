//! Disjoint subsets across a line and a box: as many places for digits as cells.

use super::sketched::Sketched;
use crate::board::{CandidateSet, CellSet, Constraint, Digit, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Cells of a line and a box that cross. Some digits have all their places among these cells in the
/// line, some in the box, some in both; none of them can be there twice. Together they are as many
/// as the cells (a digit that is apart in the line and in the box counts twice), so all of them are
/// there. Or they are one fewer, and one more digit, which may be there twice, is there at least
/// once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DisjointSubsets {
    /// The row or column; of a wing any house.
    pub line: House,
    /// The box; of a wing any house.
    pub block: House,
    /// The cells where they cross.
    pub crossing: CellSet,
    /// The other cells of the line.
    pub in_line: CellSet,
    /// The other cells of the box.
    pub in_box: CellSet,
    /// The digits that the line takes.
    pub line_digits: DigitSet,
    /// The digits that the box takes; those of the crossing alone are among both.
    pub box_digits: DigitSet,
    /// The digit that may be there twice.
    pub free: Option<Digit>,
}

impl DisjointSubsets {
    /// All cells.
    pub fn cells(&self) -> CellSet {
        self.crossing | self.in_line | self.in_box
    }

    /// The places of the digits of the line.
    pub fn line_cells(&self) -> CellSet {
        self.crossing | self.in_line
    }

    /// The places of the digits of the box.
    pub fn box_cells(&self) -> CellSet {
        self.crossing | self.in_box
    }

    /// The truths of its proof: every cell.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        self.cells().into_iter().map(Constraint::cell)
    }
}

impl Sketched for DisjointSubsets {
    /// The crossing as pattern, the two other parts as sets A and B, and the digit that must be in
    /// one of its places as the end.
    fn sketch(&self, position: &Position) -> Sketch {
        let candidates = |digits: DigitSet, cells| {
            let of_digit = |digit| position.candidates_for(digit, cells);
            digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let all = self.line_digits | self.box_digits | self.free.into_iter().collect();
        Sketch::of(candidates(all, self.crossing))
            .with(Part { candidates: candidates(all, self.in_line), ..Part::of_cells(Role::Set(0), self.in_line) })
            .with(Part { candidates: candidates(all, self.in_box), ..Part::of_cells(Role::Set(1), self.in_box) })
            .with(Part::of(Role::End, candidates(self.free.into_iter().collect(), self.cells())))
            .on(HouseSet::of(self.line).with(self.block), HouseSet::EMPTY)
    }
}
