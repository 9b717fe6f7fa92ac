//! Chains through almost locked sets.
//!
//! A set of cells with one digit more than cells needs all its digits but one, so of any two of its
//! digits at least one is there: a strong link from all places of one digit in the set to all
//! places of the other. The links of all other chains are used as well.
//!
//! The net has many nodes and most often removes nothing more, so its eliminations are [computed
//! first](super::implied), and only chains that may contribute to them are searched.

use super::implied::Links;
use super::net::Net;
use super::paths::Found;
use super::{chain, other_loops, report, set_paths};
use crate::board::{CandidateSet, Literal};
use crate::hash::HashMap;
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Limits, Reason, Sink, Spec};
use crate::technique::als::Sets;
use std::cmp::Reverse;

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
        let mut easiest = Easiest::default();
        set_paths::shortest(&facts.get::<SetLinks>().0, &mut |new| easiest.add(new));
        self.0 = easiest.sorted();
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

fn passes_set(chain: &Chain) -> bool {
    chain.strong.iter().any(|reason| matches!(reason, Reason::Set(_)))
}

/// The easiest of the chains through almost locked sets, one for each set of conclusions.
#[derive(Default)]
pub struct Easiest {
    found: Vec<Found>,
    known: HashMap<Vec<Literal>, usize>,
}

impl Easiest {
    /// Adds a chain if it passes through a set.
    pub fn add(&mut self, new: Found) {
        if !passes_set(&new.chain) {
            return;
        }
        match self.known.get(&new.concluded) {
            Some(&old) if effort(&self.found[old].chain) <= effort(&new.chain) => {}
            Some(&old) => self.found[old] = new,
            None => {
                self.known.insert(new.concluded.clone(), self.found.len());
                self.found.push(new);
            }
        }
    }

    /// Returns all of them, the best first.
    pub fn sorted(mut self) -> Vec<Found> {
        self.found.sort_by_key(|found| (Reverse(found.concluded.len()), effort(&found.chain)));
        self.found
    }
}

/// The effort of a reader: the number of links, and of cells in the sets.
fn effort(chain: &Chain) -> (usize, usize) {
    let cells = |reason: &Reason| match reason {
        Reason::Set(cells) => cells.len(),
        _ => 0,
    };
    (chain.strong.len(), chain.strong.iter().map(cells).sum())
}
