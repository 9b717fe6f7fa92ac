//! The page of a technique in the language of the reader, or else in English, with a remark that
//! says so.

use crate::explain::{Explainer, Explanation, Language};
use crate::logic::{Se, Spec};
use crate::technique::{Block, TechniquePage};

/// The page of a technique, and the words of the language that it is in.
pub(in crate::lesson) struct Prose {
    page: TechniquePage<'static>,
    words: Explainer,
    is_foreign: bool,
}

/// The definition of a technique, on one line, from its page.
pub(in crate::lesson) fn definition(spec: &Spec, language: Language) -> Option<String> {
    let prose = Prose::of(spec, language)?;
    let paragraphs: Vec<String> = prose.page.definition().into_iter().map(|text| prose.joined(text)).collect();
    (!paragraphs.is_empty()).then(|| paragraphs.join(" "))
}

impl Prose {
    /// The page for a reader; none where there is no page in English, either.
    pub(in crate::lesson) fn of(spec: &Spec, language: Language) -> Option<Prose> {
        let mut languages = [language, Language::English].into_iter();
        languages.find_map(|found| {
            let page = found.page(spec)?;
            Some(Prose { page, words: Explainer::new(found), is_foreign: found != language })
        })
    }

    /// Its blocks, in order.
    pub(in crate::lesson) fn blocks(&self) -> Vec<Block<'static>> {
        self.page.blocks()
    }

    /// A paragraph on one line.
    pub(in crate::lesson) fn joined(&self, paragraph: &str) -> String {
        self.words.joined_lines(paragraph)
    }

    /// A remark if the page is not in the language of the reader.
    pub(in crate::lesson) fn remark(&self, reader: &Explainer) -> Option<Explanation> {
        self.is_foreign.then(|| reader.phrase("page-in-english", &[]))
    }

    /// The references to other programs, and the other names of the technique, for the reader.
    pub(in crate::lesson) fn references(&self, spec: &Spec, reader: &Explainer) -> Vec<Explanation> {
        let is_known = [!matches!(spec.se, Se::Unrated), spec.hodoku.is_some()];
        let known = reader.references(spec).into_iter().zip(is_known);
        let mut said: Vec<Explanation> = known.filter_map(|(words, is_known)| is_known.then_some(words)).collect();
        let names = self.page.aliases();
        said.extend((!names.is_empty()).then(|| reader.other_names(&names)));
        said
    }
}
