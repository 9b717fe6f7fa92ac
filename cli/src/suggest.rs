//! Techniques by name, and suggestions for misspelt names.

use super::words::{listed, say, say_of};
use whydoku::explain::{LookupError, technique_names, techniques_named};
use whydoku::logic::Spec;

/// No name of a technique has more characters than this.
const LONGEST: usize = 80;

/// At most this many names are suggested.
const MOST: usize = 3;

/// The techniques with this name.
pub fn techniques(name: &str) -> Result<Vec<&'static Spec>, String> {
    if name.chars().count() > LONGEST {
        let start: String = name.chars().take(LONGEST).chain(['…']).collect();
        return Err(say_of("usage-technique", "name", start));
    }
    techniques_named(name).map_err(|error| match error {
        LookupError::Ambiguous { name, ids } => {
            say("usage-ambiguous", &[("name", name.as_str().into()), ("similar", or(&ids).as_str().into())])
        }
        _ => match &similar(name)[..] {
            [] => say_of("usage-technique", "name", name),
            similar => {
                say("usage-technique-similar", &[("name", name.into()), ("similar", or(similar).as_str().into())])
            }
        },
    })
}

/// "a, b or c" in the user's language.
pub fn or<T: ToString + AsRef<str>>(names: &[T]) -> String {
    match names {
        [] => String::new(),
        [only] => only.to_string(),
        [others @ .., last] => {
            say("one-or-other", &[("one", listed(others).as_str().into()), ("other", last.as_ref().into())])
        }
    }
}

/// The ids of all techniques with these names.
pub fn ids(names: &[String]) -> Result<Vec<&'static str>, String> {
    let found = names.iter().map(|name| techniques(name)).collect::<Result<Vec<_>, _>>()?;
    Ok(found.into_iter().flatten().map(|spec| spec.id).collect())
}

/// Names that are close to a name, the closest; none if none is close.
fn similar(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let most = name.chars().count() / 4 + usize::from(name.chars().count() > 2);
    let names = technique_names().into_iter();
    let mut similar: Vec<(usize, String)> = names
        .map(|known| (strsim::damerau_levenshtein(&name, &known.to_lowercase()), known))
        .filter(|&(distance, _)| distance <= most)
        .collect();
    similar.sort_unstable();
    // Of several spellings of one name, such as id and title, the closest is enough.
    let plain = |text: &str| text.to_lowercase().replace(['-', ' '], "");
    similar.dedup_by(|next, kept| plain(&next.1) == plain(&kept.1));
    let nearest = similar.first().map_or(0, |&(distance, _)| distance);
    let similar = similar.into_iter().filter(|&(distance, _)| distance == nearest).take(MOST).map(|(_, name)| name);
    similar.collect()
}
