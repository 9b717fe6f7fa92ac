//! The links of a position as a graph, and the shortest chains through it.
//!
//! A node is a candidate or a group: the places of a digit where a line and a box cross. From "this node is false" a strong
//! link leads to "that node is true", from there every node that conflicts is false, and so on, breadth first: the first
//! way found to a node is a shortest one. Whether a way visits a node twice does not matter, as every inference holds by
//! itself.

use crate::board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, Element, House, HouseKind, HouseSet, Literal, Position,
};
use crate::logic::{Chain, Node, Reason};
use std::collections::HashMap;

/// Which links a net has.
#[derive(Clone, Copy, Default)]
pub struct Kinds {
    /// Houses with two places for a digit; of this digit alone, where one is given.
    pub houses: bool,
    /// Cells with two candidates.
    pub cells: bool,
    /// Houses whose places for a digit are two groups.
    pub groups: bool,
}

/// The number of a node.
type Number = u16;

/// Nodes and their links.
#[derive(Default)]
pub struct Net {
    nodes: Vec<Node>,
    numbers: HashMap<Node, Number>,
    strong: Vec<Vec<(Number, Reason)>>,
    /// For each node the nodes that are false if it is true, as rows of bits.
    conflicts: Vec<u64>,
    /// Words in each of these rows.
    words: usize,
    /// For each node the candidates that are false if it is true.
    excluded: Vec<CandidateSet>,
}

/// A chain and what follows from it.
pub struct Found {
    pub chain: Chain,
    pub concluded: Vec<Literal>,
}

impl Net {
    /// The links of these kinds between candidates of these digits.
    pub fn new(position: &Position, kinds: Kinds, digits: impl Iterator<Item = Digit>) -> Net {
        let mut net = Net::default();
        let houses = || House::all().filter(|_| kinds.houses);
        let places: Vec<(Digit, House, CellSet)> = digits
            .flat_map(|digit| houses().map(move |house| (digit, house, position.cells_in(digit, house))))
            .collect();
        // Groups come first: of two ways of the same length the one with groups is told.
        for &(digit, house, places) in places.iter().filter(|(.., places)| kinds.groups && places.len() > 2) {
            net.add_groups(digit, house, places);
        }
        for &(digit, house, places) in &places {
            let mut iter = places.iter();
            if let (Some(one), Some(two), None) = (iter.next(), iter.next(), iter.next()) {
                let node = |cell| Node { digit, cells: CellSet::of(cell) };
                net.join(node(one), node(two), Reason::House(house));
            }
        }
        let bivalue = |cell: &Cell| kinds.cells && position.candidates(*cell).len() == 2;
        for cell in position.empty_cells().iter().filter(bivalue) {
            let mut digits = position.candidates(cell).iter().map(|digit| Node::of(Candidate::new(cell, digit)));
            if let (Some(one), Some(two)) = (digits.next(), digits.next()) {
                net.join(one, two, Reason::Cell(cell));
            }
        }
        net.complete(position);
        net
    }

    /// The ways in which all places of a digit in a house are two nodes, at least one of them a group.
    fn add_groups(&mut self, digit: Digit, house: House, places: CellSet) {
        let mut add = |part: CellSet, rest: CellSet, is_node: &dyn Fn(CellSet) -> bool| {
            if !part.is_empty() && !rest.is_empty() && is_node(rest) {
                self.join(Node { digit, cells: part }, Node { digit, cells: rest }, Reason::House(house));
            }
        };
        let is_in = |kind: HouseKind| move |cells: CellSet| cells.common_houses().any(|house| house.kind() == kind);
        if house.kind() != HouseKind::Box {
            for block in places.iter().map(|cell| House::block(cell.box_number())).collect::<HouseSet>() {
                add(places & block.cells(), places - block.cells(), &is_in(HouseKind::Box));
            }
            return;
        }
        for line in
            places.iter().flat_map(|cell| [House::row(cell.row()), House::column(cell.column())]).collect::<HouseSet>()
        {
            let is_line = |cells: CellSet| is_in(HouseKind::Row)(cells) || is_in(HouseKind::Column)(cells);
            add(places & line.cells(), places - line.cells(), &is_line);
        }
    }

    fn number(&mut self, node: Node) -> Number {
        *self.numbers.entry(node).or_insert_with(|| {
            self.nodes.push(node);
            self.strong.push(Vec::new());
            (self.nodes.len() - 1) as Number
        })
    }

    fn join(&mut self, one: Node, two: Node, reason: Reason) {
        let (one, two) = (self.number(one), self.number(two));
        for (from, to) in [(one, two), (two, one)] {
            let links = &mut self.strong[usize::from(from)];
            if !links.iter().any(|(known, _)| *known == to) {
                links.push((to, reason));
            }
        }
    }

    /// Works out what conflicts with what.
    fn complete(&mut self, position: &Position) {
        let count = self.nodes.len();
        self.words = count.div_ceil(64);
        self.conflicts = vec![0; count * self.words];
        self.excluded = self.nodes.iter().map(|node| excluded(position, *node)).collect();
        for one in 0..count {
            for two in one + 1..count {
                // A candidate of the second is excluded by the first just if all are.
                let other = self.nodes[two];
                let is_excluded = |cell| self.excluded[one].contains(Candidate::new(cell, other.digit));
                if other.cells.iter().all(is_excluded) {
                    self.conflicts[one * self.words + two / 64] |= 1 << (two % 64);
                    self.conflicts[two * self.words + one / 64] |= 1 << (one % 64);
                }
            }
        }
    }

    fn conflict(&self, one: usize, two: usize) -> bool {
        self.conflicts[one * self.words + two / 64] >> (two % 64) & 1 == 1
    }

