//! Text that is written piece by piece, most of them short and of a length that is known when the program is compiled.
//!
//! Pieces go into a chunk of a fixed size, so that one comparison finds whether there is room, and a few moves copy them; a full
//! chunk goes to the end of the text.

/// The size of a chunk in bytes.
const CHUNK: usize = 2048;

/// Where pieces are written.
pub(super) struct Pieces<'o> {
    out: &'o mut Vec<u8>,
    /// The end of what was written, which is not in `out` yet: the last byte at least.
    chunk: [u8; CHUNK],
    /// The length of this end.
    at: usize,
}

impl<'o> Pieces<'o> {
    /// Writes to the end of this.
    pub(super) fn new(out: &'o mut Vec<u8>) -> Pieces<'o> {
        Pieces { out, chunk: [0; CHUNK], at: 0 }
    }

    /// Hands over what is still in the chunk.
    pub(super) fn finish(self) {
        self.out.extend_from_slice(&self.chunk[..self.at]);
    }

    /// Writes a piece.
    #[inline(always)]
    pub(super) fn put(&mut self, text: &str) {
        let end = self.at + text.len();
        match self.chunk.get_mut(self.at..end) {
            Some(room) => {
                copy(room, text);
                self.at = end;
            }
            None => self.put_beyond(text),
        }
    }

    /// Writes a string without escapes, up to what is known to follow.
    #[inline(always)]
    pub(super) fn put_quoted(&mut self, text: &str, closing: &str) {
        let end = self.at + 1 + text.len() + closing.len();
        match self.chunk.get_mut(self.at..end) {
            Some(room) => {
                room[0] = b'"';
                copy(&mut room[1..], text);
                copy(&mut room[1 + text.len()..], closing);
                self.at = end;
            }
            None => self.put_quoted_beyond(text, closing),
        }
    }

    /// Writes text for which the chunk has no room.
    #[cold]
    #[inline(never)]
    fn put_beyond(&mut self, text: &str) {
        self.out.extend_from_slice(&self.chunk[..self.at]);
        self.out.extend_from_slice(text.as_bytes());
        // The last byte stays, as a bracket may take its place.
        self.chunk[0] = self.out.pop().unwrap_or_default();
        self.at = 1;
    }

    #[cold]
    #[inline(never)]
    fn put_quoted_beyond(&mut self, text: &str, closing: &str) {
        ["\"", text, closing].into_iter().for_each(|part| self.put_beyond(part));
    }

    /// The byte that was written last.
    #[inline(always)]
    pub(super) fn last(&self) -> Option<&u8> {
        self.chunk[..self.at].last()
    }

    /// Writes what closes a list, in place of the comma after its last item.
    #[inline(always)]
    pub(super) fn close(&mut self, closing: &str) {
        self.at -= usize::from(self.last() == Some(&b','));
        self.put(closing);
    }
}

/// Copies text to the front of a slice that has room for it. Most texts are short, and moves that overlap copy each of them with
/// one test of its length, or none where the length is known.
#[inline(always)]
fn copy(room: &mut [u8], text: &str) {
    let text = text.as_bytes();
    let room = &mut room[..text.len()];
    match text.len() {
        0..2 => room.iter_mut().zip(text).for_each(|(to, byte)| *to = *byte),
        2..4 => copy_ends::<2>(room, text),
        4..8 => copy_ends::<4>(room, text),
        8..16 => copy_ends::<8>(room, text),
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
