//! Text in lines of a given width.
//!
//! Chinese may be broken anywhere, but not within what is read at one go: 所以, 第12行, 三行. This
//! goes by the characters, in any text; words of other languages that must stay together have a
//! no-break space between them. A line never ends at a hyphen, as in XY-Wing.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter};

/// The lines of a text.
pub(crate) fn wrapped<'t>(text: &'t str, options: Options<'_>) -> Vec<std::borrow::Cow<'t, str>> {
    let options = options.word_separator(WordSeparator::Custom(words)).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options)
}

/// The lines of a text, each with no more columns than this.
#[cfg(feature = "print")]
pub(crate) fn lines_of_width(text: &str, columns: usize) -> Vec<String> {
    wrapped(text, Options::new(columns)).into_iter().map(Into::into).collect()
}

/// The words of a line, with all that must stay together in one; each with the blanks that follow
/// it.
#[cfg(feature = "print")]
pub(crate) fn words_of_line(line: &str) -> impl Iterator<Item = Word<'_>> {
    words(line)
}

/// The words of a line, with what must stay together in one.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
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
