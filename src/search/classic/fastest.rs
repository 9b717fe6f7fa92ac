//! The fast search in the dress of the textbook methods, so that it stands in one list with them.
//!
//! *Idea*: all nine boxes at once, every rule for all of them in a few vector instructions; see [`crate::search::fast`].
//! *Cost*: a fixed price for each round of rules, and very few guesses. What it does between two solutions happens to all
//! cells together, so whoever watches it sees only the solutions, and of the digits tried are counted those of
//! solutions and one for each dead end.

use super::log::{Effort, Event};
use super::search::{Search, Settings, State};
use super::{Method, Watch};
use crate::board::{Candidate, CellSet, Grid};
use crate::search::fast;

/// The entry in the list of methods.
pub const FAST: Method =
    Method { id: "fast", start: |givens, settings| Box::new(start(givens, settings, None)), watch: WATCH };

const WATCH: Watch = |givens, settings, observer| Box::new(start(givens, settings, Some(observer)));

/// A fast search that counts its guesses as nodes.
struct Fastest<'a> {
    solutions: fast::Solutions<fast::Effort>,
    state: State,
    empty: CellSet,
    /// How many solutions were found.
    found: u64,
    observer: Option<&'a mut dyn FnMut(Event)>,
}

fn start<'a>(givens: &Grid, settings: &Settings, observer: Option<&'a mut dyn FnMut(Event)>) -> Fastest<'a> {
    let solutions = fast::observed(givens, fast::Effort::up_to(settings.nodes));
    Fastest { solutions, state: State::Searching, empty: CellSet::full() - givens.filled(), found: 0, observer }
}

impl Iterator for Fastest<'_> {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        if self.state != State::Searching {
            return None;
        }
        let solution = self.solutions.next();
        if solution.is_none() {
            self.state = if self.solutions.gave_up() { State::Paused } else { State::Exhausted };
        }
        // What was shown is rubbed out before the next solution, and at the end.
        if let (true, Some(observer)) = (self.found > 0 && self.state != State::Paused, &mut self.observer) {
            self.empty.iter().for_each(|cell| observer(Event::Emptied(cell)));
        }
        if let (Some(solution), Some(observer)) = (&solution, &mut self.observer) {
            for cell in self.empty {
                if let Some(digit) = solution.get(cell) {
                    observer(Event::Filled { candidate: Candidate::new(cell, digit), of: 1 });
                }
            }
            observer(Event::Solution);
        }
        self.found += u64::from(solution.is_some());
        solution
    }
}

impl Search for Fastest<'_> {
    fn effort(&self) -> Effort {
        let effort = self.solutions.observer();
        // Every guess but the first begins where another one ended.
        let ends = if effort.guesses == 0 { 0 } else { effort.tried - effort.guesses + 1 };
        Effort {
            tried: self.found * self.empty.len() as u64 + ends.saturating_sub(self.found),
            guesses: effort.tried,
            depth: effort.deepest as u64,
            nodes: effort.guesses,
        }
    }

    fn state(&self) -> State {
        self.state
    }

    fn allow(&mut self, nodes: u64) {
        let effort = self.solutions.observer_mut();
        effort.most_guesses = effort.most_guesses.saturating_add(nodes);
        if self.state == State::Paused {
            self.state = State::Searching;
        }
    }
}
