//! Tokens of a line: cells, digits, houses, signs, and words by their class.
//!
//! Every token has a code, one letter, so that the grammar can be written as patterns of codes.

use super::lexicon::Class;
use crate::board::{Cell, Digit};
use std::ops::Range;

/// A piece of a line.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// Its class; of words, that of the lexicon.
    pub(super) code: Class,
    /// Its place in the line.
    pub(super) at: Range<usize>,
    /// The cells, of a token `C` or `c`.
    pub(super) cells: Vec<Cell>,
    /// The digits, of a token `D` or `d`.
    pub(super) digits: Vec<Digit>,
}

/// Codes that are not in the lexicon.
pub(super) const CELLS: Class = b'C';
pub(super) const SOME_CELL: Class = b'c';
pub(super) const DIGITS: Class = b'D';
pub(super) const SOME_DIGIT: Class = b'd';
pub(super) const HOUSE: Class = b'H';
pub(super) const NUMBER: Class = b'0';
pub(super) const UNKNOWN: Class = b'~';
pub(super) const BREAK: Class = b'_';
/// A single letter or an ordinal in brackets that names something: A, B, (3).
pub(super) const LABEL: Class = b'x';

impl Token {
    pub(super) fn new(code: Class, at: Range<usize>) -> Token {
        Token { code, at, cells: Vec::new(), digits: Vec::new() }
    }
}
