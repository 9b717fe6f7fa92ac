//! `cargo bench --bench speed`: how fast the parts are, on the program's own puzzles and, where
//! `WHYDOKU_ORACLES` is set, on the sets there. Times say something only next to others of the same
//! run; see `docs/lab/perf.md`.

mod common;

use common::{OWN, all_names, puzzles, start, stuck, trace};
use divan::{Bencher, counter::ItemsCount};
use std::hint::black_box;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::logic::{Event, Facts, Ladder, Trace};
use whydoku::search::solutions;
use whydoku::technique::Profile;

fn main() {
    divan::main();
}

/// Runs over at most 2,000 puzzles of a set; the counter says how many a second.
fn over<R>(bencher: Bencher, set: &str, work: impl Fn(&Grid) -> R + Sync) {
    let mut grids = puzzles(set).expect("a set of puzzles");
    grids.truncate(2_000);
    bencher.counter(ItemsCount::new(grids.len())).bench(|| {
        grids.iter().for_each(|grid| {
            black_box(work(grid));
        })
    });
}

/// A position for each puzzle.
#[divan::bench(args = OWN)]
fn position(bencher: Bencher, set: &str) {
    over(bencher, set, Position::new);
}

/// A full trace of each puzzle, patterns and truths recorded.
#[divan::bench(args = all_names())]
fn trace_with_proofs(bencher: Bencher, set: &str) {
    let profile = Profile::standard();
    over(bencher, set, |puzzle| trace(puzzle, &profile));
}

/// The reference: scans of plain masks for singles, then branching; nothing recorded.
#[divan::bench(args = all_names())]
fn textbook_search(bencher: Bencher, set: &str) {
    over(bencher, set, common::textbook::solve);
}

/// Up to two solutions by machine search: is there exactly one?
#[divan::bench(args = all_names())]
fn two_solutions(bencher: Bencher, set: &str) {
    over(bencher, set, |puzzle| solutions(&start(puzzle), 2, Cancel::NEVER));
}

/// Checking every proof of a trace.
#[divan::bench(args = OWN)]
fn verify_trace(bencher: Bencher, set: &str) {
    let profile = Profile::standard();
    let traces: Vec<_> =
        puzzles(set).expect("a set").iter().take(100).map(|puzzle| trace(puzzle, &profile).trace).collect();
    let steps: usize = traces.iter().map(|trace| trace.steps().count()).sum();
    bencher.counter(ItemsCount::new(steps)).bench(|| {
        traces.iter().for_each(|trace| {
            assert!(black_box(trace.verify()).is_ok());
        });
    });
}

/// The whole catalogue where it finds nothing.
#[divan::bench(args = all_names())]
fn nothing_found(bencher: Bencher, set: &str) {
    let profile = Profile::standard();
    let positions = stuck(&puzzles(set).expect("a set of puzzles"), &profile, 200);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        positions.iter().for_each(|position| {
            let _ = black_box(profile.next_step(&mut Facts::new(position.clone()), Cancel::NEVER));
        });
    });
}

/// The words for every step of some puzzles that need more than singles.
#[divan::bench(args = Language::ALL)]
fn explanation(bencher: Bencher, language: &Language) {
    let (explainer, profile) = (Explainer::new(*language), Profile::standard());
    let traces: Vec<Trace> =
        puzzles("tough").expect("a set").iter().take(20).map(|puzzle| trace(puzzle, &profile).trace).collect();
    let steps: usize = traces.iter().map(|trace| trace.steps().count()).sum();
    bencher.counter(ItemsCount::new(steps)).bench(|| {
        traces.iter().for_each(|trace| {
            let walked = trace.walk(|moment| {
                if let Event::Step(step) = moment.event {
                    black_box(explainer.step(moment.before, step).to_string());
                }
            });
            assert!(walked.is_ok());
        });
    });
}
