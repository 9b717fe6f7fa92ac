//! What a person sees when a technique applies: one record a family, in a file of its own.
//!
//! A pattern draws its own [`Sketch`], which hints, records and pictures read; its words are in
//! [`explain`](mod@crate::explain). The truths of the proof come from it, too.

mod almost_locked;
mod als;
mod blossom;
mod branches;
mod chain;
mod colouring;
mod counted;
mod disjoint;
mod dual;
mod empty_rectangle;
mod er_intersection_pair;
mod exclusion;
mod exocet;
mod firework;
mod fish;
mod forbidden;
mod law_of_leftover;
mod locked;
mod odd_chain;
mod odd_loop;
mod remote_pair;
mod single;
mod subset;
mod symmetric;
mod templates;
mod two_links;
mod wing;
mod xyz_ring;

pub use almost_locked::AlmostLocked;
pub use als::{AlmostLockedSet, SetChain};
pub use blossom::Blossom;
pub use branches::{Alternatives, Branches, Case};
pub use chain::{Chain, Node, Reason};
pub use colouring::{Cluster, ColourLink, ColourRule, Colouring};
pub use counted::{Counted, CountedShape};
pub use disjoint::DisjointSubsets;
pub use dual::Dual;
pub use empty_rectangle::EmptyRectangle;
pub use er_intersection_pair::ErIntersectionPair;
pub use exclusion::{Clash, Exclusion, Supposed};
pub use exocet::{Exocet, ExocetRule};
pub use firework::Firework;
pub use fish::Fish;
pub use forbidden::{Escape, ForbiddenPattern, ForbiddenShape, Settled};
pub use law_of_leftover::LawOfLeftover;
pub use locked::LockedCandidates;
pub use odd_chain::OddChain;
pub use odd_loop::OddLoop;
pub use remote_pair::RemotePair;
pub use single::Single;
pub use subset::{Subset, SubsetKind};
pub use symmetric::{Mirrored, SymmetricGivens};
pub use templates::{Sure, Templates};
pub use two_links::{StrongLink, TwoLinks};
pub use wing::{ChuteRemotePair, WWing, Wing};
pub use xyz_ring::XyzRing;

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
    /// A line and a box that cross, and the six other cells of each.
    LawOfLeftover(LawOfLeftover),
    /// Two houses that cross, and digits of which one is left over for the crossing.
    AlmostLocked(Box<AlmostLocked>),
    /// Digits that a row and a column have outside a box in one cell each.
    Firework(Firework),
    /// As many cells as digits, locked to each other.
    Subset(Subset),
    /// A digit whose places in some houses lie in as many others, but for the fins.
    Fish(Fish),
    /// Two strong links of a digit, joined by a weak one.
    TwoLinks(TwoLinks),
    /// A box whose places for a digit lie in two crossing lines, and a strong link into one of them.
    EmptyRectangle(EmptyRectangle),
    /// Clusters of a digit in two colours each.
    Colouring(Box<Colouring>),
    /// An odd loop of a digit with its guardians.
    OddLoop(Box<OddLoop>),
    /// An odd ring of candidates with its guardians.
    OddChain(Box<OddChain>),
    /// The ways to place a digit in all rows, columns and boxes.
    Templates(Box<Templates>),
    /// A pivot, and two wings.
    Wing(Wing),
    /// A pivot and two wings, which a house ties together.
    XyzRing(XyzRing),
    /// Two cells with the same two candidates, tied together by a house.
    WWing(WWing),
    /// Two cells with the same two candidates, tied together by a band or stack.
    ChuteRemotePair(ChuteRemotePair),
    /// Cells that cannot be filled, or would give a second solution.
    ForbiddenPattern(Box<ForbiddenPattern>),
    /// Givens that a symmetry keeps as they are.
    Symmetric(Box<SymmetricGivens>),
    /// Two cells with the same two candidates, and a box that has both digits in a line of each.
    ErIntersectionPair(ErIntersectionPair),
    /// Cells with the same two candidates, each seeing the next.
    RemotePair(Box<RemotePair>),
    /// Two steps that are seen as one.
    Dual(Box<Dual>),
    /// Strong and weak links from one end to another.
    Chain(Box<Chain>),
    /// Almost locked sets, each joined to the next.
    Sets(Box<SetChain>),
    /// Two disjoint subsets across a line and a box.
    Disjoint(Box<DisjointSubsets>),
    /// Cells whose digits are counted: as many times as cells, and no more.
    Counted(Box<Counted>),
    /// Two cells of a box, and two cells beside that hold the same digits.
    Exocet(Box<Exocet>),
    /// A cell each of whose digits takes something from an almost locked set.
    Blossom(Box<Blossom>),
    /// A digit that leaves no way to fill other cells.
    Exclusion(Box<Exclusion>),
    /// Cases that leave nothing out.
    Branches(Box<Branches>),
}

