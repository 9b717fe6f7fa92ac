//! The subject of a question: a cell, or one candidate.

use crate::board::{Cell, Literal, NameError};
use crate::format::Claim;
use std::fmt;
use std::str::FromStr;

/// The subject of a question.
///
/// ```
/// use whydoku::why::Goal;
/// assert_eq!("r3c5".parse::<Goal>().unwrap().to_string(), "r3c5");
/// assert_eq!("C5 ≠ 4".parse::<Goal>().unwrap().to_string(), "r3c5<>4");
/// assert_eq!("R3C5<>4".parse::<Goal>().unwrap().to_string(), "r3c5<>4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Goal {
    /// The digit of a cell, whichever it is.
    Digit(Cell),
    /// A candidate being true, or false.
    Literal(Literal),
}

impl Goal {
    /// The cell.
    pub fn cell(self) -> Cell {
        match self {
            Goal::Digit(cell) => cell,
            Goal::Literal(literal) => literal.candidate().cell(),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Digit(cell) => cell.fmt(f),
            Goal::Literal(literal) => literal.fmt(f),
        }
    }
}

impl FromStr for Goal {
    type Err = NameError;

    /// Reads `r3c5`, `r3c5=7` and `r3c5<>4`, in every way of writing cells and moves that a
    /// [`Claim`] reads.
    fn from_str(text: &str) -> Result<Goal, NameError> {
        let literal = match Claim::new(text).literals[..] {
            [literal] => Some(Goal::Literal(literal)),
            _ => None,
        };
        let goal = literal.or_else(|| Claim::cell(text).map(Goal::Digit));
        goal.ok_or_else(|| NameError { found: text.into(), expected: "r3c5, r3c5=7 or r3c5<>4" })
    }
}
