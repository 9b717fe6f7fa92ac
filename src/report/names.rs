//! Names in JSON: what is displayed elsewhere is written as a string, without making one first.

use crate::board::{Candidate, CandidateSet, DigitSet, Element, Named};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use std::fmt;

/// Written as the string that it is displayed as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown<T>(pub T);

impl<T: fmt::Display> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Written as a list of the names of its elements. It is a set or a slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names<L>(pub L);

impl<L: IntoIterator<Item: Named> + Copy> Serialize for Names<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.into_iter().map(|named| Name(named.name())))
    }
}

/// A name that is known when the program is compiled, written as a string; nothing in it needs an escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(pub &'static str);

impl Serialize for Name {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Name", 0, self.0)
    }
}

impl<L: IntoIterator + Copy> Names<L> {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.into_iter().next().is_none()
    }
}

/// Digits, one after the other: `37`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digits(pub DigitSet);

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = [0; 9];
        self.0.iter().zip(&mut text).for_each(|(digit, to)| *to = b'0' + digit.value());
        serializer.serialize_str(std::str::from_utf8(&text[..self.0.len()]).map_err(S::Error::custom)?)
    }
}

/// Written as a list of the records of these. The records are made one by one as they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records<T>(pub Vec<T>);

impl<T> Records<T> {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The 729 characters of a set of candidates: nine a cell, each a digit or a dot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveryCandidate(pub CandidateSet);

impl fmt::Display for EveryCandidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |candidate: Candidate| if self.0.contains(candidate) { candidate.digit().to_char() } else { '.' };
        f.write_str(&Candidate::all().map(shown).collect::<String>())
    }
}
