//! Random full grids.
//!
//! The boxes on the diagonal do not see each other and are filled at random. The other cells are filled in the order of
//! fewest candidates, each with one of its candidates, all as likely; a dead end starts again with new boxes, so the
//! probability of a grid is known up to a common factor: it is one over the product of the numbers of choices. That
//! product is the [`FullGrid::weight`], with which samples are made unbiased; `docs/generator.md` shows how little it
//! matters.

use crate::board::{Cell, Digit, Element, Grid};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// A random full grid.
#[derive(Clone, Copy, Debug)]
pub struct FullGrid {
    /// The grid.
    pub grid: Grid,
    /// How much rarer than others the grid is chosen, as a natural logarithm up to a constant.
    pub weight: f64,
}

/// For each cell the numbers of its row, column and box among 27 houses.
static HOUSES: [[usize; 3]; 81] = {
    let mut houses = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        houses[index] = [cell.row(), 9 + cell.column(), 18 + cell.box_number()];
        index += 1;
    }
    houses
};

/// The cells outside the boxes on the diagonal.
static OTHERS: [u8; 54] = {
    let mut others = [0; 54];
    let (mut index, mut count) = (0, 0);
    while index < 81 {
        if index / 27 != index % 9 / 3 {
            others[count] = index as u8;
            count += 1;
        }
        index += 1;
    }
    others
};

/// Makes a random full grid.
pub fn full_grid(random: &mut ChaCha8Rng) -> FullGrid {
    loop {
        if let Some(full) = attempt(random) {
            return full;
        }
    }
}

/// Fills the grid, or ends where a cell has no candidate left.
fn attempt(random: &mut ChaCha8Rng) -> Option<FullGrid> {
    let mut digits = [0u8; 81];
    let mut free = [0x1ffu16; 27];
    let mut put = |free: &mut [u16; 27], cell: usize, digit: u8| {
        digits[cell] = digit;
        HOUSES[cell].iter().for_each(|&house| free[house] &= !(1 << digit));
    };
    for first in [0, 3, 6] {
        let mut order = [0u8, 1, 2, 3, 4, 5, 6, 7, 8];
        order.shuffle(random);
        for (place, &digit) in order.iter().enumerate() {
            put(&mut free, (first + place / 3) * 9 + first + place % 3, digit);
        }
    }
    let mut left = OTHERS;
    let mut weight = 0.0;
    for count in (1..=left.len()).rev() {
        let (mut best, mut fewest) = (0, u32::MAX);
        for (at, &cell) in left[..count].iter().enumerate() {
            let [row, column, square] = HOUSES[usize::from(cell)];
            let choices = (free[row] & free[column] & free[square]).count_ones();
            if choices < fewest {
                (best, fewest) = (at, choices);
                if choices <= 1 {
                    break;
                }
            }
        }
        let cell = usize::from(left[best]);
        left.swap(best, count - 1);
        let [row, column, square] = HOUSES[cell];
        let mut choices = free[row] & free[column] & free[square];
        match fewest {
            0 => return None,
            1 => {}
            _ => {
                weight += f64::from(fewest).ln();
                (0..random.random_range(0..fewest)).for_each(|_| choices &= choices - 1);
            }
        }
        put(&mut free, cell, choices.trailing_zeros() as u8);
    }
    let mut grid = Grid::EMPTY;
    for (cell, digit) in Cell::all().zip(digits) {
        grid.set(cell, Some(Digit::from_index(usize::from(digit))));
    }
    Some(FullGrid { grid, weight })
}
