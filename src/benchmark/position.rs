//! The positions.

use crate::board::Position;
use crate::format::{Reading, read_str};
use crate::logic::Spec;
use crate::rating::{Grade, grade_of};
use crate::technique::{Profile, by_id, place};
use std::sync::OnceLock;

/// A position of the benchmark.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TestPosition {
    /// Its number, from 1.
    pub number: usize,
    /// The grade of its puzzle.
    pub grade: Grade,
    /// The easiest technique that gives anything.
    pub technique: &'static Spec,
    /// The position as it was read.
    pub reading: Reading,
    /// The position.
    pub position: Position,
}

/// The positions: a grade, the id of a technique, and a library line each. `cargo xtask benchmark`
/// wrote them; they stay what they are.
const POSITIONS: &str = include_str!("positions.txt");

/// The positions, easy ones first.
pub fn test_positions() -> &'static [TestPosition] {
    static READ: OnceLock<Vec<TestPosition>> = OnceLock::new();
    READ.get_or_init(|| POSITIONS.lines().zip(1..).filter_map(|(line, number)| read(number, line)).collect())
}

fn read(number: usize, line: &str) -> Option<TestPosition> {
    let (grade, line) = line.split_once(' ')?;
    let (technique, library) = line.split_once(' ')?;
    let reading = read_str(library).next()?.ok()?;
    let position = reading.position().ok()?;
    Some(TestPosition { number, grade: grade.parse().ok()?, technique: by_id(technique)?, reading, position })
}

/// The techniques that are allowed where this one is the easiest: those of its grade and of easier
/// ones; of the hardest grade none that come after it.
pub fn allowed(technique: &Spec) -> Profile {
    let grade = grade_of(technique);
    let mut profile = Profile::standard();
    profile.rungs.retain(|rung| {
        let is_later = place(rung.technique) > place(technique);
        grade_of(rung.technique) <= grade && !(grade == Grade::Fiendish && is_later)
    });
    profile
}
