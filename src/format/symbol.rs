//! The meanings of a character: a digit, a blank, a piece of a frame.
//!
//! The same character often means different things: `-` is a blank in one grid, the rule of a frame
//! in the next and a mark on a candidate in a third. These functions therefore overlap, and each
//! format calls those that fit.

use crate::board::Digit;

/// The usual blanks, for error messages.
pub(super) const BLANKS: &str = ". 0 * _ - x";

/// The digit that a character means; full-width digits come from Chinese and Japanese input
/// methods.
#[inline]
pub(super) fn digit(c: char) -> Option<Digit> {
    match c {
        '１'..='９' => Digit::new((c as u32 - '０' as u32) as u8),
        _ => Digit::from_char(c),
    }
}

/// Whether this character can be an empty cell. A space is never one here, because only a fixed
/// width can tell.
#[inline]
pub(super) fn is_blank(c: char) -> bool {
    match c {
        '.' | '0' | '*' | '_' | '-' | 'x' | 'X' => true,
        _ if c.is_ascii() => false,
        _ => matches!(c, '．' | '０' | '＊' | '＿' | '－' | 'ｘ' | 'Ｘ' | '。' | '·' | '・'),
    }
}

/// Whether this character can be a cell of a puzzle.
#[inline]
pub(super) fn is_cell(c: char) -> bool {
    digit(c).is_some() || is_blank(c)
}

/// Whether this character can separate two cells of a row, as part of a frame.
#[inline]
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '｜' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}

/// Whether this character can be in a line of a frame that has no cells.
pub(super) fn is_rule(c: char) -> bool {
    is_dash(c) || is_bar(c) || matches!(c, '\u{2500}'..='\u{257f}') || c.is_whitespace() || "+*.:,'`".contains(c)
}

/// Whether this character can be in a horizontal rule.
pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '=' | '_' | '─' | '━' | '═' | '–' | '—' | '―' | '－')
}

/// The start of a text, short enough for a message.
pub(super) fn snippet(text: &str) -> String {
    const LONGEST: usize = 30;
    let text = text.trim();
    let mut start: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        start.push('…');
    }
    start
}
