//! What a whole [net](super::net) removes, without a single chain: only chains that can come to this are looked for.
//!
//! A candidate is false if "it is true" leads to "it is false" through the net. So it is enough to know, for each end of a
//! link, which candidates lead there. Those that lead to each other in a circle have the same ones, and circles, taken as
//! one each, lead to each other in no circle, so that all is gone through once. This costs far less than looking for chains,
//! and most often there is none.
//!
//! The circles are found by going through all states twice, the second time backwards (Kosaraju's algorithm). Rows of bits
//! say which states are still to be visited, so that a state is looked at once and not once for each way that leads there.

use super::net::Net;
use crate::board::{Candidate, CandidateSet, Element};

/// A net, and what it removes.
#[derive(Default)]
pub struct Links {
    /// The net.
    pub net: Net,
    /// The candidates that some chain removes.
    pub removed: CandidateSet,
    /// By node, which of these it rules out: each has one of so many bits, and may share it with others.
    rules_out: Vec<u128>,
}

impl Links {
    /// The links of a net.
    pub fn of(net: Net) -> Links {
        let removed = if net.len() == 0 { CandidateSet::EMPTY } else { removed(&net) };
        if removed.is_empty() {
            return Links { net, removed, rules_out: Vec::new() };
        }
        let mut bits = [0; Candidate::COUNT];
        removed.iter().zip((0..u128::BITS).cycle()).for_each(|(candidate, bit)| bits[candidate.index()] = 1 << bit);
        let of_node = |node| (*net.excluded(node) & removed).iter().fold(0, |all, gone| all | bits[gone.index()]);
        let rules_out = (0..net.len()).map(of_node).collect();
        Links { net, removed, rules_out }
    }

    /// Whether a chain that removes something may end in a node.
    pub fn is_end(&self, node: usize) -> bool {
        self.rules_out.get(node).is_some_and(|bits| *bits != 0)
    }

    /// Whether a chain with these ends may remove something: something that both rule out, or if they close a loop.
    pub fn are_ends(&self, one: usize, two: usize) -> bool {
        match (self.rules_out.get(one), self.rules_out.get(two)) {
            (Some(by_one), Some(by_two)) => by_one & by_two != 0 || self.is_end(two) && self.net.is_conflict(one, two),
            _ => false,
        }
    }
}

/// The candidates that some chain through the net removes.
fn removed(net: &Net) -> CandidateSet {
    let circles = Circles::of(net);
    // For each circle the candidates that lead to it.
    let mut from = vec![CandidateSet::EMPTY; circles.count];
    for node in 0..net.len() {
        from[circles.of[off(node)]] |= *net.excluded(node);
    }
    let mut removed = CandidateSet::EMPTY;
    // A circle comes after those that lead to it, and its states one after the other.
    for group in circles.in_order.chunk_by(|&one, &two| circles.of[one] == circles.of[two]) {
        let own = circles.of[group[0]];
        let all = from[own];
        if all.is_empty() {
            continue;
        }
        for &state in group {
            if is_on(state) {
                removed |= all & *net.excluded(state / 2);
                let next = net.all_conflicts(state / 2).map(|node| circles.of[off(node)]);
                next.filter(|next| *next != own).for_each(|next| from[next] |= all);
            } else {
                let next = net.strong(state / 2).iter().map(|&(node, _)| circles.of[on(usize::from(node))]);
                next.filter(|next| *next != own).for_each(|next| from[next] |= all);
            }
        }
    }
    removed
}

/// A node that is true or false, as a number.
type State = usize;

fn on(node: usize) -> State {
    node * 2
}

fn off(node: usize) -> State {
    node * 2 + 1
}

fn is_on(state: State) -> bool {
    state.is_multiple_of(2)
}

/// The states that lead to each other.
struct Circles {
    /// By state the number of its circle.
    of: Vec<usize>,
    count: usize,
    /// The states, those of a circle after those of the circles that lead to it.
    in_order: Vec<State>,
}

impl Circles {
    fn of(net: &Net) -> Circles {
        let states = net.len() * 2;
        let mut circles = Circles { of: vec![0; states], count: 0, in_order: Vec::with_capacity(states) };
        let mut finished = Vec::with_capacity(states);
        let mut forwards = Walk::new(net, true);
        (0..states).for_each(|start| forwards.visit(start, &mut finished));
        let mut backwards = Walk::new(net, false);
        for &start in finished.iter().rev() {
            let before = circles.in_order.len();
            backwards.visit(start, &mut circles.in_order);
            let circle = &circles.in_order[before..];
            circle.iter().for_each(|&state| circles.of[state] = circles.count);
            circles.count += usize::from(!circle.is_empty());
        }
        circles
    }
}

/// A walk through all states: from true to false along conflicts, from false to true along strong links; or backwards, where
/// both are followed from the other side.
struct Walk<'n> {
    net: &'n Net,
    forwards: bool,
    /// The nodes to which conflicts lead and which are still to be visited, as a row of bits.
    unseen_by_conflict: Vec<u64>,
    /// The nodes to which strong links lead and which have been visited.
    seen_by_link: Vec<bool>,
    /// The way to where the walk is: states, and for those with strong links how many were followed.
    way: Vec<(State, usize)>,
}

impl<'n> Walk<'n> {
    fn new(net: &'n Net, forwards: bool) -> Walk<'n> {
        let mut unseen_by_conflict = vec![u64::MAX; net.words()];
        if let (Some(last), 1..) = (unseen_by_conflict.last_mut(), net.len() % 64) {
            *last = (1 << (net.len() % 64)) - 1;
        }
        Walk { net, forwards, unseen_by_conflict, seen_by_link: vec![false; net.len()], way: Vec::new() }
    }

    /// Whether it is reached along conflicts: false forwards, true backwards.
    fn is_by_conflict(&self, state: State) -> bool {
        is_on(state) != self.forwards
    }

    /// Notes that a state is visited; false if it was before.
    fn enter(&mut self, state: State) -> bool {
        let node = state / 2;
        let is_new = if self.is_by_conflict(state) {
            let (word, bit) = (&mut self.unseen_by_conflict[node / 64], 1 << (node % 64));
            let is_new = *word & bit != 0;
            *word &= !bit;
            is_new
        } else {
            !std::mem::replace(&mut self.seen_by_link[node], true)
        };
        if is_new {
            self.way.push((state, 0));
        }
        is_new
    }

    /// Goes through everything that a state leads to; adds states when all that follows them has been visited.
    fn visit(&mut self, start: State, finished: &mut Vec<State>) {
        self.enter(start);
        while let Some(&mut (state, ref mut followed)) = self.way.last_mut() {
            let node = state / 2;
            let next = if is_on(state) == self.forwards {
                let left = |(word, unseen): (&u64, &u64)| word & unseen;
                let mut words = self.net.conflicts(node).iter().zip(&self.unseen_by_conflict).map(left).enumerate();
                words.find(|(_, word)| *word != 0).map(|(i, word)| i * 64 + word.trailing_zeros() as usize)
            } else {
                let links = &self.net.strong(node)[*followed..];
                let unseen = links.iter().position(|(node, _)| !self.seen_by_link[usize::from(*node)]);
                *followed += unseen.map_or(links.len(), |place| place + 1);
                unseen.map(|place| usize::from(links[place].0))
            };
            match next {
                // A conflict and a strong link lead to the same states forwards and backwards, but for true and false.
                Some(node) if is_on(state) => self.enter(off(node)),
                Some(node) => self.enter(on(node)),
                None => {
                    self.way.pop();
                    finished.push(state);
                    false
                }
            };
        }
    }
}
