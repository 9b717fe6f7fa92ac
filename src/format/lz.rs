//! Texts compressed with LZ-string and written in base 64, as f-puzzles puts them into links.
//!
//! A stream of bits, lowest first, six per letter. Each number in it names a piece of the text so
//! far, or says that a new character follows (0: eight bits, 1: sixteen) or that the text ends (2).
//! A piece is a range of the text, as every piece after the first three numbers is an earlier one
//! with the character after it; so a hostile text cannot take more memory than the bound on the
//! result.

/// The longest result, in UTF-16 units; a puzzle has a few thousand.
const LONGEST: usize = 1 << 20;

/// The text; `None` if it is damaged or too long.
pub(super) fn decompress(letters: &str) -> Option<String> {
    let mut bits = Bits { letters: letters.bytes(), letter: 0, left: 0 };
    let mut text: Vec<u16> = Vec::new();
    // Numbers 0 to 2 have a meaning of their own.
    let mut pieces: Vec<(usize, usize)> = vec![(0, 0); 3];
    let (mut width, mut until_wider) = (2, 1);
    let mut last: Option<(usize, usize)> = None;
    while text.len() <= LONGEST {
        let number = bits.next(width)? as usize;
        let is_new = number < 2;
        let piece = match number {
            0 | 1 => {
                let unit = bits.next(8 << number)?;
                text.push(unit as u16);
                (text.len() - 1, 1)
            }
            2 => return String::from_utf16(&text).ok(),
            _ => {
                let (from, length) = match (pieces.get(number), last) {
                    (Some(&piece), _) => piece,
                    // The piece that this very number completes: the last one and its own first
                    // character.
                    (None, Some((from, length))) if number == pieces.len() => (from, length + 1),
                    _ => return None,
                };
                let start = text.len();
                for at in from..from + length {
                    text.push(*text.get(at)?);
                }
                (start, length)
            }
        };
        if is_new {
            pieces.push(piece);
            until_wider -= 1;
            if until_wider == 0 {
                width += 1;
                until_wider = 1 << (width - 1);
            }
        }
        if let Some((from, length)) = last {
            pieces.push((from, length + 1));
            until_wider -= 1;
            if until_wider == 0 {
                width += 1;
                until_wider = 1 << (width - 1);
            }
        }
        last = Some(piece);
    }
    None
}

/// The bits of letters.
struct Bits<I> {
    letters: I,
    letter: u8,
    /// The number of bits of the letter that were not read.
    left: u32,
}

impl<I: Iterator<Item = u8>> Bits<I> {
    /// The next number with this many bits.
    fn next(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for place in 0..width {
            if self.left == 0 {
                self.letter = value(self.letters.next()?)?;
                self.left = 6;
            }
            self.left -= 1;
            number |= u32::from(self.letter >> self.left & 1) << place;
        }
        Some(number)
    }
}

/// The number that a letter stands for; the filling at the end counts as zero.
fn value(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' | b' ' => Some(62),
        b'/' => Some(63),
        b'=' => Some(0),
        _ => None,
    }
}
