//! Puzzles with their clues in given cells: a climb to a single solution.
//!
//! The digits of a random full grid in these cells seldom leave one solution when they are few. So a few of them are
//! changed again and again, and a change that does not raise the number of solutions stays.

use super::full::full_grid;
use super::uniqueness::count;
use crate::board::{Cell, CellSet, Digit, DigitSet, Grid};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// How far solutions are counted: beyond this all numbers are alike.
const MOST: usize = 300;

/// How many changes a climb may take before another one starts elsewhere.
const CHANGES: usize = 400;

/// One climb; a puzzle with one solution if it gets there.
pub(super) fn climb(pattern: CellSet, random: &mut ChaCha8Rng) -> Option<Grid> {
    let full = full_grid(random).grid;
    let cells: Vec<Cell> = pattern.iter().collect();
    let mut puzzle = Grid::EMPTY;
    cells.iter().for_each(|&cell| puzzle.set(cell, full.get(cell)));
    let mut solutions = count(&puzzle, MOST);
    for _ in 0..CHANGES {
        if solutions == 1 {
            return Some(puzzle);
        }
        let Some(changed) = change(&puzzle, &cells, random) else { continue };
        let number = count(&changed, MOST.min(solutions + 1));
        if (1..=solutions).contains(&number) {
            (puzzle, solutions) = (changed, number);
        }
    }
    (solutions == 1).then_some(puzzle)
}

/// Other digits in one to three of the cells, if they fit.
fn change(puzzle: &Grid, cells: &[Cell], random: &mut ChaCha8Rng) -> Option<Grid> {
    let mut changed = *puzzle;
    let chosen: Vec<Cell> =
        (0..random.random_range(1..4)).map(|_| cells[random.random_range(0..cells.len())]).collect();
    chosen.iter().for_each(|&cell| changed.set(cell, None));
    for cell in chosen {
        let seen: DigitSet = cell.peers().iter().filter_map(|peer| changed.get(peer)).collect();
        let fitting: Vec<Digit> = (DigitSet::full() - seen).iter().collect();
        changed.set(cell, Some(*fitting.get(random.random_range(0..fitting.len().max(1)))?));
    }
    (changed != *puzzle).then_some(changed)
}
