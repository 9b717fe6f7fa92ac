//! Answers as text.

use serde::Serialize;

/// A record as JSON. Records have no keys that could fail to be written.
pub(super) fn written(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_else(|_| "null".into())
}
