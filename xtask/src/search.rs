//! Instances of a technique on the way through many puzzles.

use crate::{Outcome, files};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use whydoku::Cancel;
use whydoku::board::{Grid, Position, View};
use whydoku::format::{ReadOptions, read};
use whydoku::logic::{Facts, Limits, Pattern, Spec, Step, superfluous};
use whydoku::search::solutions;
use whydoku::solve::{SolveOptions, solve};
use whydoku::technique::{self, Profile};

/// The corpora of the project that have puzzles with one solution.
const OWN: [&str; 3] = ["tests/corpus/tough.txt", "tests/corpus/minimal.txt", "tests/corpus/easy.txt"];

/// That many instances are enough to choose from.
const ENOUGH: usize = 500;

/// A grid with fewer empty cells is nearly solved, and shows little of what a person has to look
/// for.
const OPEN: usize = 25;

/// An instance of a technique.
pub struct Instance {
    pub step: Step,
    /// The number of instances of the technique at its position.
    beside: usize,
    /// The positions of its puzzle that easier techniques lead to, and which of them it is found
    /// at.
    way: Arc<[Position]>,
    at: usize,
}

impl Instance {
    /// Where it is found.
    pub fn position(&self) -> &Position {
        &self.way[self.at]
    }

    /// The positions before, the nearest first.
    pub fn earlier(&self) -> impl Iterator<Item = &Position> {
        self.way[..self.at].iter().rev()
    }

    /// How clear it is, the clearest first: with nothing that it could do without, where no single
    /// is overlooked, in a grid that is still open, with little to look at.
    pub fn clarity(&self) -> (bool, bool, bool, usize) {
        let is_loose = superfluous(self.position(), &self.step.concluded, &self.step.proof).is_some();
        let has_single = View::ALL.into_iter().any(|view| self.position().first_single(view).is_some());
        (is_loose, has_single, self.position().empty_cells().len() < OPEN, self.weight())
    }

    /// How much there is to look at.
    fn weight(&self) -> usize {
        let lines = match &self.step.pattern {
            Pattern::Branches(branches) => branches.lines(),
            Pattern::Templates(templates) if templates.ways.is_empty() => 20,
            Pattern::Templates(templates) => templates.ways.len(),
            _ => 0,
        };
        let candidates = self.position().all_candidates().len();
        let beside = 20 * (self.beside - 1).min(4);
        candidates + 10 * self.step.proof.len() + 10 * lines + 3 * self.step.concluded.len() + beside
    }
}

/// The puzzles of the project's corpora and of more files.
pub fn puzzles(more: &[PathBuf]) -> Outcome<Vec<Grid>> {
    let own = OWN.iter().map(|name| files::path(name));
    let mut puzzles = Vec::new();
    for path in own.chain(more.iter().cloned()) {
        puzzles.extend(puzzles_of(&path, usize::MAX)?);
    }
    Ok(puzzles)
}

/// The first puzzles of a file.
pub fn puzzles_of(path: &Path, most: usize) -> Outcome<Vec<Grid>> {
    let text = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut puzzles = Vec::new();
    for reading in read(&text[..], path.to_str(), &ReadOptions::default()) {
        if puzzles.len() == most {
            break;
        }
        let reading = reading.map_err(|error| error.to_string())?;
        puzzles.extend(reading.position().ok().filter(is_puzzle).map(|position| *position.digits()));
    }
    Ok(puzzles)
}

/// Whether this is the start of a puzzle with one solution.
fn is_puzzle(position: &Position) -> bool {
    position.is_plain() && solutions(position, 2, Cancel::NEVER).is_ok_and(|found| found.len() == 1)
}

/// Instances of a technique where no easier one has a step; or, if there are none, anywhere on the
/// way there.
pub fn instances(spec: &'static Spec, puzzles: &[Grid]) -> Vec<Instance> {
    let needed = instances_at(spec, puzzles, true);
    if needed.is_empty() { instances_at(spec, puzzles, false) } else { needed }
}

fn instances_at(spec: &'static Spec, puzzles: &[Grid], only_at_the_end: bool) -> Vec<Instance> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(puzzle) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            let instances = in_puzzle(spec, puzzle, only_at_the_end);
            let mut found = found.lock().expect("no search panics");
            found.extend(instances);
            if found.len() >= ENOUGH {
                next.store(puzzles.len(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    found.into_inner().expect("no search panics")
}

fn in_puzzle(spec: &'static Spec, puzzle: &Grid, only_at_the_end: bool) -> Vec<Instance> {
    let Ok(start) = Position::new(puzzle) else { return Vec::new() };
    let mut easier = Profile::standard();
    let place = easier.rungs.iter().position(|rung| rung.technique == spec).unwrap_or(0);
    easier.rungs.truncate(place);
    let trace = solve(start, &easier, SolveOptions::without_guessing(), Cancel::NEVER).trace;
    let mut way = Vec::new();
    let end = trace.walk(|moment| way.push(moment.position().clone())).expect("the solver's trace replays");
    way.push(end.position().clone());
    let way: Arc<[Position]> = way.into();
    let first = if only_at_the_end { way.len() - 1 } else { 0 };
    let mut found = Vec::new();
    for at in (first..way.len()).filter(|&at| !way[at].is_solved()) {
        let steps = technique::all(spec, &Facts::new(way[at].clone()), &Limits::default(), Cancel::NEVER);
        let steps = steps.unwrap_or_default();
        let beside = steps.len();
        found.extend(steps.into_iter().map(|step| Instance { step, beside, way: way.clone(), at }));
    }
    found
}
