//! The objects of a document, written as they come, and where each of them is.

use pdf_writer::{Chunk, Ref};
use std::io::{self, Write};

/// The first bytes: the version, and some that say that the rest is no text.
const HEADER: &[u8] = b"%PDF-1.7\n%\x80\x80\x80\x80\n\n";

/// The objects of a document. Those that were written leave their places behind, and nothing else.
pub(super) struct Objects {
    /// The bytes not written yet.
    pending: Vec<u8>,
    /// The number of bytes written.
    written: u64,
    /// The place of each object by its number, from 1; 0 if it has none yet.
    places: Vec<u64>,
}

impl Objects {
    pub(super) fn new() -> Objects {
        Objects { pending: HEADER.to_vec(), written: 0, places: Vec::new() }
    }

    /// The number of a new object, which is to be added.
    pub(super) fn next(&mut self) -> Ref {
        self.places.push(0);
        Ref::new(i32::try_from(self.places.len()).unwrap_or(i32::MAX))
    }

    /// Adds an object.
    pub(super) fn add(&mut self, number: Ref, write: impl FnOnce(&mut Chunk)) {
        let mut chunk = Chunk::new();
        write(&mut chunk);
        let index = usize::try_from(number.get()).unwrap_or(1) - 1;
        self.places[index] = self.written + self.pending.len() as u64;
        self.pending.extend_from_slice(chunk.as_bytes());
    }

    /// Writes what was added.
    pub(super) fn flush(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.written += self.pending.len() as u64;
        out.write_all(&std::mem::take(&mut self.pending))
    }

    /// Writes the places of all objects, and the end.
    pub(super) fn finish(mut self, [catalogue, information]: [Ref; 2], out: &mut dyn Write) -> io::Result<()> {
        self.flush(out)?;
        let size = self.places.len() + 1;
        write!(out, "xref\n0 {size}\n0000000000 65535 f\r\n")?;
        for place in &self.places {
            write!(out, "{place:010} 00000 n\r\n")?;
        }
        let (root, about, start) = (catalogue.get(), information.get(), self.written);
        write!(
            out,
            "trailer\n<<\n  /Size {size}\n  /Root {root} 0 R\n  /Info {about} 0 R\n>>\nstartxref\n{start}\n%%EOF"
        )
    }
}
