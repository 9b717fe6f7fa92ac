//! The path of the shortest chains, one elimination at a time.

use super::braids::NEVER;
use super::chain::Chain;
use super::length::Length;
use super::run::Run;
use super::targets::Targets;
use super::whips::Whips;
use crate::cancel::{Cancel, Cancelled};

/// A search for the next chain of a board: whips, or braids.
pub struct Search<'c> {
    targets: Targets<'c>,
    /// The search for whips, where braids will not do.
    whips: Option<Whips<'c>>,
}

/// Removes the target of the shortest chain, again and again, and what is locked. Each chain is
/// shown before. Returns the length of the longest.
///
/// # Errors
/// If the search is cancelled.
pub fn walk<const G: bool>(
    mut run: Run,
    braids: bool,
    longest: u8,
    cancel: Cancel<'_>,
    mut each: impl FnMut(&mut Run, &Search<'_>, usize),
) -> Result<Length, Cancelled> {
    if run.is_solved() {
        return Ok(Length::Of(0));
    }
    let whips = (!braids).then(|| Whips::new(run.field, cancel));
    let mut search = Search { targets: Targets::new(&run, cancel), whips };
    let mut hardest = 1;
    let mut changes = Vec::new();
    run.remove_locked(&mut changes);
    while !run.is_over() {
        search.targets.forget(&run, &mut changes);
        let Some((target, length)) = search.first::<G>(&mut run, longest)? else {
            return Ok(if search.targets.are_hopeless(&run) { Length::Infinite } else { Length::Above(longest) });
        };
        each(&mut run, &search, target);
        hardest = hardest.max(length);
        run.remove(target, &mut changes);
        run.remove_locked(&mut changes);
    }
    Ok(Length::Of(hardest))
}

impl Search<'_> {
    /// The first target of the shortest chains, with their length.
    fn first<const G: bool>(&mut self, run: &mut Run, longest: u8) -> Result<Option<(usize, u8)>, Cancelled> {
        for length in 2..=longest {
            for target in 0..run.field.candidates {
                if run.is_open(target) && self.removes::<G>(run, target, length)? {
                    return Ok(Some((target, length)));
                }
            }
            if self.targets.are_hopeless(run) {
                break;
            }
        }
        Ok(None)
    }

    fn removes<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Result<bool, Cancelled> {
        if self.targets.bound::<G>(run, target, most).is_none() {
            return Ok(false);
        }
        let is_braid = self.targets.braids.removes::<G>(run, target, most)?;
        let Some(whips) = &mut self.whips else {
            if !is_braid {
                self.targets.fail::<G>(run, target, most);
            }
            return Ok(is_braid);
        };
        let found = is_braid && whips.removes::<G>(run, target, most)?;
        if !found {
            // Where the length ended nothing, none is enough.
            let never = is_braid && !whips.is_cut;
            self.targets.fail::<G>(run, target, if never { NEVER } else { most });
        }
        Ok(found)
    }

    /// The chain found last, on this target.
    pub fn chain<const G: bool>(&self, run: &mut Run, target: usize) -> Option<Chain> {
        match &self.whips {
            Some(whips) => whips.chain::<G>(run, target),
            None => {
                let nodes = self.targets.braids.found.iter().rev().map(|&node| (node, None));
                Chain::new::<G>(run, target, nodes, None)
            }
        }
    }
}
