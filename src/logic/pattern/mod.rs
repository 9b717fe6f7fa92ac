//! Patterns, the visible part of each technique: one record per family, in a file of its own.
//!
//! A pattern draws its own [`Sketch`], which hints, records and pictures read; its words are in
//! [`explain`](mod@crate::explain). The truths of the proof come from it, too. All patterns are in
//! one list below.

mod almost_locked;
mod als;
mod alternatives;
mod blossom;
mod blossom_loop;
mod branches;
mod chain;
mod colouring;
mod counted;
mod disjoint;
mod dual;
mod empty_rectangle;
mod equal_content;
mod er_intersection_pair;
mod exclusion;
mod exocet;
mod firework;
mod fish;
mod forbidden;
mod image;
mod law_of_leftover;
mod locked;
mod odd_chain;
mod odd_loop;
mod outside;
mod remote_pair;
mod single;
mod sketched;
mod subset;
mod symmetric;
mod templates;
mod two_links;
mod wide_exocet;
mod wing;
mod xyz_ring;

pub use almost_locked::AlmostLocked;
pub use als::{AlmostLockedSet, SetChain};
pub use alternatives::Alternatives;
pub use blossom::{Blossom, Petal};
pub use blossom_loop::{BlossomLine, BlossomLoop};
pub use branches::{Branches, Case};
pub use chain::{Chain, Node, Reason};
pub use colouring::{Cluster, ColourLink, ColourRule, Colouring};
pub use counted::{Counted, CountedShape};
pub use disjoint::DisjointSubsets;
pub use dual::Dual;
pub use empty_rectangle::EmptyRectangle;
pub use equal_content::EqualContent;
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
pub use outside::OutsideRectangle;
pub use remote_pair::RemotePair;
pub use single::Single;
pub use subset::{Subset, SubsetKind};
pub use symmetric::{Mirrored, SymmetricGivens};
pub use templates::{Sure, Templates};
pub use two_links::{StrongLink, TwoLinks};
pub use wide_exocet::{ExocetTarget, WideExocet};
pub use wing::{ChuteRemotePair, WWing, Wing};
pub use xyz_ring::XyzRing;

use super::limits::Limits;
use super::proof::Truth;
use super::replay::Replay;
use super::sketch::Sketch;
use sketched::Sketched;

/// The type of a variant's record: patterns of any size are boxed, to keep steps small.
macro_rules! held {
    (boxed $record:ident) => { Box<$record> };
    ($record:ident) => { $record };
}

/// Lists the patterns: a variant of [`Pattern`] each, and its record. `$d` is a dollar sign, for
/// the macro that goes through the list.
macro_rules! patterns {
    ($d:tt $($(#[$about:meta])* $variant:ident($($record:ident)+);)*) => {
        /// A pattern that a person can see.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Pattern { $($(#[$about])* $variant(held!($($record)+)),)* }

        $(from!($variant $($record)+);)*

        /// Evaluates an expression with the record of a pattern, whichever it is, where `Pattern`
        /// is in scope.
        macro_rules! each_pattern {
            ($d pattern:expr, $d record:ident => $d expression:expr) => {
                match $d pattern { $(Pattern::$variant($d record) => $d expression,)* }
            };
        }
    };
}

/// A record as a pattern.
macro_rules! from {
    ($variant:ident boxed $record:ident) => {
        from!($variant $record, Box::new);

        impl From<Box<$record>> for Pattern {
            #[inline]
            fn from(record: Box<$record>) -> Pattern {
                Pattern::$variant(record)
            }
        }
    };
    ($variant:ident $record:ident) => { from!($variant $record, std::convert::identity); };
    ($variant:ident $record:ident, $hold:path) => {
        impl From<$record> for Pattern {
            #[inline]
            fn from(record: $record) -> Pattern {
                Pattern::$variant($hold(record))
            }
        }
    };
}

patterns! {
    $
    /// A constraint with one candidate left.
    Single(Single);
    /// All places for a digit in one house lie in another house, too.
    LockedCandidates(LockedCandidates);
    /// A line and a box that cross, and the six other cells of each.
    LawOfLeftover(LawOfLeftover);
    /// Two houses that cross, and digits of which one is left over for the crossing.
    AlmostLocked(boxed AlmostLocked);
    /// Digits that a row and a column have outside a box in one cell each.
    Firework(Firework);
    /// As many cells as digits, locked to each other.
    Subset(Subset);
    /// A digit whose places in some houses lie in as many others, but for the fins.
    Fish(Fish);
    /// Two strong links of a digit, joined by a weak one.
    TwoLinks(TwoLinks);
    /// A box whose places for a digit lie in two crossing lines, and a strong link into one of
    /// them.
    EmptyRectangle(EmptyRectangle);
    /// Clusters of a digit in two colours each.
    Colouring(boxed Colouring);
    /// An odd loop of a digit with its guardians.
    OddLoop(boxed OddLoop);
    /// An odd ring of candidates with its guardians.
    OddChain(boxed OddChain);
    /// The ways to place a digit in all rows, columns and boxes.
    Templates(boxed Templates);
    /// A pivot, and two wings.
    Wing(Wing);
    /// A pivot and two wings, which a house ties together.
    XyzRing(XyzRing);
    /// Two cells with the same two candidates, tied together by a house.
    WWing(WWing);
    /// Two cells with the same two candidates, tied together by a band or stack.
    ChuteRemotePair(ChuteRemotePair);
    /// Cells that cannot be filled, or would give a second solution.
    ForbiddenPattern(boxed ForbiddenPattern);
    /// Givens that a symmetry keeps as they are.
    Symmetric(boxed SymmetricGivens);
    /// Two cells with the same two candidates, and a box that has both digits in a line of each.
    ErIntersectionPair(ErIntersectionPair);
    /// Cells with the same two candidates, each seeing the next.
    RemotePair(boxed RemotePair);
    /// Two steps that are seen as one.
    Dual(boxed Dual);
    /// Strong and weak links from one end to another.
    Chain(boxed Chain);
    /// Almost locked sets, each joined to the next.
    Sets(boxed SetChain);
    /// Two disjoint subsets across a line and a box.
    Disjoint(boxed DisjointSubsets);
    /// Cells whose digits are counted: as many times as cells, and no more.
    Counted(boxed Counted);
    /// Areas that hold the same digits.
    EqualContent(EqualContent);
    /// Two cells of a box, and two cells beside that hold the same digits.
    Exocet(boxed Exocet);
    /// Two cells of a box, and two targets anywhere that hold the same digits.
    WideExocet(boxed WideExocet);
    /// Alternatives each of which takes a digit from an almost locked set.
    Blossom(boxed Blossom);
    /// Lines from the candidates of a question into one place.
    BlossomLoop(boxed BlossomLoop);
    /// A digit that leaves no way to fill other cells.
    Exclusion(boxed Exclusion);
    /// Cases that leave nothing out.
    Branches(boxed Branches);
}

pub(crate) use each_pattern;

impl Pattern {
    /// The sketch of it at the moment of the step.
    pub fn sketch(&self, now: &Replay) -> Sketch {
        each_pattern!(self, record => record.sketch(now.as_ref()))
    }

    /// Whether it is within the limits of size.
    pub fn is_within(&self, limits: &Limits) -> bool {
        each_pattern!(self, record => record.is_within(limits))
    }

    /// Removes the part that belongs to a truth that the proof can do without.
    pub(super) fn drop_truth(&mut self, truth: Truth<'_>) {
        each_pattern!(self, record => record.drop_truth(truth));
    }
}
