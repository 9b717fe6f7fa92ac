//! The account of one result: the steps of the path that lead to it, and no others.

use super::judge::gives;
use super::reason::reason;
use super::state::State;
use crate::board::{Candidate, Cell, CellSet, DigitSet, Grid, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::explain::{Argument, Explainer, Explanation};
use crate::format::Reading;
use crate::lesson::told::figures;
use crate::lesson::told::text::wrapped;
use crate::lesson::told::tree::Tree;
use crate::lesson::told::{Detail, Lesson, Path, Story, TextStyle, Words};
use crate::logic::{Event, Facts, Family, Part, Role, Spec, Step, Trace};
use crate::report::{Shown, TraceRecord};
use crate::solve::{Outcome, Solution, SolveOptions, look_ahead, solve};
use crate::technique::{Extent, Profile, Rung, instances};
use crate::why::{Goal, lean};
use std::io;

/// The start of the account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// At the givens. Where they are not known, at the position.
    #[default]
    Start,
    /// At the position, with its digits and pencil marks.
    Here,
}

/// The account of one result: the question, and the answer.
pub struct Why {
    goal: Goal,
    answer: Answer,
    /// The steps that lead there; none if there are none to tell.
    lesson: Lesson,
}

/// The answer to the question.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Answer {
    /// Steps lead to it.
    Proved {
        /// The goal, with its digit.
        literal: Literal,
        /// How many steps of the path can be left out; 0 where one step from the start is enough,
        /// so that there is no path.
        left_out: usize,
        /// The digit whose placement rules the candidate out, if none of the steps removes it.
        by: Option<Candidate>,
    },
    /// It holds from the start: because of this given or filled cell, or because the candidate is
    /// not among those that are left.
    Known(Literal, Option<Candidate>),
    /// The opposite is true; this is the digit of the cell.
    Contrary(Candidate),
    /// The techniques end earlier, after this many steps.
    Stuck(usize),
    /// The position has no solution to ask about, is wrong or has several solutions.
    Wrong(State),
}

impl Answer {
    /// The name that other programs rely on.
    pub const fn name(&self) -> &'static str {
        match self {
            Answer::Proved { .. } => "proved",
            Answer::Known(..) => "known",
            Answer::Contrary(_) => "contrary",
            Answer::Stuck(_) => "stuck",
            Answer::Wrong(state) => state.name(),
        }
    }

    /// Whether the claim holds.
    pub const fn is_so(&self) -> bool {
        matches!(self, Answer::Proved { .. } | Answer::Known(..))
    }
}

