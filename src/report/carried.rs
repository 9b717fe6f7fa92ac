//! A record with the fields that came with its puzzle, and a stamp that names the program.

use super::fields::field_names;
use crate::format::{Rest, distinct};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The origin of a record: the program that made it, and the puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stamp {
    /// The canonical form of the puzzle, the same for all equivalent puzzles; none where there is
    /// no puzzle.
    pub canonical: Option<String>,
}

impl Stamp {
    /// The version that stamps carry.
    pub const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    /// A stamp for a puzzle with this canonical form.
    pub fn new(canonical: Option<String>) -> Stamp {
        Stamp { canonical }
    }
}

/// A record, the fields of the input beside the puzzle, and a stamp. Serialised as one object.
#[derive(Serialize)]
pub struct Carried<R> {
    #[serde(flatten)]
    record: R,
    #[serde(flatten)]
    rest: Members,
}

/// Fields with their values as JSON.
struct Members(Vec<(String, Box<RawValue>)>);

impl Serialize for Members {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// The names of a stamp.
const STAMP: [&str; 2] = ["whydoku", "canonical"];

impl<R: Serialize> Carried<R> {
    /// A record with the fields beside its puzzle, and a stamp if there is one. Fields of the input
    /// that have the name of a field of the record, written or left out, get `input_` before it.
    ///
    /// # Errors
    /// If the record is not written as an object.
    pub fn new(record: R, rest: &Rest, stamp: Option<&Stamp>) -> Result<Carried<R>, serde_json::Error> {
        let text = |text: &str| serde_json::Value::from(text).to_string();
        let stamp = stamp.into_iter().flat_map(|stamp| {
            let canonical = stamp.canonical.as_deref().map_or("null".into(), text);
            [(STAMP[0].to_owned(), text(Stamp::VERSION)), (STAMP[1].to_owned(), canonical)]
        });
        let stamp: Vec<(String, String)> = stamp.collect();
        let mut used = field_names(&record)?;
        used.extend(stamp.iter().map(|(name, _)| name.clone()));
        let rest = distinct(&rest.fields(), &used);
        let raw = |(name, value)| Ok((name, RawValue::from_string(value)?));
        let members = stamp.into_iter().chain(rest).map(raw).collect::<Result<_, serde_json::Error>>();
        Ok(Carried { record, rest: Members(members?) })
    }
}
