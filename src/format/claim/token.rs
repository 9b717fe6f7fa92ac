//! A line as tokens: cells, digits, houses, signs, and words by their class.
//!
//! Every token has a code, one letter, so that the grammar can be written as patterns of codes.

use super::lexicon::{self, Class};
use crate::board::{Cell, Digit, Element};
use crate::format::written::{is_word_start, numbers, read_group};
use std::ops::Range;

/// A piece of a line.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// Its class; of words, that of the lexicon.
    pub(super) code: Class,
    /// Its place in the line.
    pub(super) at: Range<usize>,
    /// The cells, of a token `C` or `c`.
    pub(super) cells: Vec<Cell>,
    /// The digits, of a token `D` or `d`.
    pub(super) digits: Vec<Digit>,
}

/// Codes that are not in the lexicon.
pub(super) const CELLS: Class = b'C';
pub(super) const SOME_CELL: Class = b'c';
pub(super) const DIGITS: Class = b'D';
pub(super) const SOME_DIGIT: Class = b'd';
pub(super) const HOUSE: Class = b'H';
pub(super) const NUMBER: Class = b'0';
pub(super) const UNKNOWN: Class = b'~';
pub(super) const BREAK: Class = b'_';
/// A single letter or an ordinal in brackets that names something: A, B, (3).
pub(super) const LABEL: Class = b'x';

/// Signs and punctuation, longer ones first.
const SIGNS: [(&str, Class); 49] = [
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
    ("...", b','),
    ("||", UNKNOWN),
    ("&&", b'a'),
    ("\u{21d2}", b'>'),
    ("\u{2192}", b'>'),
    ("\u{2190}", b'='),
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

impl Token {
    fn new(code: Class, at: Range<usize>) -> Token {
        Token { code, at, cells: Vec::new(), digits: Vec::new() }
    }
}

/// Reads a line, which is plain already, as tokens. `from_zero` counts rows and columns from 0.
pub(super) fn tokens(text: &str, from_zero: bool) -> Vec<Token> {
    let mut lexer = Lexer { text, at: 0, from_zero, found: Vec::new() };
    while lexer.at < text.len() {
        lexer.next();
    }
    joined_lists(without_nouns(joined_houses(lexer.found, text)))
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
        self.push(CELLS, rest.len() - after.len()).cells = cells;
        true
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
        self.push(code, sign.len());
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

fn is_over(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| !next.is_ascii_alphanumeric())
}

/// Cells as [`read_group`] reads them, and `[1,2]`.
fn group(text: &str) -> Option<(Vec<Cell>, &str)> {
    if let Some(read) = read_group(text) {
        return Some(read);
    }
    let (rows, rest) = numbers(text.strip_prefix('[')?.trim_start())?;
    let (columns, rest) = numbers(rest.trim_start().strip_prefix(',')?.trim_start())?;
    let rest = rest.trim_start().strip_prefix(']')?;
    let ([row], [column]) = (&rows[..], &columns[..]) else { return None };
    Some((vec![Cell::at(*row, *column)], rest))
}

/// `r0c1`, `(0,1)`, `[0,1]`, `[0][1]`, `grid[0][1]`, counted from 0.
fn group_from_zero(text: &str) -> Option<(Vec<Cell>, &str)> {
    let number = |text: &str| -> Option<(usize, usize)> {
        let trimmed = text.trim_start();
        let digit = trimmed.chars().next()?.to_digit(9)?;
        let after = text.len() - trimmed.len() + 1;
        let is_alone = !text[after..].starts_with(|next: char| next.is_ascii_digit());
        is_alone.then_some((digit as usize, after))
    };
    let letters = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_lowercase()).len();
    let (opened, between, closed) = match &text[..letters] {
        "grid" | "board" | "puzzle" | "cell" | "" if text[letters..].starts_with('[') => (letters + 1, None, "]"),
        "" if text.starts_with('(') => (1, Some(","), ")"),
        "r" => (1, Some("c"), ""),
        _ => return None,
    };
    let (row, used) = number(&text[opened..])?;
    let rest = text[opened + used..].trim_start();
    let rest = match between {
        Some(between) => rest.strip_prefix(between)?,
        None => rest.strip_prefix("][").or(rest.strip_prefix(','))?,
    };
    let (column, used) = number(rest)?;
    let rest = rest[used..].trim_start_matches(' ').strip_prefix(closed)?;
    is_over(rest).then(|| (vec![Cell::at(row, column)], rest))
}

/// `{3,7}`, `[3/7]`, `{3 7}`, `{37}`, `[5]`.
fn braced(text: &str) -> Option<(Vec<Digit>, &str)> {
    let close = match text.chars().next()? {
        '{' => '}',
        '[' => ']',
        _ => return None,
    };
    let end = text.find(close)?;
    let inner = &text[1..end];
    let digits: Option<Vec<Digit>> = inner
        .chars()
        .filter(|letter| !matches!(letter, ',' | '/' | ' ' | '、'))
        .map(|letter| letter.to_digit(10).and_then(|digit| Digit::new(digit as u8)))
        .collect();
    digits.filter(|digits| !digits.is_empty()).map(|digits| (digits, &text[end + close.len_utf8()..]))
}