impl Why {
    /// Looks for the steps that lead to a goal.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn read(
        reading: &Reading,
        goal: Goal,
        from: Origin,
        profile: &Profile,
        cancel: Cancel<'_>,
    ) -> Result<Why, Cancelled> {
        let position = match (reading.position(), from) {
            (Ok(position), Origin::Start) if position.givens().is_some() => Position::new(&position.puzzle()),
            (position, _) => position,
        };
        match position {
            Ok(position) => Why::new(position, goal, profile, cancel),
            Err(conflict) => {
                let lesson = Lesson::invalid(reading.givens_alone(), conflict);
                Ok(Why { goal, answer: Answer::Wrong(State::Invalid(conflict)), lesson })
            }
        }
    }

    /// Looks for the steps that lead to a goal from a position.
    ///
    /// # Errors
    /// If it was cancelled.
    pub fn new(start: Position, goal: Goal, profile: &Profile, cancel: Cancel<'_>) -> Result<Why, Cancelled> {
        let state = State::of(&start, cancel)?;
        let outcome = match &state {
            State::SeveralSolutions(two) => Outcome::Several(two.clone()),
            State::NoSolution => Outcome::None,
            State::Invalid(conflict) => Outcome::Invalid(*conflict),
            _ => match look_ahead(&start, cancel) {
                Outcome::Cancelled => return Err(Cancelled),
                // A wrong position has none, but its givens have one.
                Outcome::None => look_ahead(&givens(&start), cancel),
                outcome => outcome,
            },
        };
        let (answer, trace) = match state {
            State::Right | State::Solved | State::SeveralSolutions(_) => {
                answered(&start, goal, &state, outcome.solution(), profile, cancel)?
            }
            wrong => (Answer::Wrong(wrong), Trace { start: start.clone(), events: Vec::new() }),
        };
        let unique = Some(matches!(outcome, Outcome::Solved(_)));
        let path = Path { is_cut: true, ..Path::of(Solution { trace, outcome, unique }) };
        Ok(Why { goal, answer, lesson: Lesson { puzzle: start.puzzle(), path: Ok(path), wrong: None } })
    }

    /// The goal.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The answer.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The steps that lead to the goal; `None` if the digits break the rules.
    pub fn trace(&self) -> Option<&Trace> {
        self.lesson.path.as_ref().ok().map(|path| &path.solution.trace)
    }

    /// The answer in words, without the steps.
    pub fn words(&self, explainer: &Explainer) -> Explanation {
        let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments);
        let goal = match self.goal {
            Goal::Digit(cell) => explainer.cells(CellSet::of(cell)),
            Goal::Literal(asked) => explainer.literal(asked),
        };
        let of_digit = |candidate: Candidate| {
            let digit = explainer.digits(DigitSet::of(candidate.digit()));
            [("digit", digit.into()), ("cell", explainer.cells(CellSet::of(candidate.cell())).into())]
        };
        match &self.answer {
            Answer::Proved { literal, left_out, by } => match self.trace() {
                Some(trace) => reason(trace, *literal, *by, *left_out, explainer),
                None => Explanation::default(),
            },
            Answer::Known(known, by) => match by {
                Some(by) if by.cell() == known.candidate().cell() => {
                    let is_given = self.trace().is_some_and(|trace| is_given(&trace.start, by.cell()));
                    say(if is_given { "why-given" } else { "why-filled" }, &of_digit(*by))
                }
                Some(by) => say("why-seen", &[&of_digit(*by)[..], &[("goal", goal.into())]].concat()),
                None => say("why-missing", &[("goal", goal.into())]),
            },
            Answer::Contrary(digit) => match self.goal {
                Goal::Literal(asked) if !asked.is_true() => say("why-true", &of_digit(*digit)),
                _ => say("why-false", &[&of_digit(*digit)[..], &[("goal", goal.into())]].concat()),
            },
            Answer::Stuck(count) => say("why-stuck", &[("count", (*count).into()), ("goal", goal.into())]),
            Answer::Wrong(state) => {
                let is_open = matches!(state, State::SeveralSolutions(_));
                let open = is_open.then(|| say("why-open", &[("goal", goal.into())]));
                explainer.sentences([state.words(explainer, true)].into_iter().chain(open))
            }
        }
    }

    /// The answer with its steps as a record, with words if there is an explainer.
    pub fn record<'a>(&'a self, explainer: Option<&'a Explainer>) -> TraceRecord<'a> {
        let puzzle = self.lesson.puzzle.to_string();
        let mut record = match &self.lesson.path {
            Err(conflict) => TraceRecord::invalid(puzzle, *conflict),
            Ok(path) => TraceRecord::new(puzzle, &path.solution, explainer),
        };
        let left_out = if let Answer::Proved { left_out, .. } = self.answer { Some(left_out) } else { None };
        let text = explainer.map(|explainer| Shown(self.words(explainer)));
        (record.goal, record.answer) = (Some(self.goal.to_string()), Some(self.answer.name()));
        (record.left_out, record.text) = (left_out, text);
        record
    }

    /// The whole story, with a picture of each step or without.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub fn story(&self, explainer: &Explainer, detail: Detail, with_pictures: bool) -> io::Result<Story> {
        let story = Story::new(&self.lesson, explainer, detail, with_pictures)?;
        let title = explainer.phrase("why-title", &[("goal", self.goal.to_string().as_str().into())]).to_string();
        let mut figures = match &self.lesson.path {
            Ok(path) => vec![figures::start(path, explainer)],
            Err(_) => story.figures,
        };
        for scene in &mut figures {
            scene.sketch = std::mem::take(&mut scene.sketch).with(asked(self.goal.cell()));
        }
        let needed = |note: &Explanation| self.answer.is_so() && !note.0.is_empty();
        Ok(Story {
            title,
            summary: Vec::new(),
            outcome: self.words(explainer),
            notes: story.notes.into_iter().filter(needed).collect(),
            figures,
            drawn: None,
            ..story
        })
    }

    /// Writes the dependencies between steps as text: the answer, and below each step those that it
    /// rests on.
    ///
    /// # Errors
    /// If writing fails.
    pub fn tree_text(&self, explainer: &Explainer, style: &TextStyle, mut out: impl io::Write) -> io::Result<()> {
        wrapped(&self.words(explainer), style, &mut out)?;
        let Some(trace) = self.trace().filter(|trace| !trace.events.is_empty()) else { return Ok(()) };
        writeln!(out)?;
        Tree::of(trace, explainer).text(explainer, &mut out)
    }

    /// Writes the dependencies between steps as a drawing; those of the story if there are
    /// no steps.
    ///
    /// # Errors
    /// If writing fails.
    pub fn tree_svg(&self, explainer: &Explainer, mut out: impl io::Write) -> io::Result<()> {
        match self.trace().filter(|trace| !trace.events.is_empty()) {
            Some(trace) => {
                let title = self.words(explainer).to_string();
                Tree::of(trace, explainer).svg(&title, explainer, &mut out)
            }
            None => self.story(explainer, Detail::Usual, true)?.write_svg(Words::Told, out),
        }
    }
}

