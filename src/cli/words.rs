//! Words that several commands say.

use crate::technique::CATALOGUE;

/// A name that no technique has, with the nearest ones that there are.
pub fn no_such_technique(name: &str) -> String {
    let mut near: Vec<(usize, &str)> =
        CATALOGUE.iter().map(|spec| (strsim::damerau_levenshtein(name, spec.id), spec.id)).collect();
    near.sort_unstable();
    let near: Vec<&str> = near.into_iter().take(3).map(|(_, id)| id).collect();
    format!("there is no technique \"{name}\"; near it are {} (all: whydoku techniques)", near.join(", "))
}
