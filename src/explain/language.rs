//! The languages of explanations.

use std::str::FromStr;

/// Declares the languages. Adding one takes a line here and a file `locales/<tag>.ftl`.
macro_rules! languages {
    ($($(#[$about:meta])* $language:ident $tag:literal,)*) => {
        /// A language of explanations.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Language { $($(#[$about])* $language,)* }

        impl Language {
            /// Every language.
            pub const ALL: &'static [Language] = &[$(Language::$language,)*];

            /// The tag of the language (BCP 47).
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$language => $tag,)* }
            }

            /// Its messages, as Fluent source.
            pub const fn source(self) -> &'static str {
                match self { $(Language::$language => include_str!(concat!("locales/", $tag, ".ftl")),)* }
            }
        }
    };
}

languages! {
    /// English.
    English "en",
    /// Chinese in simplified characters.
    Chinese "zh-CN",
}

/// The name of a language that is not supported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the language \"{0}\" is not supported; try {tags}", tags = tags())]
pub struct UnknownLanguage(pub String);

fn tags() -> String {
    Language::ALL.iter().map(|language| language.tag()).collect::<Vec<_>>().join(" or ")
}

impl Language {
    /// The language that the environment asks for: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is set and not
    /// empty decides. English if none is, or if there are no words in that language.
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

    /// Reads language tags and locale names: `en`, `en_US.UTF-8`, `zh`, `zh_CN`, `zh-Hans`. The exact tag is
    /// preferred, then the first language that begins with the same part.
    fn from_str(name: &str) -> Result<Language, UnknownLanguage> {
        let tag = name.trim().split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let exact = Language::ALL.iter().find(|language| language.tag().eq_ignore_ascii_case(&tag));
        let near = || Language::ALL.iter().find(|language| first(language.tag()) == first(&tag));
        exact.or_else(near).copied().ok_or_else(|| UnknownLanguage(name.into()))
    }
}
