//! Puzzles with clues in given cells only: hill climbing towards a unique solution.
//!
//! The digits of a random full grid in these cells seldom leave one solution if the cells are few.
//! So one to three of them are changed at a time, and a change is kept if it does not increase the
//! number of solutions.

use super::Random;
use super::full::full_grid;
use super::uniqueness::count;
use crate::board::{Cell, CellSet, Digit, DigitSet, Grid};
use rand::RngExt;

/// Solutions are counted up to this number; all larger ones are treated alike.
const MOST: usize = 300;

/// The number of changes to try before giving up.
const CHANGES: usize = 400;

/// One attempt: the puzzle, if its solution became unique.
pub(super) fn climb(pattern: CellSet, random: &mut Random) -> Option<Grid> {
    let full = full_grid(random).grid;
    climb_from(full.only(pattern), pattern, random)
}

/// The same from a puzzle with the same cells, in some of which the digits are changed.
pub(super) fn climb_near(parent: &Grid, random: &mut Random) -> Option<Grid> {
    let pattern = parent.filled();
    let cells: Vec<Cell> = pattern.iter().collect();
    climb_from(change(parent, &cells, random)?, pattern, random)
}

fn climb_from(mut puzzle: Grid, pattern: CellSet, random: &mut Random) -> Option<Grid> {
    let cells: Vec<Cell> = pattern.iter().collect();
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

/// The puzzle with other digits in one to three of the cells, if there are any that fit.
fn change(puzzle: &Grid, cells: &[Cell], random: &mut Random) -> Option<Grid> {
    let random = &mut random.0;
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
