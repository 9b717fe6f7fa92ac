//! The general ideas behind the techniques, in words.

use super::Explainer;
use super::fragment::Explanation;
use crate::logic::{Idea, Spec};
use std::iter;

impl Explainer {
    /// The name of an idea: "one of two".
    pub fn idea_name(&self, idea: Idea) -> String {
        self.name_of(&format!("idea-{}", idea.name()))
    }

    /// The idea in a sentence or two.
    pub fn idea(&self, idea: Idea) -> Explanation {
        self.sentence(&format!("principle-{}", idea.name()), &[])
    }

    /// The gist of a technique in a sentence or two.
    pub fn gist(&self, spec: &Spec) -> Option<Explanation> {
        gist_names(spec).find_map(|name| self.locale.find(&format!("gist-{name}"), &[]))
    }
}

/// The names under which the gist of a technique may stand: its own, then the beginnings of its
/// name and its group, then the ends of its name, the longer ones first, and the family. So
/// `finned-x-wing` may be under `finned`, `grouped-x-cycle` under `x-cycle`.
fn gist_names(spec: &Spec) -> impl Iterator<Item = &'static str> {
    let id = spec.id;
    let beginnings = id.rmatch_indices('-').map(move |(at, _)| &id[..at]);
    let ends = id.match_indices('-').map(move |(at, _)| &id[at + 1..]);
    iter::once(id).chain(beginnings).chain(spec.group).chain(ends).chain([spec.family.name()])
}
