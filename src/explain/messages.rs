//! The messages of a language, in the syntax of [Project Fluent](https://projectfluent.org).
//!
//! Fluent formats text, and an explanation is more than text. So messages are parsed by Fluent's
//! own parser and filled here: where a message has a slot, the fragments of the argument go into
//! the explanation as they are. Numbers are numbers, so that messages can select singular and
//! plural. There are a thousand messages and a command needs a few of them, so each is parsed when
//! it is first asked for.

use super::fragment::{Explanation, Fragment};
use crate::hash::HashMap;
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::slice;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A value for a slot of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// A number; the message may choose its words by it.
    Number(usize),
    /// A word of the program that the message chooses its words by; never shown.
    Choice(&'static str),
    /// A piece of an explanation. The message may choose its words by a single digit.
    Fragment(Fragment),
    /// Pieces of an explanation.
    Fragments(Vec<Fragment>),
}

impl Argument {
    /// The pieces of an explanation that it is.
    fn fragments(&self) -> &[Fragment] {
        match self {
            Argument::Fragment(fragment) => slice::from_ref(fragment),
            Argument::Fragments(fragments) => fragments,
            Argument::Number(_) | Argument::Choice(_) => &[],
        }
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Argument::Number(number)
    }
}

impl From<Fragment> for Argument {
    fn from(fragment: Fragment) -> Self {
        Argument::Fragment(fragment)
    }
}

impl From<Explanation> for Argument {
    fn from(explanation: Explanation) -> Self {
        Argument::Fragments(explanation.0)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Fragment::Text(text.to_string().into()).into()
    }
}

/// The messages of a language by key, for words that are not of this library.
///
/// ```
/// use whydoku::explain::Messages;
/// let messages = Messages::new("en", "cells = { $count ->\n    [one] one cell\n   *[other] { $count } cells\n }\n");
/// assert_eq!(messages.find("cells", &[("count", 3.into())]).unwrap().to_string(), "3 cells");
/// assert_eq!(messages.find("rows", &[]), None);
/// ```
pub struct Messages {
    messages: HashMap<&'static str, Message>,
    /// The plural rules of the language; if they are unknown, all numbers are alike.
    plural: Option<PluralRules>,
}

/// Room for about as many messages as there are.
const MESSAGES: usize = 1_200;

struct Message {
    source: &'static str,
    /// `None` if the source is no message. Tests check that each is one.
    parsed: OnceLock<Option<ast::Message<&'static str>>>,
}

impl Message {
    fn parsed(&self) -> Option<&ast::Message<&'static str>> {
        self.parsed.get_or_init(|| parsed(self.source)).as_ref()
    }
}

