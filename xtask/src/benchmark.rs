//! The positions of the benchmark.

use crate::{Outcome, files};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::Position;
use whydoku::dataset::{Balance, Recipe, Split};
use whydoku::format::{Format, write};
use whydoku::logic::Spec;
use whydoku::rating::{Grade, grade_of};
use whydoku::technique::place;

/// The file of the positions.
const FILE: &str = "src/benchmark/positions.txt";

/// The seed of the puzzles.
const SEED: u64 = 20_261_127;

/// The puzzles that are looked at, of each grade in turn; one in twenty is of the split.
const PUZZLES: u64 = 8_000;

/// The positions of each grade.
const OF_GRADE: usize = 40;

/// Positions of puzzles of one grade, by the place of the technique that is the easiest there.
type Pools = BTreeMap<usize, Vec<(&'static Spec, Position)>>;

/// Writes the positions: of puzzles of each grade, one a puzzle, as many of each technique as there
/// are.
pub fn run() -> Outcome {
    let recipe = Recipe { seed: SEED, positions: 80, balance: Balance::Grade, ..Recipe::default() };
    let mut pools: BTreeMap<Grade, Pools> = BTreeMap::new();
    for number in 0..PUZZLES {
        let mut path: Vec<(&'static Spec, Position)> = Vec::new();
        let mut of_path = None;
        let found = recipe.lot(number, Cancel::NEVER, |labelled| {
            let puzzle = &labelled.source.puzzle;
            let is_first = *of_path.get_or_insert(*puzzle) == *puzzle;
            if labelled.source.split == Split::Test && is_first {
                path.push((labelled.step().technique, labelled.before.position().clone()));
            }
        });
        found.map_err(|_| "cancelled")?;
        let grade = Grade::ALL[number as usize % Grade::ALL.len()];
        let pools = pools.entry(grade).or_default();
        // The last cell of a house asks nothing.
        path.retain(|(technique, _)| technique.id != "full-house");
        let hardest = path.iter().map(|(technique, _)| place(technique)).max();
        let is_typical = |technique: &Spec| grade_of(technique) == grade || Some(place(technique)) == hardest;
        let rarest =
            path.into_iter().filter(|(technique, _)| is_typical(technique)).min_by_key(|(technique, position)| {
                // Among equals the earliest: near the end nothing is hard.
                (pools.get(&place(technique)).map_or(0, Vec::len), Reverse(position.empty_cells().len()))
            });
        if let Some((technique, position)) = rarest {
            pools.entry(place(technique)).or_default().push((technique, position));
        }
    }
    let mut lines = String::new();
    for (grade, mut pools) in pools {
        let count: usize = pools.values().map(Vec::len).sum();
        if count < OF_GRADE {
            return Err(format!("{} positions of the grade {} are missing", OF_GRADE - count, grade.name()));
        }
        for _ in OF_GRADE..count {
            let largest = pools.values_mut().max_by_key(|pool| pool.len());
            largest.and_then(Vec::pop);
        }
        for (technique, position) in pools.into_values().flatten() {
            lines += &format!("{} {} {}\n", grade.name(), technique.id, write(Format::Library, &position).trim_end());
        }
    }
    files::write(FILE, &lines)
}
