//! A moment in a solution: what is given, what has been placed, and which candidates are left.
//!
//! The state is the idea of [`super::constraint`] made flesh: for each of the 324 constraints one mask of nine bits,
//! the slots whose candidates are still possible. A constraint that is answered (its digit is placed) has an empty
//! mask. The four masks of a candidate always agree, and agree with a set of cells for each digit, because only
//! [`Position::place`] and [`Position::remove`] write. While they write they note each constraint that is left with
//! a single candidate, or with none, so that singles and contradictions are looked up and never searched.

use super::candidate::Candidate;
use super::cell::Cell;
use super::constraint::{Constraint, Question, View};
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
    slots: [u16; 324],
    /// For each digit the empty cells where it is a candidate.
    cells: [CellSet; 9],
    digits: Grid,
    empty: CellSet,
    givens: Option<CellSet>,
    /// How many cells of each house are empty.
    open: [u8; 27],
    /// The houses with exactly one empty cell.
    last_cell: HouseSet,
    /// The open constraints with one candidate, nine by nine: bit `j` of group `i` stands for number `9 i + j`.
    single: [u16; 36],
    /// The groups in which there are any.
    groups_with_single: u64,
    /// The lowest number of an open constraint without candidates; 324 when there is none.
    dead: u16,
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

/// Where a cell stands in the four views, in the order of [`View::ALL`].
///
/// Constraints come in groups of nine: the cells of a row, the nine digits in a row, in a column, in a box.
struct Place {
    /// The groups to which the cell's constraints belong.
    group: [u8; 4],
    /// The number of the first constraint of each group.
    first: [u16; 4],
    /// The cell's slot in the constraints of the group, as a bit. In the cell view, where the slot is the digit: the
    /// place of the cell in its group.
    slot: [u16; 4],
}

static PLACES: [Place; 81] = {
    let mut places = [const { Place { group: [0; 4], first: [0; 4], slot: [0; 4] } }; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        let (row, column, square) = (cell.row(), cell.column(), cell.box_number());
        let group = [row, 9 + row, 18 + column, 27 + square];
        places[index] = Place {
            group: [group[0] as u8, group[1] as u8, group[2] as u8, group[3] as u8],
            first: [group[0] as u16 * 9, group[1] as u16 * 9, group[2] as u16 * 9, group[3] as u16 * 9],
            slot: [1 << column, 1 << column, 1 << row, 1 << cell.place_in_box()],
        };
        index += 1;
    }
    places
};

/// What a candidate is in one view.
#[derive(Clone, Copy)]
struct Membership {
    /// The number of its constraint.
    index: usize,
    /// The group of that constraint, and its place in the group, as a bit.
    group: usize,
    place: u16,
    /// The slot of the candidate in the constraint, as a bit.
    slot: u16,
}

/// What a candidate is in the four views, in the order of [`View::ALL`].
#[inline]
fn memberships(cell: Cell, digit: Digit) -> [Membership; 4] {
    let (at, bit) = (&PLACES[cell.index()], 1 << digit.index());
    let in_house = |view: usize| Membership {
        index: at.first[view] as usize + digit.index(),
        group: at.group[view] as usize,
        place: bit,
        slot: at.slot[view],
    };
    let in_cell = Membership { index: cell.index(), group: at.group[0] as usize, place: at.slot[0], slot: bit };
    [in_cell, in_house(1), in_house(2), in_house(3)]
}

