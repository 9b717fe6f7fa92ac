//! The log of a search: its work is always counted, and reported to a listener if there is one.
//!
//! All methods count alike, so that their numbers can be compared. A digit is *tried* when it is
//! written into an empty cell, whether there was a choice or not; it is a *guess* if the method saw
//! two or more possibilities there. A *node* is a point where the search chooses what to try next.
//! Replaying the [`SearchEvent`]s gives the method's grid at every moment.
//!
//! A [`Listener`] is a type parameter: for [`Silent`] the compiler removes all reporting.

use crate::board::{Candidate, Cell, Constraint, Grid};
use crate::search::effort::Effort;

/// Something that happens in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// A digit is written into an empty cell.
    Filled {
        /// The digit and the cell.
        candidate: Candidate,
        /// The number of possibilities that the method saw; 1 if the digit was forced.
        of: usize,
    },
    /// A cell is emptied, because the search backtracks.
    Emptied(Cell),
    /// This question has no answer left, so the search has to backtrack.
    DeadEnd(Constraint),
    /// Every cell is filled: a solution.
    Solution,
}

/// Receives the events of a search.
pub(super) trait Listener {
    /// Whether events are built at all.
    const LISTENS: bool = true;

    /// Receives an event.
    fn receive(&mut self, event: SearchEvent);
}

/// Ignores every event.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Silent;

impl Listener for Silent {
    const LISTENS: bool = false;
    fn receive(&mut self, _: SearchEvent) {}
}

impl<F: FnMut(SearchEvent) + ?Sized> Listener for &mut F {
    fn receive(&mut self, event: SearchEvent) {
        self(event);
    }
}

/// The log that a method reports its work to.
#[derive(Clone, Debug)]
pub(super) struct Log<L> {
    effort: Effort,
    /// The node limit.
    allowed: u64,
    /// The number of open choices among two or more.
    open: u64,
    listener: L,
}

impl<L: Listener> Log<L> {
    /// An empty log that allows this many nodes.
    pub(super) fn new(allowed: u64, listener: L) -> Log<L> {
        Log { effort: Effort::default(), allowed, open: 0, listener }
    }

    /// The work so far.
    pub(super) fn effort(&self) -> Effort {
        self.effort
    }

    /// Allows more nodes.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.allowed = self.allowed.saturating_add(nodes);
    }

    /// Counts a node. Returns false if no more are allowed; the method must then pause, ready to
    /// resume here.
    #[must_use]
    #[inline]
    pub(super) fn node(&mut self) -> bool {
        let within = self.effort.nodes < self.allowed;
        self.effort.nodes += u64::from(within);
        within
    }

    /// Reports a digit written into an empty cell, one of `of` possibilities.
    #[inline]
    pub(super) fn filled(&mut self, candidate: Candidate, of: usize) {
        self.effort.tried += 1;
        if of > 1 {
            self.effort.guesses += 1;
            self.open += 1;
            self.effort.depth = self.effort.depth.max(self.open);
        }
        self.report(|| SearchEvent::Filled { candidate, of });
    }

    /// Reports that a digit, one of `of` possibilities, is given up; [`Log::emptied`] reports the
    /// cells that this empties.
    #[inline]
    pub(super) fn given_up(&mut self, of: usize) {
        self.open -= u64::from(of > 1);
    }

    /// Reports an emptied cell.
    #[inline]
    pub(super) fn emptied(&mut self, cell: Cell) {
        self.report(|| SearchEvent::Emptied(cell));
    }

    /// Reports that a grid is discarded for an earlier copy of it, which has fewer filled cells.
    #[inline]
    pub(super) fn restored(&mut self, discarded: &Grid, copy: &Grid) {
        if L::LISTENS {
            for cell in discarded.differing(copy) {
                self.emptied(cell);
            }
        }
    }

    /// Reports a question without an answer.
    #[inline]
    pub(super) fn dead_end(&mut self, constraint: Constraint) {
        self.report(|| SearchEvent::DeadEnd(constraint));
    }

    /// Reports a solution.
    pub(super) fn solution(&mut self) {
        self.report(|| SearchEvent::Solution);
    }

    #[inline]
    fn report(&mut self, event: impl FnOnce() -> SearchEvent) {
        if L::LISTENS {
            self.listener.receive(event());
        }
    }
}
