//! A position by its constraints: what each has left, its answer, and which are narrow.

use super::Position;
use crate::board::candidate::Candidate;
use crate::board::cell::CellSet;
use crate::board::constraint::{Constraint, Question, View};
use crate::board::digit::DigitSet;
use crate::board::house::House;
use crate::board::nine::{Nine, nine_where};
use crate::board::set::{Element, nth};
use crate::board::slot::Slots;

impl Position {
    /// The slots of the candidates that a constraint has left; empty if it is answered.
    #[inline]
    pub fn slots(&self, constraint: Constraint) -> Slots {
        Slots::from_bits(self.views.slots(constraint.index()))
    }

    /// For each digit its places left in a house, as the bits of [`Position::slots`].
    #[inline]
    pub(crate) fn places_in(&self, house: House) -> &[Nine; 9] {
        self.views.of_group(9 + house.index())
    }

    /// For each house for each digit its places left, as the bits of [`Position::slots`].
    #[inline]
    pub(crate) fn places_by_house(&self) -> &[[Nine; 9]; 27] {
        self.views.houses()
    }

    /// The digits left in each cell, row by row, as the bits of [`Position::slots`].
    #[inline]
    pub(crate) fn digits_by_row(&self) -> &[[Nine; 9]; 9] {
        self.views.cells()
    }

    /// The candidates that a constraint has left, by slot; none if it is answered.
    pub fn candidates_of(&self, constraint: Constraint) -> impl Iterator<Item = Candidate> + Clone {
        self.slots(constraint).iter().map(move |slot| constraint.candidate(slot.index()))
    }

    /// The filled cell that answers a constraint, with its digit; `None` while it is open.
    pub fn answer(&self, constraint: Constraint) -> Option<Candidate> {
        if !self.is_answered(constraint) {
            return None;
        }
        match constraint.question() {
            Question::WhichDigit(cell) => self.digit(cell).map(|digit| Candidate::new(cell, digit)),
            Question::Where(digit, house) => {
                let cell = (0..9).map(|place| house.cell(place)).find(|&cell| self.digit(cell) == Some(digit))?;
                Some(Candidate::new(cell, digit))
            }
        }
    }

    /// Whether a constraint has its answer.
    #[inline]
    pub fn is_answered(&self, constraint: Constraint) -> bool {
        match constraint.question() {
            Question::WhichDigit(cell) => self.digit(cell).is_some(),
            Question::Where(digit, house) => self.placed_in(house).contains(digit),
        }
    }

    /// The candidates that can answer a constraint: those left, or its answer if there is one.
    pub fn choices(&self, constraint: Constraint) -> impl Iterator<Item = Candidate> + Clone {
        self.answer(constraint).into_iter().chain(self.candidates_of(constraint))
    }

    /// The first constraint of a view, by number, with a single candidate left, and this candidate.
    #[inline]
    pub fn first_single(&self, view: View) -> Option<(Constraint, Candidate)> {
        self.singles(view).next()
    }

    /// The open constraints of a view that are left with a single candidate, by number.
    #[inline]
    pub fn singles(&self, view: View) -> impl Iterator<Item = (Constraint, Candidate)> + '_ {
        self.views.singles(view)
    }

    /// The first open constraint, by number, without candidates: the position has no solution.
    #[inline]
    pub fn contradiction(&self) -> Option<Constraint> {
        let dead = self.views.dead();
        (dead < Constraint::COUNT).then(|| nth(dead))
    }

    /// The candidates that go if this one is true: the others of its cell, and its digit in the
    /// cell's peers.
    pub fn conflicts(&self, candidate: Candidate) -> impl Iterator<Item = Candidate> + use<> {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let in_cell = self.candidates(cell).without(digit).iter().map(move |other| Candidate::new(cell, other));
        let seen = (self.cells_for(digit) & cell.peers()).iter().map(move |peer| Candidate::new(peer, digit));
        in_cell.chain(seen)
    }

    /// All open constraints without candidates, by number.
    pub fn contradictions(&self) -> impl Iterator<Item = Constraint> + '_ {
        let possible = self.cells.iter().fold(CellSet::EMPTY, |possible, &cells| possible | cells);
        let cells = (self.empty - possible).iter().map(Constraint::cell);
        let houses = House::all().flat_map(|house| {
            let places = self.places_in(house);
            let without = nine_where(|digit| places[digit] == 0);
            let open = DigitSet::from_bits(without) - self.placed_in(house);
            open.iter().map(move |digit| Constraint::digit_in(digit, house))
        });
        cells.chain(houses)
    }
}
