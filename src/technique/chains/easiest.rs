//! The easiest of the chains through almost locked sets.
//!
//! Of the many chains that remove the same, a reader wants one: the one with the fewest strong
//! links, and of those the one whose sets have the fewest cells.

use super::paths::Found;
use crate::board::CandidateSet;
use crate::hash::HashMap;
use crate::logic::{Chain, Reason};
use std::cmp::Reverse;

/// The easiest of the chains through almost locked sets, one for each set of conclusions.
#[derive(Default)]
pub struct Easiest {
    found: Vec<Found>,
    known: HashMap<CandidateSet, usize>,
}

impl Easiest {
    /// Adds a chain if it passes through a set.
    pub fn add(&mut self, new: Found) {
        let gone = new.concluded.iter().map(|literal| literal.candidate()).collect();
        if !passes_set(&new.chain) || self.has(&gone, effort(&new.chain)) {
            return;
        }
        let place = *self.known.entry(gone).or_insert(self.found.len());
        match self.found.get_mut(place) {
            Some(old) => *old = new,
            None => self.found.push(new),
        }
    }

    /// Whether a chain removes the same with at most this effort.
    pub fn has(&self, gone: &CandidateSet, most: Effort) -> bool {
        self.known.get(gone).is_some_and(|&known| effort(&self.found[known].chain) <= most)
    }

    /// Returns all of them, the best first.
    pub fn sorted(mut self) -> Vec<Found> {
        self.found.sort_by_key(|found| (Reverse(found.concluded.len()), effort(&found.chain)));
        self.found
    }
}

/// The effort of a reader: the number of strong links, and of cells in the sets.
pub type Effort = (usize, usize);

fn effort(chain: &Chain) -> Effort {
    let cells = |reason: &Reason| match reason {
        Reason::Set(cells) => cells.len(),
        _ => 0,
    };
    (chain.strong.len(), chain.strong.iter().map(cells).sum())
}

/// Whether a chain passes through a set.
pub fn passes_set(chain: &Chain) -> bool {
    chain.strong.iter().any(|reason| matches!(reason, Reason::Set(_)))
}
