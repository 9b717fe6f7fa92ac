//! Suggestions for misspelt names.

use crate::technique::CATALOGUE;

/// At most this many names are suggested.
const MOST: usize = 3;

/// The message for an unknown technique, with similar names if there are any.
pub fn unknown_technique(name: &str) -> String {
    let distance = |id: &str| strsim::damerau_levenshtein(name, id);
    let mut similar: Vec<(usize, &str)> = CATALOGUE
        .iter()
        .map(|spec| (distance(spec.id), spec.id))
        .filter(|&(distance, _)| 2 * distance <= name.chars().count())
        .collect();
    similar.sort_unstable();
    let similar: Vec<&str> = similar.into_iter().take(MOST).map(|(_, id)| id).collect();
    let question = match &similar[..] {
        [] => String::new(),
        [only] => format!("; did you mean {only}?"),
        [others @ .., last] => format!("; did you mean {} or {last}?", others.join(", ")),
    };
    format!("there is no technique \"{name}\"{question} (whydoku techniques lists all)")
}
