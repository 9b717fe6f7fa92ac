//! A line cut into tokens.

use super::joined::joined;
use super::lexicon::{self, Class};
use super::token::{BREAK, CELLS, DIGITS, HOUSE, LABEL, NUMBER, Token, UNKNOWN};
use super::written::{braced, chinese_house, group, group_from_zero, is_over};
use crate::board::Digit;
use crate::format::written::{is_word_start, numbers};

/// Signs and punctuation, longer ones first.
const SIGNS: [(&str, Class); 57] = [
    ("<=>", UNKNOWN),
    ("=/=", b'#'),
    ("==>", b'>'),
    ("-->", b'>'),
    ("<>", b'#'),
    ("!=", b'#'),
    ("/=", b'#'),
    ("\u{2260}", b'#'),
    ("==", b'='),
    (":=", b'='),
    ("=>", b'>'),
    ("->", b'>'),
    ("<-", b'='),
    ("~~", UNKNOWN),
    ("[ ]", UNKNOWN),
    ("[X]", UNKNOWN),
    ("(X)", UNKNOWN),
    ("...", b','),
    ("\u{2026}", b','),
    ("||", UNKNOWN),
    ("&&", b'a'),
    ("\u{21d2}", b'>'),
    ("\u{2192}", b'>'),
    ("\u{2190}", b'='),
    ("\u{27f9}", b'>'),
    ("\u{27f6}", b'>'),
    ("\u{27a1}", b'>'),
    ("\u{27f5}", b'='),
    ("=", b'='),
    (":", b':'),
    (",", b','),
    ("\u{3001}", b','),
    (";", b';'),
    (".", b'.'),
    ("\u{3002}", b'.'),
    ("?", b'?'),
    ("!", b'!'),
    ("(", b'('),
    (")", b')'),
    ("[", b'('),
    ("]", b')'),
    ("{", b'('),
    ("}", b')'),
    ("|", b'|'),
    ("/", b'/'),
    ("+", b'a'),
    ("&", b'a'),
    ("\u{b7}", b'*'),
    ("\u{30fb}", b'*'),
    ("\u{2022}", b','),
    ("\u{2013}", b'-'),
    ("\u{2014}", b','),
    ("\u{2212}", b'-'),
    ("-", b'-'),
    ("\n", BREAK),
    ("\"", b'"'),
    ("<", UNKNOWN),
];

/// Reads a line, which is plain already, as tokens. `from_zero` counts rows and columns from 0.
pub(super) fn tokens(text: &str, from_zero: bool) -> Vec<Token> {
    let mut lexer = Lexer { text, at: 0, from_zero, found: Vec::new() };
    while lexer.at < text.len() {
        lexer.next();
    }
    joined(lexer.found, text)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    from_zero: bool,
    found: Vec<Token>,
}

