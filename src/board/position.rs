//! Positions: givens, placed digits, and the candidates that are left.
//!
//! A position stores the four views of [`super`] as they are: for each of the 324 constraints a
//! mask of nine bits, the slots of the candidates that are still possible. An answered constraint,
//! one whose digit is placed, has an empty mask. The four masks of a candidate always agree, with
//! each other and with a set of cells for each digit, because only [`Position::place`] and
//! [`Position::remove`] write. While writing they note each constraint that is left with a single
//! candidate, or with none, so singles and contradictions are looked up and never searched for.

mod constraints;

use super::bits::{Bits, Words, is_one_of_few};
use super::candidate::{Candidate, CandidateSet};
use super::cell::{Cell, CellSet};
use super::constraint::{Constraint, View};
use super::digit::{Digit, DigitSet};
use super::grid::{Conflict, Grid};
use super::house::{House, HouseSet};
use super::place::{PLACES, SEEN_BY, membership};
use super::set::Element;
use super::slot::Slots;

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
    /// For each view, for each constraint the slots of its candidates; empty when answered.
    slots: [[u16; 81]; 4],
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
    /// For each view the open constraints with one candidate, by their numbers within the view.
    single: [Words<2>; 4],
    /// The lowest number of an open constraint without candidates; 324 when there is none.
    dead: u16,
}

impl Position {
    /// The position at the start of a puzzle: its givens placed, every digit that a given rules out
    /// removed.
    ///
    /// # Errors
    /// If a digit occurs twice in a house.
    pub fn new(givens: &Grid) -> Result<Position, Conflict> {
        Position::build(givens, Some(givens.filled()))
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
        let mut position = Position::build(digits, givens)?;
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
    fn build(digits: &Grid, givens: Option<CellSet>) -> Result<Position, Conflict> {
        let mut position = Position {
            slots: [[0; 81]; 4],
            cells: [CellSet::EMPTY; 9],
            digits: *digits,
            empty: CellSet::EMPTY,
            givens,
            open: [0x1ff; 27],
            placed: [DigitSet::EMPTY; 27],
            last_cell: HouseSet::EMPTY,
            single: [Words::EMPTY; 4],
            dead: Constraint::COUNT as u16,
        };
        // For each digit the cells that see it.
        let mut seen = [[0; 9]; 3];
        for cell in Cell::all() {
            let Some(digit) = digits.get(cell) else {
                position.empty.insert(cell);
                continue;
            };
            for (kind, house) in cell.houses().into_iter().enumerate() {
                let house = house.index();
                if position.placed[house].contains(digit) {
                    return digits.conflict().map_or(Ok(position), Err);
                }
                position.placed[house].insert(digit);
                position.open[house] &= PLACES[cell.index()].others[kind];
                seen[kind][digit.index()] |= SEEN_BY[kind][cell.index()];
            }
        }
        for cell in position.empty {
            let [row, column, block] = cell.houses().map(|house| position.placed_in(house));
            position.slots[0][cell.index()] = (DigitSet::full() - (row | column | block)).bits();
        }
        for digit in Digit::all() {
            position.cells[digit.index()] = position.empty - CellSet::from_bits(seen[0][digit.index()]);
            for (kind, seen) in seen.iter().enumerate() {
                // Three houses at a time: a shift of 128 bits takes several instructions.
                for third in 0..3 {
                    let mut left = (!seen[digit.index()] >> (27 * third)) as u32;
                    for number in 3 * third..3 * third + 3 {
                        position.slots[1 + kind][9 * number + digit.index()] =
                            left as u16 & position.open[9 * kind + number];
                        left >>= 9;
                    }
                }
            }
        }
        for house in House::all() {
            if position.empty_slots(house).single().is_some() {
                position.last_cell.insert(house);
            }
        }
        for number in 0..9 {
            position.note_narrow(View::Cell, 9 * number, position.open[number]);
            for view in [View::Row, View::Column, View::Box] {
                position.note_narrow(view, 9 * number, !position.placed[9 * (view.index() - 1) + number].bits());
            }
        }
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
        DigitSet::from_bits(self.slots[0][cell.index()])
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
        CandidateSet::from_bits(Words::of_nines(&self.slots[View::Cell.index()]))
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
        if !self.candidates(cell).contains(digit) {
            return false;
        }
        let others = self.candidates(cell).without(digit);

        self.digits.set(cell, Some(digit));
        self.empty.remove(cell);
        let peers = self.cells[digit.index()] & cell.peers();
        self.cells[digit.index()] -= cell.peers().with(cell);
        for other in others {
            self.cells[other.index()].remove(cell);
            self.strike([View::Row, View::Column, View::Box], cell, other);
        }
        peers.iter().for_each(|peer| self.strike(View::ALL, peer, digit));
        // Last: until now this candidate was left in each of its constraints, so none of them
        // looked like a contradiction.
        for view in View::ALL {
            let (number, _) = membership(view, cell, digit);
            self.slots[view.index()][number] = 0;
            self.single[view.index()].clear(number);
        }
        for (house, others) in cell.houses().into_iter().zip(PLACES[cell.index()].others) {
            self.placed[house.index()].insert(digit);
            let open = &mut self.open[house.index()];
            *open &= others;
            if *open & open.wrapping_sub(1) == 0 {
                if *open == 0 { self.last_cell.remove(house) } else { self.last_cell.insert(house) }
            }
        }
        true
    }

    /// Removes a candidate. Returns whether it was there.
    pub fn remove(&mut self, candidate: Candidate) -> bool {
        let there = self.has(candidate);
        if there {
            self.cells[candidate.digit().index()].remove(candidate.cell());
            self.strike(View::ALL, candidate.cell(), candidate.digit());
        }
        there
    }

    /// Clears the slots of a candidate that is there in some views.
    #[inline(always)]
    fn strike<const N: usize>(&mut self, views: [View; N], cell: Cell, digit: Digit) {
        for view in views {
            let (number, others) = membership(view, cell, digit);
            let left = &mut self.slots[view.index()][number];
            *left &= others;
            // The processor cannot predict which constraints become single, so the note is written
            // without a branch.
            self.single[view.index()].set_if(is_one_of_few(*left), number);
            if *left == 0 {
                self.note(view, number);
            }
        }
    }

    /// Notes those of nine constraints of a view that are open and have at most one candidate.
    fn note_narrow(&mut self, view: View, first: usize, open: u16) {
        let slots = &self.slots[view.index()][first..first + 9];
        let narrow = |(i, &slots): (usize, &u16)| u16::from(slots & slots.wrapping_sub(1) == 0) << i;
        let narrow = slots.iter().enumerate().map(narrow).fold(0, |all, one| all | one);
        for place in Slots::from_bits(narrow & open) {
            self.note(view, first + place.index());
        }
    }

    /// Notes that an open constraint has at most one candidate left.
    #[inline]
    fn note(&mut self, view: View, number: usize) {
        let single = &mut self.single[view.index()];
        if self.slots[view.index()][number] != 0 {
            single.set(number);
        } else {
            single.clear(number);
            self.dead = self.dead.min((view.index() * 81 + number) as u16);
        }
    }
}
