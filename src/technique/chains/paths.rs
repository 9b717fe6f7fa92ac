//! The shortest chains through a [net](super::net).
//!
//! From "this node is false" a strong link leads to "that node is true", from there every node that
//! conflicts is false, and so on, breadth first: the first path found to a node is a shortest one.
//! Whether a path visits a node twice does not matter, as every inference holds on its own.

use super::implied::Links;
use super::net::{Net, Number};
use crate::board::nine::bits;
use crate::board::{Candidate, CandidateSet, CellSet, Literal};
use crate::logic::{Chain, Node, Reason};

/// The most loops of the same length to show for one weak link.
const MOST_WAYS: usize = 64;

/// A chain and its conclusions.
pub struct Found {
    pub chain: Chain,
    pub concluded: Vec<Literal>,
}

/// The reason why a node is true: the false node that led to it, and the true node that made that
/// one false.
#[derive(Clone, Copy)]
struct Step {
    off: Number,
    on_before: Option<Number>,
}

/// The consequences of one false node.
pub struct Paths<'a> {
    net: &'a Net,
    start: usize,
    steps: Vec<Step>,
    /// The number of strong links on the path to a node; 0 for nodes not reached.
    depth: Vec<u16>,
    /// The nodes that are true, in the order in which they are reached.
    order: Vec<Number>,
    /// The nodes known to be false, as a row of bits.
    off: Vec<u64>,
}

