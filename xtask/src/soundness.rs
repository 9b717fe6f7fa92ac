//! Judges every step that every technique finds on the way through many puzzles.

use crate::sound::judged;
use crate::{Outcome, search};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::generate::{self, Generator, Request};
use whydoku::logic::{Facts, Limits, Spec};
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{self, CATALOGUE, Profile, by_name};

/// So many mistakes are told; one is enough to fail.
const TOLD: usize = 10;

/// A corpus with what was found in it.
struct Column {
    name: String,
    puzzles: usize,
    positions: usize,
    /// For each technique the number of its steps.
    steps: Vec<usize>,
    mistakes: Vec<String>,
}

/// Judges the steps of up to `count` puzzles of each file, and of as many random ones, and prints
/// how many there are: of these techniques, or of all if none is named.
pub fn run(files: &[PathBuf], count: usize, random: usize, names: &[String]) -> Outcome {
    let mut specs = Vec::new();
    for name in names {
        match by_name(name) {
            found if found.is_empty() => return Err(format!("there is no technique \"{name}\" in the catalogue")),
            found => specs.extend(found),
        }
    }
    let specs = if names.is_empty() { CATALOGUE.to_vec() } else { specs };
    let mut columns = Vec::new();
    for path in files {
        let puzzles: Vec<Grid> = search::puzzles_of(path, count)?;
        let name = path.file_stem().map_or("-".into(), |name| name.to_string_lossy().into_owned());
        columns.push(judge(name, &puzzles, &specs));
    }
    if random > 0 {
        columns.push(judge("random".into(), &random_puzzles(random)?, &specs));
    }
    print_table(&columns, &specs);
    let mistakes: Vec<&String> = columns.iter().flat_map(|column| &column.mistakes).collect();
    for mistake in mistakes.iter().take(TOLD) {
        println!("\n{mistake}");
    }
    if mistakes.is_empty() { Ok(()) } else { Err(format!("{} steps are not sound", mistakes.len())) }
}

/// Minimal puzzles of the generator.
fn random_puzzles(count: usize) -> Outcome<Vec<Grid>> {
    let request = Request { minimal: true, seed: 1, ..Request::default() };
    let generator = Generator::new(request).map_err(|error| error.to_string())?;
    let limits = generate::RunLimits { count: count as u64, ..generate::RunLimits::default() };
    let mut puzzles = Vec::new();
    generator.run(limits, Cancel::NEVER, |_, puzzle| {
        puzzles.extend(puzzle);
        ControlFlow::Continue(())
    });
    Ok(puzzles)
}

/// Judges every step at every position of the solutions of some puzzles, on every processor.
fn judge(name: String, puzzles: &[Grid], specs: &[&'static Spec]) -> Column {
    let column = Column { name, puzzles: 0, positions: 0, steps: vec![0; specs.len()], mistakes: Vec::new() };
    let (next, column) = (AtomicUsize::new(0), Mutex::new(column));
    let work = || {
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (positions, steps, mistakes) = judge_puzzle(puzzle, specs);
            let mut column = column.lock().expect("no judge panics");
            column.puzzles += 1;
            column.positions += positions;
            column.steps.iter_mut().zip(steps).for_each(|(sum, more)| *sum += more);
            column.mistakes.extend(mistakes);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    column.into_inner().expect("no judge panics")
}

/// The number of positions on the way through a puzzle, the number of steps of each technique, and
/// what is wrong.
fn judge_puzzle(puzzle: &Grid, specs: &[&'static Spec]) -> (usize, Vec<usize>, Vec<String>) {
    let (mut positions, mut steps, mut mistakes) = (0, vec![0; specs.len()], Vec::new());
    let Ok(start) = Position::new(puzzle) else { return (0, steps, vec![format!("{puzzle} breaks the rules")]) };
    let solution = solve(start, &Profile::standard(), SolveOptions::default(), Cancel::NEVER);
    let Some(unique) = solution.outcome.solution() else {
        return (0, steps, vec![format!("{puzzle} is not solved: {}", solution.outcome.name())]);
    };
    let mut judge_position = |position: &Position| {
        // Below a wrong guess nothing need agree with the solution, but everything is still proved.
        let is_right = position
            .empty_cells()
            .iter()
            .all(|cell| unique.get(cell).is_some_and(|digit| position.candidates(cell).contains(digit)));
        let is_right =
            is_right && position.digits().filled().iter().all(|cell| position.digit(cell) == unique.get(cell));
        let facts = Facts::new(position.clone());
        positions += 1;
        for (count, &spec) in steps.iter_mut().zip(specs) {
            let found = technique::all(spec, &facts, &Limits::default(), Cancel::NEVER).unwrap_or_default();
            *count += found.len();
            for step in &found {
                mistakes.extend(judged(position, step, Some(unique).filter(|_| is_right)).err());
            }
        }
    };
    if let Err(error) = solution.trace.walk(|moment| judge_position(moment.position())) {
        mistakes.push(format!("{puzzle}: {error}"));
    }
    (positions, steps, mistakes)
}

/// A table in Markdown: techniques by corpora.
fn print_table(columns: &[Column], specs: &[&'static Spec]) {
    let row = |name: &str, numbers: &dyn Fn(&Column) -> usize| {
        let cells: String = columns.iter().map(|column| format!(" {} |", grouped(numbers(column)))).collect();
        let sum: usize = columns.iter().map(numbers).sum();
        println!("| {name} |{cells} {} |", grouped(sum));
    };
    let names: String = columns.iter().map(|column| format!(" {} |", column.name)).collect();
    println!("| technique |{names} all |\n|---|{}--:|", "--:|".repeat(columns.len()));
    row("*puzzles*", &|column| column.puzzles);
    row("*positions*", &|column| column.positions);
    for (index, spec) in specs.iter().enumerate() {
        row(spec.id, &|column| column.steps[index]);
    }
    row("*steps*", &|column| column.steps.iter().sum());
}

/// A number with its thousands set apart.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let start = digits.len() % 3;
    let groups = digits.as_bytes()[start..].chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    let first = (start > 0).then(|| digits[..start].to_string());
    first.into_iter().chain(groups).collect::<Vec<_>>().join(",")
}
