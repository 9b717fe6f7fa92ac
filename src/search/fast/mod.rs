//! The fast search: first solution, uniqueness, counting, and all solutions in order.
//!
//! The grid is nine vectors, one for each place in a box, with a field for each box (`state`,
//! `lanes`): of sixteen bits in registers of 256 bits (`avx2`), of ten in those of 128 and in plain
//! numbers (`words`, `half`). One instruction therefore does the same thing in all nine boxes, a
//! rotation aligns the boxes of a band or stack with each other, and a round of naked singles,
//! hidden singles in every house and locked candidates in both directions takes some 300
//! instructions for the whole grid (`engine`). There is no queue of changes, and there are few
//! branches to mispredict. An easy puzzle takes four rounds, a hard one 16 and a guess, and the
//! hardest known some hundreds. `docs/lab/machine-search.md` has the measurements.
//!
//! The order of the solutions is fixed: it depends on the givens alone, not on the processor.
//!
//! Ratings use the same vectors without any guess: the rules of a round for as long as they change
//! anything, and the easiest rules of a rating in their order (`easy`).
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
mod easy;
mod engine;
mod half;
mod lanes;
mod state;
mod suppose;
mod suppositions;
#[cfg(test)]
mod tests;
mod words;

pub use counter::Counter;
pub(crate) use easy::{Easy, EasyRule, Until};
pub use engine::Observer;
pub(crate) use suppositions::Suppositions;

use crate::board::{Grid, Position};
use crate::cancel::{Cancel, Cancelled};
use engine::{End, Stack, Step};
use lanes::Row;
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
    let mut search = solutions(givens);
    (0..limit).take_while(|_| search.advance()).count()
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
    observed_in(Registers::Widest, givens, observer)
}

/// The same with vectors of a given size, for comparison. The solutions, their order and the
/// guesses do not depend on it.
///
/// ```
/// use whydoku::{board::Grid, search::fast::{Registers, observed_in, solutions}};
/// let plain = observed_in(Registers::None, &Grid::EMPTY, ());
/// assert!(plain.take(3).eq(solutions(&Grid::EMPTY).take(3)));
/// ```
#[inline]
pub fn observed_in<O: Observer>(registers: Registers, givens: &Grid, observer: O) -> Solutions<O> {
    let search = Search::new(registers, state::of_grid(givens));
    Solutions { search, observer, gave_up: false }
}

/// The number of solutions with these candidates of each cell, counted up to a limit. The digit of
/// a filled cell is its only candidate.
///
/// # Errors
/// [`Cancelled`] if the flag is set before the search ends; it is read at each guess.
pub(crate) fn count_from(
    candidates: impl Fn(usize) -> u16,
    limit: usize,
    cancel: Cancel<'_>,
) -> Result<usize, Cancelled> {
    let mut search = Solutions::of_candidates(candidates, cancel);
    let count = (0..limit).take_while(|_| search.advance()).count();
    if search.gave_up() { Err(Cancelled) } else { Ok(count) }
}

/// What rules leave of the candidates.
pub(crate) enum Settled {
    /// There is no solution.
    Dead,
    /// The cells are solved.
    Solved,
    /// The candidates of each cell.
    Open([u16; 81]),
}

/// Applies singles and locked candidates for as long as they change anything. The digit of a
/// filled cell is its only candidate.
#[inline]
pub(crate) fn settle(registers: Registers, candidates: impl Fn(usize) -> u16) -> Settled {
    #[cfg(target_arch = "x86_64")]
    if registers == Registers::Widest
        && let Some(confirmed) = avx2::confirmed()
    {
        let mut state = State::of_cells(candidates);
        return Settled::of(avx2::settle(&mut state, confirmed), &state);
    }
    let mut state = State::of_cells(candidates);
    let end = match registers {
        Registers::None => engine::settle_state::<words::Portable>(&mut state),
        _ => engine::settle_state::<half::Half>(&mut state),
    };
    Settled::of(end, &state)
}

impl Settled {
    #[inline(always)]
    fn of<R: Row>(end: End, state: &State<R>) -> Settled {
        match end {
            End::Dead => Settled::Dead,
            End::Solved => Settled::Solved,
            End::Open => Settled::Open(state.each_cell(|digits| digits)),
        }
    }
}

