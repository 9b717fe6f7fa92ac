//! Patterns: words with typed slots, alternatives in brackets, and rules inside rules.
//!
//! `In {house h}, the {digit d} can only go in {places c}[: {+account r}|].` has the slots `h`,
//! `d` and `c`, and perhaps clauses `r`, each read by a rule named `account`. A pattern may match
//! the beginning of a text in several ways; all of them are returned.

use super::slots::{Value, slot};
use whydoku::explain::Language;

/// A piece of a pattern.
enum Piece {
    Words(String),
    Slot(String, &'static str),
    /// One clause or several, read by rules with this name; after `;` and `,` with these
    /// signs between, after `^` with nothing, after `+` as clauses are.
    Clauses(String, &'static str, char),
    /// One of these.
    Either(Vec<Vec<Piece>>),
}

/// A rule: its name, and what it reads.
pub struct Rule {
    pub name: &'static str,
    pieces: Vec<Piece>,
}

/// What a rule has read.
#[derive(Clone, Debug, Default)]
pub struct Read {
    pub rule: &'static str,
    pub slots: Vec<(&'static str, Value)>,
}

/// The rules of a language.
pub struct Grammar {
    pub language: Language,
    rules: Vec<Rule>,
    /// Before a clause that is not the last or the first, and before the last.
    clauses: [&'static str; 2],
}

impl Grammar {
    pub fn new(
        language: Language,
        clauses: [&'static str; 2],
        tables: &[&'static [(&'static str, &'static str)]],
    ) -> Grammar {
        let rule = |&(name, pattern): &(&'static str, &'static str)| {
            let mut left = pattern;
            Rule { name, pieces: sequence(&mut left, pattern) }
        };
        Grammar { language, rules: tables.iter().copied().flatten().map(rule).collect(), clauses }
    }

    /// The names of the checks that the patterns lead to.
    pub fn names(&self) -> Vec<&'static str> {
        self.rules.iter().map(|rule| rule.name).filter(|name| !name.starts_with('+')).collect()
    }

    /// Every rule of a sentence at the beginning of a text: the length read, and what was read.
    pub fn sentences(&self, text: &str) -> Vec<(usize, Read)> {
        let rules = self.rules.iter().filter(|rule| !rule.name.starts_with('+'));
        rules.flat_map(|rule| self.read(rule, text, true)).collect()
    }

    fn read(&self, rule: &Rule, text: &str, begins: bool) -> Vec<(usize, Read)> {
        let start = (0, Read { rule: rule.name, slots: Vec::new() });
        self.all(&rule.pieces, text, vec![start], begins)
    }

    fn all(&self, pieces: &[Piece], text: &str, mut reads: Vec<(usize, Read)>, begins: bool) -> Vec<(usize, Read)> {
        for piece in pieces {
            let mut next = Vec::new();
            for (at, read) in reads {
                self.step(piece, text, at, read, begins, &mut next);
            }
            reads = next;
            if reads.is_empty() {
                break;
            }
        }
        reads
    }

    fn step(&self, piece: &Piece, text: &str, at: usize, read: Read, begins: bool, next: &mut Vec<(usize, Read)>) {
        let rest = &text[at..];
        let is_first = begins && at == 0;
        match piece {
            Piece::Words(words) => {
                let is_there = rest.starts_with(words.as_str())
                    || is_first
                        && rest.len() >= words.len()
                        && rest.is_char_boundary(words.len())
                        && rest[..words.len()].to_lowercase() == words.to_lowercase();
                if is_there {
                    next.push((at + words.len(), read));
                }
            }
            Piece::Slot(kind, name) => {
                for (length, value) in slot(self.language, kind, rest) {
                    let mut read = read.clone();
                    read.slots.push((name, value));
                    next.push((at + length, read));
                }
            }
            Piece::Clauses(rule, name, sign) => {
                for (length, reads) in self.clauses(rule, rest, is_first, *sign) {
                    let mut read = read.clone();
                    read.slots.push((name, Value::Reads(reads)));
                    next.push((at + length, read));
                }
            }
            Piece::Either(ways) => {
                for way in ways {
                    let ends = self.all(way, text, vec![(at, read.clone())], begins);
                    next.extend(ends);
                }
            }
        }
    }

    /// Clauses read by rules with this name, from the most to the fewest.
    fn clauses(&self, name: &str, text: &str, begins: bool, sign: char) -> Vec<(usize, Vec<Read>)> {
        let rules = || self.rules.iter().filter(|rule| rule.name.strip_prefix('+') == Some(name));
        let one = |text: &str, begins| rules().flat_map(move |rule| self.read(rule, text, begins)).collect::<Vec<_>>();
        let mut done: Vec<(usize, Vec<Read>)> = Vec::new();
        let mut open: Vec<(usize, Vec<Read>)> =
            one(text, begins).into_iter().map(|(length, read)| (length, vec![read])).collect();
        done.extend(open.iter().cloned());
        let english = self.language == Language::English;
        let [between, last] = match sign {
            ';' => [if english { "; " } else { "；" }; 2],
            '^' => [""; 2],
            ',' => [if english { ", " } else { "、" }; 2],
            _ => self.clauses,
        };
        while let Some((at, reads)) = open.pop() {
            for (separator, is_last) in [(between, between == last), (last, true)] {
                let Some(rest) = text[at..].strip_prefix(separator) else { continue };
                for (length, read) in one(rest, false) {
                    let all = || reads.iter().cloned().chain([read.clone()]).collect::<Vec<_>>();
                    let end = at + separator.len() + length;
                    if is_last {
                        done.push((end, all()));
                    }
                    if !is_last || between == last {
                        open.push((end, all()));
                    }
                }
                if between == last {
                    break;
                }
            }
        }
        done
    }
}

/// Reads a pattern up to its end, a bar or a bracket.
fn sequence(left: &mut &'static str, whole: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    loop {
        let length = left.find(['{', '[', '|', ']']).unwrap_or(left.len());
        if length > 0 {
            pieces.push(Piece::Words(sentences(&left[..length])));
            *left = &left[length..];
        }
        match left.chars().next() {
            Some('{') => {
                let (slot, rest) = left[1..].split_once('}').unwrap_or_else(|| panic!("no end of a slot: {whole}"));
                let (kind, name) = slot.split_once(' ').unwrap_or((slot, slot));
                pieces.push(match kind.strip_prefix(['+', ';', ',', '^']) {
                    Some(rule) => Piece::Clauses(rule.to_string(), name, kind.chars().next().unwrap_or('+')),
                    None => Piece::Slot(kind.to_string(), name),
                });
                *left = rest;
            }
            Some('[') => {
                let mut ways = Vec::new();
                while !left.starts_with(']') {
                    *left = &left[1..];
                    ways.push(sequence(left, whole));
                    assert!(!left.is_empty(), "no end of a bracket: {whole}");
                }
                *left = &left[1..];
                pieces.push(Piece::Either(ways));
            }
            _ => return pieces,
        }
    }
}

/// The words with a capital after each full stop.
fn sentences(words: &str) -> String {
    let mut parts = words.split(". ");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |whole, part| {
        let mut letters = part.chars();
        let capital = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        format!("{whole}. {capital}{}", letters.as_str())
    })
}
