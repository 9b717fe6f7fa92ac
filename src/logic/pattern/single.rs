//! Singles: a constraint with one candidate left.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, HouseSet, Position, Question};
use crate::logic::account::{Digits, Places};
use crate::logic::sketch::{Part, Role, Sketch};

/// A constraint with one candidate left: a naked single in the cell view, a hidden single (or the
/// last cell of a full house) in the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The constraint.
    pub constraint: Constraint,
    /// Its candidate.
    pub candidate: Candidate,
}

impl Sketched for Single {
    /// The candidate; the house asked about with the digits that rule out its other cells, or the
    /// houses that hold the other digits of the cell.
    fn sketch(&self, position: &Position) -> Sketch {
        let (houses, look) = match self.constraint.question() {
            Question::Where(digit, house) => (HouseSet::of(house), Places::blocking_cells(position, digit, house)),
            Question::WhichDigit(cell) => (Digits::holding_houses(position, cell), CellSet::of(cell)),
        };
        let (cells, candidates) = (CellSet::of(self.candidate.cell()), CandidateSet::of(self.candidate));
        let single = Part { role: Role::Pattern, cells, candidates };
        let parts = if look.is_empty() { vec![single] } else { vec![single, Part::of_cells(Role::Look, look)] };
        Sketch { parts, base: houses, ..Sketch::default() }
    }
}
