//! A lesson as one page: words and pictures, nothing to load.
//!
//! The page reads well on paper, on a phone and on a dark screen; its only script lights up the
//! cells that a phrase speaks of. Wrong guesses are folded and have no pictures, so that the page
//! of the hardest puzzle is small, too.

mod figure;
mod words;
mod write;

pub(in crate::lesson) use words::{Around, blocks};

use super::path::Lesson;
use super::story::Story;
use super::style::Detail;
use crate::explain::Explainer;
use std::io;

/// Writes a lesson as a page of HTML that needs no other file.
///
/// # Errors
/// If writing fails.
pub fn html(lesson: &Lesson, explainer: &Explainer, detail: Detail, out: impl io::Write) -> io::Result<()> {
    Story::new(lesson, explainer, detail, detail != Detail::Brief)?.write_html(out)
}

/// Writes the beginning of a page of several lessons, before the first of them.
///
/// # Errors
/// If writing fails.
pub fn html_begin(explainer: &Explainer, mut out: impl io::Write) -> io::Result<()> {
    write::begin(explainer, &mut out)
}

/// Writes the end of a page of several lessons, after the last of them.
///
/// # Errors
/// If writing fails.
pub fn html_end(mut out: impl io::Write) -> io::Result<()> {
    write::end(&mut out)
}
