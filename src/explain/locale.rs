//! The common words of a language, and its messages with their slots filled.

use super::fragment::{Explanation, Fragment};
use super::language::Language;
use super::messages::{Argument, Messages};
use crate::board::{Element, House, HouseKind};
use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

/// The messages of a language, and the words that are used all the time.
pub(super) struct Locale {
    messages: Messages,
    houses: Vec<String>,
    /// Lists: `a, b and c`.
    pub(super) list: Joiner,
    /// Names one after the other: `a, b, c`.
    pub(super) names: Joiner,
    /// The lines of a paragraph.
    pub(super) lines: Joiner,
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
    /// The words of an event after its number, with [`NUMBER`] and [`WORDS`] in their places.
    numbered: String,
}

/// Stands for the number of an event in a message, and for its words.
const NUMBER: char = '\u{1}';
const WORDS: char = '\u{2}';

/// The separators of a list: between items, and before the last.
pub(super) struct Joiner {
    between: String,
    last: String,
}

impl Joiner {
    /// The items as one explanation.
    pub(super) fn join(&'static self, items: impl IntoIterator<Item = Explanation>) -> Explanation {
        let mut items = items.into_iter().peekable();
        let mut whole = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            whole.push_text(self.before(items.peek().is_some()));
            whole.extend(item.0);
        }
        whole
    }

    /// The items as one text.
    pub(super) fn join_text(&'static self, items: impl IntoIterator<Item = Cow<'static, str>>) -> Cow<'static, str> {
        let mut items = items.into_iter().peekable();
        let mut whole = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let text = whole.to_mut();
            text.push_str(self.before(items.peek().is_some()));
            text.push_str(&item);
        }
        whole
    }

    /// The separator before an item that is not the first.
    fn before(&'static self, is_followed: bool) -> &'static str {
        if is_followed { &self.between } else { &self.last }
    }
}

impl Locale {
    /// The messages of a language.
    pub(super) fn of(language: Language) -> &'static Locale {
        static LOCALES: Mutex<Vec<(Language, &Locale)>> = Mutex::new(Vec::new());
        let mut locales = LOCALES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = locales.iter().find(|(known, _)| *known == language) {
            return known;
        }
        let locale = Box::leak(Box::new(Locale::parse(language)));
        locales.push((language, locale));
        locale
    }

    fn parse(language: Language) -> Locale {
        let messages = Messages::new(language.tag(), language.source());
        let plain = |key: &str| messages.find(key, &[]).unwrap_or_default().to_string();
        let slots = [("number", NUMBER), ("words", WORDS)].map(|(slot, mark)| (slot, mark.to_string().as_str().into()));
        let numbered = messages.find("story-numbered", &slots).unwrap_or_default().capitalized().to_string();
        let joiner = |between: &str, last: &str| Joiner { between: plain(between), last: plain(last) };
        Locale {
            houses: Vec::new(),
            list: joiner("list-between", "list-last"),
            names: joiner("list-between", "list-between"),
            lines: joiner("line-between", "line-between"),
            digits: joiner("list-between", "digit-last"),
            either: joiner("list-between", "list-or"),
            neither: joiner("list-between", "list-nor"),
            numbers: joiner("number-between", "number-last"),
            clauses: joiner("clause-between", "clause-last"),
            details: joiner("detail-between", "detail-between"),
            conclusions: joiner("conclusion-between", "conclusion-between"),
            removals: joiner("removal-between", "removal-between"),
            sentences: joiner("sentence-between", "sentence-between"),
            numbered,
            messages,
        }
        .with_houses()
    }

    fn with_houses(mut self) -> Self {
        self.houses = House::all()
            .map(|house| self.houses_of_kind(house.kind(), 1, &(house.number() + 1).to_string()).to_string())
            .collect();
        self
    }

    /// The words of events, each after its number: "(3) Row 5 needs 1. (4) …". `add` puts the words
    /// of an event after those before it.
    pub(super) fn numbered(
        &'static self,
        events: &[(usize, Explanation)],
        number: impl Fn(usize) -> String,
        add: impl Fn(&mut Explanation, &[Fragment]),
    ) -> Explanation {
        let mut whole = Explanation::default();
        for (place, (event, words)) in events.iter().enumerate() {
            if place > 0 {
                whole.push_text(self.sentences.before(place + 1 < events.len()));
            }
            let mut rest = self.numbered.as_str();
            while let Some(mark) = rest.find([NUMBER, WORDS]) {
                whole.push_text(&rest[..mark]);
                if rest[mark..].starts_with(NUMBER) {
                    whole.push_text(number(*event));
                } else {
                    add(&mut whole, &words.0);
                }
                rest = &rest[mark + 1..];
            }
            whole.push_text(rest);
        }
        whole
    }

    /// "row 5".
    pub(super) fn house(&'static self, house: House) -> &'static str {
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
        self.find(key, arguments).unwrap_or_else(|| Explanation(vec![Fragment::Text(format!("{{{key}}}").into())]))
    }

    /// The message with this key, its slots filled.
    pub(super) fn find(&self, key: &str, arguments: &[(&str, Argument)]) -> Option<Explanation> {
        self.messages.find(key, arguments)
    }
}
