//! How much work a search is, and an end to it.

use super::engine::Observer;
use std::ops::ControlFlow;

/// Counts guesses, and ends a search that needs too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How often the search had to guess.
    pub guesses: u64,
    /// How many digits were tried in guesses; a cell's other candidates count once, when they are turned to.
    pub tried: u64,
    /// The most guesses that were open at the same time.
    pub deepest: usize,
    /// The search ends instead of guessing more often than this.
    pub most_guesses: u64,
}

impl Effort {
    /// Nothing done yet, and at most so many guesses.
    pub const fn up_to(most_guesses: u64) -> Effort {
        Effort { guesses: 0, tried: 0, deepest: 0, most_guesses }
    }
}

impl Default for Effort {
    /// No limit.
    fn default() -> Self {
        Effort::up_to(u64::MAX)
    }
}

impl Observer for Effort {
    fn guess(&mut self, depth: usize) -> ControlFlow<()> {
        if self.guesses == self.most_guesses {
            return ControlFlow::Break(());
        }
        self.guesses += 1;
        self.tried += 1;
        self.deepest = self.deepest.max(depth + 1);
        ControlFlow::Continue(())
    }

    fn retreat(&mut self, _depth: usize) {
        self.tried += 1;
    }
}
