//! The state of a position: whether it is right so far, compared with its solution.

use crate::board::{Candidate, CellSet, Conflict, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Explainer, Explanation};
use crate::format::Reading;
use crate::solve::{Outcome, look_ahead};

/// The state of a position, compared with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum State {
    /// Everything is right so far.
    Right,
    /// Everything is right, and every cell is filled.
    Solved,
    /// Something is wrong.
    Wrong {
        /// The cells with a wrong digit.
        digits: CellSet,
        /// The empty cells that have lost the candidate that is their digit.
        candidates: CellSet,
    },
    /// There are several solutions; two of them.
    SeveralSolutions(Box<[Grid; 2]>),
    /// There is no solution.
    NoSolution,
    /// A house has a digit twice.
    Invalid(Conflict),
    /// A digit clashes with a given.
    Clash {
        /// The two equal digits.
        conflict: Conflict,
        /// The cells of the givens.
        givens: CellSet,
        /// The cells with a wrong digit, as far as they were looked for.
        digits: CellSet,
    },
}

impl State {
    /// The state of a position, compared with the one solution of its givens (or of its digits, if
    /// the givens are unknown). Where digits are wrong, candidates are not looked at.
    ///
    /// # Errors
    /// If the search for the solution was cancelled.
    pub fn of(position: &Position, cancel: Cancel<'_>) -> Result<State, Cancelled> {
        State::compared(position, |_| false, cancel)
    }

    /// The state of a position that was read, with all that is wrong: a wrong digit takes
    /// candidates away, too, and these are not lost.
    ///
    /// # Errors
    /// If the search for the solution was cancelled.
    pub fn read(reading: &Reading, cancel: Cancel<'_>) -> Result<State, Cancelled> {
        let conflict = match reading.position() {
            Ok(position) => {
                let is_there = |candidate| reading.candidates.is_none_or(|left| left.contains(candidate));
                return State::compared(&position, |candidate| !is_there(candidate), cancel);
            }
            Err(conflict) => conflict,
        };
        let mut state = State::invalid(conflict, reading.givens);
        if let State::Clash { givens, digits, .. } = &mut state
            && let Ok(start) = Position::new(&reading.digits.only(*givens))
        {
            match look_ahead(&start, cancel) {
                Outcome::Solved(solution) => *digits = wrong(&reading.digits, &solution),
                Outcome::Cancelled => return Err(Cancelled),
                _ => {}
            }
        }
        Ok(state)
    }

    /// The error of a position that was read, if its puzzle has one solution and something
    /// disagrees with it; `None` also if it was cancelled.
    pub fn error_of(reading: &Reading, cancel: Cancel<'_>) -> Option<State> {
        State::read(reading, cancel).ok().filter(|state| matches!(state, State::Wrong { .. }))
    }

    /// The state of digits that break the rules: a clash with a given, if the givens are known and
    /// the two digits are not both given.
    pub fn invalid(conflict: Conflict, givens: Option<CellSet>) -> State {
        let own = givens.filter(|givens| conflict.cells.iter().any(|&cell| !givens.contains(cell)));
        own.map_or(State::Invalid(conflict), |givens| State::Clash { conflict, givens, digits: CellSet::EMPTY })
    }

    /// Where digits are wrong, a candidate is lost only if it was removed.
    fn compared(
        position: &Position,
        was_removed: impl Fn(Candidate) -> bool,
        cancel: Cancel<'_>,
    ) -> Result<State, Cancelled> {
        let mut outcome = match Position::new(&position.puzzle()) {
            Ok(start) => look_ahead(&start, cancel),
            Err(conflict) => Outcome::Invalid(conflict),
        };
        if matches!(outcome, Outcome::Several(_)) {
            // Without givens the digits alone may leave several solutions that the candidates
            // decide between.
            outcome = look_ahead(position, cancel);
        }
        let solution = match outcome {
            Outcome::Solved(solution) => solution,
            Outcome::Several(two) => return Ok(State::SeveralSolutions(two)),
            Outcome::Invalid(conflict) => return Ok(State::Invalid(conflict)),
            Outcome::Cancelled => return Err(Cancelled),
            _ => return Ok(State::NoSolution),
        };
        let digits = wrong(position.digits(), &solution);
        let is_lost = |cell| {
            let candidate = solution.get(cell).map(|digit| Candidate::new(cell, digit));
            candidate.is_none_or(|right| !position.has(right) && (digits.is_empty() || was_removed(right)))
        };
        let candidates: CellSet = position.empty_cells().iter().filter(|&cell| is_lost(cell)).collect();
        Ok(if !(digits | candidates).is_empty() {
            State::Wrong { digits, candidates }
        } else if position.is_solved() {
            State::Solved
        } else {
            State::Right
        })
    }

    /// The name that other programs rely on.
    pub const fn name(&self) -> &'static str {
        match self {
            State::Right => "right",
            State::Solved => "solved",
            State::Wrong { .. } | State::Clash { .. } => "wrong",
            State::SeveralSolutions(_) => "several",
            State::NoSolution => "none",
            State::Invalid(_) => "invalid",
        }
    }

    /// The cells with a wrong digit, and those that have lost the candidate that is their digit.
    pub const fn errors(&self) -> (CellSet, CellSet) {
        match self {
            State::Wrong { digits, candidates } => (*digits, *candidates),
            State::Clash { digits, .. } => (*digits, CellSet::EMPTY),
            _ => (CellSet::EMPTY, CellSet::EMPTY),
        }
    }

    /// The error in words, with its places or without; nothing for a state that is right so far.
    pub fn words(&self, explainer: &Explainer, with_places: bool) -> Explanation {
        let say = |key: &str| explainer.phrase(key, &[]);
        let whole = match self {
            State::Right | State::Wrong { .. } => None,
            State::Solved => Some(say("outcome-already-solved")),
            State::SeveralSolutions(two) => Some(explainer.several(&two[0], &two[1])),
            State::NoSolution => Some(say("outcome-none")),
            State::Invalid(conflict) => Some(explainer.conflict(conflict)),
            State::Clash { conflict, givens, .. } => Some(explainer.clash(conflict, *givens)),
        };
        let (digits, candidates) = self.errors();
        let errors = [("wrong-digit", digits), ("wrong-candidate", candidates)];
        let errors = errors.into_iter().filter(|(_, cells)| !cells.is_empty()).map(|(key, cells)| {
            let slots = [("count", cells.len().into()), ("cells", explainer.cells(cells).into())];
            let places = with_places.then(|| explainer.phrase("wrong-cells", &slots));
            explainer.sentences([say(key)].into_iter().chain(places))
        });
        explainer.sentences(whole.into_iter().chain(errors))
    }

    /// Whether the position has one solution and agrees with it.
    pub const fn is_right(&self) -> bool {
        matches!(self, State::Right | State::Solved)
    }
}

/// The filled cells that differ from the solution.
fn wrong(digits: &Grid, solution: &Grid) -> CellSet {
    digits.filled().iter().filter(|&cell| digits.get(cell) != solution.get(cell)).collect()
}
