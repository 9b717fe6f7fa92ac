//! Requests for puzzles, and whether they are possible at all.

use super::symmetry::ClueSymmetry;
use crate::board::{CellSet, House};
use std::ops::RangeInclusive;

/// The puzzles to generate. Each has exactly one solution. Other fields may follow: use
/// `..Request::default()`.
#[derive(Clone, Debug)]
pub struct Request {
    /// Every clue is needed: without any one of them there are several solutions.
    pub minimal: bool,
    /// The number of clues; if `None`, as few as removing them in random order leaves.
    pub clues: Option<RangeInclusive<usize>>,
    /// The arrangement of the clues.
    pub symmetry: ClueSymmetry,
    /// The cells with clues; all others are empty.
    pub pattern: Option<CellSet>,
    /// The same seed gives the same puzzles.
    pub seed: u64,
    /// No two puzzles are equivalent: each has a canonical form of its own.
    pub distinct: bool,
    /// Minimal puzzles whose bias is known: clues are removed in random order, none is put back,
    /// and where one was needed before the puzzle is minimal the attempt fails. A minimal puzzle
    /// with n clues then comes with a chance of 1 in C(81, n) from its grid; some hundred thousand
    /// attempts fail for each that succeeds. Symmetry and pattern do not apply.
    pub controlled_bias: bool,
}

impl Default for Request {
    fn default() -> Request {
        let (clues, symmetry, pattern) = (None, ClueSymmetry::None, None);
        Request { minimal: false, clues, symmetry, pattern, seed: 0, distinct: false, controlled_bias: false }
    }
}

/// The reason why a request is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// A range that ends before it begins, or beyond the grid.
    #[error("{from} to {to} clues: expected a range within 0 to 81, the smaller number first")]
    Range {
        /// The smallest number requested.
        from: usize,
        /// The largest number requested.
        to: usize,
    },
    /// Fewer than 17 clues.
    #[error("a puzzle with exactly one solution has at least 17 clues; this request allows at most {found}")]
    TooFew {
        /// The largest number requested.
        found: usize,
    },
    /// The symmetry does not allow such a number of clues.
    #[error("no {symmetry} arrangement has {from} to {to} clues")]
    NoSuchNumber {
        /// The symmetry.
        symmetry: ClueSymmetry,
        /// The smallest number requested.
        from: usize,
        /// The largest number requested.
        to: usize,
    },
    /// The pattern has another number of clues than requested.
    #[error("the pattern has {marks} clues, but {from} to {to} were requested")]
    PatternNumber {
        /// The number of clues in the pattern.
        marks: usize,
        /// The smallest number requested.
        from: usize,
        /// The largest number requested.
        to: usize,
    },
    /// The pattern lacks the symmetry.
    #[error("the pattern is not {symmetry}")]
    PatternSymmetry {
        /// The symmetry.
        symmetry: ClueSymmetry,
    },
    /// Two lines of a band or stack have no clues, so they can be swapped in any solution.
    #[error("{} and {} have no clues in the pattern; swapping them in a solution gives another one", lines[0], lines[1])]
    EmptyLines {
        /// The lines.
        lines: [House; 2],
    },
    /// All nine cells of a house have clues, and each follows from the other eight.
    #[error("{house} is full of clues in the pattern; each follows from the others, so no such puzzle is minimal")]
    FullHouse {
        /// The house.
        house: House,
    },
}

/// The fewest clues that leave a unique solution (McGuire, Tugemann and Civario, 2012).
pub const FEWEST_CLUES: usize = 17;

impl Request {
    /// Looks for reasons why no puzzle meets the request.
    pub(super) fn check(&self) -> Result<(), RequestError> {
        let (from, to) = self.clues.as_ref().map_or((0, 81), |clues| (*clues.start(), *clues.end()));
        if from > to || to > 81 {
            return Err(RequestError::Range { from, to });
        }
        if to < FEWEST_CLUES {
            return Err(RequestError::TooFew { found: to });
        }
        let reachable = reachable(self.symmetry);
        if !(from.max(FEWEST_CLUES)..=to).any(|count| reachable >> count & 1 != 0) {
            return Err(RequestError::NoSuchNumber { symmetry: self.symmetry, from, to });
        }
        match self.pattern {
            None => Ok(()),
            Some(pattern) => self.check_pattern(pattern, from, to),
        }
    }

    fn check_pattern(&self, pattern: CellSet, from: usize, to: usize) -> Result<(), RequestError> {
        let marks = pattern.len();
        if marks < FEWEST_CLUES {
            return Err(RequestError::TooFew { found: marks });
        }
        if !(from..=to).contains(&marks) {
            return Err(RequestError::PatternNumber { marks, from, to });
        }
        if pattern.iter().any(|cell| !self.symmetry.orbit(cell).is_subset(pattern)) {
            return Err(RequestError::PatternSymmetry { symmetry: self.symmetry });
        }
        let lines = |three: usize| [3 * three, 3 * three + 1, 3 * three + 2];
        let chutes = (0..3).flat_map(|three| [lines(three).map(House::row), lines(three).map(House::column)]);
        for chute in chutes {
            let empty: Vec<House> = chute.into_iter().filter(|line| (line.cells() & pattern).is_empty()).collect();
            if let [a, b, ..] = empty[..] {
                return Err(RequestError::EmptyLines { lines: [a, b] });
            }
        }
        let houses = (0..9).flat_map(|number| [House::row(number), House::column(number), House::block(number)]);
        match houses.into_iter().find(|house| house.cells().is_subset(pattern)) {
            Some(house) if self.minimal => Err(RequestError::FullHouse { house }),
            _ => Ok(()),
        }
    }
}

/// The sizes of all unions of orbits, as bits.
fn reachable(symmetry: ClueSymmetry) -> u128 {
    symmetry.orbits().into_iter().fold(1, |sums, orbit| sums | sums << orbit.len())
}
