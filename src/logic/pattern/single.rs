//! Singles: a constraint with one candidate left.

use crate::board::{Candidate, CandidateSet, CellSet, Constraint, HouseSet, Position, Question};
use crate::logic::account::{Digits, Places};
use crate::logic::sketch::{Part, Role, Sketch};

/// A constraint with one candidate left: a naked single in the cell view, a hidden single (or the last cell of a full
/// house) in the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The constraint.
    pub constraint: Constraint,
    /// Its candidate.
    pub candidate: Candidate,
}

impl Single {
    /// The candidate; the house asked about with the digits that rule out its other cells, or the houses that hold the
    /// other digits of the cell.
    pub(super) fn sketch(&self, position: &Position) -> Sketch {
        let sketch = Sketch::of(CandidateSet::of(self.candidate));
        match self.constraint.question() {
            Question::Where(digit, house) => {
                let by = Places::blocking_cells(position, digit, house);
                sketch.with(Part::of_cells(Role::Look, by)).on(HouseSet::of(house), HouseSet::EMPTY)
            }
            Question::WhichDigit(cell) => {
                let houses = Digits::holding_houses(position, cell);
                sketch.with(Part::of_cells(Role::Look, CellSet::of(cell))).on(houses, HouseSet::EMPTY)
            }
        }
    }
}
