//! Singles: a constraint with one candidate left.

use crate::board::{Candidate, CandidateSet, CellSet, Constraint, HouseSet};
use crate::logic::account::Account;
use crate::logic::replay::Replay;
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
    pub(super) fn sketch(&self, replay: &Replay) -> Sketch {
        let sketch = Sketch::of(CandidateSet::of(self.candidate));
        match Account::of(replay, self.constraint) {
            Account::Places(places) => {
                let by: CellSet = places.blocked.iter().map(|blocked| blocked.by).collect();
                sketch.with(Part::of_cells(Role::Look, by)).on(HouseSet::of(places.house), HouseSet::EMPTY)
            }
            Account::Digits(digits) => {
                let houses = digits.held.iter().map(|held| held.house).collect();
                let cell = CellSet::of(self.candidate.cell());
                sketch.with(Part::of_cells(Role::Look, cell)).on(houses, HouseSet::EMPTY)
            }
        }
    }
}
