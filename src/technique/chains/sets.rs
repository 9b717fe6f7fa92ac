//! Chains through almost locked sets.
//!
//! A set of cells with one digit more than cells needs all its digits but one, so of each two of its digits at least one is
//! there: a strong link from all places of the one in the set to all places of the other. Besides these there are the links
//! of all other chains.
//!
//! The net has many nodes and most often removes nothing more, so it is [asked first](super::implied) what it removes, and
//! only chains that may come to this are looked for.

use super::implied::Ends;
use super::net::Net;
use super::paths::{Found, Paths};
use super::{chain, report};
use crate::board::Literal;
use crate::logic::{Chain, Changes, Fact, Facts, Flow, Reason, Sink, Spec};
use crate::technique::als::Sets;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Any links, some of them inside almost locked sets.
pub static AIC_WITH_ALS: Spec = chain("aic-with-als", |facts, _, sink| search(facts, sink));

/// The chains through almost locked sets.
#[derive(Default)]
struct WithSets(Vec<Found>);

impl Fact for WithSets {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0.clear();
        let net = Net::with_sets(facts.position(), &facts.get::<Sets>().all);
        let ends = Ends::of(&net);
        if ends.is_empty() {
            return;
        }
        let mut known: HashMap<Vec<Literal>, usize> = HashMap::new();
        Paths::between(&net, |node| ends.has(node), &mut |new| {
            if !has_set(&new.chain) {
                return;
            }
            match known.get(&new.concluded) {
                Some(&old) if effort(&self.0[old].chain) <= effort(&new.chain) => {}
                Some(&old) => self.0[old] = new,
                None => {
                    known.insert(new.concluded.clone(), self.0.len());
                    self.0.push(new);
                }
            }
        });
        self.0.sort_by_key(|found| (Reverse(found.concluded.len()), effort(&found.chain)));
    }
}

fn search(facts: &Facts, sink: &mut Sink<'_>) -> Flow {
    report(&facts.get::<WithSets>().0, |_| true, sink)
}

fn has_set(chain: &Chain) -> bool {
    chain.strong.iter().any(|reason| matches!(reason, Reason::Set(_)))
}

/// What a reader has to go through: the links, and the cells of the sets.
fn effort(chain: &Chain) -> (usize, usize) {
    let cells = |reason: &Reason| match reason {
        Reason::Set(cells) => cells.len(),
        _ => 0,
    };
    (chain.strong.len(), chain.strong.iter().map(cells).sum())
}
