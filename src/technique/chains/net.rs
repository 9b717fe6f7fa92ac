//! The links of a position as a graph.
//!
//! A node is a candidate or a group: the places of a digit where a line and a box cross, or all its
//! places in an almost locked set. A strong link joins two nodes of which at least one is true; two
//! nodes conflict if they cannot both be true. The searches of this folder follow these links.

mod within_sets;

use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, DigitSet, Element, House, HouseKind, Position,
};
use crate::hash::HashMap;
use crate::logic::{Node, Reason};
use smallvec::SmallVec;

/// The kinds of links of a net.
#[derive(Clone, Copy, Default)]
pub struct Kinds {
    /// Houses with two places for a digit.
    pub houses: bool,
    /// Cells with two candidates.
    pub cells: bool,
    /// Houses whose places for a digit are two groups.
    pub groups: bool,
}

/// The places of a line in its boxes, of a box in its rows; then those of a box in its columns.
const SEGMENTS: [u16; 6] = [0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100];

/// The number of a node.
pub type Number = u16;

/// Stands for a missing node.
const NONE: Number = Number::MAX;

/// The number of nodes for which there is room from the start.
const USUAL: usize = 128;

/// The number of a reason for strong links.
pub type ReasonNumber = u16;

/// Nodes and their links.
pub struct Net {
    nodes: Vec<Node>,
    /// The number of each candidate that is a node.
    of_candidates: [Number; Candidate::COUNT],
    /// The numbers of groups.
    of_groups: HashMap<Node, Number>,
    strong: Vec<SmallVec<[(Number, ReasonNumber); 4]>>,
    reasons: Vec<Reason>,
    /// For each node, the nodes that are false if it is true, as rows of bits.
    conflicts: Vec<u64>,
    /// The number of words in each of these rows.
    words: usize,
    /// For each node, the candidates that are false if it is true.
    excluded: Vec<CandidateSet>,
    /// The places of each digit.
    places: [CellSet; 9],
}

impl Default for Net {
    fn default() -> Net {
        Net {
            nodes: Vec::new(),
            of_candidates: [NONE; Candidate::COUNT],
            of_groups: HashMap::default(),
            strong: Vec::new(),
            reasons: Vec::new(),
            conflicts: Vec::new(),
            words: 0,
            excluded: Vec::new(),
            places: [CellSet::EMPTY; 9],
        }
    }
}

impl Net {
    /// The links of these kinds between candidates of these digits.
    pub fn new(position: &Position, kinds: Kinds, digits: impl Iterator<Item = Digit>) -> Net {
        let mut net = Net::links(position, kinds, digits);
        net.complete(position);
        net
    }

    fn links(position: &Position, kinds: Kinds, digits: impl Iterator<Item = Digit>) -> Net {
        let mut net = Net::default();
        net.nodes.reserve(USUAL);
        net.strong.reserve(USUAL);
        Digit::all().for_each(|digit| net.places[digit.index()] = position.cells_for(digit));
        let slots = |digit, house| position.slots(Constraint::digit_in(digit, house));
        let digits: SmallVec<[Digit; 9]> = digits.filter(|_| kinds.houses).collect();
        // Groups come first: of two paths of the same length, the one with groups is reported.
        for &digit in digits.iter().filter(|_| kinds.groups) {
            for house in House::all().filter(|&house| slots(digit, house).len() > 2) {
                net.add_groups(digit, house, slots(digit, house).bits());
            }
        }
        for &digit in &digits {
            for house in House::all().filter(|&house| slots(digit, house).len() == 2) {
                let mut places = slots(digit, house).iter().map(|slot| house.cell(slot.index()));
                if let (Some(one), Some(two)) = (places.next(), places.next()) {
                    let node = |cell| Node { digit, cells: CellSet::of(cell) };
                    net.join(node(one), node(two), Reason::House(house));
                }
            }
        }
        let bivalue = |cell: &Cell| kinds.cells && position.candidates(*cell).len() == 2;
        for cell in position.empty_cells().iter().filter(bivalue) {
            let mut digits = position.candidates(cell).iter().map(|digit| Node::of(Candidate::new(cell, digit)));
            if let (Some(one), Some(two)) = (digits.next(), digits.next()) {
                net.join(one, two, Reason::Cell(cell));
            }
        }
        net
    }

    /// Adds the ways to split the places of a digit in a house into two nodes, at least one of them
    /// a group.
    fn add_groups(&mut self, digit: Digit, house: House, places: u16) {
        let is_box = house.kind() == HouseKind::Box;
        // A line has three boxes side by side; a box has three rows, and then three columns.
        let segments = if is_box { &SEGMENTS[..] } else { &SEGMENTS[..3] };
        for (number, part) in segments.iter().enumerate() {
            let (part, rest) = (places & part, places & !part);
            let is_in = |segment: &u16| rest & !segment == 0;
            let is_known = || segments[..number].iter().any(|segment| places & segment == rest);
            if part != 0 && rest != 0 && segments.iter().any(is_in) && !is_known() {
                let [one, two] = [part, rest].map(|places| Node { digit, cells: house.cells_at(places) });
                self.join(one, two, Reason::House(house));
            }
        }
    }

