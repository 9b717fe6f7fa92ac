//! Singles in the order in which they come up.
//!
//! A full house and a naked single are 4 points, a hidden single is 14, so which of several singles
//! is placed first shows in the score. HoDoKu notes a single the moment the last other candidate
//! goes: first for the cell, then for the row, the column and the box. It places the first one
//! noted: full houses first, then naked singles, then hidden ones. A digit goes from the peers of
//! its cell in reading order; only then do the other digits of the cell itself.
//!
//! Most steps of most puzzles are singles, and their order needs no more of a position than the
//! candidates by constraint. So the queue has these itself; the position is told of what was
//! written when a search asks for it.

use crate::board::nine::{Nine, bits, is_one};
use crate::board::{Candidate, Cell, CellSet, Constraint, Digit, Element, Grid, House, Literal, Position, table};
use crate::logic::Spec;
use crate::technique::known;

/// The candidates that are left, and the singles noted and not yet placed.
#[derive(Clone)]
pub(super) struct Queue {
    /// For each digit the cells that have not lost it, filled cells included.
    cells: [CellSet; 9],
    empty: CellSet,
    /// The digits of each cell; none when it is filled.
    naked: Noted<2>,
    /// The places of each digit in each house, with numbers less by [`IN_HOUSES`] than those of the
    /// constraints; none when answered.
    hidden: Noted<4>,
    /// The number of empty cells of each house, at nine times the number of the house.
    open: [u8; 256],
    /// The naked singles that are the last empty cells of houses, by index.
    last: [u64; 2],
}

/// The number of the first constraint of a house.
const IN_HOUSES: usize = 81;

/// The houses of a cell: row, column and box.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct Place {
    /// The slots of the other eight cells in each.
    others: [Nine; 3],
    /// Nine times the number of each.
    first: [u8; 3],
}

/// The places of the 81 cells; with more of them, indices of seven bits need no check.
static PLACES: [Place; 128] = table!(Place { others: [0; 3], first: [0; 3] }; 128, index => {
    let cell = Cell::at(index % 81 / 9, index % 9);
    let (row, column, block) = (cell.row(), cell.column(), cell.box_number());
    Place {
        others: [0x1ff ^ 1 << column, 0x1ff ^ 1 << row, 0x1ff ^ 1 << cell.place_in_box()],
        first: [9 * row as u8, 81 + 9 * column as u8, 162 + 9 * block as u8],
    }
});

/// What constraints have left, and the order in which they became single. Fewer than 256, so
/// numbers of eight bits need no check; 64 for each word.
#[derive(Clone)]
struct Noted<const WORDS: usize> {
    slots: [Nine; 256],
    /// The numbers of `count` constraints: each becomes single once, and one more is overwritten.
    numbers: [u8; 256],
    count: u8,
    /// The index of each of them; of others, anything.
    index: [u8; 256],
    /// Those that have their answer, by index.
    answered: [u64; WORDS],
}

impl<const WORDS: usize> Noted<WORDS> {
    const NONE: Self = Noted { slots: [0; 256], numbers: [0; 256], count: 0, index: [0; 256], answered: [0; WORDS] };

    /// Constraints with these slots, of which none was noted.
    #[inline]
    fn restart(&mut self, slots: &[Nine]) {
        self.slots[..slots.len()].copy_from_slice(slots);
        self.count = 0;
        self.answered = [0; WORDS];
    }

    /// Takes a candidate from a constraint, with the slots of its `others`, and notes the
    /// constraint if it becomes single. Whether it does cannot be predicted, so it is written down
    /// in any case.
    #[inline(always)]
    fn strike(&mut self, number: u8, others: Nine) {
        let left = self.slots[usize::from(number)] & others;
        self.slots[usize::from(number)] = left;
        self.numbers[usize::from(self.count)] = number;
        self.index[usize::from(number)] = self.count;
        self.count += is_one(left);
    }

    /// Passes over a single from now on.
    #[inline(always)]
    fn answer(&mut self, number: u8) {
        self.slots[usize::from(number)] = 0;
        let index = self.index[usize::from(number)];
        self.answered[usize::from(index >> 6) % WORDS] |= 1 << (index & 63);
    }

    /// The first single that is open among those `of` each word of indices.
    #[inline]
    fn first(&self, of: [u64; WORDS]) -> Option<(usize, usize)> {
        let word = (0..WORDS).find(|&word| of[word] & !self.answered[word] != 0)?;
        let index = 64 * word + (of[word] & !self.answered[word]).trailing_zeros() as usize;
        // Where there is no solution, nothing may be left.
        (index < usize::from(self.count)).then(|| self.at(index)).filter(|&(_, slot)| slot < 9)
    }

    /// The singles that are open: number and slot.
    #[cfg(test)]
    fn open(&self) -> impl Iterator<Item = (usize, usize)> {
        let is_open = |index: &usize| self.answered[index >> 6] >> (index & 63) & 1 == 0;
        (0..usize::from(self.count)).filter(is_open).map(|index| self.at(index))
    }

