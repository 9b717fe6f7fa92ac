//! Chains of links of both kinds: houses with two places for a digit, and cells with two
//! candidates.

use super::implied::Links;
use super::net::{Kinds, Net};
use super::paths::Found;
use super::shape::Shape;
use super::{AllLinks, chain, chains, other_loops, report};
use crate::board::{Digit, Element};
use crate::logic::{Changes, Fact, Facts, Flow, Level, Limits, Sink, Spec};

/// A loop.
pub static CONTINUOUS_NICE_LOOP: Spec =
    chain("continuous-nice-loop", |facts, limits, sink| search(facts, limits, Shape::Loop, sink)).se(70).hodoku(
        "0706",
        Level::Unfair,
        280,
    );

/// Several candidates conflict with both ends, which are the same digit.
pub static AIC: Spec = chain("aic", |facts, limits, sink| search(facts, limits, Shape::Open, sink)).se(70).hodoku(
    "0708",
    Level::Unfair,
    280,
);

/// The ends are different digits, and each is removed at the other end.
pub static XY_X_CHAIN: Spec = chain("xy-x-chain", |facts, limits, sink| search(facts, limits, Shape::Different, sink))
    .hodoku("0708", Level::Unfair, 280);

/// One candidate conflicts with both ends.
pub static DISCONTINUOUS_NICE_LOOP: Spec =
    chain("discontinuous-nice-loop", |facts, limits, sink| search(facts, limits, Shape::Discontinuous, sink))
        .se(70)
        .hodoku("0707", Level::Unfair, 280);

const KINDS: Kinds = Kinds { houses: true, cells: true, groups: false };

/// The chains of both kinds of links.
#[derive(Default)]
struct Any(Vec<Found>);

impl Fact for Any {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        // Without groups there are fewer links, which cannot remove more.
        let is_pointless = facts.get::<AllLinks>().0.removed.is_empty();
        self.0 = if is_pointless { Vec::new() } else { chains(facts, KINDS) };
    }
}

/// The loops that the chains leave out.
#[derive(Default)]
struct OtherLoops(Vec<Found>);

impl Fact for OtherLoops {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let links = Links::of(Net::new(facts.position(), KINDS, Digit::all()));
        self.0 = other_loops(&links, &facts.get::<Any>().0);
    }
}

fn search(facts: &Facts, limits: &Limits, shape: Shape, sink: &mut Sink<'_>) -> Flow {
    let fits = |found: &Found| Shape::of(found) == shape;
    report(&facts.get::<Any>().0, fits, sink)?;
    if limits.all_loops && shape == Shape::Loop {
        report(&facts.get::<OtherLoops>().0, fits, sink)
    } else {
        Flow::Continue(())
    }
}
