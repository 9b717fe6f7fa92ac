//! The 729 candidates: a digit in a cell.

use super::cell::{Cell, NameError};
use super::constraint::{Constraint, View};
use super::digit::Digit;
use super::set::{Element, numbered};
use std::fmt;
use std::str::FromStr;

/// A digit in a cell: something that may turn out true (a placement) or false (an elimination).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Candidate(u16);

impl Candidate {
    /// This digit in this cell.
    #[inline]
    pub fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate((cell.index() * 9 + digit.index()) as u16)
    }

    /// The cell.
    #[inline]
    pub fn cell(self) -> Cell {
        Cell::from_index(self.0 as usize / 9)
    }

    /// The digit.
    #[inline]
    pub fn digit(self) -> Digit {
        Digit::from_index(self.0 as usize % 9)
    }

    /// The four constraints the candidate belongs to, one a view, in the order of [`View::ALL`].
    #[inline]
    pub fn constraints(self) -> [Constraint; 4] {
        View::ALL.map(|view| Constraint::of(view, self))
    }

    /// Can the two not both be true? So it is for two digits in a cell and for a digit twice in a house.
    /// A candidate does not conflict with itself.
    pub fn conflicts(self, other: Candidate) -> bool {
        match (self.cell() == other.cell(), self.digit() == other.digit()) {
            (true, same_digit) => !same_digit,
            (false, same_digit) => same_digit && self.cell().sees(other.cell()),
        }
    }
}

numbered!(Candidate(u16), bits super::set::Words<12>, count 729);

impl fmt::Display for Candidate {
    /// `r1c1=2`, as for a placement.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cell(), self.digit())
    }
}

impl FromStr for Candidate {
    type Err = NameError;

    /// Reads `r1c1=2`.
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
