//! A line cut into clauses.

use super::grammar::Said;
use super::token::{Token, UNKNOWN};
use std::collections::VecDeque;

/// A piece of a line between commas and words like "so" and "because".
#[derive(Clone, Debug, Default)]
pub(super) struct Clause {
    /// The sign before it; a blank where there is only a word.
    pub(super) separator: u8,
    /// The classes of the words that lead it: so, because, then, if.
    pub(super) leads: Vec<u8>,
    /// The rest.
    pub(super) tokens: Vec<Token>,
    /// It stands in brackets.
    pub(super) in_brackets: bool,
}

/// Words that begin a clause wherever they stand.
const LEADS: &[u8] = b"SBtbFUWQ";
/// Signs between clauses.
const SEPARATORS: &[u8] = b",;.?!_*|:a/>";

impl Clause {
    fn after(separator: u8, in_brackets: bool) -> Clause {
        Clause { separator, in_brackets, ..Clause::default() }
    }

    /// Whether a new sentence begins with it.
    pub(super) fn is_new_sentence(&self) -> bool {
        matches!(self.separator, b'.' | b'?' | b'!' | b';' | b'_' | b'|') && !self.in_brackets
    }

    /// Whether it goes on with what was said before.
    pub(super) fn goes_on(&self) -> bool {
        let first = self.tokens.first().map_or(b' ', |token| token.code);
        self.leads.first().is_some_and(|lead| b"StBba".contains(lead)) || b"ZXiEnN".contains(&first)
    }

    /// Whether it stands at the beginning of a sentence.
    pub(super) fn is_opening(&self) -> bool {
        self.is_new_sentence() || self.separator == b' '
    }

    /// Whether it is joined to the one before without a word of its own.
    pub(super) fn is_joined(&self) -> bool {
        matches!(self.separator, b',' | b'a' | b'/') && self.leads.is_empty()
    }

    /// Whether it speaks of several: "are wrong".
    pub(super) fn is_plural(&self, text: &str) -> bool {
        let span = match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => text.get(first.at.start..last.at.end).unwrap_or_default(),
            _ => return false,
        };
        [" are ", " were ", " both ", " all ", " do ", "don't", "\u{90fd}", "\u{5747}"]
            .iter()
            .any(|it| span.contains(it))
    }

    /// Whether one of several things is said, not each: "at least one of r1c1 and r2c2 is 5".
    pub(super) fn is_one_of(&self, said: &Said) -> bool {
        self.leads.contains(&b'e') && matches!(said, Said::Claim { literals, .. } if literals.len() > 1)
    }

    pub(super) fn has(&self, code: u8) -> bool {
        self.tokens.iter().any(|token| token.code == code)
    }

    fn is_empty(&self) -> bool {
        self.tokens.is_empty() && self.leads.is_empty()
    }
}

/// Cuts tokens into clauses; what stands in brackets follows the clause around it.
pub(super) fn clauses(tokens: Vec<Token>) -> Vec<Clause> {
    let mut found = Vec::new();
    cut(tokens, false, &mut found);
    found
}

fn cut(tokens: Vec<Token>, in_brackets: bool, found: &mut Vec<Clause>) {
    let mut clause = Clause::after(b' ', in_brackets);
    let mut brackets: Vec<Vec<Token>> = Vec::new();
    let mut rest: VecDeque<Token> = tokens.into();
    while let Some(mut token) = rest.pop_front() {
        if token.code == b'(' {
            let inner = taken_inner(&mut rest);
            if !is_label(&inner) {
                // "not (r1c1=5)" is left alone.
                if let Some(last) = clause.tokens.last().filter(|last| b"NXYZ-".contains(&last.code)) {
                    let odd = Token { code: UNKNOWN, ..last.clone() };
                    clause.tokens.push(odd);
                }
                brackets.push(inner);
            }
            continue;
        }
        as_sign(&mut token, &clause, &rest);
        if SEPARATORS.contains(&token.code) {
            flush(&mut clause, token.code, in_brackets, &mut brackets, found);
        } else if LEADS.contains(&token.code) || (b"oe".contains(&token.code) && clause.tokens.is_empty()) {
            if !clause.tokens.is_empty() {
                flush(&mut clause, b' ', in_brackets, &mut brackets, found);
            }
            clause.leads.push(token.code);
        } else {
            clause.tokens.push(token);
        }
    }
    flush(&mut clause, b' ', in_brackets, &mut brackets, found);
}

