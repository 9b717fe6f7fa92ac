//! What a technique is, in a few words from its page.

use crate::explain::Language;
use crate::logic::Spec;

/// The definition of a technique in a language, on one line; `None` where the pages are not part of the program.
#[cfg(feature = "pages")]
pub(crate) fn definition(spec: &Spec, language: Language) -> Option<String> {
    let page = crate::technique::page(spec)?;
    let section = page.split("\n## ").find(|section| section.starts_with("Definition"))?;
    let (_, body) = section.split_once('\n')?;
    let paragraphs = body.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
    let own = paragraphs.filter(|paragraph| is_chinese(paragraph) == (language == Language::Chinese));
    let joined = own.map(joined).collect::<Vec<_>>().join(" ");
    (!joined.is_empty()).then_some(joined)
}

/// Without the pages nothing is defined.
#[cfg(not(feature = "pages"))]
pub(crate) fn definition(_: &Spec, _: Language) -> Option<String> {
    None
}

/// Whether a paragraph is written in Chinese.
#[cfg(feature = "pages")]
fn is_chinese(paragraph: &str) -> bool {
    paragraph.chars().any(|letter| ('\u{4E00}'..='\u{9FFF}').contains(&letter))
}

/// The lines of a paragraph as one: Chinese has no blanks between words.
#[cfg(feature = "pages")]
fn joined(paragraph: &str) -> String {
    paragraph.lines().map(str::trim).collect::<Vec<_>>().join(if is_chinese(paragraph) { "" } else { " " })
}
