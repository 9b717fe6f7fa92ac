//! HoDoKu's level and score, and its path.
//!
//! # What it is
//!
//! A puzzle is solved by HoDoKu's techniques in HoDoKu's order. Each step adds the score of its
//! technique, and the level is the highest of all steps. Finally, a level too low for the score is
//! raised: a puzzle with nothing but easy steps is medium beyond 800 points. Where no technique is
//! left, HoDoKu writes the true digit into the middle one of the empty cells, for 10,000 points,
//! and so does this. No technique looks at the solution.
//!
//! HoDoKu chooses among several steps by rules of its own, and each step changes what
//! comes next. So the score needs the very step, and of that step the order in which its candidates
//! go, as singles come up in that order.
//!
//! # How it is done
//!
//! - `queue`: the singles in the order in which they come up; `givens`: those at the start.
//! - `choice`: the next step. Most techniques are those of the catalogue with a key for the place
//!   of a step in HoDoKu's search; the searches that follow do what HoDoKu does.
//! - `links`: what follows from a candidate that is true or false, with one chain for each
//!   conclusion; `loops`: nice loops and AICs; `forcing`: forcing chains; `nets`: forcing nets, and
//!   `board`, where they follow singles.
//! - `bivalue`: XY-chains and remote pairs; `als`: chains of almost locked sets.
//! - `told`: the steps found, with patterns and proofs. The path told and the path rated are the
//!   same: both ask `choice`.

mod als;
mod bivalue;
mod board;
mod choice;
mod forcing;
mod givens;
mod links;
mod loops;
mod nets;
mod queue;
mod reach;
mod told;

use super::effort::{effort, effort_at};
use super::se::RateError;
use crate::board::{Candidate, Cell, Grid, Literal, Position};
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Event, Facts, Ladder, Level, Spec, Step, StepRating, Trace};
use crate::search;
use crate::technique::Profile;
use choice::{Turn, next_step, turns};
use queue::Queue;
use std::cell;
use std::sync::LazyLock;
use told::LOOKED_UP;

/// Level and score of a puzzle, with the techniques behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Grading {
    /// The level.
    pub level: Level,
    /// The sum over all steps.
    pub score: u32,
    /// The techniques in the order of their first use, each with the number of its steps.
    pub techniques: Vec<(&'static Spec, u32)>,
    /// The number of digits that were taken from the solution.
    pub looked_up: u32,
}

/// The levels below the highest, with the highest score of each.
const MOST: [(Level, u32); 4] = [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Unfair, 1800)];

/// Grades puzzles, one after the other.
///
/// ```
/// use whydoku::{Cancel, logic::Level, rating::hodoku::Grader};
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let grading = Grader::new().grade(&puzzle, Cancel::NEVER).unwrap();
/// assert_eq!((grading.level, grading.score), (Level::Easy, 204));
/// ```
pub struct Grader {
    profile: Profile,
    /// The searches of the profile.
    turns: Vec<Turn>,
}

thread_local! {
    /// The last walk of this thread, for its memory. Were it shared, each puzzle would wait for it
    /// to come from another processor. Boxed, as it is large.
    static SPARE: cell::Cell<Option<Box<Walk>>> = const { cell::Cell::new(None) };
}

impl Default for Grader {
    fn default() -> Grader {
        Grader::of(Profile::hodoku())
    }
}

impl Grader {
    /// A grader with the profile `hodoku`.
    pub fn new() -> Grader {
        Grader::default()
    }

    /// A grader with the techniques of a profile.
    fn of(profile: Profile) -> Grader {
        Grader { turns: turns(&profile), profile }
    }

    /// The same grader without techniques that assume a unique solution.
    #[must_use]
    pub fn without_uniqueness(self) -> Grader {
        Grader::of(self.profile.without_uniqueness())
    }

