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
#[derive(Clone, Default)]
pub(super) struct Queue {
    naked: Noted,
    hidden: Noted,
    news: News,
}

/// The constraints that a conclusion makes single, by number, in order.
#[derive(Clone)]
struct News {
    /// The first `count` of these: at most four for each of twenty peers, and three for each of
    /// eight digits of a cell.
    numbers: [u16; 128],
    count: usize,
}

impl Default for News {
    fn default() -> News {
        News { numbers: [0; 128], count: 0 }
    }
}

impl Observer for News {
    // Which constraints become single cannot be predicted, so each is written down, and overwritten
    // by the next one unless it is.
    #[inline(always)]
    fn lost(&mut self, number: usize, is_single: u8) {
        self.numbers[self.count % 128] = number as u16;
        self.count += usize::from(is_single);
    }
}

/// Singles in the order in which they came up. Those that are not open any more are passed over.
#[derive(Clone, Default)]
struct Noted {
    singles: Vec<Candidate>,
    /// The singles before this one are not open.
    start: usize,
}

impl Noted {
    /// The singles that are open.
    fn open(&self, position: &Position) -> impl Iterator<Item = Candidate> {
        self.singles[self.start..].iter().copied().filter(|single| is_open(position, *single))
    }

    /// Passes over those at the front that are not open.
    fn advance(&mut self, position: &Position) {
        while self.singles.get(self.start).is_some_and(|single| !is_open(position, *single)) {
            self.start += 1;
        }
    }
}

/// Whether a single is not placed yet, and still possible. (The cells of a digit are 128 bits, the
/// digits of a cell nine.)
#[inline]
fn is_open(position: &Position, single: Candidate) -> bool {
    position.candidates(single.cell()).contains(single.digit())
}

/// HoDoKu does not distinguish hidden singles by house; all of them are reported as the row kind.
static HIDDEN_SINGLE: &Spec = &known::HIDDEN_SINGLE_ROW;

impl Queue {
    /// These singles, in the order in which they came up.
    pub(super) fn of(naked: Vec<Candidate>, hidden: Vec<Candidate>) -> Queue {
        let [naked, hidden] = [naked, hidden].map(|singles| Noted { singles, start: 0 });
        Queue { naked, hidden, news: News::default() }
    }

    /// The singles of a position whose digits are written one by one, in reading order, before its
    /// missing candidates are removed.
    pub(super) fn new(start: &Position) -> Queue {
        let mut queue = Queue::default();
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
        position.write_observed(literal, self.observer());
        self.note(position);
    }

    /// To be shown the conclusion that is written next. It is [noted](Queue::note) after that.
    pub(super) fn observer(&mut self) -> &mut impl Observer {
        self.news.count = 0;
        &mut self.news
    }

    /// Notes the singles that came up with the last conclusion, and passes over those that are not
    /// open any more.
    pub(super) fn note(&mut self, position: &Position) {
        for &number in &self.news.numbers[..self.news.count] {
            let constraint = Constraint::from_index(usize::from(number));
            // Its last place may have been the cell that was being filled.
            let Some(slot) = position.slots(constraint).single() else { continue };
            let noted = if constraint.view() == View::Cell { &mut self.naked } else { &mut self.hidden };
            noted.singles.push(constraint.candidate(slot.index()));
        }
        self.naked.advance(position);
        self.hidden.advance(position);
    }

    /// The singles that are open: naked ones, then hidden ones.
    #[cfg(test)]
    pub(super) fn open(&self, position: &Position) -> [Vec<Candidate>; 2] {
        [&self.naked, &self.hidden].map(|noted| noted.open(position).collect())
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
