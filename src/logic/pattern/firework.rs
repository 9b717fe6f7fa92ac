//! Fireworks: digits that a row and a column have outside a box in one cell each.

use super::sketched::Sketched;
use crate::board::{CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// A pivot whose row and column, outside its box, have some digits in one cell each; or two such
/// pivots at opposite corners, with the same two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Firework {
    /// The cell where a row and a column cross.
    pub pivot: Cell,
    /// The digits that its row and column have in the box, or in a wing.
    pub digits: DigitSet,
    /// The other pivot with its digits.
    pub opposite: Option<(Cell, DigitSet)>,
    /// The cell in the row of the pivot, and the cell in its column.
    pub wings: [Cell; 2],
}

impl Firework {
    /// The pivots, each with its digits.
    pub fn pivots(&self) -> impl Iterator<Item = (Cell, DigitSet)> + Clone {
        [(self.pivot, self.digits)].into_iter().chain(self.opposite)
    }

    /// Pivots and wings.
    pub fn cells(&self) -> CellSet {
        self.wings.into_iter().chain(self.pivots().map(|(pivot, _)| pivot)).collect()
    }

    /// The digits of all pivots.
    pub fn all_digits(&self) -> DigitSet {
        self.pivots().fold(DigitSet::EMPTY, |all, (_, digits)| all | digits)
    }

    /// The digits that can be in one of the cells.
    pub fn digits_of(&self, cell: Cell) -> DigitSet {
        let own = self.pivots().find(|(pivot, _)| *pivot == cell);
        own.map_or_else(|| self.all_digits(), |(_, digits)| digits)
    }

    /// The truths of its proof: each digit in the row and in the column of its pivot.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        self.pivots().flat_map(|(pivot, digits)| {
            let in_line = move |line: House| digits.iter().map(move |digit| Constraint::digit_in(digit, line));
            let [row, column, _] = pivot.houses();
            in_line(row).chain(in_line(column))
        })
    }
}

impl Sketched for Firework {
    /// The cells as pattern; the other places in the box as cells to look at.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |digits: DigitSet, cells: CellSet| {
            let of_digit = |digit: Digit| position.candidates_for(digit, cells);
            digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let pattern = self.cells().iter().map(|cell| of(self.digits_of(cell), CellSet::of(cell)));
        let pattern = pattern.fold(CandidateSet::EMPTY, |all, some| all | some);
        let (mut look, mut lines) = (CandidateSet::EMPTY, HouseSet::EMPTY);
        for (pivot, digits) in self.pivots() {
            let [row, column, block] = pivot.houses();
            look |= of(digits, ((row.cells() | column.cells()) & block.cells()).without(pivot));
            lines = lines.with(row).with(column);
        }
        Sketch::of(pattern).with(Part::of(Role::Look, look)).on(lines, HouseSet::EMPTY)
    }
}
