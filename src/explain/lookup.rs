//! Techniques by any name that a person may know: the id, the name in any language, an alias from a
//! page, a group, a family.
//!
//! Case, spaces, hyphens and brackets do not matter: `X-Wing`, `x wing` and `xwing` are one name.
//! Neither do plurals, spellings and the word "type"; usual short names are known, and the first
//! words of several names in one family mean all of them.

use super::Explainer;
use super::language::Language;
use crate::logic::Spec;
use crate::technique::{CATALOGUE, by_id, named_in_steps};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The reason a name does not resolve.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LookupError {
    /// Several techniques have this name.
    #[error("\"{name}\" may mean {}", listed(.ids))]
    Ambiguous {
        /// The name.
        name: String,
        /// The ids of the techniques.
        ids: Vec<&'static str>,
    },
    /// Nothing has this name.
    #[error("there is no technique \"{0}\"")]
    Unknown(String),
}

/// `a, b or c`
fn listed(ids: &[&str]) -> String {
    match ids {
        [] => String::new(),
        [only] => only.to_string(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// The kind of a name that is no alias. Earlier kinds come first, and an alias that is another
/// technique's name does not hide that name.
enum Named {
    Technique,
    Several,
}

/// The techniques with this name: one for an id, a name or an alias, several for a group or a
/// family.
///
/// ```
/// use whydoku::explain::techniques_named;
/// let ids = |name: &str| techniques_named(name).unwrap().iter().map(|spec| spec.id).collect::<Vec<_>>();
/// assert_eq!(ids("X-Wing"), ["x-wing"]);
/// assert_eq!(ids("x wings"), ["x-wing"]);
/// assert_eq!(ids("二阶鱼"), ["x-wing"]);
/// assert_eq!(ids("UR1"), ["unique-rectangle-type-1"]);
/// assert_eq!(ids("Fish")[..3], ["x-wing", "swordfish", "jellyfish"]);
/// ```
///
/// # Errors
/// If no technique has this name, or several do that form neither a group nor a family.
pub fn techniques_named(name: &str) -> Result<Vec<&'static Spec>, LookupError> {
    if let Some(spec) = by_id(name) {
        return Ok(vec![spec]);
    }
    let wanted = plain(name);
    let (mut known, mut several) = (Vec::new(), Vec::new());
    for &spec in CATALOGUE {
        for (kind, _) in names(spec).into_iter().filter(|(_, text)| plain(text) == wanted) {
            let found = match kind {
                Named::Technique => &mut known,
                Named::Several => &mut several,
            };
            if !found.contains(&spec) {
                found.push(spec);
            }
        }
    }
    if known.len() > 1 {
        // Names that differ in a dot only: ALS chain and chain with ALS in Chinese.
        let is_exact = |spec: &&'static Spec| {
            let mut texts = names(spec).into_iter().map(|(_, text)| text).chain(aliases(spec));
            texts.any(|text| text.eq_ignore_ascii_case(name.trim()))
        };
        if known.iter().any(is_exact) {
            known.retain(is_exact);
        }
    }
    let found = [known, several].into_iter().find(|found| !found.is_empty());
    if wanted.is_empty() {
        return Err(LookupError::Unknown(name.into()));
    }
    if let Some(found) = found {
        return Ok(found);
    }
    if let Some((_, ids)) = SEVERAL.iter().find(|(name, _)| *name == wanted) {
        return Ok(ids.iter().filter_map(|id| by_id(id)).collect());
    }
    // The pages are gone through only now: that is most of the work.
    let is_alias = |spec: &&'static Spec| aliases(spec).iter().any(|alias| plain(alias) == wanted);
    let by_alias: Vec<&'static Spec> = CATALOGUE.iter().copied().filter(is_alias).collect();
    let (found, is_begun) = if by_alias.is_empty() { (beginning_with(&wanted), true) } else { (by_alias, false) };
    match &found[..] {
        [] => Err(LookupError::Unknown(name.into())),
        [only] => Ok(vec![only]),
        [first, others @ ..] if is_begun && others.iter().all(|it| it.family == first.family) => Ok(found),
        many => Err(LookupError::Ambiguous { name: name.into(), ids: many.iter().map(|spec| spec.id).collect() }),
    }
}

/// The techniques that a claim may mean by the name it begins with: any name that
/// [`techniques_named`] knows, or one of HoDoKu's names for steps, also in the plural; other words
/// may follow. An ambiguous name gives all of its techniques.
///
/// ```
/// use whydoku::explain::techniques_meant;
/// let ids = |name: &str| techniques_meant(name).iter().map(|spec| spec.id).collect::<Vec<_>>();
/// assert_eq!(ids("Locked Candidates Type 1 (Pointing)"), ["locked-candidates-pointing"]);
/// assert_eq!(ids("X-Wing 5 r28"), ["x-wing"]);
/// assert!(ids("magic").is_empty());
/// ```
pub fn techniques_meant(name: &str) -> Vec<&'static Spec> {
    let words: Vec<&str> = name.split_whitespace().take(MOST_WORDS).collect();
    let meant = |count: usize| {
        let whole = words[..count].join(" ");
        let singular = whole.strip_suffix('s').unwrap_or_default();
        [whole.as_str(), singular].into_iter().map(meant_exactly).find(|found| !found.is_empty())
    };
    (1..=words.len()).rev().find_map(meant).unwrap_or_default()
}

/// The most words of a name.
const MOST_WORDS: usize = 8;

