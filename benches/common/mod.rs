//! What the measurements work on.
#![allow(dead_code, reason = "each bench uses some of it")]

pub mod textbook;
pub mod tiers;

use std::path::{Path, PathBuf};
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::logic::Trace;
use whydoku::solve::{Outcome, Solution, SolveOptions, solve};
use whydoku::technique::Profile;

/// The sets of puzzles that come with the program.
pub const OWN: [&str; 3] = ["easy", "minimal", "tough"];

/// The puzzles of one of the program's own sets, of a file, or of a file in `puzzles` of
/// `$WHYDOKU_ORACLES`; `None` if there is no such file.
pub fn puzzles(name: &str) -> Option<Vec<Grid>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(format!("{name}.txt"));
    let oracles = std::env::var_os("WHYDOKU_ORACLES").map(|folder| PathBuf::from(folder).join("puzzles"));
    let other = oracles.map(|folder| folder.join(format!("{name}.txt")));
    let text = [Some(own), other, Some(name.into())]
        .into_iter()
        .flatten()
        .find_map(|path| std::fs::read_to_string(path).ok())?;
    Some(text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect())
}

/// The names of all sets: the program's own and those in `puzzles` of `$WHYDOKU_ORACLES`.
pub fn all_names() -> Vec<String> {
    let mut names: Vec<String> = OWN.map(String::from).into();
    if let Some(folder) = std::env::var_os("WHYDOKU_ORACLES") {
        let files = std::fs::read_dir(PathBuf::from(folder).join("puzzles")).into_iter().flatten().flatten();
        let mut others: Vec<String> =
            files.filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_string())).collect();
        others.sort();
        names.extend(others);
    }
    names
}

/// The start of a puzzle.
pub fn start(puzzle: &Grid) -> Position {
    Position::new(puzzle).expect("puzzles without a digit twice in a house")
}

/// A full trace: every event with its pattern, its truths and its conclusion.
pub fn trace(puzzle: &Grid, profile: &Profile) -> Solution {
    solve(start(puzzle), profile, SolveOptions::default(), Cancel::NEVER)
}

/// Positions in which a profile finds nothing: where it ends without guessing.
pub fn stuck(puzzles: &[Grid], profile: &Profile, most: usize) -> Vec<Position> {
    let options = SolveOptions::without_guessing();
    let solutions = puzzles.iter().map(|puzzle| solve(start(puzzle), profile, options, Cancel::NEVER));
    let stuck = solutions.filter(|solution| solution.outcome == Outcome::Stuck);
    stuck.take(most).map(|solution| end(&solution.trace)).collect()
}

/// The position at the end of a trace.
fn end(trace: &Trace) -> Position {
    trace.walk(|_| ()).expect("its own events").position().clone()
}
