//! A moment in a solution: what is given, what has been placed, and which candidates are left.
//!
//! The state is the idea of [`super::constraint`] made flesh: for each of the 324 constraints one mask of nine bits,
//! the slots whose candidates are still possible. A constraint that is answered (its digit is placed) has an empty
//! mask. The four masks of a candidate always agree, and agree with a set of cells for each digit, because only
//! [`Position::place`] and [`Position::remove`] write. While they write they note each constraint that is left with
//! a single candidate, or with none, so that singles and contradictions are looked up and never searched.

use super::candidate::Candidate;
use super::cell::Cell;
use super::constraint::{Constraint, View};
use super::digit::Digit;
use super::grid::{Conflict, Grid};
use super::house::House;
use super::set::{CandidateSet, CellSet, DigitSet, Element, HouseSet};

/// Givens, placed digits and candidates. See the [module](self) for what is kept and why.
///
/// Filled cells have no candidates here, and an answered constraint has none; where a proof needs "the digit of a
/// filled cell is the one candidate of its constraints", [`Position::true_or_possible`] says so.
///
/// ```
/// use whydoku::board::{Constraint, Cell, Grid, Position};
/// let grid: Grid = "12345678.".repeat(1).chars().chain(".".repeat(72).chars()).collect::<String>().parse().unwrap();
/// let position = Position::new(&grid).unwrap();
/// let last = Cell::at(0, 8);
/// assert_eq!(position.candidates(last).to_string(), "{9}");
/// assert_eq!(position.slots(Constraint::cell(last)).len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// For each constraint the slots of its candidates; empty when answered.
    slots: [Slots; 324],
    /// For each digit the empty cells where it is a candidate.
    cells: [CellSet; 9],
    digits: Grid,
    empty: CellSet,
    givens: Option<CellSet>,
    /// How many cells of each house are empty.
    open: [u8; 27],
    /// The houses with exactly one empty cell.
    last_cell: HouseSet,
    /// For each view, bit by bit, the open constraints with one candidate, and with none.
    single: [u128; 4],
    dead: [u128; 4],
}

/// The candidates of one constraint, as a set of slots 0 to 8 (see [`super::constraint`]).
pub type Slots = super::set::Set<Slot>;

/// The place of a candidate within a constraint, 0 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Slot(u8);

impl Element for Slot {
    type Bits = u16;
    const COUNT: usize = 9;

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Slot(index as u8)
    }
}

impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The slot of a candidate in each of its four constraints, in the order of [`View::ALL`].
#[inline]
fn slots_of(cell: Cell, digit: Digit) -> [usize; 4] {
    [digit.index(), cell.column(), cell.row(), cell.place_in_box()]
}

/// The numbers of the four constraints of a candidate, in the order of [`View::ALL`].
#[inline]
fn constraints_of(cell: Cell, digit: Digit) -> [usize; 4] {
    let digit = digit.index();
    [cell.index(), 81 + cell.row() * 9 + digit, 162 + cell.column() * 9 + digit, 243 + cell.box_number() * 9 + digit]
}

impl Position {
    /// The position at the start of a puzzle: its givens placed, every digit that a given rules out removed.
    ///
    /// # Errors
    /// If a digit stands twice in a house.
    pub fn new(givens: &Grid) -> Result<Position, Conflict> {
        let allowed = |cell: Cell| allowed_by(givens, cell);
        Position::build(givens, Some(givens.filled()), allowed)
    }

    /// A position in the middle of a solution.
    ///
    /// `digits` are all filled cells, `givens` those of them that are givens (`None` if that is not known), and
    /// `candidates` what is left of the empty cells. Candidates that a filled cell rules out are dropped, those of
    /// filled cells ignored.
    ///
    /// # Errors
    /// If a digit stands twice in a house.
    pub fn with_candidates(
        digits: &Grid,
        givens: Option<CellSet>,
        candidates: CandidateSet,
    ) -> Result<Position, Conflict> {
        Position::build(digits, givens, |cell| {
            allowed_by(digits, cell)
                & Digit::all().filter(|&digit| candidates.contains(Candidate::new(cell, digit))).collect()
        })
    }

