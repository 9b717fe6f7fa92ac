//! Explanations as HTML: phrases that know their cells, numbers that lead to their events, and lists that know their depth.

use crate::board::{Candidate, CellSet};
use crate::diagram::style::escaped;
use crate::explain::{Explanation, Fragment};
use crate::lesson::lines::{Line, groups, lines_of};

/// Whether there is a picture beside the words, in which a phrase lights up its cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phrases {
    LightUp,
    Plain,
}

/// An explanation in paragraphs and lists.
pub(super) fn blocks(explanation: &Explanation, phrases: Phrases) -> String {
    let block = |group: &[Line<'_>]| match group {
        [line] if line.mark.is_empty() => format!("<p>{}</p>\n", phrase(&line.words, phrases)),
        items => list(items, phrases),
    };
    groups(&lines_of(explanation)).map(block).collect()
}

/// An explanation as the content of a list item or paragraph; lists follow its first words.
pub(super) fn inline(explanation: &Explanation, phrases: Phrases) -> String {
    let lines = lines_of(explanation);
    let Some((first, rest)) = lines.split_first() else { return String::new() };
    phrase(&first.words, phrases) + &below(rest, phrases)
}

/// What is below the first words of an item.
fn below(lines: &[Line<'_>], phrases: Phrases) -> String {
    let block = |group: &[Line<'_>]| match group {
        [line] if line.mark.is_empty() => format!("<div>{}</div>", phrase(&line.words, phrases)),
        items => format!("\n{}", list(items, phrases)),
    };
    groups(lines).map(block).collect()
}

/// Items with their own marks, as no list of HTML has numbers such as 3.2.
fn list(items: &[Line<'_>], phrases: Phrases) -> String {
    let item = |line: &Line<'_>| {
        let (mark, words) = (escaped(line.mark), phrase(&line.words, phrases));
        format!("<li><b>{mark}</b><div>{words}{}</div></li>\n", below(&line.inner, phrases))
    };
    format!("<ul class=\"lines\">\n{}</ul>\n", items.iter().map(item).collect::<String>())
}

/// Words on one line, with what they speak of.
fn phrase(words: &Explanation, phrases: Phrases) -> String {
    words.0.iter().map(|piece| fragment(piece, phrases)).collect()
}

fn fragment(fragment: &Fragment, phrases: Phrases) -> String {
    let text = escaped(fragment.text());
    let span = |class: &str, cells: CellSet| match phrases {
        Phrases::LightUp => format!("<span class=\"{class}\" data-cells=\"{}\">{text}</span>", names(cells)),
        Phrases::Plain => text.clone(),
    };
    match fragment {
        Fragment::Text(_) | Fragment::Line(..) => text,
        Fragment::Event(number, _) => format!("<a href=\"#e{number}\">{text}</a>"),
        Fragment::Digits(..) if phrases == Phrases::Plain => text,
        Fragment::Digits(..) => format!("<span class=\"digits\">{text}</span>"),
        Fragment::Cells(cells, _) => span("cells", *cells),
        Fragment::Houses(houses, _) => span("houses", houses.cells()),
        Fragment::Candidates(candidates, _) => span("candidates", candidates.iter().map(Candidate::cell).collect()),
    }
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
