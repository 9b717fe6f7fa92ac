//! The path from the first step to the last.

use super::chains::{ChainRules, chain_rules};
use super::edition::Edition;
use super::figures::{RateError, SeRating, Tenths};
use super::schedule::Memory;
use super::state::State;
use super::step::{SePattern, SeStep};
use crate::board::{Candidate, Element, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::Facts;
use crate::search;

/// Rates puzzles, one after the other, and reuses its memory. The ratings are those of
/// [`rate`](super::rate).
///
/// ```
/// use whydoku::{Cancel, rating::se::Rater};
/// let mut rater = Rater::new();
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// assert_eq!(rater.rate(&puzzle, Cancel::NEVER).unwrap().to_string(), "1.2/1.2/1.2");
/// ```
pub struct Rater {
    pub(super) edition: Edition,
    /// Whether the rules that assume a unique solution are left out.
    is_wary: bool,
    pub(super) memory: Memory,
    pub(super) found: SeStep,
    /// One search for each size of puzzle met so far.
    pub(super) chains: [Option<Box<dyn ChainRules>>; 4],
}

/// The error for a puzzle without a solution.
pub(super) fn no_solution(puzzle: &Grid) -> RateError {
    puzzle.conflict().map_or(RateError::NoSolution, RateError::Conflict)
}

/// The state of a puzzle on its path, with the ratings so far.
pub(super) struct Course {
    pub(super) state: State,
    is_checked: bool,
    /// The index of the search for chains that has numbered the candidates.
    pub(super) chains: Option<usize>,
    pub(super) rating: SeRating,
}

impl Default for Rater {
    fn default() -> Rater {
        Rater::with_edition(Edition::Classic)
    }
}

impl Rater {
    /// A rater of the classic edition, without any memory so far.
    pub fn new() -> Rater {
        Rater::default()
    }

    /// A rater of an edition, without any memory so far.
    pub fn with_edition(edition: Edition) -> Rater {
        Rater {
            edition,
            is_wary: false,
            memory: Memory::new(edition),
            found: SeStep::default(),
            chains: Default::default(),
        }
    }

    /// The edition whose numbers it gives.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Sets whether the rules may assume a unique solution; by default they may. The rules
    /// concerned are unique rectangles and loops and the bivalue universal grave.
    pub fn assume_uniqueness(&mut self, may: bool) {
        self.is_wary = !may;
    }

    /// The steps of a puzzle's rating, found one by one.
    ///
    /// # Errors
    /// If a house contains a digit twice; the other errors come with the steps.
    pub fn steps<'r>(&'r mut self, puzzle: &Grid, cancel: Cancel<'r>) -> Result<Steps<'r>, RateError> {
        Ok(Steps { course: self.start(puzzle)?, rater: self, cancel, is_over: false })
    }

    /// The steps from a position with pencil marks on.
    ///
    /// # Errors
    /// None except those that come with the steps.
    pub fn steps_at<'r>(&'r mut self, position: &Position, cancel: Cancel<'r>) -> Result<Steps<'r>, RateError> {
        Ok(Steps { course: self.start_at(position)?, rater: self, cancel, is_over: false })
    }

    fn start(&mut self, puzzle: &Grid) -> Result<Course, RateError> {
        self.memory = Memory::new(self.edition);
        match State::new(&puzzle.values()) {
            Some(state) => Ok(Course::new(state)),
            None => Err(no_solution(puzzle)),
        }
    }

    fn start_at(&mut self, position: &Position) -> Result<Course, RateError> {
        self.memory = Memory::new(self.edition);
        State::at(position).map(Course::new).ok_or(RateError::NoSolution)
    }

    /// Finds the next step. There is none if the grid is full or no rule finds anything.
    pub(super) fn find(&mut self, course: &mut Course, cancel: Cancel<'_>) -> Result<bool, RateError> {
        if course.state.is_full() {
            return Ok(false);
        }
        Ok(self.memory.find_simple(&mut course.state, Tenths(0), &mut self.found) || self.find_hard(course, cancel)?)
    }

    /// Finds the next step where no simple rule applies.
    pub(super) fn find_hard(&mut self, course: &mut Course, cancel: Cancel<'_>) -> Result<bool, RateError> {
        // All rules so far hold for any number of solutions; those from here on may assume a unique
        // one.
        if !course.is_checked {
            let digits = |cell| course.state.all_digits(cell);
            exactly_one(search::fast::count_from(digits, 2, cancel)?)?;
            course.is_checked = true;
        }
        let is_found =
            self.memory.find_middle(&course.state, self.is_wary, &mut self.found) || self.find_chain(course, cancel);
        if cancel.is_cancelled() {
            return Err(RateError::Cancelled(Cancelled));
        }
        if !is_found {
            course.rating.er = Tenths::UNSOLVED;
        }
        Ok(is_found)
    }

    fn find_chain(&mut self, course: &mut Course, cancel: Cancel<'_>) -> bool {
        let state = &course.state;
        let chains = match course.chains {
            Some(at) => self.chains[at].as_mut(),
            None => {
                let candidates = (0..81).map(|cell| state.digits(cell).count_ones() as usize).sum();
                let (at, make) = chain_rules(candidates);
                course.chains = Some(at);
                let chains = self.chains[at].get_or_insert_with(make);
                chains.number(state, self.edition);
                Some(chains)
            }
        };
        let Some(chains) = chains else { return false };
        chains.update(state);
        chains.find_simple(&mut self.found)
            || self.memory.find_triplet(state, &mut self.found)
            || (0..chains.rules()).any(|rule| !cancel.is_cancelled() && chains.find(rule, cancel, &mut self.found))
    }

    /// Applies the step found.
    #[inline]
    pub(super) fn apply(&mut self, course: &mut Course) {
        self.found.apply_to(&mut course.state);
        course.rating.add(self.found.rating, self.found.placement.is_some());
    }

    /// Applies the step found and returns it with its chains.
    fn take(&mut self, course: &mut Course) -> SeStep {
        let chains = course.chains.and_then(|at| self.chains[at].as_mut());
        let step = told(&self.found, chains);
        self.apply(course);
        step
    }
}

impl Course {
    pub(super) fn new(state: State) -> Course {
        Course { state, is_checked: false, chains: None, rating: SeRating::default() }
    }
}

/// Checks that a position has exactly one solution.
pub(in crate::rating) fn one_solution(position: &Position, cancel: Cancel<'_>) -> Result<(), RateError> {
    exactly_one(search::solutions(position, 2, cancel)?.len())
}

/// Checks the number of solutions, counted up to two.
fn exactly_one(solutions: usize) -> Result<(), RateError> {
    match solutions {
        0 => Err(RateError::NoSolution),
        1 => Ok(()),
        _ => Err(RateError::SeveralSolutions),
    }
}

/// Finds the next step of any position, and keeps its knowledge as long as its steps are applied
/// one after the other.
#[derive(Default)]
pub(in crate::rating) struct Guide {
    rater: Rater,
    course: Option<Course>,
    /// The position after the last step.
    next: Option<Position>,
}

impl Guide {
    /// The next step of an edition; none if no rule finds anything, or if the rules that assume a
    /// unique solution would be next but there is not exactly one.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub(in crate::rating) fn next(
        &mut self,
        edition: Edition,
        facts: &Facts,
        cancel: Cancel<'_>,
    ) -> Result<Option<SeStep>, Cancelled> {
        let position = facts.position();
        if self.rater.edition != edition {
            *self = Guide { rater: Rater::with_edition(edition), ..Guide::default() };
        }
        if self.next.as_ref() != Some(position) {
            self.rater.assume_uniqueness(facts.is_unique(cancel)?);
            self.course = self.rater.start_at(position).ok();
        }
        let Some(course) = &mut self.course else { return Ok(None) };
        self.next = None;
        match self.rater.find(course, cancel) {
            Ok(true) => {
                let step = self.rater.take(course);
                let mut after = position.clone();
                for literal in step.concluded().iter() {
                    if literal.is_true() {
                        after.place_if_possible(literal.candidate())
                    } else {
                        after.remove(literal.candidate())
                    };
                }
                self.next = Some(after);
                Ok(Some(step))
            }
            Err(RateError::Cancelled(cancelled)) => Err(cancelled),
            Ok(false) | Err(_) => Ok(None),
        }
    }
}

