//! Chains in which places of a digit that share a line and a box are taken together, as a group.

use super::paths::Found;
use super::shape::{Shape, is_grouped};
use super::{AllLinks, best, chain, other_loops, report};
use crate::logic::{Changes, Fact, Facts, Flow, Level, Limits, Sink, Spec};

/// One digit, closed.
pub static GROUPED_X_CYCLE: Spec =
    chain("grouped-x-cycle", |facts, limits, sink| search_loops(facts, limits, Shape::OneDigit { closed: true }, sink));

/// Any links, closed.
pub static GROUPED_CONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-continuous-nice-loop", |facts, limits, sink| search_loops(facts, limits, Shape::Loop, sink)).hodoku(
        "0709",
        Level::Unfair,
        300,
    );

/// Any links; several candidates conflict with both ends.
pub static GROUPED_AIC: Spec =
    chain("grouped-aic", |facts, _, sink| search(facts, is_open, sink)).hodoku("0711", Level::Unfair, 300);

/// Any links; one candidate conflicts with both ends.
pub static GROUPED_DISCONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-discontinuous-nice-loop", |facts, _, sink| search(facts, is_discontinuous, sink)).hodoku(
        "0710",
        Level::Unfair,
        300,
    );

/// The chains of links of all kinds.
#[derive(Default)]
struct Grouped(Vec<Found>);

impl Fact for Grouped {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = best(&facts.get::<AllLinks>().0);
    }
}

/// The loops that the chains leave out.
#[derive(Default)]
struct OtherLoops(Vec<Found>);

impl Fact for OtherLoops {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = other_loops(&facts.get::<AllLinks>().0, &facts.get::<Grouped>().0);
    }
}

fn search(facts: &Facts, fits: impl Fn(&Found) -> bool, sink: &mut Sink<'_>) -> Flow {
    let fits = |found: &Found| is_grouped(&found.chain) && fits(found);
    report(&facts.get::<Grouped>().0, fits, sink)
}

fn search_loops(facts: &Facts, limits: &Limits, shape: Shape, sink: &mut Sink<'_>) -> Flow {
    let fits = |found: &Found| Shape::of(found) == shape;
    search(facts, fits, sink)?;
    if limits.all_loops {
        report(&facts.get::<OtherLoops>().0, |found| is_grouped(&found.chain) && fits(found), sink)
    } else {
        Flow::Continue(())
    }
}

/// Whether a chain has a single conclusion; chains of one digit count, too, when they pass through
/// groups.
fn is_discontinuous(found: &Found) -> bool {
    match Shape::of(found) {
        Shape::OneDigit { closed: false } => found.concluded.len() == 1,
        shape => shape == Shape::Discontinuous,
    }
}

fn is_open(found: &Found) -> bool {
    let shapes = [Shape::OneDigit { closed: false }, Shape::Open, Shape::Different];
    shapes.contains(&Shape::of(found)) && !is_discontinuous(found)
}
