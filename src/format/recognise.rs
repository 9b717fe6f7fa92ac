//! Recognising formats, line by line.
//!
//! The order of the questions matters: what is sure comes first (a brace, a colon, a link, a piece of exactly 81
//! cells), then rows of a grid, then header rows, then lines that were meant to be one of these and have an error.
//! What is left resembles nothing. Around grids such lines are captions and are passed over, as people paste grids
//! with the text around them. Among puzzles on lines each is an error. Before the first puzzle only the first of them
//! is kept in mind, and said when it turns out that it was no caption and no header: prose gives one error, not one a line.

use super::block::Block;
use super::csv::{Table, is_lone_header};
use super::error::{FormatError, Problem, Source, UNDERSTOOD};
use super::reading::Reading;
use super::row::{self, GridLine, RowError};
use super::symbol::{digit, snippet};
use super::{Column, Format, Options, jsonl, library, line, link};
use std::collections::VecDeque;

/// The kind of the last puzzle.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    Nothing,
    Line,
    Grid,
}

/// A line at the beginning that nobody can tell yet: a caption, a header, or simply wrong.
struct Held {
    error: FormatError,
    text: String,
    /// It looked like a row of a grid.
    is_row: bool,
}

/// Takes lines and makes readings and errors of them.
pub(super) struct Recogniser {
    options: Options,
    /// What has been found and not been asked for; a line adds three items at most.
    pub(super) ready: VecDeque<Result<Reading, FormatError>>,
    said_anything: bool,
    last: Last,
    held: Option<Held>,
    block: Option<Block>,
    last_row: Option<Source>,
    table: Option<Table>,
    habit: line::Habit,
}

impl Recogniser {
    pub(super) fn new(options: Options) -> Recogniser {
        Recogniser {
            options,
            ready: VecDeque::new(),
            said_anything: false,
            last: Last::Nothing,
            held: None,
            block: None,
            last_row: None,
            table: None,
            habit: line::Habit::default(),
        }
    }

