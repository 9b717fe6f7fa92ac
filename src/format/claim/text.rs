//! A text as lines: wrapped paragraphs are joined, and rows of Markdown tables are read by their
//! heading.

use super::line::Lines;
use super::model::{Claim, ClaimOptions};
use super::objects;
use super::own;
use super::sentence::Read;
use super::table::{Table, is_rule, row};
use super::unclaimed::Unclaimed;
use serde_json::Value;

/// A longer line is not read.
const LONGEST: usize = 20_000;

/// Reads one text after the other, as the elements of a list.
#[derive(Default)]
pub(super) struct Texts {
    pub(super) claims: Vec<Claim>,
    pub(super) lines: Lines,
    options: ClaimOptions,
    table: Option<Table>,
    /// The guesses of a path that are not taken back yet.
    guesses: usize,
}

impl Texts {
    pub(super) fn new(options: ClaimOptions) -> Texts {
        Texts { lines: Lines::new(options.from_zero), options, ..Texts::default() }
    }

    /// Reads a text: of element `number` of a list, or else by the numbers of its lines.
    pub(super) fn read(&mut self, text: &str, number: Option<usize>) {
        if number.is_none()
            && text.trim_start().starts_with('[')
            && let Ok(value @ Value::Array(_)) = serde_json::from_str(text)
        {
            return self.value(&value);
        }
        let mut was_read = false;
        for (first, line) in paragraphs(text) {
            if line.trim_start().starts_with("```") {
                continue;
            }
            let number = number.unwrap_or(first);
            if line.trim().is_empty() {
                self.table = None;
                // A blank line may stand between a heading and what it is for.
                if std::mem::take(&mut was_read) {
                    self.lines.end_block();
                }
                continue;
            }
            if is_comment(&line) {
                continue;
            }
            if line.len() > LONGEST {
                let start: String = line.chars().take(80).collect();
                self.claims.push(Claim::without(&start, number, Unclaimed::TooLong(LONGEST)));
                continue;
            }
            was_read = !line.trim_end().ends_with([':', '\u{ff1a}']);
            self.line(&line, number);
        }
    }

    /// Reads the moves of a value: a text, an object, or a list.
    pub(super) fn value(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.read(text, None),
            Value::Array(values) => {
                for (number, value) in (1..).zip(values) {
                    self.element(value, number);
                }
            }
            Value::Null => {}
            other => self.element(other, 1),
        }
    }

    /// One element of a list.
    fn element(&mut self, value: &Value, number: usize) {
        match value {
            Value::String(text) => self.read(text, Some(number)),
            other => self.claims.extend(objects::claim(other, number, &mut self.guesses, self.lines.from_zero)),
        }
    }

    fn line(&mut self, line: &str, number: usize) {
        if line.trim_start().starts_with('{')
            && let Ok(value) = serde_json::from_str(line)
        {
            return self.element(&value, number);
        }
        let cells = row(line);
        if cells.len() > 1 {
            self.row(line, cells, number);
            return;
        }
        self.table = None;
        let (lines, count) = (self.lines.clone(), self.claims.len());
        self.prose(line, number);
        let claims_one = |claims: &[Claim]| claims.iter().any(Claim::is_claim);
        let read = &self.claims[count..];
        let is_read = read.iter().all(|claim| claim.is_claim() || claim.is_understood());
        let is_done = is_read && claims_one(read) || !read.iter().any(Claim::names_a_cell);
        if let Some(reasons) = self.options.reasons.filter(|_| !is_done)
            && let Some((lines, claims)) = own::claims(line, number, lines, reasons)
            && (!is_read || claims_one(&claims))
        {
            self.claims.truncate(count);
            self.claims.extend(claims);
            self.lines = lines;
        }
    }

    fn prose(&mut self, line: &str, number: usize) {
        // The program's own lines keep their parts together.
        let is_whole = line.contains(" \u{b7} ") || line.contains(" out of ");
        let parts: Vec<&str> = if is_whole { vec![line] } else { line.split([';', '\u{ff1b}']).collect() };
        for part in parts.into_iter().filter(|part| !part.trim().is_empty()) {
            let read = self.lines.read(part);
            of_read(read, part, number, &mut self.claims);
        }
    }

    fn row(&mut self, line: &str, cells: Vec<String>, number: usize) {
        if is_rule(&cells) {
            return;
        }
        match &self.table {
            None => match Table::of(&cells) {
                Some(table) => {
                    self.table = Some(table);
                }
                None => {
                    // A line with bars that is no table.
                    let read = self.lines.read(line);
                    let read = match read {
                        Read::Nothing(_) => Read::Nothing(Unclaimed::NoHeading),
                        other => other,
                    };
                    of_read(read, line, number, &mut self.claims);
                }
            },
            Some(table) => {
                let read = match table.sentence(&cells, self.lines.from_zero) {
                    Ok(sentence) => self.lines.read(&sentence),
                    Err(why) => Read::Nothing(why),
                };
                of_read(read, line, number, &mut self.claims);
            }
        }
    }
}

