//! Files that are values of options, read with a bound: a device without end, or a file that was
//! named by mistake, must not fill the memory.

use super::unpack::Unpacked;
use super::words::say;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The longest text, in bytes: a profile, a course, a list of moves.
const LONGEST_TEXT: u64 = 16 << 20;

/// The longest font, in bytes. Collections of Chinese fonts have some tens of megabytes.
const LONGEST_FONT: u64 = 128 << 20;

/// The text of a file, which may be packed. What is not UTF-8 becomes replacement characters.
pub fn read_text(path: &Path) -> io::Result<String> {
    text_of(File::open(path)?)
}

/// The same of anything that can be read.
pub fn text_of(reader: impl Read) -> io::Result<String> {
    let bytes = bounded(Unpacked::new(reader), LONGEST_TEXT)?;
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The bytes of a font.
pub fn read_font(path: &Path) -> io::Result<Vec<u8>> {
    bounded(File::open(path)?, LONGEST_FONT)
}

fn bounded(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let length = reader.take(most + 1).read_to_end(&mut bytes)?;
    if length as u64 > most {
        let megabytes = usize::try_from(most >> 20).unwrap_or(usize::MAX);
        return Err(io::Error::other(say("file-too-long", &[("most", megabytes.into())])));
    }
    Ok(bytes)
}
