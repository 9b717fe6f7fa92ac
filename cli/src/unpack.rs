//! Compressed input, read as if it were not.
//!
//! The first bytes tell gzip and Zstandard apart from other input, not a name, so that it works for
//! pipes, too. Frames may follow each other, as when files were joined.

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

/// The first bytes of gzip and Zstandard; no text begins with them.
const GZIP: &[u8] = &[0x1f, 0x8b];
const ZSTANDARD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// The bytes that begin a file, and the rest of it.
type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

/// A reader that unpacks compressed input.
pub struct Unpacked<R: Read>(State<R>);

enum State<R: Read> {
    /// Nothing was read yet.
    New(R),
    Plain(Whole<R>),
    Gzip(Box<MultiGzDecoder<Whole<R>>>),
    Zstandard(Box<Zstandard<Whole<R>>>),
    /// The reader failed while its beginning was looked at.
    Failed,
}

impl<R: Read> Unpacked<R> {
    /// Unpacks the bytes of this reader.
    pub fn new(reader: R) -> Unpacked<R> {
        Unpacked(State::New(reader))
    }

    /// Looks at the first bytes: no more of them than are needed, as in a pipe more may come late.
    fn begin(mut reader: R) -> io::Result<State<R>> {
        let mut seen = Vec::new();
        let goes_on = |seen: &[u8]| [GZIP, ZSTANDARD].iter().any(|magic| magic.starts_with(seen) && *magic != seen);
        while goes_on(&seen) {
            let mut byte = [0];
            match reader.read(&mut byte) {
                Ok(0) => break,
                Ok(_) => seen.push(byte[0]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        let (is_gzip, is_zstandard) = (seen == GZIP, seen == ZSTANDARD);
        let whole = Cursor::new(seen).chain(reader);
        Ok(match (is_gzip, is_zstandard) {
            (true, _) => State::Gzip(Box::new(MultiGzDecoder::new(whole))),
            (_, true) => State::Zstandard(Box::new(Zstandard::new(whole))),
            _ => State::Plain(whole),
        })
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0 = match std::mem::replace(&mut self.0, State::Failed) {
            State::New(reader) => Unpacked::begin(reader)?,
            begun => begun,
        };
        match &mut self.0 {
            State::New(_) | State::Failed => Ok(0),
            State::Plain(reader) => reader.read(buffer),
            State::Gzip(reader) => reader.read(buffer),
            State::Zstandard(reader) => reader.read(buffer),
        }
    }
}

/// Frames of Zstandard, one after the other.
struct Zstandard<R> {
    reader: BufReader<R>,
    decoder: FrameDecoder,
    in_frame: bool,
}

impl<R: Read> Zstandard<R> {
    fn new(reader: R) -> Zstandard<R> {
        Zstandard { reader: BufReader::with_capacity(1 << 16, reader), decoder: FrameDecoder::new(), in_frame: false }
    }

    /// Goes to the next frame with data. Returns whether there is one.
    fn next_frame(&mut self) -> io::Result<bool> {
        while !self.reader.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.reader) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut self.reader.by_ref().take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(false)
    }
}

impl<R: Read> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.in_frame {
                if !self.next_frame()? {
                    return Ok(0);
                }
                self.in_frame = true;
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                self.decoder
                    .decode_blocks(&mut self.reader, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(io::Error::other)?;
            }
            match self.decoder.read(buffer)? {
                0 if !buffer.is_empty() => self.in_frame = false,
                count => return Ok(count),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    const TEXT: &[u8] = b"(the bracket begins like Zstandard) and some more text, more text, more text\n";

    fn unpacked(bytes: &[u8]) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        Unpacked::new(bytes).read_to_end(&mut text).map(|_| text)
    }

    fn gzip() -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        encoder.write_all(TEXT).and_then(|()| encoder.finish()).unwrap()
    }

    fn zstandard() -> Vec<u8> {
        ruzstd::encoding::compress_to_vec(TEXT, ruzstd::encoding::CompressionLevel::Fastest)
    }

    #[test]
    fn packed_bytes_are_unpacked_and_others_are_not() {
        for plain in [TEXT, b"", b"\x28", b"\x1f", b"\x28\xb5", b"5"] {
            assert_eq!(unpacked(plain).unwrap(), plain);
        }
        let skipped = [&[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"abc"].concat();
        for packed in [gzip(), zstandard()] {
            assert_eq!(unpacked(&packed).unwrap(), TEXT);
            assert_eq!(unpacked(&[&packed[..], &packed[..]].concat()).unwrap(), [TEXT, TEXT].concat());
        }
        let (first, second) = (zstandard(), zstandard());
        assert_eq!(unpacked(&[&first[..], &skipped, &second].concat()).unwrap(), [TEXT, TEXT].concat());
    }

    #[test]
    fn what_is_cut_off_is_an_error() {
        for packed in [gzip(), zstandard()] {
            assert!(unpacked(&packed[..packed.len() - 9]).is_err());
        }
    }
}
