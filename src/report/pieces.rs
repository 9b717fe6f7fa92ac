//! Text that is written piece by piece, most of them short and of a length that is known when the
//! program is compiled.
//!
//! Pieces go into a chunk of a fixed size, so that one comparison finds whether there is room, and
//! a few moves copy them; a full chunk goes to the end of the text.

/// The size of a chunk in bytes.
const CHUNK: usize = 2048;

/// The length of a short string: nearly all are.
const SHORT: usize = 31;

/// A writer of pieces.
pub(super) struct Pieces<'o> {
    out: &'o mut Vec<u8>,
    /// The end of the text, which is not in `out` yet.
    chunk: [u8; CHUNK],
    /// The length of this end. A small number, so that no sum with a length needs to be checked.
    at: u16,
}

impl<'o> Pieces<'o> {
    /// Writes to the end of `out`.
    pub(super) fn new(out: &'o mut Vec<u8>) -> Pieces<'o> {
        Pieces { out, chunk: [0; CHUNK], at: 0 }
    }

    /// Hands over the rest in the chunk.
    pub(super) fn finish(self) {
        self.out.extend_from_slice(&self.chunk[..self.length()]);
    }

    #[inline(always)]
    fn length(&self) -> usize {
        usize::from(self.at)
    }

    /// Room for the next bytes, if the chunk has it.
    #[inline(always)]
    fn room(&mut self, length: usize) -> Option<&mut [u8]> {
        // Shorter than a chunk, so that the end needs no check for overflow.
        let start = (length <= CHUNK).then_some(self.length())?;
        let room = self.chunk.get_mut(start..start + length)?;
        self.at += length as u16;
        Some(room)
    }

    /// Writes a piece.
    #[inline(always)]
    pub(super) fn put(&mut self, text: &str) {
        match self.room(text.len()) {
            Some(room) => copy(room, text),
            None => self.put_beyond(text),
        }
    }

    /// Writes a byte.
    #[inline(always)]
    pub(super) fn put_byte(&mut self, byte: u8) {
        match self.room(1) {
            Some(room) => room[0] = byte,
            None => self.put_byte_beyond(byte),
        }
    }

    /// Writes a string without escapes, a byte before it if there is one, and at most two bytes
    /// that follow.
    #[inline(always)]
    pub(super) fn put_quoted(&mut self, before: Option<u8>, text: &str, after: &str) {
        let (start, length, first) = (self.length(), text.len(), before.map_or(0, |_| 1));
        match self.chunk.get_mut(start..start + 2 + SHORT + 2) {
            Some(room) if length <= SHORT => {
                room[0] = before.unwrap_or(b'"');
                room[first] = b'"';
                copy(&mut room[first + 1..], text);
                copy(&mut room[first + 1 + length..], after);
                self.at += (first + 1 + length + after.len()) as u16;
            }
            _ => self.put_quoted_beyond(before, text, after),
        }
    }

    /// Writes text for which the chunk may have no room.
    #[cold]
    #[inline(never)]
    fn put_beyond(&mut self, text: &str) {
        self.out.extend_from_slice(&self.chunk[..self.length()]);
        self.out.extend_from_slice(text.as_bytes());
        self.at = 0;
    }

    #[cold]
    #[inline(never)]
    fn put_byte_beyond(&mut self, byte: u8) {
        self.put_beyond("");
        self.put_byte(byte);
    }

    #[cold]
    #[inline(never)]
    fn put_quoted_beyond(&mut self, before: Option<u8>, text: &str, after: &str) {
        before.into_iter().chain([b'"']).for_each(|byte| self.put_byte(byte));
        [text, after].into_iter().for_each(|part| self.put(part));
    }

    /// The byte that was written last.
    #[inline(always)]
    pub(super) fn last(&self) -> Option<&u8> {
        self.chunk[..self.length()].last().or(self.out.last())
    }
}

/// Copies text to the front of a slice that has room for it. Most texts are short, and moves that
/// overlap copy each of them with one test of its length, or none where the length is known.
#[inline(always)]
fn copy(room: &mut [u8], text: &str) {
    let text = text.as_bytes();
    let room = &mut room[..text.len()];
    match text.len() {
        0..2 => room.iter_mut().zip(text).for_each(|(to, byte)| *to = *byte),
        2..4 => copy_ends::<2>(room, text),
        4..8 => copy_ends::<4>(room, text),
        8..16 => copy_ends::<8>(room, text),
        16..32 => copy_ends::<16>(room, text),
        _ => room.copy_from_slice(text),
    }
}

/// Copies the first bytes and the last ones, which are all.
#[inline(always)]
fn copy_ends<const N: usize>(room: &mut [u8], text: &[u8]) {
    if let (Some(to), Some(from)) = (room.first_chunk_mut::<N>(), text.first_chunk::<N>()) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (room.last_chunk_mut::<N>(), text.last_chunk::<N>()) {
        *to = *from;
    }
}
