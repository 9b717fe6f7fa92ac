//! `cargo bench --bench search`: the fast search on the program's own puzzles, and on the files
//! that `WHYDOKU_PUZZLES` names (81 characters a line, files separated as in `PATH`). The counter
//! shows puzzles per second.

use divan::{Bencher, counter::ItemsCount};
use std::hint::black_box;
use std::path::PathBuf;
use whydoku::board::Grid;
use whydoku::search::fast::{self, Registers};

fn main() {
    divan::main();
}

/// The files of puzzles.
fn files() -> Vec<String> {
    let corpus = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let own = ["easy", "minimal", "tough", "several", "none"].map(|name| corpus.join(format!("{name}.txt")));
    let named = std::env::var_os("WHYDOKU_PUZZLES").unwrap_or_default();
    let named = std::env::split_paths(&named).filter(|path| path.is_file());
    own.into_iter().chain(named.collect::<Vec<_>>()).map(|path| path.display().to_string()).collect()
}

/// Runs over at most 2,000 puzzles of a file.
fn over<R>(bencher: Bencher, file: &str, work: impl Fn(&Grid) -> R + Sync) {
    let text = std::fs::read_to_string(file).expect("a file of puzzles");
    let puzzles: Vec<Grid> = text.lines().filter_map(|line| line.get(..81)?.parse().ok()).take(2_000).collect();
    bencher.counter(ItemsCount::new(puzzles.len())).bench(|| {
        puzzles.iter().for_each(|puzzle| {
            black_box(work(puzzle));
        })
    });
}

#[divan::bench(args = files())]
fn first(bencher: Bencher, file: &str) {
    over(bencher, file, fast::first);
}

#[divan::bench(args = files())]
fn is_unique(bencher: Bencher, file: &str) {
    over(bencher, file, fast::is_unique);
}

/// Uniqueness with vectors of 128 bits.
#[divan::bench(args = files())]
fn is_unique_in_half_registers(bencher: Bencher, file: &str) {
    over(bencher, file, |puzzle| fast::observed_in(Registers::Half, puzzle, ()).nth(1).is_none());
}

/// Uniqueness without vector instructions.
#[divan::bench(args = files())]
fn is_unique_in_plain_rust(bencher: Bencher, file: &str) {
    over(bencher, file, |puzzle| fast::observed_in(Registers::None, puzzle, ()).nth(1).is_none());
}
