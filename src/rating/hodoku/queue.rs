//! Singles in the order in which they come up.
//!
//! A full house and a naked single are 4 points, a hidden single is 14, so which of several singles
//! is placed first shows in the score. HoDoKu notes a single the moment the last other candidate
//! goes: first for the cell, then for the row, the column and the box. It places the first one
//! noted: full houses first, then naked singles, then hidden ones. A digit goes from the peers of
//! its cell in reading order; only then do the other digits of the cell itself.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, HouseSet, Literal, Position};
use crate::logic::Spec;
use crate::technique::known;

/// The singles noted and not yet placed.
#[derive(Clone)]
pub(super) struct Queue {
    /// The candidates of the empty cells, and the same as the cells of each digit.
    candidates: [DigitSet; 81],
    cells: [CellSet; 9],
    /// The places of each digit in each house, a bit for each, as of `House::cell`. A cell that is
    /// being filled counts until all others have lost its digit.
    places: [[u16; 27]; 9],
    /// The number of empty cells of each house, and the houses with one.
    empty: [u8; 27],
    almost_full: HouseSet,
    pub(super) naked: Noted,
    pub(super) hidden: Noted,
}

/// Singles in the order in which they came up. Those that are not open any more are passed over.
#[derive(Clone, Default)]
pub(super) struct Noted {
    singles: Vec<Candidate>,
    /// The singles before this one are not open.
    start: usize,
}

impl Noted {
    fn with_capacity(most: usize) -> Noted {
        Noted { singles: Vec::with_capacity(most), start: 0 }
    }

    fn clear(&mut self) {
        self.singles.clear();
        self.start = 0;
    }

    /// The singles that may be open.
    fn rest(&self) -> &[Candidate] {
        &self.singles[self.start..]
    }

    /// The singles that are open.
    fn open(&self, candidates: &[DigitSet; 81]) -> impl Iterator<Item = Candidate> {
        self.rest().iter().copied().filter(|single| is_open(candidates, single))
    }

    /// Passes over those at the front that are not open.
    fn advance(&mut self, candidates: &[DigitSet; 81]) {
        self.start += self.rest().iter().take_while(|single| !is_open(candidates, single)).count();
    }
}

impl FromIterator<Candidate> for Noted {
    fn from_iter<T: IntoIterator<Item = Candidate>>(singles: T) -> Noted {
        Noted { singles: singles.into_iter().collect(), start: 0 }
    }
}

fn is_open(candidates: &[DigitSet; 81], single: &Candidate) -> bool {
    candidates[single.cell().index()].contains(single.digit())
}

/// HoDoKu does not distinguish hidden singles by house; all of them are reported as the row kind.
static HIDDEN_SINGLE: &Spec = &known::HIDDEN_SINGLE_ROW;

/// For each cell the bits of its places in its row, column and box.
static BITS: [[u16; 3]; 81] = {
    let mut bits = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        bits[index] = [1 << cell.column(), 1 << cell.row(), 1 << cell.place_in_box()];
        index += 1;
    }
    bits
};

/// The houses of a cell, each with the bit of its place there.
#[inline]
fn slots(cell: Cell) -> [(House, u16); 3] {
    let ([row, column, block], [in_row, in_column, in_block]) = (cell.houses(), BITS[cell.index()]);
    [(row, in_row), (column, in_column), (block, in_block)]
}

impl Queue {
    /// The singles of a position whose digits are written one by one, in reading order, before its
    /// missing candidates are removed.
    pub(super) fn new(start: &Position) -> Queue {
        let mut queue = Queue {
            candidates: [DigitSet::full(); 81],
            cells: [CellSet::full(); 9],
            places: [[0x1ff; 27]; 9],
            empty: [9; 27],
            almost_full: HouseSet::EMPTY,
            naked: Noted::with_capacity(81),
            hidden: Noted::with_capacity(243),
        };
        for cell in Cell::all() {
            if let Some(digit) = start.digit(cell) {
                queue.place(cell, digit);
            }
        }
        for cell in start.empty_cells() {
            for missing in (queue.candidates[cell.index()] - start.candidates(cell)).iter() {
                queue.remove(cell, missing);
            }
        }
        queue
    }

    /// No cell is empty.
    pub(super) fn empty() -> Queue {
        Queue {
            candidates: [DigitSet::EMPTY; 81],
            cells: [CellSet::EMPTY; 9],
            places: [[0; 27]; 9],
            empty: [0; 27],
            almost_full: HouseSet::EMPTY,
            naked: Noted::default(),
            hidden: Noted::default(),
        }
    }

    /// A position with no singles noted.
    pub(super) fn at(position: &Position) -> Queue {
        let mut queue = Queue::empty();
        for house in House::all() {
            queue.set_empty(house, (position.empty_cells() & house.cells()).len());
        }
        for cell in position.empty_cells() {
            position.candidates(cell).iter().for_each(|digit| queue.add(cell, digit));
        }
        queue
    }

