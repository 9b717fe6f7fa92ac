//! JSON objects in lines: several on one line, or one laid out over many.

use super::error::{FormatError, Problem, Source};
use super::jsonl;
use super::line;
use super::lines::LONGEST_JSON;
use super::nyt;
use super::options::Column;
use super::reading::Reading;

/// Reads objects one after the other, with or without the brackets and commas of a list around
/// them.
pub(super) struct Objects {
    column: Option<Column>,
    /// An object that is laid out over lines: its start, its text so far, and the state of the
    /// search for its end.
    open: Option<(Source, String, End)>,
    read: Vec<Result<Reading, FormatError>>,
}

impl Objects {
    pub(super) fn new(column: Option<Column>) -> Objects {
        Objects { column, open: None, read: Vec::new() }
    }

    /// Whether an object continues on the next line.
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The results since the last call.
    pub(super) fn take(&mut self) -> Vec<Result<Reading, FormatError>> {
        std::mem::take(&mut self.read)
    }

    /// Reads the objects that begin on a line.
    pub(super) fn begin(&mut self, text: &str, source: &Source) {
        let mut rest = after_separators(text);
        while rest.starts_with('{') {
            let start = text.len() - rest.len();
            let at = source.column(text[..start].chars().count() + 1);
            let mut end = End::default();
            let found = end.find(rest);
            match found.map(|length| (length, after_separators(&rest[length..]))) {
                Some((length, next)) if next.is_empty() || next.starts_with('{') => {
                    self.finish(&rest[..length], &at, shifted);
                    rest = next;
                }
                None if goes_on(rest) => {
                    self.open = Some((at, format!("{rest}\n"), end));
                    return;
                }
                // The parser reports the error.
                _ => return self.finish(rest, &at, shifted),
            }
        }
    }

    /// Continues an open object. Returns false if this line belongs to something else and the
    /// object is damaged.
    pub(super) fn go_on(&mut self, text: &str) -> bool {
        let Some((start, mut object, mut end)) = self.open.take() else { return false };
        let trimmed = text.trim();
        let is_whole = || jsonl::is_attempt(trimmed) && End::default().find(trimmed) == Some(trimmed.len());
        let is_other = line::is_puzzle(trimmed) || (end.is_outermost() && is_whole());
        if is_other || object.len() + text.len() > LONGEST_JSON {
            self.finish(&object, &start, first_line);
            return false;
        }
        let found = end.find(text);
        object.push_str(&text[..found.unwrap_or(text.len())]);
        object.push('\n');
        match found {
            None => self.open = Some((start, object, end)),
            Some(length) => {
                self.finish(&object, &start, first_line);
                self.begin(&text[length..], &start);
            }
        }
        true
    }

    /// Ends the text.
    pub(super) fn end(&mut self) {
        if let Some((start, object, _)) = self.open.take() {
            self.finish(&object, &start, first_line);
        }
    }

    fn finish(&mut self, object: &str, at: &Source, place: fn(FormatError, &Source) -> FormatError) {
        let result = jsonl::read(object, at, self.column.as_ref());
        if result.as_ref().is_err_and(|error| matches!(error.problem, Problem::NoSuchField { .. })) {
            let of_a_day = nyt::read(object, at);
            if !of_a_day.is_empty() {
                return self.read.extend(of_a_day);
            }
        }
        self.read.push(result.map_err(|error| place(error, at)));
    }
}

/// An error within an object that begins in this column, on one line.
fn shifted(error: FormatError, at: &Source) -> FormatError {
    if error.source == *at {
        return error;
    }
    let column = error.source.column + at.column - 1;
    FormatError { source: at.column(column as usize), ..error }
}

/// An error of an object of many lines, in which columns would mean nothing.
fn first_line(error: FormatError, at: &Source) -> FormatError {
    FormatError { source: at.clone(), ..error }
}

/// Finds where an object ends, line by line.
#[derive(Default)]
struct End {
    depth: usize,
    in_text: bool,
    escaped: bool,
}

impl End {
    /// The byte after the closing brace, if the object ends in this text.
    fn find(&mut self, text: &str) -> Option<usize> {
        for (at, byte) in text.bytes().enumerate() {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_text => self.escaped = true,
                b'"' => self.in_text = !self.in_text,
                _ if self.in_text => {}
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 {
                        return Some(at + 1);
                    }
                }
                _ => {}
            }
        }
        // A string does not continue on the next line.
        (self.in_text, self.escaped) = (false, false);
        None
    }

    /// Whether only the object itself is open, and no value in it.
    fn is_outermost(&self) -> bool {
        self.depth <= 1
    }
}

/// A text without the brackets and commas of a list before an object.
pub(super) fn after_separators(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '[' | ']' | ','))
}

/// Whether an object that does not end on this line continues on the next: no record of one line
/// ends like this.
fn goes_on(text: &str) -> bool {
    text.trim_end().ends_with([',', '{', '['])
}
