//! Odd chain: an odd ring of candidates; of any two neighbours one is true unless a guardian is.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Constraint, HouseSet, Position};
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

/// An odd number of candidates, each joined to the next and the last to the first by a constraint
/// that has few others: one of those is true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddChain {
    /// The candidates, in the order of the ring.
    pub ring: Vec<Candidate>,
    /// The constraint that joins each candidate to the next one.
    pub by: Vec<Constraint>,
    /// The other candidates of these constraints.
    pub guardians: CandidateSet,
}

impl OddChain {
    /// Each candidate with the next one, the constraint that joins them, and the guardians in it.
    pub fn links(&self) -> impl Iterator<Item = ([Candidate; 2], Constraint, CandidateSet)> {
        let next = self.ring.iter().cycle().skip(1);
        self.ring.iter().zip(next).zip(&self.by).map(|((&one, &two), &by)| {
            let is_inside = |guardian: &Candidate| guardian.constraints().contains(&by);
            ([one, two], by, self.guardians.iter().filter(is_inside).collect())
        })
    }
}

impl Sketched for OddChain {
    /// The ring, its links, and the guardians.
    fn sketch(&self, _: &Position) -> Sketch {
        let link = |([one, two], by, guardians): ([Candidate; 2], Constraint, CandidateSet)| Link {
            from: CandidateSet::of(one),
            to: CandidateSet::of(two),
            kind: if guardians.is_empty() { LinkKind::Strong } else { LinkKind::Weak },
            by: Some(by),
        };
        let houses: HouseSet = self.by.iter().filter_map(|by| by.house_and_digit()).map(|(house, _)| house).collect();
        let sketch = Sketch::of(self.ring.iter().copied().collect());
        let sketch = sketch.with(Part::of(Role::Guardian, self.guardians)).on(houses, HouseSet::EMPTY);
        Sketch { links: self.links().map(link).collect(), ..sketch }
    }
}
