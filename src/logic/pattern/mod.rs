//! What a person sees when a technique applies: one record a family, in a file of its own.
//!
//! A pattern draws its own [`Sketch`], which hints, records and pictures read; its words are in
//! [`explain`](mod@crate::explain). The truths of the proof come from it, too.

mod als;
mod branches;
mod chain;
mod disjoint;
mod fish;
mod locked;
mod single;
mod subset;
mod two_links;
mod uniqueness;
mod wing;

pub use als::{AlmostLockedSet, SetChain};
pub use branches::{Alternatives, Branches, Case};
pub use chain::{Chain, Node, Reason};
pub use disjoint::DisjointSubsets;
pub use fish::Fish;
pub use locked::LockedCandidates;
pub use single::Single;
pub use subset::{Subset, SubsetKind};
pub use two_links::{StrongLink, TwoLinks};
pub use uniqueness::{DeadlyPattern, DeadlyShape, Escape};
pub use wing::{ChuteRemotePair, WWing, Wing};

use super::proof::Truth;
use super::replay::Replay;
use super::sketch::Sketch;

/// What a person sees.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Pattern {
    /// A constraint with one candidate left.
    Single(Single),
    /// All places for a digit in one house lie in another house, too.
    LockedCandidates(LockedCandidates),
    /// As many cells as digits, locked to each other.
    Subset(Subset),
    /// A digit whose places in some lines lie in as many crossing lines.
    Fish(Fish),
    /// Two strong links of a digit, joined by a weak one.
    TwoLinks(TwoLinks),
    /// A pivot, and two wings.
    Wing(Wing),
    /// Two cells with the same two candidates, tied together by a house.
    WWing(WWing),
    /// Two cells with the same two candidates, tied together by a band or stack.
    ChuteRemotePair(ChuteRemotePair),
    /// Cells that would give a second solution.
    DeadlyPattern(Box<DeadlyPattern>),
    /// Strong and weak links from one end to another.
    Chain(Box<Chain>),
    /// Almost locked sets, each joined to the next.
    Sets(Box<SetChain>),
    /// Two disjoint subsets across a line and a box.
    Disjoint(Box<DisjointSubsets>),
    /// Cases that leave nothing out.
    Branches(Box<Branches>),
}

impl Pattern {
    /// What is to be seen of it at the moment of the step.
    pub fn sketch(&self, replay: &Replay) -> Sketch {
        match self {
            Pattern::Single(single) => single.sketch(replay),
            Pattern::LockedCandidates(locked) => locked.sketch(replay.position()),
            Pattern::Subset(subset) => subset.sketch(replay.position()),
            Pattern::Fish(fish) => fish.sketch(replay.position()),
            Pattern::TwoLinks(links) => links.sketch(),
            Pattern::Wing(wing) => wing.sketch(),
            Pattern::WWing(wing) => wing.sketch(),
            Pattern::ChuteRemotePair(pair) => pair.sketch(),
            Pattern::DeadlyPattern(deadly) => deadly.sketch(replay.position()),
            Pattern::Chain(chain) => chain.sketch(),
            Pattern::Sets(sets) => sets.sketch(replay.position()),
            Pattern::Disjoint(subsets) => subsets.sketch(replay.position()),
            Pattern::Branches(branches) => branches.sketch(replay),
        }
    }

    /// Takes out what belongs to a truth that the proof can do without. Only patterns of
    /// [pruned](super::Evidence::Pruned) techniques have such parts.
    pub(super) fn drop_truth(&mut self, _truth: Truth<'_>) {
        match self {
            Pattern::Single(_)
            | Pattern::LockedCandidates(_)
            | Pattern::Subset(_)
            | Pattern::Fish(_)
            | Pattern::TwoLinks(_)
            | Pattern::Wing(_)
            | Pattern::WWing(_)
            | Pattern::ChuteRemotePair(_)
            | Pattern::DeadlyPattern(_)
            | Pattern::Chain(_)
            | Pattern::Sets(_)
            | Pattern::Disjoint(_)
            | Pattern::Branches(_) => {}
        }
    }
}

/// A pattern of the family as a pattern.
macro_rules! patterns {
    ($($family:ident),*) => {
        $(impl From<$family> for Pattern {
            #[inline]
            fn from(pattern: $family) -> Pattern {
                Pattern::$family(pattern)
            }
        })*
    };
}

patterns!(Single, LockedCandidates, Subset, Fish, TwoLinks, Wing, WWing, ChuteRemotePair);

impl From<DeadlyPattern> for Pattern {
    fn from(deadly: DeadlyPattern) -> Pattern {
        Pattern::DeadlyPattern(Box::new(deadly))
    }
}

impl From<Chain> for Pattern {
    fn from(chain: Chain) -> Pattern {
        Pattern::Chain(Box::new(chain))
    }
}

impl From<SetChain> for Pattern {
    fn from(sets: SetChain) -> Pattern {
        Pattern::Sets(Box::new(sets))
    }
}

impl From<DisjointSubsets> for Pattern {
    fn from(subsets: DisjointSubsets) -> Pattern {
        Pattern::Disjoint(Box::new(subsets))
    }
}

impl From<Branches> for Pattern {
    fn from(branches: Branches) -> Pattern {
        Pattern::Branches(Box::new(branches))
    }
}
