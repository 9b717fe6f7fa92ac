//! A record with what came with its puzzle, and with a stamp that says which program made it.

use crate::format::{Rest, distinct};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A record that stands for one puzzle.
pub trait Record: Serialize {
    /// The names of its fields. Fields of the input with these names are written with `input_` before them.
    const NAMES: &'static [&'static str];
}

impl<R: Record> Record for &R {
    const NAMES: &'static [&'static str] = R::NAMES;
}

/// Which program made a record, and of which puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stamp {
    /// The canonical form of the puzzle, the same for all equivalent puzzles; none where there is no puzzle.
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

impl<R: Record> Carried<R> {
    /// A record with the fields beside its puzzle, and a stamp if there is one.
    pub fn new(record: R, rest: &Rest, stamp: Option<&Stamp>) -> Carried<R> {
        let text = |text: &str| serde_json::Value::from(text).to_string();
        let stamp = stamp.into_iter().flat_map(|stamp| {
            let canonical = stamp.canonical.as_deref().map_or("null".into(), text);
            [(STAMP[0].to_owned(), text(Stamp::VERSION)), (STAMP[1].to_owned(), canonical)]
        });
        let stamp: Vec<(String, String)> = stamp.collect();
        let used: Vec<&str> = R::NAMES.iter().copied().chain(stamp.iter().map(|(name, _)| name.as_str())).collect();
        let rest = distinct(&rest.fields(), &used);
        // What was read as JSON is JSON.
        let raw = |(name, value)| Some((name, RawValue::from_string(value).ok()?));
        Carried { record, rest: Members(stamp.clone().into_iter().chain(rest).filter_map(raw).collect()) }
    }
}
