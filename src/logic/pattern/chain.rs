//! Chains: from one end to the other by strong and weak links.
//!
//! Of two nodes that a strong link joins at least one is true, of two that a weak link joins at
//! most one. So if the first node of the chain is false, the second is true, the third false, and
//! so on to the last, which is true: at least one of the ends is. In a loop a weak link joins the
//! ends as well, and of each two nodes that a weak link joins exactly one is true.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::limits::Limits;
use crate::logic::sketch::{Line, Link, LinkKind, Part, Role, Sketch};

/// Nodes, joined in turn by a strong and a weak link, the first and the last link strong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The nodes, an even number.
    pub nodes: Vec<Node>,
    /// The reasons why one of nodes 0 and 1 is true, one of nodes 2 and 3, and so on.
    pub strong: Vec<Reason>,
    /// Whether a weak link joins the last node to the first.
    pub closed: bool,
}

/// A candidate, or candidates of one digit in cells that see each other: the digit is in one of the
/// cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cells.
    pub cells: CellSet,
}

/// The reason why at least one of two nodes is true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The cell has no other candidates.
    Cell(Cell),
    /// The house has no other places for the digit.
    House(House),
    /// The cells have one digit more than cells, and need all but one of them.
    Set(CellSet),
}

impl Node {
    /// One candidate.
    pub fn of(candidate: Candidate) -> Node {
        Node { digit: candidate.digit(), cells: CellSet::of(candidate.cell()) }
    }

    /// The candidates.
    pub fn candidates(self) -> CandidateSet {
        self.cells.iter().map(|cell| Candidate::new(cell, self.digit)).collect()
    }

    /// Whether the two cannot both be true.
    pub fn conflicts(self, other: Node) -> bool {
        self.candidates().iter().all(|one| other.candidates().iter().all(|two| one.conflicts(two)))
    }
}

impl Chain {
    /// The first node and the last.
    pub fn ends(&self) -> Option<(Node, Node)> {
        Some((*self.nodes.first()?, *self.nodes.last()?))
    }

    /// The nodes that each strong link joins, with its reason.
    pub fn strong_links(&self) -> impl Iterator<Item = ([Node; 2], Reason)> + '_ {
        self.nodes.chunks_exact(2).map(|pair| [pair[0], pair[1]]).zip(self.strong.iter().copied())
    }

    /// The nodes that each weak link joins; the one that closes a loop comes last.
    pub fn weak_links(&self) -> impl Iterator<Item = [Node; 2]> + '_ {
        let inner = self.nodes.windows(2).skip(1).step_by(2).map(|pair| [pair[0], pair[1]]);
        inner.chain(self.ends().filter(|_| self.closed).map(|(first, last)| [last, first]))
    }

    /// The truths of its proof: one for each strong link, the cells of a set one by one.
    pub fn truths(&self) -> Vec<Constraint> {
        let mut truths = Vec::new();
        for ([one, _], reason) in self.strong_links() {
            let more: Vec<Constraint> = match reason {
                Reason::Cell(cell) => vec![Constraint::cell(cell)],
                Reason::House(house) => vec![Constraint::digit_in(one.digit, house)],
                Reason::Set(cells) => cells.iter().map(Constraint::cell).collect(),
            };
            truths.extend(more.into_iter().filter(|truth| !truths.contains(truth)).collect::<Vec<_>>());
        }
        truths
    }

    /// The reason why two nodes joined by a weak link are not both true: a cell, or a house with
    /// all their cells.
    pub fn weak_reason([one, two]: [Node; 2]) -> Option<Reason> {
        match (one.cells | two.cells).single() {
            Some(cell) => Some(Reason::Cell(cell)),
            None => (one.cells | two.cells).common_houses().next().map(Reason::House),
        }
    }

    /// The two houses and the one that ties them together, of a chain so short that it is told
    /// without lines: two houses with two places each for the same digit.
    pub fn two_houses(&self) -> Option<[House; 3]> {
        let (&[_, near, far, _], false) = (self.nodes.as_slice(), self.closed) else { return None };
        let (&[Reason::House(house), Reason::House(other)], true) = (self.strong.as_slice(), near.digit == far.digit)
        else {
            return None;
        };
        let Some(Reason::House(joint)) = Chain::weak_reason([near, far]) else { return None };
        Some([house, other, joint])
    }
}

impl Sketched for Chain {
    /// The inner nodes as pattern, the ends as A and B, sets as C and so on, the links, and the
    /// number of the line that concludes each second node. A loop has no ends.
    fn sketch(&self, position: &Position) -> Sketch {
        let Some((first, last)) = self.ends() else { return Sketch::default() };
        let all = self.nodes.iter().fold(CandidateSet::EMPTY, |all, node| all | node.candidates());
        let ends = first.candidates() | last.candidates();
        let mut sketch = Sketch::of(if self.closed { all } else { all - ends });
        let sets = self.strong.iter().filter_map(|reason| match reason {
            Reason::Set(cells) => Some(*cells),
            _ => None,
        });
        for (letter, cells) in (2..).zip(sets) {
            let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
            let candidates = cells.iter().flat_map(of_cell).collect();
            sketch = sketch.with(Part { role: Role::Set(letter), cells, candidates });
        }
        if !self.closed {
            sketch = sketch
                .with(Part::of(Role::Colour(0), first.candidates()))
                .with(Part::of(Role::Colour(1), last.candidates()));
        }
        let mut weak = self.weak_links().map(|pair| pair.map(Node::candidates));
        for ([one, two], reason) in self.strong_links() {
            let by = match reason {
                Reason::Cell(cell) => Some(Constraint::cell(cell)),
                Reason::House(house) => Some(Constraint::digit_in(one.digit, house)),
                Reason::Set(_) => None,
            };
            sketch.links.push(Link { from: one.candidates(), to: two.candidates(), kind: LinkKind::Strong, by });
            sketch.links.extend(weak.next().map(|[from, to]| Link::weak(from, to)));
        }
        if self.two_houses().is_none() {
            let ons = self.nodes.iter().skip(1).step_by(2);
            sketch.lines = (1..).zip(ons).map(|(number, on)| Line::of_chain(number, on.candidates())).collect();
        }
        sketch.on(HouseSet::EMPTY, HouseSet::EMPTY)
    }

    fn is_within(&self, limits: &Limits) -> bool {
        let is_small = |reason: &Reason| match reason {
            Reason::Set(cells) => cells.len() <= limits.set_cells,
            _ => true,
        };
        self.nodes.len() - usize::from(!self.closed) <= limits.chain_links && self.strong.iter().all(is_small)
    }
}