fn meant_exactly(name: &str) -> Vec<&'static Spec> {
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let in_steps = named_in_steps(&letters);
    if !in_steps.is_empty() {
        return in_steps;
    }
    match techniques_named(name) {
        Ok(found) => found,
        Err(LookupError::Ambiguous { ids, .. }) => ids.into_iter().filter_map(by_id).collect(),
        Err(LookupError::Unknown(_)) => Vec::new(),
    }
}

/// Every name that [`techniques_named`] knows, for suggestions.
pub fn technique_names() -> BTreeSet<String> {
    let of = |spec: &&'static Spec| names(spec).into_iter().map(|(_, name)| name).chain(aliases(spec));
    CATALOGUE.iter().flat_map(of).collect()
}

/// All names of a technique except its aliases.
fn names(spec: &'static Spec) -> Vec<(Named, String)> {
    let mut names = vec![(Named::Technique, spec.id.to_string()), (Named::Several, spec.family.name().to_string())];
    names.extend(spec.group.map(|group| (Named::Several, group.to_string())));
    for &language in Language::ALL {
        let explainer = Explainer::new(language);
        names.push((Named::Technique, explainer.technique_name(spec)));
        names.push((Named::Several, explainer.family_name(spec.family)));
    }
    names
}

/// The aliases of a technique, also in short forms.
fn aliases(spec: &'static Spec) -> Vec<String> {
    // "multiple forcing chain (cell)" is also known without the part in brackets.
    let short = |alias: &str| alias.split_once(['(', '（']).map(|(short, _)| short.trim().to_string());
    let of = |alias: &'static str| [Some(alias.to_string()), short(alias)];
    aliases_of(spec).into_iter().flat_map(of).flatten().collect()
}

/// The other names on the pages of a technique.
fn aliases_of(spec: &'static Spec) -> Vec<&'static str> {
    Language::ALL.iter().filter_map(|language| language.page(spec)).flat_map(|page| page.aliases()).collect()
}

/// The techniques with a name whose first words, in normal form, are these; none for a single
/// letter.
fn beginning_with(wanted: &str) -> Vec<&'static Spec> {
    if wanted.chars().count() < 2 {
        return Vec::new();
    }
    let begins = |spec: &&'static Spec| {
        let own = names(spec).into_iter().filter(|(kind, _)| matches!(kind, Named::Technique));
        own.map(|(_, name)| name).any(|name| begins_with(&name, wanted))
    };
    CATALOGUE.iter().copied().filter(begins).collect()
}

/// Whether the first words of a name, in normal form, are these.
fn begins_with(name: &str, wanted: &str) -> bool {
    let mut begun = String::new();
    words(name).into_iter().any(|word| {
        begun += &word;
        begun == wanted
    })
}

/// Other names that players use, with the words they stand for.
const SHORT: [(&str, &str); 8] = [
    ("ur", "uniquerectangle"),
    ("hur", "hiddenuniquerectangle"),
    ("ar", "avoidablerectangle"),
    ("aur", "avoidablerectangle"),
    ("ul", "uniqueloop"),
    ("sdc", "suedecoq"),
    ("ape", "alignedpairexclusion"),
    ("ate", "alignedtripleexclusion"),
];

/// Names of several techniques that are no group here, in normal form, with the ids.
const SEVERAL: [(&str, &[&str]); 7] = [
    ("color", &["simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2"]),
    ("intersectionremoval", &["locked-candidates-pointing", "locked-candidates-claiming"]),
    ("nakedsubset", &["naked-pair", "naked-triple", "naked-quad"]),
    ("hiddensubset", &["hidden-pair", "hidden-triple", "hidden-quad"]),
    ("lastremainingcell", &["hidden-single-box", "hidden-single-row", "hidden-single-column"]),
    ("gordonianrectangle", &["unique-rectangle-type-1", "unique-rectangle-type-2"]),
    ("bowmansbingo", &["nishio-forcing-chain", "dynamic-contradiction-forcing-chain"]),
];

/// A name in normal form.
fn plain(name: &str) -> String {
    words(name).concat()
}

/// The words of a name in normal form: without what does not matter.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase().replace("colour", "color");
    let kind = |letter: char| (letter.is_alphanumeric(), letter.is_ascii_digit());
    let letters: Vec<char> = name.chars().collect();
    let runs = letters.chunk_by(|&one, &next| kind(one) == kind(next)).filter(|run| run[0].is_alphanumeric());
    let runs: Vec<String> = runs.map(|run| run.iter().collect()).collect();
    let is_number = |word: Option<&String>| word.is_some_and(|word| word.starts_with(|it: char| it.is_ascii_digit()));
    let before_number = |at: usize| is_number(runs.get(at + 1));
    let kept = runs.iter().enumerate().map(|(at, word)| if before_number(at) { without_type(word) } else { word });
    kept.filter(|word| !word.is_empty())
        .map(|word| match SHORT.iter().find(|(short, _)| *short == word) {
            Some((_, long)) => (*long).to_string(),
            None => singular(word).to_string(),
        })
        .collect()
}

/// A word without the word "type" of a language at its end.
fn without_type(word: &str) -> &str {
    static TYPES: LazyLock<Vec<String>> =
        LazyLock::new(|| Language::ALL.iter().map(|&language| Explainer::new(language).name_of("word-type")).collect());
    TYPES.iter().find_map(|kind| word.strip_suffix(kind.as_str())).unwrap_or(word)
}

/// A word without the `s` of a plural, which no word in `ss` or `us` is.
fn singular(word: &str) -> &str {
    word.strip_suffix('s')
        .filter(|stem| stem.len() > 2 && stem.is_ascii() && !stem.ends_with(['s', 'u']))
        .unwrap_or(word)
}
