//! Positions: givens, placed digits, and the candidates that are left.
//!
//! A position stores the four views of [`super`] as they are: for each of the 324 constraints a
//! mask of nine bits, the slots of the candidates that are still possible. An answered constraint,
//! one whose digit is placed, has an empty mask. The four masks of a candidate always agree, with
//! each other and with a set of cells for each digit, because only [`Position::place`] and
//! [`Position::remove`] write. While writing they note each constraint that is left with a single
//! candidate, or with none, so singles and contradictions are looked up and never searched for.

mod constraints;
mod fill;
mod views;

use super::bits::Words;
use super::candidate::{Candidate, CandidateSet};
use super::cell::{Cell, CellSet};
use super::digit::{Digit, DigitSet};
use super::grid::{Conflict, Grid};
use super::house::{House, HouseSet};
use super::literal::Literal;
use super::place::PLACES;
use super::set::Element;
use super::slot::Slots;
use views::Views;

/// Givens, placed digits and candidates.
///
/// Filled cells have no candidates, and neither have answered constraints; [`Position::choices`]
/// counts the digit of a filled cell as the candidate of its constraints, as proofs do.
///
/// ```
/// use whydoku::board::{Constraint, Cell, Grid, Position};
/// let grid: Grid = format!("12345678.{}", ".".repeat(72)).parse().unwrap();
/// let position = Position::new(&grid).unwrap();
/// let last = Cell::at(0, 8);
/// assert_eq!(position.candidates(last).to_string(), "{9}");
/// assert_eq!(position.slots(Constraint::cell(last)).len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// For each constraint the slots of its candidates; empty when answered.
    views: Views,
    /// For each digit the empty cells where it is a candidate.
    cells: [CellSet; 9],
    digits: Grid,
    empty: CellSet,
    givens: Option<CellSet>,
    /// For each house the slots of its empty cells.
    open: [u16; 27],
    /// For each house the digits that its filled cells hold.
    placed: [DigitSet; 27],
    /// The houses with exactly one empty cell.
    last_cell: HouseSet,
}

impl Position {
    /// The position at the start of a puzzle: its givens placed, every digit that a given rules out
    /// removed.
    ///
    /// # Errors
    /// If a digit occurs twice in a house.
    pub fn new(givens: &Grid) -> Result<Position, Conflict> {
        let filled = givens.filled();
        Position::build(givens, filled, Some(filled))
    }

    /// A position in the middle of a solution.
    ///
    /// `digits` are all filled cells, `givens` those of them that are givens (`None` if unknown),
    /// and `candidates` the candidates of the empty cells. Candidates that a filled cell rules out
    /// are dropped; those of filled cells are ignored.
    ///
    /// # Errors
    /// If a digit occurs twice in a house.
    pub fn with_candidates(
        digits: &Grid,
        givens: Option<CellSet>,
        candidates: CandidateSet,
    ) -> Result<Position, Conflict> {
        let mut position = Position::build(digits, digits.filled(), givens)?;
        for gone in position.all_candidates() - candidates {
            position.remove(gone);
        }
        Ok(position)
    }

    /// The puzzle: the givens alone, or all filled cells if the givens are unknown.
    pub fn puzzle(&self) -> Grid {
        self.givens.map_or(self.digits, |givens| self.digits.only(givens))
    }