    /// Grades a puzzle. A solved grid is easy and has the score 0.
    ///
    /// # Errors
    /// If the puzzle does not have exactly one solution, or if the search is cancelled.
    pub fn grade(&self, puzzle: &Grid, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let counted = effort(puzzle, cancel)?;
        let start = Position::new(puzzle)?;
        let mut walk = SPARE.take().unwrap_or_else(|| Box::new(Walk::new(start.clone(), counted.solution)));
        walk.restart(start, counted.solution);
        let grading = self.follow(&mut walk, cancel);
        SPARE.set(Some(walk));
        grading
    }

    /// Grades the rest of a puzzle from a position with pencil marks. Singles come up as if its
    /// digits were written first, and then the missing candidates removed, both in reading order.
    ///
    /// # Errors
    /// As [`grade`](Grader::grade).
    pub fn grade_at(&self, position: &Position, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let counted = effort_at(position, cancel)?;
        self.follow(&mut Walk::new(position.clone(), counted.solution), cancel)
    }

    /// Grades the rest of a walk.
    fn follow(&self, walk: &mut Walk, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let mut grading = Grading::default();
        loop {
            while let Some((technique, single)) = walk.singles.next() {
                walk.write(Literal::is(single));
                grading.add(Some(technique), score(technique));
            }
            let Some(taken) = self.next(walk, cancel)? else { break };
            taken.concluded.iter().for_each(|&literal| walk.write(literal));
            grading.add(taken.technique, taken.score());
        }
        grading.raise();
        Ok(grading)
    }

    /// The next step on a walk; `None` at its end.
    ///
    /// # Errors
    /// If the search was cancelled.
    pub fn next(&self, walk: &mut Walk, cancel: Cancel<'_>) -> Result<Option<WalkStep>, Cancelled> {
        if walk.singles.is_done() {
            return Ok(None);
        }
        walk.catch_up();
        Ok(Some(match next_step(&self.turns, &walk.singles, &walk.facts, cancel)? {
            Some(taken) => WalkStep { technique: Some(taken.technique), concluded: taken.concluded },
            None => {
                let Some(middle) = middle_of_empty(walk.facts.position()) else { return Ok(None) };
                let digit = walk.solution.get(middle).map(|digit| Literal::is(Candidate::new(middle, digit)));
                WalkStep { technique: None, concluded: digit.into_iter().collect() }
            }
        }))
    }
}

/// A way through a puzzle, step by step.
pub struct Walk {
    singles: Queue,
    facts: Facts,
    /// Conclusions of which the facts have not been told.
    behind: Vec<Literal>,
    solution: Grid,
}

/// A step that HoDoKu takes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct WalkStep {
    /// The technique; `None` for a digit that is taken from the solution.
    pub technique: Option<&'static Spec>,
    /// The conclusions in the order in which they are applied.
    pub concluded: Vec<Literal>,
}

impl WalkStep {
    /// The points.
    pub fn score(&self) -> u32 {
        self.technique.map_or(LOOKED_UP, score)
    }
}

/// The points of a technique.
fn score(technique: &Spec) -> u32 {
    technique.hodoku.map_or(0, |hodoku| hodoku.score)
}

impl Walk {
    /// A walk from a position with this solution.
    pub fn new(start: Position, solution: Grid) -> Walk {
        Walk { singles: Queue::new(&start), facts: Facts::new(start), behind: Vec::with_capacity(81), solution }
    }

    /// Goes to the start of a puzzle with exactly this solution.
    fn restart(&mut self, start: Position, solution: Grid) {
        self.singles.restart_at_givens(&start);
        self.facts.restart(start, Some(true));
        self.behind.clear();
        self.solution = solution;
    }

    /// Writes a conclusion.
    pub fn write(&mut self, literal: Literal) {
        self.singles.write(literal);
        self.behind.push(literal);
    }

    /// Tells the facts of all conclusions.
    fn catch_up(&mut self) {
        for literal in self.behind.drain(..) {
            self.facts.write(literal);
        }
    }

    /// The position.
    pub fn position(&mut self) -> &Position {
        self.catch_up();
        self.facts.position()
    }
}

