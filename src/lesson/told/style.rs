//! The style of a text.

use anstyle::{AnsiColor, Style};

/// The level of detail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// One line an event.
    Brief,
    /// Every reason: singles in paragraphs, wrong guesses folded.
    #[default]
    Usual,
    /// Every event with its own heading and picture.
    Full,
}

/// The words of a file of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Words {
    /// Titles, the words of each step, and a key.
    #[default]
    Told,
    /// None: other words stand beside the pictures.
    Bare,
}

/// The style of a text, and its contents besides words.
///
/// ```
/// let mut style = whydoku::lesson::TextStyle::default();
/// style.width = 60;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextStyle {
    /// Whether to use colours and bold type, as escape sequences for terminals.
    pub color: bool,
    /// The greatest width of explanations, in columns. Titles and grids are not wrapped.
    pub width: usize,
    /// The level of detail.
    pub detail: Detail,
    /// Whether to show the grid with its candidates before every item.
    pub candidates: bool,
    /// The number of the puzzle, if it is one of several.
    pub number: Option<usize>,
    /// The words of a file of pictures.
    pub words: Words,
}

impl Default for TextStyle {
    fn default() -> TextStyle {
        let (detail, words) = (Detail::Usual, Words::Told);
        TextStyle { color: false, width: 80, detail, candidates: false, number: None, words }
    }
}

impl TextStyle {
    /// The style of headings.
    pub fn heading(&self) -> Style {
        if self.color { Style::new().bold() } else { Style::new() }
    }

    /// The style of conclusions.
    pub(in crate::lesson) fn conclusion(&self) -> Style {
        if self.color { AnsiColor::Green.on_default().bold() } else { Style::new() }
    }
}
