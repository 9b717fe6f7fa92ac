//! The candidates that each constraint has left, in the four views.
//!
//! The nine constraints of a row of cells, or of a house, form a *group*: nine groups in each of
//! the four views, and constraint number `n` is the one at place `n % 9` of group `n / 9`. A
//! candidate belongs to four groups. Its place is its column in the group of its row of cells, and
//! its digit in the other three, so writing takes no divisions.

use crate::board::candidate::Candidate;
use crate::board::constraint::{Constraint, View};
use crate::board::nine::{Nine, bits, is_one, nine_of};
use crate::board::place::Place;
use crate::board::set::{Element, nth};

/// The candidates that are left, by constraint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Views {
    /// For each group, for each of its constraints the slots of its candidates; none when answered.
    slots: [[Nine; 9]; 36],
    /// For each group its constraints with one candidate.
    single: [Nine; 36],
    /// The lowest number of an open constraint without candidates; 324 when there is none.
    dead: u16,
}

impl Views {
    /// Every constraint answered.
    pub(super) const fn new() -> Views {
        Views { slots: [[0; 9]; 36], single: [0; 36], dead: Constraint::COUNT as u16 }
    }

    /// Writes the slots of the constraints of a group, of which those in `open` have no answer.
    #[inline(always)]
    pub(super) fn fill(&mut self, group: usize, slots: [Nine; 9], open: Nine) {
        self.slots[group] = slots;
        // Eight places side by side, as registers hold them.
        let narrow = nine_of(|place| Nine::from(slots[place] & slots[place].wrapping_sub(1) == 0) << place);
        let narrow = narrow.into_iter().fold(0, |all, place| all | place);
        for place in bits(narrow & open) {
            if slots[place] == 0 { self.die(group, place) } else { self.single[group] |= 1 << place }
        }
    }

    /// The slots that a constraint has left, by its number.
    #[inline]
    pub(super) fn slots(&self, number: usize) -> Nine {
        self.slots.as_flattened()[number]
    }

    /// The slots of the constraints of a group.
    #[inline]
    pub(super) fn of_group(&self, group: usize) -> &[Nine; 9] {
        &self.slots[group]
    }

    /// The slots of the constraints of the cell view: the digits of the cells, row by row.
    #[inline]
    pub(super) fn cells(&self) -> &[[Nine; 9]; 9] {
        self.slots.first_chunk().unwrap_or_else(|| unreachable!("there are 36 groups"))
    }

    /// The slots of the constraints of the houses: the places of the digits, house by house.
    #[inline]
    pub(super) fn houses(&self) -> &[[Nine; 9]; 27] {
        self.slots.last_chunk().unwrap_or_else(|| unreachable!("there are 36 groups"))
    }

    /// The lowest number of an open constraint without candidates; 324 when there is none.
    #[inline]
    pub(super) fn dead(&self) -> usize {
        usize::from(self.dead)
    }

    /// The constraints of a view with a single candidate, and this candidate, by number.
    #[inline]
    pub(super) fn singles(&self, view: View) -> impl Iterator<Item = (Constraint, Candidate)> + '_ {
        let mut groups = 9 * view.index()..9 * view.index() + 9;
        let (mut group, mut left) = (0, 0);
        std::iter::from_fn(move || {
            while left == 0 {
                group = groups.next()?;
                left = self.single[group];
            }
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(self.only(group, place))
        })
    }

    /// A constraint with a single candidate, and this candidate.
    #[inline]
    fn only(&self, group: usize, place: usize) -> (Constraint, Candidate) {
        let constraint: Constraint = nth(9 * group + place);
        (constraint, constraint.candidate(self.slots[group][place].trailing_zeros() as usize))
    }

    /// Removes a candidate from its cell, then from its houses.
    #[inline(always)]
    pub(super) fn remove(&mut self, at: &Place, digit: usize) {
        self.strike(at.groups[0], usize::from(at.column), !(1 << digit));
        self.remove_from_houses(at, digit);
    }

    /// Removes a candidate from its row, its column and its box.
    #[inline(always)]
    pub(super) fn remove_from_houses(&mut self, at: &Place, digit: usize) {
        for kind in 0..3 {
            self.strike(at.groups[1 + kind], digit, at.others[kind]);
        }
    }

    /// Marks the four constraints of a candidate as answered.
    #[inline(always)]
    pub(super) fn answer(&mut self, at: &Place, digit: usize) {
        for view in 0..4 {
            let (group, place) = (usize::from(at.groups[view]), if view == 0 { usize::from(at.column) } else { digit });
            self.slots[group][place] = 0;
            self.single[group] &= !(1 << place);
        }
    }

    /// Removes a candidate from a constraint: the slots in `others` are left.
    #[inline(always)]
    fn strike(&mut self, group: u8, place: usize, others: Nine) {
        let group = usize::from(group);
        let left = &mut self.slots[group][place];
        *left &= others;
        // The processor cannot predict which constraints become single, so the note is written
        // without a branch.
        self.single[group] |= Nine::from(is_one(*left)) << place;
        if *left == 0 {
            self.die(group, place);
        }
    }

    /// Notes an open constraint without candidates.
    #[inline]
    fn die(&mut self, group: usize, place: usize) {
        self.single[group] &= !(1 << place);
        self.dead = self.dead.min((9 * group + place) as u16);
    }
}
