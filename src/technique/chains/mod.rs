//! Chains of strong and weak links.
//!
//! One search finds them all: the shortest chains through a [net](net) of links, all pairs of ends at once. What it finds
//! is kept until the position changes, so that the techniques below, which differ in the links that they use and in the
//! shape of the chain, share the work.
//!
//! **Proof.** The constraints of the strong links: if a conclusion were wrong, the ends would both be false, and from one
//! end to the other each link would force the next, until the last one has nothing left.

mod net;
mod shape;

use crate::board::{Digit, Element};
use crate::logic::{Changes, Evidence, Fact, Facts, Family, Flow, Level, Proof, Sink, Spec};
use net::{Found, Kinds, Net};
use shape::{Shape, is_grouped};
use std::collections::HashMap;

/// One digit, houses with two places for it.
pub static X_CHAIN: Spec =
    chain("x-chain", |facts, _, sink| one_digit(facts, false, sink)).se_of(|_| 66).hodoku("0701", Level::Unfair, 260);

/// The same, closed.
pub static X_CYCLE: Spec = chain("x-cycle", |facts, _, sink| one_digit(facts, true, sink)).se_of(|_| 65);

/// Cells with two candidates; both ends have the same digit.
pub static XY_CHAIN: Spec = chain("xy-chain", |facts, _, sink| {
    report(&facts.get::<Cells>().0, |found| Shape::of(found) == Shape::Cells { closed: false }, sink)
})
.hodoku("0702", Level::Unfair, 260);

/// The same, closed.
pub static XY_RING: Spec = chain("xy-ring", |facts, _, sink| {
    report(&facts.get::<Cells>().0, |found| Shape::of(found) == Shape::Cells { closed: true }, sink)
});

/// Any links, closed.
pub static CONTINUOUS_NICE_LOOP: Spec =
    chain("continuous-nice-loop", |facts, _, sink| any(facts, Shape::Loop, sink)).hodoku("0706", Level::Unfair, 280);

/// Any links; several candidates conflict with both ends.
pub static AIC: Spec = chain("aic", |facts, _, sink| any(facts, Shape::Open, sink)).hodoku("0708", Level::Unfair, 280);

/// Any links, and one candidate that conflicts with both ends.
pub static DISCONTINUOUS_NICE_LOOP: Spec =
    chain("discontinuous-nice-loop", |facts, _, sink| any(facts, Shape::Discontinuous, sink)).hodoku(
        "0707",
        Level::Unfair,
        280,
    );

/// One digit, with groups, closed.
pub static GROUPED_X_CYCLE: Spec =
    chain("grouped-x-cycle", |facts, _, sink| grouped(facts, &[Shape::OneDigit { closed: true }], sink));

/// Any links and groups, closed.
pub static GROUPED_CONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-continuous-nice-loop", |facts, _, sink| grouped(facts, &[Shape::Loop], sink)).hodoku(
        "0709",
        Level::Unfair,
        300,
    );

/// Any links and groups; several candidates conflict with both ends.
pub static GROUPED_AIC: Spec =
    chain("grouped-aic", |facts, _, sink| grouped(facts, &[Shape::OneDigit { closed: false }, Shape::Open], sink))
        .hodoku("0711", Level::Unfair, 300);

/// Any links and groups, and one candidate that conflicts with both ends.
pub static GROUPED_DISCONTINUOUS_NICE_LOOP: Spec =
    chain("grouped-discontinuous-nice-loop", |facts, _, sink| grouped(facts, &[Shape::Discontinuous], sink)).hodoku(
        "0710",
        Level::Unfair,
        300,
    );

const fn chain(id: &'static str, search: crate::logic::Search) -> Spec {
    Spec::new(id, Family::Chains, search).evidence(Evidence::Derived)
}

fn one_digit(facts: &Facts, closed: bool, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<OneDigit>().0, |found| found.chain.closed == closed, sink)
}

fn any(facts: &Facts, shape: Shape, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<Any>().0, |found| Shape::of(found) == shape, sink)
}

fn grouped(facts: &Facts, shapes: &[Shape], sink: &mut Sink<'_>) -> Flow {
    let fits = |found: &Found| is_grouped(&found.chain) && shapes.contains(&Shape::of(found));
    report(&facts.get::<Grouped>().0, fits, sink)
}

/// Hands over the chains that fit, the best first.
fn report(chains: &[Found], fits: impl Fn(&Found) -> bool, sink: &mut Sink<'_>) -> Flow {
    chains.iter().filter(|found| fits(found)).try_for_each(|found| {
        let proof = Proof::of(found.chain.truths());
        sink.find(found.chain.clone().into(), found.concluded.iter().copied(), proof)
    })
}

/// The chains of each digit by itself.
#[derive(Default)]
struct OneDigit(Vec<Found>);

/// The chains of cells with two candidates.
#[derive(Default)]
struct Cells(Vec<Found>);

/// The chains of both kinds of links.
#[derive(Default)]
struct Any(Vec<Found>);

/// The chains with groups, too.
#[derive(Default)]
struct Grouped(Vec<Found>);

impl Fact for OneDigit {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let kinds = Kinds { houses: true, ..Kinds::default() };
        let nets = Digit::all().map(|digit| Net::new(facts.position(), kinds, std::iter::once(digit)));
        self.0 = best(nets);
    }
}

impl Fact for Cells {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = chains(facts, Kinds { cells: true, ..Kinds::default() });
    }
}

impl Fact for Any {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = chains(facts, Kinds { houses: true, cells: true, ..Kinds::default() });
    }
}

impl Fact for Grouped {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = chains(facts, Kinds { houses: true, cells: true, groups: true });
    }
}

fn chains(facts: &Facts, kinds: Kinds) -> Vec<Found> {
    best(std::iter::once(Net::new(facts.position(), kinds, Digit::all())))
}

/// For each shape and set of conclusions a shortest chain, in the order in which a person would rather see them: those
/// with the most conclusions first, then the shortest.
fn best(nets: impl Iterator<Item = Net>) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut known = HashMap::new();
    for net in nets {
        net.chains(&mut |new| {
            let key = (Shape::of(&new), is_grouped(&new.chain), new.concluded.clone());
            match known.get(&key) {
                Some(&old) if found[old as usize].chain.nodes.len() <= new.chain.nodes.len() => {}
                Some(&old) => found[old as usize] = new,
                None => {
                    known.insert(key, found.len() as u32);
                    found.push(new);
                }
            }
        });
    }
    found.sort_by_key(|found| (std::cmp::Reverse(found.concluded.len()), found.chain.nodes.len()));
    found
}
