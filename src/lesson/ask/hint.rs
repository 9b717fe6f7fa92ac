//! The next step from a person's own position, told as far as that person wants to know.
//!
//! Before any hint the position is compared with the solution: a person who went wrong needs no
//! next step. The hint names the error, its place only when asked, and never the right digit. Where
//! the techniques end, it names the constraint to try, and the reason.

use super::suspects::suspects;
use crate::board::{CellSet, Conflict, Constraint, DigitSet, Grid, HouseSet, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, svg, terminal};
use crate::explain::{Explainer, Explanation, Fragment, HintLevel};
use crate::format::Reading;
use crate::lesson::told::style::TextStyle;
use crate::lesson::told::text::wrapped;
use crate::logic::{Evidence, Ladder, Part, Replay, Role, Sketch, Step};
use crate::report::{Digits, HintRecord, Names, Shown, StepRecord};
use crate::solve::{Outcome, fewest_candidates, look_ahead};
use crate::technique::{Extent, Profile, instances};
use std::io;

/// The state of a position, and the next step from there.
pub struct Hint {
    state: State,
    /// The digits, which may break the rules.
    digits: Grid,
    /// The cells of givens, if they are known.
    givens: Option<CellSet>,
    /// The next step or guess, if everything is right so far.
    next: Option<Next>,
    /// Cells without any single one of which a position without solution would have exactly one.
    suspects: CellSet,
}

/// A way to go on.
enum Next {
    /// A step, the moment at which it is taken, and the simplest other step.
    Step { before: Box<Replay>, step: Box<Step>, other: Option<Box<Step>> },
    /// No technique finds a step: the constraint to branch on, in this position.
    Guess(Box<Position>, Constraint),
}

/// The state of a position, compared with its solution.
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
    /// A digit clashes with a given; these are the givens.
    Clash(Conflict, CellSet),
}

impl State {
    /// The state of a position, compared with the one solution of its givens (or of its digits, if
    /// the givens are unknown).
    ///
    /// # Errors
    /// If the search for the solution was cancelled.
    pub fn of(position: &Position, cancel: Cancel<'_>) -> Result<State, Cancelled> {
        let mut outcome = match Position::new(&position.puzzle()) {
            Ok(start) => look_ahead(&start, cancel),
            Err(conflict) => Outcome::Invalid(conflict),
        };
        if matches!(outcome, Outcome::Several(_)) {
            // Without givens the digits alone may leave several solutions that the candidates
            // decide between.
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
            State::WrongDigits(_) | State::WrongCandidates(_) | State::Clash(..) => "wrong",
            State::SeveralSolutions(_) => "several",
            State::NoSolution => "none",
            State::Invalid(_) => "invalid",
        }
    }

    /// The error in words, without its place; nothing for a state that is right so far.
    pub fn words(&self, explainer: &Explainer) -> Explanation {
        let say = |key: &str| explainer.phrase(key, &[]);
        match self {
            State::Right => Explanation::default(),
            State::Solved => say("outcome-already-solved"),
            State::WrongDigits(_) => say("wrong-digit"),
            State::WrongCandidates(_) => say("wrong-candidate"),
            State::SeveralSolutions(two) => explainer.several(&two[0], &two[1]),
            State::NoSolution => say("outcome-none"),
            State::Invalid(conflict) => explainer.conflict(conflict),
            State::Clash(conflict, givens) => explainer.clash(conflict, *givens),
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
    pub fn new(position: Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        let state = State::of(&position, cancel)?;
        let (digits, givens) = (*position.digits(), position.givens());
        let mut hint = Hint { state, digits, givens, next: None, suspects: CellSet::EMPTY };
        match hint.state {
            State::Right => hint.next = Next::find(position, profile, cancel)?,
            State::NoSolution if hint.may_have_own_digits() => hint.suspects = suspects(&digits, cancel)?,
            _ => {}
        }
        Ok(hint)
    }

    /// Looks at a position that was read.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn read(reading: &Reading, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        match reading.position() {
            Ok(position) => Hint::new(position, profile, cancel),
            Err(conflict) => Ok(Hint::invalid(conflict, &reading.digits, reading.givens)),
        }
    }

