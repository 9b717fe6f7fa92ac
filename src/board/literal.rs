//! Literals: a candidate said to be true or false.

use super::candidate::Candidate;
use super::cell::NameError;
use super::name::{ELIMINATIONS, Named};
use super::set::{Element, nth};
use std::fmt;
use std::str::FromStr;

/// A candidate said to be true (a placement) or false (an elimination): a conclusion of a step, or
/// an assumption of a case.
///
/// True ones sort before false ones, then by candidate.
///
/// ```
/// use whydoku::board::{Candidate, Literal};
/// let candidate: Candidate = "r1c1=2".parse().unwrap();
/// assert_eq!(Literal::is(candidate).to_string(), "r1c1=2");
/// assert_eq!(Literal::is_not(candidate).to_string(), "r1c1<>2");
/// assert_eq!("R1C1<>2".parse(), Ok(Literal::is_not(candidate)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal(u16);

/// Set where the candidate is false; above the number of every candidate.
const FALSE: u16 = 1 << 10;

impl Literal {
    /// The candidate is true.
    #[inline]
    pub fn is(candidate: Candidate) -> Literal {
        Literal(candidate.index() as u16)
    }

    /// The candidate is false.
    #[inline]
    pub fn is_not(candidate: Candidate) -> Literal {
        Literal(candidate.index() as u16 | FALSE)
    }

    /// The candidate.
    #[inline]
    pub fn candidate(self) -> Candidate {
        nth((self.0 & !FALSE) as usize)
    }

    /// Whether the candidate is said to be true.
    #[inline]
    pub const fn is_true(self) -> bool {
        self.0 & FALSE == 0
    }
}

impl fmt::Display for Literal {
    /// `r1c1=2` or `r1c1<>2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Named for Literal {
    #[inline]
    fn name(self) -> &'static str {
        if self.is_true() { self.candidate().name() } else { ELIMINATIONS[self.candidate().index()] }
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Literal {
    type Err = NameError;

    /// Reads `r1c1=2` and `r1c1<>2`.
    fn from_str(text: &str) -> Result<Literal, NameError> {
        let literal = match text.split_once("<>") {
            Some((cell, digit)) => format!("{cell}={digit}").parse().map(Literal::is_not),
            None => text.parse().map(Literal::is),
        };
        literal.map_err(|_| NameError { found: text.into(), expected: "r1c1=2 or r1c1<>2" })
    }
}
