//! The pages of the techniques, in every language.

use crate::logic::Spec;

/// The page of a technique in English, in Markdown: definition, reason, examples.
pub fn page(spec: &Spec) -> Option<&'static str> {
    page_among(PAGES_EN, spec)
}

/// The page of a technique among those of a language.
pub(crate) fn page_among(pages: &[(&'static str, &'static str)], spec: &Spec) -> Option<&'static str> {
    pages.binary_search_by_key(&spec.id, |&(id, _)| id).ok().map(|index| pages[index].1)
}

// `PAGES_EN` and so on, the text of every file `docs/techniques/<tag>/<id>.md` by id, in
// alphabetical order.
include!(concat!(env!("OUT_DIR"), "/pages.rs"));
