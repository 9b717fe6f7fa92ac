//! The canonical form: the same for all that differ only in how they are written, and the least of
//! them.

use crate::common::{corpus, random};
use proptest::prelude::*;
use whydoku::Cancel;
use whydoku::board::{Cell, Digit, Element, Grid, Position};
use whydoku::equivalence::{Transformation, canonical};
use whydoku::generate::Random;
use whydoku::search::solutions;

fn form(grid: &Grid) -> Grid {
    canonical(grid).expect("no digit twice").0
}

fn solved(grid: &Grid) -> Grid {
    solutions(&Position::new(grid).expect("no digit twice"), 1, Cancel::NEVER).unwrap()[0]
}

/// Puzzles, full grids, and what is between them: as many givens as one likes, from none to all.
fn samples() -> Vec<Grid> {
    let random = &mut random::Random(5);
    let mut samples = vec![Grid::EMPTY];
    for (number, (_, puzzle)) in corpus::all_puzzles().enumerate().filter(|(number, _)| number % 5 == 0) {
        let full = solved(&puzzle);
        let kept = random.shuffled(Cell::all()).into_iter().take(number % 82);
        samples.push(kept.fold(Grid::EMPTY, |mut part, cell| {
            part.set(cell, full.get(cell));
            part
        }));
        samples.extend([puzzle, full]);
    }
    samples
}

#[test]
fn shuffled_grids_have_the_same_canonical_form() {
    let mut random = Random::new(7, 0);
    for grid in samples() {
        let (least, way) = canonical(&grid).expect("no digit twice");
        assert_eq!(way.apply(&grid), least, "{grid}");
        assert!(least <= grid, "{grid}");
        assert_eq!(form(&least), least, "{grid}");
        for _ in 0..5 {
            let other = Transformation::random(&mut random).apply(&grid);
            assert_eq!(form(&other), least, "{grid} as {other}");
        }
    }
}

/// The least of all 3,359,232 rearrangements, each with the digits named as they come.
fn least_of_all(grid: &Grid) -> Grid {
    let shown: Vec<u8> = Cell::all().map(|cell| grid.get(cell).map_or(0, Digit::value)).collect();
    let mut least = [9u8; 81];
    for way in Transformation::rearrangements() {
        let (mut names, mut next) = ([0u8; 10], 0);
        let mut smaller = false;
        for cell in Cell::all() {
            let digit = usize::from(shown[way.origin(cell).index()]);
            if digit > 0 && names[digit] == 0 {
                next += 1;
                names[digit] = next;
            }
            if !smaller && names[digit] > least[cell.index()] {
                break;
            }
            if smaller || names[digit] < least[cell.index()] {
                if !smaller {
                    smaller = true;
                    least[cell.index() + 1..].fill(9);
                }
                least[cell.index()] = names[digit];
            }
        }
    }
    let mut grid = Grid::EMPTY;
    Cell::all().for_each(|cell| grid.set(cell, Digit::new(least[cell.index()])));
    grid
}

#[test]
fn no_rearrangement_is_smaller() {
    for (number, grid) in samples().into_iter().take(300).enumerate().filter(|(number, _)| number % 32 == 0) {
        assert_eq!(form(&grid), least_of_all(&grid), "sample {number}: {grid}");
    }
}

#[test]
fn there_are_as_many_rearrangements_as_the_literature_says() {
    assert_eq!(Transformation::rearrangements().count(), 3_359_232);
}

#[test]
fn a_digit_twice_in_a_house_is_an_error() {
    let twice: Grid = format!("5...5{}", ".".repeat(76)).parse().unwrap();
    assert!(canonical(&twice).is_err());
}

proptest! {
    /// Few givens: many symmetries of their own, blank rows and blank bands.
    #[test]
    fn sparse_grids_too(cells in prop::collection::vec((0..81usize, 1..=9u8), 0..12), seed: u64) {
        let mut grid = Grid::EMPTY;
        for (index, digit) in cells {
            let cell = Cell::from_index(index);
            let before = grid.get(cell);
            grid.set(cell, Digit::new(digit));
            if grid.conflict().is_some() {
                grid.set(cell, before);
            }
        }
        let mut random = Random::new(seed, 0);
        let other = Transformation::random(&mut random).apply(&grid);
        prop_assert_eq!(form(&grid), form(&other));
        let (least, way) = canonical(&other).expect("no digit twice");
        prop_assert_eq!(way.apply(&other), least);
    }
}
