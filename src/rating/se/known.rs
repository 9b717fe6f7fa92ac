//! The steps of inner rules by working grid.
//!
//! Many runs lead to the same working grid: assumptions that follow from each other do, such as one
//! of two candidates of a cell and the absence of the other one; so do runs of one grid and of the
//! next. What inner rules find there depends on nothing else, except that a step rests on
//! candidates that have gone *since the start*. At a later start some of these are no longer among
//! them. If that leaves a step nothing to rest on, the rules might find others, and are asked
//! again.

use super::bits::Bits;
use super::record::Advanced;
use super::run::Collect;
use crate::hash::HashMap;

/// The number of working grids beyond which all are forgotten.
const MOST: usize = 4096;

/// The steps found on working grids.
#[derive(Default)]
pub struct Known<const W: usize> {
    grids: HashMap<Bits<W>, Found<W>>,
}

/// The steps found on a working grid.
struct Found<const W: usize> {
    /// The candidates at the start.
    start: Bits<W>,
    steps: Vec<Advanced>,
    /// The removed candidates: the number and the index of its step.
    records: Vec<(u16, u16)>,
}

impl<const W: usize> Known<W> {
    /// Forgets all grids.
    pub fn clear(&mut self) {
        self.grids.clear();
    }

    /// Adds the steps of the working grid, if they are known. Returns whether they are.
    pub fn recall(&self, collect: &mut Collect<'_, W>) -> bool {
        let Some(found) = self.grids.get(&collect.work.alive) else { return false };
        let start = &collect.start.alive;
        if !start.minus(&found.start).is_empty() {
            return false;
        }
        let before = collect.steps.len();
        for step in &found.steps {
            let mut parents = step.parents.clone();
            parents.retain(|&mut parent| start.has(usize::from(parent)));
            if parents.is_empty() {
                collect.steps.truncate(before);
                return false;
            }
            collect.steps.push(Advanced { parents, nested: step.nested });
        }
        collect.records.extend(found.records.iter().map(|&(number, step)| (number, step + before as u16)));
        true
    }

    /// Keeps the steps from an index on, which are those of the working grid.
    pub fn keep(&mut self, collect: &Collect<'_, W>, before: usize) {
        if self.grids.len() == MOST {
            self.clear();
        }
        let found = Found {
            start: collect.start.alive,
            steps: collect.steps[before..].to_vec(),
            records: collect.records.iter().map(|&(number, step)| (number, step - before as u16)).collect(),
        };
        self.grids.insert(collect.work.alive, found);
    }
}
