//! A file of results that goes on where it was interrupted.
//!
//! Each row of the input has one line in the file. So the number of whole lines is the number of
//! rows that are done; text after the last line end was being written when the program was killed,
//! and is cut off.

use super::super::Failure;
use super::super::words::{say, say_of};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

/// A file for results, and its present contents.
pub struct Target {
    pub file: File,
    /// The number of whole lines.
    pub lines: u64,
    /// The first and the last of them.
    pub first: String,
    pub last: String,
}

/// A line longer than this was not written by us.
const LONGEST: u64 = 1 << 24;

/// Opens a file for results. Its contents stay if they are to be continued, and are gone if not.
///
/// # Errors
/// If it cannot be opened, or cannot be continued.
pub fn open(path: &Path, resume: bool) -> Result<Target, Failure> {
    let cannot_write = |error: io::Error| {
        let why = format!("{}: {error}", path.display());
        Failure::Io(say_of("cannot-write", "why", why))
    };
    if !resume {
        let file = File::create(path).map_err(cannot_write)?;
        return Ok(Target { file, lines: 0, first: String::new(), last: String::new() });
    }
    if path.exists() && !path.is_file() {
        return Err(Failure::Usage(say("rate-not-a-file", &[])));
    }
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    continued(file.map_err(cannot_write)?).map_err(cannot_write)
}

/// Counts the whole lines of a file, and cuts off the rest.
fn continued(file: File) -> io::Result<Target> {
    let mut target = Target { file, lines: 0, first: String::new(), last: String::new() };
    let mut reader = BufReader::new(&target.file);
    let (mut whole, mut line) = (0, Vec::new());
    loop {
        line.clear();
        let length = reader.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
        if line.pop() != Some(b'\n') {
            break;
        }
        whole += length as u64;
        target.lines += 1;
        target.last = String::from_utf8_lossy(&line).into_owned();
        if target.lines == 1 {
            target.first.clone_from(&target.last);
        }
    }
    target.file.set_len(whole)?;
    target.file.seek(SeekFrom::Start(whole))?;
    Ok(target)
}
