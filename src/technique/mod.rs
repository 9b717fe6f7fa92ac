//! The catalogue: every technique, in one hand-ordered list.
//!
//! A file of a technique reads like a textbook entry: definition, facts, search, proof. Sizes of one pattern share
//! one search. The order of [`CATALOGUE`] is the order in which a patient person would try them, and the order of
//! the profile `standard`; other orders are data of their own (see [`profile`]).

pub mod fish;
pub mod intersections;
pub mod profile;
pub mod singles;
pub mod subsets;

pub use profile::{Profile, UnknownTechnique};

use crate::logic::{Cancel, Facts, Options, Sink, Spec, Step};

/// Every technique, easiest first.
pub static CATALOGUE: &[&Spec] = &[
    // One candidate left.
    &singles::FULL_HOUSE,
    &singles::HIDDEN_SINGLE_BOX,
    &singles::HIDDEN_SINGLE_ROW,
    &singles::HIDDEN_SINGLE_COLUMN,
    &singles::NAKED_SINGLE,
    // One digit, a box and a line; and subsets that are locked there.
    &intersections::POINTING,
    &intersections::CLAIMING,
    &subsets::LOCKED_PAIR,
    &subsets::LOCKED_TRIPLE,
    // As many cells as digits, as many lines as crossing lines.
    &subsets::NAKED_PAIR,
    &subsets::HIDDEN_PAIR,
    &fish::X_WING,
    &subsets::NAKED_TRIPLE,
    &subsets::HIDDEN_TRIPLE,
    &fish::SWORDFISH,
    &subsets::NAKED_QUAD,
    &subsets::HIDDEN_QUAD,
    &fish::JELLYFISH,
];

/// The technique with this id.
pub fn by_id(id: &str) -> Option<&'static Spec> {
    CATALOGUE.iter().copied().find(|spec| spec.id == id)
}

/// The techniques that a name stands for: one for an id, several for the name of a group; none if it is unknown.
pub fn by_name(name: &str) -> Vec<&'static Spec> {
    CATALOGUE.iter().copied().filter(|spec| spec.id == name || spec.group == Some(name)).collect()
}

/// The first instance of a technique in a position, in the order of its search.
#[inline]
pub fn first(spec: &'static Spec, facts: &Facts<'_>, options: &Options, cancel: Cancel<'_>) -> Option<Step> {
    let mut sink = Sink::first(spec, cancel);
    let _ = (spec.search)(facts, options, &mut sink);
    sink.into_first()
}

/// Every instance of a technique in a position, in the order of its search.
pub fn all(spec: &'static Spec, facts: &Facts<'_>, options: &Options, cancel: Cancel<'_>) -> Vec<Step> {
    let mut sink = Sink::all(spec, cancel);
    let _ = (spec.search)(facts, options, &mut sink);
    sink.into_all()
}

/// The text of a technique's page.
macro_rules! page {
    ($id:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/techniques/", $id, ".md"))
    };
}
use page;
