//! Everything that braids of bounded length remove from a board.

use super::length::Length;
use super::run::Run;
use super::targets::Targets;
use crate::cancel::{Cancel, Cancelled};

/// The braids of a board, with what is known of each target.
pub struct Closure<'c> {
    targets: Targets<'c>,
    /// Changes of the board that the failures do not know.
    pub changes: Vec<u16>,
}

impl<'c> Closure<'c> {
    /// Nothing known of the targets of this board.
    pub fn new(run: &Run, cancel: Cancel<'c>) -> Closure<'c> {
        Closure { targets: Targets::new(run, cancel), changes: Vec::new() }
    }

    /// Removes what braids of at most `most` questions remove, until nothing is left or the board
    /// is over.
    ///
    /// # Errors
    /// If the search is cancelled.
    pub fn close<const G: bool>(&mut self, run: &mut Run, most: u8) -> Result<(), Cancelled> {
        let mut is_done = false;
        while !is_done {
            is_done = true;
            run.remove_locked(&mut self.changes);
            for target in 0..run.field.candidates {
                self.targets.forget(run, &mut self.changes);
                if run.is_over() {
                    return Ok(());
                }
                if run.is_open(target) && self.removes::<G>(run, target, most)? {
                    run.remove(target, &mut self.changes);
                    is_done = false;
                }
            }
        }
        Ok(())
    }

    fn removes<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Result<bool, Cancelled> {
        let Some(bound) = self.targets.bound::<G>(run, target, most) else { return Ok(false) };
        let found = bound == 1 || self.targets.braids.removes::<G>(run, target, most)?;
        if !found {
            self.targets.fail::<G>(run, target, most);
        }
        Ok(found)
    }
}

/// The least length of braids that solves a board.
///
/// # Errors
/// If the search is cancelled.
pub fn shortest<const G: bool>(mut run: Run, longest: u8, cancel: Cancel<'_>) -> Result<Length, Cancelled> {
    let mut closure = Closure::new(&run, cancel);
    for length in 0..=longest {
        match length {
            0 => {}
            1 => run.remove_locked(&mut closure.changes),
            _ => closure.close::<G>(&mut run, length)?,
        }
        if run.is_solved() {
            return Ok(Length::Of(length));
        }
        if length > 1 && closure.targets.are_hopeless(&run) {
            return Ok(Length::Infinite);
        }
    }
    Ok(Length::Above(longest))
}
