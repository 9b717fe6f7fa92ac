//! What is asked for, and whether it can be at all.

use super::symmetry::Symmetry;
use crate::board::{CellSet, House};
use std::ops::RangeInclusive;

/// What puzzles shall be like. All have exactly one solution.
#[derive(Clone, Debug)]
pub struct Request {
    /// No clue can go without a second solution.
    pub minimal: bool,
    /// How many clues; without it as few as taking them away in random order leads to.
    pub clues: Option<RangeInclusive<usize>>,
    /// How the clues are arranged.
    pub symmetry: Symmetry,
    /// The cells with clues, and no others.
    pub pattern: Option<CellSet>,
    /// Decides everything: the same seed gives the same puzzles.
    pub seed: u64,
    /// No two puzzles that only differ in how they are written.
    pub distinct: bool,
}

impl Default for Request {
    fn default() -> Request {
        let (clues, symmetry, pattern) = (None, Symmetry::None, None);
        Request { minimal: false, clues, symmetry, pattern, seed: 0, distinct: false }
    }
}

/// Why there is no such puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RequestError {
    /// A range that ends before it begins, or beyond the grid.
    #[error("{from} to {to} clues: a puzzle has 0 to 81, the smaller number first")]
    Range {
        /// The least number.
        from: usize,
        /// The greatest.
        to: usize,
    },
    /// Less than 17 clues.
    #[error("no puzzle with exactly one solution has fewer than 17 clues, {found} were asked for")]
    TooFew {
        /// How many at most.
        found: usize,
    },
    /// The orbits of the symmetry cannot be put together to that many cells.
    #[error("no {symmetry} arrangement has {from} to {to} clues")]
    NoSuchNumber {
        /// The symmetry.
        symmetry: Symmetry,
        /// The least number.
        from: usize,
        /// The greatest.
        to: usize,
    },
    /// A pattern with another number of clues than asked for.
    #[error("the pattern has {marks} clues, but {from} to {to} were asked for")]
    PatternNumber {
        /// How many cells the pattern has.
        marks: usize,
        /// The least number.
        from: usize,
        /// The greatest.
        to: usize,
    },
    /// A pattern that has not the symmetry.
    #[error("the pattern is not {symmetry}")]
    PatternSymmetry {
        /// The symmetry.
        symmetry: Symmetry,
    },
    /// Two lines of a band or stack without clues could change places.
    #[error("{} and {} have no clues in the pattern, so every solution has a twin with the two exchanged", lines[0], lines[1])]
    EmptyLines {
        /// The lines.
        lines: [House; 2],
    },
    /// A house full of clues, one of which follows from the others.
    #[error("{house} is full of clues in the pattern: any of them could go, so no such puzzle is minimal")]
    FullHouse {
        /// The house.
        house: House,
    },
}

/// The fewest clues with which a solution can be the only one (McGuire, Tugemann and Civario, 2012).
pub const FEWEST_CLUES: usize = 17;

impl Request {
    /// Looks for reasons why no puzzle can be so.
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

/// The numbers of cells that unions of orbits have, as bits.
fn reachable(symmetry: Symmetry) -> u128 {
    symmetry.orbits().into_iter().fold(1, |sums, orbit| sums | sums << orbit.len())
}
