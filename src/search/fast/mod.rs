//! The fast search: first solution, uniqueness, counting, and all solutions in order.
//!
//! The grid is nine vectors of sixteen lanes, one vector for each place in a box and one lane for each box (`state`,
//! `lanes`). One instruction therefore does the same thing in all nine boxes, a rotation of the lanes aligns the boxes of
//! a band or stack with each other, and a round of naked singles, hidden singles in every house and locked candidates
//! in both directions takes some 300 instructions for the whole grid (`engine`). There is no queue of changes, and there
//! are few branches to mispredict. An easy puzzle takes four rounds, a hard one 16 and a guess, and the hardest known
//! some hundreds. `docs/machine-search.md` has the measurements.
//!
//! The order of the solutions is fixed: it depends on the givens alone, not on the processor.
//!
//! ```
//! use whydoku::board::Grid;
//! use whydoku::search::fast;
//! let puzzle: Grid = "000000002004200601600000900960804100000903000008706049005000008107008300400000000".parse().unwrap();
//! assert!(fast::is_unique(&puzzle));
//! assert!(fast::first(&puzzle).unwrap().to_string().starts_with("819465732"));
//! assert_eq!(fast::count(&Grid::EMPTY, 1000), 1000);
//! assert_eq!(fast::solutions(&Grid::EMPTY).take(3).count(), 3);
//! ```

#[cfg(target_arch = "x86_64")]
mod avx2;
mod choice;
mod counter;
mod engine;
mod half;
mod lanes;
mod state;

pub use counter::Counter;
pub use engine::Observer;

use crate::board::{Grid, Position};
use engine::Stack;
use state::State;
use std::ops::ControlFlow;

/// The first solution.
#[inline]
pub fn first(givens: &Grid) -> Option<Grid> {
    solutions(givens).next()
}

/// The number of solutions, counted up to a limit.
#[inline]
pub fn count(givens: &Grid, limit: usize) -> usize {
    solutions(givens).take(limit).count()
}

/// Whether there is exactly one solution.
#[inline]
pub fn is_unique(givens: &Grid) -> bool {
    count(givens, 2) == 1
}

/// Calls `each` with at most `limit` solutions until it breaks. Returns the number of calls.
#[inline]
pub fn solve(givens: &Grid, limit: usize, mut each: impl FnMut(&Grid) -> ControlFlow<()>) -> usize {
    let mut calls = 0;
    for solution in solutions(givens).take(limit) {
        calls += 1;
        if each(&solution).is_break() {
            break;
        }
    }
    calls
}

/// All solutions, found lazily. Givens that conflict have none.
#[inline]
pub fn solutions(givens: &Grid) -> Solutions {
    observed(givens, ())
}

/// All solutions of a position, found lazily; removed candidates stay removed.
pub fn solutions_of(position: &Position) -> Solutions {
    Solutions::of_position(position, ())
}

/// All solutions, found lazily, with an observer that can pause the search.
///
/// ```
/// use whydoku::{board::Grid, search::fast::{Counter, observed}};
/// let mut solutions = observed(&Grid::EMPTY, Counter::up_to(5));
/// assert_eq!(solutions.next(), None);
/// assert!(solutions.gave_up() && solutions.observer().effort().nodes == 5);
/// ```
#[inline]
pub fn observed<O: Observer>(givens: &Grid, observer: O) -> Solutions<O> {
    Solutions::new(State::of_grid(givens), observer)
}

/// An iterator over the solutions of a puzzle, in a fixed order; see [`solutions()`].
#[derive(Clone)]
pub struct Solutions<O = ()> {
    stack: Stack,
    observer: O,
    registers: Registers,
    gave_up: bool,
}

/// Where the lanes are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Registers {
    /// In the widest registers that the processor has.
    Widest,
    /// In registers of 128 bits, if the target has them.
    Half,
    /// In memory.
    None,
}

impl<O: Observer> Solutions<O> {
    #[inline]
    fn new(start: State, observer: O) -> Self {
        Solutions { stack: Stack::new(start), observer, registers: Registers::Widest, gave_up: false }
    }

    /// The solutions of a position, with an observer.
    pub(crate) fn of_position(position: &Position, observer: O) -> Self {
        Solutions::new(State::of_position(position), observer)
    }

    /// The same search without vector instructions, for comparison. The solutions and their order are the same.
    pub fn in_plain_rust(self) -> Self {
        Solutions { registers: Registers::None, ..self }
    }

    /// The same search with vectors of 128 bits, as on processors without AVX2, for comparison. The solutions and their
    /// order are the same.
    pub fn in_half_registers(self) -> Self {
        Solutions { registers: Registers::Half, ..self }
    }

    #[inline]
    fn advance(&mut self) -> ControlFlow<(), Option<Grid>> {
        #[cfg(target_arch = "x86_64")]
        if self.registers == Registers::Widest
            && let Some(found) = avx2::advance(&mut self.stack, &mut self.observer)
        {
            return found;
        }
        match self.registers {
            Registers::Widest | Registers::Half => {
                engine::advance::<half::Halves, O>(&mut self.stack, &mut self.observer)
            }
            Registers::None => engine::advance::<lanes::Portable, O>(&mut self.stack, &mut self.observer),
        }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// The observer, mutably.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// Whether the observer has paused the search. There may be more solutions then, and the next call of `next` goes on
    /// searching.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }
}

impl<O: Observer> Iterator for Solutions<O> {
    type Item = Grid;

    #[inline]
    fn next(&mut self) -> Option<Grid> {
        match self.advance() {
            ControlFlow::Continue(solution) => {
                self.gave_up = false;
                solution
            }
            ControlFlow::Break(()) => {
                self.gave_up = true;
                None
            }
        }
    }
}

impl std::iter::FusedIterator for Solutions {}
