//! Orders of techniques, as data.
//!
//! A profile is a list of techniques to be tried in turn; the first that finds something gives the next step.
//! `standard` is the whole catalogue; `singles` is exactly the naked and hidden singles, so that what is left is
//! guessed: the engine of the classic teaching articles.

use super::{CATALOGUE, by_name};
use crate::board::Position;
use crate::logic::{Cancel, Facts, Ladder, Options, Sink, Spec, Step};

/// A list of techniques, tried in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What it is called.
    pub name: String,
    /// The techniques in the order in which they are tried.
    pub techniques: Vec<&'static Spec>,
    /// Limits and switches for their searches.
    pub options: Options,
}

/// A name that is neither a technique's nor a group's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no technique \"{0}\"")]
pub struct UnknownTechnique(pub String);

/// The names of the profiles that are built in.
pub const NAMES: [&str; 2] = ["standard", "singles"];

impl Profile {
    /// Every technique of the catalogue, in its order.
    pub fn standard() -> Profile {
        Profile { name: "standard".into(), techniques: CATALOGUE.to_vec(), options: Options::default() }
    }

    /// Hidden singles in boxes, rows and columns, then naked singles; nothing else.
    pub fn singles() -> Profile {
        let techniques = ["hidden-single", "naked-single"].into_iter().flat_map(by_name).collect();
        Profile { name: "singles".into(), techniques, options: Options::default() }
    }

    /// A built-in profile by name.
    pub fn named(name: &str) -> Option<Profile> {
        match name {
            "standard" => Some(Profile::standard()),
            "singles" => Some(Profile::singles()),
            _ => None,
        }
    }

    /// Only these techniques (ids or names of groups), in the order of this profile; those that it lacks come last, in
    /// the order of the catalogue.
    ///
    /// # Errors
    /// If a name is unknown.
    pub fn only<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Result<Profile, UnknownTechnique> {
        let wanted = named(names)?;
        self.techniques.retain(|spec| wanted.contains(spec));
        for &spec in CATALOGUE {
            if wanted.contains(&spec) && !self.techniques.contains(&spec) {
                self.techniques.push(spec);
            }
        }
        Ok(self)
    }

    /// Without these techniques (ids or names of groups).
    ///
    /// # Errors
    /// If a name is unknown.
    pub fn without<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Result<Profile, UnknownTechnique> {
        let unwanted = named(names)?;
        self.techniques.retain(|spec| !unwanted.contains(spec));
        Ok(self)
    }
}

fn named<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<Vec<&'static Spec>, UnknownTechnique> {
    let mut found = Vec::new();
    for name in names {
        let specs = by_name(name);
        if specs.is_empty() {
            return Err(UnknownTechnique(name.into()));
        }
        found.extend(specs);
    }
    Ok(found)
}

impl Ladder for Profile {
    fn next_step(&self, position: &Position, cancel: Cancel<'_>) -> Option<Step> {
        let facts = Facts::new(position);
        let mut sink = Sink::first(self.techniques.first()?, cancel);
        for spec in &self.techniques {
            sink.turn_to(spec);
            if (spec.search)(&facts, &self.options, &mut sink).is_break() {
                break;
            }
        }
        sink.into_first()
    }
}
