//! What a whole [net](super::net) removes, without a single chain: only chains that can come to this are looked for.
//!
//! A candidate is false if "it is true" leads to "it is false" through the net. So it is enough to know, for each end of a
//! link, which candidates lead there. Those that lead to each other in a circle have the same ones, and circles, taken as
//! one each, lead to each other in no circle, so that all is gone through once (Tarjan's algorithm finds them in the right
//! order). This costs far less than looking for chains, and most often there is none.

use super::net::Net;
use crate::board::CandidateSet;

/// A net, and what it removes.
#[derive(Default)]
pub struct Links {
    /// The net.
    pub net: Net,
    /// The candidates that some chain removes.
    pub removed: CandidateSet,
}

impl Links {
    /// The links of a net.
    pub fn of(net: Net) -> Links {
        let removed = removed(&net);
        Links { net, removed }
    }

    /// Whether a chain that removes something may end in a node.
    pub fn is_end(&self, node: usize) -> bool {
        !(self.net.excluded(node) & self.removed).is_empty()
    }
}

/// The candidates that some chain through the net removes.
fn removed(net: &Net) -> CandidateSet {
    let circles = Circles::of(net);
    // For each circle the candidates that lead to it.
    let mut from = vec![CandidateSet::EMPTY; circles.count];
    for node in 0..net.len() {
        from[circles.of[off(node)]] |= net.excluded(node);
    }
    let mut removed = CandidateSet::EMPTY;
    // A circle is finished before those that lead to it, and its states one after the other.
    for group in circles.finished.chunk_by(|&one, &two| circles.of[one] == circles.of[two]).rev() {
        let all = from[circles.of[group[0]]];
        for &state in group {
            if is_on(state) {
                removed |= all & net.excluded(state / 2);
                net.all_conflicts(state / 2).for_each(|node| from[circles.of[off(node)]] |= all);
            } else {
                let strong = net.strong(state / 2).iter();
                strong.for_each(|&(node, _)| from[circles.of[on(usize::from(node))]] |= all);
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
    /// The states, those of a circle before those of the circles that lead to it.
    finished: Vec<State>,
}

/// Not reached yet, or in no circle yet.
const NONE: usize = usize::MAX;

impl Circles {
    fn of(net: &Net) -> Circles {
        let states = net.len() * 2;
        let mut circles = Circles { of: vec![NONE; states], count: 0, finished: Vec::with_capacity(states) };
        // When each state was reached, and the earliest open one that it leads to.
        let (mut reached, mut earliest, mut clock) = (vec![NONE; states], vec![NONE; states], 0);
        let (mut open, mut way): (Vec<State>, Vec<(State, usize)>) = (Vec::new(), Vec::new());
        for start in (0..states).filter(|&state| !is_on(state)) {
            if reached[start] == NONE {
                way.push((start, 0));
            }
            while let Some(&mut (state, ref mut next)) = way.last_mut() {
                if reached[state] == NONE {
                    (reached[state], earliest[state]) = (clock, clock);
                    clock += 1;
                    open.push(state);
                }
                match following(net, state, next) {
                    Some(to) if reached[to] == NONE => way.push((to, 0)),
                    Some(to) if circles.of[to] == NONE => earliest[state] = earliest[state].min(reached[to]),
                    Some(_) => {}
                    None => {
                        way.pop();
                        if let Some(&(before, _)) = way.last() {
                            earliest[before] = earliest[before].min(earliest[state]);
                        }
                        if earliest[state] == reached[state] {
                            circles.close(&mut open, state);
                        }
                    }
                }
            }
        }
        circles
    }

    /// Makes a circle of the states that are open since this one was reached.
    fn close(&mut self, open: &mut Vec<State>, first: State) {
        while let Some(state) = open.pop() {
            self.of[state] = self.count;
            self.finished.push(state);
            if state == first {
                break;
            }
        }
        self.count += 1;
    }
}

/// The next state that a state leads to; `next` says how far its links are gone through.
fn following(net: &Net, state: State, next: &mut usize) -> Option<State> {
    if !is_on(state) {
        let link = net.strong(state / 2).get(*next)?;
        *next += 1;
        return Some(on(usize::from(link.0)));
    }
    let row = net.conflicts(state / 2);
    let mut word = *next / 64;
    let mut left = row.get(word)? >> (*next % 64) << (*next % 64);
    while left == 0 {
        word += 1;
        left = *row.get(word)?;
    }
    let node = word * 64 + left.trailing_zeros() as usize;
    *next = node + 1;
    Some(off(node))
}
