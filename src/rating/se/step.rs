//! The step of a rule: its conclusions, its rating, and the pattern or the chains that it rests on.

use super::figures::Tenths;
use super::geometry::house;
use super::rule::Rule;
use super::state::State;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, Element, House, Literal};
use crate::logic::{Fish, Literals, LockedCandidates, Subset, Wing};

/// A step of the rating. A search reuses one value throughout and so allocates nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SeStep {
    /// The rule.
    pub rule: Rule,
    /// Its rating.
    pub rating: Tenths,
    /// The number of nodes of a chain, as counted for the rating.
    pub complexity: Option<u32>,
    /// The candidate that is placed; its peers then lose the digit.
    pub placement: Option<Candidate>,
    /// The candidates that are removed; for a placement, those of its cell that a chain removes.
    pub eliminations: CandidateSet,
    /// The chains that the step rests on, one for each end; none for rules without chains.
    pub strands: Vec<Strand>,
    /// The pattern that the step rests on.
    pub(in crate::rating) pattern: SePattern,
}

/// The pattern that a step rests on, as far as telling it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rating) enum SePattern {
    /// A question with one candidate left.
    Single(Constraint),
    /// Locked candidates.
    Locked(LockedCandidates),
    /// A naked or hidden set.
    Subset(Subset),
    /// A fish.
    Fish(Fish),
    /// A wing.
    Wing(Wing),
    /// A unique rectangle or loop: the number of cells and the type, 1 to 4.
    Loop { length: usize, kind: u8 },
    /// A bivalue universal grave: the type, 1 to 4.
    Grave { kind: u8 },
    /// Two or three cells whose combinations are excluded, and the cells that see all of them.
    Aligned { cells: CellSet, excluders: CellSet },
    /// Strong links of a digit: their number, and the houses that it is split in, in the order of
    /// the chain (the first again beyond the number of links).
    StrongLinks { digit: Digit, bases: [House; 4], links: u8 },
    /// An almost locked set and a cell with two of its digits.
    BentWing { set: CellSet, cell: Cell },
    /// Chains, which the search that found them tells when asked.
    Chains,
}

/// One chain, or a net if links rest on several others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strand {
    /// The end first, then its ancestors, the nearest first; the assumptions are among the last.
    pub links: Vec<Inference>,
}

/// A candidate that is true or false, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inference {
    /// The candidate, true or false.
    pub literal: Literal,
    /// The place of the inference.
    pub cause: Cause,
    /// The links that it follows from: indices into [`Strand::links`].
    pub parents: Vec<usize>,
}

/// The place where a link of a chain is inferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cause {
    /// None: the link is assumed.
    Assumed,
    /// In a cell.
    Cell(Cell),
    /// In a house.
    House(House),
    /// By a simpler rule, on the grid as it is by then.
    Rule,
}

impl Default for SeStep {
    fn default() -> SeStep {
        SeStep {
            rule: Rule::HiddenSingle,
            rating: Tenths(0),
            complexity: None,
            placement: None,
            eliminations: CandidateSet::EMPTY,
            strands: Vec::new(),
            pattern: SePattern::Chains,
        }
    }
}

impl SeStep {
    /// The placement, or else the eliminations; a placement implies the removals from its own cell.
    pub fn concluded(&self) -> Literals {
        match self.placement {
            Some(candidate) => Literals::of(Literal::is(candidate)),
            None => self.eliminations.iter().map(Literal::is_not).collect(),
        }
    }

    /// Starts a step that removes candidates.
    #[inline]
    pub(super) fn set(&mut self, rule: Rule, rating: f64, pattern: SePattern) {
        self.rule = rule;
        self.rating = Tenths::of(rating);
        self.pattern = pattern;
        self.complexity = None;
        self.placement = None;
        self.eliminations = CandidateSet::EMPTY;
    }

    /// Starts a step that places a digit.
    #[inline]
    pub(super) fn put(&mut self, rule: Rule, rating: f64, cell: usize, digit: usize, pattern: SePattern) {
        self.set(rule, rating, pattern);
        self.placement = Some(Candidate::from_index(cell * 9 + digit));
    }

    /// Applies its conclusion.
    #[inline]
    pub(super) fn apply_to(&self, state: &mut State) {
        match self.placement {
            Some(candidate) => state.place(candidate.cell().index(), candidate.digit().index()),
            None => self.eliminations.iter().for_each(|gone| state.remove(gone.cell().index(), gone.digit().index())),
        }
    }

    /// Adds a removed candidate.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.eliminations.insert(Candidate::from_index(cell * 9 + digit));
    }
}

impl SePattern {
    /// The only place of a digit in a house.
    #[inline]
    pub(super) fn single_in(number: usize, digit: usize) -> SePattern {
        SePattern::Single(Constraint::digit_in(Digit::from_index(digit), house(number)))
    }
}
