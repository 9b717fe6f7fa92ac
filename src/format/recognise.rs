//! Detects formats, line by line.
//!
//! The order of the tests matters: unmistakable lines come first (a brace, a colon, a link, a piece
//! of exactly 81 cells), then rows of a grid, then header rows, then lines that look like one of
//! these but have an error. The others match no format. Around grids such lines are captions and
//! are skipped, because grids are often pasted with the text around them. Among puzzles on lines
//! each is an error. Before the first puzzle only the first of them is deferred, and reported if it
//! turns out to be neither a caption nor a header: prose gives one error, not one per line.

use super::block::Block;
use super::csv::{Table, is_lone_header};
use super::error::{FormatError, Problem, Source, UNDERSTOOD};
use super::kind::Format;
use super::lines::LONGEST;
use super::object::{Objects, after_separators};
use super::options::{Column, ReadOptions};
use super::reading::Reading;
use super::record::{OpenRecord, Piece};
use super::row::{self, GridLine, RowError};
use super::symbol::{digit, snippet};
use super::{jsonl, library, line, link, nyt, open_sudoku};
use std::collections::VecDeque;

/// The kind of the last puzzle.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    Nothing,
    Line,
    Grid,
}

/// A line before the first puzzle that cannot be judged yet: a caption, a header, or an error.
struct Deferred {
    error: FormatError,
    text: String,
    /// Whether it looks like a row of a grid.
    is_row: bool,
}

/// Turns lines into readings and errors.
pub(super) struct Recogniser {
    options: ReadOptions,
    /// Items that have not been returned yet; a line adds at most three.
    pub(super) ready: VecDeque<Result<Reading, FormatError>>,
    emitted_any: bool,
    last: Last,
    deferred: Option<Deferred>,
    block: Option<Block>,
    last_row: Option<Source>,
    table: Option<Table>,
    /// A record of the table that goes on.
    record: Option<OpenRecord>,
    /// Lines that are to be read again.
    again: VecDeque<Piece>,
    /// The line break before the line that comes next.
    pub(super) line_break: &'static str,
    habit: line::Habit,
    /// The JSON objects of the text.
    objects: Objects,
    /// Whether the text is XML or HTML, in which only puzzles matter.
    is_xml: bool,
}

impl Recogniser {
    pub(super) fn new(options: ReadOptions) -> Recogniser {
        Recogniser {
            ready: VecDeque::new(),
            emitted_any: false,
            last: Last::Nothing,
            deferred: None,
            block: None,
            last_row: None,
            table: None,
            record: None,
            again: VecDeque::new(),
            line_break: "",
            habit: line::Habit::default(),
            objects: Objects::new(options.column.clone()),
            options,
            is_xml: false,
        }
    }

    /// Takes the next line.
    pub(super) fn feed(&mut self, text: &str, source: &Source) {
        if self.record.is_some() {
            let (text, source) = (text.to_owned(), source.clone());
            self.continue_record(Piece { text, source, line_break: self.line_break, may_open: true });
        } else {
            self.feed_one(text, source, true);
        }
        self.feed_again();
    }

    /// Takes the lines that are to be read again.
    fn feed_again(&mut self) {
        while let Some(line) = self.again.pop_front() {
            if self.record.is_some() {
                self.continue_record(line);
            } else {
                self.line_break = line.line_break;
                self.feed_one(&line.text, &line.source, line.may_open);
            }
        }
    }

