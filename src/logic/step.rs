//! One deduction: technique, pattern, conclusion, proof.

use super::pattern::Pattern;
use super::proof::Proof;
use super::spec::Spec;
use crate::board::{Candidate, Position};
use smallvec::SmallVec;

/// A deduction that can be shown, applied and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The technique that found it.
    pub technique: &'static Spec,
    /// What a person sees.
    pub pattern: Pattern,
    /// What follows.
    pub conclusion: Conclusion,
    /// Why it follows.
    pub proof: Proof,
}

/// A few candidates, by number. Eight fit without an allocation.
pub type Candidates = SmallVec<[Candidate; 8]>;

/// What a step writes. Never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conclusion {
    /// These are true.
    Placements(Candidates),
    /// These are false.
    Eliminations(Candidates),
}

impl Conclusion {
    /// What is placed; nothing for eliminations.
    pub fn placements(&self) -> &[Candidate] {
        match self {
            Conclusion::Placements(candidates) => candidates,
            Conclusion::Eliminations(_) => &[],
        }
    }

    /// What is removed; nothing for placements, whose effects on peers are not listed.
    pub fn eliminations(&self) -> &[Candidate] {
        match self {
            Conclusion::Placements(_) => &[],
            Conclusion::Eliminations(candidates) => candidates,
        }
    }

    /// Would applying it change nothing, or break the position? So it is when a candidate is gone already.
    pub fn is_stale(&self, position: &Position) -> bool {
        let (Conclusion::Placements(candidates) | Conclusion::Eliminations(candidates)) = self;
        !candidates.iter().all(|&candidate| position.has(candidate))
    }

    /// Writes it into the position. Returns whether every candidate was still there; those that were not are left away.
    #[inline]
    pub fn apply(&self, position: &mut Position) -> bool {
        let mut fits = true;
        for &candidate in self.placements() {
            fits &= position.place_if_possible(candidate);
        }
        for &candidate in self.eliminations() {
            fits &= position.remove(candidate);
        }
        fits
    }
}
