//! The lines of an output that was interrupted.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

/// A note or a line longer than this was not written by us.
pub const LONGEST: u64 = 1 << 24;

/// The first line of a file, without its end.
pub fn first_line(mut file: &File) -> io::Result<Option<String>> {
    file.seek(SeekFrom::Start(0))?;
    let mut line = Vec::new();
    BufReader::new(file).take(LONGEST).read_until(b'\n', &mut line)?;
    Ok((line.pop() == Some(b'\n')).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// The number of whole lines of a file and of their bytes. In a table a line break between
/// quotation marks ends no line.
pub fn whole_lines(file: File, is_table: bool) -> io::Result<(u64, u64)> {
    let mut reader = BufReader::new(file);
    let (mut lines, mut whole, mut bytes, mut is_quoted) = (0, 0, 0, false);
    loop {
        let mut line = Vec::new();
        let length = reader.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if line.last() != Some(&b'\n') {
            return Ok((lines, whole));
        }
        bytes += length as u64;
        let marks = line.iter().filter(|byte| **byte == b'"').count();
        is_quoted ^= is_table && !marks.is_multiple_of(2);
        if !is_quoted {
            (lines, whole) = (lines + 1, bytes);
        }
    }
}
