//! The eliminations of a whole [net](super::net), without a single chain: only chains that can
//! contribute to them are searched.
//!
//! A candidate is false if "it is true" leads to "it is false" through the net. So it is enough to
//! know, for each end of a link, which candidates lead there. Nodes that lead to each other in a
//! circle share these candidates, and circles, each taken as one node, form no further circle, so
//! that a single pass suffices. This costs far less than a search for chains, and most often there
//! is none.
//!
//! The circles are found by visiting all nodes twice, the second time backwards (Kosaraju's
//! algorithm): from a false node, over strong links to true nodes, to the nodes that these make
//! false. Rows of bits mark the nodes still to be visited, so that a node is examined only once,
//! and not once for each path that leads there.

use super::net::Net;
use crate::board::nine::bits;
use crate::board::{Candidate, CandidateSet, Element};

/// A net and its eliminations.
#[derive(Default)]
pub struct Links {
    /// The net.
    pub net: Net,
    /// The candidates that some chain removes.
    pub removed: CandidateSet,
    /// What each node means as an end.
    ends: Vec<End>,
}

/// A node as the end of chains.
#[derive(Clone, Copy)]
struct End {
    removes: u128,
    /// Whether it rules out a candidate that any chain removes.
    rules_out: bool,
}

impl Links {
    /// The links of a net.
    pub fn of(net: Net) -> Links {
        let to = if net.len() == 0 { Vec::new() } else { leads_to(&net) };
        let removed_at = |node: usize| to[node] & *net.excluded(node);
        let removed = (0..net.len()).fold(CandidateSet::EMPTY, |removed, node| removed | removed_at(node));
        if removed.is_empty() {
            return Links { net, removed, ends: Vec::new() };
        }
        let mut bit = [0; Candidate::COUNT];
        removed.iter().enumerate().for_each(|(number, gone)| bit[gone.index()] = 1 << (number % u128::BITS as usize));
        let end = |node| End {
            removes: removed_at(node).iter().fold(0, |all, gone| all | bit[gone.index()]),
            rules_out: !(*net.excluded(node) & removed).is_empty(),
        };
        let ends = (0..net.len()).map(end).collect();
        Links { net, removed, ends }
    }

    /// Whether a chain with two ends that removes something may end in a node.
    pub fn is_end(&self, node: usize) -> bool {
        self.removes(node) != 0
    }

    /// The candidates that chains remove which end in a node: each has one bit, which others may
    /// share.
    pub fn removes(&self, node: usize) -> u128 {
        self.ends.get(node).map_or(0, |end| end.removes)
    }

    /// Whether a chain with these ends may remove something: a candidate that both rule out.
    pub fn are_ends(&self, one: usize, two: usize) -> bool {
        self.removes(one) & self.removes(two) != 0
    }

    /// Whether a loop that removes something may lead through a node. Every end of other chains is
    /// such a node, too.
    pub fn is_in_loop(&self, node: usize) -> bool {
        self.ends.get(node).is_some_and(|end| end.rules_out)
    }

    /// Whether a chain between these nodes may remove something: between two ends, or as part of a
    /// loop.
    pub fn may_remove(&self, one: usize, two: usize) -> bool {
        self.are_ends(one, two) || self.is_in_loop(two) && self.net.is_conflict(one, two)
    }
}

/// By true node, the candidates that lead to it.
fn leads_to(net: &Net) -> Vec<CandidateSet> {
    // With each, the last circle that led there.
    let (mut to, mut last) = (vec![CandidateSet::EMPTY; net.len()], vec![usize::MAX; net.len()]);
    // As rows of bits, the true nodes with such candidates, and those that lead to a circle.
    let (mut reached, mut before) = (vec![0; net.words()], vec![0; net.words()]);
    for (number, circle) in Circles::of(net).each().enumerate() {
        let mut from = CandidateSet::EMPTY;
        before.fill(0);
        for &node in circle {
            from |= *net.excluded(node);
            before.iter_mut().zip(net.conflicts(node)).for_each(|(before, conflicts)| *before |= conflicts);
        }
        // Circles come after those that lead to them, so whatever leads there is known.
        for (word, (before, reached)) in before.iter().zip(&reached).enumerate() {
            bits(before & reached).for_each(|bit| from |= to[64 * word + bit]);
        }
        for on in circle.iter().flat_map(|&node| net.strong(node)).map(|&(on, _)| usize::from(on)) {
            if std::mem::replace(&mut last[on], number) != number {
                to[on] |= from;
                reached[on / 64] |= 1 << (on % 64);
            }
        }
    }
    to
}

