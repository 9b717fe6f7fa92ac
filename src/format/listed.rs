//! Cells separated by commas, semicolons or tabs: rows of a spreadsheet, lists of a program.
//!
//! An empty cell is nothing at all between two separators, a blank, `null` or `None`. Brackets
//! around rows and quotation marks around cells are ignored.

use super::symbol::{digit, is_blank};
use crate::board::Digit;

/// Reads exactly this number of cells.
pub(super) fn read(text: &str, count: usize) -> Option<Vec<Option<Digit>>> {
    let is_bracket = |c: char| matches!(c, '[' | ']' | '(' | ')' | '{' | '}');
    let delimiter = [',', ';', '\t'].into_iter().find(|delimiter| text.matches(*delimiter).count() + 1 >= count)?;
    let text: String = text.chars().filter(|&c| !is_bracket(c)).collect();
    // A space before the first tab belongs to no cell; a tab does.
    let text = text.trim_matches(|c: char| c.is_whitespace() && c != delimiter);
    let mut fields: Vec<&str> = text.split(delimiter).collect();
    if fields.len() == count + 1 && fields.last().is_some_and(|last| last.trim().is_empty()) {
        fields.pop();
    }
    if fields.len() != count {
        return None;
    }
    fields.into_iter().map(cell).collect()
}

/// Reads the text between two separators; `None` if it is not a cell.
fn cell(text: &str) -> Option<Option<Digit>> {
    let text = text.trim().trim_matches(['"', '\'']).trim();
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(None),
        (Some(only), None) => match digit(only) {
            Some(digit) => Some(Some(digit)),
            None => is_blank(only).then_some(None),
        },
        _ => matches!(text, "null" | "None").then_some(None),
    }
}