impl Pattern {
    /// What is to be seen of it at the moment of the step.
    pub fn sketch(&self, replay: &Replay) -> Sketch {
        match self {
            Pattern::Single(single) => single.sketch(replay.position()),
            Pattern::LockedCandidates(locked) => locked.sketch(replay.position()),
            Pattern::LawOfLeftover(law) => law.sketch(replay.position()),
            Pattern::AlmostLocked(locked) => locked.sketch(replay.position()),
            Pattern::Firework(firework) => firework.sketch(replay.position()),
            Pattern::Subset(subset) => subset.sketch(replay.position()),
            Pattern::Fish(fish) => fish.sketch(replay.position()),
            Pattern::TwoLinks(links) => links.sketch(),
            Pattern::EmptyRectangle(rectangle) => rectangle.sketch(replay.position()),
            Pattern::Colouring(colouring) => colouring.sketch(),
            Pattern::OddLoop(odd) => odd.sketch(),
            Pattern::OddChain(odd) => odd.sketch(),
            Pattern::Templates(templates) => templates.sketch(),
            Pattern::Wing(wing) => wing.sketch(),
            Pattern::XyzRing(ring) => ring.sketch(replay.position()),
            Pattern::WWing(wing) => wing.sketch(),
            Pattern::ChuteRemotePair(pair) => pair.sketch(),
            Pattern::ForbiddenPattern(deadly) => deadly.sketch(replay.position()),
            Pattern::Symmetric(givens) => givens.sketch(replay.position()),
            Pattern::ErIntersectionPair(pair) => pair.sketch(replay.position()),
            Pattern::RemotePair(pair) => pair.sketch(),
            Pattern::Dual(dual) => dual.sketch(replay),
            Pattern::Chain(chain) => chain.sketch(),
            Pattern::Sets(sets) => sets.sketch(replay.position()),
            Pattern::Disjoint(subsets) => subsets.sketch(replay.position()),
            Pattern::Counted(counted) => counted.sketch(replay.position()),
            Pattern::Exocet(exocet) => exocet.sketch(replay.position()),
            Pattern::Blossom(blossom) => blossom.sketch(replay.position()),
            Pattern::Exclusion(exclusion) => exclusion.sketch(replay.position()),
            Pattern::Branches(branches) => branches.sketch(replay),
        }
    }

    /// Takes out what belongs to a truth that the proof can do without. Only patterns of
    /// [pruned](super::Evidence::Pruned) techniques have such parts.
    pub(super) fn drop_truth(&mut self, truth: Truth<'_>) {
        match self {
            Pattern::Colouring(colouring) => colouring.drop_truth(truth),
            Pattern::Single(_)
            | Pattern::LockedCandidates(_)
            | Pattern::LawOfLeftover(_)
            | Pattern::AlmostLocked(_)
            | Pattern::Firework(_)
            | Pattern::Subset(_)
            | Pattern::Fish(_)
            | Pattern::TwoLinks(_)
            | Pattern::EmptyRectangle(_)
            | Pattern::OddLoop(_)
            | Pattern::OddChain(_)
            | Pattern::Templates(_)
            | Pattern::Wing(_)
            | Pattern::XyzRing(_)
            | Pattern::WWing(_)
            | Pattern::ChuteRemotePair(_)
            | Pattern::ForbiddenPattern(_)
            | Pattern::Symmetric(_)
            | Pattern::ErIntersectionPair(_)
            | Pattern::RemotePair(_)
            | Pattern::Dual(_)
            | Pattern::Chain(_)
            | Pattern::Sets(_)
            | Pattern::Disjoint(_)
            | Pattern::Counted(_)
            | Pattern::Exocet(_)
            | Pattern::Blossom(_)
            | Pattern::Exclusion(_)
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

patterns!(
    Single,
    LockedCandidates,
    LawOfLeftover,
    Firework,
    Subset,
    Fish,
    TwoLinks,
    EmptyRectangle,
    Wing,
    XyzRing,
    WWing,
    ChuteRemotePair,
    ErIntersectionPair
);

impl From<ForbiddenPattern> for Pattern {
    fn from(deadly: ForbiddenPattern) -> Pattern {
        Pattern::ForbiddenPattern(Box::new(deadly))
    }
}

/// The same for patterns of any size, in a box to keep steps small.
macro_rules! boxed_patterns {
    ($($variant:ident($record:ident)),*) => {
        $(impl From<$record> for Pattern {
            fn from(pattern: $record) -> Pattern {
                Pattern::$variant(Box::new(pattern))
            }
        })*
    };
}

boxed_patterns!(
    AlmostLocked(AlmostLocked),
    Colouring(Colouring),
    OddLoop(OddLoop),
    OddChain(OddChain),
    Templates(Templates),
    RemotePair(RemotePair),
    Symmetric(SymmetricGivens),
    Dual(Dual),
    Chain(Chain),
    Sets(SetChain),
    Disjoint(DisjointSubsets),
    Counted(Counted),
    Exocet(Exocet),
    Blossom(Blossom),
    Exclusion(Exclusion),
    Branches(Branches)
);
