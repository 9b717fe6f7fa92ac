//! Chains through almost locked sets.
//!
//! A set of cells with one digit more than cells needs all its digits but one, so of each two of
//! its digits at least one is there: a strong link from all places of the one in the set to all
//! places of the other. Besides these there are the links of all other chains.
//!
//! The net has many nodes and most often removes nothing more, so it is [asked
//! first](super::implied) what it removes, and only chains that may come to this are looked for.

use super::implied::Links;
use super::net::Net;
use super::paths::Found;
use super::{chain, other_loops, report, set_paths};
use crate::board::{CandidateSet, Literal};
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Limits, Reason, Sink, Spec};
use crate::technique::als::Sets;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Any links, some of them inside almost locked sets.
pub static AIC_WITH_ALS: Spec = chain("aic-with-als", search);

/// The links of every kind, those inside almost locked sets among them. What almost locked sets
/// with restricted commons remove, they remove, too.
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

/// The loops that these leave out.
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
    match limits.all_loops {
        true => report(&facts.get::<OtherLoops>().0, |_| true, sink),
        false => Flow::Continue(()),
    }
}

fn passes_set(chain: &Chain) -> bool {
    chain.strong.iter().any(|reason| matches!(reason, Reason::Set(_)))
}

/// Of the chains through almost locked sets, for each set of conclusions the one with the least to
/// go through.
#[derive(Default)]
pub struct Easiest {
    found: Vec<Found>,
    known: HashMap<Vec<Literal>, usize>,
}

impl Easiest {
    /// Takes a chain, unless it passes through no set.
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

    /// All of them, the best first.
    pub fn sorted(mut self) -> Vec<Found> {
        self.found.sort_by_key(|found| (Reverse(found.concluded.len()), effort(&found.chain)));
        self.found
    }
}

/// What a reader has to go through: the links, and the cells of the sets.
fn effort(chain: &Chain) -> (usize, usize) {
    let cells = |reason: &Reason| match reason {
        Reason::Set(cells) => cells.len(),
        _ => 0,
    };
    (chain.strong.len(), chain.strong.iter().map(cells).sum())
}
