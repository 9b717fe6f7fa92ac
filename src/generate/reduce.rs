//! Removing clues from a full grid as long as the solution stays unique.
//!
//! By definition clues are tried in a given order, one at a time (or one orbit of a symmetry at a
//! time), and one that is needed stays for good. The same puzzle is reached with far fewer
//! searches:
//!
//! - Several clues are removed at once. If the solution is still unique, each of them could go, as
//!   a puzzle with more clues has no more solutions.
//! - If there is another solution, the last of these clues in which the two solutions differ is
//!   needed when its turn comes, so the ones before it are tried next.
//! - Small unavoidable sets reveal many other solutions without a search.

use super::unavoidable::unavoidable_sets;
use super::uniqueness::other_solution;
use crate::board::{Cell, CellSet, Grid};

/// A full grid and the puzzle that is left of it.
pub(super) struct Reduction {
    full: Grid,
    sets: Vec<u128>,
    puzzle: Grid,
    clues: CellSet,
}

impl Reduction {
    /// Starts with every cell as a clue.
    pub(super) fn new(full: Grid) -> Reduction {
        Reduction { full, sets: unavoidable_sets(&full), puzzle: full, clues: CellSet::full() }
    }

    /// The clues that are left.
    pub(super) fn puzzle(&self) -> Grid {
        self.puzzle
    }

    /// Removes the parts that are not needed, in order, and keeps at least `fewest` clues.
    pub(super) fn reduce(&mut self, parts: &[CellSet], fewest: usize) {
        let mut next = 0;
        while next < parts.len() {
            let mut end = next;
            let mut left = self.clues.len();
            let batch = batch(left);
            while end < parts.len() && end - next < batch && left >= fewest + parts[end].len() {
                left -= parts[end].len();
                end += 1;
            }
            if end == next {
                // This part is too large; a later one may be smaller.
                next += 1;
                continue;
            }
            let mut blocked = false;
            while let Some(differing) = self.differing(&parts[next..end]) {
                blocked = true;
                let last = parts[next..end].iter().rposition(|&part| !(part & differing).is_empty());
                // Without removing any of them the solution is unique, so the two do differ in a
                // part.
                end = next + last.unwrap_or(0);
                if end == next {
                    break;
                }
            }
            self.remove(union(&parts[next..end]));
            next = end + usize::from(blocked);
        }
    }

    /// Removes parts in order up to the first that is needed. The more are removed, the more
    /// solutions there are, so that this one is found by halving.
    pub(super) fn remove_start(&mut self, parts: &[CellSet]) {
        let (mut unique, mut several) = (0, parts.len());
        while several - unique > 1 {
            let middle = unique.midpoint(several);
            match self.differing(&parts[..middle]) {
                None => unique = middle,
                Some(_) => several = middle,
            }
        }
        self.remove(union(&parts[..unique]));
    }

    /// Whether every clue is needed.
    pub(super) fn is_minimal(&self) -> bool {
        self.clues.iter().all(|cell| self.differing(&[[cell].into_iter().collect()]).is_some())
    }

    /// The cells in which another solution differs once these parts are removed, if there is one.
    fn differing(&self, parts: &[CellSet]) -> Option<CellSet> {
        let left = self.clues - union(parts);
        if let Some(&set) = self.sets.iter().find(|&&set| set & left.bits() == 0) {
            return Some(CellSet::from_bits(set));
        }
        let mut puzzle = Grid::EMPTY;
        left.iter().for_each(|cell| puzzle.set(cell, self.full.get(cell)));
        other_solution(&puzzle, &self.full).map(|other| self.full.differing(&other))
    }

    fn remove(&mut self, cells: CellSet) {
        self.clues -= cells;
        cells.iter().for_each(|cell: Cell| self.puzzle.set(cell, None));
    }
}

fn union(parts: &[CellSet]) -> CellSet {
    parts.iter().fold(CellSet::EMPTY, |all, &part| all | part)
}

/// The number of parts to try at once, tuned by measurement.
fn batch(clues: usize) -> usize {
    match clues {
        60.. => 30,
        45.. => 8,
        36.. => 4,
        31.. => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{ClueSymmetry, Random, full_grid};
    use rand::seq::SliceRandom;

    #[test]
    fn the_start_of_an_order_goes_as_far_as_it_can() {
        let random = &mut Random::new(5, 0);
        for _ in 0..20 {
            let full = full_grid(random).grid;
            let mut parts = ClueSymmetry::None.orbits();
            parts.shuffle(&mut random.0);
            let mut reduction = Reduction::new(full);
            reduction.remove_start(&parts);
            let removed = 81 - reduction.puzzle().filled().len();
            assert!(other_solution(&reduction.puzzle(), &full).is_none());
            let mut less = reduction.puzzle();
            parts[removed].iter().for_each(|cell| less.set(cell, None));
            assert!(other_solution(&less, &full).is_some(), "the next clue is needed");
        }
    }

    /// The definition: one at a time, each with a search.
    fn slow(full: &Grid, parts: &[CellSet], fewest: usize) -> Grid {
        let mut puzzle = *full;
        for part in parts {
            let mut less = puzzle;
            part.iter().for_each(|cell| less.set(cell, None));
            if less.filled().len() >= fewest && other_solution(&less, full).is_none() {
                puzzle = less;
            }
        }
        puzzle
    }

    #[test]
    fn many_at_once_is_the_same_as_one_by_one() {
        let random = &mut Random::new(3, 0);
        for fewest in [0, 0, 0, 0, 30, 33, 40, 60] {
            let full = full_grid(random).grid;
            let mut parts = ClueSymmetry::None.orbits();
            parts.shuffle(&mut random.0);
            let mut reduction = Reduction::new(full);
            reduction.reduce(&parts, fewest);
            assert_eq!(reduction.puzzle(), slow(&full, &parts, fewest));
        }
    }

    #[test]
    fn unavoidable_sets_are() {
        let random = &mut Random::new(4, 0);
        for _ in 0..20 {
            let full = full_grid(random).grid;
            for set in unavoidable_sets(&full) {
                let mut puzzle = full;
                CellSet::from_bits(set).iter().for_each(|cell| puzzle.set(cell, None));
                assert!(other_solution(&puzzle, &full).is_some(), "{puzzle}");
            }
        }
    }
}
