//! Fields and columns beside a puzzle, whatever the format.

use super::error::{FormatError, Source};
use super::reading::Reading;
use super::{candidates, library};

/// Adopts a field or a column that says more about the position: its candidates, or the line of a
/// technique library.
pub(super) fn adopt(reading: &mut Reading, name: &str, value: &str, at: &Source) -> Result<(), FormatError> {
    match name {
        "candidates" => reading.candidates = Some(candidates::read_set(value, at)?),
        _ => reading.library = library::read(value, at)?.library,
    }
    Ok(())
}

/// Fields with names of their own: where a name is used already, `input_` comes before it.
pub fn distinct(fields: &[(String, String)], used: &[impl AsRef<str>]) -> Vec<(String, String)> {
    let mut distinct: Vec<(String, String)> = Vec::with_capacity(fields.len());
    for (name, value) in fields {
        let mut name = name.clone();
        while used.iter().any(|other| other.as_ref() == name) || distinct.iter().any(|(other, _)| *other == name) {
            name.insert_str(0, "input_");
        }
        distinct.push((name, value.clone()));
    }
    distinct
}
