//! The catalogue: every technique, in one hand-ordered list.
//!
//! A file of a technique reads like a textbook entry: definition, facts, search, proof. Sizes of
//! one pattern share one search. The order of [`CATALOGUE`] is the order in which a patient person
//! would try them, and the order of the profile `standard`; other orders are profiles (see
//! [`Profile`]). Code names a technique by its value in [`known`]; names as text ([`by_id`],
//! [`by_name`]) are for input from outside.

mod als;
mod built_in;
mod catalogue;
mod chains;
mod chute;
mod colouring;
#[cfg(feature = "profiles")]
mod course;
mod digit_sets;
mod direct;
mod exocet;
mod find;
mod fish;
mod forcing;
mod guardians;
mod impossible;
mod intersections;
mod library;
mod library_names;
#[cfg(feature = "pages")]
mod page;
mod pairs;
mod placeable;
mod profile;
#[cfg(feature = "profiles")]
mod profile_file;
mod rank;
mod run;
mod single_digit;
mod singles;
mod subsets;
#[doc(hidden)]
pub mod table;
mod uniqueness;
mod wings;

pub use catalogue::{CATALOGUE, by_id, by_name, in_group_of, known, of_family, place};
#[cfg(feature = "profiles")]
pub use course::{Chapter, Course};
pub use direct::direct;
pub use find::{Extent, find, instances};
pub(crate) use forcing::single;
pub use library::{LibraryCode, Sought, library_digits};
pub use library_names::named_in_steps;
#[cfg(feature = "pages")]
pub use page::{Block, Page, blocks};
pub use profile::{Profile, ProfilePath, Rung, UnknownTechnique};
#[cfg(feature = "profiles")]
pub use profile_file::{ProfileError, ProfileProblem};
pub use run::{Found, all, every, first};

#[cfg(feature = "pages")]
use crate::logic::Spec;

/// The page of a technique in English, in Markdown: definition, reason, examples.
#[cfg(feature = "pages")]
pub fn page(spec: &Spec) -> Option<&'static str> {
    page_among(PAGES_EN, spec)
}

/// The page of a technique among those of a language.
#[cfg(feature = "pages")]
pub(crate) fn page_among(pages: &[(&'static str, &'static str)], spec: &Spec) -> Option<&'static str> {
    pages.binary_search_by_key(&spec.id, |&(id, _)| id).ok().map(|index| pages[index].1)
}

// `PAGES_EN` and so on, the text of every file `docs/techniques/<tag>/<id>.md` by id, in
// alphabetical order.
#[cfg(feature = "pages")]
include!(concat!(env!("OUT_DIR"), "/pages.rs"));
