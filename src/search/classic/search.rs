//! From a method to an iterator over the solutions.
//!
//! A [`Machine`] is the method: it runs until there is something to report and can be resumed from
//! there. A [`Driver`] makes an [`Iterator`] of it that returns no solution for givens that
//! conflict, is fused, and pauses when the allowed nodes are used up. There is no clock here: a
//! caller that wants a time limit allows some nodes at a time and reads the clock in between.

use super::log::{Listener, Log, Silent};
use super::views::ViewChoice;
use crate::board::Grid;
use crate::search::effort::Effort;

/// Settings of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// At most this many nodes; then the search pauses.
    pub nodes: u64,
    /// The views in which singles are looked for, by the methods that have a choice.
    pub views: ViewChoice,
}

impl Default for Settings {
    /// All nodes and all views.
    fn default() -> Self {
        Settings { nodes: u64::MAX, views: ViewChoice::default() }
    }
}

/// The reason why a machine stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// Its grid is a solution.
    Solution,
    /// There are no more solutions.
    Exhausted,
    /// No more nodes are allowed.
    Paused,
}

/// A method that stops at each solution and can be resumed.
pub(super) trait Machine: Sized {
    /// The state before anything is tried. The givens must not conflict; if they do, there may be
    /// no state.
    fn new(givens: &Grid, settings: &Settings) -> Option<Self>;

    /// Searches for the next solution, from the start or from the last stop. Not called again once
    /// exhausted.
    fn run<L: Listener>(&mut self, log: &mut Log<L>) -> Stop;

    /// The current grid.
    fn grid(&self) -> &Grid;
}

/// Whether a search can continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There may be more solutions.
    Searching,
    /// All solutions have been returned.
    Exhausted,
    /// The allowed nodes are used up; there may be more solutions.
    Paused,
}

/// A search for all solutions by any method.
///
/// As an iterator it ends when it is exhausted or paused; [`Search::status`] tells the two apart.
pub trait Search: Iterator<Item = Grid> {
    /// The work so far.
    fn effort(&self) -> Effort;

    /// Whether the search can continue.
    fn status(&self) -> Status;

    /// Allows more nodes, so that a paused search can continue.
    fn allow(&mut self, nodes: u64);

    /// Advances to the next solution without building its grid. Returns whether there is one.
    fn advance(&mut self) -> bool {
        self.next().is_some()
    }
}

/// Runs a machine from solution to solution.
#[derive(Clone, Debug)]
pub(super) struct Driver<M, L = Silent> {
    /// None if the givens conflict.
    machine: Option<M>,
    log: Log<L>,
    status: Status,
}

impl<M: Machine> Driver<M> {
    /// The solutions that a machine finds from its current state.
    pub(super) fn of(machine: M, settings: &Settings) -> Driver<M> {
        Driver { machine: Some(machine), log: Log::new(settings.nodes, Silent), status: Status::Searching }
    }
}

impl<M: Machine, L: Listener> Driver<M, L> {
    /// The solutions of a grid, with a listener; none if a digit occurs twice in a house.
    pub(super) fn new(givens: &Grid, settings: &Settings, listener: L) -> Driver<M, L> {
        let machine = if givens.conflict().is_none() { M::new(givens, settings) } else { None };
        Driver { machine, log: Log::new(settings.nodes, listener), status: Status::Searching }
    }
}

impl<M: Machine, L: Listener> Iterator for Driver<M, L> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.status != Status::Searching {
            return None;
        }
        let stop = self.machine.as_mut().map_or(Stop::Exhausted, |machine| machine.run(&mut self.log));
        self.status = match stop {
            Stop::Solution => Status::Searching,
            Stop::Exhausted => Status::Exhausted,
            Stop::Paused => Status::Paused,
        };
        if stop != Stop::Solution {
            return None;
        }
        self.log.solution();
        self.machine.as_ref().map(|machine| *machine.grid())
    }
}

impl<M: Machine, L: Listener> Search for Driver<M, L> {
    fn effort(&self) -> Effort {
        self.log.effort()
    }

    fn status(&self) -> Status {
        self.status
    }

    fn allow(&mut self, nodes: u64) {
        self.log.allow(nodes);
        if self.status == Status::Paused {
            self.status = Status::Searching;
        }
    }
}
