//! The languages of explanations.
//!
//! A language is its files: words for everything that is said, and pages of the techniques. The
//! build finds them by their names (`build.rs`), so that a new language needs no line of code; all
//! differences between languages are messages. A language from elsewhere is made from the same
//! files by [`Language::of`].

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

/// The files of a language.
#[derive(Debug)]
pub struct Files {
    /// The tag of the language (BCP 47).
    pub tag: &'static str,
    /// Its messages, as Fluent source: `src/explain/locales/<tag>.ftl`.
    pub messages: &'static str,
    /// The pages of the techniques, `docs/techniques/<tag>/<id>.md`: ids and texts, in alphabetical
    /// order of the ids.
    pub pages: &'static [(&'static str, &'static str)],
}

/// A language of explanations. Two are the same when their tags are.
#[derive(Clone, Copy)]
pub struct Language(&'static Files);

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The name of a language that is not supported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the language \"{0}\" is not supported; try {tags}", tags = tags())]
pub struct UnknownLanguage(pub String);

fn tags() -> String {
    Language::ALL.iter().map(|language| language.tag()).collect::<Vec<_>>().join(" or ")
}

#[expect(non_upper_case_globals, reason = "languages are written as variants of an enumeration are")]
impl Language {
    /// English, which comes first and stands in for what another language lacks.
    pub const English: Language = Language(&EN);
    /// Chinese in simplified characters.
    pub const Chinese: Language = Language(&ZH_CN);
}

impl Language {
    /// Every language of the program.
    pub const ALL: &'static [Language] = LANGUAGES;

    /// A language with files of its own. Its messages are parsed once, and kept as long as the
    /// program runs.
    pub const fn of(files: &'static Files) -> Language {
        Language(files)
    }

    /// The next language in the list; after the last one, the first.
    #[must_use]
    pub fn next(self) -> Language {
        let place = Language::ALL.iter().position(|&language| language == self);
        let after = place.and_then(|place| Language::ALL.get(place + 1));
        after.copied().unwrap_or(Language::English)
    }

    /// The tag of the language (BCP 47).
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// Its messages, as Fluent source.
    pub const fn source(self) -> &'static str {
        self.0.messages
    }

    /// The page of a technique; `None` where the language has none.
    pub fn page(self, spec: &crate::logic::Spec) -> Option<crate::technique::TechniquePage<'static>> {
        use crate::technique::{TechniquePage, page, page_among};
        Some(TechniquePage::new(page_among(self.0.pages, self.0.tag, spec)?, page(spec)?))
    }

    /// The language that the environment asks for: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first
    /// that is set and not empty decides. English if none is, or if there are no words in that
    /// language.
    ///
    /// ```
    /// use whydoku::explain::Language;
    /// let variables = |name: &str| (name == "LANG").then(|| "zh_CN.UTF-8".to_string());
    /// assert_eq!(Language::from_environment(variables), Language::Chinese);
    /// ```
    pub fn from_environment(lookup: impl Fn(&str) -> Option<String>) -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(lookup).find(|value| !value.is_empty());
        set.and_then(|value| value.parse().ok()).unwrap_or(Language::English)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads language tags and locale names: `en`, `en_US.UTF-8`, `zh`, `zh_CN`, `zh-Hans`. The
    /// exact tag is preferred, then the first language that begins with the same part.
    fn from_str(name: &str) -> Result<Language, UnknownLanguage> {
        let tag = name.trim().split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let exact = Language::ALL.iter().find(|language| language.tag().eq_ignore_ascii_case(&tag));
        let near = || Language::ALL.iter().find(|language| first(language.tag()) == first(&tag));
        exact.or_else(near).copied().ok_or_else(|| UnknownLanguage(name.into()))
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Language {}

impl PartialOrd for Language {
    fn partial_cmp(&self, other: &Language) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Language {
    fn cmp(&self, other: &Language) -> Ordering {
        self.tag().cmp(other.tag())
    }
}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tag().hash(state);
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.tag()).finish()
    }
}
