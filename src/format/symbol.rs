//! What a character can mean: a digit, a blank, a piece of a frame.
//!
//! The same character often means different things: `-` is a blank in one grid, the rule of a frame in the next and a
//! mark on a candidate in a third. So nothing here decides; each format asks the question that it can answer.

use crate::board::Digit;

/// The blanks that people use, as an error message lists them.
pub(super) const BLANKS: &str = ". 0 * _ - x";

/// The digit that a character shows; full-width digits come from Chinese and Japanese input methods.
#[inline]
pub(super) fn digit(shown: char) -> Option<Digit> {
    match shown {
        '１'..='９' => Digit::new((shown as u32 - '０' as u32) as u8),
        _ => Digit::from_char(shown),
    }
}

/// Can this character stand for an empty cell? A space never does here: only a fixed width can make it one.
#[inline]
pub(super) fn is_blank(shown: char) -> bool {
    match shown {
        '.' | '0' | '*' | '_' | '-' | 'x' | 'X' => true,
        _ if shown.is_ascii() => false,
        _ => matches!(shown, '．' | '０' | '＊' | '＿' | '－' | 'ｘ' | 'Ｘ' | '。' | '·' | '・'),
    }
}

/// Can this character be a cell of a puzzle?
#[inline]
pub(super) fn is_cell(shown: char) -> bool {
    digit(shown).is_some() || is_blank(shown)
}

/// Does this character stand between two cells of a row, as part of a frame?
#[inline]
pub(super) fn is_bar(shown: char) -> bool {
    matches!(shown, '|' | '¦' | '｜' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}

/// The pieces of a line that belongs to a frame and has no cells.
pub(super) fn is_rule(shown: char) -> bool {
    is_dash(shown)
        || is_bar(shown)
        || matches!(shown, '\u{2500}'..='\u{257f}')
        || shown.is_whitespace()
        || "+*.:,'`".contains(shown)
}

/// The pieces that the length of such a line is made of.
pub(super) fn is_dash(shown: char) -> bool {
    matches!(shown, '-' | '=' | '_' | '─' | '━' | '═' | '–' | '—' | '―' | '－')
}

/// What stands at the start of a text, short enough for a message.
pub(super) fn snippet(text: &str) -> String {
    const LONGEST: usize = 30;
    let text = text.trim();
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