    /// The hint for digits that break the rules: a clash with a given, if the givens are known and
    /// the two digits are not both given.
    pub fn invalid(conflict: Conflict, digits: &Grid, givens: Option<CellSet>) -> Hint {
        let own = givens.filter(|givens| conflict.cells.iter().any(|&cell| !givens.contains(cell)));
        let state = own.map_or(State::Invalid(conflict), |givens| State::Clash(conflict, givens));
        Hint { state, digits: *digits, givens, next: None, suspects: CellSet::EMPTY }
    }

    /// The state of the position, compared with its solution.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The next step; `None` if something is wrong, or no technique finds one.
    pub fn step(&self) -> Option<&Step> {
        self.taken().map(|(_, step)| step)
    }

    fn taken(&self) -> Option<(&Replay, &Step)> {
        match &self.next {
            Some(Next::Step { before, step, .. }) => Some((before, step)),
            _ => None,
        }
    }

    /// Whether some of the digits may be the person's own, though none is known to be: those of a
    /// plain grid may be.
    pub fn may_have_own_digits(&self) -> bool {
        self.givens.is_none_or(|givens| givens == self.digits.filled())
    }

    /// The picture of the hint, which gives away no more than the level says.
    pub fn scene(&self, explainer: &Explainer, level: HintLevel) -> Scene {
        let words = self.words(explainer, level);
        if let (Some((before, step)), HintLevel::Everything) = (self.taken(), level) {
            let title = explainer.step_name(step);
            return Scene { title, ..Scene::of_step(before, step) };
        }
        let mut scene = match &self.next {
            Some(Next::Step { before, .. }) => Scene::of(before.position()),
            Some(Next::Guess(position, _)) => Scene::of(position),
            None => Scene::of_digits(&self.digits, self.givens.unwrap_or(self.digits.filled())),
        };
        let houses = if self.next.is_some() { houses_of(&words) } else { HouseSet::EMPTY };
        let looked_at = Part::of_cells(Role::Look, words.cells());
        scene.sketch = Sketch::default().with(looked_at).on(houses, HouseSet::EMPTY);
        Scene { title: words.to_string(), ..scene }
    }

    /// The hint in words. Cells that are wrong are named from [`HintLevel::Question`] on.
    pub fn words(&self, explainer: &Explainer, level: HintLevel) -> Explanation {
        let say = |key: &str| explainer.phrase(key, &[]);
        let wrong = |key: &str, cells: CellSet| {
            let arguments = [("count", cells.len().into()), ("cells", explainer.cells(cells).into())];
            let cells = (level >= HintLevel::Question).then(|| explainer.phrase("wrong-cells", &arguments));
            explainer.sentences([say(key)].into_iter().chain(cells))
        };
        match (&self.state, &self.next) {
            (State::WrongDigits(cells), _) => wrong("wrong-digit", *cells),
            (State::WrongCandidates(cells), _) => wrong("wrong-candidate", *cells),
            (State::SeveralSolutions(two), _) => explainer.several(&two[0], &two[1]),
            (State::NoSolution, _) => self.no_solution(explainer, level),
            (State::Invalid(conflict), _) => explainer.conflict(conflict),
            (State::Clash(conflict, givens), _) => explainer.clash(conflict, *givens),
            (State::Solved, _) => say("outcome-already-solved"),
            (State::Right, None) => say("no-step"),
            (State::Right, Some(Next::Guess(position, constraint))) => {
                explainer.hint_at_guess(position, *constraint, level)
            }
            (State::Right, Some(Next::Step { before, step, .. })) => explainer.hint(before, step, level),
        }
    }

    /// The statement that there is no solution, and the digits that may be the reason.
    fn no_solution(&self, explainer: &Explainer, level: HintLevel) -> Explanation {
        let mut said = vec![explainer.phrase("outcome-none", &[])];
        if self.may_have_own_digits() {
            let (count, cells) = (self.suspects.len(), explainer.cells(self.suspects));
            said.push(match level >= HintLevel::Question || count == 0 {
                true => explainer.phrase("hint-suspects", &[("count", count.into()), ("cells", cells.into())]),
                false => explainer.phrase("hint-suspects-hidden", &[]),
            });
        }
        explainer.sentences(said)
    }

    /// Another way to go on, where everything is told.
    fn other_way(&self, explainer: &Explainer, level: HintLevel) -> Option<Explanation> {
        let Some(Next::Step { other: Some(other), .. }) = &self.next else { return None };
        let name = explainer.technique_name(other.technique);
        let arguments =
            [("technique", name.as_str().into()), ("conclusion", explainer.conclusion(&other.concluded).into())];
        (level == HintLevel::Everything).then(|| explainer.phrase("hint-other", &arguments))
    }

