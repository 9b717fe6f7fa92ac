//! Records as bytes.

use serde::Serialize;
use std::io::{self, Write};

/// Writes a record and a line end: on one line, or pretty-printed.
///
/// # Errors
/// If writing fails.
pub fn write_json(record: &impl Serialize, pretty: bool, mut out: impl Write) -> io::Result<()> {
    if pretty {
        serde_json::to_writer_pretty(&mut out, record)?
    } else {
        serde_json::to_writer(&mut out, record)?
    }
    out.write_all(b"\n")
}
