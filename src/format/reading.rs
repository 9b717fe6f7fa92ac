//! What a reader hands on: one position, and what the text said beside it.

use super::error::Source;
use super::library::LibraryCase;
use super::{Format, symbol};
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Conflict, Digit, DigitSet, Element, Grid, Position};
use serde_json::{Map, Value};

/// One puzzle or position that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// Where it begins.
    pub source: Source,
    /// The format it was in.
    pub format: Format,
    /// All filled cells, given or placed. They may conflict.
    pub digits: Grid,
    /// Which of them are givens; `None` where the text does not say. A plain grid counts as all givens.
    pub givens: Option<CellSet>,
    /// The candidates of the empty cells; `None` where the text does not say: then all that the digits leave.
    pub candidates: Option<CandidateSet>,
    /// The case that a line of a technique library stands for.
    pub library: Option<Box<LibraryCase>>,
    /// What else the text said.
    pub rest: Rest,
}

/// What a text says beside the puzzle.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Rest {
    /// Nothing.
    #[default]
    Nothing,
    /// What stands before and after the puzzle on its line, comment signs included.
    Text(String),
    /// The other columns of a record, each with its name from the header.
    Columns(Vec<(String, String)>),
    /// The other fields of a JSON object.
    Fields(Map<String, Value>),
}

impl Reading {
    /// A reading whose digits are all givens.
    pub(super) fn new(source: Source, format: Format, digits: Grid) -> Reading {
        let givens = Some(digits.filled());
        Reading { source, format, digits, givens, candidates: None, library: None, rest: Rest::Nothing }
    }

    /// A reading from candidates alone: a cell with a single one is filled if no peer has that digit as a candidate
    /// still, otherwise it waits to be placed.
    pub(super) fn from_candidates(source: Source, format: Format, candidates: [DigitSet; 81]) -> Reading {
        let mut digits = Grid::EMPTY;
        let mut left = CandidateSet::EMPTY;
        for cell in Cell::all() {
            let here = candidates[cell.index()];
            let elsewhere = |digit: Digit| cell.peers().iter().any(|peer| candidates[peer.index()].contains(digit));
            match here.single() {
                Some(digit) if !elsewhere(digit) => digits.set(cell, Some(digit)),
                _ => left.extend(here.iter().map(|digit| Candidate::new(cell, digit))),
            }
        }
        let candidates = Some(left);
        Reading { givens: None, candidates, ..Reading::new(source, format, digits) }
    }

    /// The puzzle as 81 characters: the givens, or all digits where the text does not say which are givens.
    pub fn puzzle(&self) -> String {
        let shown = self.givens.unwrap_or_else(|| self.digits.filled());
        let digit = |cell| self.digits.get(cell).filter(|_| shown.contains(cell));
        Cell::all().map(|cell| digit(cell).map_or('.', Digit::to_char)).collect()
    }

    /// The position that the text describes.
    ///
    /// # Errors
    /// If a digit stands twice in a house.
    pub fn position(&self) -> Result<Position, Conflict> {
        match self.candidates {
            None if self.givens == Some(self.digits.filled()) => Position::new(&self.digits),
            None => Position::with_candidates(&self.digits, self.givens, CandidateSet::full()),
            Some(candidates) => Position::with_candidates(&self.digits, self.givens, candidates),
        }
    }
}

/// The grid that these cells show, blanks included; the caller has counted 81.
pub(super) fn grid_of(cells: impl Iterator<Item = char>) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, shown) in Cell::all().zip(cells) {
        grid.set(cell, symbol::digit(shown));
    }
    grid
}
