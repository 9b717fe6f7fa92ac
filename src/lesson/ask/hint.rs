//! The next step from a person's own position, told as far as that person wants to know.
//!
//! Before any hint the position is compared with the solution: a person who went wrong needs no
//! next step. The hint names the error, its place only when asked, and never the right digit. Where
//! the techniques end, it names the constraint to try, and the reason.

use super::along::{go_along, to_crux};
use super::state::State;
use super::suspects::suspects;
use crate::board::{CellSet, Conflict, Constraint, DigitSet, Grid, HouseSet, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, svg, terminal};
use crate::explain::{Explainer, Explanation, Fragment, HintLevel};
use crate::format::Reading;
use crate::lesson::told::TextStyle;
use crate::lesson::told::text::wrapped;
use crate::logic::{Evidence, Family, Ladder, Part, Replay, Role, Sketch, Step};
use crate::plan::Route;
use crate::report::{DigitString, HintRecord, Names, Shown, StepRecord};
use crate::solve::fewest_candidates;
use crate::technique::{Extent, Profile, instances};
use std::io;

/// The state of a position, and the next step from there.
pub struct Hint {
    state: State,
    /// The digits, which may break the rules.
    digits: Grid,
    /// The cells of givens, if they are known.
    givens: Option<CellSet>,
    /// Whether the person has pencil marks; others are not drawn before they are needed.
    has_marks: bool,
    /// The next step or guess, if everything is right so far.
    next: Option<Next>,
    /// The route that the step is on, if it is planned.
    route: Option<Route>,
    /// Cells without any single one of which a position without solution would have exactly one.
    suspects: CellSet,
}

/// A way to go on.
enum Next {
    /// A step, the moment at which it is taken, and the simplest other step if it was asked for.
    Step { before: Box<Replay>, step: Box<Step>, other: Option<Box<Step>> },
    /// No technique finds a step: the constraint to branch on, in this position.
    Guess(Box<Position>, Constraint),
}

