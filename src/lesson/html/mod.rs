//! A lesson as one page: words and pictures, nothing to load.
//!
//! A [`Page`] is what there is to show, as data; [`Page::write`] writes it. The page reads well on paper, on a phone and
//! on a dark screen; its only script lights up the cells a phrase speaks of while the pointer rests on it.

mod key;
mod page;
mod words;
mod write;

pub use page::{Page, Section, Summary};

use super::path::Lesson;
use crate::explain::Explainer;
use std::io;

/// Writes a lesson as a page of HTML that needs no other file.
///
/// # Errors
/// If writing fails.
pub fn html(lesson: &Lesson, explainer: &Explainer, out: impl io::Write) -> io::Result<()> {
    Page::new(lesson, explainer)?.write(out)
}
