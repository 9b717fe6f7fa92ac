//! Whole traces of several hundred puzzles.

use super::corpus;
use super::profiles::basic;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::logic::Moment;
use whydoku::solve::{Solution, SolveOptions, solve};
use whydoku::technique::Profile;

/// Puzzles for the tests over whole traces: always some of our own, and with them the first of each
/// list in the folder `puzzles` of `$WHYDOKU_ORACLES`, where that is set.
pub fn puzzles() -> Vec<Grid> {
    let mut puzzles = corpus::puzzles("minimal");
    puzzles.truncate(300);
    match std::env::var("WHYDOKU_ORACLES") {
        Ok(folder) => {
            let files = std::fs::read_dir(std::path::Path::new(&folder).join("puzzles")).into_iter().flatten();
            let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
            paths.sort();
            for path in paths {
                let Ok(text) = std::fs::read_to_string(path) else { continue };
                let lines = text.lines().filter_map(|line| line.get(..81)?.parse().ok());
                puzzles.extend(lines.filter(|grid: &Grid| grid.conflict().is_none()).take(10));
            }
            assert!(puzzles.len() > 300, "no puzzles in {folder}/puzzles");
        }
        Err(_) => eprintln!("SKIPPED: puzzles from files, as WHYDOKU_ORACLES is not set"),
    }
    puzzles
}

/// Solves with the standard profile and guesses.
pub fn solved(puzzle: &Grid) -> Solution {
    let start = Position::new(puzzle).unwrap();
    solve(start, &Profile::standard(), SolveOptions::default(), Cancel::NEVER)
}

/// Solves with few techniques, so that hard puzzles are guessed.
pub fn guessed(puzzle: &Grid) -> Solution {
    solve(Position::new(puzzle).unwrap(), &basic(), SolveOptions::default(), Cancel::NEVER)
}

/// Shows every event of many traces at its moment.
pub fn each_event(mut show: impl FnMut(&Moment)) {
    for puzzle in puzzles() {
        solved(&puzzle).trace.walk(&mut show).unwrap();
    }
}
