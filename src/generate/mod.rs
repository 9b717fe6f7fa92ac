//! New puzzles.
//!
//! A puzzle starts as a random full grid ([`full_grid`]), from which clues are removed in random
//! order as long as the solution stays unique. If the cells with clues are prescribed, their digits
//! are changed until the solution is unique. Each attempt has a number and its own stream of random
//! numbers ([`Random`]), determined by the seed and this number. So a seed gives the same puzzles
//! on any machine and with any number of threads.
//!
//! `docs/generator.md` measures which puzzles this favours, and by how much.
//!
//! ```
//! use std::ops::ControlFlow;
//! use whydoku::Cancel;
//! use whydoku::generate::{Generator, RunLimits, Request};
//! let generator = Generator::new(Request { minimal: true, seed: 1, ..Request::default() }).unwrap();
//! let limits = RunLimits { count: 3, ..RunLimits::default() };
//! let mut puzzles = Vec::new();
//! let progress = generator.run(limits, Cancel::NEVER, |_, puzzle| {
//!     puzzles.extend(puzzle);
//!     ControlFlow::Continue(())
//! });
//! assert_eq!((progress.kept, puzzles.len()), (3, 3));
//! ```

mod equivalent;
mod full;
mod pattern;
mod random;
mod reduce;
mod request;
mod run;
mod symmetry;
mod unavoidable;
mod uniqueness;

pub use full::{FullGrid, full_grid};
pub use random::Random;
pub use request::{FEWEST_CLUES, Request, RequestError};
pub use run::{Progress, RunLimits};
pub use symmetry::{ClueSymmetry, UnknownSymmetry};

use crate::board::{Cell, CellSet, Element, Grid};
use rand::RngExt;
use rand::seq::SliceRandom;
use reduce::Reduction;

/// Generates puzzles that meet a request.
#[derive(Clone, Debug)]
pub struct Generator {
    request: Request,
    /// Cells whose clues are removed together.
    orbits: Vec<CellSet>,
}

impl Generator {
    /// A generator for a request.
    ///
    /// # Errors
    /// If the request is recognisably impossible.
    pub fn new(request: Request) -> Result<Generator, RequestError> {
        request.check()?;
        let orbits = request.symmetry.orbits();
        Ok(Generator { request, orbits })
    }

    /// A generator of puzzles without a superfluous clue.
    pub fn minimal(seed: u64) -> Generator {
        let request = Request { minimal: true, seed, ..Request::default() };
        let orbits = request.symmetry.orbits();
        Generator { request, orbits }
    }

    /// The request.
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Makes the attempt with this number. Returns its puzzle, or `None` if it failed to meet the
    /// request.
    pub fn attempt(&self, number: u64) -> Option<Grid> {
        let random = &mut Random::new(self.request.seed, number);
        match self.request.pattern {
            Some(pattern) => {
                let puzzle = pattern::climb(pattern, random)?;
                (!self.request.minimal || is_minimal(&puzzle)).then_some(puzzle)
            }
            None => {
                let full = full_grid(random).grid;
                let mut order = self.orbits.clone();
                order.shuffle(&mut random.0);
                if self.request.controlled_bias {
                    return self.never_put_back(full, &order);
                }
                self.reduce(full, &order, random)
            }
        }
    }

    /// Makes the attempt with this number near a puzzle: some clues go, and others come, perhaps
    /// those of another solution. Returns its puzzle, or `None` if it failed to meet the request. A
    /// puzzle that lacks the pattern or the symmetry of the request may lead to one that has it.
    pub fn attempt_near(&self, parent: &Grid, number: u64) -> Option<Grid> {
        let random = &mut Random::new(self.request.seed, number);
        if let Some(pattern) = self.request.pattern {
            let puzzle = if parent.filled() == pattern { pattern::climb_near(parent, random)? } else { return None };
            return (!self.request.minimal || is_minimal(&puzzle)).then_some(puzzle);
        }
        let clues = parent.filled();
        let (mut kept, mut others): (Vec<CellSet>, Vec<CellSet>) =
            self.orbits.iter().partition(|orbit| !(**orbit & clues).is_empty());
        kept.shuffle(&mut random.0);
        others.shuffle(&mut random.0);
        let gone = kept.split_off(kept.len().saturating_sub(random.0.random_range(1..=MOST_CHANGED)));
        let left = kept.iter().fold(CellSet::EMPTY, |left, &orbit| left | orbit) & clues;
        let solutions = uniqueness::solutions(&parent.only(left), MOST_SOLUTIONS);
        let full = solutions.get(random.0.random_range(0..solutions.len().max(1)))?;
        self.reduce(*full, &[gone, others, kept].concat(), random)
    }

    /// Removes clues from a full grid until one is needed. Returns the puzzle if all others are
    /// needed, too.
    fn never_put_back(&self, full: Grid, order: &[CellSet]) -> Option<Grid> {
        let mut reduction = Reduction::new(full);
        reduction.remove_start(order);
        let puzzle = reduction.puzzle();
        let wanted = self.request.clues.clone().unwrap_or(0..=81);
        (wanted.contains(&puzzle.filled().len()) && reduction.is_minimal()).then_some(puzzle)
    }

    /// Removes clues from a full grid, orbit after orbit.
    fn reduce(&self, full: Grid, order: &[CellSet], random: &mut Random) -> Option<Grid> {
        let mut reduction = Reduction::new(full);
        let wanted = self.request.clues.clone().unwrap_or(0..=81);
        // Only removing all that can go makes a puzzle minimal; others may stop anywhere in the
        // range.
        let fewest = match self.request.clues {
            Some(_) if !self.request.minimal => {
                random.0.random_range((*wanted.start()).max(FEWEST_CLUES) as u64..=*wanted.end() as u64) as usize
            }
            _ => 0,
        };
        reduction.reduce(order, fewest);
        let puzzle = reduction.puzzle();
        let fits = wanted.contains(&puzzle.filled().len());
        // Clues removed one by one leave a minimal puzzle; orbits may leave one that is not.
        let settled = !self.request.minimal || self.request.symmetry == ClueSymmetry::None;
        (fits && (settled || reduction.is_minimal())).then_some(puzzle)
    }
}

/// The maximum number of clues, or orbits of clues, that change from one puzzle to one near it.
const MOST_CHANGED: usize = 3;

/// The maximum number of solutions to look at when these clues are gone.
const MOST_SOLUTIONS: usize = 100;

/// Whether every clue is needed for a unique solution.
fn is_minimal(puzzle: &Grid) -> bool {
    let filled: Vec<Cell> = Cell::all().filter(|&cell| puzzle.get(cell).is_some()).collect();
    filled.into_iter().all(|cell| {
        let mut less = *puzzle;
        less.set(cell, None);
        uniqueness::count(&less, 2) > 1
    })
}
