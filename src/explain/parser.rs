//! Errors of parsers, which speak English only, in words.
//!
//! The parsers of JSON and TOML give a sentence and no data. The sentences of serde have a few
//! fixed forms; the rest is about the syntax.

use super::Explainer;

/// The types of Rust that a sentence may expect, with the messages that name them to a person.
const TYPES: [(&str, &str); 12] = [
    ("usize", "parser-number"),
    ("u64", "parser-number"),
    ("u32", "parser-number"),
    ("u16", "parser-number"),
    ("u8", "parser-number"),
    ("f64", "parser-decimal"),
    ("a boolean", "parser-truth"),
    ("a string", "parser-text"),
    ("a borrowed string", "parser-text"),
    ("a sequence", "parser-list"),
    ("a map", "parser-table"),
    ("struct", "parser-table"),
];

/// What a sentence about syntax begins with, and the message that says it.
const SYNTAX: [(&str, &str); 12] = [
    ("EOF while parsing", "parser-end"),
    ("trailing characters", "parser-trailing"),
    ("trailing comma", "parser-comma"),
    ("expected value", "parser-value"),
    ("expected `:`", "parser-colon"),
    ("expected `,` or", "parser-separator"),
    ("key must be a string", "parser-key"),
    ("invalid escape", "parser-escape"),
    ("invalid number", "parser-digits"),
    ("control character", "parser-control"),
    ("recursion limit exceeded", "parser-depth"),
    ("duplicate key", "parser-twice"),
];

impl Explainer {
    /// The sentence of a parser in this language.
    pub fn parser_error(&self, sentence: &str) -> String {
        let say = |key: &str, slots: &[(&str, &str)]| {
            let slots: Vec<_> = slots.iter().map(|&(name, text)| (name, text.into())).collect();
            self.part(key, &slots).to_string()
        };
        if let Some(rest) = sentence.strip_prefix("missing field ") {
            return say("parser-missing", &[("name", unquoted(rest))]);
        }
        let expectation = sentence.split_once(", expected ");
        let after = |prefix: &str| {
            let (found, wanted) = expectation?;
            Some((found.strip_prefix(prefix)?, wanted))
        };
        if let Some((found, wanted)) = after("unknown field ").or_else(|| after("unknown variant ")) {
            let names = wanted.strip_prefix("one of ").unwrap_or(wanted).replace('`', "");
            return say("parser-unknown", &[("found", unquoted(found)), ("names", &names)]);
        }
        if let Some((found, wanted)) = after("invalid type: ").or_else(|| after("invalid value: ")) {
            // "integer `-1`", "string \"x\"", "floating point `1.5`", "map"
            let found = found.split_once(['`', '"']).map_or(found, |(_, value)| value.trim_end_matches(['`', '"']));
            let wanted = TYPES.iter().find(|(name, _)| wanted.starts_with(name));
            let wanted = wanted.map_or_else(|| sentence.to_owned(), |(_, key)| say(key, &[]));
            return say("parser-type", &[("found", found), ("wanted", &wanted)]);
        }
        let known = SYNTAX.iter().find(|(start, _)| sentence.starts_with(start));
        known.map_or_else(|| say("parser-other", &[("sentence", sentence)]), |(_, key)| say(key, &[]))
    }
}

fn unquoted(text: &str) -> &str {
    text.split('`').nth(1).unwrap_or(text)
}
