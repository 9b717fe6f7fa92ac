//! The five general ideas behind the techniques.
//!
//! A particular step is easier to follow once its idea has been told: that one of two facts is true, say, so that whatever
//! conflicts with both is not. A whole solution tells each idea once, before the first step that uses it.

use super::Explainer;
use super::fragment::Explanation;
use crate::logic::Spec;

/// A general idea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Idea {
    /// At least one of two facts is true.
    OneOfTwo,
    /// One of several cases holds, and all have the same result.
    EveryCase,
    /// What leads to something impossible is false.
    Suppose,
    /// As many digits as cells, or as many lines as crossing lines, leave no room for others.
    AsMany,
    /// The puzzle has only one solution.
    OneSolution,
}

/// The ideas of families, and of techniques and groups that have another than their family.
const IDEAS: &[(Idea, &[&str])] = &[
    (
        Idea::OneOfTwo,
        &[
            "single-digit",
            "chains",
            "colouring",
            "remote-pair",
            "w-wing",
            "m-wing",
            "s-wing",
            "l2-wing",
            "l3-wing",
            "h-wing",
        ],
    ),
    (Idea::EveryCase, &["wings", "als", "forcing", "pattern-overlay", "kraken-fish-type-1", "kraken-fish-type-2"]),
    (
        Idea::Suppose,
        &[
            "guardian",
            "oddagon-chain",
            "impossible",
            "aligned-pair-exclusion",
            "aligned-triple-exclusion",
            "simple-colors-wrap",
            "nishio-forcing-chain",
            "forcing-net-contradiction",
        ],
    ),
    (Idea::AsMany, &["intersections", "subsets", "fish", "er-intersection-pair", "rank", "exocet"]),
    (Idea::OneSolution, &["uniqueness"]),
];

impl Idea {
    /// Every idea.
    pub const ALL: [Idea; 5] = [Idea::OneOfTwo, Idea::EveryCase, Idea::Suppose, Idea::AsMany, Idea::OneSolution];

    /// The idea behind a technique; `None` for singles, which need none.
    pub fn of(spec: &Spec) -> Option<Idea> {
        if spec.needs_uniqueness {
            return Some(Idea::OneSolution);
        }
        let named = |name: &str| IDEAS.iter().find(|(_, names)| names.contains(&name)).map(|&(idea, _)| idea);
        named(spec.id).or_else(|| named(spec.group?)).or_else(|| named(spec.family.name()))
    }

    /// The name, as messages have it.
    const fn name(self) -> &'static str {
        match self {
            Idea::OneOfTwo => "one-of-two",
            Idea::EveryCase => "every-case",
            Idea::Suppose => "suppose",
            Idea::AsMany => "as-many",
            Idea::OneSolution => "one-solution",
        }
    }
}

impl Explainer {
    /// The name of an idea: "one of two".
    pub fn idea_name(&self, idea: Idea) -> String {
        self.name_of(&format!("idea-{}", idea.name()))
    }

    /// The idea in a sentence or two.
    pub fn idea(&self, idea: Idea) -> Explanation {
        self.sentence(&format!("principle-{}", idea.name()), &[])
    }

    /// What a technique is about, in one sentence: its own, or the idea behind it.
    pub(super) fn gist(&self, spec: &Spec) -> Option<Explanation> {
        let own = [Some(spec.id), spec.group, Some(spec.family.name())].into_iter().flatten();
        let own = own.filter_map(|name| self.locale.find(&format!("gist-{name}"), &[])).next();
        own.or_else(|| Idea::of(spec).map(|idea| self.idea(idea)))
    }
}
