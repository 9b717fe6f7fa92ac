//! The lines of an explanation as a tree of paragraphs and list items.

use crate::explain::{Explanation, Fragment};

/// A paragraph, or an item of a list with what belongs to it.
pub(super) struct Line<'a> {
    /// The mark of the item: `–`, `3.`; empty for a paragraph.
    pub(super) mark: &'a str,
    /// Its words.
    pub(super) words: &'a [Fragment],
    /// Further paragraphs and items below it.
    pub(super) inner: Vec<Line<'a>>,
    depth: usize,
}

/// The tree of an explanation. A line belongs to the last item before it that is indented less.
pub(super) fn lines_of(explanation: &Explanation) -> Vec<Line<'_>> {
    let mut tree = Vec::new();
    for (depth, mark, words) in explanation.lines() {
        let mut siblings = &mut tree;
        while siblings.last().is_some_and(|last: &Line<'_>| !last.mark.is_empty() && last.depth < depth) {
            let Some(last) = siblings.len().checked_sub(1) else { break };
            siblings = &mut siblings[last].inner;
        }
        siblings.push(Line { mark, words, inner: Vec::new(), depth });
    }
    tree
}

/// The tree in groups: a paragraph alone, or the neighbouring items of a list.
pub(super) fn groups<'t, 'a>(lines: &'t [Line<'a>]) -> impl Iterator<Item = &'t [Line<'a>]> {
    lines.chunk_by(|one, next| !one.mark.is_empty() && !next.mark.is_empty())
}