    /// Takes a line that does not go on with a record.
    fn feed_one(&mut self, text: &str, source: &Source, may_open: bool) {
        if self.takes_plain_lines()
            && let Some(reading) = line::read_plain(text, source)
        {
            return self.emit(Ok(reading));
        }
        let trimmed = text.trim();
        if self.objects.is_open() {
            let belongs = self.objects.go_on(text);
            self.emit_objects();
            if belongs {
                return;
            }
        }
        self.is_xml |= self.last == Last::Nothing && open_sudoku::begins(trimmed);
        if self.is_xml {
            let readings = nyt::start(text).map(|start| nyt::read(&text[start..], source));
            let readings = readings.unwrap_or_else(|| open_sudoku::read(text, source));
            return readings.into_iter().for_each(|result| self.emit_line(result));
        }
        if text.len() > LONGEST && !jsonl::is_attempt(after_separators(text)) {
            return self.take_long(source, LONGEST);
        }
        if trimmed.is_empty() {
            return self.feed_empty(text, source);
        }
        let is_heading = trimmed.starts_with('[') && trimmed.ends_with(']') && !trimmed.contains(is_digit);
        // The brackets of a list with a line of their own.
        let is_bracket = matches!(trimmed, "[" | "]" | "]," | "," | "[[" | "]]");
        let is_heading = is_heading && !trimmed.contains(',') || is_bracket;
        if trimmed.starts_with('#') || is_heading {
            return;
        }
        if self.table.is_some() {
            return self.feed_record(text, source, may_open);
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
            return self.emit_line(Err(error));
        }
        let expected = match self.options.format {
            Some(format) => format.description(),
            None if self.last == Last::Line => Format::Line.description(),
            None => UNDERSTOOD,
        };
        let problem = Problem::Unrecognised { found: snippet(text), expected };
        let indent = text.chars().take_while(|c| c.is_whitespace()).count();
        self.reject(FormatError::new(source.column(indent + 1), problem), text, false);
    }

    /// Whether a line of 81 digits and blanks is a puzzle, whatever came before it, and nothing
    /// else follows from it.
    pub(super) fn takes_plain_lines(&self) -> bool {
        self.last == Last::Line
            && self.ready.is_empty()
            && self.deferred.is_none()
            && self.block.is_none()
            && self.table.is_none()
            && !self.objects.is_open()
            && !self.is_xml
            && self.options.column.is_none()
            && self.allows(&[Format::Line])
    }

    /// Whether nothing is open and nothing is ready, so that an empty line means nothing.
    pub(super) fn is_between(&self) -> bool {
        self.ready.is_empty()
            && self.block.is_none()
            && self.record.is_none()
            && self.again.is_empty()
            && !self.objects.is_open()
    }

    /// Whether nothing has been read yet that confirms the header.
    fn is_guess(&self) -> bool {
        self.last == Last::Nothing && self.options.column.is_none()
    }

    /// Whether one of these formats is allowed.
    fn allows(&self, formats: &[Format]) -> bool {
        self.options.format.is_none_or(|only| formats.contains(&only))
    }

    /// Reads a line of a format whose lines begin with a mark of their own.
    fn feed_marked(&mut self, text: &str, trimmed: &str, source: &Source) -> bool {
        let indent = text.chars().take_while(|c| c.is_whitespace()).count();
        let at = source.column(indent + 1);
        if let Some(start) = nyt::start(text).filter(|_| self.allows(&[Format::Jsonl])) {
            let readings = nyt::read(&text[start..], source);
            if !readings.is_empty() {
                self.close_block();
                readings.into_iter().for_each(|result| self.emit_line(result));
                return true;
            }
        }
        if jsonl::is_attempt(after_separators(text)) && self.allows(&[Format::Jsonl]) {
            self.close_block();
            self.objects.begin(text, source);
            self.emit_objects();
            return true;
        }
        let result = if library::is_attempt(trimmed) && self.allows(&[Format::Library]) {
            library::read(trimmed, &at)
        } else if link::is_attempt(trimmed) && self.allows(&[Format::Link]) {
            link::read(trimmed, &at)
        } else {
            return false;
        };
        self.close_block();
        self.emit_line(result);
        true
    }

    /// Reads the first line as a header if the caller named a column.
    fn feed_named_header(&mut self, text: &str, source: &Source) -> bool {
        let Some(Column::Name(wanted)) = &self.options.column else { return false };
        if self.last != Last::Nothing || self.emitted_any {
            return false;
        }
        self.table = Table::from_header(text, self.options.column.as_ref());
        if self.table.is_none() && !is_lone_header(text, self.options.column.as_ref()) {
            let problem = Problem::NoSuchColumn { wanted: wanted.clone(), found: snippet(text) };
            self.fail(FormatError::new(source.clone(), problem));
        }
        true
    }

