//! Puzzles to try things on: minimal ones from a seed, always the same.

use whydoku::board::{Cell, CellSet, Digit, Element, Grid, Position};
use whydoku::search::solutions;

/// A small random number generator (SplitMix64).
pub struct Random(pub u64);

impl Random {
    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// Another order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// So many minimal puzzles with one solution each.
pub fn minimal_puzzles(count: usize, seed: u64) -> impl Iterator<Item = Grid> {
    let mut random = Random(seed);
    (0..count).map(move |_| minimal_puzzle(&mut random))
}

/// Three boxes on the diagonal at random, a solution with them, and then as few givens as it takes.
fn minimal_puzzle(random: &mut Random) -> Grid {
    let mut grid = Grid::EMPTY;
    for first in [0, 3, 6] {
        let mut digits: Vec<Digit> = Digit::all().collect();
        random.shuffle(&mut digits);
        for (place, digit) in digits.into_iter().enumerate() {
            grid.set(Cell::at(first + place / 3, first + place % 3), Some(digit));
        }
    }
    let mut puzzle = solutions(&Position::new(&grid).unwrap(), 1)[0];
    let mut cells: Vec<Cell> = CellSet::full().iter().collect();
    random.shuffle(&mut cells);
    for cell in cells {
        let digit = puzzle.get(cell);
        puzzle.set(cell, None);
        if solutions(&Position::new(&puzzle).unwrap(), 2).len() > 1 {
            puzzle.set(cell, digit);
        }
    }
    puzzle
}