/// What follows `第3行`, `第3、8行`, `3行`, `B3宫`.
fn chinese_house(text: &str) -> Option<(Vec<usize>, &str)> {
    let rest = text.strip_prefix('第').unwrap_or(text);
    let (mut found, mut rest) = numbers(rest)?;
    while let Some((more, after)) = rest.strip_prefix(['、', '和', ',']).and_then(numbers) {
        found.extend(more);
        rest = after;
    }
    Some((found, rest.strip_prefix(['行', '列', '宫', '宮'])?))
}

/// `row 3, column 4` as a cell; `row 3`, `columns 4 and 6` as a house.
fn joined_houses(tokens: Vec<Token>, text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some(mut token) = rest.next() {
        if token.code == b'w' && rest.peek().is_some_and(|next| next.code == DIGITS) {
            let word = text[token.at.clone()].to_ascii_lowercase();
            let is_plural = word.ends_with('s') || word.ends_with("xes");
            let numbers = rest.next().expect("it was seen");
            token =
                Token { code: HOUSE, at: token.at.start..numbers.at.end, digits: numbers.digits, cells: Vec::new() };
            while is_plural && rest.peek().is_some_and(|next| matches!(next.code, b',' | b'a' | DIGITS)) {
                let more = rest.next().expect("it was seen");
                token.at.end = more.at.end;
                token.digits.extend(more.digits);
            }
        }
        found.push(token);
    }
    let mut cells: Vec<Token> = Vec::new();
    for token in found {
        let comma = usize::from(cells.last().is_some_and(|last| matches!(last.code, b',' | b'/')));
        let before = cells.len().checked_sub(1 + comma).map(|at| &cells[at]);
        let joined = before.and_then(|before| cell_of(before, &token, text));
        match joined {
            Some(cell) => {
                cells.truncate(cells.len() - comma);
                let first = cells.last_mut().expect("the house before");
                *first = Token { code: CELLS, at: first.at.start..token.at.end, cells: vec![cell], digits: Vec::new() };
            }
            None => cells.push(token),
        }
    }
    cells
}

/// The cell where a row and a column meet.
fn cell_of(one: &Token, other: &Token, text: &str) -> Option<Cell> {
    let of = |token: &Token| -> Option<(bool, usize)> {
        let [number] = token.digits[..] else { return None };
        let word = text[token.at.clone()].to_lowercase();
        let is_row = word.starts_with('r') || word.contains('行');
        let is_column = word.starts_with('c') || word.contains('列');
        (token.code == HOUSE && (is_row || is_column)).then_some((is_row, number.index()))
    };
    match (of(one)?, of(other)?) {
        ((true, row), (false, column)) | ((false, column), (true, row)) => Some(Cell::at(row, column)),
        _ => None,
    }
}

/// Without words that say nothing, and without nouns in front of what they name: "cell r1c1",
/// "the digit 5".
fn without_nouns(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for token in tokens.into_iter().filter(|token| token.code != b'T' && token.code != b'"') {
        let is_named = |noun: Class| match token.code {
            CELLS => noun == b'G',
            DIGITS => matches!(noun, b'v' | b'L'),
            _ => false,
        };
        // "the cell at row 1, column 2"
        let ends: Vec<Class> = found.iter().rev().take(2).map(|it| it.code).collect();
        if token.code == CELLS && ends == [b'A', b'G'] {
            found.pop();
        }
        while found.last().is_some_and(|last| is_named(last.code)) {
            found.pop();
        }
        if token.code == b'G' && found.last().is_some_and(|last| last.code == CELLS) {
            continue;
        }
        found.push(token);
    }
    found
}

/// Lists of cells or digits as one token: `r1c1, r1c2 and r1c3`, `3/7`; with "or" as one of them.
fn joined_lists(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let codes: Vec<Class> = tokens.iter().map(|token| token.code).collect();
    for (number, token) in tokens.into_iter().enumerate() {
        let some = match token.code {
            CELLS | SOME_CELL => SOME_CELL,
            DIGITS | SOME_DIGIT => SOME_DIGIT,
            _ => {
                found.push(token);
                continue;
            }
        };
        let glue = found.iter().rev().take_while(|it| matches!(it.code, b',' | b'a' | b'o' | b'/')).count();
        let between: Vec<Class> = found[found.len() - glue..].iter().map(|it| it.code).collect();
        let is_glue = matches!(&between[..], [_] | [b',', b'a' | b'o']) || (between.is_empty() && some == SOME_CELL);
        let at = found.len().checked_sub(glue + 1);
        // "5 is in r1c1, r2c2 cannot be 5": the second begins a clause.
        let begins = codes.get(number + 1).is_some_and(|next| b"KNMIOhPR=#:qm".contains(next));
        let objects: &[u8] = if some == SOME_CELL { b"AqmPRk" } else { b"=#:IhPRn" };
        let is_object = |at: usize| at > 0 && objects.contains(&found[at - 1].code);
        let is_glue = is_glue && !at.is_some_and(|at| begins && is_object(at));
        match at.filter(|&at| is_glue && (found[at].code == token.code || found[at].code == some)) {
            Some(at) => {
                found.truncate(at + 1);
                let list = &mut found[at];
                if between.contains(&b'o') {
                    list.code = some;
                }
                list.at.end = token.at.end;
                list.cells.extend(token.cells);
                list.digits.extend(token.digits);
            }
            None => found.push(token),
        }
    }
    found
}
