//! The targets of a board: what is known of each, and a first look at one.

use super::braids::{Braids, NEVER};
use super::reach::{Failure, Reach};
use super::run::Run;
use crate::cancel::Cancel;

/// The search for braids, with what earlier searches know of each target.
pub struct Targets<'c> {
    pub braids: Braids<'c>,
    /// For each candidate the last search that failed.
    failures: Vec<Failure>,
    reach: Reach,
}

impl<'c> Targets<'c> {
    /// Nothing known of the targets of this board.
    pub fn new(run: &Run, cancel: Cancel<'c>) -> Targets<'c> {
        let field = run.field;
        Targets {
            braids: Braids::new(field.nodes(), cancel),
            failures: vec![Failure::default(); field.candidates],
            reach: Reach::new(field),
        }
    }

    /// A lower bound of the length of chains on a target; `None` if none of at most `most`
    /// questions can remove it, which is noted.
    pub fn bound<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Option<u8> {
        if self.failures[target].length >= most {
            return None;
        }
        let mark = run.mark();
        let bound = self.braids.bound::<G>(run, target, most);
        if bound > most {
            self.failures[target] = Failure::at(run, mark, if bound == NEVER { NEVER } else { most });
        }
        run.back::<G>(mark);
        (bound <= most).then_some(bound)
    }

    /// Notes that no chain of at most `most` questions removes a target.
    pub fn fail<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) {
        self.failures[target] = self.reach.failure::<G>(run, target, most);
    }

    /// Drops what need not hold after some changes of the board.
    pub fn forget(&mut self, run: &Run, changes: &mut Vec<u16>) {
        Failure::forget(&mut self.failures, run.field, changes);
    }

    /// Whether no length removes anything.
    pub fn are_hopeless(&self, run: &Run) -> bool {
        run.open().all(|target| self.failures[target].length == NEVER)
    }
}
