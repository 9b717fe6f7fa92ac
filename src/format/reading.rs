//! The result of reading: one position, and the content of the text beside it.

use super::error::Source;
use super::kind::Format;
use super::rest::Rest;
use super::row::{Brackets, Content, is_bracketed};
use super::symbol;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Conflict, Digit, DigitSet, Element, Grid, Position};

/// One puzzle or position that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Reading {
    /// The place where it begins.
    pub source: Source,
    /// The format it was in.
    pub format: Format,
    /// All filled cells, given or placed. They may conflict.
    pub digits: Grid,
    /// The givens among them; `None` if the text does not say. The digits of a plain grid count as
    /// givens.
    pub givens: Option<CellSet>,
    /// The candidates of the empty cells; `None` if the text does not say, which means all that the
    /// digits leave.
    pub candidates: Option<CandidateSet>,
    /// The case that a line of a technique library describes.
    pub library: Option<Box<LibraryCase>>,
    /// The other fields of the text.
    pub rest: Rest,
}

/// The content of a line of a technique library beside its position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LibraryCase {
    /// The technique's number, such as `0300`.
    pub code: String,
    /// The variant, which selects options of the search.
    pub variant: Option<u8>,
    /// Whether the technique must not be found here.
    pub must_fail: bool,
    /// The digits of the step, in the order of the line.
    pub digits: Vec<Digit>,
    /// The candidates that were removed before.
    pub deleted: CandidateSet,
    /// The candidates that the step removes.
    pub eliminations: CandidateSet,
    /// The candidates that the step places.
    pub placements: CandidateSet,
    /// The last field, such as the length of a chain.
    pub extra: String,
}

impl Reading {
    /// A reading whose digits are all givens.
    pub(super) fn new(source: Source, format: Format, digits: Grid) -> Reading {
        let givens = Some(digits.filled());
        Reading { source, format, digits, givens, candidates: None, library: None, rest: Rest::Nothing }
    }

    /// The reading of a line of 81 characters, each a digit or a blank, that begins here.
    pub fn plain(cells: &[u8; 81], source: Source) -> Reading {
        Reading::new(source, Format::Line, Grid::from_line(cells))
    }

    /// A reading from candidates alone: a cell with a single one counts as filled if no peer has
    /// that digit as a candidate, and otherwise as a naked single that is still to be placed.
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

    /// A reading from groups of candidates. Brackets count unless only plain pencil marks are
    /// expected.
    pub(super) fn from_groups(source: Source, only: Option<Format>, cells: &[Content; 81]) -> Reading {
        if only != Some(Format::Bracketed) && (only == Some(Format::PencilMarks) || !is_bracketed(cells)) {
            let mut reading =
                Reading::from_candidates(source, Format::PencilMarks, cells.map(|content| content.digits));
            reading.adopt_user_digits(cells);
            return reading;
        }
        let (mut digits, mut givens, mut left) = (Grid::EMPTY, CellSet::EMPTY, CandidateSet::EMPTY);
        for (cell, content) in Cell::all().zip(cells) {
            match content.brackets {
                Some(brackets) => {
                    digits.set(cell, content.digits.first());
                    givens.extend((brackets == Brackets::Square).then_some(cell));
                }
                None => left.extend(content.digits.iter().map(|digit| Candidate::new(cell, digit))),
            }
        }
        let (givens, candidates) = (Some(givens), Some(left));
        Reading { givens, candidates, ..Reading::new(source, Format::Bracketed, digits) }
    }

    /// Tells the digits that the user placed from givens, where the cells say so.
    pub(super) fn adopt_user_digits(&mut self, cells: &[Content; 81]) {
        let placed: CellSet = Cell::all().filter(|cell| cells[cell.index()].brackets == Some(Brackets::User)).collect();
        if placed.is_empty() {
            return;
        }
        for cell in placed {
            self.digits.set(cell, cells[cell.index()].digits.first());
        }
        self.givens = Some(self.digits.filled() - placed);
    }

    /// The givens, or all digits if the text does not say which are givens.
    pub fn givens_alone(&self) -> Grid {
        self.givens.map_or(self.digits, |givens| self.digits.only(givens))
    }

    /// The puzzle as 81 characters: [`givens_alone`](Reading::givens_alone).
    pub fn puzzle(&self) -> String {
        self.givens_alone().to_string()
    }

    /// The position that the text describes.
    ///
    /// # Errors
    /// If a digit occurs twice in a house.
    pub fn position(&self) -> Result<Position, Conflict> {
        match self.candidates {
            None if self.givens == Some(self.digits.filled()) => Position::new(&self.digits),
            None => Position::with_candidates(&self.digits, self.givens, CandidateSet::full()),
            Some(candidates) => Position::with_candidates(&self.digits, self.givens, candidates),
        }
    }
}

/// The grid with these cells, blanks included. The caller has counted 81.
pub(super) fn grid_of(cells: impl Iterator<Item = char>) -> Grid {
    let mut grid = Grid::EMPTY;
    for (cell, c) in Cell::all().zip(cells) {
        grid.set(cell, symbol::digit(c));
    }
    grid
}
