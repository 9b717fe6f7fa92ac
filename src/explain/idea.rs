//! The general ideas behind the techniques, in words.

use super::Explainer;
use super::fragment::Explanation;
use crate::logic::{Idea, Spec};

impl Explainer {
    /// The name of an idea: "one of two".
    pub fn idea_name(&self, idea: Idea) -> String {
        self.name_of(&format!("idea-{}", idea.name()))
    }

    /// The idea in a sentence or two.
    pub fn idea(&self, idea: Idea) -> Explanation {
        self.sentence(&format!("principle-{}", idea.name()), &[])
    }

    /// The gist of a technique in one sentence: its own, or the idea behind it.
    pub(super) fn gist(&self, spec: &Spec) -> Option<Explanation> {
        let own = [Some(spec.id), spec.group, Some(spec.family.name())].into_iter().flatten();
        let own = own.filter_map(|name| self.locale.find(&format!("gist-{name}"), &[])).next();
        own.or_else(|| spec.idea.map(|idea| self.idea(idea)))
    }
}
