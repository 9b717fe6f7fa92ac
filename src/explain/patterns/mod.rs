//! Words of patterns: one file a family, as in `logic/pattern`.

mod als;
mod blossom;
mod branches;
mod chain;
mod colouring;
mod complex_fish;
mod counted;
mod crossings;
mod dual;
mod empty_rectangle;
mod exocet;
mod finned_fish;
mod forbidden;
mod medusa;
mod odd_chain;
mod odd_loop;
mod parts;
mod single;
mod subset;
mod symmetric;
mod templates;
mod three_digits;
mod tridagon;
mod two_links;
mod wing;

use super::{Explainer, Explanation};
use crate::logic::{Pattern, Replay, Step};

impl Explainer {
    /// The reason a step is right, ending in its conclusions. `before` is the moment at which the
    /// step is taken.
    pub fn step(&self, before: &Replay, step: &Step) -> Explanation {
        let position = before.position();
        match &step.pattern {
            Pattern::Single(single) => self.single(before, single, step),
            Pattern::LockedCandidates(locked) => self.locked(position, locked, step),
            Pattern::LawOfLeftover(law) => self.law_of_leftover(law, step),
            Pattern::AlmostLocked(locked) => self.almost_locked(locked, step),
            Pattern::Firework(firework) => self.firework(firework, step),
            Pattern::Subset(subset) => self.subset(position, subset, step),
            Pattern::Fish(fish) if !fish.is_basic() => self.complex_fish(before, fish, step),
            Pattern::Fish(fish) if fish.fins.is_empty() => self.fish(position, fish, step),
            Pattern::Fish(fish) => self.finned_fish(before, fish, step),
            Pattern::TwoLinks(links) => self.two_links(links, step),
            Pattern::EmptyRectangle(rectangle) => self.empty_rectangle(before, rectangle, step),
            Pattern::Colouring(colouring) => self.colouring(before, colouring, step),
            Pattern::Wing(wing) => self.wing(wing, step),
            Pattern::XyzRing(ring) => self.xyz_ring(position, ring, step),
            Pattern::WWing(wing) => self.w_wing(wing, step),
            Pattern::ChuteRemotePair(pair) => self.chute_remote_pair(pair, step),
            Pattern::ForbiddenPattern(forbidden) => self.forbidden(2 * before.case_depth(), position, forbidden, step),
            Pattern::ErIntersectionPair(pair) => self.er_intersection_pair(position, pair, step),
            Pattern::Templates(templates) => self.templates(before, templates, step),
            Pattern::OddLoop(odd) => self.odd_loop(2 * before.case_depth(), odd, step),
            Pattern::OddChain(odd) => self.odd_chain(2 * before.case_depth(), odd, step),
            Pattern::Symmetric(givens) => self.symmetric(2 * before.case_depth(), position, givens, step),
            Pattern::RemotePair(pair) => self.remote_pair(pair, step),
            Pattern::Dual(dual) => self.dual(before, dual, step),
            Pattern::Chain(chain) => self.chain(position, chain, step),
            Pattern::Sets(sets) => self.sets(position, sets, step),
            Pattern::Disjoint(subsets) => self.disjoint_subsets(position, subsets, step),
            Pattern::Counted(counted) => self.counted(counted, step),
            Pattern::Exocet(exocet) => self.exocet(position, exocet, step),
            Pattern::Blossom(blossom) => self.blossom(position, blossom, step),
            Pattern::Exclusion(exclusion) => self.exclusion(position, exclusion, step),
            Pattern::Branches(branches) => self.branches(before, branches, step),
        }
    }
}
