//! A puzzle that was generated, as JSON and as a record of a table.

use super::SCHEMA;
use super::names::{Names, Shown};
use crate::board::{Grid, Literal};
use crate::logic::Step;
use serde::Serialize;

/// A generated puzzle.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct PuzzleRecord {
    /// The version of the schema.
    pub schema: u32,
    /// Its number among those of the run, from 1.
    pub number: u64,
    /// The puzzle, 81 characters.
    pub puzzle: Shown<Grid>,
    /// Its only solution.
    pub solution: Shown<Grid>,
    /// The number of clues.
    pub clues: usize,
    /// The seed of the run.
    pub seed: u64,
}

/// A generated puzzle with its ratings, its grade and its path.
#[derive(Clone, Debug, Serialize)]
pub struct OrderedRecord<'r> {
    /// The puzzle.
    #[serde(flatten)]
    pub puzzle: PuzzleRecord,
    /// Sudoku Explainer's rating of the hardest step.
    pub er: Option<f64>,
    /// The rating of the hardest step up to the first placement.
    pub ep: Option<f64>,
    /// The rating of the first step.
    pub ed: Option<f64>,
    /// The grade.
    pub grade: Option<&'static str>,
    /// The hardest technique of the path.
    pub hardest: Option<&'static str>,
    /// The steps.
    pub path: Vec<PathStepRecord<'r>>,
}

/// A step of a path, without its reasons.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct PathStepRecord<'r> {
    /// The technique.
    pub technique: &'static str,
    /// The placements.
    pub placements: Names<&'r [Literal]>,
    /// The eliminations, besides those that placements cause in their houses.
    pub eliminations: Names<&'r [Literal]>,
}

impl<'r> PathStepRecord<'r> {
    /// The record of a step.
    pub fn new(step: &'r Step) -> PathStepRecord<'r> {
        let placed = step.concluded.partition_point(|literal| literal.is_true());
        let (placements, eliminations) = step.concluded.split_at(placed);
        PathStepRecord {
            technique: step.technique.id,
            placements: Names(placements),
            eliminations: Names(eliminations),
        }
    }
}

impl PuzzleRecord {
    /// The record of the puzzle with this number in the run with this seed.
    pub fn new(number: u64, puzzle: Grid, solution: Grid, seed: u64) -> PuzzleRecord {
        let clues = puzzle.filled().len();
        PuzzleRecord { schema: SCHEMA, number, puzzle: Shown(puzzle), solution: Shown(solution), clues, seed }
    }
}
