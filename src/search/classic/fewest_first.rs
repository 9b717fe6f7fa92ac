//! Fewest first: try where there is the least to try.
//!
//! *Idea.* When nothing is certain, some cell must be tried, and it may be any. With two candidates the first try is
//! right half of the time, and when it is wrong the second is certain; with six candidates five tries of six are wrong.
//! So take the cell with the fewest candidates, the first of them in reading order. (The trade calls it *minimum remaining
//! values*.) A solution has every cell filled, so no solution is lost whichever cell is taken.
//!
//! *Cost.* Looking through the empty cells, some 50, at each guess; that is nothing beside the branches that are saved.
//! Everything else is as in [`four_views`](super::four_views), whose singles it fills.
//!
//! *Next.* [`dancing_links`](super::dancing_links) takes the question with the fewest answers in all four views, and has
//! another way to go back.

use super::four_views::Propagation;
use super::log::{Log, Observer};
use super::search::{Flow, Machine, Settings};
use crate::board::{Cell, Grid, Position};

/// A search that fills singles of all views, then tries the cell with the fewest candidates; see the [module](self).
#[derive(Clone, Debug)]
pub struct FewestFirst(Propagation);

impl FewestFirst {
    /// A search from the middle of a solution: candidates that were removed are not tried.
    pub fn at(position: Position, settings: &Settings) -> FewestFirst {
        FewestFirst(Propagation::at(position, settings))
    }
}

/// The first empty cell with the fewest candidates.
fn fewest(position: &Position) -> Option<Cell> {
    position.empty_cells().iter().min_by_key(|&cell| position.candidates(cell).len())
}

impl Machine for FewestFirst {
    fn new(givens: &Grid, settings: &Settings) -> Option<Self> {
        Propagation::new(givens, settings).map(FewestFirst)
    }

    fn run<O: Observer>(&mut self, log: &mut Log<O>) -> Flow {
        self.0.run(log, fewest)
    }

    fn grid(&self) -> &Grid {
        self.0.grid()
    }
}