/// The answer for a position that is not wrong, and the steps that it takes.
fn answered(
    start: &Position,
    goal: Goal,
    state: &State,
    solution: Option<&Grid>,
    profile: &Profile,
    cancel: Cancel<'_>,
) -> Result<(Answer, Trace), Cancelled> {
    let nothing = |answer| Ok((answer, Trace { start: start.clone(), events: Vec::new() }));
    let digit = solution.and_then(|solution| solution.get(goal.cell())).map(|digit| Candidate::new(goal.cell(), digit));
    let literal = match (goal, digit) {
        (Goal::Literal(asked), Some(digit)) if is_contrary(asked, digit) => return nothing(Answer::Contrary(digit)),
        (Goal::Literal(asked), _) => Some(asked),
        (Goal::Digit(_), digit) => digit.map(Literal::is),
    };
    if let Some((known, by)) = literal.and_then(|literal| Some((literal, known(start, literal)?))) {
        return nothing(Answer::Known(known, by));
    }
    if let Some(literal) = literal
        && let Some(step) = direct(start, literal, &singles(profile), cancel)?
    {
        return Ok(proved_by(start, literal, step));
    }
    let found = solve(start.clone(), profile, SolveOptions::without_guessing(), cancel);
    if found.outcome == Outcome::Cancelled {
        return Err(Cancelled);
    }
    let trace = found.trace;
    // With several solutions a cell may have the same digit in all of them.
    let placed = || placed_in(&trace, goal.cell()).map(Literal::is);
    let Some(literal) = literal.or_else(placed) else { return nothing(Answer::Wrong(state.clone())) };
    match lean(&trace, literal, profile, cancel)? {
        Some(slice) => {
            if let Some(step) = direct(start, literal, &no_harder(profile, &slice.trace), cancel)? {
                return Ok(proved_by(start, literal, step));
            }
            let by = (!literal.is_true()).then(|| ruled_out_by(&slice.trace, literal)).flatten();
            Ok((Answer::Proved { literal, left_out: slice.left_out, by }, slice.trace))
        }
        None if solution.is_none() => nothing(Answer::Wrong(state.clone())),
        None => nothing(Answer::Stuck(trace.steps().count())),
    }
}

