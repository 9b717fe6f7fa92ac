//! Cells, digits and houses as they are written.

use crate::board::{Cell, Digit};
use crate::format::written::{numbers, read_group};

/// Cells as [`read_group`] reads them, and `[1,2]`.
pub(super) fn group(text: &str) -> Option<(Vec<Cell>, &str)> {
    if let Some(read) = read_group(text).or_else(|| apart(text)) {
        return Some(read);
    }
    let (rows, rest) = numbers(text.strip_prefix('[')?.trim_start())?;
    let (columns, rest) = numbers(rest.trim_start().strip_prefix(',')?.trim_start())?;
    let rest = rest.trim_start().strip_prefix(']')?;
    let ([row], [column]) = (&rows[..], &columns[..]) else { return None };
    Some((vec![Cell::at(*row, *column)], rest))
}

/// `r2 c9`, `r2-c9`, `(r2,c9)`: one row and one column, since fish are written `r28 c37`.
fn apart(text: &str) -> Option<(Vec<Cell>, &str)> {
    let (inner, between, closed): (_, &[&str], _) = match text.strip_prefix('(') {
        Some(inner) => (inner, &[", ", ",", " "], ")"),
        None => (text, &[" ", "-"], ""),
    };
    let number = |text: &str, letters: [char; 2]| -> Option<(usize, usize)> {
        let (found, rest) = numbers(text.strip_prefix(letters)?)?;
        let [one] = found[..] else { return None };
        Some((one, text.len() - rest.len()))
    };
    let (row, used) = number(inner, ['r', 'R'])?;
    let rest = between.iter().find_map(|between| inner[used..].strip_prefix(between))?;
    let (column, used) = number(rest, ['c', 'C'])?;
    let rest = rest[used..].strip_prefix(closed)?;
    is_over(rest).then(|| (vec![Cell::at(row, column)], rest))
}

/// `r0c1`, `(0,1)`, `[0,1]`, `[0][1]`, `grid[0][1]`, counted from 0.
pub(super) fn group_from_zero(text: &str) -> Option<(Vec<Cell>, &str)> {
    let number = |text: &str| -> Option<(usize, usize)> {
        let trimmed = text.trim_start();
        let digit = trimmed.chars().next()?.to_digit(9)?;
        let after = text.len() - trimmed.len() + 1;
        let is_alone = !text[after..].starts_with(|next: char| next.is_ascii_digit());
        is_alone.then_some((digit as usize, after))
    };
    let letters = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_lowercase()).len();
    let (opened, between, closed) = match &text[..letters] {
        "grid" | "board" | "puzzle" | "cell" | "" if text[letters..].starts_with('[') => (letters + 1, None, "]"),
        "" if text.starts_with('(') => (1, Some(","), ")"),
        "r" => (1, Some("c"), ""),
        _ => return None,
    };
    let (row, used) = number(&text[opened..])?;
    let rest = text[opened + used..].trim_start();
    let rest = match between {
        Some(between) => rest.strip_prefix(between)?,
        None => rest.strip_prefix("][").or(rest.strip_prefix(','))?,
    };
    let (column, used) = number(rest)?;
    let rest = rest[used..].trim_start_matches(' ').strip_prefix(closed)?;
    is_over(rest).then(|| (vec![Cell::at(row, column)], rest))
}

/// `{3,7}`, `[3/7]`, `{3 7}`, `{37}`, `[5]`.
pub(super) fn braced(text: &str) -> Option<(Vec<Digit>, &str)> {
    let close = match text.chars().next()? {
        '{' => '}',
        '[' => ']',
        _ => return None,
    };
    let end = text.find(close)?;
    let inner = &text[1..end];
    let digits: Option<Vec<Digit>> = inner
        .chars()
        .filter(|letter| !matches!(letter, ',' | '/' | ' ' | '、'))
        .map(|letter| letter.to_digit(10).and_then(|digit| Digit::new(digit as u8)))
        .collect();
    digits.filter(|digits| !digits.is_empty()).map(|digits| (digits, &text[end + close.len_utf8()..]))
}

/// What follows `第3行`, `第3、8行`, `3行`, `B3宫`.
pub(super) fn chinese_house(text: &str) -> Option<(Vec<usize>, &str)> {
    let rest = text.strip_prefix('第').unwrap_or(text);
    let (mut found, mut rest) = numbers(rest)?;
    while let Some((more, after)) = rest.strip_prefix(['、', '和', ',']).and_then(numbers) {
        found.extend(more);
        rest = after;
    }
    Some((found, rest.strip_prefix(['行', '列', '宫', '宮'])?))
}

/// Whether a word or a number ends here.
pub(super) fn is_over(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| !next.is_ascii_alphanumeric())
}