    /// The number and the slot of a single.
    #[inline]
    fn at(&self, index: usize) -> (usize, usize) {
        let number = usize::from(self.numbers[index & 255]);
        (number, self.slots[number].trailing_zeros() as usize)
    }
}

/// HoDoKu does not distinguish hidden singles by house; all of them are reported as the row kind.
static HIDDEN_SINGLE: &Spec = &known::HIDDEN_SINGLE_ROW;

impl Queue {
    const NONE: Queue = Queue {
        cells: [CellSet::EMPTY; 9],
        empty: CellSet::EMPTY,
        naked: Noted::NONE,
        hidden: Noted::NONE,
        open: [0; 256],
        last: [0; 2],
    };

    /// A position, with no singles noted.
    fn at(position: &Position) -> Queue {
        // Filled in where it is, as it is large.
        let mut queue = Queue::NONE;
        queue.move_to(position);
        queue
    }

    /// Moves to a position, with no singles noted.
    fn move_to(&mut self, position: &Position) {
        self.cells = *position.cells_by_digit();
        self.empty = position.empty_cells();
        self.naked.restart(position.digits_by_row().as_flattened());
        self.hidden.restart(position.places_by_house().as_flattened());
        for house in House::all() {
            self.open[9 * house.index()] = position.empty_slots(house).len() as u8;
        }
        self.last = [0; 2];
    }

    /// Moves to a position with these singles, by constraint, in the order in which they came up.
    pub(super) fn restart(&mut self, position: &Position, constraints: impl Iterator<Item = usize>) {
        self.move_to(position);
        for number in constraints {
            match number.checked_sub(IN_HOUSES) {
                None => self.naked.strike(number as u8, 0x1ff),
                Some(number) => self.hidden.strike(number as u8, 0x1ff),
            }
        }
        position.houses_with_one_empty_cell().iter().for_each(|house| self.note_last(house));
    }

    /// The singles of a position whose digits are written one by one, in reading order, before its
    /// missing candidates are removed.
    pub(super) fn new(start: &Position) -> Queue {
        let Ok(empty) = Position::new(&Grid::EMPTY) else { return Queue::at(start) };
        let mut queue = Queue::at(&empty);
        for cell in Cell::all() {
            if let Some(digit) = start.digit(cell) {
                queue.write(Literal::is(Candidate::new(cell, digit)));
            }
        }
        for cell in start.empty_cells() {
            for digit in Digit::all().filter(|&digit| !start.candidates(cell).contains(digit)) {
                queue.write(Literal::is_not(Candidate::new(cell, digit)));
            }
        }
        queue
    }

    /// Writes a conclusion.
    pub(super) fn write(&mut self, literal: Literal) {
        let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit().index());
        if self.naked.slots[cell.index()] >> digit & 1 == 0 {
            return;
        }
        if literal.is_true() {
            self.place(cell, digit);
        } else {
            self.cells[digit].remove(cell);
            self.remove(cell.index(), digit);
        }
    }

    fn place(&mut self, cell: Cell, digit: usize) {
        self.empty -= CellSet::of(cell);
        let peers = self.cells[digit] & self.empty & cell.peers();
        self.cells[digit] -= peers;
        // The peers that lose the digit, in reading order, then the other digits of the cell: one
        // loop, as where a loop ends cannot be predicted.
        let number = cell.index();
        let others = self.naked.slots[number] & !(1 << digit);
        for lost in bits(peers.bits() | u128::from(others) << 81) {
            let is_peer = lost < 81;
            self.remove(if is_peer { lost } else { number }, if is_peer { digit } else { lost - 81 });
        }
        // By now the digit is the only one in its constraints, so all of them have been noted.
        self.naked.answer(number as u8);
        for first in PLACES[number].first {
            self.hidden.answer(first + digit as u8);
            self.open[usize::from(first)] -= 1;
            if self.open[usize::from(first)] == 1 {
                self.note_last(House::from_index(usize::from(first) / 9));
            }
        }
    }

    /// Notes that a house has one empty cell.
    fn note_last(&mut self, house: House) {
        if let Some(cell) = (self.empty & house.cells()).first() {
            let index = self.naked.index[cell.index()];
            self.last[usize::from(index >> 6) % 2] |= 1 << (index & 63);
        }
    }

    #[inline(always)]
    fn remove(&mut self, cell: usize, digit: usize) {
        let cell = cell & 127;
        self.naked.strike(cell as u8, !(1 << digit));
        let Place { others, first } = PLACES[cell];
        for kind in 0..3 {
            self.hidden.strike(first[kind] + digit as u8, others[kind]);
        }
    }

    /// Whether every cell is filled.
    pub(super) fn is_done(&self) -> bool {
        self.empty.is_empty()
    }

    /// The singles that are open: naked ones, then hidden ones.
    #[cfg(test)]
    pub(super) fn open(&self) -> [Vec<Candidate>; 2] {
        [self.naked.open().map(naked).collect(), self.hidden.open().map(hidden).collect()]
    }

    /// The next single to place.
    pub(super) fn next(&self) -> Option<(&'static Spec, Candidate)> {
        if let Some(last) = self.naked.first(self.last) {
            return Some((&known::FULL_HOUSE, naked(last)));
        }
        let first = self.naked.first([u64::MAX; 2]).map(|single| (&known::NAKED_SINGLE, naked(single)));
        first.or_else(|| self.hidden.first([u64::MAX; 4]).map(|single| (HIDDEN_SINGLE, hidden(single))))
    }
}

