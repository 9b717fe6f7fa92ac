//! Text in lines of a given width.
//!
//! In a terminal each line takes the words that it has room for. In ASCII text the last blank that
//! fits ends a line. Other English text, where a line may end at any blank and every letter is one
//! column wide, is gone through once; all else, or a text with a word longer than a line, is left
//! to textwrap. On paper lines are filled evenly.
//!
//! Chinese may be broken anywhere, but not within what is read at one go: 所以, 第12行, 三行. This
//! goes by the characters, in any text; words of other languages that must stay together have a
//! no-break space between them. A line never ends at a hyphen, as in XY-Wing.

use textwrap::core::{Word, display_width};
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// Appends a text to `out` in lines of at most `width` columns, each with its end. The first line
/// has an indent of its own.
pub(crate) fn wrap_into(text: &str, width: usize, indents: [&str; 2], out: &mut String) {
    let before = out.len();
    let is_done = wrap_plain(text, width, indents, out) || wrap_narrow(text, width, indents, out).is_some();
    if is_done {
        return;
    }
    out.truncate(before);
    wrap_any(text, width, indents, out);
}

/// The same for any text.
fn wrap_any(text: &str, width: usize, indents: [&str; 2], out: &mut String) {
    let options = Options::new(width).initial_indent(indents[0]).subsequent_indent(indents[1]);
    let options = options.wrap_algorithm(WrapAlgorithm::FirstFit).word_splitter(WordSplitter::NoHyphenation);
    for line in textwrap::wrap(text, options.word_separator(WordSeparator::Custom(words))) {
        out.push_str(&line);
        out.push('\n');
    }
}

/// The same for a text of ASCII letters, by looking for the last blank that fits; `false` if it is
/// another one, has two blanks side by side, or a word that is longer than a line.
fn wrap_plain(text: &str, width: usize, indents: [&str; 2], out: &mut String) -> bool {
    let (bytes, before) = (text.as_bytes(), out.len());
    let is_plain = |byte: &u8| matches!(byte, b' '..=b'~');
    let has_gap = || bytes.iter().zip(&bytes[1..]).filter(|pair| *pair == (&b' ', &b' ')).count() > 0;
    let is_bounded = bytes.first().is_some_and(|first| *first != b' ') && bytes.last() != Some(&b' ');
    // Neither stops early: many bytes are compared at a time.
    if !is_bounded || bytes.iter().filter(|byte| is_plain(byte)).count() != bytes.len() || has_gap() {
        return false;
    }
    let (mut left, mut indent) = (text, indents[0]);
    loop {
        out.push_str(indent);
        let Some(room) = width.checked_sub(display_width(indent)) else { break };
        if left.len() <= room {
            out.push_str(left);
            out.push('\n');
            return true;
        }
        let Some(end) = left.as_bytes()[..=room].iter().rposition(|byte| *byte == b' ') else { break };
        out.push_str(&left[..end]);
        out.push('\n');
        (left, indent) = (&left[end + 1..], indents[1]);
    }
    out.truncate(before);
    false
}

/// The same quickly for a text of narrow letters with single blanks; `None` if it is another one,
/// or has a word that is longer than a line.
fn wrap_narrow(text: &str, width: usize, indents: [&str; 2], out: &mut String) -> Option<()> {
    if !text.chars().all(is_narrow) {
        return None;
    }
    out.push_str(indents[0]);
    let indent = display_width(indents[1]);
    // Where the line begins, where it may end, and the columns up to there.
    let (mut start, mut end, mut columns) = (0, 0, display_width(indents[0]));
    let mut letters = 0;
    for (at, byte) in text.bytes().chain([b' ']).enumerate() {
        if byte != b' ' {
            if byte.is_ascii_control() {
                return None;
            }
            // A letter of several bytes begins with another one.
            letters += usize::from(byte & 0xc0 != 0x80);
            continue;
        }
        if letters == 0 {
            return None;
        }
        let has_words = end > start;
        if has_words && columns + 1 + letters > width {
            out.push_str(&text[start..end]);
            out.push('\n');
            out.push_str(indents[1]);
            (start, columns) = (end + 1, indent + letters);
        } else {
            columns += usize::from(has_words) + letters;
        }
        if columns > width {
            return None;
        }
        (end, letters) = (at, 0);
    }
    out.push_str(&text[start..]);
    out.push('\n');
    Some(())
}

