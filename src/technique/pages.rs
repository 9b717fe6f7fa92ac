//! The pages of the techniques, in every language.
//!
//! They are large, so a program may be built without them (feature `technique-pages`) and supply
//! them at run time with [`add_pages`].

use crate::logic::Spec;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// The pages of a language: ids and texts, in alphabetical order of the ids.
pub(crate) type Pages = &'static [(&'static str, &'static str)];

/// The pages supplied at run time, by the tag of their language.
static ADDED: RwLock<BTreeMap<String, Pages>> = RwLock::new(BTreeMap::new());

/// The page of a technique in English, in Markdown: definition, reason, examples. `None` if the
/// library was built without pages, and none were supplied.
pub fn page(spec: &Spec) -> Option<&'static str> {
    page_among(PAGES_EN, "en", spec)
}

/// Supplies the pages of a language, as ids and texts, to a library built without them. They
/// replace those supplied before; all stay in memory as long as the program runs.
pub fn add_pages(tag: &str, pages: BTreeMap<String, String>) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let kept = pages.into_iter().map(|(id, text)| (&*id.leak(), &*text.leak()));
    added.insert(tag.into(), kept.collect::<Vec<_>>().leak());
}

/// The page of a technique among those of a language: its own, or those supplied at run time.
pub(crate) fn page_among(own: Pages, tag: &str, spec: &Spec) -> Option<&'static str> {
    let added = || ADDED.read().unwrap_or_else(PoisonError::into_inner).get(tag).copied();
    let pages = if own.is_empty() { added()? } else { own };
    pages.binary_search_by_key(&spec.id, |&(id, _)| id).ok().map(|index| pages[index].1)
}

// `PAGES_EN` and so on, the text of every file `docs/techniques/<tag>/<id>.md` by id, in
// alphabetical order.
include!(concat!(env!("OUT_DIR"), "/pages.rs"));
