//! Chains of cells with two candidates.

use super::net::Kinds;
use super::paths::Found;
use super::shape::Shape;
use super::{chain, chains, report};
use crate::logic::{Changes, Fact, Facts, Flow, Level, Sink, Spec};

/// An open chain whose ends have the same digit.
pub static XY_CHAIN: Spec =
    chain("xy-chain", |facts, _, sink| search(facts, false, sink)).se(66).hodoku("0702", Level::Unfair, 260);

/// A closed chain.
pub static XY_RING: Spec = chain("xy-ring", |facts, _, sink| search(facts, true, sink)).se(65);

/// The chains of cells with two candidates.
#[derive(Default)]
struct Cells(Vec<Found>);

impl Fact for Cells {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = chains(facts, Kinds { cells: true, ..Kinds::default() });
    }
}

fn search(facts: &Facts, closed: bool, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<Cells>().0, |found| Shape::of(found) == Shape::Cells { closed }, sink)
}