/// Whether a line is a comment: a heading has two marks or more, and a number may have one.
fn is_comment(line: &str) -> bool {
    let rest = line.trim_start();
    rest.strip_prefix('#').is_some_and(|rest| !rest.starts_with(|next: char| next == '#' || next.is_ascii_digit()))
}

/// Adds what was read of a line to the claims before it.
pub(super) fn of_read(read: Read, text: &str, line: usize, claims: &mut Vec<Claim>) {
    match read {
        Read::Claims(parts) => claims.extend(parts.into_iter().map(|part| Claim::of_part(part, text, line))),
        Read::Nothing(why) => claims.push(Claim::without(text, line, why)),
        Read::TakesBack => {
            if let Some(last) = claims.iter_mut().rev().find(|claim| claim.is_claim()) {
                last.literals.clear();
                last.unclaimed = Some(Unclaimed::TakenBack);
            }
            claims.push(Claim::without(text, line, Unclaimed::TakenBack));
        }
    }
}

/// The lines of a text with their numbers from 1; what was wrapped is joined.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut column = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let rest = line[indent..].trim_end();
        let may_join = indent >= 4
            && indent == column
            && !rest.is_empty()
            && !rest.starts_with(['-', '*', '\u{2013}', '\u{2022}', '|']);
        let joins = |last: &str| goes_on(last, rest) && (mark(rest) == 0 || (!is_done(last) && is_full(last, rest)));
        if let Some((_, last)) = found.last_mut().filter(|(_, last)| may_join && joins(last)) {
            let is_chinese = last.ends_with(|it: char| !it.is_ascii()) || rest.starts_with(|it: char| !it.is_ascii());
            if !is_chinese {
                last.push(' ');
            }
            last.push_str(rest);
        } else {
            column = indent + mark(rest);
            found.push((number, line.to_string()));
        }
    }
    found
}

/// The width of the number or mark of a list in front of a text.
fn mark(text: &str) -> usize {
    let digits = text.len() - text.trim_start_matches(|it: char| it.is_ascii_digit() || it == '\u{2013}').len();
    let rest = &text[digits..];
    let width = text[..digits].chars().count();
    if digits > 0 && rest.starts_with("  ") {
        return width + 2;
    }
    if digits > 0 && rest.starts_with(". ") {
        return width + 2;
    }
    if text.starts_with("\u{2013} ") || text.starts_with("- ") { 2 } else { 0 }
}

/// A text without the number or mark of a list in front of it.
pub(super) fn unmarked(text: &str) -> &str {
    let start = text.char_indices().nth(mark(text)).map_or(text.len(), |(at, _)| at);
    text[start..].trim_start()
}

fn is_done(line: &str) -> bool {
    line.trim_end().ends_with(['.', '\u{3002}', '!', '?', ';', '\u{ff1b}', ':', '\u{ff1a}'])
}

/// The columns of the program's own text.
const COLUMNS: usize = 80;

/// Whether a line ends because the next word had no room in it.
fn is_full(line: &str, next: &str) -> bool {
    let columns = |text: &str| text.chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum::<usize>();
    let word = next.split(' ').next().unwrap_or(next);
    // Between Chinese signs a line may end, but not in the middle of a few.
    let word: String = word.chars().take(if word.is_ascii() { COLUMNS } else { 4 }).collect();
    columns(line) + 1 + columns(&word) > COLUMNS
}

/// Whether a sentence goes on after a line. A heading in front of a paragraph ends with its line.
fn goes_on(line: &str, next: &str) -> bool {
    let line = line.trim_end();
    let start = line.trim_start();
    let title = unmarked(start);
    let is_titled = start.as_bytes().first().is_some_and(u8::is_ascii_digit)
        && start.contains("  ")
        && !title.starts_with(['r', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    !is_titled && !next.is_empty() && (!is_done(line) || is_full(line, next))
}
