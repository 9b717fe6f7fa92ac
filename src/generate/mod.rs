//! Puzzles made to order, and what makes two puzzles the same.
//!
//! A puzzle comes from a random full grid ([`full_grid`]), from which clues are taken away in random order as long as the
//! solution stays the only one; or, where the cells with clues are given, from a climb to a single solution. Each
//! attempt has a number, and its own stream of random numbers (ChaCha with eight rounds) that the seed and the number
//! decide. So the same seed gives the same puzzles on any machine, and with any number of attempts side by side.
//!
//! Which puzzles this favours, and by how much, is measured in `docs/generator.md`.
//!
//! ```
//! use std::ops::ControlFlow;
//! use whydoku::generate::{Generator, Limits, Request};
//! use whydoku::logic::Cancel;
//! let generator = Generator::new(Request { minimal: true, seed: 1, ..Request::default() }).unwrap();
//! let limits = Limits { count: 3, max_tries: None, jobs: std::num::NonZero::<usize>::MIN };
//! let mut puzzles = Vec::new();
//! let progress = generator.run(limits, Cancel::NEVER, |_, puzzle| {
//!     puzzles.extend(puzzle);
//!     ControlFlow::Continue(())
//! });
//! assert_eq!((progress.kept, puzzles.len()), (3, 3));
//! ```
//!
//! [`canonical()`] writes a grid in the one way that all grids like it share, and [`Transformation`] writes it in others.

mod canonical;
mod full;
mod pattern;
mod reduce;
mod request;
mod run;
mod symmetry;
mod transformation;
mod unavoidable;
mod uniqueness;

pub use canonical::canonical;
pub use full::{FullGrid, full_grid};
pub use request::{FEWEST_CLUES, Request, RequestError};
pub use run::{Limits, Progress};
pub use symmetry::{Symmetry, UnknownSymmetry};
pub use transformation::Transformation;

use crate::board::{Cell, CellSet, Element, Grid};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use reduce::Reduction;

/// Makes puzzles as requested.
#[derive(Clone, Debug)]
pub struct Generator {
    request: Request,
    /// What is taken away together.
    orbits: Vec<CellSet>,
}

/// The random numbers of an attempt.
pub fn stream(seed: u64, attempt: u64) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(attempt);
    random
}

impl Generator {
    /// A generator for a request.
    ///
    /// # Errors
    /// If it can be seen at once that there is no such puzzle.
    pub fn new(request: Request) -> Result<Generator, RequestError> {
        request.check()?;
        let orbits = request.symmetry.orbits();
        Ok(Generator { request, orbits })
    }

    /// What was requested.
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// The attempt with this number: a puzzle, unless it came to nothing.
    pub fn attempt(&self, number: u64) -> Option<Grid> {
        let random = &mut stream(self.request.seed, number);
        match self.request.pattern {
            Some(pattern) => {
                let puzzle = pattern::climb(pattern, random)?;
                (!self.request.minimal || is_minimal(&puzzle)).then_some(puzzle)
            }
            None => self.reduced(random),
        }
    }

    fn reduced(&self, random: &mut ChaCha8Rng) -> Option<Grid> {
        let mut reduction = Reduction::new(full_grid(random).grid);
        let mut order = self.orbits.clone();
        order.shuffle(random);
        let wanted = self.request.clues.clone().unwrap_or(0..=81);
        // A minimal puzzle is where the way ends; others may stop anywhere in the range.
        let fewest = match self.request.clues {
            Some(_) if !self.request.minimal => {
                random.random_range((*wanted.start()).max(FEWEST_CLUES) as u64..=*wanted.end() as u64) as usize
            }
            _ => 0,
        };
        reduction.reduce(&order, fewest);
        let puzzle = reduction.puzzle();
        let fits = wanted.contains(&puzzle.filled().len());
        // One by one, nothing that could go is left when the way has ended.
        let settled = !self.request.minimal || self.request.symmetry == Symmetry::None;
        (fits && (settled || reduction.is_minimal())).then_some(puzzle)
    }
}

/// Has every puzzle with a clue less several solutions?
fn is_minimal(puzzle: &Grid) -> bool {
    let filled: Vec<Cell> = Cell::all().filter(|&cell| puzzle.get(cell).is_some()).collect();
    filled.into_iter().all(|cell| {
        let mut less = *puzzle;
        less.set(cell, None);
        uniqueness::count(&less, 2) > 1
    })
}
