//! The pieces of an explanation: words, and the cells, digits, houses and candidates they refer to.

use crate::board::{CandidateSet, CellSet, DigitSet, HouseSet};
use std::borrow::Cow;
use std::{fmt, iter};

/// A piece of an explanation, with the words that show it; they are borrowed where the program
/// knows them beforehand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fragment {
    /// Words that point at nothing on the board.
    Text(Cow<'static, str>),
    /// Digits, such as "1, 4 and 9".
    Digits(DigitSet, Cow<'static, str>),
    /// Cells, such as "r1c4 and r1c6".
    Cells(CellSet, Cow<'static, str>),
    /// Houses, such as "columns 4 and 6".
    Houses(HouseSet, Cow<'static, str>),
    /// Candidates that are placed or removed, such as "r1c8<>5"; boxed, as they are rare and large.
    Candidates(Box<CandidateSet>, Cow<'static, str>),
    /// The number of an earlier event, such as "12" in "step 12".
    Event(usize, Cow<'static, str>),
    /// A new line begins here, indented by as many levels, with a mark such as "–" or "3." before
    /// its words.
    Line(usize, Cow<'static, str>),
}

impl Fragment {
    /// The words; for a line, its mark.
    pub fn text(&self) -> &str {
        match self {
            Fragment::Text(text)
            | Fragment::Digits(_, text)
            | Fragment::Cells(_, text)
            | Fragment::Houses(_, text)
            | Fragment::Candidates(_, text)
            | Fragment::Event(_, text)
            | Fragment::Line(_, text) => text,
        }
    }

    /// Makes the first letter a capital where words begin a sentence; names of cells and candidates
    /// keep theirs.
    fn capitalize(&mut self) {
        let (Fragment::Text(text) | Fragment::Houses(_, text)) = self else { return };
        if let Some(first) = text.chars().next().filter(|first| !first.is_uppercase()) {
            text.to_mut().replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
        }
    }
}

/// An explanation, piece by piece. Displayed as plain text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Explanation(pub Vec<Fragment>);

impl Explanation {
    /// The mark of an item in a list without numbers.
    pub const ITEM: &str = "–";

    /// Every cell that is mentioned, as a cell or as the cell of a candidate.
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |cells, fragment| match fragment {
            Fragment::Cells(more, _) => cells | *more,
            Fragment::Candidates(more, _) => cells | more.iter().map(|candidate| candidate.cell()).collect(),
            _ => cells,
        })
    }

    /// The lines, each with its indentation, its mark and its words. There is always a first line,
    /// without a mark.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str, &[Fragment])> {
        let is_mark = |fragment: &Fragment| matches!(fragment, Fragment::Line(..));
        let mut rest = Some((0, "", &self.0[..]));
        iter::from_fn(move || {
            let (depth, mark, fragments) = rest.take()?;
            let end = fragments.iter().position(is_mark).unwrap_or(fragments.len());
            if let Some((Fragment::Line(depth, mark), after)) = fragments[end..].split_first() {
                rest = Some((*depth, mark, after));
            }
            Some((depth, mark, &fragments[..end]))
        })
    }

    /// The number of words between white space, marks of lines among them.
    pub fn words(&self) -> usize {
        let (mut count, mut is_within) = (0, false);
        for fragment in &self.0 {
            let is_line = matches!(fragment, Fragment::Line(..));
            is_within &= !is_line;
            for letter in fragment.text().chars() {
                let was_within = std::mem::replace(&mut is_within, !letter.is_whitespace());
                count += usize::from(is_within && !was_within);
            }
            is_within &= !is_line;
        }
        count
    }

    /// Begins an item of a list without numbers.
    pub(super) fn push_item(&mut self, depth: usize) {
        self.push_line(depth, Explanation::ITEM);
    }

    /// Begins a new line.
    pub(super) fn push_line(&mut self, depth: usize, mark: impl Into<Cow<'static, str>>) {
        self.0.push(Fragment::Line(depth, mark.into()));
    }

    /// Adds a new line with these words.
    pub(super) fn add_line(&mut self, depth: usize, mark: impl Into<Cow<'static, str>>, words: Explanation) {
        self.push_line(depth, mark);
        self.extend(words.0);
    }

    /// Adds an item of a list without numbers.
    pub(super) fn add_item(&mut self, depth: usize, words: Explanation) {
        self.add_line(depth, Explanation::ITEM, words);
    }

    /// Adds words, joined to those before them.
    pub(super) fn push_text(&mut self, more: impl Into<Cow<'static, str>>) {
        let more = more.into();
        match self.0.last_mut() {
            _ if more.is_empty() => {}
            Some(Fragment::Text(text)) => append(text, &more),
            _ => self.0.push(Fragment::Text(more)),
        }
    }

    /// Adds pieces as mere words, except lines and those that are to be set off.
    pub(super) fn extend_as_words(&mut self, more: &[Fragment], is_set_off: impl Fn(&Fragment) -> bool) {
        for fragment in more {
            match (fragment, self.0.last_mut()) {
                (Fragment::Line(..), _) => self.0.push(fragment.clone()),
                _ if is_set_off(fragment) => self.0.push(fragment.clone()),
                (_, Some(Fragment::Text(text))) => append(text, fragment.text()),
                _ => self.0.push(Fragment::Text(fragment.text().to_string().into())),
            }
        }
    }

    /// Adds copies of pieces, words joined to words.
    pub(super) fn extend_from(&mut self, more: &[Fragment]) {
        self.0.reserve(more.len());
        for fragment in more {
            match (fragment, self.0.last_mut()) {
                (Fragment::Text(more), Some(Fragment::Text(text))) => append(text, more),
                (Fragment::Text(more), _) if more.is_empty() => {}
                _ => self.0.push(fragment.clone()),
            }
        }
    }

    /// Adds pieces, words joined to words.
    pub(super) fn extend(&mut self, more: impl IntoIterator<Item = Fragment>) {
        for fragment in more {
            match fragment {
                Fragment::Text(text) => self.push_text(text),
                _ => self.0.push(fragment),
            }
        }
    }

    /// The explanation as a sentence, beginning with a capital.
    pub(crate) fn capitalized(mut self) -> Explanation {
        if let Some(first) = self.0.first_mut() {
            first.capitalize();
        }
        self
    }
}

/// Adds words, with room for as many again where the text becomes its own.
fn append(text: &mut Cow<'static, str>, more: &str) {
    match text {
        Cow::Owned(text) => text.push_str(more),
        Cow::Borrowed(start) => {
            let mut own = String::with_capacity(2 * (start.len() + more.len()));
            own.push_str(start);
            own.push_str(more);
            *text = Cow::Owned(own);
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fragment| match fragment {
            Fragment::Line(depth, mark) if mark.is_empty() => write!(f, "\n{}", "  ".repeat(*depth)),
            Fragment::Line(depth, mark) => write!(f, "\n{}{mark} ", "  ".repeat(*depth)),
            _ => f.write_str(fragment.text()),
        })
    }
}
