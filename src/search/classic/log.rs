//! What a search does: counted always, told to an observer if there is one.
//!
//! All methods count alike, so that their numbers can be compared. A digit is *tried* when it is written into an empty
//! cell, whether there was a choice or not; it is a *guess* when the method saw two or more possibilities there. A *node*
//! is a place where the search chooses what to try next. Whoever replays the [`Event`]s has the method's grid at every
//! moment.
//!
//! An [`Observer`] is a type parameter: for [`Silent`] the compiler leaves nothing of the telling.

use crate::board::{Candidate, Cell, Constraint, Grid};

/// How much work a search did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Digits written into empty cells, forced ones and guesses; givens do not count.
    pub tried: u64,
    /// Those of them that were chosen among two or more.
    pub guesses: u64,
    /// The most choices among two or more that were open at once.
    pub depth: u64,
    /// How often the search chose what to try next, dead ends included.
    pub nodes: u64,
}

/// Something that happens in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A digit is written into an empty cell.
    Filled {
        /// The digit and the cell.
        candidate: Candidate,
        /// How many possibilities the method saw; one when it was forced.
        of: usize,
    },
    /// A step back: a cell is empty again.
    Emptied(Cell),
    /// This question has no answer left, so the search has to turn back.
    DeadEnd(Constraint),
    /// Every cell is filled: a solution.
    Solution,
}

/// Somebody who watches a search.
pub trait Observer {
    /// Is anybody there? Where nobody is, events are not even made.
    const WATCHING: bool = true;

    /// An event happens.
    fn notice(&mut self, event: Event);
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const WATCHING: bool = false;
    fn notice(&mut self, _: Event) {}
}

impl<F: FnMut(Event) + ?Sized> Observer for &mut F {
    fn notice(&mut self, event: Event) {
        self(event);
    }
}

/// Where a method writes down what it does.
#[derive(Clone, Debug)]
pub struct Log<O> {
    effort: Effort,
    /// The node limit.
    allowed: u64,
    /// How many choices among two or more are open.
    open: u64,
    observer: O,
}

impl<O: Observer> Log<O> {
    /// An empty log that allows so many nodes.
    pub(super) fn new(allowed: u64, observer: O) -> Log<O> {
        Log { effort: Effort::default(), allowed, open: 0, observer }
    }

    /// What was counted.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// Allows more nodes.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.allowed = self.allowed.saturating_add(nodes);
    }

    /// Counts a node. `false` when no more are allowed: then the method must pause, ready to come here again.
    #[must_use]
    #[inline]
    pub fn node(&mut self) -> bool {
        let within = self.effort.nodes < self.allowed;
        self.effort.nodes += u64::from(within);
        within
    }

    /// A digit is written, one of so many that seemed possible.
    #[inline]
    pub fn filled(&mut self, candidate: Candidate, of: usize) {
        self.effort.tried += 1;
        if of > 1 {
            self.effort.guesses += 1;
            self.open += 1;
            self.effort.depth = self.effort.depth.max(self.open);
        }
        self.notice(|| Event::Filled { candidate, of });
    }

    /// A digit that was one of so many is given up; [`Log::emptied`] tells which cells that empties.
    #[inline]
    pub fn given_up(&mut self, of: usize) {
        self.open -= u64::from(of > 1);
    }

    /// A cell is empty again.
    #[inline]
    pub fn emptied(&mut self, cell: Cell) {
        self.notice(|| Event::Emptied(cell));
    }

    /// A grid is thrown away for a copy that was made before; the copy has fewer cells filled.
    #[inline]
    pub fn restored(&mut self, thrown_away: &Grid, copy: &Grid) {
        if O::WATCHING {
            for cell in thrown_away.differing(copy) {
                self.emptied(cell);
            }
        }
    }

    /// A question without an answer was met.
    #[inline]
    pub fn dead_end(&mut self, constraint: Constraint) {
        self.notice(|| Event::DeadEnd(constraint));
    }

    /// A solution was found.
    pub(super) fn solution(&mut self) {
        self.notice(|| Event::Solution);
    }

    #[inline]
    fn notice(&mut self, event: impl FnOnce() -> Event) {
        if O::WATCHING {
            self.observer.notice(event());
        }
    }
}
