//! The fingerprint of rows: whether two inputs begin alike.

use std::hash::{DefaultHasher, Hash, Hasher};
use whydoku::board::Element;
use whydoku::format::{FormatError, Reading};

/// Collects what was read. The names of files are no part of it, so that the same rows may come
/// from a pipe, or be packed.
#[derive(Default)]
pub struct Fingerprint(DefaultHasher);

impl Fingerprint {
    /// Adds a row. Returns the fingerprint of all rows so far.
    pub fn add(&mut self, entry: &Result<Reading, FormatError>) -> u64 {
        let hasher = &mut self.0;
        match entry {
            Ok(reading) => {
                hasher.write(reading.digits.to_string().as_bytes());
                reading.givens.map(|givens| givens.iter().map(Element::index).collect::<Vec<_>>()).hash(hasher);
                let candidates = reading.candidates;
                candidates.map(|candidates| candidates.iter().map(Element::index).collect::<Vec<_>>()).hash(hasher);
                reading.library.as_ref().map(|case| &case.code).hash(hasher);
                for (name, value) in reading.rest.fields() {
                    (name, value).hash(hasher);
                }
            }
            Err(error) => (error.source.line, error.problem.to_string()).hash(hasher),
        }
        hasher.finish()
    }
}
