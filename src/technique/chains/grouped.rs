//! Chains in which places of a digit that share a line and a box are taken together, as a group.

use super::paths::Found;
use super::shape::{Shape, is_grouped};
use super::{AllLinks, best, chain, report};
use crate::logic::{Changes, Fact, Facts, Flow, Level, Sink, Spec};

/// One digit, closed.
pub static GROUPED_X_CYCLE: Spec =
    chain("grouped-x-cycle", |facts, _, sink| search(facts, &[Shape::OneDigit { closed: true }], sink));

/// Any links, closed.
pub static GROUPED_CONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-continuous-nice-loop", |facts, _, sink| search(facts, &[Shape::Loop], sink)).hodoku(
        "0709",
        Level::Unfair,
        300,
    );

/// Any links; several candidates conflict with both ends, or all is about one digit.
pub static GROUPED_AIC: Spec = chain("grouped-aic", |facts, _, sink| {
    search(facts, &[Shape::OneDigit { closed: false }, Shape::Open, Shape::Different], sink)
})
.hodoku("0711", Level::Unfair, 300);

/// Any links; one candidate conflicts with both ends.
pub static GROUPED_DISCONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-discontinuous-nice-loop", |facts, _, sink| search(facts, &[Shape::Discontinuous], sink)).hodoku(
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

fn search(facts: &Facts, shapes: &[Shape], sink: &mut Sink<'_>) -> Flow {
    let fits = |found: &Found| is_grouped(&found.chain) && shapes.contains(&Shape::of(found));
    report(&facts.get::<Grouped>().0, fits, sink)
}