    /// Reads a puzzle on one line.
    fn feed_line(&mut self, text: &str, source: &Source) -> bool {
        let is_rule =
            text.contains("---") && !text.contains(is_digit) && (self.block.is_some() || text.contains(['+', '|']));
        if is_rule
            || !self.allows(&[Format::Line, Format::Candidates, Format::Csv, Format::PencilMarks, Format::Bracketed])
        {
            return false;
        }
        let wanted = match self.options.column {
            Some(Column::Number(number)) => Some(number.get() - 1),
            _ => None,
        };
        let Some(result) = line::read(text, source, wanted, &mut self.habit) else { return false };
        self.close_block();
        match result {
            Err(error) if self.last == Last::Nothing && wanted.is_some() => self.reject(error, text, false),
            Ok(_) if self.take_header(text, wanted) => self.feed_record(text, source, true),
            result => self.emit_line(result),
        }
        true
    }

    /// Reads the deferred line as the header of this record, if it fits.
    fn take_header(&mut self, text: &str, wanted: Option<usize>) -> bool {
        let header = self.deferred.as_ref().filter(|_| self.last == Last::Nothing);
        self.table = header.and_then(|deferred| Table::from_unusual_header(&deferred.text, text, wanted));
        if self.table.is_some() {
            self.deferred = None;
        }
        self.table.is_some()
    }

    /// Reads a line of a table: a record, or the beginning of one.
    fn feed_record(&mut self, text: &str, source: &Source, may_open: bool) {
        let Some(table) = &self.table else { return };
        if may_open && table.is_open(text, false) {
            let (text, source) = (text.to_owned(), source.clone());
            self.record = Some(OpenRecord::new(Piece { text, source, line_break: self.line_break, may_open }));
            return;
        }
        match table.read(text, source) {
            // Prose about tables may have lines that look like headers.
            Err(error) if matches!(error.problem, Problem::MissingColumn { .. }) && self.is_guess() => {
                self.table = None;
                self.reject(error, text, false);
            }
            result => self.emit_line(result),
        }
    }

    /// Goes on with a record that has a quoted field over several lines.
    fn continue_record(&mut self, line: Piece) {
        let (Some(table), Some(record)) = (&self.table, &mut self.record) else { return };
        let goes_on = table.is_open(&line.text, true);
        record.push(line);
        if record.is_too_long() || (!goes_on && !table.fits(&record.text)) {
            self.give_up_record();
        } else if !goes_on {
            let result = table.read(&record.text, record.source());
            self.record = None;
            self.emit_line(result);
        }
    }

    /// Takes the lines of an open record one by one.
    fn give_up_record(&mut self) {
        let lines = self.record.take().into_iter().flat_map(OpenRecord::into_lines);
        lines.rev().for_each(|line| self.again.push_front(line));
    }

    /// Reads a header with a usual name for the puzzle's column.
    fn feed_header(&mut self, text: &str) -> bool {
        if self.last != Last::Nothing || self.block.is_some() || !self.allows(&[Format::Csv]) {
            return false;
        }
        self.table = Table::from_header(text, self.options.column.as_ref());
        self.table.is_some() || is_lone_header(text, self.options.column.as_ref())
    }

