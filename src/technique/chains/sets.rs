//! Chains through almost locked sets.
//!
//! A set of cells with one digit more than cells needs all its digits but one, so of any two of its
//! digits at least one is there: a strong link from all places of one digit in the set to all
//! places of the other. The links of all other chains are used as well.
//!
//! The net has many nodes and most often removes nothing more, so its eliminations are [computed
//! first](super::implied), and only chains that may contribute to them are searched.

use super::easiest::passes_set;
use super::implied::Links;
use super::net::Net;
use super::paths::Found;
use super::{chain, other_loops, report, set_paths};
use crate::board::CandidateSet;
use crate::logic::{Changes, Fact, Facts, Flow, Limits, Sink, Spec};
use crate::technique::als::Sets;

/// Any links, some of them inside almost locked sets.
pub static AIC_WITH_ALS: Spec = chain("aic-with-als", search);

/// The links of every kind, those inside almost locked sets among them. They also remove everything
/// that almost locked sets with restricted commons remove.
#[derive(Default)]
pub struct SetLinks(pub(super) Links);

impl SetLinks {
    /// The candidates that some chain removes.
    pub fn removed(&self) -> CandidateSet {
        self.0.removed
    }
}

impl Fact for SetLinks {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = Links::of(Net::with_sets(facts.position(), &facts.get::<Sets>().all));
    }
}

/// The chains through almost locked sets.
#[derive(Default)]
struct WithSets(Vec<Found>);

impl Fact for WithSets {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = set_paths::easiest(&facts.get::<SetLinks>().0).sorted();
    }
}

/// The loops that the chains leave out.
#[derive(Default)]
struct OtherLoops(Vec<Found>);

impl Fact for OtherLoops {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        let loops = other_loops(&facts.get::<SetLinks>().0, &facts.get::<WithSets>().0);
        self.0 = loops.into_iter().filter(|found| passes_set(&found.chain)).collect();
    }
}

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<WithSets>().0, |_| true, sink)?;
    if limits.all_loops { report(&facts.get::<OtherLoops>().0, |_| true, sink) } else { Flow::Continue(()) }
}