    fn number(&mut self, node: Node) -> Number {
        let known = match node.cells.single() {
            Some(cell) => &mut self.of_candidates[Candidate::new(cell, node.digit).index()],
            None => self.of_groups.entry(node).or_insert(NONE),
        };
        if *known == NONE {
            *known = self.nodes.len() as Number;
            self.nodes.push(node);
            self.strong.push(SmallVec::new());
        }
        *known
    }

    fn join(&mut self, one: Node, two: Node, reason: Reason) {
        let (one, two) = (self.number(one), self.number(two));
        let reason = self.reason_number(reason);
        self.link(one, two, reason);
    }

    fn reason_number(&mut self, reason: Reason) -> ReasonNumber {
        self.reasons.push(reason);
        (self.reasons.len() - 1) as ReasonNumber
    }

    /// Joins two nodes, unless they are joined already.
    fn link(&mut self, one: Number, two: Number, reason: ReasonNumber) {
        let [of_one, of_two] = [one, two].map(|number| &self.strong[usize::from(number)]);
        let (shorter, wanted) = if of_one.len() < of_two.len() { (of_one, two) } else { (of_two, one) };
        if !shorter.iter().any(|(known, _)| *known == wanted) {
            self.strong[usize::from(one)].push((two, reason));
            self.strong[usize::from(two)].push((one, reason));
        }
    }

