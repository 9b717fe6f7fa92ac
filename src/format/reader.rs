//! Text as an iterator: [`Readings`] reads a line when it has nothing to return.

use super::error::{FormatError, Problem, Source};
use super::lines::{LineError, Lines};
use super::options::ReadOptions;
use super::reading::Reading;
use super::recognise::Recogniser;
use std::io::{BufRead, ErrorKind};
use std::sync::Arc;

/// Reads all puzzles in a text. `file` is the name for error messages.
///
/// The text is read as the iterator advances; memory does not grow with its length. Where the
/// reader would block ([`WouldBlock`](std::io::ErrorKind::WouldBlock)) the iterator returns that
/// error ([`FormatError::is_pause`]) and goes on with the same line when it is asked again.
pub fn read<R: BufRead>(reader: R, file: Option<&str>, options: &ReadOptions) -> Readings<R> {
    Readings {
        lines: Lines::new(reader),
        text: String::new(),
        recogniser: Recogniser::new(options.clone()),
        file: file.map(Arc::from),
        done: false,
    }
}

/// Reads all puzzles in a string.
pub fn read_str(text: &str) -> Readings<&[u8]> {
    read(text.as_bytes(), None, &ReadOptions::default())
}

/// An iterator over the puzzles of a text and the errors between them, in order; see [`read`].
pub struct Readings<R> {
    lines: Lines<R>,
    text: String,
    recogniser: Recogniser,
    file: Option<Arc<str>>,
    done: bool,
}

/// The number of plain lines that are taken together at the beginning, if they are there.
const FEWEST_LINES: usize = 16;

impl<R: BufRead> Readings<R> {
    /// The start of the next line.
    pub fn source(&self) -> Source {
        Source { file: self.file.clone(), line: self.lines.number() + 1, column: 1 }
    }

    /// Takes the next lines as far as each is 81 digits, dots and zeros and nothing else, and is in
    /// the reader's buffer: 81 bytes for each of at most `most` lines. At the beginning they are
    /// fewer, so that a short file of hard puzzles is spread evenly, too.
    ///
    /// These lines mean the same as one by one; see [`Reading::plain`]. There are none if
    /// [`next`](Iterator::next) has to read, because the next line is of another kind, is not
    /// completely in the buffer, or depends on those before it; or because there is an error or a
    /// pause. They replace the old content of `lines`.
    pub fn plain_lines(&mut self, most: usize, lines: &mut Vec<u8>) {
        lines.clear();
        if !self.done && self.recogniser.takes_plain_lines() {
            let read = usize::try_from(self.lines.number()).unwrap_or(most);
            self.lines.plain(most.min(FEWEST_LINES + read / 32), lines);
        }
    }
}

impl<R: BufRead> Iterator for Readings<R> {
    type Item = Result<Reading, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(item) = self.recogniser.ready.pop_front() {
                self.done |= item.as_ref().is_err_and(FormatError::is_final);
                return Some(item);
            }
            if self.done {
                return None;
            }
            let line = self.lines.next_into(&mut self.text);
            let source = Source { file: self.file.clone(), line: self.lines.number().max(1), column: 1 };
            match line {
                Some(Ok(())) => {
                    self.recogniser.line_break = self.lines.break_before();
                    self.recogniser.feed(&self.text, &source);
                    if self.text.is_empty() && self.recogniser.is_between() {
                        self.lines.skip_empty();
                    }
                }
                Some(Err(LineError::TooLong(most))) => self.recogniser.feed_long(&source, most),
                Some(Err(LineError::Io(error))) if error.kind() == ErrorKind::WouldBlock => {
                    return Some(Err(FormatError::new(source, Problem::Io(error))));
                }
                Some(Err(LineError::Io(error))) => self.recogniser.fail(FormatError::new(source, Problem::Io(error))),
                None => {
                    self.done = true;
                    self.recogniser.finish(&source);
                }
            }
        }
    }
}

impl<R: BufRead> std::iter::FusedIterator for Readings<R> {}
