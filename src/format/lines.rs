//! Bytes in, lines out.
//!
//! Files are UTF-8 or UTF-16, with or without a byte order mark, have the line ends of three
//! families of systems, and contain comments in unknown encodings. This module hides all that:
//! outside it a line is a `&str` without its end. Bytes that are not UTF-8 become replacement
//! characters, so that a comment in Latin-1 does not cost the puzzle beside it. One buffer is used
//! for all lines and never grows beyond [`LONGEST`], or [`LONGEST_JSON`] for JSON.
//!
//! Written by hand because the standard parts do not fit: `read_until` knows neither a lone CR nor
//! a bound on memory, and a decoder in between, such as `encoding_rs_io`, waits for three bytes
//! before it returns the first, and counts a line in other bytes than the file's.

use std::io::{self, BufRead, ErrorKind};

/// The longest line, in bytes of its encoding. The longest useful lines have a few thousand.
pub(super) const LONGEST: usize = 64 * 1024;

/// The longest line that begins like JSON: a solution with all its steps, or a list of many
/// puzzles.
pub(super) const LONGEST_JSON: usize = 16 * 1024 * 1024;

/// The lines of a text, one at a time.
pub(super) struct Lines<R> {
    bytes: Bytes<R>,
    encoding: Option<Encoding>,
    line: Buffer,
    number: u64,
    /// Whether the reader paused in the middle of a line, which continues.
    paused: bool,
}

#[derive(Clone, Copy)]
enum Encoding {
    Utf8,
    Utf16 { big_endian: bool },
}

/// The reason why there is no line.
pub(super) enum LineError {
    /// It has more bytes than this.
    TooLong(usize),
    Io(io::Error),
}