/// The nodes in circles, where each node leads to the others: if it is false, they are false.
struct Circles {
    /// The nodes, those of a circle after those of the circles that lead to it.
    in_order: Vec<usize>,
    /// For each circle, the number of nodes in it and in those before it.
    up_to: Vec<usize>,
}

impl Circles {
    fn of(net: &Net) -> Circles {
        let mut circles = Circles { in_order: Vec::with_capacity(net.len()), up_to: Vec::new() };
        // The false nodes not yet visited backwards, and the unused true nodes.
        let (mut left, mut unused) = (Unseen::all(net), Unseen::all(net));
        for start in finished(net).into_iter().rev() {
            if !left.take(start) {
                continue;
            }
            let mut next = circles.in_order.len();
            circles.in_order.push(start);
            while let Some(&node) = circles.in_order.get(next) {
                next += 1;
                let (conflicts, mut word) = (net.conflicts(node), 0);
                while let Some(on) = unused.take_first(conflicts, &mut word) {
                    let before = net.strong(on).iter().map(|&(node, _)| usize::from(node));
                    circles.in_order.extend(before.filter(|node| left.take(*node)));
                }
            }
            circles.up_to.push(next);
        }
        circles
    }

    /// The nodes of each circle.
    fn each(&self) -> impl Iterator<Item = &[usize]> {
        let first = |number: usize| number.checked_sub(1).map_or(0, |before| self.up_to[before]);
        self.up_to.iter().enumerate().map(move |(number, &end)| &self.in_order[first(number)..end])
    }
}

/// All nodes, each after those to which it leads, except those that lead back to it.
fn finished(net: &Net) -> Vec<usize> {
    let (mut finished, mut unseen) = (Vec::with_capacity(net.len()), Unseen::all(net));
    // By true node, the first word of its conflicts that may have an unseen node.
    let mut words = vec![0; net.len()];
    // The path of the walk: nodes, each with the number of its strong links followed so far.
    let mut way: Vec<(usize, usize)> = Vec::with_capacity(net.len());
    for start in 0..net.len() {
        if !unseen.take(start) {
            continue;
        }
        way.push((start, 0));
        while let Some(&mut (node, ref mut followed)) = way.last_mut() {
            let Some(&(on, _)) = net.strong(node).get(*followed) else {
                way.pop();
                finished.push(node);
                continue;
            };
            let on = usize::from(on);
            match unseen.take_first(net.conflicts(on), &mut words[on]) {
                Some(node) => way.push((node, 0)),
                None => *followed += 1,
            }
        }
    }
    finished
}

/// The nodes that are still to be visited, as a row of bits.
struct Unseen(Vec<u64>);

impl Unseen {
    fn all(net: &Net) -> Unseen {
        Unseen(vec![u64::MAX; net.words()])
    }

    /// Visits a node. Returns whether it had not been visited.
    fn take(&mut self, node: usize) -> bool {
        let (word, bit) = (&mut self.0[node / 64], 1 << (node % 64));
        let is_new = *word & bit != 0;
        *word &= !bit;
        is_new
    }

    /// Visits the first of these nodes that has not been visited, from a word on, before which none
    /// is left.
    #[inline]
    fn take_first(&mut self, among: &[u64], word: &mut usize) -> Option<usize> {
        while let (Some(unseen), Some(among)) = (self.0.get_mut(*word), among.get(*word)) {
            let new = *unseen & among;
            if new != 0 {
                *unseen &= !(new & new.wrapping_neg());
                return Some(*word * 64 + new.trailing_zeros() as usize);
            }
            *word += 1;
        }
        None
    }
}