    /// Reads a line of a grid.
    fn feed_row(&mut self, text: &str, source: &Source) -> bool {
        if !self.allows(&[Format::Grid, Format::Framed, Format::PencilMarks, Format::Bracketed]) {
            return false;
        }
        let within_grid = self.block.as_ref().is_some_and(|block| block.rows() > 0);
        match row::read(text, within_grid) {
            None => return false,
            Some(Err(error)) => self.feed_bad_row(error, text, source),
            Some(Ok(GridLine::Border)) => {
                let continues = self.open_block(source).separate(true);
                self.after_rule(continues);
            }
            Some(Ok(GridLine::Either(blank))) => {
                let continues = self.open_block(source).push_either(blank);
                self.after_rule(continues);
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
                    self.emit(Err(error));
                }
            }
            // Numbers unrelated to Sudoku may look like rows, so only a good row confirms that
            // there is a grid.
            _ if self.last != Last::Grid => self.reject(error, text, true),
            _ => {
                self.open_block(source).push_damaged();
                self.emit(Err(error));
            }
        }
    }

    /// Counts the line before the first row as a row with an error, if it looked like one.
    fn take_bad_first_row(&mut self, source: &Source) {
        let is_before = |deferred: &Deferred| deferred.is_row && deferred.error.source.line + 1 == source.line;
        if let Some(deferred) = self.deferred.take_if(|deferred| is_before(deferred)) {
            self.emit(Err(deferred.error));
            self.open_block(source).push_damaged();
        }
    }

    fn open_block(&mut self, source: &Source) -> &mut Block {
        let only = self.options.format;
        self.block.get_or_insert_with(|| Block::new(source.clone(), only))
    }

    /// Handles a rule where none belongs: rows are missing above it, and others may still follow.
    fn after_rule(&mut self, continues: bool) {
        if continues {
            return;
        }
        match &mut self.block {
            Some(block) if !block.rows().is_multiple_of(3) => {
                let known = block.is_damaged();
                let found = block.give_up_band();
                if let (false, Some(source)) = (known, self.last_row.clone()) {
                    self.emit(Err(FormatError::new(source, Problem::MissingRows { found })));
                }
            }
            _ => self.close_block(),
        }
    }

    /// Emits a grid that has its nine rows.
    fn complete_block(&mut self) {
        if let Some(block) = self.block.take_if(|block| block.is_complete()) {
            self.last = Last::Grid;
            self.deferred = self.deferred.take().filter(|deferred| deferred.is_row);
            self.emit_deferred();
            if !block.is_damaged() {
                self.emit(Ok(block.finish()));
            }
        }
    }

    /// Ends a grid that has fewer than nine rows.
    fn close_block(&mut self) {
        let Some(block) = self.block.take() else { return };
        if let (1.., false, Some(source)) = (block.rows(), block.is_damaged(), self.last_row.take()) {
            self.emit(Err(FormatError::new(source, Problem::MissingRows { found: block.rows() })));
        }
    }

    fn feed_empty(&mut self, text: &str, source: &Source) {
        let Some(block) = self.block.as_mut().filter(|block| block.rows() > 0) else {
            // Rules separated from the first row by an empty line belong to something else.
            self.block = None;
            return;
        };
        if block.has_spaces() && text.chars().count() == 9 {
            block.push_empty();
            self.last_row = Some(source.clone());
            self.complete_block();
        } else if !block.separate(false) {
            self.close_block();
        }
    }

    /// Takes a line that is longer than `most` bytes.
    pub(super) fn feed_long(&mut self, source: &Source, most: usize) {
        self.give_up_record();
        self.feed_again();
        self.take_long(source, most);
    }

    fn take_long(&mut self, source: &Source, most: usize) {
        self.close_block();
        // No caption is as long: each is a row of its own.
        self.emit_line(Err(FormatError::new(source.clone(), Problem::LongLine { most })));
    }

    /// Handles a line that matches no format, or a row that may belong to no grid.
    fn reject(&mut self, error: FormatError, text: &str, is_row: bool) {
        match self.last {
            Last::Line => self.emit(Err(error)),
            Last::Grid => {}
            Last::Nothing if self.deferred.is_some() => {}
            Last::Nothing => self.deferred = Some(Deferred { error, text: text.into(), is_row }),
        }
    }

    fn emit_deferred(&mut self) {
        if let Some(deferred) = self.deferred.take() {
            self.emit(Err(deferred.error));
        }
    }

    /// Emits the results read from JSON.
    fn emit_objects(&mut self) {
        for result in self.objects.take() {
            self.emit_line(result);
        }
    }

    /// Emits a puzzle, or an error, that has a line of its own.
    fn emit_line(&mut self, result: Result<Reading, FormatError>) {
        self.emit_deferred();
        if result.is_ok() {
            self.last = Last::Line;
        }
        self.emit(result);
    }

    fn emit(&mut self, result: Result<Reading, FormatError>) {
        self.emitted_any = true;
        self.ready.push_back(result);
    }

    /// Emits an error after which the stream ends.
    pub(super) fn fail(&mut self, error: FormatError) {
        self.give_up_record();
        self.feed_again();
        self.close_block();
        self.emit_deferred();
        self.emit(Err(error));
    }

    pub(super) fn finish(&mut self, source: &Source) {
        while self.record.is_some() {
            self.give_up_record();
            self.feed_again();
        }
        self.objects.end();
        self.emit_objects();
        self.close_block();
        self.emit_deferred();
        if !self.emitted_any {
            self.emit(Err(FormatError::new(source.clone(), Problem::Nothing)));
        }
    }
}

fn is_digit(c: char) -> bool {
    digit(c).is_some()
}
