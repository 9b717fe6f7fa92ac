//! The human solver: takes the next step, applies it, branches when stuck.
//!
//! It knows no technique but the singles, which it looks up for a [`Ladder`] that begins with them;
//! any other step comes from the ladder. When nothing is left to deduce, it branches: it takes the
//! constraint with the fewest candidates over all four views (the first by number among equals),
//! guesses its first candidate and goes on; when a constraint is left without candidates it
//! retreats, removes the guessed candidate, and goes on from there. Everything is logged.
//!
//! Before the first guess the machine search counts the solutions, so that no reader is led through
//! a branching that cannot end in *the* solution. A puzzle solved without a guess needs no such
//! count: each step was forced, so its solution is the only one. Steps that assume a unique
//! solution are only taken where the givens are known to have one (see
//! [`Facts::is_unique`](crate::logic::Facts::is_unique)).

use crate::board::{Candidate, Cell, Conflict, Constraint, Element, Grid, Position, View};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Ladder, Replay, Single, Spec, Step, Trace};
use crate::search;
use crate::technique::first_single;

/// Options of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveOptions {
    /// Whether to branch when no step is left. If not, the outcome is then [`Outcome::Stuck`].
    pub guess: bool,
    /// The maximum number of guesses; beyond it, the outcome is [`Outcome::Stuck`], or
    /// [`Outcome::None`] if the machine search finds no solution.
    pub most_guesses: usize,
}

impl SolveOptions {
    /// Never guesses.
    pub fn without_guessing() -> SolveOptions {
        SolveOptions { guess: false, ..SolveOptions::default() }
    }
}

impl Default for SolveOptions {
    fn default() -> Self {
        SolveOptions { guess: true, most_guesses: 10_000 }
    }
}

/// The outcome of solving.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// There is exactly one solution, this one.
    Solved(Grid),
    /// There are several solutions; two of them.
    Several(Box<[Grid; 2]>),
    /// There is no solution.
    None,
    /// A house has a digit twice; nothing was searched.
    Invalid(Conflict),
    /// No step was left, and guessing was off or had reached its limit.
    Stuck,
    /// The search was cancelled.
    Cancelled,
}

impl Outcome {
    /// The name that other programs rely on.
    pub const fn name(&self) -> &'static str {
        match self {
            Outcome::Solved(_) => "solved",
            Outcome::Several(_) => "several",
            Outcome::None => "none",
            Outcome::Invalid(_) => "invalid",
            Outcome::Stuck => "stuck",
            Outcome::Cancelled => "cancelled",
        }
    }

    /// The one solution, if there is one.
    pub const fn solution(&self) -> Option<&Grid> {
        match self {
            Outcome::Solved(grid) => Some(grid),
            _ => None,
        }
    }
}

/// The trace of the solver, and the outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solution {
    /// All events from the start.
    pub trace: Trace,
    /// The outcome.
    pub outcome: Outcome,
    /// Whether the givens have exactly one solution; `None` if no technique had to know. If false,
    /// techniques that assume it were left out.
    pub unique: Option<bool>,
}

/// Solves a position with the steps of a ladder, branching when it has none.
///
/// ```
/// use whydoku::board::Position;
/// use whydoku::{Cancel, solve::{solve, SolveOptions}, technique::Profile};
/// let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
/// let start = Position::new(&puzzle.parse().unwrap()).unwrap();
/// let solution = solve(start, &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
/// assert!(solution.outcome.solution().unwrap().to_string().starts_with("819465732"));
/// ```
pub fn solve(start: Position, ladder: &(impl Ladder + ?Sized), options: SolveOptions, cancel: Cancel<'_>) -> Solution {
    let events = Vec::with_capacity(start.empty_cells().len() + 32);
    let mut solver = Solver { replay: Replay::new(start.clone()), events, guesses: 0, known: None };
    let outcome = solver.run(ladder, options, cancel);
    let unique = solver.replay.facts_mut().known_unique();
    Solution { trace: Trace { start, events: solver.events }, outcome, unique }
}

struct Solver {
    replay: Replay,
    events: Vec<Event>,
    guesses: usize,
    /// The answer of the machine search, once it has been called.
    known: Option<Outcome>,
}

