//! The digits 1 to 9.

use super::name::{DIGITS, Named};
use super::set::{Element, Key, Set, Stored};
use std::fmt;
use std::num::NonZeroU8;

/// A digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digit(NonZeroU8);

/// Up to nine digits.
pub type DigitSet = Set<Digit>;

impl Digit {
    /// The digit with this value; `None` unless it is from 1 to 9.
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Digit(value)),
            _ => None,
        }
    }

    /// The digit written with this character; `None` unless it is `'1'` to `'9'`.
    pub const fn from_char(character: char) -> Option<Digit> {
        if character.is_ascii_digit() { Digit::new(character as u8 - b'0') } else { None }
    }

    /// The value, 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get()
    }

    /// The character `'1'` to `'9'`.
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }
}

impl Element for Digit {
    const COUNT: usize = 9;

    #[inline]
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Stored for Digit {
    type Bits = u16;

    #[inline]
    fn trusted(index: usize, _: Key) -> Self {
        debug_assert!(index < Self::COUNT);
        Digit(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

impl Named for Digit {
    #[inline]
    fn name(self) -> &'static str {
        DIGITS[self.index()]
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.to_char())
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
