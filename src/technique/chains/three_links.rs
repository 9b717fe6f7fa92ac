//! Chains of three strong links: all of some shapes, not only a shortest one for each pair of ends.
//!
//! A strong link is a cell with two candidates (V) or a house with two places for a digit (L; a
//! place may be a group). One link is in the middle, with an arm at each of its ends, a weak link
//! and a strong one:
//!
//! | wing | links | shape |
//! |---|---|---|
//! | grouped W | V L V | (x=y)A − yB = yC − (y=x)D |
//! | M | V L L | (x=y)A − yB = (y−x)C = xD |
//! | S | L V L | xA = xB − (x=y)C − yD = yE |
//! | L2 | L L L | xA = (x−y)B = (y−x)C = xD |
//! | L3 | L L L | xA = (x−y)B = (y−z)C = zD |
//! | H (VVL) | V V L | (x=y)A − (y=z)B − zC = zD |
//! | H (VLL) | V L L | (x=y)A − yB = (y−z)C = zD |

use super::implied::Links;
use super::net::Net;
use super::paths::Found;
use super::shape::is_grouped;
use super::{AllLinks, distinct, report};
use crate::board::{Digit, Literal};
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Node, Reason, Sink};

/// The shape of a chain of three strong links.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThreeLinks {
    /// Two cells with the same two candidates, tied together by a house with a group.
    GroupedW,
    /// A cell, then two houses that share a cell.
    M,
    /// A cell between two houses.
    S,
    /// Three houses, of two digits.
    L2,
    /// Three houses, of three digits.
    L3,
    /// Two cells, then a house.
    HVvl,
    /// A cell, then two houses that share a cell, of another digit than the first.
    HVll,
}

/// Finds the chains of this shape.
pub fn three_links(facts: &Facts, shape: ThreeLinks, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<All>().0, |found| ThreeLinks::of(&found.chain) == Some(shape), sink)
}

impl ThreeLinks {
    /// The shape of a chain that begins with a cell if possible.
    fn of(chain: &Chain) -> Option<ThreeLinks> {
        let [first, second, third] = chain.strong[..] else { return None };
        let is_cell = |reason| matches!(reason, Reason::Cell(_));
        let digits: Vec<Digit> = chain.nodes.iter().map(|node| node.digit).collect();
        let (x, y, z) = (digits[0], digits[2], digits[5]);
        match [first, second, third].map(is_cell) {
            [true, false, true] if x == z && is_grouped(chain) => Some(ThreeLinks::GroupedW),
            [true, false, false] if x == z => Some(ThreeLinks::M),
            [true, false, false] => Some(ThreeLinks::HVll),
            [false, true, false] => Some(ThreeLinks::S),
            [false, false, false] if x == z => (first != third && !is_grouped(chain)).then_some(ThreeLinks::L2),
            [false, false, false] if y != z => Some(ThreeLinks::L3),
            [true, true, false] if x != z => Some(ThreeLinks::HVvl),
            _ => None,
        }
    }
}

/// The chains of every shape.
#[derive(Default)]
struct All(Vec<Found>);

impl Fact for All {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = distinct(all(&facts.get::<AllLinks>().0));
    }
}

fn all(links: &Links) -> Vec<Found> {
    let (net, mut found) = (&links.net, Vec::new());
    if links.removed.is_empty() {
        return found;
    }
    let arms = Arms::of(links);
    for one in 0..net.len() {
        for &(two, middle) in net.strong(one).iter().filter(|(two, _)| usize::from(*two) > one) {
            let (two, middle) = (usize::from(two), net.reason(middle));
            let is_right = |right: &&Arm| right.near != one && right.fits(middle);
            for left in arms.at(one).iter().filter(|left| left.near != two && left.fits(middle)) {
                let fitting = arms.at(two).iter().filter(|right| links.are_ends(left.end, right.end)).filter(is_right);
                found.extend(fitting.filter_map(|right| joined(net, left, (one, middle, two), right)));
            }
        }
    }
    found
}

/// A weak link away from the middle, followed by a strong one.
struct Arm {
    near: usize,
    end: usize,
    reason: Reason,
    /// Whether the weak link is between two digits of a cell.
    in_cell: bool,
}

impl Arm {
    /// Whether the weak link is of the right kind: only two consecutive houses meet in a cell; all
    /// other links are joined by the digit.
    fn fits(&self, middle: Reason) -> bool {
        self.in_cell == matches!((middle, self.reason), (Reason::House(_), Reason::House(_)))
    }
}

/// The arms at every node.
struct Arms {
    all: Vec<Arm>,
    /// By node, the number of arms at it and at those before it.
    up_to: Vec<usize>,
}

impl Arms {
    fn of(links: &Links) -> Arms {
        let net = &links.net;
        let mut arms = Arms { all: Vec::with_capacity(8 * net.len()), up_to: Vec::with_capacity(net.len()) };
        for at in 0..net.len() {
            let digit = net.node(at).digit;
            for near in net.all_conflicts(at) {
                let in_cell = net.node(near).digit != digit;
                for &(end, reason) in net.strong(near) {
                    let end = usize::from(end);
                    if links.is_end(end) {
                        arms.all.push(Arm { near, end, reason: net.reason(reason), in_cell });
                    }
                }
            }
            arms.up_to.push(arms.all.len());
        }
        arms
    }

    /// The arms at a node.
    fn at(&self, node: usize) -> &[Arm] {
        let first = node.checked_sub(1).map_or(0, |before| self.up_to[before]);
        &self.all[first..self.up_to[node]]
    }
}

/// The chain from arm to arm, if it has conclusions.
fn joined(net: &Net, left: &Arm, (one, middle, two): (usize, Reason, usize), right: &Arm) -> Option<Found> {
    let gone = *net.excluded(left.end) & *net.excluded(right.end);
    let numbers = [left.end, left.near, one, two, right.near, right.end];
    let is_repeated = |place: usize| numbers[..place].contains(&numbers[place]);
    if gone.is_empty() || (1..numbers.len()).any(is_repeated) {
        return None;
    }
    let mut nodes: Vec<Node> = numbers.map(|number| net.node(number)).into();
    let mut strong = vec![left.reason, middle, right.reason];
    let rank = |reason: &Reason| !matches!(reason, Reason::Cell(_));
    let [from_left, from_right] = [[0, 1, 2], [2, 1, 0]].map(|order| order.map(|index| rank(&strong[index])));
    if (from_right, nodes[5]) < (from_left, nodes[0]) {
        nodes.reverse();
        strong.reverse();
    }
    let chain = Chain { nodes, strong, closed: false };
    ThreeLinks::of(&chain)?;
    Some(Found { chain, concluded: gone.iter().map(Literal::is_not).collect() })
}
