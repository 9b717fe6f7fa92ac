//! The next step from a person's own position, told as far as that person wants to know.
//!
//! Before any hint the position is compared with the solution: a person who went wrong needs no next step. What is wrong
//! is said, and where only when asked; what belongs there is never said.

use super::style::TextStyle;
use crate::board::{CellSet, Conflict, Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, HintLevel};
use crate::logic::{Ladder, Replay, Step};
use crate::report::{HintRecord, Names, StepRecord};
use crate::solve::{Outcome, look_ahead};
use std::io;

/// What is to be said about a position, and the next step from there.
pub struct Hint {
    state: State,
    /// The next step, and the moment at which it is taken.
    next: Option<(Replay, Step)>,
}

/// How a position compares with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum State {
    /// Everything is right so far.
    Right,
    /// Everything is right, and every cell is filled.
    Solved,
    /// These cells hold a wrong digit.
    WrongDigits(CellSet),
    /// These cells have lost the candidate that is their digit.
    WrongCandidates(CellSet),
    /// There are several solutions; two of them.
    SeveralSolutions(Box<[Grid; 2]>),
    /// There is no solution.
    NoSolution,
    /// A house has a digit twice.
    Invalid(Conflict),
}

impl State {
    /// The state of a position, compared with the one solution of its givens (or of its digits, if the givens are
    /// unknown).
    ///
    /// # Errors
    /// If the search for the solution was cancelled.
    pub fn of(position: &Position, cancel: Cancel<'_>) -> Result<State, Cancelled> {
        let mut outcome = match Position::new(&position.puzzle()) {
            Ok(start) => look_ahead(&start, cancel),
            Err(conflict) => Outcome::Invalid(conflict),
        };
        if matches!(outcome, Outcome::Several(_)) {
            // Without givens the digits alone may leave several solutions that the candidates decide between.
            outcome = look_ahead(position, cancel);
        }
        Ok(match outcome {
            Outcome::Solved(solution) => State::compared(position, &solution),
            Outcome::Several(two) => State::SeveralSolutions(two),
            Outcome::Invalid(conflict) => State::Invalid(conflict),
            Outcome::Cancelled => return Err(Cancelled),
            _ => State::NoSolution,
        })
    }

    fn compared(position: &Position, solution: &Grid) -> State {
        let filled = CellSet::full() - position.empty_cells();
        let wrong: CellSet = filled.iter().filter(|&cell| position.digit(cell) != solution.get(cell)).collect();
        let has_it = |cell| solution.get(cell).is_some_and(|digit| position.candidates(cell).contains(digit));
        let lost: CellSet = position.empty_cells().iter().filter(|&cell| !has_it(cell)).collect();
        match (wrong.is_empty(), lost.is_empty()) {
            (false, _) => State::WrongDigits(wrong),
            (true, false) => State::WrongCandidates(lost),
            (true, true) if position.is_solved() => State::Solved,
            (true, true) => State::Right,
        }
    }

    /// The name that other programs rely on.
    pub const fn name(&self) -> &'static str {
        match self {
            State::Right => "right",
            State::Solved => "solved",
            State::WrongDigits(_) | State::WrongCandidates(_) => "wrong",
            State::SeveralSolutions(_) => "several",
            State::NoSolution => "none",
            State::Invalid(_) => "invalid",
        }
    }

    /// Whether the position has one solution and agrees with it.
    pub const fn is_right(&self) -> bool {
        matches!(self, State::Right | State::Solved)
    }
}

impl Hint {
    /// Looks at a position, and for its next step if everything is right so far.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn new(position: Position, ladder: &dyn Ladder, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        let state = State::of(&position, cancel)?;
        if state != State::Right {
            return Ok(Hint { state, next: None });
        }
        let mut before = Replay::new(position);
        let step = ladder.next_step(before.facts_mut(), cancel)?;
        Ok(Hint { state, next: step.map(|step| (before, step)) })
    }

    /// What is to be said about digits that break the rules.
    pub fn invalid(conflict: Conflict) -> Hint {
        Hint { state: State::Invalid(conflict), next: None }
    }

    /// How the position compares with its solution.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The next step; `None` if something is wrong, or no technique of the ladder finds one.
    pub fn step(&self) -> Option<&Step> {
        self.next.as_ref().map(|(_, step)| step)
    }

    /// The picture of the step, which gives everything away.
    pub fn scene(&self) -> Option<Scene> {
        self.next.as_ref().map(|(before, step)| Scene::of_step(before, step))
    }

    /// The hint in words. Cells that are wrong are named from [`HintLevel::Cells`] on.
    pub fn words(&self, explainer: &Explainer, level: HintLevel) -> Explanation {
        let say = |key: &str| explainer.phrase(key, &[]);
        let wrong = |key: &str, cells: CellSet| {
            let arguments = [("count", cells.len().into()), ("cells", explainer.cells(cells).into())];
            let cells = (level >= HintLevel::Cells).then(|| explainer.phrase("wrong-cells", &arguments));
            explainer.sentences([say(key)].into_iter().chain(cells))
        };
        match (&self.state, &self.next) {
            (State::WrongDigits(cells), _) => wrong("wrong-digit", *cells),
            (State::WrongCandidates(cells), _) => wrong("wrong-candidate", *cells),
            (State::SeveralSolutions(two), _) => explainer.several(&two[0], &two[1]),
            (State::NoSolution, _) => say("outcome-none"),
            (State::Invalid(conflict), _) => explainer.conflict(conflict),
            (State::Solved, _) => say("outcome-already-solved"),
            (State::Right, None) => say("no-step"),
            (State::Right, Some((before, step))) => explainer.hint(before, step, level),
        }
    }

    /// The hint as a record, with its words.
    pub fn record(&self, explainer: &Explainer, level: HintLevel) -> HintRecord<'_> {
        let from = |least: HintLevel| self.next.as_ref().filter(|_| level >= least);
        let cells = from(HintLevel::Cells).map(|(before, step)| step.pattern.sketch(before).cells());
        HintRecord {
            technique: from(HintLevel::Technique).map(|(_, step)| step.technique.id),
            cells: Names(cells.unwrap_or_default()),
            step: from(HintLevel::Everything).map(|(before, step)| StepRecord::new(before, step, None)),
            ..HintRecord::new(self.state.name(), level, self.words(explainer, level))
        }
    }

    /// Writes the hint as text, with the picture of the step if everything is to be shown. Of the style only the colour
    /// matters.
    ///
    /// # Errors
    /// If writing fails.
    pub fn text(
        &self,
        explainer: &Explainer,
        level: HintLevel,
        style: &TextStyle,
        mut out: impl io::Write,
    ) -> io::Result<()> {
        if let Some(scene) = self.scene().filter(|_| level == HintLevel::Everything) {
            let options = TerminalOptions { color: style.color, layout: Layout::Lines, ..TerminalOptions::default() };
            out.write_all(terminal::draw(&scene, &Labels::of(explainer), options).as_bytes())?;
        }
        writeln!(out, "{}", self.words(explainer, level))
    }
}
