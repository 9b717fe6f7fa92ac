//! The three numbers without every step: no more of the path than can change them.
//!
//! The first placement settles ED and EP; from then on only the hardest step counts. Four things
//! follow.
//!
//! - **Simple rules** (1 to 14 of the classic, from hidden singles to XYZ-wings) hold on: once one
//!   of them places or removes something, the same follows in each later position, from this rule
//!   or from easier ones of theirs, such as the single that a pair has become. So their order does
//!   not change what they come to in the end. They are applied in the cheapest one, singles and
//!   locked candidates of all houses at once. If something is left, harder rules decide, none of
//!   which is rated below them.
//! - If they do solve the puzzle, the **order up to a level** still makes no difference: rules up
//!   to the rating so far come in any order, and a harder one only when these find nothing.
//! - **Hidden singles** at the start come kind by kind for the same reason, without a state.
//! - **Simple chains** (rule 21) hold on as well: a strong link stays one until one of its ends is
//!   true, and then singles do what the chain did. So if simple rules and the chains with ratings
//!   up to that of the hardest step solve the rest, each position on the path has a step with such
//!   a rating, whatever unique loops, graves and aligned pairs come between, which are rated lower
//!   than any chain. The path then ends there.
//!
//! Later rules are not like that: a net's length depends on the order in which its candidates are
//! met, and rule 23 is asked before rule 24, whatever their ratings. [`Rater::steps`] takes every
//! step in its order, and tests compare both.

use super::figures::{RateError, SeRating, Tenths};
use super::rater::{Course, Rater, no_solution};
use super::schedule::{Memory, SETTLED, SIMPLE};
use super::state::State;
use super::step::SeStep;
use crate::board::{Grid, Position};
use crate::cancel::Cancel;
use crate::search::fast::{HiddenSingle, Registers, fill_by_hidden_singles};

/// Simple chains other than cycles are rated higher, and no earlier rule higher than the easiest of
/// them.
const BELOW_CHAINS: Tenths = Tenths(65);

/// Rates a puzzle. A solved grid has the rating 0.0.
///
/// # Errors
/// If the puzzle does not have exactly one solution, or if the search is cancelled, which takes
/// effect within some milliseconds.
pub fn rate(puzzle: &Grid, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
    Rater::new().rate(puzzle, cancel)
}

/// The rating of a kind of hidden single.
fn rating_of(kind: HiddenSingle) -> Tenths {
    match kind {
        HiddenSingle::LastCell => Tenths(10),
        HiddenSingle::InBox => Tenths(12),
        HiddenSingle::InHouse => Tenths(15),
    }
}

/// What is left when simple rules and simple chains up to a rating have been applied.
#[derive(PartialEq, Eq)]
enum Left {
    /// Nothing: they solve the puzzle.
    Nothing,
    /// Simple chains with a higher rating.
    Chains,
    /// No simple chain.
    Others,
}

impl Rater {
    /// Rates a puzzle; see [`rate`].
    ///
    /// # Errors
    /// As [`rate`].
    pub fn rate(&mut self, puzzle: &Grid, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        let filled = fill_by_hidden_singles(Registers::Widest, puzzle);
        let mut rating = SeRating::default();
        if let Some((first, hardest)) = filled.kinds {
            rating.add(rating_of(first), true);
            rating.add(rating_of(hardest), true);
        }
        let Some(rest) = filled.rest else { return Ok(rating) };
        let mut course = self.start(&rest).map_err(|_| no_solution(puzzle))?;
        course.rating = rating;
        self.finish(course, cancel)
    }

    /// Rates the rest of a puzzle from a position with pencil marks. No rule asks for the givens,
    /// so nothing else changes.
    ///
    /// # Errors
    /// As [`rate`].
    pub fn rate_at(&mut self, position: &Position, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        let course = self.start_at(position)?;
        self.finish(course, cancel)
    }

    /// Rates the rest of a puzzle.
    fn finish(&mut self, mut course: Course, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        while course.rating.ep == Tenths(0) {
            if !self.find(&mut course, Tenths(0), cancel)? {
                return Ok(course.rating);
            }
            self.apply(&mut course);
        }
        course.state.follow();
        let before = course.state.clone();
        if settle(&mut self.memory, &mut course.state, &mut self.found) {
            course.state = before;
            self.memory = Memory::new(self.edition);
            self.finish_simple(&mut course, cancel)?;
        } else {
            self.finish_hard(&mut course, cancel)?;
        }
        Ok(course.rating)
    }

    /// Rates the rest of a puzzle that the simple rules solve.
    fn finish_simple(&mut self, course: &mut Course, cancel: Cancel<'_>) -> Result<(), RateError> {
        loop {
            let level = course.rating.er;
            if level >= SETTLED && course.state.settle() || !self.find(course, level, cancel)? {
                return Ok(());
            }
            self.apply(course);
        }
    }

    /// Rates the rest of a puzzle to which the simple rules have been applied.
    fn finish_hard(&mut self, course: &mut Course, cancel: Cancel<'_>) -> Result<(), RateError> {
        let (mut tried, mut left) = (BELOW_CHAINS, Left::Chains);
        while self.find_hard(course, cancel)? {
            self.apply(course);
            let is_simple_chain = self.found.rule.is_simple_chain();
            if settle(&mut self.memory, &mut course.state, &mut self.found) {
                break;
            }
            if !is_simple_chain {
                left = Left::Chains;
            } else if course.rating.er > tried && left == Left::Chains {
                tried = course.rating.er;
                left = self.left(course);
                if left == Left::Nothing {
                    break;
                }
            }
        }
        Ok(())
    }

    /// What is left when simple rules and simple chains up to the rating so far are applied.
    fn left(&mut self, course: &Course) -> Left {
        let Some(chains) = course.chains.and_then(|at| self.chains[at].as_mut()) else { return Left::Others };
        let (mut state, slots) = (course.state.clone(), self.memory.slots());
        let left = loop {
            match chains.apply_within(&mut state, course.rating.er) {
                (false, true) => break Left::Chains,
                (false, false) => break Left::Others,
                _ if settle(&mut self.memory, &mut state, &mut self.found) => break Left::Nothing,
                _ => {}
            }
        };
        self.memory.restore(slots);
        left
    }
}

/// Applies the simple rules in any order. Returns whether they solve the puzzle.
fn settle(memory: &mut Memory, state: &mut State, found: &mut SeStep) -> bool {
    while !state.settle() {
        if !memory.find_simple(state, SIMPLE, found) {
            return false;
        }
        found.apply_to(state);
    }
    true
}
