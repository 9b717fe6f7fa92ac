//! From a method to an iterator over the solutions.
//!
//! A [`Machine`] is the method: it runs until something is to be told and can be run again from there. [`Solutions`]
//! drives it and is what everybody sees: an [`Iterator`] that gives no solution for givens that conflict, stays at its end
//! once it is there, and pauses when the nodes that were allowed are used up. Nothing here looks at a clock: who wants a
//! time limit allows some nodes at a time and looks at the clock in between.

use super::log::{Effort, Log, Observer, Silent};
use super::views::ViewChoice;
use crate::board::Grid;

/// How a method is to search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// At most so many nodes; then the search pauses.
    pub nodes: u64,
    /// In which views singles are looked for, by the methods that can choose.
    pub views: ViewChoice,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { nodes: u64::MAX, views: ViewChoice::default() }
    }
}

/// Why a machine stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Its grid is a solution.
    Solution,
    /// There is nothing more to be found.
    Exhausted,
    /// No more nodes are allowed.
    Paused,
}

/// A method that can stop at each solution and go on from there.
pub trait Machine: Sized {
    /// The state before anything is tried. The givens do not conflict; if they do, there may be no state.
    fn new(givens: &Grid, settings: &Settings) -> Option<Self>;

    /// Goes on to the next solution, from the start or from where it stopped. Not called again once exhausted.
    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow;

    /// The grid as it is now.
    fn grid(&self) -> &Grid;
}

/// Where a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There may be more solutions.
    Searching,
    /// Every solution was given.
    Exhausted,
    /// The nodes that were allowed are used up: there may be more solutions.
    Paused,
}

/// A search for all solutions, whatever the method.
///
/// It ends, as an iterator, when it is exhausted or paused; [`Search::state`] says which.
pub trait Search: Iterator<Item = Grid> {
    /// What it did so far.
    fn effort(&self) -> Effort;

    /// Where it is.
    fn state(&self) -> State;

    /// Allows more nodes; a paused search can go on then.
    fn allow(&mut self, nodes: u64);
}

/// The solutions that a machine finds, in its order.
#[derive(Clone, Debug)]
pub struct Solutions<M, O = Silent> {
    /// None when the givens conflict.
    machine: Option<M>,
    log: Log<O>,
    state: State,
}

impl<M: Machine> Solutions<M> {
    /// The solutions of a grid; none if a digit stands twice in a house.
    pub fn new(givens: &Grid, settings: &Settings) -> Solutions<M> {
        Solutions::watched(givens, settings, Silent)
    }

    /// The solutions that a machine finds from where it is.
    pub fn of(machine: M, settings: &Settings) -> Solutions<M> {
        Solutions { machine: Some(machine), log: Log::new(settings.nodes, Silent), state: State::Searching }
    }
}

impl<M: Machine, O: Observer> Solutions<M, O> {
    /// The same, with somebody who is told every event.
    pub fn watched(givens: &Grid, settings: &Settings, observer: O) -> Solutions<M, O> {
        let machine = if givens.conflict().is_none() { M::new(givens, settings) } else { None };
        Solutions { machine, log: Log::new(settings.nodes, observer), state: State::Searching }
    }
}

impl<M: Machine, O: Observer> Iterator for Solutions<M, O> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.state != State::Searching {
            return None;
        }
        let flow = self.machine.as_mut().map_or(Flow::Exhausted, |machine| machine.run(&mut self.log));
        self.state = match flow {
            Flow::Solution => State::Searching,
            Flow::Exhausted => State::Exhausted,
            Flow::Paused => State::Paused,
        };
        if flow != Flow::Solution {
            return None;
        }
        self.log.solution();
        self.machine.as_ref().map(|machine| *machine.grid())
    }
}

impl<M: Machine, O: Observer> Search for Solutions<M, O> {
    fn effort(&self) -> Effort {
        self.log.effort()
    }

    fn state(&self) -> State {
        self.state
    }

    fn allow(&mut self, nodes: u64) {
        self.log.allow(nodes);
        if self.state == State::Paused {
            self.state = State::Searching;
        }
    }
}