    /// Whether all filled cells are givens, and every candidate that they leave is there.
    pub fn is_plain(&self) -> bool {
        let seen_by =
            |digit| self.digits.cells_with(digit).iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers());
        self.givens == Some(self.digits.filled())
            && Digit::all().all(|digit| self.cells_for(digit) == self.empty - seen_by(digit))
    }

    /// The position with these filled cells and every candidate that they leave.
    fn build(digits: &Grid, filled: CellSet, givens: Option<CellSet>) -> Result<Position, Conflict> {
        let mut position = Position {
            views: Views::new(),
            cells: [CellSet::EMPTY; 9],
            digits: *digits,
            empty: CellSet::EMPTY,
            givens,
            open: [0x1ff; 27],
            placed: [DigitSet::EMPTY; 27],
            last_cell: HouseSet::EMPTY,
        };
        for cell in filled {
            let Some(digit) = digits.get(cell) else { continue };
            let at = &PLACES[cell.index()];
            for kind in 0..3 {
                let (house, others) = at.house(kind);
                if position.placed[house].contains(digit) {
                    return digits.conflict().map_or(Ok(position), Err);
                }
                position.placed[house].insert(digit);
                position.open[house] &= others;
            }
        }
        position.fill();
        Ok(position)
    }

    /// The empty cells.
    #[inline]
    pub fn empty_cells(&self) -> CellSet {
        self.empty
    }

    /// The empty cells of a house, as the slots that its constraints have for them.
    #[inline]
    pub fn empty_slots(&self, house: House) -> Slots {
        Slots::from_bits(self.open[house.index()])
    }

    /// The digits that the filled cells of a house hold.
    #[inline]
    pub fn placed_in(&self, house: House) -> DigitSet {
        self.placed[house.index()]
    }

    /// The cells of the givens; `None` if they are unknown.
    #[inline]
    pub fn givens(&self) -> Option<CellSet> {
        self.givens
    }

    /// The digit in a cell, given or placed.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    /// The digits of all filled cells.
    #[inline]
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The digits that are still possible in a cell; empty if it is filled.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::from_bits(self.views.slots(cell.index()))
    }

    /// The empty cells where a digit is still possible.
    #[inline]
    pub fn cells_for(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// For each digit the empty cells where it is still possible.
    #[inline]
    pub fn cells_by_digit(&self) -> &[CellSet; 9] {
        &self.cells
    }

    /// The empty cells of a house where a digit is still possible.
    #[inline]
    pub fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.cells[digit.index()] & house.cells()
    }

    /// The candidates of a digit in some cells.
    pub fn candidates_for(&self, digit: Digit, cells: CellSet) -> CandidateSet {
        (self.cells_for(digit) & cells).iter().map(|cell| Candidate::new(cell, digit)).collect()
    }

    /// Whether this candidate is still possible; false in a filled cell.
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.cells[candidate.digit().index()].contains(candidate.cell())
    }

    /// All candidates that are left.
    pub fn all_candidates(&self) -> CandidateSet {
        // The candidates of a cell have numbers side by side.
        CandidateSet::from_bits(Words::of_nines(self.views.cells().as_flattened()))
    }

    /// Whether the cell holds this digit.
    #[inline]
    pub fn is_placed(&self, candidate: Candidate) -> bool {
        self.digit(candidate.cell()) == Some(candidate.digit())
    }

    /// The houses with exactly one empty cell.
    #[inline]
    pub fn houses_with_one_empty_cell(&self) -> HouseSet {
        self.last_cell
    }

    /// Whether every cell is filled. The digits are then a solution: none is twice in a house.
    #[inline]
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Fills a cell with one of its candidates, and removes the candidates that this rules out: the
    /// other digits of the cell, and the digit from the cell's peers.
    ///
    /// # Panics
    /// If the candidate is no longer possible; see [`Position::place_if_possible`].
    pub fn place(&mut self, candidate: Candidate) {
        assert!(self.place_if_possible(candidate), "{candidate} is not a candidate");
    }

    /// Like [`Position::place`], but does nothing if the candidate is no longer possible. Returns
    /// whether it was.
    pub fn place_if_possible(&mut self, candidate: Candidate) -> bool {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let candidates = self.candidates(cell);
        if !candidates.contains(digit) {
            return false;
        }
        let at = &PLACES[cell.index()];

        self.digits.set(cell, Some(digit));
        self.empty -= at.own;
        let places = &mut self.cells[digit.index()];
        let peers = *places & cell.peers();
        *places -= cell.peers() | at.own;
        for peer in peers {
            self.views.remove(peer.index(), &PLACES[peer.index()], digit.index());
        }
        for other in candidates.without(digit) {
            self.cells[other.index()] -= at.own;
            self.views.remove_from_houses(at, other.index());
        }
        // Last: until now this candidate was left in each of its constraints, so none of them
        // looked like a contradiction.
        self.views.answer(cell.index(), at, digit.index());
        for kind in 0..3 {
            let (house, others) = at.house(kind);
            self.placed[house].insert(digit);
            let open = &mut self.open[house];
            *open &= others;
            if *open & open.wrapping_sub(1) == 0 {
                let house = House::from_index(house);
                if *open == 0 { self.last_cell.remove(house) } else { self.last_cell.insert(house) }
            }
        }
        true
    }

    /// Fills a cell or removes a candidate. Returns whether the candidate was there.
    #[inline]
    pub fn write(&mut self, literal: Literal) -> bool {
        let candidate = literal.candidate();
        if literal.is_true() { self.place_if_possible(candidate) } else { self.remove(candidate) }
    }

    /// Removes a candidate. Returns whether it was there.
    pub fn remove(&mut self, candidate: Candidate) -> bool {
        let there = self.has(candidate);
        if there {
            let (cell, digit) = (candidate.cell().index(), candidate.digit().index());
            let at = &PLACES[cell];
            self.cells[digit] -= at.own;
            self.views.remove(cell, at, digit);
        }
        there
    }
}
