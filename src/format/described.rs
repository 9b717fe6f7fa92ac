//! The pattern of a claim: `r1c12 {3,7}`, `3,7 in r1c12`, `5 r28 c37`.
//!
//! Programs write patterns in many ways. Cells are read where they are written as cells, digits in
//! braces or in front of all else; arguments that one thing follows from another are not read at
//! all, so that nothing is misread.

use super::written::{is_word_start, numbers, read_digits, read_group};
use crate::board::{CellSet, Digit, DigitSet};

/// The pattern that a claim describes, as far as it can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Described {
    /// Its cells; none if they cannot be read.
    pub cells: CellSet,
    /// Its digits; none if they cannot be read.
    pub digits: DigitSet,
}

/// Signs of an argument rather than a pattern.
const ARGUES: [&str; 5] = ["=", "<>", "≠", "- ", " -"];

impl Described {
    /// Reads the text between the name of a technique and the arrow; `None` if nothing can be read.
    pub(super) fn of(reason: &str) -> Option<Described> {
        let pattern = reason.split_once([':', '：']).map_or(reason, |(_, pattern)| pattern).trim();
        if ARGUES.iter().any(|sign| pattern.contains(sign)) {
            return None;
        }
        let read = Described { cells: cells(pattern), digits: in_braces(pattern) | in_front(pattern) };
        (!read.cells.is_empty() || !read.digits.is_empty()).then_some(read)
    }
}

/// All cells that are written `r1c12` or `(1,2)`.
fn cells(pattern: &str) -> CellSet {
    let starts = pattern.char_indices().filter(|&(at, letter)| "rR(".contains(letter) && is_word_start(pattern, at));
    starts.filter_map(|(at, _)| read_group(&pattern[at..])).flat_map(|(cells, _)| cells).collect()
}

/// All digits in braces.
fn in_braces(pattern: &str) -> DigitSet {
    let starts = pattern.match_indices(['{', '[']).filter_map(|(at, _)| read_digits(&pattern[at..]));
    starts.flat_map(|(digits, _)| digits).collect()
}

/// The digits at the beginning, if a word follows: `3,7 in`, `3/7/5 in`, `5 r28`.
fn in_front(pattern: &str) -> DigitSet {
    let (mut found, mut rest) = match numbers(pattern) {
        Some(read) => read,
        None => return DigitSet::EMPTY,
    };
    while let Some((more, after)) = rest.strip_prefix([',', '/', '+']).and_then(|rest| numbers(rest.trim_start())) {
        found.extend(more);
        rest = after;
    }
    let is_followed = rest.starts_with(' ') && rest.trim_start().starts_with(char::is_alphabetic);
    let digits = found.into_iter().filter_map(|number| Digit::new(number as u8 + 1));
    if is_followed { digits.collect() } else { DigitSet::EMPTY }
}