impl Position {
    /// The position at the start of a puzzle: its givens placed, every digit that a given rules out removed.
    ///
    /// # Errors
    /// If a digit stands twice in a house.
    pub fn new(givens: &Grid) -> Result<Position, Conflict> {
        Position::build(givens, Some(givens.filled()), |_| DigitSet::from_bits(0x1ff))
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
            Digit::all().filter(|&digit| candidates.contains(Candidate::new(cell, digit))).collect()
        })
    }

    /// Builds a position from its filled cells and what is wanted of the candidates that they leave.
    fn build(digits: &Grid, givens: Option<CellSet>, wanted: impl Fn(Cell) -> DigitSet) -> Result<Position, Conflict> {
        let mut position = Position {
            slots: [0; 324],
            cells: [CellSet::EMPTY; 9],
            digits: *digits,
            empty: CellSet::EMPTY,
            givens,
            open: [0; 27],
            last_cell: HouseSet::EMPTY,
            single: [0; 36],
            groups_with_single: 0,
            dead: Constraint::COUNT as u16,
        };
        let mut answered = [DigitSet::EMPTY; 27];
        for cell in Cell::all() {
            let Some(digit) = digits.get(cell) else {
                position.empty.insert(cell);
                continue;
            };
            for house in cell.houses() {
                if answered[house.index()].contains(digit) {
                    return digits.conflict().map_or(Ok(position), Err);
                }
                answered[house.index()].insert(digit);
            }
        }
        for cell in position.empty {
            let houses = cell.houses().map(House::index);
            let seen = houses.into_iter().fold(DigitSet::EMPTY, |seen, house| seen | answered[house]);
            for digit in wanted(cell) - seen {
                position.cells[digit.index()].insert(cell);
                for Membership { index, slot, .. } in memberships(cell, digit) {
                    position.slots[index] |= slot;
                }
            }
            for house in houses {
                position.open[house] += 1;
            }
            position.note_narrow(cell.index());
        }
        for house in House::all() {
            if position.open[house.index()] == 1 {
                position.last_cell.insert(house);
            }
            for digit in DigitSet::from_bits(0x1ff) - answered[house.index()] {
                position.note_narrow(Constraint::digit_in(digit, house).index());
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
        DigitSet::from_bits(self.slots[cell.index()])
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
        Slots::from_bits(self.slots[constraint.index()])
    }

    /// The candidates that a constraint has left, in the order of their slots; none if it is answered.
    pub fn candidates_of(&self, constraint: Constraint) -> impl Iterator<Item = Candidate> + Clone {
        self.slots(constraint).iter().map(move |slot| constraint.candidate(slot.index()))
    }

    /// The filled cell that answers a constraint, with its digit.
    pub fn answer(&self, constraint: Constraint) -> Option<Candidate> {
        match constraint.question() {
            Question::WhichDigit(cell) => self.digit(cell).map(|digit| Candidate::new(cell, digit)),
            Question::Where(digit, house) => {
                let filled = house.cells() - self.empty;
                let cell = filled.iter().find(|&cell| self.digit(cell) == Some(digit))?;
                Some(Candidate::new(cell, digit))
            }
        }
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
        let first = view.index() * 9;
        let groups = (self.groups_with_single >> first) as u16 & 0x1ff;
        Slots::from_bits(groups).iter().flat_map(move |group| {
            let group = first + group.index();
            Slots::from_bits(self.single[group]).iter().map(move |place| {
                let constraint = Constraint::from_index(group * 9 + place.index());
                let slot = self.slots[constraint.index()].trailing_zeros() as usize;
                (constraint, constraint.candidate(slot))
            })
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
        let dead = self.dead as usize;
        (dead < Constraint::COUNT).then(|| Constraint::from_index(dead))
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
        for Membership { index, group, place, .. } in memberships(cell, digit) {
            self.slots[index] = 0;
            self.single[group] &= !place;
            self.groups_with_single &= !(u64::from(self.single[group] == 0) << group);
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
        for Membership { index, group, place, slot } in memberships(cell, digit) {
            let before = self.slots[index];
            let after = before & !slot;
            self.slots[index] = after;
            // The constraint that a placement has just answered was empty before and stays unnoticed.
            if after & after.wrapping_sub(1) == 0 && before != 0 {
                self.note(index, group, place);
            }
        }
    }

    /// Notes the constraint with this number if it is open and has one candidate, or none.
    fn note_narrow(&mut self, index: usize) {
        let slots = self.slots[index];
        if slots & slots.wrapping_sub(1) == 0 {
            self.note(index, index / 9, 1 << (index % 9));
        }
    }

    /// Notes that a constraint has one candidate left, or none.
    fn note(&mut self, index: usize, group: usize, place: u16) {
        if self.slots[index] != 0 {
            self.single[group] |= place;
            self.groups_with_single |= 1 << group;
        } else {
            self.single[group] &= !place;
            self.groups_with_single &= !(u64::from(self.single[group] == 0) << group);
            self.dead = self.dead.min(index as u16);
        }
    }
}
