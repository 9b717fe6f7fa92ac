//! Random full grids.
//!
//! The boxes on the diagonal share no row or column, so they are filled at random. The other cells
//! follow, always one with the fewest candidates, with one of its candidates at random; a dead end
//! starts again with new boxes. So the probability of a grid is known up to a constant factor: it
//! is one over the product of the numbers of choices. The logarithm of that product is the
//! [`FullGrid::weight`], which corrects samples for it; `docs/generator.md` shows how little it
//! matters.
//!
//! Filling the boxes on the diagonal first favours some places. A random [`Transformation`] of the
//! result makes all places and all digits equally likely; the weight corrects samples as before,
//! because it depends on the grid before the transformation alone.

use super::Random;
use crate::board::{Cell, Digit, Element, Grid};
use crate::equivalence::Transformation;
use rand::RngExt;
use rand::seq::SliceRandom;

/// A random full grid.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FullGrid {
    /// The grid.
    pub grid: Grid,
    /// The rarity with which it is chosen relative to other grids, as a natural logarithm up to a
    /// constant.
    pub weight: f64,
}

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

/// Returns a random full grid.
pub fn full_grid(random: &mut Random) -> FullGrid {
    loop {
        if let Some(FullGrid { grid, weight }) = attempt(random) {
            return FullGrid { grid: Transformation::random(random).apply(&grid), weight };
        }
    }
}

/// The row, the column and the box of a cell, numbered among the 27 houses.
#[inline]
fn houses(cell: usize) -> [usize; 3] {
    Cell::from_index(cell).houses().map(Element::index)
}

/// Fills a grid, or returns `None` at a cell without candidates.
fn attempt(random: &mut Random) -> Option<FullGrid> {
    let mut digits = [0u8; 81];
    let mut free = [0x1ffu16; 27];
    let mut put = |free: &mut [u16; 27], cell: usize, digit: u8| {
        digits[cell] = digit;
        houses(cell).iter().for_each(|&house| free[house] &= !(1 << digit));
    };
    for first in [0, 3, 6] {
        let mut order = [0u8, 1, 2, 3, 4, 5, 6, 7, 8];
        order.shuffle(&mut random.0);
        for (place, &digit) in order.iter().enumerate() {
            put(&mut free, (first + place / 3) * 9 + first + place % 3, digit);
        }
    }
    let mut left = OTHERS;
    let mut weight = 0.0;
    for count in (1..=left.len()).rev() {
        let (mut best, mut fewest) = (0, u32::MAX);
        for (at, &cell) in left[..count].iter().enumerate() {
            let [row, column, block] = houses(usize::from(cell));
            let choices = (free[row] & free[column] & free[block]).count_ones();
            if choices < fewest {
                (best, fewest) = (at, choices);
                if choices <= 1 {
                    break;
                }
            }
        }
        let cell = usize::from(left[best]);
        left.swap(best, count - 1);
        let [row, column, block] = houses(cell);
        let mut choices = free[row] & free[column] & free[block];
        match fewest {
            0 => return None,
            1 => {}
            _ => {
                weight += f64::from(fewest).ln();
                (0..random.0.random_range(0..fewest)).for_each(|_| choices &= choices - 1);
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