    /// Computes the conflicts: what each node rules out, and the nodes that lie there.
    fn complete(&mut self, position: &Position) {
        self.words = self.nodes.len().div_ceil(64);
        self.conflicts = vec![0; self.nodes.len() * self.words];
        self.excluded = Vec::with_capacity(self.nodes.len());
        let mut single = [CellSet::EMPTY; 9];
        let mut groups: [Vec<(Number, CellSet)>; 9] = Default::default();
        for (number, node) in self.nodes.iter().enumerate() {
            let digit = node.digit.index();
            match node.cells.single() {
                Some(cell) => single[digit].insert(cell),
                None => groups[digit].push((number as Number, node.cells)),
            }
        }
        let all = position.all_candidates();
        for (one, node) in self.nodes.iter().enumerate() {
            let Node { digit, cells } = *node;
            let excluded = |left, cell| left & *Candidate::new(cell, digit).rivals();
            self.excluded.push(cells.iter().fold(all, excluded));
            let seen = cells.common_peers();
            let row = &mut self.conflicts[one * self.words..][..self.words];
            let mut note = |other: usize| row[other / 64] |= 1 << (other % 64);
            let of_candidate = |cell, digit| self.of_candidates[Candidate::new(cell, digit).index()];
            (single[digit.index()] & seen).iter().for_each(|cell| note(usize::from(of_candidate(cell, digit))));
            for (other, _) in groups[digit.index()].iter().filter(|(_, cells)| cells.is_subset(seen)) {
                note(usize::from(*other));
            }
            let Some(cell) = cells.single() else { continue };
            let others = position.candidates(cell).without(digit).iter().map(|other| of_candidate(cell, other));
            others.filter(|other| *other != NONE).for_each(|other| note(usize::from(other)));
        }
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of words in a row of bits with one for each node.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The node with this number.
    pub fn node(&self, number: usize) -> Node {
        self.nodes[number]
    }

    /// The number of a node that is in the net.
    pub fn number_of(&self, node: Node) -> usize {
        usize::from(match node.cells.single() {
            Some(cell) => self.of_candidates[Candidate::new(cell, node.digit).index()],
            None => self.of_groups[&node],
        })
    }

    /// The nodes that are true if this one is false, each with the reason.
    pub fn strong(&self, number: usize) -> &[(Number, ReasonNumber)] {
        &self.strong[number]
    }

    /// The reason why at least one of two nodes is true.
    pub fn reason(&self, number: ReasonNumber) -> Reason {
        self.reasons[usize::from(number)]
    }

    /// All reasons, by number.
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// The nodes that are false if this one is true, as a row of bits.
    pub fn conflicts(&self, number: usize) -> &[u64] {
        &self.conflicts[number * self.words..(number + 1) * self.words]
    }

    /// The same nodes one by one.
    pub fn all_conflicts(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let mut rest = self.conflicts(number).iter();
        let (mut word, mut before) = (0, 0);
        std::iter::from_fn(move || {
            while word == 0 {
                word = *rest.next()?;
                before += 64;
            }
            let number = before - 64 + word.trailing_zeros() as usize;
            word &= word - 1;
            Some(number)
        })
    }

    /// Whether the two nodes cannot both be true.
    pub fn is_conflict(&self, one: usize, two: usize) -> bool {
        self.conflicts(one)[two / 64] >> (two % 64) & 1 == 1
    }

    /// The candidates that are false if the given cells contain all their digits except these.
    pub fn excluded_by_rest(&self, cells: CellSet, but: DigitSet) -> CandidateSet {
        let of_digit = |digit: Digit| {
            let all = self.places[digit.index()];
            let (inside, of_digit) = (all & cells, |cell| Candidate::new(cell, digit));
            let seen = if inside.is_empty() { CellSet::EMPTY } else { all & inside.common_peers() };
            seen.iter().map(of_digit).collect::<Vec<_>>()
        };
        (DigitSet::full() - but).iter().flat_map(of_digit).collect()
    }

    /// The candidates that are false if this node is true.
    pub fn excluded(&self, number: usize) -> &CandidateSet {
        &self.excluded[number]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;

    const ALL: Kinds = Kinds { houses: true, cells: true, groups: true };

    /// An empty grid in which a digit is left only in these cells of a house.
    fn confined(digit: usize, house: House, places: &[Cell]) -> Position {
        let is_left = |candidate: &Candidate| {
            let (cell, of) = (candidate.cell(), candidate.digit().index() + 1);
            of != digit || !house.cells().contains(cell) || places.contains(&cell)
        };
        position(Candidate::all().filter(is_left).collect())
    }

    fn position(left: CandidateSet) -> Position {
        Position::with_candidates(&Grid::EMPTY, None, left).unwrap_or_else(|conflict| panic!("{conflict}"))
    }

    fn node(digit: usize, cells: &[Cell]) -> Node {
        Node { digit: Digit::from_index(digit - 1), cells: cells.iter().copied().collect() }
    }

    /// The nodes that are true if this one is false.
    fn forced(net: &Net, from: Node) -> Vec<(Node, Reason)> {
        let number = (0..net.len()).find(|&number| net.node(number) == from);
        let links = number.map(|number| net.strong(number));
        links.into_iter().flatten().map(|&(to, reason)| (net.node(usize::from(to)), net.reason(reason))).collect()
    }

    #[test]
    fn a_house_with_two_places_is_a_link_both_ways() {
        let (row, [one, two]) = (House::row(3), [Cell::at(3, 0), Cell::at(3, 7)]);
        let position = confined(5, row, &[one, two]);
        let net = Net::new(&position, Kinds { groups: false, ..ALL }, Digit::all());
        assert_eq!(net.len(), 2);
        for [from, to] in [[one, two], [two, one]] {
            assert_eq!(forced(&net, node(5, &[from])), [(node(5, &[to]), Reason::House(row))]);
        }
        assert!(net.is_conflict(0, 1));
        assert_eq!(Net::new(&position, Kinds { cells: true, ..Kinds::default() }, Digit::all()).len(), 0);
    }

    #[test]
    fn a_cell_with_two_candidates_is_a_link() {
        let cell = Cell::at(4, 4);
        let left = Candidate::all().filter(|candidate| candidate.cell() != cell || candidate.digit().index() < 2);
        let net = Net::new(&position(left.collect()), ALL, Digit::all());
        assert_eq!(forced(&net, node(1, &[cell])), [(node(2, &[cell]), Reason::Cell(cell))]);
        assert_eq!(net.excluded(net.number_of(node(1, &[cell]))).len(), 20 + 1);
    }

    #[test]
    fn two_places_in_a_box_are_a_group() {
        let (row, [alone, one, two]) = (House::row(3), [Cell::at(3, 0), Cell::at(3, 6), Cell::at(3, 7)]);
        let position = confined(5, row, &[alone, one, two]);
        let net = Net::new(&position, ALL, Digit::all());
        let (single, group) = (node(5, &[alone]), node(5, &[one, two]));
        assert_eq!(forced(&net, single), [(group, Reason::House(row))]);
        assert_eq!(forced(&net, group), [(single, Reason::House(row))]);
        // The group rules out its row and its box, but not the columns of its cells.
        assert_eq!(net.excluded(net.number_of(group)).len(), 1 + 6);
        assert_eq!(Net::new(&position, Kinds { groups: false, ..ALL }, Digit::all()).len(), 0);
    }

    #[test]
    fn an_l_in_a_box_is_two_links() {
        let block = House::block(0);
        let [corner, below, beside] = [Cell::at(0, 0), Cell::at(2, 0), Cell::at(0, 2)];
        let net = Net::new(&confined(7, block, &[corner, below, beside]), ALL, Digit::all());
        assert_eq!(forced(&net, node(7, &[below])), [(node(7, &[corner, beside]), Reason::House(block))]);
        assert_eq!(forced(&net, node(7, &[beside])), [(node(7, &[corner, below]), Reason::House(block))]);
        assert!(forced(&net, node(7, &[corner])).is_empty());
    }

    #[test]
    fn conflicts_are_the_same_one_by_one() {
        let row = House::row(8);
        let net = Net::new(&confined(9, row, &[Cell::at(8, 0), Cell::at(8, 1), Cell::at(8, 8)]), ALL, Digit::all());
        for one in 0..net.len() {
            let expected: Vec<usize> = (0..net.len()).filter(|&two| net.is_conflict(one, two)).collect();
            assert_eq!(net.all_conflicts(one).collect::<Vec<_>>(), expected);
        }
    }
}