/// A line that is being read, in its encoding, truncated just beyond the limit.
#[derive(Default)]
struct Buffer {
    bytes: Vec<u8>,
    /// Whether it begins like JSON.
    is_json: bool,
    /// The first half of a UTF-16 unit.
    half: Option<u8>,
    /// Whether the last line ended with a carriage return, to which a following line feed belongs.
    after_return: bool,
    /// The line break before this line.
    before: &'static str,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(reader: R) -> Lines<R> {
        Lines {
            bytes: Bytes { reader, start: Vec::with_capacity(2), read: 0, error: None },
            encoding: None,
            line: Buffer::default(),
            number: 0,
            paused: false,
        }
    }

    /// The number of the last line, from 1; 0 before the first.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// The line break before the last line, empty before the first.
    pub(super) fn break_before(&self) -> &'static str {
        self.line.before
    }

    /// Writes the next line into `text`. `None` at the end. After the error that the reader would
    /// block, the next call goes on with the same line.
    pub(super) fn next_into(&mut self, text: &mut String) -> Option<Result<(), LineError>> {
        text.clear();
        if !std::mem::take(&mut self.paused) {
            self.line.bytes.clear();
            self.line.bytes.shrink_to(16 * LONGEST);
            self.line.before = match (self.number, self.line.after_return) {
                (0, _) => "",
                (_, true) => "\r",
                (_, false) => "\n",
            };
        }
        let there = self.read_line();
        self.paused = there.as_ref().is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
        if !matches!(there, Ok(false)) && !self.paused {
            self.number += 1;
        }
        match there {
            Err(error) => Some(Err(LineError::Io(error))),
            Ok(false) => None,
            Ok(true) if self.line.bytes.len() > self.line.longest() => {
                Some(Err(LineError::TooLong(self.line.longest())))
            }
            Ok(true) => {
                self.decode(text);
                Some(Ok(()))
            }
        }
    }

    /// Passes over the empty lines that come next, as far as they are in the buffer of the reader.
    pub(super) fn skip_empty(&mut self) {
        if self.paused || !matches!(self.encoding, Some(Encoding::Utf8)) {
            return;
        }
        // After a carriage return its line feed is still to come.
        let line: &[u8] = if self.line.after_return { b"\n\r" } else { b"\n" };
        let Some(rest) = self.bytes.buffered() else { return };
        let count = rest.chunks_exact(line.len()).take_while(|next| *next == line).count();
        self.bytes.consume(line.len() * count);
        self.number += count as u64;
    }

    /// Takes at most `most` lines of 81 digits, dots and zeros from the buffer of the reader, as
    /// far as each is completely there: 81 bytes for each, in place of the old content of `cells`;
    /// none in the middle of a line.
    pub(super) fn plain(&mut self, most: usize, cells: &mut Vec<u8>) {
        cells.clear();
        if self.paused || !matches!(self.encoding, Some(Encoding::Utf8)) {
            return;
        }
        let Some(start) = self.bytes.buffered() else { return };
        let mut rest = start;
        if self.line.after_return {
            rest = rest.strip_prefix(b"\n").unwrap_or(rest);
        }
        // With room for line ends, so that the buffer is large enough for as many answers.
        cells.reserve(82 * most.min(rest.len() / 82));
        while cells.len() < 81 * most
            && let Some((line, after)) = rest.split_first_chunk::<81>()
            && line.iter().fold(true, |plain, byte| plain & (byte.is_ascii_digit() | (*byte == b'.')))
            && let Some(after) = after.strip_prefix(b"\n").or_else(|| after.strip_prefix(b"\r\n"))
        {
            cells.extend_from_slice(line);
            rest = after;
        }
        let used = start.len() - rest.len();
        self.bytes.consume(used);
        self.number += (cells.len() / 81) as u64;
        self.line.after_return &= used == 0;
    }

    /// Reads up to the next line end. Returns false at the end of the text.
    fn read_line(&mut self) -> io::Result<bool> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => self.read_mark()?,
        };
        let mut anything = !self.line.bytes.is_empty();
        while let chunk @ [_, ..] = self.bytes.fill()? {
            let (used, ended) = match encoding {
                Encoding::Utf8 => self.line.take_bytes(chunk),
                Encoding::Utf16 { big_endian } => self.line.take_units(chunk, big_endian),
            };
            self.bytes.consume(used);
            if ended {
                return Ok(true);
            }
            anything |= !self.line.bytes.is_empty();
        }
        Ok(anything)
    }

    /// Reads the byte order mark of UTF-16, whose two bytes never occur in UTF-8. Without one, zero
    /// bytes beside the first two characters say the same; a single one may be a slip. The mark of
    /// UTF-8 is removed in `decode`.
    fn read_mark(&mut self) -> io::Result<Encoding> {
        // Waits for more than two bytes only where they are needed.
        let count = if matches!(*self.bytes.start(2)?, [0, _] | [_, 0]) { 4 } else { 2 };
        let (encoding, mark) = match *self.bytes.start(count)? {
            [0xfe, 0xff] => (Encoding::Utf16 { big_endian: true }, 2),
            [0xff, 0xfe] => (Encoding::Utf16 { big_endian: false }, 2),
            [0, one, 0, two] if one != 0 && two != 0 => (Encoding::Utf16 { big_endian: true }, 0),
            [one, 0, two, 0] if one != 0 && two != 0 => (Encoding::Utf16 { big_endian: false }, 0),
            _ => (Encoding::Utf8, 0),
        };
        self.bytes.consume(mark);
        self.encoding = Some(encoding);
        Ok(encoding)
    }

    fn decode(&self, text: &mut String) {
        match self.encoding {
            Some(Encoding::Utf16 { big_endian }) => {
                let units = self.line.bytes.chunks(2).map(|pair| match *pair {
                    [a, b] if big_endian => u16::from_be_bytes([a, b]),
                    [a, b] => u16::from_le_bytes([a, b]),
                    _ => 0xfffd,
                });
                text.extend(char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)));
            }
            _ => {
                let bytes = match self.line.bytes.strip_prefix(b"\xef\xbb\xbf") {
                    Some(rest) if self.number == 1 => rest,
                    _ => &self.line.bytes,
                };
                match std::str::from_utf8(bytes) {
                    Ok(line) => text.push_str(line),
                    Err(_) => text.push_str(&String::from_utf8_lossy(bytes)),
                }
            }
        }
    }
}

