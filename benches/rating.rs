//! `cargo bench --bench rating`: the classic rating by band of ER, on the program's own puzzles and
//! on `se-dev.tsv` in the folder that `WHYDOKU_ORACLES` names. The counter shows puzzles per
//! second.

use divan::{Bencher, counter::ItemsCount};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::LazyLock;
use whydoku::Cancel;
use whydoku::board::Grid;
use whydoku::rating::se::Rater;

fn main() {
    divan::main();
}

/// The bands, and how many puzzles of each are rated.
const BANDS: [(&str, u16, u16, usize); 9] = [
    ("below 2", 0, 20, 60),
    ("2-4", 20, 40, 60),
    ("4-6", 40, 60, 60),
    ("6-7", 60, 70, 60),
    ("7-8", 70, 80, 60),
    ("8-9", 80, 90, 60),
    ("9-10", 90, 100, 16),
    ("10-11", 100, 110, 8),
    ("11+", 110, 200, 5),
];

/// The puzzles of each band, spread evenly over it.
static PUZZLES: LazyLock<BTreeMap<&str, Vec<Grid>>> = LazyLock::new(|| {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ratings.txt");
    let oracles = std::env::var_os("WHYDOKU_ORACLES").map(|folder| PathBuf::from(folder).join("se-dev.tsv"));
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let text = read(own) + &oracles.map(read).unwrap_or_default();
    let rated: Vec<(Grid, u16)> = text
        .lines()
        .filter_map(|line| {
            let (puzzle, rest) = line.split_once([' ', '\t'])?;
            let er: f64 = rest.split(['/', '\t']).next()?.parse().ok()?;
            Some((puzzle.parse().ok()?, (er * 10.0).round() as u16))
        })
        .collect();
    let of_band = |&(name, least, above, count): &(&'static str, u16, u16, usize)| {
        let all: Vec<Grid> =
            rated.iter().filter(|&&(_, er)| (least..above).contains(&er)).map(|&(puzzle, _)| puzzle).collect();
        let step = all.len().div_ceil(count).max(1);
        (name, all.into_iter().step_by(step).collect())
    };
    BANDS.iter().map(of_band).collect()
});

#[divan::bench(args = BANDS.map(|(name, ..)| name), sample_count = 5)]
fn rate(bencher: Bencher, band: &str) {
    let puzzles = &PUZZLES[band];
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .with_inputs(Rater::new)
        .bench_local_refs(|rater| puzzles.iter().filter(|puzzle| rater.rate(puzzle, Cancel::NEVER).is_ok()).count());
}