fn flush(
    clause: &mut Clause,
    separator: u8,
    in_brackets: bool,
    brackets: &mut Vec<Vec<Token>>,
    found: &mut Vec<Clause>,
) {
    // "So, as r1c1=5, ...": the comma changes nothing.
    if separator == b',' && clause.tokens.is_empty() && clause.leads == b"S" {
        return;
    }
    let done = std::mem::replace(clause, Clause::after(separator, in_brackets));
    if !done.is_empty() {
        found.push(done);
    } else if strength(done.separator) > strength(separator) || (done.separator == b',' && separator == b'a') {
        // Of two signs in a row the stronger one counts, and the comma of ", and".
        clause.separator = done.separator;
    }
    for inner in brackets.drain(..) {
        cut(inner, true, found);
    }
    if separator == b'?' {
        found.push(Clause::after(b'?', in_brackets));
        clause.separator = b'.';
    }
}

fn strength(separator: u8) -> usize {
    match separator {
        b' ' => 0,
        b',' | b'a' | b'/' => 1,
        b':' | b'>' => 2,
        b'*' => 3,
        _ => 4,
    }
}

/// The tokens up to the bracket that closes.
fn taken_inner(rest: &mut VecDeque<Token>) -> Vec<Token> {
    let (mut inner, mut depth) = (Vec::new(), 0);
    while let Some(token) = rest.pop_front() {
        match token.code {
            b'(' => depth += 1,
            b')' if depth == 0 => return inner,
            b')' => depth -= 1,
            _ => {}
        }
        inner.push(token);
    }
    inner
}

/// Whether brackets hold only a label or a number: (A), (3), (4, r2c4).
fn is_label(inner: &[Token]) -> bool {
    inner.iter().all(|token| b"xD0,C".contains(&token.code))
}

/// A colon, an arrow or a dash between a cell and a digit is a sign.
fn as_sign(token: &mut Token, clause: &Clause, rest: &VecDeque<Token>) {
    if !matches!(token.code, b':' | b'>' | b'-') {
        return;
    }
    let before = clause.tokens.last();
    let (next, after) = (rest.front(), rest.get(1));
    let is_end = after.is_none_or(|after| {
        SEPARATORS.contains(&after.code) || LEADS.contains(&after.code) || b"(C".contains(&after.code)
    });
    let of = |token: Option<&Token>, code: u8| token.is_some_and(|token| token.code == code);
    let is_digit = next.is_some_and(|next| next.code == b'D' && next.digits.len() == 1);
    let is_first =
        clause.tokens.len() == 1 || clause.tokens.iter().rev().nth(1).is_some_and(|it| b"DPR".contains(&it.code));
    if of(before, b'C') && is_first && is_end && (is_digit || (token.code == b'-' && of(next, b'D'))) {
        token.code = if token.code == b'-' { b'#' } else { b'=' };
    } else if token.code == b':' && of(before, b'C') && clause.tokens.len() == 1 && of(next, b'R') && of(after, b'D') {
        // "r5c5: eliminate 7"
        token.code = b'A';
    } else if token.code == b'>' && of(before, b'D') && of(next, b'C') && clause.tokens.len() == 1 && is_end {
        token.code = b'q';
    } else if token.code == b'>' {
        token.code = b'S';
    } else if token.code == b'-' && !clause.tokens.is_empty() {
        token.code = b',';
    }
}
