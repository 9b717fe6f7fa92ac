//! The project's own puzzles, and the positions on the way to their solutions.

use std::path::{Path, PathBuf};
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::logic::Trace;
use whydoku::solve::{Solution, SolveOptions, solve};
use whydoku::technique::Profile;

/// The corpora whose puzzles have one solution.
pub const NAMES: [&str; 3] = ["easy", "minimal", "tough"];

/// A file of the project.
pub fn file(name: &str) -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = package.ancestors().find(|folder| folder.join("tests/corpus").is_dir());
    root.unwrap_or(package).join(name)
}

/// The puzzles of `tests/corpus/<name>.txt`.
pub fn puzzles(name: &str) -> Vec<Grid> {
    let path = file(&format!("tests/corpus/{name}.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{name}: {line}: {error}"))).collect()
}

/// The puzzles of all corpora, each with the name of its own.
pub fn all_puzzles() -> impl Iterator<Item = (&'static str, Grid)> {
    NAMES.into_iter().flat_map(|name| puzzles(name).into_iter().map(move |puzzle| (name, puzzle)))
}

/// The position at the start of a puzzle.
pub fn start(puzzle: &Grid) -> Position {
    Position::new(puzzle).unwrap_or_else(|conflict| panic!("{puzzle}: {conflict}"))
}

/// Solves a puzzle.
pub fn solution(puzzle: &Grid, profile: &Profile) -> Solution {
    solve(start(puzzle), profile, SolveOptions::default(), Cancel::NEVER)
}

/// The positions of a trace, each before one of its events; the last one is the end.
pub fn positions(trace: &Trace) -> Vec<Position> {
    let mut seen = Vec::new();
    let end = trace.walk(|moment| seen.push(moment.position().clone())).expect("the trace replays");
    seen.push(end.position().clone());
    seen
}

/// Positions on the way through the corpora: from each `skip`-th puzzle each `stride`-th position.
pub fn sample(skip: usize, stride: usize) -> Vec<Position> {
    let mut sample = Vec::new();
    for (number, (_, puzzle)) in all_puzzles().enumerate().filter(|(number, _)| number % skip == 0) {
        let trace = solution(&puzzle, &Profile::standard()).trace;
        let unsolved = positions(&trace).into_iter().filter(|position| !position.is_solved());
        sample.extend(unsolved.skip(number / skip % stride).step_by(stride));
    }
    sample
}

/// Compares a golden file with what it should be, or rewrites it when the variable is set.
pub fn golden(name: &str, variable: &str, expected: &str) {
    let path = file(name);
    if std::env::var_os(variable).is_some() {
        std::fs::write(&path, expected).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let different = found.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
    assert!(
        found == expected,
        "{name} is out of date (set {variable}=1 to rewrite it); first difference: {different:?}"
    );
}
