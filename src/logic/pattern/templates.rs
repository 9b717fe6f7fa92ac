//! Templates: the ways to place a digit in all rows, columns and boxes.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, CellSet, Digit, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// The ways to place a digit in all rows, columns and boxes that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Templates {
    /// The digit.
    pub digit: Digit,
    /// The cells that any of them uses.
    pub cells: CellSet,
    /// The ways, the cells of each; none if there are more than [`Templates::MOST_TOLD`].
    pub ways: Vec<CellSet>,
    /// Other digits that are sure of some cells, which leaves fewer ways; in the order in which one
    /// leads to the next.
    pub sure: Vec<Sure>,
}

/// A digit that is sure of some cells: it has them in each way to place it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sure {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet,
}

impl Templates {
    /// The maximum number of ways that are told one by one.
    pub const MOST_TOLD: usize = 6;

    /// The maximum number of ways that have a colour each.
    const MOST_DRAWN: usize = 4;
}

impl Sketched for Templates {
    /// The cells of the digit, and the cells that other digits are sure of.
    fn sketch(&self, _: &Position) -> Sketch {
        let of = |digit: Digit, cells: CellSet| cells.iter().map(move |cell| Candidate::new(cell, digit));
        let sure: CandidateSet = self.sure.iter().flat_map(|sure| of(sure.digit, sure.cells)).collect();
        let all: CandidateSet = of(self.digit, self.cells).collect();
        let sketch = match &self.ways[..] {
            // Each in its own colour, so that none of them is seen to use the places left over.
            ways @ [_, ..] if ways.len() <= Templates::MOST_DRAWN => {
                (0..).zip(ways).fold(Sketch::default(), |sketch, (letter, way)| {
                    sketch.with(Part::of(Role::Colour(letter), of(self.digit, *way).collect()))
                })
            }
            _ => Sketch::of(all),
        };
        let sketch = if sure.is_empty() { sketch } else { sketch.with(Part::of(Role::Look, sure)) };
        sketch.on(HouseSet::EMPTY, HouseSet::EMPTY)
    }
}