    /// Adds a candidate, noting no single.
    pub(super) fn add(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell.index()].insert(digit);
        self.cells[digit.index()].insert(cell);
        for (house, bit) in slots(cell) {
            self.places[digit.index()][house.index()] |= bit;
        }
    }

    /// Sets the number of empty cells of a house.
    #[inline]
    pub(super) fn set_empty(&mut self, house: House, count: usize) {
        self.empty[house.index()] = count as u8;
        if count == 1 { self.almost_full.insert(house) } else { self.almost_full.remove(house) }
    }

    /// Shows each house in which a digit has a single place.
    pub(super) fn each_single_place(&self, digit: Digit, mut show: impl FnMut(House, Cell)) {
        for (house, &places) in House::all().zip(&self.places[digit.index()]) {
            if places.is_power_of_two() {
                show(house, house.cell(places.trailing_zeros() as usize));
            }
        }
    }

    /// Whether all cells are filled.
    pub(super) fn is_done(&self) -> bool {
        self.empty == [0; 27]
    }

    /// The candidates left in a cell.
    pub(super) fn left(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Takes the singles noted: the naked ones, then the hidden ones, one for each cell.
    pub(super) fn collect(&mut self) -> Vec<Candidate> {
        let is_single = |single: &Candidate| self.candidates[single.cell().index()].single() == Some(single.digit());
        let mut singles: Vec<Candidate> = self.naked.rest().iter().copied().filter(is_single).collect();
        let mut seen = CellSet::EMPTY;
        for &single in self.hidden.rest() {
            let (cell, digit) = (single.cell(), single.digit());
            let is_only = |house: House| self.places[digit.index()][house.index()].is_power_of_two();
            let is_hidden = is_open(&self.candidates, &single) && cell.houses().into_iter().any(is_only);
            if is_hidden && !seen.contains(cell) {
                seen.insert(cell);
                singles.push(single);
            }
        }
        self.naked.clear();
        self.hidden.clear();
        singles
    }

    /// Writes a conclusion.
    pub(super) fn write(&mut self, literal: Literal) {
        let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit());
        if literal.is_true() { self.place(cell, digit) } else { self.remove(cell, digit) }
    }

    /// Writes a digit.
    fn place(&mut self, cell: Cell, digit: Digit) {
        let had = std::mem::replace(&mut self.candidates[cell.index()], DigitSet::EMPTY);
        for lost in had.iter() {
            self.cells[lost.index()].remove(cell);
        }
        for house in cell.houses() {
            self.set_empty(house, usize::from(self.empty[house.index()]) - 1);
        }
        for peer in (self.cells[digit.index()] & cell.peers()).iter() {
            self.remove(peer, digit);
        }
        for other in had.without(digit).iter() {
            self.lose(cell, other);
        }
        for house in cell.houses() {
            self.places[digit.index()][house.index()] = 0;
        }
        self.naked.advance(&self.candidates);
        self.hidden.advance(&self.candidates);
    }

    /// Removes a candidate.
    #[inline]
    fn remove(&mut self, cell: Cell, digit: Digit) {
        let left = &mut self.candidates[cell.index()];
        if !left.contains(digit) {
            return;
        }
        left.remove(digit);
        self.cells[digit.index()].remove(cell);
        if let Some(single) = left.single() {
            self.naked.singles.push(Candidate::new(cell, single));
        } else if left.is_empty() {
            // Only in a net that contradicts itself.
            return;
        }
        self.lose(cell, digit);
    }

    /// Removes a place of a digit from the houses of a cell.
    #[inline]
    fn lose(&mut self, cell: Cell, digit: Digit) {
        let places = &mut self.places[digit.index()];
        for (house, bit) in slots(cell) {
            let places = &mut places[house.index()];
            *places &= !bit;
            if places.is_power_of_two() {
                let place = house.cell(places.trailing_zeros() as usize);
                // The last place may be the cell that is being filled.
                if self.candidates[place.index()].contains(digit) {
                    self.hidden.singles.push(Candidate::new(place, digit));
                }
            }
        }
    }

    /// The next single to place.
    pub(super) fn next(&self) -> Option<(&'static Spec, Candidate)> {
        let is_last = |single: &Candidate| !single.cell().house_set().is_disjoint(self.almost_full);
        if !self.almost_full.is_empty()
            && let Some(last) = self.naked.open(&self.candidates).find(is_last)
        {
            return Some((&known::FULL_HOUSE, last));
        }
        let naked = self.naked.open(&self.candidates).next().map(|single| (&known::NAKED_SINGLE, single));
        naked.or_else(|| self.hidden.open(&self.candidates).next().map(|single| (HIDDEN_SINGLE, single)))
    }
}
