//! The path of whips or braids, told: its chains with words, pictures and proofs.

use super::chain::Chain;
use super::{LONGEST, chains};
use crate::board::Literal;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{ChainKind, Event, Facts, Family, Ladder, Literals, Spec, Step, StepRating, Trace};
use crate::technique::{known, supposition_that_fails};
use std::collections::VecDeque;

/// The path of whips or braids as a ladder: at a position without singles and locked candidates,
/// the chain that the rating takes next, with the number of its questions.
#[derive(Clone, Copy, Debug)]
pub struct WhipPath(pub ChainKind);

/// The chains still to come on a path.
#[derive(Default)]
struct Itinerary {
    kind: Option<ChainKind>,
    chains: VecDeque<Chain>,
}

impl Ladder for WhipPath {
    fn next_step(&self, facts: &mut Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
        let WhipPath(kind) = *self;
        let position = facts.position();
        let mut ahead = facts.scratch::<Itinerary>();
        let open = position.all_candidates().iter().filter(|&candidate| !position.is_placed(candidate)).collect();
        let is_next = |chain: &Chain| chain.open == open;
        if ahead.kind != Some(kind) || !ahead.chains.front().is_some_and(is_next) {
            *ahead = Itinerary { kind: Some(kind), chains: chains(position, kind, LONGEST, cancel)?.into() };
        }
        Ok(ahead.chains.pop_front().map(|chain| told(&chain, kind, facts)))
    }
}

/// The length of the longest chain of a path from its first step to the solution: 0 for singles, 1
/// for locked candidates. `None` if it has other steps, or is incomplete.
pub fn length_of(trace: &Trace) -> Option<u8> {
    let mut longest = 0;
    for event in &trace.events {
        let length = match event {
            Event::Solved => return Some(longest),
            Event::Step(Step { rating: Some(StepRating::Length(_, length)), .. }) => *length,
            Event::Step(step) if step.technique.family == Family::Singles => 0,
            Event::Step(step) if step.technique.family == Family::Intersections => 1,
            _ => return None,
        };
        longest = longest.max(length);
    }
    None
}

/// The step of a chain.
fn told(chain: &Chain, kind: ChainKind, facts: &Facts) -> Step {
    let has_group = chain.links.iter().any(|(_, answer)| answer.len() > 1);
    let technique: &Spec = match (kind.is_braid(), has_group) {
        (false, false) => &known::WHIP,
        (false, true) => &known::G_WHIP,
        (true, false) => &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
        (true, true) => &known::DYNAMIC_FORCING_PLUS,
    };
    let branches = supposition_that_fails(facts.position(), chain.target, &chain.links, chain.last);
    let proof = branches.proof();
    let concluded = Literals::of(Literal::is_not(chain.target));
    let rating = Some(StepRating::Length(kind, chain.length()));
    Step { technique, pattern: branches.into(), concluded, proof, rating }
}
