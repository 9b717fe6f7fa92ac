//! Explanations as HTML: phrases that know their cells, numbers that lead to their events, and
//! lists that know their depth.

use crate::board::{Candidate, CellSet};
use crate::diagram::style::escaped;
use crate::explain::{Explanation, Fragment};
use crate::lesson::told::lines::{Line, groups, lines_of};
use crate::logic::Spec;

/// The context of the words.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::lesson) struct Around {
    /// The number of the lesson on a page that has several.
    pub lesson: Option<usize>,
    /// Whether there is a picture beside the words, in which a phrase lights up its cells.
    pub picture: bool,
    /// Whether the words stand alone, so that nothing they speak of is on the page.
    pub is_alone: bool,
}

impl Around {
    /// The same without a picture.
    pub fn plain(self) -> Around {
        Around { picture: false, ..self }
    }

    /// The anchor with this name, which must be the only one of its name on the page.
    pub fn anchor(self, name: &str) -> String {
        self.lesson.map_or_else(|| name.into(), |number| format!("p{number}-{name}"))
    }

    /// The anchor of the definition of a technique.
    pub fn technique(self, spec: &Spec) -> String {
        self.anchor(&format!("technique-{}", spec.id))
    }

    /// The anchor of the event with this number.
    pub fn event(self, number: usize) -> String {
        self.anchor(&format!("e{number}"))
    }
}

/// An explanation in paragraphs and lists.
pub(in crate::lesson) fn blocks(explanation: &Explanation, around: Around) -> String {
    let block = |group: &[Line<'_>]| match group {
        [line] if line.mark.is_empty() => format!("<p>{}</p>\n", phrase(line.words, around)),
        items => list(items, around),
    };
    groups(&lines_of(explanation)).map(block).collect()
}

/// An explanation as the content of a list item or paragraph; lists follow its first words.
pub(super) fn inline(explanation: &Explanation, around: Around) -> String {
    let lines = lines_of(explanation);
    let Some((first, rest)) = lines.split_first() else { return String::new() };
    phrase(first.words, around) + &below(rest, around)
}

/// The content below the first words of an item.
fn below(lines: &[Line<'_>], around: Around) -> String {
    let block = |group: &[Line<'_>]| match group {
        [line] if line.mark.is_empty() => format!("<div>{}</div>", phrase(line.words, around)),
        items => format!("\n{}", list(items, around)),
    };
    groups(lines).map(block).collect()
}

/// Items with their own marks, as no list of HTML has numbers such as 3.2.
fn list(items: &[Line<'_>], around: Around) -> String {
    let item = |line: &Line<'_>| {
        let (mark, words) = (escaped(line.mark), phrase(line.words, around));
        format!("<li><b>{mark}</b><div>{words}{}</div></li>\n", below(&line.inner, around))
    };
    format!("<ul class=\"lines\">\n{}</ul>\n", items.iter().map(item).collect::<String>())
}

/// Words on one line, linked to the cells and events they speak of.
fn phrase(words: &[Fragment], around: Around) -> String {
    words.iter().map(|piece| fragment(piece, around)).collect()
}

fn fragment(fragment: &Fragment, around: Around) -> String {
    let text = escaped(fragment.text());
    let span = |class: &str, cells: CellSet| {
        if around.picture {
            format!("<span class=\"{class}\" data-cells=\"{}\">{text}</span>", names(cells))
        } else {
            text.clone()
        }
    };
    match fragment {
        Fragment::Text(_) | Fragment::Line(..) => text,
        Fragment::Event(..) if around.is_alone => text,
        Fragment::Event(number, _) => format!("<a href=\"#{}\">{text}</a>", around.event(*number)),
        Fragment::Digits(..) if !around.picture => text,
        Fragment::Digits(..) => format!("<span class=\"digits\">{text}</span>"),
        Fragment::Cells(cells, _) => span("cells", *cells),
        Fragment::Houses(houses, _) => span("houses", houses.cells()),
        Fragment::Candidates(candidates, _) => span("candidates", candidates.iter().map(Candidate::cell).collect()),
    }
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
