//! The definition of a technique, in a few words from its page.

use crate::explain::Language;
use crate::logic::Spec;

/// The definition of a technique, on one line; `None` where the pages are not part of the program.
pub(super) fn definition(spec: &Spec, language: Language) -> Option<String> {
    super::prose::Prose::of(spec, language)?.definition()
}

/// Without the pages nothing is defined.
#[cfg(not(feature = "words"))]
pub(super) fn definition(_: &Spec, _: Language) -> Option<String> {
    None
}