/// The answer that one step from the start gives.
fn proved_by(start: &Position, literal: Literal, step: Step) -> (Answer, Trace) {
    let trace = Trace { start: start.clone(), events: vec![Event::Step(step)] };
    let by = (!literal.is_true()).then(|| ruled_out_by(&trace, literal)).flatten();
    (Answer::Proved { literal, left_out: 0, by }, trace)
}

/// The first of these techniques' steps that gives a literal at once.
fn direct(start: &Position, literal: Literal, rungs: &[Rung], cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let facts = Facts::new(start.clone());
    for rung in rungs {
        if rung.technique.needs_uniqueness && !facts.is_unique(cancel)? {
            continue;
        }
        let found = instances(rung, &facts, Extent::Shortest, cancel)?;
        if let Some(found) = found.into_iter().find(|found| gives(&found.step, literal)) {
            return Ok(Some(found.step));
        }
    }
    Ok(None)
}

fn singles(profile: &Profile) -> Vec<Rung> {
    profile.rungs.iter().filter(|rung| rung.technique.family == Family::Singles).copied().collect()
}

/// The techniques that are no harder than the hardest of a trace, if one of their steps would be
/// shorter. Singles were tried before; cases are no direct reason.
fn no_harder(profile: &Profile, trace: &Trace) -> Vec<Rung> {
    let rank = |technique: &Spec| profile.rungs.iter().position(|rung| rung.technique == technique);
    let hardest = trace.steps().filter_map(|(_, step)| rank(step.technique)).max();
    let rungs = profile.rungs.iter().take(hardest.filter(|_| trace.events.len() > 1).map_or(0, |rank| rank + 1));
    rungs.filter(|rung| !matches!(rung.technique.family, Family::Singles | Family::Forcing)).copied().collect()
}

/// Whether the digit of the cell contradicts the literal asked about.
fn is_contrary(asked: Literal, digit: Candidate) -> bool {
    (asked.candidate() == digit) != asked.is_true()
}

/// Whether a literal is settled from the start, and by which filled cell.
fn known(start: &Position, literal: Literal) -> Option<Option<Candidate>> {
    let candidate = literal.candidate();
    let filled = |cell: Cell| start.digit(cell).map(|digit| Candidate::new(cell, digit));
    if let Some(digit) = filled(candidate.cell()) {
        return Some(Some(digit));
    }
    if literal.is_true() || start.has(candidate) {
        return None;
    }
    let rules_out = |peer: Cell| filled(peer).filter(|by| by.digit() == candidate.digit());
    Some(candidate.cell().peers().iter().find_map(rules_out))
}

/// The candidate that a trace places in a cell.
fn placed_in(trace: &Trace, cell: Cell) -> Option<Candidate> {
    trace.steps().flat_map(|(_, step)| step.placements()).find(|placed| placed.cell() == cell)
}

/// The placement of the last step that rules a candidate out, unless the step removes it itself.
fn ruled_out_by(trace: &Trace, literal: Literal) -> Option<Candidate> {
    let Some(Event::Step(last)) = trace.events.last() else { return None };
    let removes = last.concluded.contains(&literal);
    last.placements().find(|placed| !removes && placed.conflicts(literal.candidate()))
}

fn is_given(position: &Position, cell: Cell) -> bool {
    position.givens().unwrap_or(position.digits().filled()).contains(cell)
}

/// The puzzle of a position; the position itself where its givens break the rules.
fn givens(position: &Position) -> Position {
    Position::new(&position.puzzle()).unwrap_or_else(|_| position.clone())
}

/// The mark on the cell that was asked about.
fn asked(cell: Cell) -> Part {
    Part::of_cells(Role::Look, CellSet::of(cell))
}