impl Hint {
    /// Looks at a position, and for its next step if everything is right so far.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn new(position: Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        let state = State::of(&position, cancel)?;
        let (digits, givens) = (*position.digits(), position.givens());
        let mut hint =
            Hint { state, digits, givens, has_marks: true, next: None, route: None, suspects: CellSet::EMPTY };
        match hint.state {
            State::Right => hint.next = Next::find(position, profile, cancel)?,
            State::NoSolution if hint.may_have_own_digits() => hint.suspects = suspects(&digits, cancel)?,
            _ => {}
        }
        Ok(hint)
    }

    /// The same with the next step of the gentlest route to the solution in place of the usual one:
    /// of `known` if one of its steps is there, else of one that is planned. A single stays what it
    /// is, and so does a step from which no route is known.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn along(mut self, known: Option<Route>, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        if let Some(Next::Step { before, step, .. }) = &mut self.next {
            self.route = go_along(before, step, known, profile, cancel)?;
        }
        Ok(self)
    }

    /// The route that the step is on; `None` if it is the usual step.
    pub fn route(&self) -> Option<&Route> {
        self.route.as_ref()
    }

    /// The same with another way to go on, if there is one, which is told with everything.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn with_other(mut self, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        if let Some(Next::Step { before, step, other: known }) = &mut self.next {
            *known = other(before, step, profile, cancel)?.map(Box::new);
        }
        Ok(self)
    }

    /// Looks at a position that was read.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn read(reading: &Reading, profile: &Profile, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        match reading.position() {
            Ok(position) => {
                let hint = Hint::new(position, profile, cancel)?;
                Ok(Hint { has_marks: reading.candidates.is_some(), ..hint })
            }
            Err(conflict) => Ok(Hint::invalid(conflict, &reading.digits, reading.givens)),
        }
    }

    /// The hint for digits that break the rules: a clash with a given, if the givens are known and
    /// the two digits are not both given.
    pub fn invalid(conflict: Conflict, digits: &Grid, givens: Option<CellSet>) -> Hint {
        let state = State::invalid(conflict, givens);
        Hint { state, digits: *digits, givens, has_marks: false, next: None, route: None, suspects: CellSet::EMPTY }
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

    /// The picture of the hint, which gives away no more than its words at this level.
    pub fn scene(&self, explainer: &Explainer, level: HintLevel, words: &Explanation) -> Scene {
        if let (Some((before, step)), HintLevel::Everything) = (self.taken(), level) {
            let title = explainer.step_name(step);
            let scene = Scene { title, ..Scene::of_step(before, step) };
            let needs_none = !self.has_marks && step.technique.family == Family::Singles;
            return if needs_none { scene.without_candidates() } else { scene };
        }
        let mut scene = match &self.next {
            Some(Next::Step { before, .. }) if self.has_marks => Scene::of(before.position()),
            Some(Next::Guess(position, _)) => Scene::of(position),
            _ => Scene::of_digits(&self.digits, self.givens.unwrap_or(self.digits.filled())),
        };
        let houses = if self.next.is_some() { houses_of(words) } else { HouseSet::EMPTY };
        let looked_at = Part::of_cells(Role::Look, words.cells());
        scene.sketch = Sketch::default().with(looked_at).on(houses, HouseSet::EMPTY);
        Scene { title: words.to_string(), ..scene }
    }

    /// The hint in words. Cells that are wrong are named from [`HintLevel::Question`] on.
    pub fn words(&self, explainer: &Explainer, level: HintLevel) -> Explanation {
        match (&self.state, &self.next) {
            (State::Right, None) => explainer.phrase("no-step", &[]),
            (State::Right, Some(Next::Guess(position, constraint))) => {
                explainer.hint_at_guess(position, *constraint, level)
            }
            (State::Right, Some(Next::Step { before, step, .. })) => {
                let tells_way = matches!(level, HintLevel::Technique | HintLevel::Question);
                let route = self.route.as_ref().filter(|_| tells_way);
                let to_crux = route.and_then(|route| to_crux(route, step, explainer));
                explainer.sentences([explainer.hint(before, step, level)].into_iter().chain(to_crux))
            }
            (State::NoSolution, _) => self.no_solution(explainer, level),
            (wrong, _) => wrong.words(explainer, level >= HintLevel::Question),
        }
    }

    /// The statement that there is no solution, and the digits that may be the reason.
    fn no_solution(&self, explainer: &Explainer, level: HintLevel) -> Explanation {
        let mut said = vec![explainer.phrase("outcome-none", &[])];
        if self.may_have_own_digits() {
            let (count, cells) = (self.suspects.len(), explainer.cells(self.suspects));
            said.push(if level >= HintLevel::Question || count == 0 {
                explainer.phrase("hint-suspects", &[("count", count.into()), ("cells", cells.into())])
            } else {
                explainer.phrase("hint-suspects-hidden", &[])
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
        let route = self.route.as_ref().zip(from(HintLevel::Technique));
        HintRecord {
            technique: from(HintLevel::Technique).map(|(_, step)| step.technique.id),
            houses: Names(houses),
            digits: DigitString(digits),
            cells: Names(pattern.unwrap_or(words.cells())),
            constraint,
            step: from(HintLevel::Everything).map(|(before, step)| StepRecord::new(before, step, None)),
            other: other.map(|(other, before)| StepRecord::new(before, other, None)),
            before_crux: route.and_then(|(route, _)| route.before_crux()),
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
        let words = self.words(explainer, level);
        if self.step().is_some() && level == HintLevel::Everything {
            let (scene, bold) = (self.scene(explainer, level, &words), style.heading());
            writeln!(out, "{bold}{}{bold:#}\n", scene.title)?;
            let options = TerminalOptions { color: style.color, layout: Layout::Lines, ..TerminalOptions::default() };
            out.write_all(terminal::draw(&scene, &Labels::of(explainer), options).as_bytes())?;
            writeln!(out)?;
        }
        wrapped(&words, style, &mut out)?;
        self.other_way(explainer, level).map_or(Ok(()), |words| wrapped(&words, style, &mut out))
    }

    /// Writes the picture of the hint.
    ///
    /// # Errors
    /// If writing fails.
    pub fn svg(&self, explainer: &Explainer, level: HintLevel, mut out: impl io::Write) -> io::Result<()> {
        let scene = self.scene(explainer, level, &self.words(explainer, level));
        out.write_all(svg::draw(&scene).as_bytes())
    }
}

impl Next {
    /// The next step; the constraint to branch on if there is none.
    fn find(position: Position, profile: &Profile, cancel: Cancel<'_>) -> Result<Option<Next>, Cancelled> {
        let mut before = Box::new(Replay::new(position));
        Ok(match profile.next_step(before.facts_mut(), cancel)? {
            Some(step) => Some(Next::Step { before, step: Box::new(step), other: None }),
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
