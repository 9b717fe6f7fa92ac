//! Two almost locked sets with the same two digits, tied together by a house: all of them, not only
//! the shortest chain for each pair of ends.

use super::easiest::Easiest;
use super::implied::Links;
use super::net::Net;
use super::paths::Found;
use super::report;
use super::sets::SetLinks;
use crate::board::Literal;
use crate::logic::{Chain, Facts, Flow, Reason, Sink};

/// Finds the chains x – y in a set, y in a house, y – x in a set. A set may be a cell with two
/// candidates, but not both.
pub fn set_wings(facts: &Facts, sink: &mut Sink<'_>) -> Flow {
    let links = &facts.get::<SetLinks>().0;
    let net = &links.net;
    let mut easiest = Easiest::default();
    for one in (0..net.len()).filter(|_| !links.removed.is_empty()) {
        sink.tick()?;
        for &(two, reason) in net.strong(one).iter().filter(|(two, _)| usize::from(*two) > one) {
            let (two, reason) = (usize::from(two), net.reason(reason));
            if let Reason::House(_) = reason {
                let [left, right] = [[one, two], [two, one]].map(|[near, far]| arms(links, near, far));
                for left in &left {
                    let fitting = right.iter().filter(|right| links.are_ends(left.end, right.end));
                    let joined = fitting.filter_map(|right| joined(net, left, (one, reason, two), right));
                    joined.for_each(|found| easiest.add(found));
                }
            }
        }
    }
    report(&easiest.sorted(), |_| true, sink)
}

/// A path from a place of the house into a set, and to another digit of the set.
struct Arm {
    near: usize,
    end: usize,
    reason: Reason,
}

fn arms(links: &Links, at: usize, other: usize) -> Vec<Arm> {
    let net = &links.net;
    let is_near = |near: &usize| *near != other && net.node(*near).digit == net.node(at).digit;
    let of_near = |near: usize| {
        let links = net.strong(near).iter().map(|&(end, reason)| (usize::from(end), net.reason(reason)));
        links.map(move |(end, reason)| Arm { near, end, reason })
    };
    let is_arm = |arm: &Arm| !matches!(arm.reason, Reason::House(_)) && links.is_end(arm.end);
    net.all_conflicts(at).filter(is_near).flat_map(of_near).filter(is_arm).collect()
}

/// The chain from arm to arm, if both end in the same digit and it has conclusions.
fn joined(net: &Net, left: &Arm, (one, house, two): (usize, Reason, usize), right: &Arm) -> Option<Found> {
    if net.node(left.end).digit != net.node(right.end).digit || left.reason == right.reason {
        return None;
    }
    let gone = *net.excluded(left.end) & *net.excluded(right.end);
    let nodes = || [left.end, left.near, one, two, right.near, right.end].map(|number| net.node(number)).into();
    (!gone.is_empty()).then(|| Found {
        chain: Chain { nodes: nodes(), strong: vec![left.reason, house, right.reason], closed: false },
        concluded: gone.iter().map(Literal::is_not).collect(),
    })
}
