//! One deduction: technique, pattern, conclusions, proof.

use super::pattern::{Pattern, Single};
use super::proof::Proof;
use super::spec::Spec;
use crate::board::{Candidate, Literal, Position};
use smallvec::SmallVec;
use std::cmp::{Ordering, Reverse};
use std::ops::Deref;

/// The difficulty of a step on a path that has ratings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum StepRating {
    /// In tenths, by an edition of Sudoku Explainer.
    Explainer(u16),
    /// The score of HoDoKu.
    Score(u16),
    /// The number of questions of a whip or a braid.
    Length(ChainKind, u8),
}

/// The kinds of chains that lengths are counted of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChainKind {
    /// Whips.
    Whip,
    /// Whips with groups.
    GWhip,
    /// Braids.
    Braid,
    /// Braids with groups.
    GBraid,
}

impl ChainKind {
    /// All kinds.
    pub const ALL: [ChainKind; 4] = [ChainKind::Whip, ChainKind::GWhip, ChainKind::Braid, ChainKind::GBraid];

    /// The name of the rating by chains of this kind: W, gW, B, gB.
    pub const fn rating(self) -> &'static str {
        match self {
            ChainKind::Whip => "W",
            ChainKind::GWhip => "gW",
            ChainKind::Braid => "B",
            ChainKind::GBraid => "gB",
        }
    }

    /// The stable name: `whip`, `g-whip`, `braid`, `g-braid`.
    pub const fn id(self) -> &'static str {
        match self {
            ChainKind::Whip => "whip",
            ChainKind::GWhip => "g-whip",
            ChainKind::Braid => "braid",
            ChainKind::GBraid => "g-braid",
        }
    }

    /// Whether an answer may be a group.
    pub const fn has_groups(self) -> bool {
        matches!(self, ChainKind::GWhip | ChainKind::GBraid)
    }

    /// Whether a question may rest on any of those before.
    pub const fn is_braid(self) -> bool {
        matches!(self, ChainKind::Braid | ChainKind::GBraid)
    }
}

/// A deduction that can be shown, applied and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Step {
    /// The technique that found it.
    pub technique: &'static Spec,
    /// The pattern that a person sees.
    pub pattern: Pattern,
    /// The conclusions. Never empty in a step made by a [`Sink`](super::Sink). Candidates that
    /// placements remove from their houses are not listed.
    pub concluded: Literals,
    /// The proof of the conclusions.
    pub proof: Proof,
    /// Its difficulty, where it is taken from a path that has ratings of its own.
    pub rating: Option<StepRating>,
}

// Up to this size a step is moved in a few instructions, and not by a call.
const _: () = assert!(size_of::<Step>() <= 128);

impl Step {
    /// The step of a single: a constraint's last candidate is true.
    #[inline(always)]
    pub fn single(technique: &'static Spec, single: Single) -> Step {
        Step {
            technique,
            pattern: single.into(),
            concluded: Literals::of(Literal::is(single.candidate)),
            // One truth is never superfluous: from none nothing follows.
            proof: Proof::of_one(single.constraint),
            rating: None,
        }
    }

    /// The candidates that are placed.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> + Clone {
        self.concluded.iter().filter(|literal| literal.is_true()).map(|literal| literal.candidate())
    }

    /// Writes what follows into a position: the placements that are still possible, and the
    /// eliminations.
    pub fn conclude_in(&self, position: &mut Position) {
        for &literal in self.concluded.iter() {
            position.write(literal);
        }
    }

    /// Orders steps by human preference, the best first: most placements, most eliminations, fewest
    /// truths to read; steps that are equal in these have a fixed order.
    pub fn best_first(&self, other: &Step) -> Ordering {
        let merits = |step: &Step| {
            let placements = step.concluded.partition_point(|literal| literal.is_true());
            (Reverse(placements), Reverse(step.concluded.len()), step.proof.len())
        };
        let order = merits(self).cmp(&merits(other));
        order.then_with(|| self.concluded.cmp(&other.concluded)).then_with(|| self.proof.order(&other.proof))
    }

    /// The candidates that are removed, besides those that placements remove from their houses.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> + Clone {
        self.concluded.iter().filter(|literal| !literal.is_true()).map(|literal| literal.candidate())
    }
}

/// A few literals, sorted and without doubles: placements first, then eliminations, each in the
/// order of the cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Literals(SmallVec<[Literal; 8]>);

impl Literals {
    /// One literal.
    #[inline]
    pub fn of(literal: Literal) -> Literals {
        Literals(SmallVec::from_buf_and_len([literal; 8], 1))
    }
}

impl Deref for Literals {
    type Target = [Literal];

    #[inline]
    fn deref(&self) -> &[Literal] {
        &self.0
    }
}

impl FromIterator<Literal> for Literals {
    fn from_iter<I: IntoIterator<Item = Literal>>(literals: I) -> Literals {
        let mut literals: SmallVec<[Literal; 8]> = literals.into_iter().collect();
        literals.sort_unstable();
        literals.dedup();
        Literals(literals)
    }
}
