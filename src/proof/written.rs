//! Lemmas as they are written: DRAT or LRAT, as text or binary.
//!
//! A line of DRAT is the literals of a lemma and a 0. A line of LRAT has its number before them,
//! and after them the hints, the numbers of the clauses to look at, and another 0. Nothing is ever
//! deleted: a proof is small.
//!
//! In binary, a lemma begins with the letter `a`, and a number *n* is 2*n*, or 2|*n*|+1 if it is
//! negative, in groups of seven bits, the lowest first; all groups but the last have the eighth bit
//! set. There are no comments then.

use super::formula::{Id, number, push_number};
use crate::board::Literal;
use std::io::{self, Write};

/// The format of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProofFormat {
    /// Lemmas alone.
    Drat,
    /// Lemmas with hints, so that checking needs no search.
    #[default]
    Lrat,
}

impl ProofFormat {
    /// The name, which is also the ending of the file's name.
    pub const fn name(self) -> &'static str {
        match self {
            ProofFormat::Drat => "drat",
            ProofFormat::Lrat => "lrat",
        }
    }
}

/// The way a proof is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProofStyle {
    /// As text, with comments that name the step of the lemmas after them.
    #[default]
    Commented,
    /// As text without comments, which some checkers do not take.
    Plain,
    /// In binary, for which there are no comments.
    Binary,
}

/// A proof that is being written.
pub(super) struct Written<'w> {
    out: &'w mut dyn Write,
    format: ProofFormat,
    style: ProofStyle,
    line: Vec<u8>,
    /// The number of the last lemma.
    last: Id,
    /// The number of lemmas so far.
    pub lemmas: u32,
    /// The number of bytes so far.
    pub bytes: u64,
}

impl<'w> Written<'w> {
    /// A proof whose first lemma comes after the clause with this number.
    pub fn new(out: &'w mut dyn Write, format: ProofFormat, style: ProofStyle, last: Id) -> Written<'w> {
        Written { out, format, style, line: Vec::new(), last, lemmas: 0, bytes: 0 }
    }

    /// Whether comments are written.
    pub fn has_comments(&self) -> bool {
        self.style == ProofStyle::Commented
    }

    fn is_binary(&self) -> bool {
        self.style == ProofStyle::Binary
    }

    /// Writes a comment, if comments are wanted.
    pub fn comment(&mut self, comment: std::fmt::Arguments<'_>) -> io::Result<()> {
        if !self.has_comments() {
            return Ok(());
        }
        self.line.extend(b"c ");
        self.line.write_fmt(comment)?;
        self.line.push(b'\n');
        self.flush()
    }

    /// Writes a lemma with its hints. Returns its number.
    pub fn lemma(&mut self, literals: impl IntoIterator<Item = Literal>, hints: &[Id]) -> io::Result<Id> {
        self.last += 1;
        self.lemmas += 1;
        if self.is_binary() {
            self.line.push(b'a');
        }
        if self.format == ProofFormat::Lrat {
            self.number(self.last.into());
        }
        literals.into_iter().for_each(|literal| self.number(number(literal)));
        self.number(0);
        if self.format == ProofFormat::Lrat {
            hints.iter().for_each(|&hint| self.number(hint.into()));
            self.number(0);
        }
        if !self.is_binary() {
            // The last blank becomes the end of the line.
            self.line.pop();
            self.line.push(b'\n');
        }
        self.flush()?;
        Ok(self.last)
    }

    fn number(&mut self, number: i64) {
        if !self.is_binary() {
            push_number(&mut self.line, number);
            self.line.push(b' ');
            return;
        }
        let mut rest = number.unsigned_abs() * 2 + u64::from(number < 0);
        while rest >= 0x80 {
            self.line.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.line.push(rest as u8);
    }

    fn flush(&mut self) -> io::Result<()> {
        self.bytes += self.line.len() as u64;
        self.out.write_all(&self.line)?;
        self.line.clear();
        Ok(())
    }
}
