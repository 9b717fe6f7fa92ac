//! Files of OpenSudoku: XML in which `<game data="..."/>` has a puzzle, and no other line matters.

use super::error::{FormatError, Source};
use super::line;
use super::reading::Reading;

/// Whether a text with this first line is XML or HTML.
pub(super) fn begins(trimmed: &str) -> bool {
    let begins = |mark: &str| trimmed.get(..mark.len()).is_some_and(|start| start.eq_ignore_ascii_case(mark));
    ["<?xml", "<opensudoku", "<!doctype html", "<html"].into_iter().any(begins)
}

/// The puzzles of a line.
pub(super) fn read(text: &str, source: &Source) -> Vec<Result<Reading, FormatError>> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("<game") {
        let tag = text[at..].split('>').next().unwrap_or_default();
        let Some(start) = tag.find("data=").map(|place| place + "data=".len() + 1) else { continue };
        let value = tag.get(start..).unwrap_or_default().split(['"', '\'']).next().unwrap_or_default();
        let column = text[..at].chars().count() + tag.get(..start).unwrap_or_default().chars().count() + 1;
        found.push(line::read_alone(value, &source.column(column), "field"));
    }
    found
}