impl Lexer<'_> {
    fn next(&mut self) {
        let rest = &self.text[self.at..];
        let first = rest.chars().next().unwrap_or(' ');
        let zero_based = ["0-based", "0-indexed"].into_iter().find(|word| rest.starts_with(word));
        if let Some(word) = zero_based {
            self.push(b'f', word.len());
        } else if first.is_whitespace() && first != '\n' {
            self.at += first.len_utf8();
        } else if let Some(length) = lexicon::name_at(rest).filter(|_| is_word_start(self.text, self.at)) {
            self.push(b'J', length);
        } else if let Some(length) = chinese_step(rest) {
            self.push(b's', length);
        } else if !(self.cells(rest) || self.house(rest) || self.digits(rest) || self.sign(rest)) {
            self.word(rest, first);
        }
    }

    fn push(&mut self, code: Class, length: usize) -> &mut Token {
        self.found.push(Token::new(code, self.at..self.at + length));
        self.at += length;
        let last = self.found.len() - 1;
        &mut self.found[last]
    }

    fn cells(&mut self, rest: &str) -> bool {
        // `c4` and `b5` are houses unless a sign follows.
        let is_signed = |after: &str| after.trim_start().starts_with(['=', ':', '<', '!', '\u{2260}', '-', '/']);
        let read = if self.from_zero { group_from_zero(rest) } else { group(rest) };
        let Some((cells, after)) = read.filter(|_| is_word_start(self.text, self.at)) else { return false };
        if rest.starts_with(['b', 'c']) && !is_signed(after) {
            return false;
        }
        // The column of "r5, c5=9".
        if rest.starts_with(['b', 'c', 'B', 'C']) && self.follows_a_house() {
            self.push(UNKNOWN, rest.len() - after.len());
            return true;
        }
        self.push(CELLS, rest.len() - after.len()).cells = cells;
        true
    }

    /// Whether the last token is a house, but for a comma or a dash.
    fn follows_a_house(&self) -> bool {
        let last = self.found.iter().rev().find(|token| !matches!(token.code, b',' | b'-' | b'/'));
        last.is_some_and(|last| last.code == HOUSE && self.text[last.at.clone()].starts_with(['r', 'R']))
    }

    /// `r3`, `c4`, `第3、8行`, `3行`; `row 3` is made of its words later.
    fn house(&mut self, rest: &str) -> bool {
        let short = rest.strip_prefix(['r', 'R', 'c', 'C', 'b', 'B']).filter(|_| is_word_start(self.text, self.at));
        let short = short.and_then(numbers).filter(|(_, after)| is_over(after));
        let Some((numbers, after)) = short.or_else(|| chinese_house(rest)) else { return false };
        let digits = numbers.into_iter().filter_map(|number| Digit::new(number as u8 + 1)).collect();
        self.push(HOUSE, rest.len() - after.len()).digits = digits;
        true
    }

    fn digits(&mut self, rest: &str) -> bool {
        if let Some((digits, after)) = braced(rest) {
            self.push(DIGITS, rest.len() - after.len()).digits = digits;
            return true;
        }
        let length = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        if length == 0 {
            return false;
        }
        let (run, after) = rest.split_at(length);
        // 5s, 3rd
        let ending = ["st", "nd", "rd", "th"].iter().find(|ending| after.starts_with(**ending));
        let plural = after.strip_prefix('s').is_some_and(is_over);
        let is_step = self.found.last().is_some_and(|last| last.code == b's');
        let before = self.found.last().is_some_and(|last| last.at.end == self.at && !last.cells.is_empty());
        if let Some(ending) = ending.filter(|ending| is_over(&after[ending.len()..])) {
            self.push(NUMBER, length + ending.len());
        } else if !(is_over(after) || plural) || before {
            self.push(UNKNOWN, length);
        } else if is_step || run.contains('0') || run.len() > 9 {
            self.push(NUMBER, length + usize::from(plural));
        } else {
            let digits = run.bytes().filter_map(|byte| Digit::new(byte - b'0')).collect();
            self.push(DIGITS, length + usize::from(plural)).digits = digits;
        }
        true
    }

    fn sign(&mut self, rest: &str) -> bool {
        let Some(&(sign, code)) = SIGNS.iter().find(|(sign, _)| rest.starts_with(sign)) else { return false };
        // "!r1c1=5" denies, "r1c1=5!" does not.
        let begins =
            |text: &str| text.starts_with(|next: char| next.is_ascii_alphanumeric() || matches!(next, '(' | '['));
        let goes_on = self.text[..self.at].ends_with(|it: char| it.is_alphanumeric() || matches!(it, ')' | ']'));
        let is_denial = sign == "!" && begins(&rest[1..]) && !goes_on;
        self.push(if is_denial { b'N' } else { code }, sign.len());
        true
    }

    fn word(&mut self, rest: &str, first: char) {
        if !(first.is_ascii_alphabetic()) {
            let (length, code) = lexicon::of_characters(rest).unwrap_or((first.len_utf8(), UNKNOWN));
            // A combining mark of an emoji.
            let code = if matches!(first, '\u{fe0f}' | '\u{200d}') { b'T' } else { code };
            self.push(code, length);
            return;
        }
        let words: Vec<(String, usize)> = english(rest);
        let spoken: Vec<&str> = words.iter().map(|(word, _)| word.as_str()).collect();
        let end_of = |count: usize| words[count - 1].1;
        if let Some((count, code)) = lexicon::of_words(&spoken) {
            self.push(code, end_of(count));
            return;
        }
        let (word, length) = (words[0].0.clone(), words[0].1);
        if let Some(stem) = word.strip_suffix("n't").or(word.strip_suffix("not").filter(|stem| *stem == "can")) {
            let code = match stem {
                "ca" | "can" => b'K',
                "is" | "are" | "was" | "were" => b'I',
                "must" | "should" | "need" | "wo" => b'M',
                "do" | "does" | "did" => b'T',
                "has" | "have" => b'h',
                "would" | "could" | "might" => b'Y',
                _ => UNKNOWN,
            };
            self.push(code, length - 1);
            self.push(b'N', 1);
        } else if let Some(code) = word.strip_suffix("'s").and_then(lexicon::class_of) {
            let is_pronoun = matches!(code, b'i' | b'T' | b'Q');
            self.push(code, length - 2);
            self.push(if is_pronoun { b'I' } else { b'T' }, 2);
        } else if let Some(codes) = hyphenated(&word) {
            self.push(codes, length);
        } else {
            let is_label =
                word.len() == 1 && self.text[self.at..].starts_with(|letter: char| letter.is_ascii_uppercase());
            self.push(if is_label { LABEL } else { UNKNOWN }, length);
        }
    }
}

/// The length of 第12步.
fn chinese_step(text: &str) -> Option<usize> {
    let rest = text.strip_prefix('第')?;
    let after = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    (after.len() < rest.len() && after.starts_with('步')).then(|| text.len() - after.len() + '步'.len_utf8())
}

/// The class of a word with hyphens whose parts are all names, or all descriptions.
fn hyphenated(word: &str) -> Option<Class> {
    let parts: Vec<Class> = word.split('-').map(lexicon::class_of).collect::<Option<_>>()?;
    let all = |wanted: &[u8]| parts.len() > 1 && parts.iter().all(|part| wanted.contains(part));
    if all(b"J1PpgwGLv") { Some(b'J') } else { None }
}

/// The next English words, in lower case, each with its end; only those with nothing but a blank
/// between them.
fn english(text: &str) -> Vec<(String, usize)> {
    let (mut words, mut at) = (Vec::new(), 0);
    loop {
        let rest = &text[at..];
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '\'' | '\u{2019}');
        let length = rest.len() - rest.trim_start_matches(is_part).len();
        let word = rest[..length].trim_end_matches(['-', '\'', '\u{2019}']);
        if word.is_empty() || words.len() == 8 {
            return words;
        }
        words.push((word.to_ascii_lowercase().replace('\u{2019}', "'"), at + word.len()));
        let after = &rest[word.len()..];
        let blank = after.len() - after.trim_start_matches([' ', '\n']).len();
        if blank == 0 || after[..blank].matches('\n').count() > 0 {
            return words;
        }
        at += word.len() + blank;
    }
}
