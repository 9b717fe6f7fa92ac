//! A text as lines: wrapped paragraphs are joined, and rows of Markdown tables are read by their
//! heading.

use super::line::Lines;
use super::model::{Claim, ClaimOptions, ReasonedAs, Reasons, of_read};
use super::objects;
use super::own;
use super::sentence::Read;
use super::table::{Table, is_rule, row};
use super::unclaimed::Unclaimed;
use super::wrapped::paragraphs;
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
        if self.heads_lines(line) {
            self.lines.go_on(line.len() - line.trim_start().len());
            self.claims.push(Claim::without(line, number, Unclaimed::Supposed));
            return;
        }
        let (lines, count) = (self.lines.clone(), self.claims.len());
        self.prose(line, number);
        let claims_one = |claims: &[Claim]| claims.iter().any(Claim::is_claim);
        let read = &self.claims[count..];
        let is_read = read.iter().all(|claim| claim.is_claim() || claim.is_understood());
        let is_done = is_read && (claims_one(read) || !read.iter().any(Claim::names_a_cell));
        if let Some(reasons) = self.options.reasons.filter(|_| !is_done)
            && let Some((lines, claims)) = own::claims(line, number, lines, reasons)
            && (!is_read || claims_one(&claims))
        {
            self.claims.truncate(count);
            self.claims.extend(claims);
            self.lines = lines;
        }
    }

    /// Whether a line stands between the lines that follow a supposition and heads the next ones.
    fn heads_lines(&self, line: &str) -> bool {
        let text = line.trim_start();
        let is_part = |reasons: Reasons| reasons(text, true).is_some_and(|found| found.role == ReasonedAs::Part);
        self.lines.may_go_on(line.len() - text.len()) && self.options.reasons.is_some_and(is_part)
    }

    fn prose(&mut self, line: &str, number: usize) {
        // The program's own lines keep their parts together.
        let is_whole = line.contains(" \u{b7} ") || line.contains(" out of ");
        let parts: Vec<&str> = if is_whole { vec![line] } else { line.split([';', '\u{ff1b}']).collect() };
        let indent = &line[..line.len() - line.trim_start().len()];
        for part in parts.into_iter().filter(|part| !part.trim().is_empty()) {
            let read = self.lines.read(&format!("{indent}{}", part.trim_start()));
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
