//! Suggestions for misspelt names.

use super::words::{say, say_of};
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
    let similar = match &similar[..] {
        [] => return say_of("usage-technique", "name", name),
        [only] => (*only).to_string(),
        [others @ .., last] => {
            say("one-or-other", &[("one", others.join(", ").as_str().into()), ("other", (*last).into())])
        }
    };
    say("usage-technique-similar", &[("name", name.into()), ("similar", similar.as_str().into())])
}
