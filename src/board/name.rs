//! Names of digits, cells, houses, candidates and constraints, all of them built at compile time:
//! an explanation as JSON has thousands of them, and formatting them each time would be most of the
//! work of writing it.

use std::fmt;

/// A value whose name is known at compile time. References to it have the same name.
pub trait Named: Copy {
    /// The name, as it is displayed.
    fn name(self) -> &'static str;
}

impl<T: Named> Named for &T {
    #[inline]
    fn name(self) -> &'static str {
        (*self).name()
    }
}

/// The digit from 1 for a number from 0 to 8.
const fn number(index: usize) -> u8 {
    b'1' + index as u8
}

/// Names of the same width, cut from one text of ASCII letters.
const fn cut<const COUNT: usize>(all: &'static [u8]) -> [&'static str; COUNT] {
    let width = all.len() / COUNT;
    let mut names = [""; COUNT];
    let mut index = 0;
    while index < COUNT {
        let (name, _) = all.split_at(index * width).1.split_at(width);
        names[index] = match std::str::from_utf8(name) {
            Ok(name) => name,
            Err(_) => panic!("a name is not ASCII"),
        };
        index += 1;
    }
    names
}

/// The text that names are cut from: for each number the letters that `$name` gives.
macro_rules! text {
    ($count:expr, $width:expr, |$index:ident| $name:expr) => {{
        const TEXT: [u8; $count * $width] = {
            let mut text = [0; $count * $width];
            let mut at = 0;
            while at < $count * $width {
                let $index = at / $width;
                let name: [u8; $width] = $name;
                text[at] = name[at % $width];
                at += 1;
            }
            text
        };
        &TEXT
    }};
}

/// `1`, by digit.
pub(super) static DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// `r1c1`, by cell.
pub(super) static CELLS: [&str; 81] = cut(text!(81, 4, |i| [b'r', number(i / 9), b'c', number(i % 9)]));

/// `r1`, by house.
pub(super) static HOUSES: [&str; 27] = cut(text!(27, 2, |i| [b"rcb"[i / 9], number(i % 9)]));

/// `2r1`, by house and digit.
pub(super) static PLACES: [&str; 243] = cut(text!(243, 3, |i| [number(i % 9), b"rcb"[i / 81], number(i / 9 % 9)]));

/// `r1c1=2`, by candidate.
pub(super) static PLACEMENTS: [&str; 729] =
    cut(text!(729, 6, |i| [b'r', number(i / 81), b'c', number(i / 9 % 9), b'=', number(i % 9)]));

/// `r1c1<>2`, by candidate.
pub(super) static ELIMINATIONS: [&str; 729] =
    cut(text!(729, 7, |i| [b'r', number(i / 81), b'c', number(i / 9 % 9), b'<', b'>', number(i % 9)]));

/// Writes a text of ASCII letters in one piece.
#[inline]
pub(super) fn write_ascii(f: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
    f.write_str(std::str::from_utf8(text).map_err(|_| fmt::Error)?)
}