    /// The hint as a record, with its words.
    pub fn record(&self, explainer: &Explainer, level: HintLevel) -> HintRecord<'_> {
        let words = self.words(explainer, level);
        let from = |least: HintLevel| self.taken().filter(|_| level >= least);
        let pattern = from(HintLevel::Everything).map(|(before, step)| step.pattern.sketch(before).cells());
        let (houses, digits) = (houses_of(&words), digits_of(&words));
        let constraint = match &self.next {
            Some(Next::Guess(_, constraint)) => Some(Shown(*constraint)).filter(|_| level > HintLevel::Where),
            _ => None,
        };
        let (other, before) = match &self.next {
            Some(Next::Step { before, other: Some(other), .. }) => (Some(other), Some(before)),
            _ => (None, None),
        };
        let other = other.zip(before).filter(|_| level == HintLevel::Everything);
        HintRecord {
            technique: from(HintLevel::Technique).map(|(_, step)| step.technique.id),
            houses: Names(houses),
            digits: Digits(digits),
            cells: Names(pattern.unwrap_or(words.cells())),
            constraint,
            step: from(HintLevel::Everything).map(|(before, step)| StepRecord::new(before, step, None)),
            other: other.map(|(other, before)| StepRecord::new(before, other, None)),
            ..HintRecord::new(self.state.name(), level, words)
        }
    }

    /// Writes the hint as text, with its heading and the picture of the step if everything is to be
    /// shown.
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
        if self.step().is_some() && level == HintLevel::Everything {
            let (scene, bold) = (self.scene(explainer, level), style.heading());
            writeln!(out, "{bold}{}{bold:#}\n", scene.title)?;
            let options = TerminalOptions { color: style.color, layout: Layout::Lines, ..TerminalOptions::default() };
            out.write_all(terminal::draw(&scene, &Labels::of(explainer), options).as_bytes())?;
            writeln!(out)?;
        }
        wrapped(&self.words(explainer, level), style, &mut out)?;
        self.other_way(explainer, level).map_or(Ok(()), |words| wrapped(&words, style, &mut out))
    }

    /// Writes the picture of the hint.
    ///
    /// # Errors
    /// If writing fails.
    pub fn svg(&self, explainer: &Explainer, level: HintLevel, mut out: impl io::Write) -> io::Result<()> {
        out.write_all(svg::draw(&self.scene(explainer, level)).as_bytes())
    }
}

impl Next {
    /// The next step; the constraint to branch on if there is none.
    fn find(position: Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<Next>, Cancelled> {
        let mut before = Box::new(Replay::new(position));
        Ok(match profile.next_step(before.facts_mut(), cancel)? {
            Some(step) => {
                let other = other(&mut before, &step, profile, cancel)?;
                Some(Next::Step { before, step: Box::new(step), other: other.map(Box::new) })
            }
            None => {
                let constraint = fewest_candidates(before.position()).map(|(constraint, ..)| constraint);
                constraint.map(|constraint| Next::Guess(Box::new(before.position().clone()), constraint))
            }
        })
    }
}

/// The simplest step with other conclusions, the best of its technique. Techniques with derived
/// proofs, which may take long, are not tried.
fn other(before: &mut Replay, step: &Step, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let facts = &*before.facts_mut();
    let from = profile.rungs.iter().skip_while(|rung| rung.technique != step.technique);
    for rung in from.filter(|rung| rung.technique.evidence != Evidence::Derived) {
        if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? {
            continue;
        }
        let found = instances(rung, facts, Extent::Shortest, cancel)?;
        if let Some(other) = found.into_iter().map(|found| found.step).find(|other| other.concluded != step.concluded) {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

/// The houses that words speak of.
fn houses_of(words: &Explanation) -> HouseSet {
    words.0.iter().fold(HouseSet::EMPTY, |houses, fragment| match fragment {
        Fragment::Houses(more, _) => houses | *more,
        _ => houses,
    })
}

/// The digits that words speak of, candidates included.
fn digits_of(words: &Explanation) -> DigitSet {
    words.0.iter().fold(DigitSet::EMPTY, |digits, fragment| match fragment {
        Fragment::Digits(more, _) => digits | *more,
        Fragment::Candidates(more, _) => digits | more.iter().map(|candidate| candidate.digit()).collect(),
        _ => digits,
    })
}
