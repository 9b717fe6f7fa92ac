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

/// Fields with names of their own: where a name is used already, `input_` comes before it, and a
/// number after it where that is used, too. A number of a record's schema that was read says
/// nothing about the new record, and is left out.
pub fn distinct(fields: &[(String, String)], used: &[impl AsRef<str>]) -> Vec<(String, String)> {
    let mut distinct: Vec<(String, String)> = Vec::with_capacity(fields.len());
    for (name, value) in fields {
        let is_ours = used.iter().any(|other| other.as_ref() == name);
        if is_ours && name == "schema" && value.parse::<u64>().is_ok() {
            continue;
        }
        let is_free = |new: &str| {
            !used.iter().any(|other| other.as_ref() == new) && !distinct.iter().any(|(other, _)| other == new)
        };
        // A name of another field is that field's.
        let is_other = |new: &str| new != name && fields.iter().any(|(other, _)| other == new);
        let plain = if is_ours { format!("input_{name}") } else { name.clone() };
        let numbered = (2..).map(|number| format!("{plain}_{number}"));
        let new = std::iter::once(plain.clone()).chain(numbered).find(|new| is_free(new) && !is_other(new));
        distinct.extend(new.map(|new| (new, value.clone())));
    }
    distinct
}
