//! The catalogue: every technique, in one hand-ordered list.
//!
//! A file of a technique reads like a textbook entry: definition, facts, search, proof. Sizes of
//! one pattern share one search. The order of [`CATALOGUE`] is the order in which a patient person
//! would try them, and the order of the profile `standard`; other orders are profiles (see
//! [`Profile`]). Code names a technique by its value in [`known`]; names as text ([`by_id`],
//! [`by_name`]) are for input from outside.

mod als;
#[cfg(feature = "words")]
mod built_in;
mod catalogue;
mod chains;
mod chute;
mod colouring;
#[cfg(feature = "words")]
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
#[cfg(feature = "words")]
mod page;
#[cfg(feature = "words")]
mod pages;
mod pairs;
mod placeable;
mod profile;
#[cfg(feature = "words")]
mod profile_file;
mod rank;
mod related;
mod run;
mod single_digit;
mod singles;
mod stems;
mod subsets;
#[doc(hidden)]
pub mod table;
mod uniqueness;
mod wings;

pub use catalogue::{CATALOGUE, by_id, by_name, in_group_of, known, of_family, place};
pub(crate) use chute::may_be_locked;
#[cfg(feature = "words")]
pub use course::{Chapter, Course};
pub use direct::direct;
pub use find::{Extent, find, instances};
pub(crate) use forcing::{single, supposition_that_fails};
pub use library::{LibraryCode, Sought, library_digits};
pub use library_names::named_in_steps;
#[cfg(feature = "words")]
pub use page::{Block, TechniquePage, blocks};
#[cfg(feature = "words")]
pub(crate) use pages::*;
#[cfg(feature = "words")]
pub use pages::{add_pages, page};
pub(crate) use placeable::in_templates;
pub use profile::{Profile, ProfilePath, Rung, UnknownTechnique};
#[cfg(feature = "words")]
pub use profile_file::{ProfileError, ProfileProblem};
pub use related::{builds_on, leads_to};
pub use run::{Found, all, every, first};
pub(crate) use singles::{SINGLES, first_single};