/// A reader whose first two bytes can be looked at before they are read.
struct Bytes<R> {
    reader: R,
    /// The bytes that were looked at.
    start: Vec<u8>,
    /// The number of them that were read.
    read: usize,
    /// The error of the last attempt to read, if it is still to be returned.
    error: Option<io::Error>,
}

impl<R: BufRead> Bytes<R> {
    /// The first bytes, at most `count`; fewer if there are no more.
    fn start(&mut self, count: usize) -> io::Result<&[u8]> {
        while self.start.len() < count
            && let Some(&byte) = fill(&mut self.reader)?.first()
        {
            self.reader.consume(1);
            self.start.push(byte);
        }
        Ok(&self.start)
    }

    /// The buffered bytes; none if there is an error, which [`fill`](Bytes::fill) returns.
    fn buffered(&mut self) -> Option<&[u8]> {
        if self.error.is_none()
            && let Err(error) = self.fill()
        {
            self.error = Some(error);
        }
        if self.error.is_some() { None } else { self.fill().ok() }
    }

    /// The buffered bytes; none at the end of the text.
    fn fill(&mut self) -> io::Result<&[u8]> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        match self.start.get(self.read..) {
            Some(rest) if !rest.is_empty() => Ok(rest),
            _ => fill(&mut self.reader),
        }
    }

    fn consume(&mut self, count: usize) {
        if self.read < self.start.len() { self.read += count } else { self.reader.consume(count) }
    }
}

/// The bytes that the reader has buffered; empty at the end of the text.
fn fill<R: BufRead>(reader: &mut R) -> io::Result<&[u8]> {
    loop {
        match reader.fill_buf() {
            Ok(_) => break,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    // Called twice, because a borrow that is returned from a loop would last for the whole loop.
    reader.fill_buf()
}

impl Buffer {
    /// The maximum length of this line.
    fn longest(&self) -> usize {
        if self.is_json { LONGEST_JSON } else { LONGEST }
    }

    fn push(&mut self, bytes: &[u8]) {
        if self.bytes.is_empty() {
            self.is_json =
                bytes.iter().find(|byte| !byte.is_ascii_whitespace()).is_some_and(|byte| b"{[,".contains(byte));
        }
        let room = (self.longest() + 1).saturating_sub(self.bytes.len());
        self.bytes.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// Takes bytes up to the end of the line. Returns the number of bytes, and whether the end was
    /// among them.
    fn take_bytes(&mut self, chunk: &[u8]) -> (usize, bool) {
        let start = usize::from(std::mem::take(&mut self.after_return) && chunk[0] == b'\n');
        if start == 1 {
            self.before = "\r\n";
        }
        match chunk[start..].iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            None => {
                self.push(&chunk[start..]);
                (chunk.len(), false)
            }
            Some(length) => {
                let end = start + length;
                self.push(&chunk[start..end]);
                self.after_return = chunk[end] == b'\r';
                (end + 1, true)
            }
        }
    }

    /// Takes bytes of UTF-16, like `take_bytes`.
    fn take_units(&mut self, chunk: &[u8], big_endian: bool) -> (usize, bool) {
        for (index, &byte) in chunk.iter().enumerate() {
            let Some(first) = self.half.take() else {
                self.half = Some(byte);
                continue;
            };
            let pair = [first, byte];
            let unit = if big_endian { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) };
            let after_return = std::mem::take(&mut self.after_return);
            match unit {
                0x0a if after_return => self.before = "\r\n",
                0x0a | 0x0d => {
                    self.after_return = unit == 0x0d;
                    return (index + 1, true);
                }
                _ => self.push(&pair),
            }
        }
        (chunk.len(), false)
    }
}