/// Whether a letter is one column wide, and no line ends beside it but at a blank.
fn is_narrow(letter: char) -> bool {
    letter.is_ascii()
        || matches!(letter, '\u{a0}' | '\u{b7}' | '\u{d7}' | '\u{2013}'..='\u{201d}' | '\u{2026}' | '\u{2260}')
}

/// The lines of a text, each with no more columns than this, filled evenly.
#[cfg(feature = "print")]
pub(crate) fn lines_of_width(text: &str, columns: usize) -> Vec<String> {
    let options = Options::new(columns).word_splitter(WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options.word_separator(WordSeparator::Custom(words)));
    lines.into_iter().map(Into::into).collect()
}

/// The words of a line, with all that must stay together in one; each with the blanks that follow
/// it.
#[cfg(feature = "print")]
pub(crate) fn words_of_line(line: &str) -> impl Iterator<Item = Word<'_>> {
    words(line)
}

/// The words of a line, with what must stay together in one. Only where there is Chinese a line may
/// end beside something other than a blank.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    if line.chars().all(|letter| letter < '\u{2e80}') {
        return WordSeparator::AsciiSpace.find_words(line);
    }
    let mut pieces = WordSeparator::new().find_words(line).peekable();
    let mut start = 0;
    Box::new(std::iter::from_fn(move || {
        let mut piece = pieces.next()?;
        let mut end = start + piece.word.len() + piece.whitespace.len();
        while let Some(next) = pieces.next_if(|next| stay_together(&line[start..end], next.word)) {
            end += next.word.len() + next.whitespace.len();
            piece = Word::from(&line[start..end]);
        }
        start = end;
        Some(piece)
    }))
}

/// Whether no line may end between these two.
fn stay_together(before: &str, after: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    let number = before.rsplit('第').next().filter(|_| before.contains('第'));
    match after.chars().next() {
        Some(_) if before.ends_with("所以") => true,
        Some('以') => before.ends_with('所'),
        Some('行' | '列' | '宫' | '格' | '个') if before.ends_with(['一', '两', '三', '四', '几']) => true,
        Some('行' | '列' | '宫' | '步') => number.is_some_and(is_number),
        Some(letter) => letter.is_ascii_digit() && before.ends_with('第'),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// The quick way puts every word where textwrap's first fit does.
        #[test]
        fn narrow_text_is_wrapped_as_by_textwrap(
            text in prop_oneof![
                "[a-zA-Z0-9,\u{2013}\u{a0}\u{b7}-]{1,9}( [a-zA-Z0-9,\u{2013}\u{a0}\u{b7}-]{1,9}){0,30}",
                "[a-zA-Z0-9,.-]{1,9}( [a-zA-Z0-9,.-]{1,9}){0,30}",
            ],
            width in 14_usize..60,
            indents in prop::array::uniform2(" {0,5}"),
        ) {
            let indents = [&*indents[0], &*indents[1]];
            let (mut quick, mut usual) = (String::new(), String::new());
            wrap_narrow(&text, width, indents, &mut quick).expect("narrow words that fit");
            wrap_any(&text, width, indents, &mut usual);
            prop_assert_eq!(&quick, &usual);
            quick.clear();
            prop_assert_eq!(wrap_plain(&text, width, indents, &mut quick), text.is_ascii());
            if text.is_ascii() {
                prop_assert_eq!(quick, usual);
            }
        }
    }
}
