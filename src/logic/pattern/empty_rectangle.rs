//! Empty rectangle: a box whose places for a digit lie in a row and a column of it.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// A box whose places for a digit lie in two crossing lines, and a house with two places for it,
/// one of them in the first of these lines: either the other is true, or the box has the digit in
/// the second line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyRectangle {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub block: House,
    /// The line through the box in which the near place is.
    pub line: House,
    /// The line across.
    pub across: House,
    /// The house with two places, parallel to the line across.
    pub house: House,
    /// Its place in the first line.
    pub near: Cell,
    /// Its other place.
    pub far: Cell,
}

impl EmptyRectangle {
    /// The cell that sees the far place and the line across.
    pub fn target(&self) -> Option<Cell> {
        let lines = self.far.houses().into_iter().filter(|house| house.kind() == self.line.kind());
        lines.flat_map(|line| line.cells() & self.across.cells()).next()
    }
}

impl Sketched for EmptyRectangle {
    /// The far place as A, the places of the box in the line across as B, and the chain from one to
    /// the other.
    fn sketch(&self, position: &Position) -> Sketch {
        let set = |cells: CellSet| position.candidates_for(self.digit, cells);
        let one = |cell| CandidateSet::of(Candidate::new(cell, self.digit));
        let (near, far) = (one(self.near), one(self.far));
        let in_across = set(self.block.cells() & self.across.cells());
        let in_line = set((self.block.cells() & self.line.cells()) - self.across.cells());
        let by = |house| Constraint::digit_in(self.digit, house);
        let links = vec![
            Link::strong(far, near, by(self.house)),
            Link::weak(near, in_line),
            Link::strong(in_line, in_across, by(self.block)),
        ];
        let sketch = Sketch::of(near | in_line)
            .with(Part::of(Role::Colour(0), far))
            .with(Part::of(Role::Colour(1), in_across))
            .on([self.house, self.block].into_iter().collect(), HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}
