//! The candidates that each constraint has left, in the four views.
//!
//! The nine constraints of a row of cells, or of a house, form a *group*: nine groups in each of
//! the four views, and constraint number `n` is the one at place `n % 9` of group `n / 9`. A
//! candidate belongs to four groups. The constraint of its cell has the number of the cell; those
//! of its digit in a house follow the first one of the house, so writing takes no divisions.

use crate::board::candidate::Candidate;
use crate::board::constraint::{Constraint, View};
use crate::board::nine::{Nine, bits, is_one, nine_where};
use crate::board::place::Place;
use crate::board::set::{Element, nth};

/// The candidates that are left, by constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Views {
    /// For each constraint the slots of its candidates; none when answered.
    slots: [Nine; 324],
    /// For each constraint 1 if it has one candidate, else 0. A byte is written without reading
    /// others, and eight are looked at together.
    single: [u8; 324],
    /// The lowest number of an open constraint without candidates; 324 when there is none.
    dead: u16,
}

impl Views {
    /// Every constraint answered.
    pub(super) const fn new() -> Views {
        Views { slots: [0; 324], single: [0; 324], dead: Constraint::COUNT as u16 }
    }

    /// Writes the slots of the constraints of a group, of which those in `open` have no answer.
    #[inline(always)]
    pub(super) fn fill(&mut self, group: usize, slots: [Nine; 9], open: Nine) {
        // Eight places side by side, as registers hold them.
        let mut single = [0; 9];
        for (single, &left) in single.iter_mut().zip(&slots) {
            *single = u8::from((left != 0) & (left & left.wrapping_sub(1) == 0));
        }
        let group_of = 9 * group..9 * group + 9;
        self.slots[group_of.clone()].copy_from_slice(&slots);
        self.single[group_of].copy_from_slice(&single);
        for place in bits(nine_where(|place| slots[place] == 0) & open) {
            self.die(9 * group + place);
        }
    }

    /// The slots that a constraint has left, by its number.
    #[inline]
    pub(super) fn slots(&self, number: usize) -> Nine {
        self.slots[number]
    }

    /// The slots of the constraints of each group.
    #[inline(always)]
    fn groups(&self) -> &[[Nine; 9]] {
        self.slots.as_chunks().0
    }

    /// The slots of the constraints of a group.
    #[inline]
    pub(super) fn of_group(&self, group: usize) -> &[Nine; 9] {
        &self.groups()[group]
    }

    /// The slots of the constraints of the cell view: the digits of the cells, row by row.
    #[inline]
    pub(super) fn cells(&self) -> &[[Nine; 9]; 9] {
        self.groups().first_chunk().unwrap_or_else(|| unreachable!("there are 36 groups"))
    }

    /// The slots of the constraints of the houses: the places of the digits, house by house.
    #[inline]
    pub(super) fn houses(&self) -> &[[Nine; 9]; 27] {
        self.groups().last_chunk().unwrap_or_else(|| unreachable!("there are 36 groups"))
    }

    /// The lowest number of an open constraint without candidates; 324 when there is none.
    #[inline]
    pub(super) fn dead(&self) -> usize {
        usize::from(self.dead)
    }

    /// The constraints of a view with a single candidate, and this candidate, by number.
    #[inline]
    pub(super) fn singles(&self, view: View) -> impl Iterator<Item = (Constraint, Candidate)> + '_ {
        let mut number = 81 * view.index();
        let (eights, last) = self.single[number..number + 81].as_chunks::<8>();
        let mut words = eights.iter();
        let (mut left, mut last) = (0, last.first());
        number = number.wrapping_sub(8);
        std::iter::from_fn(move || {
            while left == 0 {
                left = match words.next() {
                    Some(&word) => u64::from_le_bytes(word),
                    None => u64::from(*last.take()?),
                };
                number = number.wrapping_add(8);
            }
            let place = left.trailing_zeros() as usize / 8;
            left &= left - 1;
            Some(self.only(number + place))
        })
    }

    /// A constraint with a single candidate, by number, and this candidate.
    #[inline]
    fn only(&self, number: usize) -> (Constraint, Candidate) {
        let constraint: Constraint = nth(number);
        (constraint, constraint.candidate(self.slots(number).trailing_zeros() as usize))
    }

    /// Removes a candidate from its cell, then from its houses.
    #[inline(always)]
    pub(super) fn remove(&mut self, cell: usize, at: &Place, digit: usize) {
        self.strike(cell, !(1 << digit));
        self.remove_from_houses(at, digit);
    }

    /// Removes a candidate from its row, its column and its box.
    #[inline(always)]
    pub(super) fn remove_from_houses(&mut self, at: &Place, digit: usize) {
        for kind in 0..3 {
            self.strike(usize::from(at.first[kind]) + digit, at.others[kind]);
        }
    }

    /// Marks the four constraints of a candidate as answered.
    #[inline(always)]
    pub(super) fn answer(&mut self, cell: usize, at: &Place, digit: usize) {
        for view in 0..4 {
            let number = if view == 0 { cell } else { usize::from(at.first[view - 1]) + digit };
            self.slots[number] = 0;
            self.single[number] = 0;
        }
    }

    /// Removes a candidate from a constraint, by number: the slots in `others` are left.
    #[inline(always)]
    fn strike(&mut self, number: usize, others: Nine) {
        let left = &mut self.slots[number];
        *left &= others;
        // The processor cannot predict which constraints become single, so this is written without
        // a branch.
        self.single[number] = is_one(*left);
        if *left == 0 {
            self.die(number);
        }
    }

    /// Notes an open constraint without candidates.
    #[inline]
    fn die(&mut self, number: usize) {
        self.dead = self.dead.min(number as u16);
    }
}
