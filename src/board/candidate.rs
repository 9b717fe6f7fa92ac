//! The 729 candidates: a digit in a cell.

use super::bits::Words;
use super::cell::{Cell, NameError};
use super::digit::Digit;
use super::name::{Named, PLACEMENTS};
use super::set::{Element, Set, nth, numbered};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A digit in a cell, which a solution makes true (a placement) or false (an elimination).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Candidate(u16);

numbered!(Candidate(u16), bits Words<12>, count 729);

/// Up to 729 candidates.
pub type CandidateSet = Set<Candidate>;

impl Candidate {
    /// This digit in this cell.
    #[inline]
    pub fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate((cell.index() * 9 + digit.index()) as u16)
    }

    /// The cell.
    #[inline]
    pub fn cell(self) -> Cell {
        nth(self.0 as usize / 9)
    }

    /// The digit.
    #[inline]
    pub fn digit(self) -> Digit {
        nth(self.0 as usize % 9)
    }

    /// The candidates that conflict with this one (see [`Candidate::conflicts`]).
    #[inline]
    pub(crate) fn rivals(self) -> &'static CandidateSet {
        static OF_EACH: LazyLock<Vec<CandidateSet>> = LazyLock::new(|| Candidate::all().map(rivals).collect());
        &OF_EACH[self.index()]
    }

    /// Whether at most one of the two can be true: two digits in one cell, or one digit twice in a
    /// house. A candidate does not conflict with itself.
    pub fn conflicts(self, other: Candidate) -> bool {
        match (self.cell() == other.cell(), self.digit() == other.digit()) {
            (true, same_digit) => !same_digit,
            (false, same_digit) => same_digit && self.cell().sees(other.cell()),
        }
    }
}

/// One row of the table.
fn rivals(of: Candidate) -> CandidateSet {
    let (cell, digit) = (of.cell(), of.digit());
    let in_cell = Digit::all().filter(|&other| other != digit).map(|other| Candidate::new(cell, other));
    in_cell.chain(cell.peers().iter().map(|peer| Candidate::new(peer, digit))).collect()
}

impl fmt::Display for Candidate {
    /// `r1c1=2`, as for a placement.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Named for Candidate {
    #[inline]
    fn name(self) -> &'static str {
        PLACEMENTS[self.index()]
    }
}

impl FromStr for Candidate {
    type Err = NameError;

    /// Reads `r1c1=2` in either case.
    fn from_str(text: &str) -> Result<Candidate, NameError> {
        let read = || {
            let (cell, digit) = text.split_once('=')?;
            let mut digits = digit.chars();
            let digit = Digit::from_char(digits.next()?)?;
            digits.next().is_none().then_some(())?;
            Some(Candidate::new(cell.parse().ok()?, digit))
        };
        read().ok_or_else(|| NameError { found: text.into(), expected: "a placement such as r1c1=2" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rivals_are_the_candidates_that_conflict() {
        for one in Candidate::all() {
            let expected: CandidateSet = Candidate::all().filter(|other| one.conflicts(*other)).collect();
            assert_eq!(*one.rivals(), expected, "{one}");
        }
    }
}
