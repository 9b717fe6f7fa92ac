//! HoDoKu's level and score.
//!
//! The steps are those of the profile `hodoku`: its techniques in its order, with its choices;
//! singles in the order in which they come up (`queue`). Each step adds the score of its technique,
//! and the level is the highest of all steps. Finally, a level too low for the score is raised: a
//! puzzle with nothing but easy steps is medium beyond 800 points.
//!
//! Where no technique is left, HoDoKu writes the true digit into the middle one of the empty cells,
//! for 10,000 points, and so does this. No technique looks at the solution.

mod choice;
mod queue;

use super::effort::{effort, effort_at};
use super::se::RateError;
use crate::board::{Candidate, Cell, Grid, Literal, Position};
use crate::cancel::Cancel;
use crate::logic::{Facts, Family, Level, Spec};
use crate::technique::Profile;
use choice::next_step;
use queue::Queue;

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

/// The points for a digit that is taken from the solution.
const LOOKED_UP: u32 = 10_000;

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
    /// The profile `hodoku` without singles.
    profile: Profile,
}

impl Default for Grader {
    fn default() -> Grader {
        let mut profile = Profile::hodoku();
        profile.rungs.retain(|rung| rung.technique.family != Family::Singles);
        Grader { profile }
    }
}

impl Grader {
    /// A grader with the profile `hodoku`.
    pub fn new() -> Grader {
        Grader::default()
    }

    /// The same grader without techniques that assume a unique solution.
    #[must_use]
    pub fn without_uniqueness(self) -> Grader {
        Grader { profile: self.profile.without_uniqueness() }
    }

    /// Grades a puzzle. A solved grid is easy and has the score 0.
    ///
    /// # Errors
    /// If the puzzle does not have exactly one solution, or if the search is cancelled.
    pub fn grade(&self, puzzle: &Grid, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let counted = effort(puzzle, cancel)?;
        self.follow(Position::new(puzzle)?, &counted.solution, cancel)
    }

    /// Grades the rest of a puzzle from a position with pencil marks. Singles come up as if its
    /// digits were written first, and then the missing candidates removed, both in reading order.
    ///
    /// # Errors
    /// As [`grade`](Grader::grade).
    pub fn grade_at(&self, position: &Position, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let counted = effort_at(position, cancel)?;
        self.follow(position.clone(), &counted.solution, cancel)
    }

    /// Grades the path from a position with this solution.
    fn follow(&self, start: Position, solution: &Grid, cancel: Cancel<'_>) -> Result<Grading, RateError> {
        let mut singles = Queue::new(&start);
        let mut facts = Facts::new(start);
        let mut grading = Grading { level: Level::Easy, score: 0, techniques: Vec::new(), looked_up: 0 };
        let write = |facts: &mut Facts, singles: &mut Queue, literal: Literal| {
            facts.write(literal);
            if literal.is_true() { singles.place(literal.candidate()) } else { singles.remove(literal.candidate()) }
        };
        while let Some(middle) = middle_of_empty(facts.position()) {
            if let Some((technique, single)) = singles.next() {
                write(&mut facts, &mut singles, Literal::is(single));
                grading.add(technique);
            } else if let Some((technique, concluded)) = next_step(&self.profile, &facts, cancel)? {
                concluded.into_iter().for_each(|literal| write(&mut facts, &mut singles, literal));
                grading.add(technique);
            } else {
                // The solution has a digit in every cell.
                let digit = solution.get(middle).map(|digit| Literal::is(Candidate::new(middle, digit)));
                digit.into_iter().for_each(|literal| write(&mut facts, &mut singles, literal));
                grading.looked_up += 1;
                grading.score += LOOKED_UP;
                grading.level = Level::Extreme;
            }
        }
        let most = |level: Level| MOST.iter().find(|(of, _)| *of == level).map(|&(_, most)| most);
        while most(grading.level).is_some_and(|most| grading.score > most) {
            grading.level = next(grading.level);
        }
        Ok(grading)
    }
}

impl Grading {
    fn add(&mut self, technique: &'static Spec) {
        if let Some(hodoku) = technique.hodoku {
            self.score += hodoku.score;
            self.level = self.level.max(hodoku.level);
        }
        match self.techniques.iter_mut().find(|(known, _)| *known == technique) {
            Some((_, count)) => *count += 1,
            None => self.techniques.push((technique, 1)),
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
