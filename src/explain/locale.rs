//! Messages in one language, filled by Project Fluent.
//!
//! Fluent formats text, and an explanation is more than text. So each argument that refers to the board is passed as a
//! single private-use character, and the finished text is split at these characters to put its fragments back. Numbers go in as numbers, so that messages can select singular and plural.

use super::fragment::{Explanation, Fragment};
use super::language::Language;
use crate::board::{Element, House, HouseKind};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// What fills a slot of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// A number; the message may choose its words by it.
    Number(usize),
    /// A word of the program that the message chooses its words by; never shown.
    Choice(&'static str),
    /// Pieces of an explanation.
    Fragments(Vec<Fragment>),
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Argument::Number(number)
    }
}

impl From<Fragment> for Argument {
    fn from(fragment: Fragment) -> Self {
        Argument::Fragments(vec![fragment])
    }
}

impl From<Explanation> for Argument {
    fn from(explanation: Explanation) -> Self {
        Argument::Fragments(explanation.0)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Fragment::Text(text.into()).into()
    }
}

/// The first of the characters that replace arguments; 6400 code points from here are private.
const FIRST_SENTINEL: u32 = 0xE000;

/// The messages of a language, parsed once per process, and the words that are used all the time.
pub(super) struct Locale {
    bundle: FluentBundle<FluentResource>,
    houses: Vec<String>,
    /// Lists: `a, b and c`.
    pub(super) list: Joiner,
    /// Lists of digits: `1, 4 and 9`.
    pub(super) digits: Joiner,
    /// Alternatives: `a, b or c`.
    pub(super) either: Joiner,
    /// The same in brief, and after "cannot".
    pub(super) neither: Joiner,
    /// Numbers of houses.
    pub(super) numbers: Joiner,
    /// Parts of a sentence.
    pub(super) clauses: Joiner,
    /// Details after a colon, which are lists themselves.
    pub(super) details: Joiner,
    /// Conclusions, and the cells of a list of removals.
    pub(super) conclusions: Joiner,
    /// Removals, digit by digit.
    pub(super) removals: Joiner,
    /// Whole sentences.
    pub(super) sentences: Joiner,
}

/// The separators of a list: between items, and before the last.
pub(super) struct Joiner {
    between: String,
    last: String,
}

impl Joiner {
    /// The items as one explanation.
    pub(super) fn join(&self, items: impl IntoIterator<Item = Explanation>) -> Explanation {
        let mut items = items.into_iter().peekable();
        let mut whole = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            whole.push_text(if items.peek().is_some() { &self.between } else { &self.last });
            whole.extend(&item.0);
        }
        whole
    }

    /// The items as one text.
    pub(super) fn join_text(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items = items.into_iter().peekable();
        let mut whole = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            whole.push_str(if items.peek().is_some() { &self.between } else { &self.last });
            whole.push_str(&item);
        }
        whole
    }
}

impl Locale {
    /// The messages of a language.
    pub(super) fn of(language: Language) -> &'static Locale {
        static LOCALES: [OnceLock<Locale>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        LOCALES[language as usize].get_or_init(|| Locale::parse(language))
    }

    fn parse(language: Language) -> Locale {
        // Tags and messages are part of the program; tests check that they are well formed.
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let source = language.source().to_string();
        bundle.add_resource_overriding(FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource));
        let plain = |key: &str| format_in(&bundle, key, None).unwrap_or_default();
        let joiner = |between: &str, last: &str| Joiner { between: plain(between), last: plain(last) };
        Locale {
            houses: Vec::new(),
            list: joiner("list-between", "list-last"),
            digits: joiner("list-between", "digit-last"),
            either: joiner("list-between", "list-or"),
            neither: joiner("list-between", "list-nor"),
            numbers: joiner("number-between", "number-last"),
            clauses: joiner("clause-between", "clause-last"),
            details: joiner("detail-between", "detail-between"),
            conclusions: joiner("conclusion-between", "conclusion-between"),
            removals: joiner("removal-between", "removal-between"),
            sentences: joiner("sentence-between", "sentence-between"),
            bundle,
        }
        .with_houses()
    }

    fn with_houses(mut self) -> Self {
        self.houses = House::all()
            .map(|house| self.houses_of_kind(house.kind(), 1, &(house.number() + 1).to_string()).to_string())
            .collect();
        self
    }

    /// "row 5".
    pub(super) fn house(&self, house: House) -> &str {
        &self.houses[house.index()]
    }

    /// "rows 2 and 5", the numbers given.
    pub(super) fn houses_of_kind(&self, kind: HouseKind, count: usize, numbers: &str) -> Explanation {
        let key = match kind {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Box => "house-box",
        };
        self.say(key, &[("count", count.into()), ("numbers", numbers.into())])
    }

    /// The message with this key, its slots filled; `{key}` if there is none.
    pub(super) fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.find(key, arguments).unwrap_or_else(|| Explanation(vec![Fragment::Text(format!("{{{key}}}"))]))
    }

    /// The message with this key, its slots filled.
    pub(super) fn find(&self, key: &str, arguments: &[(&str, Argument)]) -> Option<Explanation> {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (sentinel, (name, argument)) in (FIRST_SENTINEL..).zip(arguments) {
            values.set(
                *name,
                match argument {
                    Argument::Number(number) => FluentValue::from(*number),
                    Argument::Choice(word) => FluentValue::from(*word),
                    Argument::Fragments(_) => FluentValue::from(char::from_u32(sentinel)?.to_string()),
                },
            );
        }
        let text = format_in(&self.bundle, key, Some(&values))?;
        Some(split(&text, arguments))
    }
}

/// Formats a message. A slot without an argument shows its name in braces.
fn format_in(bundle: &FluentBundle<FluentResource>, key: &str, values: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, values, &mut Vec::new()).into_owned())
}

/// Splits a text at the characters that replace arguments, and puts the arguments back.
fn split(text: &str, arguments: &[(&str, Argument)]) -> Explanation {
    let mut whole = Explanation::default();
    let mut rest = text;
    let argument = |letter: char| match arguments.get((letter as u32).checked_sub(FIRST_SENTINEL)? as usize)? {
        (_, Argument::Fragments(fragments)) => Some(fragments),
        _ => None,
    };
    while let Some((at, letter)) = rest.char_indices().find(|&(_, letter)| argument(letter).is_some()) {
        whole.push_text(&rest[..at]);
        whole.extend(argument(letter).map_or(&[], Vec::as_slice));
        rest = &rest[at + letter.len_utf8()..];
    }
    whole.push_text(rest);
    whole
}