impl<'a> Paths<'a> {
    pub fn new(net: &'a Net) -> Paths<'a> {
        let count = net.len();
        let steps = vec![Step { off: 0, on_before: None }; count];
        let order = Vec::with_capacity(count);
        Paths { net, start: 0, steps, depth: vec![0; count], order, off: vec![0; net.words()] }
    }

    /// Shows every chain with conclusions, a shortest one for each pair of ends.
    pub fn shortest(links: &'a Links, show: &mut dyn FnMut(Found)) {
        let net = &links.net;
        let mut paths = Paths::new(net);
        for start in (0..net.len()).filter(|&start| links.is_in_loop(start)) {
            paths.follow(start);
            for &end in &paths.order {
                let end = usize::from(end);
                if links.may_remove(start, end) && paths.is_told_from(end) {
                    conclude(net, [start, end], &|| paths.links(end), show);
                }
            }
        }
    }

    /// Whether to show the path to a node. The path back is as short and is left out; only loops
    /// may have another one.
    pub fn is_told_from(&self, end: usize) -> bool {
        self.depth[end] > 1 && (end >= self.start || self.net.is_conflict(self.start, end))
    }

    /// The nodes that are true, those with the shortest paths first.
    pub fn order(&self) -> &[Number] {
        &self.order
    }

    /// The number of strong links on the path to a node that is true.
    pub fn depth(&self, node: Number) -> u16 {
        self.depth[usize::from(node)]
    }

    /// Shows all shortest chains for each pair of ends, of at most this many strong links.
    pub fn all_shortest(links: &'a Links, most: usize, show: &mut dyn FnMut(Found)) {
        let net = &links.net;
        if links.removed.is_empty() {
            return;
        }
        let mut paths = Paths::new(net);
        for start in 0..net.len() {
            paths.follow(start);
            paths.extend(start, &mut Vec::new(), most, show);
        }
    }

    /// Extends a path by each strong link of a false node, and continues from there.
    fn extend(&self, off: usize, links: &mut Vec<[usize; 2]>, most: usize, show: &mut dyn FnMut(Found)) {
        let net = self.net;
        for &(on, _) in net.strong(off) {
            let on = usize::from(on);
            if usize::from(self.depth[on]) != links.len() + 1 {
                continue;
            }
            links.push([off, on]);
            if links.len() > 1 && (on >= self.start || net.is_conflict(self.start, on)) {
                conclude(net, [self.start, on], &|| links.clone(), show);
            }
            if links.len() < most {
                net.all_conflicts(on).for_each(|off| self.extend(off, links, most, show));
            }
            links.pop();
        }
    }

    /// Finds the consequences of a false node.
    pub fn follow(&mut self, start: usize) {
        self.begin(start);
        self.off.fill(0);
        self.off[start / 64] |= 1 << (start % 64);
        self.spread();
    }

    /// Forgets everything, and follows the strong links of one false node.
    pub fn begin(&mut self, start: usize) {
        self.start = start;
        self.depth.fill(0);
        self.order.clear();
        self.reach(start, None, 1);
    }

    /// Continues from all true nodes, those with the shortest paths first.
    fn spread(&mut self) {
        let (mut next, mut off) = (0, std::mem::take(&mut self.off));
        while let Some(&on) = self.order.get(next) {
            next += 1;
            let depth = self.depth[usize::from(on)] + 1;
            for (word, (off, conflicts)) in off.iter_mut().zip(self.net.conflicts(usize::from(on))).enumerate() {
                let new = conflicts & !*off;
                *off |= new;
                bits(new).for_each(|bit| self.reach(64 * word + bit, Some(on), depth));
            }
        }
        self.off = off;
    }

    /// Follows the strong links of a false node. `depth` is one more than that of the true node
    /// that made it false.
    #[inline]
    pub fn reach(&mut self, off: usize, on_before: Option<Number>, depth: u16) {
        for &(on, _) in self.net.strong(off) {
            let number = usize::from(on);
            if self.depth[number] == 0 {
                self.depth[number] = depth;
                self.steps[number] = Step { off: off as Number, on_before };
                self.order.push(on);
            }
        }
    }

    /// Shows loops that a single shortest chain for each pair of ends misses: all equally short
    /// ones, up to a limit, and for each strong link the shortest way round, from its true end to
    /// its false one.
    pub fn loops(links: &'a Links, show: &mut dyn FnMut(Found)) {
        let net = &links.net;
        let mut paths = Paths::new(net);
        for start in (0..net.len()).filter(|&start| links.is_in_loop(start)) {
            paths.follow(start);
            for end in net.all_conflicts(start).filter(|&end| end > start && paths.depth[end] > 1) {
                if links.is_in_loop(end) {
                    let mut left = MOST_WAYS;
                    paths.ways_back(end, &mut Vec::new(), &mut left, &mut |way| {
                        conclude_loop(net, &|| way.to_vec(), show)
                    });
                }
            }
        }
        for off in 0..net.len() {
            for &(on, _) in net.strong(off) {
                let on = usize::from(on);
                if off < on && (links.is_in_loop(off) || links.is_in_loop(on)) {
                    paths.go_round(off, on);
                    if let Some(last) = paths.last_before(off, on) {
                        let way = || std::iter::once([off, on]).chain(paths.links(last)).collect();
                        conclude_loop(net, &way, show);
                    }
                }
            }
        }
    }

    /// Shows the shortest paths to a node, up to the number left.
    fn ways_back(&self, on: usize, after: &mut Vec<[usize; 2]>, left: &mut usize, show: &mut dyn FnMut(&[[usize; 2]])) {
        for &(off, _) in self.net.strong(on) {
            let off = usize::from(off);
            after.push([off, on]);
            if off == self.start {
                *left -= 1;
                show(&after.iter().rev().copied().collect::<Vec<_>>());
            } else {
                let depth = self.depth[on] - 1;
                for before in self.net.all_conflicts(off).filter(|&before| depth > 0 && self.depth[before] == depth) {
                    if *left > 0 {
                        self.ways_back(before, after, left, show);
                    }
                }
            }
            after.pop();
            if *left == 0 {
                return;
            }
        }
    }

    /// Finds the consequences of a true node, without those of its strong link to another node.
    fn go_round(&mut self, off: usize, on: usize) {
        self.start = on;
        self.depth.fill(0);
        self.off.fill(0);
        self.order.clear();
        for node in self.net.all_conflicts(on) {
            self.off[node / 64] |= 1 << (node % 64);
        }
        // The other node is not known to be false yet; the start of the path is true.
        self.off[off / 64] &= !(1 << (off % 64));
        self.depth[on] = 1;
        for node in self.net.all_conflicts(on).filter(|&node| node != off) {
            self.reach(node, None, 2);
        }
        self.spread();
    }

    /// The first node on the way round that rules out the false end.
    fn last_before(&self, off: usize, on: usize) -> Option<usize> {
        self.order.iter().map(|&node| usize::from(node)).find(|&node| node != on && self.net.is_conflict(node, off))
    }

    /// The strong links of the path to a node.
    pub fn links(&self, end: usize) -> Vec<[usize; 2]> {
        let mut links = Vec::new();
        let mut next = Some(end);
        while let Some(on) = next {
            let Step { off, on_before } = self.steps[on];
            links.push([usize::from(off), on]);
            next = on_before.map(usize::from);
        }
        links.reverse();
        links
    }
}

/// Shows the conclusions of a chain with these ends, if there are any.
pub fn conclude(net: &Net, [start, end]: [usize; 2], links: &dyn Fn() -> Vec<[usize; 2]>, show: &mut dyn FnMut(Found)) {
    let mut show_open = |gone: CandidateSet| {
        if !gone.is_empty() {
            let chain = chain(net, &links(), false);
            if !is_locked(&chain) {
                show(Found { chain, concluded: gone.iter().map(Literal::is_not).collect() });
            }
        }
    };
    if start == end {
        // False leads to true: it is true, and its cell has no other digit.
        let Some(cell) = net.node(end).cells.single() else { return };
        show_open(net.excluded(end).iter().filter(|candidate| candidate.cell() == cell).collect());
        return;
    }
    show_open(*net.excluded(start) & *net.excluded(end));
    if net.is_conflict(start, end) {
        conclude_loop(net, links, show);
    }
}

/// Whether a chain says no more than locked candidates do: of two houses for one digit, where one
/// end is part of the other.
fn is_locked(chain: &Chain) -> bool {
    let Some((first, last)) = chain.ends().filter(|_| chain.two_houses().is_some()) else { return false };
    first.cells.is_subset(last.cells) || last.cells.is_subset(first.cells)
}

/// Shows the conclusions of a loop, if there are any.
fn conclude_loop(net: &Net, links: &dyn Fn() -> Vec<[usize; 2]>, show: &mut dyn FnMut(Found)) {
    let chain = chain(net, &links(), true);
    let gone = excluded_by_loop(net, &chain);
    if !gone.is_empty() {
        show(Found { chain, concluded: gone.iter().map(Literal::is_not).collect() });
    }
}

/// The chain with these strong links.
fn chain(net: &Net, links: &[[usize; 2]], closed: bool) -> Chain {
    let reason = |&[off, on]: &[usize; 2]| {
        let link = net.strong(off).iter().find(|(target, _)| usize::from(*target) == on);
        link.map(|(_, reason)| net.reason(*reason))
    };
    let nodes = links.iter().flatten().map(|&number| net.node(number)).collect();
    Chain { nodes, strong: links.iter().filter_map(reason).collect(), closed }
}

/// The candidates that conflict with both ends of a weak link of a loop: in a cell, every other
/// digit; elsewhere, the digit in cells that are not part of the loop. An almost locked set of a
/// loop has one of its two digits there and all others.
pub fn excluded_by_loop(net: &Net, chain: &Chain) -> CandidateSet {
    let excluded = |node: Node| *net.excluded(net.number_of(node));
    let cells = chain.nodes.iter().fold(CellSet::EMPTY, |cells, node| cells | node.cells);
    let of_link = |[one, two]: [Node; 2]| -> CandidateSet {
        let is_outside = |candidate: &Candidate| one.cells == two.cells || !cells.contains(candidate.cell());
        (excluded(one) & excluded(two)).iter().filter(is_outside).collect()
    };
    let of_set = |([one, two], reason): ([Node; 2], Reason)| match reason {
        Reason::Set(cells) => net.excluded_by_rest(cells, [one.digit, two.digit].into_iter().collect()),
        _ => CandidateSet::EMPTY,
    };
    let of_sets = chain.strong_links().map(of_set);
    chain.weak_links().map(of_link).chain(of_sets).fold(CandidateSet::EMPTY, |all, some| all | some)
}
