//! Adapts the fast search to the [`Search`] trait.
//!
//! *Idea*: all nine boxes at once, every rule for all of them in a few vector instructions; see
//! [`crate::search::fast`]. *Cost*: a fixed price for each round of rules, and very few guesses.
//! Between two solutions all cells change together, so the events show only the solutions, and the
//! digits tried are counted as those of the solutions and one for each dead end.

use super::log::SearchEvent;
use super::method::{Method, Watch};
use super::search::{Search, Settings, Status};
use crate::board::{Candidate, CellSet, Grid};
use crate::search::effort::Effort;
use crate::search::fast::{self, Counter};

/// The entry in the list of methods.
pub(super) const FAST: Method =
    Method { id: "fast", start: |givens, settings| Box::new(start(givens, settings, None)), watch: WATCH };

const WATCH: Watch = |givens, settings, listener| Box::new(start(givens, settings, Some(listener)));

/// A fast search that counts its guesses as nodes.
struct Fastest<'a> {
    solutions: fast::Solutions<Counter>,
    status: Status,
    empty: CellSet,
    /// The number of solutions found.
    found: u64,
    listener: Option<&'a mut dyn FnMut(SearchEvent)>,
}

fn start<'a>(givens: &Grid, settings: &Settings, listener: Option<&'a mut dyn FnMut(SearchEvent)>) -> Fastest<'a> {
    let solutions = fast::observed(givens, Counter::up_to(settings.nodes));
    Fastest { solutions, status: Status::Searching, empty: CellSet::full() - givens.filled(), found: 0, listener }
}

impl Iterator for Fastest<'_> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.status != Status::Searching {
            return None;
        }
        let is_later = self.found > 0;
        let solution = self.solutions.next();
        self.note(solution.is_some());
        // A solution is cleared before the next one, and at the end.
        if let (true, Some(listener)) = (is_later && self.status != Status::Paused, &mut self.listener) {
            self.empty.iter().for_each(|cell| listener(SearchEvent::Emptied(cell)));
        }
        if let (Some(solution), Some(listener)) = (&solution, &mut self.listener) {
            for cell in self.empty {
                if let Some(digit) = solution.get(cell) {
                    listener(SearchEvent::Filled { candidate: Candidate::new(cell, digit), of: 1 });
                }
            }
            listener(SearchEvent::Solution);
        }
        solution
    }
}

impl Fastest<'_> {
    /// Notes whether there was another solution.
    fn note(&mut self, is_found: bool) {
        self.found += u64::from(is_found);
        if !is_found {
            self.status = if self.solutions.gave_up() { Status::Paused } else { Status::Exhausted };
        }
    }
}

impl Search for Fastest<'_> {
    fn effort(&self) -> Effort {
        let effort = self.solutions.observer().effort();
        // Every guess but the first begins where another one ended.
        let ends = if effort.nodes == 0 { 0 } else { effort.guesses - effort.nodes + 1 };
        Effort { tried: self.found * self.empty.len() as u64 + ends.saturating_sub(self.found), ..effort }
    }

    fn status(&self) -> Status {
        self.status
    }

    fn allow(&mut self, nodes: u64) {
        self.solutions.observer_mut().allow(nodes);
        if self.status == Status::Paused {
            self.status = Status::Searching;
        }
    }

    fn advance(&mut self) -> bool {
        if self.listener.is_some() || self.status != Status::Searching {
            return self.next().is_some();
        }
        let is_found = self.solutions.advance();
        self.note(is_found);
        is_found
    }
}
