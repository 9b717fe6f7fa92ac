//! Counts the work of a fast search, and pauses it at a limit.

use super::engine::Observer;
use crate::search::effort::Effort;
use std::ops::ControlFlow;

/// An observer that counts guesses, and pauses the search at a node limit.
///
/// A node is a cell that is branched on. Of the digits tried only guesses are counted, because the
/// rules fill all other cells together; the digits of a cell that are left after its first count as
/// one guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    effort: Effort,
    allowed: u64,
}

impl Counter {
    /// A counter that allows at most `nodes` nodes.
    pub const fn up_to(nodes: u64) -> Counter {
        Counter { effort: Effort { tried: 0, guesses: 0, depth: 0, nodes: 0 }, allowed: nodes }
    }

    /// The work so far.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// Allows `nodes` more nodes.
    pub const fn allow(&mut self, nodes: u64) {
        self.allowed = self.allowed.saturating_add(nodes);
    }

    fn count_guess(&mut self) {
        self.effort.tried += 1;
        self.effort.guesses += 1;
    }
}

impl Default for Counter {
    /// A counter without a limit.
    fn default() -> Self {
        Counter::up_to(u64::MAX)
    }
}

impl Observer for Counter {
    fn guess(&mut self, depth: usize) -> ControlFlow<()> {
        if self.effort.nodes == self.allowed {
            return ControlFlow::Break(());
        }
        self.effort.nodes += 1;
        self.effort.depth = self.effort.depth.max(depth as u64 + 1);
        self.count_guess();
        ControlFlow::Continue(())
    }

    fn retreat(&mut self, _depth: usize) {
        self.count_guess();
    }
}