/// The easiest forcing chain that removes a candidate, as found within other chains: of cells and
/// regions over static links, or else of any kind, up to chains within chains.
pub(in crate::rating) fn removing(position: &Position, candidate: Candidate) -> Option<SeStep> {
    let mut state = State::at(position)?;
    state.refresh();
    let candidates = position.all_candidates().len();
    let mut chains = chain_rules(candidates).1();
    chains.number(&state, Edition::Classic);
    chains.update(&state);
    let mut found = SeStep::default();
    let is_found = [1, 2, 4].into_iter().any(|rule| chains.find_removing(rule, candidate.index() as u16, &mut found));
    is_found.then(|| told(&found, Some(&mut chains)))
}

/// A step with its chains, which the search that found it tells.
fn told(found: &SeStep, chains: Option<&mut Box<dyn ChainRules>>) -> SeStep {
    let mut step = found.clone();
    if let (SePattern::Chains, Some(chains)) = (step.pattern, chains) {
        step.strands = chains.strands();
    }
    step
}

/// The steps of a puzzle's rating in order; see [`Rater::steps`]. After the last one, or an error,
/// there are no more.
pub struct Steps<'r> {
    rater: &'r mut Rater,
    course: Course,
    cancel: Cancel<'r>,
    is_over: bool,
}

impl Steps<'_> {
    /// The rating of the steps so far; that of the puzzle once there are no more.
    pub fn rating(&self) -> SeRating {
        self.course.rating
    }
}

impl Iterator for Steps<'_> {
    type Item = Result<SeStep, RateError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let found = self.rater.find(&mut self.course, self.cancel);
        self.is_over = found != Ok(true);
        match found {
            Ok(true) => Some(Ok(self.rater.take(&mut self.course))),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

impl std::iter::FusedIterator for Steps<'_> {}
