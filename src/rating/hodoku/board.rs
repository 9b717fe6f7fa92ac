//! A board on which a net follows a premise. It may contradict itself.
//!
//! Singles are noted as in a [queue](super::queue), the moment the last other candidate goes. A
//! cell that loses its last candidate takes no place from its houses.

use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, Element, House, Literal, Position};

/// The candidates left, and the singles noted.
#[derive(Clone)]
pub(super) struct Board {
    /// The candidates of the empty cells, and the same as the cells of each digit.
    candidates: [DigitSet; 81],
    cells: [CellSet; 9],
    /// The places of each digit in each house, a bit for each, as of `House::cell`. A cell that is
    /// being filled counts until all others have lost its digit.
    places: [[u16; 27]; 9],
    naked: Vec<Candidate>,
    hidden: Vec<Candidate>,
}

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

impl Board {
    /// A position, with no singles noted.
    pub(super) fn at(position: &Position) -> Board {
        Board {
            candidates: std::array::from_fn(|cell| position.candidates(Cell::from_index(cell))),
            cells: *position.cells_by_digit(),
            places: std::array::from_fn(|digit| {
                std::array::from_fn(|house| position.places_in(House::from_index(house))[digit])
            }),
            naked: Vec::new(),
            hidden: Vec::new(),
        }
    }

    /// The candidates left in a cell.
    pub(super) fn left(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Takes the singles noted: the naked ones, then the hidden ones, one for each cell.
    pub(super) fn collect(&mut self) -> Vec<Candidate> {
        let is_single = |single: &Candidate| self.candidates[single.cell().index()].single() == Some(single.digit());
        let mut singles: Vec<Candidate> = self.naked.iter().copied().filter(is_single).collect();
        let mut seen = CellSet::EMPTY;
        for &single in &self.hidden {
            let (cell, digit) = (single.cell(), single.digit());
            let is_only = |house: House| self.places[digit.index()][house.index()].is_power_of_two();
            let is_hidden = self.candidates[cell.index()].contains(digit) && cell.houses().into_iter().any(is_only);
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
        for peer in (self.cells[digit.index()] & cell.peers()).iter() {
            self.remove(peer, digit);
        }
        for other in had.without(digit).iter() {
            self.lose(cell, other);
        }
        for house in cell.houses() {
            self.places[digit.index()][house.index()] = 0;
        }
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
            self.naked.push(Candidate::new(cell, single));
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
                    self.hidden.push(Candidate::new(place, digit));
                }
            }
        }
    }
}
