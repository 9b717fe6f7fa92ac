//! A line with sentences in it that only give reasons, sentence by sentence.
//!
//! This is tried where a line as a whole is not understood. What the caller knows as reasoning is
//! passed over, unless it can be read as a claim; every other sentence is read as ever, and one
//! that is not understood makes the whole line unreadable.

use super::lexer::tokens;
use super::line::Lines;
use super::model::{Claim, Reasoned, ReasonedAs, Reasons, of_read};
use super::plain::plain;
use super::sentence::{Part, Read};
use super::token::{CELLS, DIGITS};
use super::unclaimed::Unclaimed;
use super::wrapped::unmarked;
use crate::board::{Candidate, Literal};

/// The claims of a line, and the state after it.
pub(super) fn claims(line: &str, number: usize, mut lines: Lines, reasons: Reasons) -> Option<(Lines, Vec<Claim>)> {
    let indent = line.len() - line.trim_start().len();
    let mut rest = unmarked(line.trim());
    let (mut found, mut has_reasons) = (Vec::new(), false);
    let blanks = " ".repeat(indent);
    lines.enter(line);
    let before = lines.clone();
    while !rest.is_empty() {
        let is_supposing = lines.is_supposing();
        let is_free = |found: &Reasoned| {
            matches!(found.role, ReasonedAs::Removal | ReasonedAs::Alternatives)
                || is_supposing
                || is_silent(&rest[..found.length])
        };
        let reasoned = reasons(rest, is_supposing).filter(|found| found.length > 0 && is_free(found));
        let end = reasoned.map_or_else(|| sentence(rest), |found| found.length);
        let words = &rest[..end];
        has_reasons |= reasoned.is_some();
        match reasoned {
            Some(Reasoned { role: ReasonedAs::Removal, .. }) if !is_supposing => {
                found.push(Claim::of_part(removal(words)?, words, number));
            }
            Some(Reasoned { role, .. }) => {
                lines.pass(words);
                // What a sentence supposes and refutes does not hold for what it concludes.
                if words.trim_end().ends_with([':', '\u{ff1a}']) {
                    lines = before.clone();
                }
                if role == ReasonedAs::Opening && words.trim_end().ends_with([':', '\u{ff1a}']) {
                    lines.suppose(indent);
                }
            }
            None => match lines.read(&format!("{blanks}{words}")) {
                Read::Nothing(why) if !why.is_understood() && why != Unclaimed::Nothing => return None,
                Read::Nothing(_) => {}
                read => of_read(read, words.trim(), number, &mut found),
            },
        }
        rest = rest[end..].trim_start();
    }
    if found.is_empty() {
        found.push(Claim::without(line, number, Unclaimed::Reason));
    }
    has_reasons.then_some((lines, found))
}

/// Whether words cannot be read as a claim by themselves.
fn is_silent(words: &str) -> bool {
    match Lines::default().read(words) {
        Read::Claims(parts) => parts.iter().all(|part| part.is_premise),
        Read::Nothing(_) | Read::TakesBack => true,
    }
}

/// The first cells without the last digits.
fn removal(words: &str) -> Option<Part> {
    let found = tokens(&plain(words), false);
    let cells = &found.iter().find(|token| token.code == CELLS)?.cells;
    let digits = &found.iter().rfind(|token| token.code == DIGITS)?.digits;
    let each = cells.iter().flat_map(|&cell| digits.iter().map(move |&digit| Candidate::new(cell, digit)));
    let literals = each.map(Literal::is_not).collect();
    Some(Part { literals, name: None, pattern: None, is_premise: false, is_list: true })
}

/// The length of the first sentence, with the bracket that it closes.
fn sentence(text: &str) -> usize {
    let is_end = |at: usize, letter: char| match letter {
        '\u{3002}' | '\u{ff01}' | '\u{ff1f}' => true,
        '.' | '!' | '?' => text[at + 1..].chars().next().is_none_or(char::is_whitespace),
        _ => false,
    };
    let end = text.char_indices().find(|&(at, letter)| is_end(at, letter));
    let end = end.map_or(text.len(), |(at, letter)| at + letter.len_utf8());
    end + if text[end..].starts_with('\u{ff09}') { '\u{ff09}'.len_utf8() } else { 0 }
}
