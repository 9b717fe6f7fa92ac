//! The conflicts of each candidate, and the constraints that lose something to it.

use crate::board::{Candidate, CandidateSet, Constraint, ConstraintSet, Element};
use crate::logic::{Changes, Fact, Facts};
use smallvec::SmallVec;

/// What goes with each candidate that is true.
#[derive(Default)]
pub struct Conflicts {
    /// For each candidate, those that conflict with it; none if it is gone.
    of: Vec<CandidateSet>,
    /// For each candidate, the constraints of those that conflict with it.
    touched: Vec<ConstraintSet>,
    /// For each constraint, the candidates that it has left.
    candidates: Vec<SmallVec<[Candidate; 9]>>,
}

impl Fact for Conflicts {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let position = facts.position();
        let conflicts_with = |candidate| {
            if position.has(candidate) { position.conflicts(candidate).collect() } else { CandidateSet::EMPTY }
        };
        self.of = Candidate::all().map(conflicts_with).collect();
        self.touched = self.of.iter().map(|conflicts| touched(*conflicts)).collect();
        self.candidates = Constraint::all().map(|constraint| position.candidates_of(constraint).collect()).collect();
    }
}

impl Conflicts {
    /// The candidates that conflict with one that is left; none if it is gone.
    pub fn of(&self, candidate: Candidate) -> CandidateSet {
        self.of[candidate.index()]
    }

    /// The constraints of these candidates.
    pub fn touched_by(&self, candidate: Candidate) -> ConstraintSet {
        self.touched[candidate.index()]
    }

    /// The candidates that a constraint has left.
    pub fn candidates(&self, constraint: Constraint) -> &[Candidate] {
        &self.candidates[constraint.index()]
    }
}

/// The constraints of some candidates.
pub fn touched(candidates: CandidateSet) -> ConstraintSet {
    candidates.iter().flat_map(Candidate::constraints).collect()
}
