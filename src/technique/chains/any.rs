//! Chains of links of both kinds: houses with two places for a digit, and cells with two candidates.

use super::net::Kinds;
use super::paths::Found;
use super::shape::Shape;
use super::{AllLinks, chain, chains, report};
use crate::logic::{Changes, Fact, Facts, Flow, Level, Sink, Spec};

/// A loop.
pub static CONTINUOUS_NICE_LOOP: Spec =
    chain("continuous-nice-loop", |facts, _, sink| search(facts, Shape::Loop, sink)).se(70).hodoku(
        "0706",
        Level::Unfair,
        280,
    );

/// Several candidates conflict with both ends, which are the same digit.
pub static AIC: Spec =
    chain("aic", |facts, _, sink| search(facts, Shape::Open, sink)).se(70).hodoku("0708", Level::Unfair, 280);

/// The ends are different digits, and each is removed at the other end.
pub static XY_X_CHAIN: Spec =
    chain("xy-x-chain", |facts, _, sink| search(facts, Shape::Different, sink)).hodoku("0708", Level::Unfair, 280);

/// One candidate conflicts with both ends.
pub static DISCONTINUOUS_NICE_LOOP: Spec =
    chain("discontinuous-nice-loop", |facts, _, sink| search(facts, Shape::Discontinuous, sink)).se(70).hodoku(
        "0707",
        Level::Unfair,
        280,
    );

/// The chains of both kinds of links.
#[derive(Default)]
struct Any(Vec<Found>);

impl Fact for Any {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        // Without groups there are fewer links, which lead to no more.
        let is_pointless = facts.get::<AllLinks>().0.removed.is_empty();
        let kinds = Kinds { houses: true, cells: true, ..Kinds::default() };
        self.0 = if is_pointless { Vec::new() } else { chains(facts, kinds) };
    }
}

fn search(facts: &Facts, shape: Shape, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<Any>().0, |found| Shape::of(found) == shape, sink)
}