/// The path of HoDoKu as a ladder: at any position the step that it would take, with its score.
///
/// A digit that HoDoKu takes from the solution is told by an argument of the catalogue, if there is
/// one; if not, the path ends there.
#[derive(Clone, Copy, Debug, Default)]
pub struct HodokuPath;

/// The singles of a path, kept as long as its steps are applied one after the other.
#[derive(Default)]
struct Guide {
    singles: Option<Queue>,
    /// The position after the last step.
    next: Option<Position>,
}

impl Ladder for HodokuPath {
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        static GRADER: LazyLock<Grader> = LazyLock::new(Grader::new);
        let mut guide = facts.scratch::<Guide>();
        let position = facts.position();
        let is_next = guide.next.take().is_some_and(|next| next == *position);
        let mut singles = guide.singles.take().filter(|_| is_next).unwrap_or_else(|| Queue::new(position));
        let (step, concluded) = match next_step(&GRADER.turns, &singles, facts, cancel)? {
            Some(taken) => (told::told(&taken, facts, cancel)?, taken.concluded),
            None => match looked_up(facts, cancel)? {
                Some(literal) => (told::looked_up(literal, facts, cancel)?, vec![literal]),
                None => return Ok(None),
            },
        };
        let mut after = position.clone();
        for &literal in &concluded {
            singles.write(literal);
            after.write(literal);
        }
        *guide = Guide { singles: Some(singles), next: Some(after) };
        Ok(step)
    }
}

/// The digit that HoDoKu takes from the solution, if there is one solution.
fn looked_up(facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Literal>, Cancelled> {
    let solutions = search::solutions(facts.position(), 2, cancel)?;
    let ([solution], Some(middle)) = (&solutions[..], middle_of_empty(facts.position())) else { return Ok(None) };
    Ok(solution.get(middle).map(|digit| Literal::is(Candidate::new(middle, digit))))
}

impl Default for Grading {
    /// Nothing yet.
    fn default() -> Grading {
        Grading { level: Level::Easy, score: 0, techniques: Vec::new(), looked_up: 0 }
    }
}

impl Grading {
    /// Level and score of a path of HoDoKu from its first step to the solution; `None` if a step
    /// has no score or the path is incomplete.
    pub fn of(trace: &Trace) -> Option<Grading> {
        let mut grading = Grading::default();
        for (index, event) in trace.events.iter().enumerate() {
            let step = match event {
                Event::Step(step) => step,
                Event::Solved if index > 0 => {
                    grading.raise();
                    return Some(grading);
                }
                _ => return None,
            };
            let Some(StepRating::Score(score)) = step.rating else { return None };
            let score = u32::from(score);
            grading.add(Some(step.technique).filter(|_| score < LOOKED_UP), score);
        }
        None
    }

    /// Adds a step; no technique is a digit that was looked up.
    fn add(&mut self, technique: Option<&'static Spec>, score: u32) {
        self.score += score;
        let Some(technique) = technique else {
            self.looked_up += 1;
            self.level = Level::Extreme;
            return;
        };
        if let Some(hodoku) = technique.hodoku {
            self.level = self.level.max(hodoku.level);
        }
        match self.techniques.iter_mut().find(|(known, _)| std::ptr::eq(*known, technique)) {
            Some((_, count)) => *count += 1,
            None => self.techniques.push((technique, 1)),
        }
    }

    /// Raises the level until it allows the score.
    fn raise(&mut self) {
        let most = |level: Level| MOST.iter().find(|(of, _)| *of == level).map(|&(_, most)| most);
        while most(self.level).is_some_and(|most| self.score > most) {
            self.level = next(self.level);
        }
    }
}

/// The empty cell in the middle, in reading order.
fn middle_of_empty(position: &Position) -> Option<Cell> {
    let empty = position.empty_cells();
    empty.iter().nth(empty.len() / 2)
}

/// The next higher level.
fn next(level: Level) -> Level {
    match level {
        Level::Easy => Level::Medium,
        Level::Medium => Level::Hard,
        Level::Hard => Level::Unfair,
        Level::Unfair | Level::Extreme => Level::Extreme,
    }
}