/// Applies the easiest rules of a rating, the easiest first, given the digits of the filled cells,
/// and the candidates of the others before these are excluded.
#[inline]
pub(crate) fn apply_easy(
    registers: Registers,
    filled: impl Fn(usize) -> u16,
    open: impl Fn(usize) -> u16,
    until: Until,
) -> (Easy, Settled) {
    #[cfg(target_arch = "x86_64")]
    if registers == Registers::Widest
        && let Some(confirmed) = avx2::confirmed()
    {
        let mut state = State::of_cells(filled);
        let (easy, end) = avx2::apply_easy(&mut state, &State::of_cells(open), until, confirmed);
        return (easy, Settled::of(end, &state));
    }
    let (mut state, open) = (State::of_cells(filled), State::of_cells(open));
    let (easy, end) = match registers {
        Registers::None => easy::apply::<words::Portable>(&mut state, &open, until),
        _ => easy::apply::<half::Half>(&mut state, &open, until),
    };
    (easy, Settled::of(end, &state))
}

/// The place of the vectors of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registers {
    /// In the widest registers that the processor has.
    Widest,
    /// In registers of 128 bits, if the target has them.
    Half,
    /// In no vector registers, but in plain numbers.
    None,
}

/// An iterator over the solutions of a puzzle, in a fixed order; see [`solutions()`].
#[derive(Clone)]
pub struct Solutions<O = ()> {
    search: Search,
    observer: O,
    gave_up: bool,
}

/// A search, by the place of its vectors. It lives on the stack of its caller, whatever its size.
#[derive(Clone)]
#[allow(clippy::large_enum_variant, reason = "a box would be an allocation for each puzzle")]
enum Search {
    /// In registers of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Search),
    /// In registers of 128 bits, if the target has them.
    Half(Stack<words::Row>),
    /// In plain numbers.
    Plain(Stack<words::Row>),
}

impl Search {
    /// A search that starts with these candidates of each cell.
    #[inline(always)]
    fn new(registers: Registers, candidates: impl Fn(usize) -> u16) -> Search {
        #[cfg(target_arch = "x86_64")]
        if registers == Registers::Widest
            && let Some(confirmed) = avx2::confirmed()
        {
            return Search::Avx2(avx2::Search::new(State::of_cells(candidates), confirmed));
        }
        let stack = Stack::new(State::of_cells(candidates));
        if registers == Registers::None { Search::Plain(stack) } else { Search::Half(stack) }
    }

    #[inline(always)]
    fn advance<O: Observer>(&mut self, observer: &mut O) -> Step {
        match self {
            #[cfg(target_arch = "x86_64")]
            Search::Avx2(search) => search.advance(observer),
            Search::Half(stack) => engine::advance::<half::Half, O>(stack, observer),
            Search::Plain(stack) => engine::advance::<words::Portable, O>(stack, observer),
        }
    }

    /// The solution that was found last.
    #[inline(always)]
    fn found(&self) -> Grid {
        match self {
            #[cfg(target_arch = "x86_64")]
            Search::Avx2(search) => search.found(),
            Search::Half(stack) | Search::Plain(stack) => stack.found(),
        }
    }
}

impl<O: Observer> Solutions<O> {
    /// The solutions of a position, with an observer.
    pub(crate) fn of_position(position: &Position, observer: O) -> Self {
        Solutions::of_candidates(state::of_position(position), observer)
    }

    /// The solutions with these candidates of each cell.
    #[inline(always)]
    fn of_candidates(candidates: impl Fn(usize) -> u16, observer: O) -> Self {
        Solutions { search: Search::new(Registers::Widest, candidates), observer, gave_up: false }
    }

    /// Advances to the next solution without building its grid. Returns whether there is one.
    #[inline]
    pub fn advance(&mut self) -> bool {
        let step = self.search.advance(&mut self.observer);
        self.gave_up = step == Step::Pause;
        step == Step::Solution
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.observer
    }

    /// The observer, mutably.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// Whether the observer has paused the search. There may be more solutions then, and the next
    /// call of `next` goes on searching.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }
}

impl<O: Observer> Iterator for Solutions<O> {
    type Item = Grid;

    #[inline]
    fn next(&mut self) -> Option<Grid> {
        self.nth(0)
    }

    /// Builds no grid for the solutions that are left out.
    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<Grid> {
        (0..=skipped).all(|_| self.advance()).then(|| self.search.found())
    }
}

impl std::iter::FusedIterator for Solutions {}
