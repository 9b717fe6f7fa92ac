//! Singles in the order in which they come up.
//!
//! A full house and a naked single are 4 points, a hidden single is 14, so which of several singles
//! is placed first shows in the score. HoDoKu notes a single the moment the last other candidate
//! goes: first for the cell, then for the row, the column and the box. It places the first one
//! noted: full houses first, then naked singles, then hidden ones. A digit goes from the peers of
//! its cell in reading order; only then do the other digits of the cell itself.

use crate::board::{Candidate, Cell, Constraint, Element, Grid, Literal, Observer, Position, View};
use crate::logic::Spec;
use crate::technique::known;

/// The singles noted and not yet placed.
#[derive(Clone)]
pub(super) struct Queue {
    naked: Noted<82>,
    hidden: Noted<244>,
}

/// Constraints in the order in which they became single. Those that have their answer are passed
/// over.
#[derive(Clone)]
struct Noted<const N: usize> {
    /// The numbers of `count` constraints: each becomes single once, and one more is overwritten.
    numbers: [u16; N],
    count: usize,
    /// Those before this one have their answer.
    start: usize,
}

impl<const N: usize> Noted<N> {
    const NONE: Noted<N> = Noted { numbers: [0; N], count: 0, start: 0 };

    /// Notes a constraint if `is_single` is 1. Whether it is cannot be predicted, so the constraint
    /// is written down in any case.
    #[inline(always)]
    fn note(&mut self, number: usize, is_single: u8) {
        self.numbers[self.count] = number as u16;
        self.count += usize::from(is_single);
    }

    /// The singles that are open.
    fn open(&self, position: &Position) -> impl Iterator<Item = Candidate> {
        self.numbers[self.start..self.count].iter().filter_map(|&number| {
            let constraint = Constraint::from_index(usize::from(number));
            // The cell that was being filled may have been the last place.
            position.slots(constraint).first().map(|slot| constraint.candidate(slot.index()))
        })
    }

    /// Passes over those at the front that have their answer.
    fn advance(&mut self, position: &Position) {
        let is_answered = |&number: &u16| position.slots(Constraint::from_index(usize::from(number))).is_empty();
        self.start += self.numbers[self.start..self.count].iter().take_while(|number| is_answered(number)).count();
    }
}

impl Observer for Queue {
    #[inline(always)]
    fn cell(&mut self, number: usize, is_single: u8) {
        self.naked.note(number, is_single);
    }

    #[inline(always)]
    fn place(&mut self, number: usize, is_single: u8) {
        self.hidden.note(number, is_single);
    }
}

/// HoDoKu does not distinguish hidden singles by house; all of them are reported as the row kind.
static HIDDEN_SINGLE: &Spec = &known::HIDDEN_SINGLE_ROW;

impl Queue {
    const NONE: Queue = Queue { naked: Noted::NONE, hidden: Noted::NONE };

    /// These constraints, in the order in which they became single.
    pub(super) fn of(constraints: impl Iterator<Item = Constraint>) -> Queue {
        let mut queue = Queue::NONE;
        for constraint in constraints {
            match constraint.view() {
                View::Cell => queue.cell(constraint.index(), 1),
                _ => queue.place(constraint.index(), 1),
            }
        }
        queue
    }

    /// The singles of a position whose digits are written one by one, in reading order, before its
    /// missing candidates are removed.
    pub(super) fn new(start: &Position) -> Queue {
        let mut queue = Queue::NONE;
        let Ok(mut position) = Position::new(&Grid::EMPTY) else { return queue };
        for cell in Cell::all() {
            if let Some(digit) = start.digit(cell) {
                queue.write(Literal::is(Candidate::new(cell, digit)), &mut position);
            }
        }
        for missing in position.all_candidates() - start.all_candidates() {
            queue.write(Literal::is_not(missing), &mut position);
        }
        queue
    }

    /// Writes a conclusion into the position.
    pub(super) fn write(&mut self, literal: Literal, position: &mut Position) {
        position.write_observed(literal, self);
        self.advance(position);
    }

    /// Passes over the singles that are not open any more.
    pub(super) fn advance(&mut self, position: &Position) {
        self.naked.advance(position);
        self.hidden.advance(position);
    }

    /// The singles that are open: naked ones, then hidden ones.
    #[cfg(test)]
    pub(super) fn open(&self, position: &Position) -> [Vec<Candidate>; 2] {
        [self.naked.open(position).collect(), self.hidden.open(position).collect()]
    }

    /// The next single to place.
    pub(super) fn next(&self, position: &Position) -> Option<(&'static Spec, Candidate)> {
        let almost_full = position.houses_with_one_empty_cell();
        let is_last = |single: &Candidate| !single.cell().house_set().is_disjoint(almost_full);
        if !almost_full.is_empty()
            && let Some(last) = self.naked.open(position).find(is_last)
        {
            return Some((&known::FULL_HOUSE, last));
        }
        let naked = self.naked.open(position).next().map(|single| (&known::NAKED_SINGLE, single));
        naked.or_else(|| self.hidden.open(position).next().map(|single| (HIDDEN_SINGLE, single)))
    }
}