    /// Every chain that leads to something, a shortest one for each pair of ends.
    pub fn chains(&self, show: &mut dyn FnMut(Found)) {
        let mut way = Way::new(self);
        for start in 0..self.nodes.len() {
            way.follow(self, start);
            for &end in &way.order {
                let end = usize::from(end);
                // The way back is as short; only loops may have another one.
                if way.depth[end] > 1 && (end >= start || self.conflict(start, end)) {
                    self.end(&way, start, end, show);
                }
            }
        }
    }

    /// What follows from a chain with these ends, if anything does.
    fn end(&self, way: &Way, start: usize, end: usize, show: &mut dyn FnMut(Found)) {
        let first = self.nodes[start];
        if start == end {
            // False leads to true: it is true, and its cell has no other digit.
            let Some(cell) = first.cells.single() else { return };
            let others = self.excluded[start].iter().filter(|candidate| candidate.cell() == cell);
            let concluded: Vec<Literal> = others.map(Literal::is_not).collect();
            if !concluded.is_empty() {
                show(Found { chain: self.chain(way, start, end, false), concluded });
            }
            return;
        }
        let gone = self.excluded[start] & self.excluded[end];
        if !gone.is_empty() {
            let concluded = gone.iter().map(Literal::is_not).collect();
            show(Found { chain: self.chain(way, start, end, false), concluded });
        }
        if self.conflict(start, end) {
            let chain = self.chain(way, start, end, true);
            let concluded: Vec<Literal> = self.round(&chain).iter().map(Literal::is_not).collect();
            if !concluded.is_empty() {
                show(Found { chain, concluded });
            }
        }
    }

    /// What conflicts with both ends of a weak link of a loop: in a cell every other digit, elsewhere the digit in cells
    /// that are not part of the loop.
    fn round(&self, chain: &Chain) -> CandidateSet {
        let excluded = |node: Node| self.excluded[usize::from(self.numbers[&node])];
        let cells = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
        let of_link = |[one, two]: [Node; 2]| -> CandidateSet {
            let gone = excluded(one) & excluded(two);
            let is_outside = |candidate: &Candidate| one.cells == two.cells || !cells.contains(candidate.cell());
            gone.iter().filter(is_outside).collect()
        };
        chain.weak_links().map(of_link).fold(CandidateSet::EMPTY, |all, some| all | some)
    }

    /// The chain that leads from the start of a way to a node.
    fn chain(&self, way: &Way, start: usize, end: usize, closed: bool) -> Chain {
        let (mut nodes, mut strong, mut to) = (Vec::new(), Vec::new(), end);
        loop {
            let Step { off, on_before } = way.parents[to];
            let off = usize::from(off);
            let reason = self.strong[off].iter().find(|(target, _)| usize::from(*target) == to);
            nodes.extend([self.nodes[to], self.nodes[off]]);
            strong.extend(reason.map(|(_, reason)| *reason));
            match on_before {
                Some(before) => to = usize::from(before),
                None => break,
            }
        }
        debug_assert_eq!(nodes.last(), Some(&self.nodes[start]));
        nodes.reverse();
        strong.reverse();
        Chain { nodes, strong, closed }
    }
}

/// How a node came to be true: which false one led to it, and which true one made that false.
#[derive(Clone, Copy)]
struct Step {
    off: Number,
    on_before: Option<Number>,
}

/// What follows if one node is false.
struct Way {
    parents: Vec<Step>,
    /// The number of strong links; 0 for nodes that are not reached.
    depth: Vec<u16>,
    /// The nodes that are true, in the order in which they are reached.
    order: Vec<Number>,
    /// The nodes known to be false.
    off: Vec<u64>,
}

impl Way {
    fn new(net: &Net) -> Way {
        let count = net.nodes.len();
        let parents = vec![Step { off: 0, on_before: None }; count];
        Way { parents, depth: vec![0; count], order: Vec::with_capacity(count), off: vec![0; net.words] }
    }

    fn follow(&mut self, net: &Net, start: usize) {
        self.depth.fill(0);
        self.off.fill(0);
        self.order.clear();
        self.off[start / 64] |= 1 << (start % 64);
        self.reach(net, start, None, 1);
        let mut next = 0;
        while let Some(&on) = self.order.get(next) {
            next += 1;
            let depth = self.depth[usize::from(on)] + 1;
            for word in 0..net.words {
                let mut new = net.conflicts[usize::from(on) * net.words + word] & !self.off[word];
                self.off[word] |= new;
                while new != 0 {
                    self.reach(net, word * 64 + new.trailing_zeros() as usize, Some(on), depth);
                    new &= new - 1;
                }
            }
        }
    }

    /// Follows the strong links of a node that is false.
    fn reach(&mut self, net: &Net, off: usize, on_before: Option<Number>, depth: u16) {
        for &(on, _) in &net.strong[off] {
            let number = usize::from(on);
            if self.depth[number] == 0 {
                self.depth[number] = depth;
                self.parents[number] = Step { off: off as Number, on_before };
                self.order.push(on);
            }
        }
    }
}

/// The candidates that are false if a node is true.
fn excluded(position: &Position, node: Node) -> CandidateSet {
    let peers = node.cells.iter().fold(CellSet::full(), |common, cell| common & cell.peers());
    let seen = (position.cells_for(node.digit) & peers).iter().map(|cell| Candidate::new(cell, node.digit));
    let beside = node.cells.single().into_iter().flat_map(|cell| {
        let others = position.candidates(cell).without(node.digit);
        others.iter().map(move |digit| Candidate::new(cell, digit))
    });
    seen.chain(beside).collect()
}