/// The candidate of a cell.
#[inline]
fn naked((number, slot): (usize, usize)) -> Candidate {
    Constraint::from_index(number).candidate(slot)
}

/// The candidate of a digit in a house.
#[inline]
fn hidden((number, slot): (usize, usize)) -> Candidate {
    Constraint::from_index(IN_HOUSES + number).candidate(slot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CandidateSet, View};

    /// The definition: a constraint is noted the moment one candidate is left.
    struct Plain {
        left: CandidateSet,
        noted: [Vec<Constraint>; 2],
    }

    impl Plain {
        fn left_of(&self, constraint: Constraint) -> Vec<Candidate> {
            (0..9).map(|slot| constraint.candidate(slot)).filter(|&candidate| self.left.contains(candidate)).collect()
        }

        fn remove(&mut self, gone: Candidate, views: &[View]) {
            self.left.remove(gone);
            for &view in views {
                let constraint = Constraint::of(view, gone);
                if self.left_of(constraint).len() == 1 {
                    self.noted[usize::from(view != View::Cell)].push(constraint);
                }
            }
        }

        fn write(&mut self, literal: Literal) {
            let candidate = literal.candidate();
            if !literal.is_true() {
                return self.remove(candidate, &View::ALL);
            }
            let is_seen = |other: &Candidate| {
                other.digit() == candidate.digit() && candidate.cell().peers().contains(other.cell())
            };
            for seen in self.left.iter().filter(is_seen) {
                self.remove(seen, &View::ALL);
            }
            let is_beside = |other: &Candidate| other.cell() == candidate.cell() && *other != candidate;
            for beside in self.left.iter().filter(is_beside) {
                self.remove(beside, &View::ALL[1..]);
            }
            self.left.remove(candidate);
        }

        fn open(&self) -> [Vec<Candidate>; 2] {
            let open =
                |noted: &Vec<Constraint>| noted.iter().flat_map(|&constraint| self.left_of(constraint)).collect();
            [open(&self.noted[0]), open(&self.noted[1])]
        }
    }

    #[test]
    fn singles_are_noted_when_the_last_other_candidate_goes() {
        let solution: Grid =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse().unwrap();
        let position = Position::new(&Grid::EMPTY).unwrap();
        for step in [31, 37, 50, 64] {
            let mut queue = Queue::at(&position);
            let mut plain = Plain { left: position.all_candidates(), noted: Default::default() };
            for turn in 0..81 {
                let cell = Cell::from_index(turn * step % 81);
                let Some(digit) = solution.get(cell) else { continue };
                // Before a digit is placed, its cell may lose another one.
                let other = plain.left.iter().find(|other| other.cell() == cell && other.digit() != digit);
                let removed = other.filter(|_| turn % 3 == 0).map(Literal::is_not);
                for literal in removed.into_iter().chain([Literal::is(Candidate::new(cell, digit))]) {
                    queue.write(literal);
                    plain.write(literal);
                    assert_eq!(queue.open(), plain.open(), "{literal:?}");
                    let is_last = |single: &&Candidate| {
                        single.cell().houses().into_iter().any(|house| (house.cells() & queue.empty).len() == 1)
                    };
                    let [naked, hidden] = plain.open();
                    let last = naked.iter().find(is_last).map(|&single| (&known::FULL_HOUSE, single));
                    let first = naked.first().map(|&single| (&known::NAKED_SINGLE, single));
                    let next = last.or(first).or(hidden.first().map(|&single| (HIDDEN_SINGLE, single)));
                    assert_eq!(queue.next(), next, "{literal:?}");
                }
            }
            assert!(queue.is_done());
        }
    }

    /// Wrong digits leave cells and houses without candidates, also those noted as single.
    #[test]
    fn contradictions_do_not_panic() {
        let position = Position::new(&Grid::EMPTY).unwrap();
        for step in [1, 2, 100, 364] {
            let mut queue = Queue::at(&position);
            for turn in 0..729 {
                let candidate = Candidate::from_index(turn * step % 729);
                queue.write(if turn % 5 == 0 { Literal::is_not(candidate) } else { Literal::is(candidate) });
                if let Some((_, single)) = queue.next().filter(|_| turn % 3 == 0) {
                    queue.write(Literal::is(single));
                }
            }
            assert!(!queue.is_done(), "{step}");
        }
    }
}
