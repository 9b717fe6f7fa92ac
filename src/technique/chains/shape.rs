//! The names of chains: by their digits, their links, and their conclusions.

use super::paths::Found;
use crate::logic::{Chain, Reason};

/// The shape of a chain, which gives it its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// One digit throughout, open or closed.
    OneDigit { closed: bool },
    /// Cells with two candidates throughout.
    Cells { closed: bool },
    /// Any links, closed.
    Loop,
    /// Any links; at least one of the two ends is true.
    Open,
    /// Open, with ends of different digits, each of which is removed at the other end.
    Different,
    /// An open chain with a single conclusion, which closes it into a loop with one discontinuity.
    Discontinuous,
}

impl Shape {
    pub fn of(found: &Found) -> Shape {
        let Found { chain, concluded } = found;
        let closed = chain.closed;
        let first = chain.nodes[0];
        if chain.nodes.iter().all(|node| node.digit == first.digit) {
            return Shape::OneDigit { closed };
        }
        if chain.strong.iter().all(|reason| matches!(reason, Reason::Cell(_))) && same_digit_or_closed(chain) {
            return Shape::Cells { closed };
        }
        match concluded.len() {
            _ if closed => Shape::Loop,
            1 => Shape::Discontinuous,
            _ if chain.nodes.last() == Some(&first) => Shape::Discontinuous,
            _ if chain.ends().is_some_and(|(first, last)| first.digit != last.digit) => Shape::Different,
            _ => Shape::Open,
        }
    }
}

/// Whether both ends are the same digit, as in an XY-chain, or a weak link joins them.
fn same_digit_or_closed(chain: &Chain) -> bool {
    chain.closed || chain.ends().is_some_and(|(first, last)| first.digit == last.digit)
}

/// Whether a node of the chain is a group.
pub fn is_grouped(chain: &Chain) -> bool {
    chain.nodes.iter().any(|node| node.cells.len() > 1)
}