    fn build(digits: &Grid, givens: Option<CellSet>, allowed: impl Fn(Cell) -> DigitSet) -> Result<Position, Conflict> {
        if let Some(conflict) = digits.conflict() {
            return Err(conflict);
        }
        let empty = CellSet::full() - digits.filled();
        let mut position = Position {
            slots: [Slots::EMPTY; 324],
            cells: [CellSet::EMPTY; 9],
            digits: *digits,
            empty,
            givens,
            open: [0; 27],
            last_cell: HouseSet::EMPTY,
            single: [0; 4],
            dead: [0; 4],
        };
        for cell in empty {
            for house in cell.houses() {
                position.open[house.index()] += 1;
            }
            for digit in allowed(cell) {
                position.cells[digit.index()].insert(cell);
                for (index, slot) in constraints_of(cell, digit).into_iter().zip(slots_of(cell, digit)) {
                    position.slots[index].insert(Slot(slot as u8));
                }
            }
        }
        position.last_cell = House::all().filter(|house| position.open[house.index()] == 1).collect();
        for constraint in Constraint::all() {
            if position.answer(constraint).is_none() {
                position.note(constraint.view().index(), constraint.index());
            }
        }
        Ok(position)
    }

    /// The empty cells.
    #[inline]
    pub fn empty_cells(&self) -> CellSet {
        self.empty
    }

    /// The cells that were filled from the start; `None` if that is not known.
    #[inline]
    pub fn givens(&self) -> Option<CellSet> {
        self.givens
    }

