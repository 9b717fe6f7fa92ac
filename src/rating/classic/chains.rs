//! Cycles and chains of strong and weak links (rule 21), and the shortest chain that removes a
//! candidate.

use super::making::step;
use crate::board::{Candidate, CandidateSet, Constraint, Literal, Position};
use crate::logic::{Chain, Literals, Node, Proof, Reason, Step};
use crate::rating::se::{Cause, Inference, Rule, SeStep};
use crate::technique::known;

/// The step as the engine found it; none for other rules.
pub fn own(found: &SeStep, concluded: &Literals) -> Option<Step> {
    let closed = match found.rule {
        Rule::XCycle | Rule::YCycle | Rule::Cycle => true,
        Rule::ForcingXChain | Rule::ForcingChain => false,
        _ => return None,
    };
    let [strand] = &found.strands[..] else { return None };
    // From the start to the end.
    let mut links: Vec<&Inference> = strand.links.iter().rev().collect();
    let starts_true = links.first()?.literal.is_true();
    if starts_true {
        links.remove(0);
        if !closed {
            links.pop();
        }
    }
    told(&links, closed, concluded)
}

/// Turns alternating links, false and true, into a chain; each true one follows by a strong link
/// from the false one before it.
fn told(links: &[&Inference], closed: bool, concluded: &Literals) -> Option<Step> {
    let nodes: Vec<Node> = links.iter().map(|link| Node::of(link.literal.candidate())).collect();
    let strong: Option<Vec<Reason>> = links.iter().skip(1).step_by(2).map(|link| reason(link.cause)).collect();
    let chain = Chain { nodes, strong: strong?, closed };
    let whole = chain.nodes.len().is_multiple_of(2) && chain.nodes.len() >= 2;
    whole.then(|| named(chain, concluded))?
}

fn reason(cause: Cause) -> Option<Reason> {
    match cause {
        Cause::Cell(cell) => Some(Reason::Cell(cell)),
        Cause::House(house) => Some(Reason::House(house)),
        _ => None,
    }
}

/// The step of a chain, with the technique that names it.
fn named(chain: Chain, concluded: &Literals) -> Option<Step> {
    let (first, last) = chain.ends()?;
    let has_one_digit = chain.nodes.iter().all(|node| node.digit == first.digit);
    let has_only_cells = chain.strong.iter().all(|reason| matches!(reason, Reason::Cell(_)));
    let technique = match (chain.closed, has_one_digit) {
        (true, true) => &known::X_CYCLE,
        (false, true) => &known::X_CHAIN,
        (true, false) if has_only_cells => &known::XY_RING,
        (false, false) if has_only_cells && first.digit == last.digit && first != last => &known::XY_CHAIN,
        (true, false) => &known::CONTINUOUS_NICE_LOOP,
        (false, false) => &known::DISCONTINUOUS_NICE_LOOP,
    };
    let proof = Proof::of(chain.truths());
    Some(step(technique, chain.into(), concluded, proof))
}

/// The shortest chain that makes a candidate false if it is true.
pub fn removing(candidate: Candidate, position: &Position) -> Option<Step> {
    // Each candidate that becomes true, with the false one before it, the reason and the index of
    // its parent.
    let mut queue: Vec<(Candidate, Candidate, Reason, Option<usize>)> = Vec::new();
    let mut seen = CandidateSet::EMPTY;
    let mut next: Option<usize> = None;
    loop {
        let (on, from) = match next {
            None => (candidate, None),
            Some(at) => (queue.get::<usize>(at)?.0, Some(at)),
        };
        if from.is_some() && on.conflicts(candidate) {
            break;
        }
        next = Some(next.map_or(0, |at: usize| at + 1));
        for off in position.all_candidates().iter().filter(|off| off.conflicts(on)) {
            for constraint in off.constraints() {
                let mut others = position.candidates_of(constraint).filter(|&other| other != off);
                let (Some(other), None) = (others.next(), others.next()) else { continue };
                if seen.contains(other) || other == candidate {
                    continue;
                }
                seen.insert(other);
                let reason =
                    constraint.house_and_digit().map_or(Reason::Cell(off.cell()), |(house, _)| Reason::House(house));
                queue.push((other, off, reason, from));
            }
        }
    }
    let (mut nodes, mut strong, mut at) = (Vec::new(), Vec::new(), next);
    while let Some((on, off, reason, from)) = at.map(|at| queue[at]) {
        nodes.extend([Node::of(on), Node::of(off)]);
        strong.push(reason);
        at = from;
    }
    nodes.reverse();
    strong.reverse();
    named(Chain { nodes, strong, closed: false }, &Literals::of(Literal::is_not(candidate)))
}

/// The constraint that a link goes through.
pub fn constraint(link: &Inference) -> Option<Constraint> {
    match link.cause {
        Cause::Cell(cell) => Some(Constraint::cell(cell)),
        Cause::House(house) => Some(Constraint::digit_in(link.literal.candidate().digit(), house)),
        _ => None,
    }
}
