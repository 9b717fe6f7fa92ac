//! Cells and digits as people write them.

use crate::board::{Cell, Digit};

/// Whether a word begins here.
pub(super) fn is_word_start(text: &str, at: usize) -> bool {
    text[..at].chars().next_back().is_none_or(|before| !before.is_ascii_alphanumeric())
}

/// A cell, or several with common rows and columns.
pub(super) fn read_group(text: &str) -> Option<(Vec<Cell>, &str)> {
    let first = text.chars().next()?.to_ascii_lowercase();
    let (rows, columns, rest) = match first {
        'r' => {
            let (rows, rest) = numbers(&text[1..])?;
            let rest = rest.strip_prefix(['c', 'C'])?;
            let (columns, rest) = numbers(rest)?;
            (rows, columns, rest)
        }
        '(' => {
            let (rows, rest) = numbers(text[1..].trim_start())?;
            let rest = rest.trim_start().strip_prefix(',')?.trim_start();
            let (columns, rest) = numbers(rest)?;
            (rows, columns, rest.trim_start().strip_prefix(')')?)
        }
        'a'..='j' => {
            let row = if first == 'j' { 8 } else { first as usize - 'a' as usize };
            let (columns, rest) = numbers(&text[1..])?;
            (vec![row], columns, rest)
        }
        _ => return None,
    };
    let is_over = rest.chars().next().is_none_or(|next| !next.is_ascii_alphanumeric());
    let cells = rows.iter().flat_map(|&row| columns.iter().map(move |&column| Cell::at(row, column)));
    is_over.then(|| (cells.collect(), rest))
}

/// Numbers from 1 to 9, one after the other, counted from 0.
pub(super) fn numbers(text: &str) -> Option<(Vec<usize>, &str)> {
    let length = text.len() - text.trim_start_matches(|letter: char| ('1'..='9').contains(&letter)).len();
    let numbers = text[..length].bytes().map(|byte| usize::from(byte - b'1')).collect();
    (length > 0).then_some((numbers, &text[length..]))
}

/// Digits after a sign: `3`, `37`, `3,7`, `{3,7}`.
pub(super) fn read_digits(text: &str) -> Option<(Vec<Digit>, &str)> {
    let text = text.trim_start().trim_start_matches(['{', '[', '(']);
    let (mut found, mut rest) = numbers(text)?;
    if rest.chars().next().is_some_and(|next| next.is_ascii_alphanumeric()) {
        return None;
    }
    while let Some((more, after)) =
        rest.trim_start().strip_prefix([',', '/']).and_then(|rest| numbers(rest.trim_start()))
    {
        if after.chars().next().is_some_and(|next| next.is_ascii_alphanumeric()) {
            break;
        }
        found.extend(more);
        rest = after;
    }
    let digits = found.into_iter().filter_map(|number| Digit::new(number as u8 + 1)).collect();
    Some((digits, rest.trim_start_matches(['}', ']', ')', '.'])))
}
