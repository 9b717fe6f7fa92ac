//! Records of a table that go over several lines: a quoted field may hold line breaks.
//!
//! A stray quotation mark looks like the beginning of such a field. So the lines of a record are
//! kept until it ends, and count as a record only if they have as many fields as the header. If
//! not, or if the end does not come within [`LONGEST`] bytes, the first line is a record of its own
//! and the others are read again: the mark costs what is on its line, and not the rest of the file.

use super::error::Source;
use super::lines::LONGEST;

/// Of more lines than this that are read again, none begins a record of several lines. It keeps the
/// work within a multiple of the length of the text.
const MOST_AGAIN: usize = 64;

/// A record whose last field is not closed yet.
pub(super) struct OpenRecord {
    /// The text so far, with the line breaks as they were.
    pub(super) text: String,
    lines: Vec<Piece>,
}

/// A line of a text.
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) source: Source,
    /// The line break before it.
    pub(super) line_break: &'static str,
    /// Whether a record of several lines may begin here.
    pub(super) may_open: bool,
}

impl OpenRecord {
    /// Begins with this line.
    pub(super) fn new(first: Piece) -> OpenRecord {
        OpenRecord { text: first.text.clone(), lines: vec![first] }
    }

    /// Adds the next line.
    pub(super) fn push(&mut self, line: Piece) {
        self.text.push_str(line.line_break);
        self.text.push_str(&line.text);
        self.lines.push(line);
    }

    /// Whether it is too long to be a record.
    pub(super) fn is_too_long(&self) -> bool {
        self.text.len() > LONGEST
    }

    /// The place where it begins.
    pub(super) fn source(&self) -> &Source {
        // There is a first line.
        &self.lines[0].source
    }

    /// Its lines, to be read one by one.
    pub(super) fn into_lines(self) -> impl DoubleEndedIterator<Item = Piece> {
        let are_many = self.lines.len() > MOST_AGAIN;
        let may_open = move |at: usize| at > 0 && !are_many;
        self.lines.into_iter().enumerate().map(move |(at, line)| Piece { may_open: may_open(at), ..line })
    }
}
