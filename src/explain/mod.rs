//! Words: why a step is right, in the language of the reader.
//!
//! Explanations come from the step's pattern and the position, never from the search that found it.
//! First the reason is computed as data (an [`Account`](crate::logic::Account) says why each other
//! place is out), then messages of the language are filled with it ([Project
//! Fluent](https://projectfluent.org)): `locales/<tag>.ftl` holds every word, and a new language is
//! one such file and one line in `language.rs`.
//!
//! An [`Explanation`] is a list of [`Fragment`]s and not just text, so that a page can light up the
//! cells, digits, houses and candidates that a phrase speaks of. Displayed, it is plain text.
//!
//! ```
//! use whydoku::explain::{Explainer, Language};
//! use whydoku::{Cancel, board::Position, logic::{Ladder, Replay}, technique::Profile};
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let position = Position::new(&puzzle.parse().unwrap()).unwrap();
//! let mut replay = Replay::new(position);
//! let step = Profile::standard().next_step(replay.facts_mut(), Cancel::NEVER).unwrap().unwrap();
//! let words = |language| Explainer::new(language).step(&replay, &step).to_string();
//! assert_eq!(
//!     words(Language::English),
//!     "In box 4, the 4 can only go in r5c2: the 4 in r6c8 rules out row 6, the 4s in r9c1 and r2c3 rule out \
//!      columns 1 and 3, and r4c2 is filled. So r5c2=4."
//! );
//! assert_eq!(
//!     words(Language::Chinese),
//!     "第4宫的4只能填在r5c2：r6c8的4排除了第6行，r9c1和r2c3的4分别排除了第1、3列，r4c2已有数字。所以r5c2=4。"
//! );
//! ```

mod account;
mod conclusion;
mod earlier;
mod events;
mod fragment;
mod grade;
mod hints;
mod idea;
mod language;
mod locale;
mod lookup;
mod messages;
mod names;
mod notation;
mod page;
mod parser;
mod patterns;
mod problem;
mod questions;
mod reasoning;
mod supposed;
pub(crate) mod wrap;

pub use earlier::Earlier;
pub use fragment::{Explanation, Fragment};
pub use hints::HintLevel;
pub use language::{Files, Language, UnknownLanguage};
pub use lookup::{LookupError, technique_names, techniques_meant, techniques_named};
pub use messages::{Argument, Messages};
pub use notation::Notation;
pub use reasoning::{claim_options, reasoning};

use crate::logic::{Family, Moment, Spec, Step, StepRating};
use locale::Locale;

/// Explains in one language. Messages are parsed once, when they are first asked for, so an
/// explainer is cheap to create.
#[derive(Clone, Copy)]
pub struct Explainer {
    language: Language,
    notation: Notation,
    locale: &'static Locale,
}

impl Explainer {
    /// Explains in this language, with cells written `r1c1`.
    pub fn new(language: Language) -> Explainer {
        Explainer { language, notation: Notation::default(), locale: Locale::of(language) }
    }

    /// The same with another way to write cells.
    #[must_use]
    pub fn with_notation(self, notation: Notation) -> Explainer {
        Explainer { notation, ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The name of the language in itself.
    pub fn own_name(&self) -> String {
        self.name_of("language-name")
    }

    /// The name of a technique.
    pub fn technique_name(&self, spec: &Spec) -> String {
        self.name("technique", spec.id)
    }

    /// The name of a step's technique, with the rating if the step has one.
    pub fn step_name(&self, step: &Step) -> String {
        let name = self.technique_name(step.technique);
        self.rating(step).map_or(name.clone(), |rating| {
            let text: [(&str, Argument); 2] = [("name", name.as_str().into()), ("rating", rating.into())];
            self.phrase("step-rated", &text).to_string()
        })
    }

    /// The rating of a step, if it has one: "(ER 7.2)", "(W 5)", "(280 points)".
    pub fn rating(&self, step: &Step) -> Option<Explanation> {
        let (name, number) = match step.rating? {
            StepRating::Explainer(tenths) => ("ER", format!("{}.{}", tenths / 10, tenths % 10)),
            StepRating::Length(kind, questions) => (kind.rating(), questions.to_string()),
            StepRating::Score(score) => {
                return Some(self.phrase("step-score", &[("score", score.to_string().as_str().into())]));
            }
        };
        Some(self.phrase("step-rating", &[("name", name.into()), ("rating", number.as_str().into())]))
    }

    /// The name of a family of techniques.
    pub fn family_name(&self, family: Family) -> String {
        self.name("family", family.name())
    }

    /// A name; the id itself where the language has none.
    fn name(&self, kind: &str, id: &str) -> String {
        self.locale.find(&format!("{kind}-{id}"), &[]).map_or_else(|| id.to_string(), |name| name.to_string())
    }

    /// A message of the language as a sentence, its slots filled; `{key}` if there is none with
    /// this key, and `{$slot}` where an argument is missing.
    ///
    /// ```
    /// use whydoku::explain::{Explainer, Language};
    /// let explainer = Explainer::new(Language::English);
    /// assert_eq!(explainer.phrase("step-heading", &[("number", 12.into())]).to_string(), "Step 12");
    /// ```
    pub fn phrase(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.sentence(key, arguments)
    }

    /// The same as a part of a sentence, which does not begin with a capital letter unless the
    /// message does.
    pub fn part(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.locale.say(key, arguments)
    }

    /// A message of the language as a name: as it is, without a capital.
    pub fn name_of(&self, key: &str) -> String {
        self.locale.say(key, &[]).to_string()
    }

    /// A message of the language as a name, if there is one.
    pub fn name_if_known(&self, key: &str) -> Option<String> {
        self.locale.find(key, &[]).map(|name| name.to_string())
    }

    /// Parts of a sentence one after the other, with the language's separators between them.
    pub fn clauses(&self, clauses: impl IntoIterator<Item = Explanation>) -> Explanation {
        self.locale.clauses.join(clauses)
    }

    /// The words of several events, each after its number: "(3) Row 5 needs 1. (4) …".
    pub fn numbered(&self, events: &[(usize, Explanation)], number: impl Fn(usize) -> String) -> Explanation {
        self.locale.numbered(events, number, Explanation::extend_from)
    }

    /// The same as mere words, except lines and what is to be set off.
    pub(crate) fn numbered_words(
        &self,
        events: &[(usize, Explanation)],
        number: impl Fn(usize) -> String,
        is_set_off: impl Fn(&Fragment) -> bool,
    ) -> Explanation {
        self.locale.numbered(events, number, |whole, words| whole.extend_as_words(words, &is_set_off))
    }

    /// Sentences one after the other, with the language's separator between them.
    pub fn sentences(&self, sentences: impl IntoIterator<Item = Explanation>) -> Explanation {
        self.locale.sentences.join(sentences)
    }
}

/// The number of words in which an event is told, in English: how much there is to read, whatever
/// the language.
pub fn words_in_english(moment: &Moment<'_>) -> u64 {
    Explainer::new(Language::English).moment(moment).words() as u64
}
