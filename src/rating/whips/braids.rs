//! Braids of bounded length on one target.

use super::run::Run;
use crate::cancel::{Cancel, Cancelled};

/// The bound of a target that no braid of any length removes.
pub const NEVER: u8 = u8::MAX;

/// A node of the search takes about a microsecond.
const NODES_BETWEEN_CHECKS: u32 = 256;

/// A search for braids, with groups or without.
pub struct Braids<'c> {
    /// Nodes whose sets were tried already, and the list of them.
    is_tried: Vec<bool>,
    tried: Vec<u16>,
    nodes: u32,
    /// The nodes of the last braid found, the last first.
    pub found: Vec<u16>,
    cancel: Cancel<'c>,
}

impl<'c> Braids<'c> {
    /// A search on a field with this number of nodes.
    pub fn new(nodes: usize, cancel: Cancel<'c>) -> Braids<'c> {
        Braids { is_tried: vec![false; nodes], tried: Vec::new(), nodes: 0, found: Vec::new(), cancel }
    }

    /// A lower bound of the length of every braid on a target: more than `most` means at least
    /// `most + 1`. What was excluded for it stays excluded; the caller takes it back.
    pub fn bound<const G: bool>(&self, run: &mut Run, target: usize, most: u8) -> u8 {
        let from = run.ready.len();
        run.say::<G>(target);
        if run.is_broken { 1 } else { self.layers::<G>(run, from, most) }
    }

    /// Says all that follows, layer by layer, beginning with what is ready from a place on. Returns
    /// one more than the layers it takes until a question has no answer, at most `most + 1`.
    fn layers<const G: bool>(&self, run: &mut Run, mut from: usize, most: u8) -> u8 {
        for layer in 1..=most {
            let to = run.ready.len();
            let mut is_last = true;
            for at in from..to {
                let node = usize::from(run.ready[at]);
                if !run.is_new(node) || self.is_tried[node] {
                    continue;
                }
                if layer == most {
                    return most + 1;
                }
                is_last = false;
                run.say::<G>(node);
                if run.is_broken {
                    return layer + 1;
                }
            }
            if is_last {
                return NEVER;
            }
            from = to;
        }
        most + 1
    }

    /// Whether a braid of at most `most` questions removes a target.
    ///
    /// # Errors
    /// If the search is cancelled.
    pub fn removes<const G: bool>(&mut self, run: &mut Run, target: usize, most: u8) -> Result<bool, Cancelled> {
        self.found.clear();
        let mark = run.mark();
        run.say::<G>(target);
        let found = run.is_broken || most > 1 && self.extend::<G>(run, mark.ready, most - 1)?;
        run.back::<G>(mark);
        Ok(found)
    }

    /// Whether at most `left` more nodes, the first of them ready from a place on, leave a question
    /// without an answer.
    fn extend<const G: bool>(&mut self, run: &mut Run, from: usize, left: u8) -> Result<bool, Cancelled> {
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) && self.cancel.is_cancelled() {
            return Err(Cancelled);
        }
        if left > 1 {
            let mark = run.mark();
            let bound = self.layers::<G>(run, from, left + 1);
            run.back::<G>(mark);
            if bound > left + 1 {
                return Ok(false);
            }
        }
        let (to, before) = (run.ready.len(), self.tried.len());
        let mut found = false;
        for at in from..to {
            let node = usize::from(run.ready[at]);
            if !run.is_new(node) || self.is_tried[node] {
                continue;
            }
            let mark = run.mark();
            run.say::<G>(node);
            let says_more = run.mark().excluded > mark.excluded;
            found = run.is_broken || left > 1 && says_more && self.extend::<G>(run, at + 1, left - 1)?;
            run.back::<G>(mark);
            if found {
                self.found.push(node as u16);
                break;
            }
            // Sets with this node are done: as it is ready, it may as well come first.
            self.is_tried[node] = true;
            self.tried.push(node as u16);
        }
        self.tried.drain(before..).for_each(|node| self.is_tried[usize::from(node)] = false);
        Ok(found)
    }
}
