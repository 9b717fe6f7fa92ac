//! Names in JSON: values that are displayed elsewhere are written as strings, without making one
//! first.

use crate::board::{Candidate, CandidateSet, DigitSet, Element, Named, Set};
use serde::ser::{Error, SerializeSeq};
use serde::{Serialize, Serializer};
use std::fmt;

/// A value that is written as the string it displays as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<T>(pub T);

impl<T: fmt::Display> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A set or a slice, written as a list of the names of its elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names<L>(pub L);

impl<L: IntoIterator<Item: Named> + Copy> Serialize for Names<L> {
    #[inline(always)]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for named in self.0 {
            list.serialize_element(&Name(named.name()))?;
        }
        list.end()
    }
}

/// A name that is known when the program is compiled, written as a string; nothing in it needs an
/// escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(pub &'static str);

impl Serialize for Name {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Name", 0, self.0)
    }
}

impl<T: Element> Names<Set<T>> {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Digits, one after the other: `37`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DigitString(pub DigitSet);

impl Serialize for DigitString {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Most patterns have one.
        if let Some(digit) = self.0.single() {
            return Name(digit.name()).serialize(serializer);
        }
        let mut text = [0; 9];
        self.0.iter().zip(&mut text).for_each(|(digit, to)| *to = b'0' + digit.value());
        serializer.serialize_str(std::str::from_utf8(&text[..self.0.len()]).map_err(S::Error::custom)?)
    }
}

/// Values that are written as a list of their records, each made only when it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Records<'a, T>(pub(super) &'a [T]);

/// The 729 characters of a set of candidates: nine a cell, each a digit or a dot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveryCandidate(pub CandidateSet);

impl fmt::Display for EveryCandidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |candidate: Candidate| if self.0.contains(candidate) { candidate.digit().to_char() } else { '.' };
        f.write_str(&Candidate::all().map(shown).collect::<String>())
    }
}