impl Solver {
    fn run(&mut self, ladder: &(impl Ladder + ?Sized), options: SolveOptions, cancel: Cancel<'_>) -> Outcome {
        let singles_first = ladder.begins_with_singles();
        loop {
            let position = self.replay.position();
            cancel.report(Cell::COUNT - position.empty_cells().len(), Cell::COUNT);
            if let Some(constraint) = position.contradiction() {
                self.record(Event::Contradiction { constraint });
                let Some((removed, guess)) = self.replay.last_guess() else { return Outcome::None };
                let (depth, branch) = (self.replay.depth(), [guess, self.events.len() - 1]);
                self.record(Event::Retreat { removed, depth, branch });
            } else if position.is_solved() {
                let solution = *position.digits();
                self.record(Event::Solved);
                return Outcome::Solved(solution);
            } else if singles_first && let Some((technique, single)) = first_single(position) {
                self.record_single(technique, single);
            } else {
                match ladder.next_step(self.replay.facts_mut(), cancel) {
                    Err(Cancelled) => return Outcome::Cancelled,
                    Ok(Some(step)) => self.record(Event::Step(step)),
                    Ok(None) => {
                        if let Some(outcome) = self.branch(options, cancel) {
                            return outcome;
                        }
                    }
                }
            }
        }
    }

    /// Makes a guess, unless the outcome is known without one.
    fn branch(&mut self, options: SolveOptions, cancel: Cancel<'_>) -> Option<Outcome> {
        let known = self.known.get_or_insert_with(|| look_ahead(self.replay.position(), cancel));
        if matches!(known, Outcome::Several(_) | Outcome::Cancelled) {
            return Some(known.clone());
        }
        if !options.guess || self.guesses == options.most_guesses {
            return Some(if *known == Outcome::None { Outcome::None } else { Outcome::Stuck });
        }
        let (constraint, candidate, of) = fewest_candidates(self.replay.position())?;
        self.guesses += 1;
        self.record(Event::Guess { constraint, candidate, of, depth: self.replay.depth() + 1 });
        None
    }

    /// Appends a single to the trace and applies it.
    #[inline(always)]
    fn record_single(&mut self, technique: &'static Spec, single: Single) {
        self.events.push(Event::Step(Step::single(technique, single)));
        let fits = self.replay.place(single.candidate);
        debug_assert!(fits.is_ok(), "{:?}", self.events.last());
    }

    /// Appends an event to the trace and applies it.
    #[inline]
    fn record(&mut self, event: Event) {
        self.events.push(event);
        let fits = self.events.last().map(|event| self.replay.apply(event));
        debug_assert!(fits.is_some_and(|fits| fits.is_ok()), "{:?}", self.events.last());
    }
}

/// The outcome by machine search: none, one or several solutions.
pub fn look_ahead(position: &Position, cancel: Cancel<'_>) -> Outcome {
    match search::solutions(position, 2, cancel).as_deref() {
        Err(Cancelled) => Outcome::Cancelled,
        Ok([]) => Outcome::None,
        Ok(&[only]) => Outcome::Solved(only),
        Ok(&[one, two, ..]) => Outcome::Several(Box::new([one, two])),
    }
}

/// The open constraint with the fewest candidates over all four views, the first by number among
/// equals; its first candidate; and the number of its candidates. `None` when every constraint is
/// answered or contradicted.
pub fn fewest_candidates(position: &Position) -> Option<(Constraint, Candidate, usize)> {
    let count = |constraint: &Constraint| position.slots(*constraint).len();
    // Mostly there are no singles, and a constraint with two candidates comes soon.
    let least = if View::ALL.into_iter().any(|view| position.first_single(view).is_some()) { 1 } else { 2 };
    let constraint = Constraint::all().find(|constraint| count(constraint) == least);
    let any = || Constraint::all().filter(|constraint| count(constraint) > 0).min_by_key(count);
    let constraint = constraint.or_else(any)?;
    let candidate = position.candidates_of(constraint).next()?;
    Some((constraint, candidate, count(&constraint)))
}
