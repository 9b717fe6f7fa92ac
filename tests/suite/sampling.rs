//! Which minimal puzzles the generator favours: the distribution of clue counts as it makes them,
//! and among all.
//!
//! Taking away, at each step, one of the clues that can go, each as likely, makes the same puzzles
//! as taking them in random order. The probability of such a way is one over the product of how
//! many could go; a puzzle with n clues can be reached in (81-n)! ways. So the product over (81-n)!
//! is an unbiased weight (Knuth's estimator). A second weight, alone, shows what evening out the
//! choice of full grids would change.
//!
//! `WHYDOKU_SAMPLES=100000 cargo test --release --test suite sampling:: -- --nocapture` prints the
//! table of docs/generator.md.

use std::collections::BTreeMap;
use whydoku::Cancel;
use whydoku::board::{Cell, CellSet, Element, Grid, Position};
use whydoku::generate::{Random, full_grid};
use whydoku::search::solutions;

/// A minimal puzzle's clues, and the logarithms of its weight among the puzzles of its grid and of
/// the grid's own.
struct Sample {
    clues: usize,
    weight: f64,
    grid: f64,
}

fn sample(number: u64) -> Sample {
    let mut random = Random::new(77, number);
    let full = full_grid(&mut random);
    let (mut puzzle, mut removable, mut weight) = (full.grid, Cell::all().collect::<Vec<_>>(), 0.0);
    let mut unavoidable: Vec<CellSet> = Vec::new();
    for removed in 1.. {
        let filled = puzzle.filled();
        removable.retain(|&cell| {
            let alone: CellSet = [cell].into_iter().collect();
            if unavoidable.iter().any(|&set| set & filled == alone) {
                return false;
            }
            let other = other_solution(&puzzle, cell, &full.grid);
            unavoidable.extend(other.map(|other| full.grid.differing(&other)));
            other.is_none()
        });
        if removable.is_empty() {
            break;
        }
        weight += (removable.len() as f64 / f64::from(removed)).ln();
        let chosen = random.below(removable.len());
        puzzle.set(removable.swap_remove(chosen), None);
    }
    Sample { clues: puzzle.filled().len(), weight, grid: full.weight }
}

fn other_solution(puzzle: &Grid, without: Cell, known: &Grid) -> Option<Grid> {
    let mut less = *puzzle;
    less.set(without, None);
    solutions(&Position::new(&less).expect("no digit twice"), 2, Cancel::NEVER)
        .unwrap()
        .into_iter()
        .find(|solution| solution != known)
}

/// For each number of clues its share, by a logarithm of weights; and what the sample is worth: as
/// many equal weights.
fn shares(samples: &[Sample], weight: impl Fn(&Sample) -> f64) -> (BTreeMap<usize, f64>, f64) {
    let greatest = samples.iter().map(&weight).fold(f64::MIN, f64::max);
    let (mut shares, mut sum, mut squares) = (BTreeMap::new(), 0.0, 0.0);
    for sample in samples {
        let weight = (weight(sample) - greatest).exp();
        *shares.entry(sample.clues).or_insert(0.0) += weight;
        sum += weight;
        squares += weight * weight;
    }
    shares.values_mut().for_each(|share| *share /= sum);
    (shares, sum * sum / squares)
}

fn mean(shares: &BTreeMap<usize, f64>) -> f64 {
    shares.iter().map(|(&clues, share)| clues as f64 * share).sum()
}

#[test]
fn made_puzzles_have_two_clues_less_than_all() {
    let wanted = std::env::var("WHYDOKU_SAMPLES").ok().and_then(|number| number.parse().ok());
    let samples: Vec<Sample> = (0..wanted.unwrap_or(400)).map(sample).collect();
    let (made, _) = shares(&samples, |_| 0.0);
    let (all, worth) = shares(&samples, |sample| sample.weight);
    let (evened, worth_evened) = shares(&samples, |sample| sample.grid);
    if wanted.is_some() {
        println!("| clues | made | made, grids evened out | among all minimal puzzles |\n|--:|--:|--:|--:|");
        for clues in 18..=32 {
            let of = |shares: &BTreeMap<usize, f64>| 100.0 * shares.get(&clues).copied().unwrap_or(0.0);
            println!("| {clues} | {:.3} % | {:.3} % | {:.3} % |", of(&made), of(&evened), of(&all));
        }
        println!("| mean | {:.3} | {:.3} | {:.3} |", mean(&made), mean(&evened), mean(&all));
        println!("| samples worth | {} | {worth_evened:.0} | {worth:.0} |", samples.len());
    }
    // From the literature: 24.38 and 26.577. 400 samples leave the first 0.28 to either side (five
    // standard errors), and are worth so few equal ones that the second only shows the direction.
    assert!((24.1..24.66).contains(&mean(&made)), "{}", mean(&made));
    assert!((25.3..27.5).contains(&mean(&all)), "{}", mean(&all));
}
