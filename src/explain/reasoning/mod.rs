//! The program's own sentences of reasoning, recognised again.
//!
//! Who judges a text that this program wrote meets sentences that give reasons and claim nothing:
//! what a pattern is, where it stands, which cases there are. Their words are the messages of the
//! languages, so a sentence is recognised by its message: the words must be the message's own, and
//! in its slots stand only names of cells, digits and houses, letters, numbers, and smaller
//! messages (`keys`) with these. A message is followed up to its conclusion, which is left to the
//! reader.

mod keys;
mod pattern;

use super::language::Language;
use super::messages::Messages;
use crate::format::{ClaimOptions, Reasoned, ReasonedAs};
use keys::{ALTERNATIVES, GOING_ON, HEADINGS, NAMES, OPENINGS, PARTS, REASONS, REMOVALS, SEPARATORS, SUPPOSED};
use pattern::{Pattern, Scan, spread};
use std::sync::OnceLock;

/// A longer text is not looked at.
const LONGEST: usize = 1_500;

/// The messages of a language that give reasons.
struct Reasoning {
    /// A later role goes before an earlier one.
    roles: [(ReasonedAs, Vec<Pattern>); 4],
    supposed: [(ReasonedAs, Vec<Pattern>); 2],
    names: Vec<Pattern>,
    parts: Vec<Pattern>,
    separators: Vec<Vec<char>>,
}

/// The program's own reasoning with which a text begins, in any language, up to where something is
/// concluded. Under a supposition there are sentences that would be claims without it.
pub fn reasoning(text: &str, is_supposed: bool) -> Option<Reasoned> {
    let letters = spread(two_sentences(text));
    if letters.len() > LONGEST {
        return None;
    }
    let found = known().iter().filter_map(|reasoning| reasoning.first(&letters, is_supposed));
    found.max_by_key(|found| found.length)
}

/// How claims are read in texts that may hold the program's own reasoning.
pub fn claim_options(from_zero: bool) -> ClaimOptions {
    ClaimOptions { from_zero, reasons: Some(reasoning) }
}

/// The beginning of a text that may be one message.
fn two_sentences(text: &str) -> &str {
    let ends = text.char_indices().filter(|&(at, letter)| {
        letter == '\u{3002}' || (letter == '.' && text[at + 1..].chars().next().is_none_or(char::is_whitespace))
    });
    ends.map(|(at, letter)| at + letter.len_utf8()).nth(1).map_or(text, |end| &text[..end])
}

fn known() -> &'static [Reasoning] {
    static KNOWN: OnceLock<Vec<Reasoning>> = OnceLock::new();
    KNOWN.get_or_init(|| Language::ALL.iter().map(|&language| Reasoning::of(language)).collect())
}

impl Reasoning {
    fn of(language: Language) -> Reasoning {
        let messages = Messages::new(language.tag(), language.source());
        let all = |keys: &[&str]| keys.iter().filter_map(|key| Pattern::of(&messages, key)).collect::<Vec<_>>();
        let sentences =
            |keys: &[&str]| keys.iter().flat_map(|key| Pattern::sentences(&messages, key)).collect::<Vec<_>>();
        let mut openings = sentences(OPENINGS);
        openings.extend(GOING_ON.iter().flat_map(|key| Pattern::sentences(&messages, key).into_iter().skip(1)));
        let (mut reasons, mut removals) = (sentences(REASONS), Vec::new());
        // The last sentence of a message removes; those before it only say why.
        for mut sentences in REMOVALS.iter().map(|key| Pattern::sentences(&messages, key)) {
            removals.extend(sentences.pop());
            reasons.extend(sentences);
        }
        let separators = SEPARATORS.iter().filter_map(|key| messages.find(key, &[]));
        let separators = separators.map(|words| spread(words.to_string().trim()).into_iter().map(|it| it.0).collect());
        Reasoning {
            roles: [
                (ReasonedAs::Reason, reasons),
                (ReasonedAs::Opening, openings),
                (ReasonedAs::Alternatives, sentences(ALTERNATIVES)),
                (ReasonedAs::Removal, removals),
            ],
            supposed: [(ReasonedAs::Reason, sentences(SUPPOSED)), (ReasonedAs::Part, sentences(HEADINGS))],
            names: all(NAMES),
            parts: all(PARTS),
            separators: separators.collect(),
        }
    }

    fn first<'a>(&'a self, letters: &'a [(char, usize)], is_supposed: bool) -> Option<Reasoned> {
        let text: String = letters.iter().map(|it| it.0).collect();
        let supposed: &'a [_] = if is_supposed { &self.supposed } else { &[] };
        let roles = supposed.iter().chain(&self.roles);
        let patterns = roles.flat_map(|(role, patterns)| patterns.iter().map(|it| (*role, it)));
        let patterns = patterns.filter(|(_, it)| it.may_begin(letters, 0) && it.may_be_in(&text));
        let patterns: Vec<_> = patterns.collect();
        if patterns.is_empty() {
            return None;
        }
        let here = |patterns: &'a [Pattern]| patterns.iter().filter(|it| it.may_be_in(&text)).collect::<Vec<_>>();
        let mut scan = Scan::new(letters, here(&self.names), here(&self.parts), &self.separators);
        let end = |(role, pattern): (ReasonedAs, &Pattern)| {
            let end = if role == ReasonedAs::Removal { scan.whole(pattern) } else { scan.longest(pattern) };
            end.map(|end| (end, role))
        };
        let (end, role) = patterns.into_iter().filter_map(end).max_by_key(|&(end, _)| end)?;
        Some(Reasoned { length: letters.get(end.checked_sub(1)?)?.1, role })
    }
}
