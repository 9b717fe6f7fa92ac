//! Links inside almost locked sets, and to cells that these force.

use super::{Kinds, Net, Number};
use crate::board::{CellSet, Digit, Element, Position};
use crate::logic::{AlmostLockedSet, Node, Reason};
use smallvec::SmallVec;

impl Net {
    /// The links of every kind, and those inside almost locked sets.
    pub fn with_sets(position: &Position, sets: &[AlmostLockedSet]) -> Net {
        let mut net = Net::links(position, Kinds { houses: true, cells: true, groups: true }, Digit::all());
        sets.iter().filter(|set| set.cells.len() > 1).for_each(|set| net.add_set(position, set));
        net.complete(position);
        net
    }

    /// Adds the links of an almost locked set: of any two of its digits, at least one is in the
    /// set. A digit whose places there are seen by no other cell leads nowhere.
    fn add_set(&mut self, position: &Position, set: &AlmostLockedSet) {
        let mut nodes: SmallVec<[(Digit, CellSet, Number); 9]> = SmallVec::new();
        for digit in set.digits {
            let cells = set.places(position, digit);
            let seen = position.cells_for(digit) & cells.common_peers();
            if cells.len() == 1 || !seen.is_empty() {
                nodes.push((digit, seen, self.number(Node { digit, cells })));
            }
        }
        if nodes.len() > 1 {
            let reason = self.reason_number(Reason::Set(set.cells));
            for (place, &(.., one)) in nodes.iter().enumerate() {
                nodes[..place].iter().for_each(|&(.., two)| self.link(one, two, reason));
            }
        }
        self.add_forced_cells(position, set, &nodes);
    }

    /// Adds links to a cell with one digit that the set does not have, and others whose places in
    /// the set it sees: no digit can be twice in all these cells, and they have one digit more than
    /// cells.
    fn add_forced_cells(&mut self, position: &Position, set: &AlmostLockedSet, nodes: &[(Digit, CellSet, Number)]) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for (_, seen, _) in nodes {
            twice |= once & *seen;
            once |= *seen;
        }
        for cell in twice {
            let own = position.candidates(cell) - set.digits;
            let sees_all = || nodes.iter().filter(|(_, seen, _)| seen.contains(cell)).count() + 1;
            let Some(digit) = own.single().filter(|_| sees_all() == position.candidates(cell).len()) else { continue };
            let reason = self.reason_number(Reason::Set(set.cells.with(cell)));
            let forced = self.number(Node { digit, cells: CellSet::of(cell) });
            let others = nodes.iter().filter(|(_, seen, _)| !seen.contains(cell));
            others.for_each(|&(.., other)| self.link(other, forced, reason));
        }
    }
}