type Arguments<'a> = &'a [(&'a str, Argument)];

impl Messages {
    /// The messages in a source in the syntax of Fluent, in the language with this tag.
    pub fn new(tag: &str, source: &'static str) -> Messages {
        let tag: LanguageIdentifier = tag.parse().unwrap_or_default();
        let alone = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
        let message = |source: &'static str| {
            let key = source.split([' ', '=']).next().unwrap_or_default();
            (key, Message { source, parsed: OnceLock::new() })
        };
        let mut messages = HashMap::with_capacity_and_hasher(MESSAGES, Default::default());
        messages.extend(sources(source).map(message));
        Messages { messages, plural: PluralRules::create(alone, PluralRuleType::CARDINAL).ok() }
    }

    /// The message with this key, or the attribute of a message (`key.attribute`), its slots
    /// filled. A slot without an argument shows its name in braces.
    pub fn find(&self, key: &str, arguments: Arguments<'_>) -> Option<Explanation> {
        let pattern = self.pattern(key)?;
        let pieces = |(_, argument): &(&str, Argument)| argument.fragments().len();
        let most = pattern.elements.len() + arguments.iter().map(pieces).sum::<usize>();
        let mut whole = Explanation(Vec::with_capacity(most));
        self.fill(pattern, arguments, &mut whole);
        Some(whole)
    }

    /// The text of a message, or of its attribute (`key.attribute`), with its slots, as Fluent
    /// parses it.
    pub(super) fn pattern(&self, key: &str) -> Option<&Pattern<&'static str>> {
        if let Some(message) = self.messages.get(key) {
            return message.parsed()?.value.as_ref();
        }
        let (key, wanted) = key.split_once('.')?;
        let attributes = &self.messages.get(key)?.parsed()?.attributes;
        Some(&attributes.iter().find(|attribute| attribute.id.name == wanted)?.value)
    }

    fn fill(&self, pattern: &Pattern<&'static str>, arguments: Arguments<'_>, whole: &mut Explanation) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => whole.push_text(*value),
                PatternElement::Placeable { expression } => self.express(expression, arguments, whole),
            }
        }
    }

    fn express(&self, expression: &Expression<&'static str>, arguments: Arguments<'_>, whole: &mut Explanation) {
        let inline = match expression {
            Expression::Select { selector, variants } => {
                let argument = variable(selector).and_then(|name| argument(arguments, name));
                let chosen = variants.iter().find(|variant| argument.is_some_and(|by| self.meets(&variant.key, by)));
                let is_default = |variant: &&Variant<&'static str>| variant.default;
                if let Some(variant) = chosen.or_else(|| variants.iter().find(is_default)) {
                    self.fill(&variant.value, arguments, whole);
                }
                return;
            }
            Expression::Inline(inline) => inline,
        };
        match inline {
            InlineExpression::StringLiteral { value } => whole.push_text(unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => whole.push_text(*value),
            InlineExpression::Placeable { expression } => self.express(expression, arguments, whole),
            InlineExpression::VariableReference { id } => match argument(arguments, id.name) {
                None => whole.push_text(format!("{{${}}}", id.name)),
                Some(Argument::Number(number)) => whole.push_text(number.to_string()),
                Some(Argument::Choice(word)) => whole.push_text(*word),
                Some(pieces) => whole.extend_from(pieces.fragments()),
            },
            InlineExpression::MessageReference { id, .. } => match self.pattern(id.name) {
                Some(pattern) => self.fill(pattern, arguments, whole),
                None => whole.push_text(format!("{{{}}}", id.name)),
            },
            // No message has any of these.
            InlineExpression::FunctionReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                whole.push_text(format!("{{{}}}", id.name));
            }
        }
    }

    /// Whether an argument selects the variant with this key.
    fn meets(&self, key: &VariantKey<&'static str>, argument: &Argument) -> bool {
        match (key, argument) {
            (VariantKey::NumberLiteral { value }, Argument::Number(number)) => value.parse() == Ok(*number),
            (VariantKey::Identifier { name }, Argument::Number(number)) => *name == self.category(*number),
            (VariantKey::Identifier { name }, Argument::Choice(word)) => name == word,
            (VariantKey::NumberLiteral { value }, pieces) => {
                matches!(pieces.fragments(), [Fragment::Digits(_, digit)] if digit == value)
            }
            _ => false,
        }
    }

    /// The plural category of a number.
    fn category(&self, number: usize) -> &'static str {
        match self.plural.as_ref().and_then(|rules| rules.select(number).ok()) {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }
}

/// The source of each message: from a line that begins with a letter to the next such line, or to a
/// comment.
fn sources(text: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let mut end = rest.find('\n').map_or(rest.len(), |end| end + 1);
            let is_message = rest.starts_with(|first: char| first.is_ascii_alphabetic());
            while is_message && rest[end..].starts_with([' ', '}', '\n']) {
                end += rest[end..].find('\n').map_or(rest.len() - end, |end| end + 1);
            }
            let (line, others) = rest.split_at(end);
            rest = others;
            if line.is_empty() || is_message {
                return (!line.is_empty()).then_some(line);
            }
        }
    })
}

fn parsed(source: &'static str) -> Option<ast::Message<&'static str>> {
    let resource = parse_runtime(source).ok()?;
    resource.body.into_iter().find_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// The name of the argument that a message selects by.
fn variable(selector: &InlineExpression<&'static str>) -> Option<&'static str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

fn argument<'a>(arguments: Arguments<'a>, name: &str) -> Option<&'a Argument> {
    arguments.iter().find(|(known, _)| *known == name).map(|(_, argument)| argument)
}