    /// The digit in a cell, given or placed.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    /// All filled cells.
    #[inline]
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The digits that are still possible in a cell; none if it is filled.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::from_bits(self.slots[cell.index()].bits())
    }

    /// The empty cells where a digit is still possible.
    #[inline]
    pub fn cells_for(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// The empty cells of a house where a digit is still possible.
    #[inline]
    pub fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.cells[digit.index()] & house.cells()
    }

    /// Is this candidate still possible? Never so in a filled cell.
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.cells[candidate.digit().index()].contains(candidate.cell())
    }

    /// Every candidate that is left.
    pub fn all_candidates(&self) -> CandidateSet {
        self.empty
            .iter()
            .flat_map(|cell| self.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit)))
            .collect()
    }

    /// The slots of the candidates that a constraint has left; none if it is answered.
    #[inline]
    pub fn slots(&self, constraint: Constraint) -> Slots {
        self.slots[constraint.index()]
    }

    /// The candidates that a constraint has left, in the order of their slots; none if it is answered.
    pub fn candidates_of(&self, constraint: Constraint) -> impl Iterator<Item = Candidate> + Clone {
        self.slots(constraint).iter().map(move |slot| constraint.candidate(slot.index()))
    }

    /// The filled cell that answers a constraint, with its digit.
    pub fn answer(&self, constraint: Constraint) -> Option<Candidate> {
        (0..9).map(|slot| constraint.candidate(slot)).find(|&candidate| self.is_placed(candidate))
    }

    /// Does this cell hold this digit?
    #[inline]
    pub fn is_placed(&self, candidate: Candidate) -> bool {
        self.digit(candidate.cell()) == Some(candidate.digit())
    }

    /// The candidates that a constraint can be answered with, for a proof: the digit of a filled cell is the only
    /// one of its four constraints.
    pub fn true_or_possible(&self, constraint: Constraint) -> impl Iterator<Item = Candidate> + Clone {
        self.answer(constraint).into_iter().chain(self.candidates_of(constraint))
    }

    /// The first constraint of a view, by number, that is left with a single candidate, and this candidate.
    #[inline]
    pub fn first_single(&self, view: View) -> Option<(Constraint, Candidate)> {
        self.singles(view).next()
    }

    /// The open constraints of a view that are left with a single candidate, by number.
    #[inline]
    pub fn singles(&self, view: View) -> impl Iterator<Item = (Constraint, Candidate)> + '_ {
        bits_of(self.single[view.index()]).map(move |bit| {
            let constraint = Constraint::from_index(view.index() * 81 + bit);
            let slot = self.slots(constraint).bits().trailing_zeros() as usize;
            (constraint, constraint.candidate(slot))
        })
    }

    /// The houses with exactly one empty cell.
    #[inline]
    pub fn houses_with_one_empty_cell(&self) -> HouseSet {
        self.last_cell
    }

    /// The first open constraint, by number, that has no candidate left: the position has no solution.
    #[inline]
    pub fn contradiction(&self) -> Option<Constraint> {
        View::ALL.into_iter().find_map(|view| {
            let bit = bits_of(self.dead[view.index()]).next()?;
            Some(Constraint::from_index(view.index() * 81 + bit))
        })
    }

    /// Is every cell filled? As no digit is ever placed twice in a house, this is a solution then.
    #[inline]
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Fills a cell with one of its candidates, and removes the candidates that this rules out: the other digits of
    /// the cell, and the digit from the cell's peers.
    ///
    /// # Panics
    /// If the candidate is not possible any more: the position would not hold together.
    pub fn place(&mut self, candidate: Candidate) {
        assert!(self.has(candidate), "{candidate} is not a candidate");
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let others = self.candidates(cell).without(digit);
        let peers = self.cells[digit.index()] & cell.peers();

        self.digits.set(cell, Some(digit));
        self.empty.remove(cell);
        self.cells[digit.index()].remove(cell);
        for (view, index) in constraints_of(cell, digit).into_iter().enumerate() {
            self.slots[index] = Slots::EMPTY;
            self.single[view] &= !(1 << (index - view * 81));
        }
        for house in cell.houses() {
            let open = &mut self.open[house.index()];
            *open -= 1;
            match *open {
                0 => self.last_cell.remove(house),
                1 => self.last_cell.insert(house),
                _ => {}
            }
        }
        for other in others {
            self.strike(cell, other);
        }
        for peer in peers {
            self.strike(peer, digit);
        }
    }

    /// Removes a candidate. Returns whether it was there.
    pub fn remove(&mut self, candidate: Candidate) -> bool {
        let there = self.has(candidate);
        if there {
            self.strike(candidate.cell(), candidate.digit());
        }
        there
    }

    /// Takes a candidate out of its digit's cells and out of those of its constraints that are open.
    #[inline]
    fn strike(&mut self, cell: Cell, digit: Digit) {
        self.cells[digit.index()].remove(cell);
        let (constraints, slots) = (constraints_of(cell, digit), slots_of(cell, digit));
        for view in 0..4 {
            let slots_left = &mut self.slots[constraints[view]];
            // The constraint that a placement has just answered is empty already and stays unnoticed.
            if !slots_left.is_empty() {
                slots_left.remove(Slot(slots[view] as u8));
                self.note(view, constraints[view]);
            }
        }
    }

    /// Notes a constraint that has one candidate left, or none.
    #[inline]
    fn note(&mut self, view: usize, index: usize) {
        let slots = self.slots[index].bits();
        let bit = 1 << (index - view * 81);
        if slots == 0 {
            self.single[view] &= !bit;
            self.dead[view] |= bit;
        } else if slots & (slots - 1) == 0 {
            self.single[view] |= bit;
        }
    }
}

/// The digits that no filled peer of the cell holds.
fn allowed_by(digits: &Grid, cell: Cell) -> DigitSet {
    let seen: DigitSet = cell.peers().iter().filter_map(|peer| digits.get(peer)).collect();
    DigitSet::full() - seen
}

#[inline]
fn bits_of(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bit)
    })
}
