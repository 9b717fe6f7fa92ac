//! A puzzle that was generated, as JSON and as a record of a table.

use super::SCHEMA;
use super::carried::Record;
use super::names::Shown;
use crate::board::Grid;
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

impl PuzzleRecord {
    /// The record of the puzzle with this number in the run with this seed.
    pub fn new(number: u64, puzzle: Grid, solution: Grid, seed: u64) -> PuzzleRecord {
        let clues = puzzle.filled().len();
        PuzzleRecord { schema: SCHEMA, number, puzzle: Shown(puzzle), solution: Shown(solution), clues, seed }
    }
}

impl Record for PuzzleRecord {
    const NAMES: &'static [&'static str] = &["schema", "number", "puzzle", "solution", "clues", "seed"];
}
