//! Text in lines as wide as there is room, beside a picture and below it.
//!
//! All lines of a paragraph are broken together, so that they are about equally long.

use super::measure::Metrics;
use super::page::{Run, Type};
use crate::explain::Fragment;
use crate::explain::wrap::words_of_line;
use std::ops::Range;
use textwrap::core::Fragment as Piece;
use textwrap::wrap_algorithms::{Penalties, wrap_first_fit, wrap_optimal_fit};

/// The words as they are printed: conclusions are in bold.
pub(super) fn runs_of(words: &[Fragment]) -> Vec<Run> {
    let run = |fragment: &Fragment| Run {
        text: fragment.text().into(),
        is_bold: matches!(fragment, Fragment::Candidates(..)),
    };
    words.iter().map(run).collect()
}

/// A text in one look.
pub(super) fn plain(text: &str, look: Type) -> Vec<Run> {
    vec![Run { text: text.into(), is_bold: look.is_bold }]
}

/// A word, with its place in the text, its width and that of the blank after it.
#[derive(Debug)]
struct Word {
    place: Range<usize>,
    width: f64,
    blank: f64,
}

impl Piece for Word {
    fn width(&self) -> f64 {
        self.width
    }

    fn whitespace_width(&self) -> f64 {
        self.blank
    }

    fn penalty_width(&self) -> f64 {
        0.0
    }
}

/// The lines of a text, each as wide as its entry in `widths` allows; the last of these widths
/// holds for all further lines.
pub(super) fn lines(runs: &[Run], look: Type, widths: &[f32], metrics: &Metrics<'_>) -> Vec<Vec<Run>> {
    let text: String = runs.iter().map(|run| run.text.as_str()).collect();
    // In half letters, as textwrap weighs leftover room in columns.
    let column = 0.5;
    let width = |place: Range<usize>| {
        let cut = cut(runs, place);
        f64::from(cut.iter().map(|run| metrics.width(&run.text, run.is_bold)).sum::<f32>() / column)
    };
    let mut start = 0;
    let words = words_of_line(&text).map(|word| {
        let place = start..start + word.word.len();
        start = place.end + word.whitespace.len();
        let blank = width(place.end..start);
        Word { width: width(place.clone()), blank, place }
    });
    let words: Vec<Word> = words.collect();
    let room: Vec<f64> = widths.iter().map(|width| f64::from(width / look.size / column)).collect();
    let broken = wrap_optimal_fit(&words, &room, &Penalties::default());
    let broken = broken.unwrap_or_else(|_| wrap_first_fit(&words, &room));
    let line = |words: &[Word]| match words {
        [first, .., last] => cut(runs, first.place.start..last.place.end),
        [only] => cut(runs, only.place.clone()),
        [] => Vec::new(),
    };
    broken.into_iter().map(line).filter(|line| !line.is_empty()).collect()
}

/// A part of a text.
fn cut(runs: &[Run], place: Range<usize>) -> Vec<Run> {
    let mut from = 0;
    let part = |run: &Run| {
        let (start, end) = (from, from + run.text.len());
        from = end;
        let (start, end) = (place.start.max(start) - start, place.end.min(end).saturating_sub(start));
        let text = run.text.get(start..end).filter(|text| !text.is_empty())?;
        Some(Run { text: text.into(), is_bold: run.is_bold })
    };
    runs.iter().filter_map(part).collect()
}
