//! The three numbers without every step: no more of the path than can change them.
//!
//! The first placement settles ED and EP; from then on only the hardest step counts. Three things
//! follow.
//!
//! - **Simple rules** (1 to 14 of the classic, from hidden singles to XYZ-wings) hold on: once one
//!   of them places or removes something, the same follows in each later position, from this rule
//!   or from easier ones of theirs, such as the single that a pair has become. So their order does
//!   not change what they come to in the end. If something is left, harder rules decide, none of
//!   which is rated below them; then the simple rules are applied in the cheapest order, direct
//!   patterns not at all. If nothing is left, rules up to the rating so far still come in any
//!   order, and a harder one only when these find nothing.
//! - The **easy rules** among them (1 to 6, up to locked candidates) therefore need no single
//!   steps: the fast search applies each in all houses at once, and tells which comes first, which
//!   fills the first cell and which is the hardest.
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
use super::schedule::{HIDDEN_TRIPLET, Memory, SETTLED, SIMPLE};
use super::state::State;
use super::step::SeStep;
use crate::board::{Cell, Element, Grid, Position};
use crate::cancel::Cancel;
use crate::search::fast::{EasyRule, Registers, Settled, Until, apply_easy};

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

/// The rating of an easy rule.
fn rating_of(rule: EasyRule) -> Tenths {
    Tenths(match rule {
        EasyRule::LastCell => 10,
        EasyRule::HiddenInBox => 12,
        EasyRule::Hidden => 15,
        EasyRule::DirectPointing => 17,
        EasyRule::DirectClaiming => 19,
        EasyRule::DirectHiddenPair => 20,
        EasyRule::Naked => 23,
        EasyRule::DirectHiddenTriplet => 25,
        EasyRule::Pointing => 26,
        EasyRule::Claiming => 28,
    })
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
        let values = puzzle.values();
        let rated = self.rate_cells(|cell: usize| 1 << values[cell] >> 1, |_| 511, cancel);
        rated.map_err(|error| if error == RateError::NoSolution { no_solution(puzzle) } else { error })
    }

    /// Rates the rest of a puzzle from a position with pencil marks. No rule asks for the givens,
    /// so nothing else changes.
    ///
    /// # Errors
    /// As [`rate`].
    pub fn rate_at(&mut self, position: &Position, cancel: Cancel<'_>) -> Result<SeRating, RateError> {
        let values = position.digits().values();
        let open = |cell| position.candidates(Cell::from_index(cell)).bits();
        self.rate_cells(|cell| 1 << values[cell] >> 1, open, cancel)
    }

    /// Rates the rest of a puzzle, given the digits of the filled cells, and the candidates of the
    /// others before these are excluded.
    fn rate_cells(
        &mut self,
        filled: impl Fn(usize) -> u16 + Copy,
        open: impl Fn(usize) -> u16 + Copy,
        cancel: Cancel<'_>,
    ) -> Result<SeRating, RateError> {
        let (rating, course) = self.rate_easy(filled, open, Until::Filled)?;
        let Some(mut course) = course else { return Ok(rating) };
        let mut before = None;
        if rating.ep == Tenths(0) {
            while course.rating.ep == Tenths(0) {
                if !self.find(&mut course, cancel)? {
                    return Ok(course.rating);
                }
                self.apply(&mut course);
            }
            if course.state.settle() {
                return Ok(course.rating);
            }
            before = Some(course.state.clone());
        }
        let Some(hardest) = settle_further(&mut self.memory, &mut course.state, &mut self.found) else {
            self.finish_hard(&mut course, cancel)?;
            return Ok(course.rating);
        };
        if hardest > HIDDEN_TRIPLET {
            // Hidden sets did what direct patterns would have done.
            course.rating.add(hardest, false);
            return Ok(course.rating);
        }
        if let Some(before) = before {
            course.state = before;
            self.memory = Memory::new(self.edition);
        } else {
            let (rating, rest) = self.rate_easy(filled, open, Until::Done)?;
            let Some(rest) = rest else { return Ok(rating) };
            course = rest;
        }
        self.finish_simple(&mut course);
        Ok(course.rating)
    }

    /// Rates what the easy rules find, and starts a course from what they leave, if anything.
    fn rate_easy(
        &mut self,
        filled: impl Fn(usize) -> u16,
        open: impl Fn(usize) -> u16,
        until: Until,
    ) -> Result<(SeRating, Option<Course>), RateError> {
        let (easy, rest) = apply_easy(Registers::Widest, filled, open, until);
        let mut rating = SeRating::default();
        for (rule, is_placement) in [(easy.first, false), (easy.filling, true), (easy.hardest, false)] {
            if let Some(rule) = rule {
                rating.add(rating_of(rule), is_placement);
            }
        }
        match rest {
            Settled::Solved => Ok((rating, None)),
            Settled::Dead => Err(RateError::NoSolution),
            Settled::Open(cells) => {
                self.memory = Memory::new(self.edition);
                let mut course = State::of_cells(&cells).map(Course::new).ok_or(RateError::NoSolution)?;
                course.rating = rating;
                Ok((rating, Some(course)))
            }
        }
    }

    /// Rates the rest of a puzzle that the simple rules solve, where singles and locked candidates
    /// find nothing.
    fn finish_simple(&mut self, course: &mut Course) {
        while self.memory.find_simple(&mut course.state, course.rating.er.max(SETTLED), &mut self.found) {
            self.apply(course);
            if course.state.settle() {
                break;
            }
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
    state.settle() || settle_further(memory, state, found).is_some()
}

/// The same where singles and locked candidates find nothing. Returns the hardest rating if the
/// rules solve the puzzle.
fn settle_further(memory: &mut Memory, state: &mut State, found: &mut SeStep) -> Option<Tenths> {
    let mut hardest = Tenths(0);
    while memory.find_simple(state, SIMPLE, found) {
        found.apply_to(state);
        hardest = hardest.max(found.rating);
        if state.settle() {
            return Some(hardest);
        }
    }
    None
}