    pub(super) fn feed(&mut self, text: &str, source: &Source) {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return self.feed_empty(text, source);
        }
        let is_heading = trimmed.starts_with('[') && trimmed.ends_with(']') && !trimmed.contains(is_digit);
        if trimmed.starts_with('#') || is_heading {
            return;
        }
        if let Some(table) = &self.table {
            return match table.read(text, source) {
                // Prose about tables has lines that look like headers.
                Err(error) if matches!(error.problem, Problem::MissingColumn { .. }) && self.is_guess() => {
                    self.table = None;
                    self.hold(error, text, false);
                }
                result => self.say_line(result),
            };
        }
        if self.feed_marked(text, trimmed, source) || self.feed_named_header(text, source) {
            return;
        }
        if self.feed_line(text, source) || self.feed_row(text, source) || self.feed_header(text) {
            return;
        }
        self.close_block();
        if self.allows(&[Format::Line, Format::Candidates, Format::Csv])
            && let Some(error) = line::diagnose(text, source)
        {
            return self.say_line(Err(error));
        }
        let expected = match self.options.format {
            Some(format) => format.description(),
            None if self.last == Last::Line => Format::Line.description(),
            None => UNDERSTOOD,
        };
        let problem = Problem::Unrecognised { found: snippet(text), expected };
        let indent = text.chars().take_while(|shown| shown.is_whitespace()).count();
        self.hold(FormatError::new(source.column(indent + 1), problem), text, false);
    }

    /// Has nothing been read yet that would confirm what the header was taken for?
    fn is_guess(&self) -> bool {
        self.last == Last::Nothing && self.options.column.is_none()
    }

    /// Is one of these formats possible?
    fn allows(&self, formats: &[Format]) -> bool {
        self.options.format.is_none_or(|only| formats.contains(&only))
    }

    /// Formats whose lines begin with a mark of their own.
    fn feed_marked(&mut self, text: &str, trimmed: &str, source: &Source) -> bool {
        let indent = text.chars().take_while(|shown| shown.is_whitespace()).count();
        let at = source.column(indent + 1);
        let result = if jsonl::is_attempt(trimmed) && self.allows(&[Format::Jsonl]) {
            jsonl::read(text, source, self.options.column.as_ref())
        } else if library::is_attempt(trimmed) && self.allows(&[Format::Library]) {
            library::read(trimmed, &at)
        } else if link::is_attempt(trimmed) && self.allows(&[Format::Link]) {
            link::read(trimmed, &at)
        } else {
            return false;
        };
        self.close_block();
        self.say_line(result);
        true
    }

    /// With a column asked for by name the first line must be a header that has it.
    fn feed_named_header(&mut self, text: &str, source: &Source) -> bool {
        let Some(Column::Name(wanted)) = &self.options.column else { return false };
        if self.last != Last::Nothing || self.said_anything {
            return false;
        }
        self.table = Table::from_header(text, self.options.column.as_ref());
        if self.table.is_none() && !is_lone_header(text, self.options.column.as_ref()) {
            let problem = Problem::NoSuchColumn { wanted: wanted.clone(), found: snippet(text) };
            self.fail(FormatError::new(source.clone(), problem));
        }
        true
    }

    /// A puzzle on one line.
    fn feed_line(&mut self, text: &str, source: &Source) -> bool {
        let is_rule =
            text.contains("---") && !text.contains(is_digit) && (self.block.is_some() || text.contains(['+', '|']));
        if is_rule || !self.allows(&[Format::Line, Format::Candidates, Format::Csv, Format::PencilMarks]) {
            return false;
        }
        let wanted = match self.options.column {
            Some(Column::Number(number)) => Some(number.get() - 1),
            _ => None,
        };
        let Some(result) = line::read(text, source, wanted, &mut self.habit) else { return false };
        self.close_block();
        match result {
            Err(error) if self.last == Last::Nothing && wanted.is_some() => self.hold(error, text, false),
            Ok(_) if self.take_header(text, wanted) => {
                let result = self.table.as_ref().map(|table| table.read(text, source));
                result.into_iter().for_each(|result| self.say_line(result));
            }
            result => self.say_line(result),
        }
        true
    }

    /// Was the line that is held the header of this record?
    fn take_header(&mut self, text: &str, wanted: Option<usize>) -> bool {
        let header = self.held.as_ref().filter(|_| self.last == Last::Nothing);
        self.table = header.and_then(|held| Table::from_unusual_header(&held.text, text, wanted));
        if self.table.is_some() {
            self.held = None;
        }
        self.table.is_some()
    }

    /// A header with a usual name for the puzzle's column.
    fn feed_header(&mut self, text: &str) -> bool {
        if self.last != Last::Nothing || self.block.is_some() || !self.allows(&[Format::Csv]) {
            return false;
        }
        self.table = Table::from_header(text, self.options.column.as_ref());
        self.table.is_some() || is_lone_header(text, self.options.column.as_ref())
    }

    /// A line of a grid.
    fn feed_row(&mut self, text: &str, source: &Source) -> bool {
        if !self.allows(&[Format::Grid, Format::Framed, Format::PencilMarks]) {
            return false;
        }
        let within_grid = self.block.as_ref().is_some_and(|block| block.rows() > 0);
        match row::read(text, within_grid) {
            None => return false,
            Some(Err(error)) => self.feed_bad_row(error, text, source),
            Some(Ok(GridLine::Border)) => {
                let goes_on = self.open_block(source).set_apart(true);
                self.go_on_after_rule(goes_on);
            }
            Some(Ok(GridLine::Either(blank))) => {
                let goes_on = self.open_block(source).push_either(blank);
                self.go_on_after_rule(goes_on);
            }
            Some(Ok(GridLine::Row(row))) => {
                if !within_grid {
                    self.take_bad_first_row(source);
                }
                self.open_block(source).push(&row);
                self.last_row = Some(source.clone());
            }
        }
        self.complete_block();
        true
    }

    fn feed_bad_row(&mut self, (problem, column): RowError, text: &str, source: &Source) {
        let error = FormatError::new(source.column(column), problem);
        match &mut self.block {
            Some(block) if block.rows() > 0 => {
                let first = !block.is_damaged();
                block.push_damaged();
                if first {
                    self.say(Err(error));
                }
            }
            // Numbers that have nothing to do with Sudoku look like rows, too: wait for a good one.
            _ if self.last != Last::Grid => self.hold(error, text, true),
            _ => {
                self.open_block(source).push_damaged();
                self.say(Err(error));
            }
        }
    }

    /// The line before the first row of a grid may have been its first row, with an error.
    fn take_bad_first_row(&mut self, source: &Source) {
        let is_before = |held: &Held| held.is_row && held.error.source.line + 1 == source.line;
        if let Some(held) = self.held.take_if(|held| is_before(held)) {
            self.say(Err(held.error));
            self.open_block(source).push_damaged();
        }
    }

    fn open_block(&mut self, source: &Source) -> &mut Block {
        let pencil_marks = self.options.format == Some(Format::PencilMarks);
        self.block.get_or_insert_with(|| Block::new(source.clone(), pencil_marks))
    }

    /// A rule where none belongs shows that rows are missing above it, and that others may still follow.
    fn go_on_after_rule(&mut self, goes_on: bool) {
        if goes_on {
            return;
        }
        match &mut self.block {
            Some(block) if !block.rows().is_multiple_of(3) => {
                let known = block.is_damaged();
                let found = block.give_up_band();
                if let (false, Some(source)) = (known, self.last_row.clone()) {
                    self.say(Err(FormatError::new(source, Problem::MissingRows { found })));
                }
            }
            _ => self.close_block(),
        }
    }

    /// Hands on a grid that has its nine rows.
    fn complete_block(&mut self) {
        if let Some(block) = self.block.take_if(|block| block.is_complete()) {
            self.last = Last::Grid;
            self.held = self.held.take().filter(|held| held.is_row);
            self.say_held();
            if !block.is_damaged() {
                self.say(Ok(block.finish()));
            }
        }
    }

    /// Ends a grid that has no nine rows.
    fn close_block(&mut self) {
        let Some(block) = self.block.take() else { return };
        if let (1.., false, Some(source)) = (block.rows(), block.is_damaged(), self.last_row.take()) {
            self.say(Err(FormatError::new(source, Problem::MissingRows { found: block.rows() })));
        }
    }

    fn feed_empty(&mut self, text: &str, source: &Source) {
        let Some(block) = self.block.as_mut().filter(|block| block.rows() > 0) else {
            // Rules that an empty line parts from the first row belong to something else.
            self.block = None;
            return;
        };
        if block.has_spaces() && text.chars().count() == 9 {
            block.push_empty();
            self.last_row = Some(source.clone());
            self.complete_block();
        } else {
            if !block.set_apart(false) {
                self.close_block();
            }
        }
    }

    pub(super) fn feed_long(&mut self, source: &Source) {
        self.close_block();
        let error = FormatError::new(source.clone(), Problem::LongLine);
        if self.last == Last::Nothing { self.hold(error, "", false) } else { self.say(Err(error)) }
    }

    /// A line that resembles nothing.
    fn hold(&mut self, error: FormatError, text: &str, is_row: bool) {
        match self.last {
            Last::Line => self.say(Err(error)),
            Last::Grid => {}
            Last::Nothing if self.held.is_some() => {}
            Last::Nothing => self.held = Some(Held { error, text: text.into(), is_row }),
        }
    }

    fn say_held(&mut self) {
        if let Some(held) = self.held.take() {
            self.say(Err(held.error));
        }
    }

    /// Hands on a puzzle, or an error, that had a line for itself.
    fn say_line(&mut self, result: Result<Reading, FormatError>) {
        self.say_held();
        if result.is_ok() {
            self.last = Last::Line;
        }
        self.say(result);
    }

    fn say(&mut self, result: Result<Reading, FormatError>) {
        self.said_anything = true;
        self.ready.push_back(result);
    }

    /// An error after which nothing can come.
    pub(super) fn fail(&mut self, error: FormatError) {
        self.close_block();
        self.say_held();
        self.say(Err(error));
    }

    pub(super) fn finish(&mut self, source: &Source) {
        self.close_block();
        self.say_held();
        if !self.said_anything {
            self.say(Err(FormatError::new(source.clone(), Problem::Nothing)));
        }
    }
}

fn is_digit(shown: char) -> bool {
    digit(shown).is_some()
}
