//! A lesson as text, for a terminal. Events inside a guess are indented.

use super::item::Item;
use super::lines::{Line, groups, lines_of};
use super::path::Lesson;
use super::story::Story;
use super::style::TextStyle;
use super::telling::{Layout, tell};
use crate::explain::wrap::wrap_into;
use crate::explain::{Explainer, Explanation, Fragment};
use crate::logic::Spec;
use std::borrow::Cow;
use std::io;
use textwrap::core::display_width;

/// Writes a lesson as text.
///
/// # Errors
/// If writing fails.
pub fn text(lesson: &Lesson, explainer: &Explainer, style: &TextStyle, out: impl io::Write) -> io::Result<()> {
    Story::new(lesson, explainer, style.detail, style.candidates)?.write_text(style, out)
}

impl Story {
    /// Writes the story as text.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_text(&self, style: &TextStyle, mut out: impl io::Write) -> io::Result<()> {
        tell(self, style, &mut Text { style, out: &mut out })
    }
}

/// Writes an explanation as text, wrapped to the width of the style.
pub(in crate::lesson) fn wrapped(words: &Explanation, style: &TextStyle, out: &mut dyn io::Write) -> io::Result<()> {
    Text { style, out }.lines(&lines_of(words), 0)
}

/// Writes an explanation, indented and wrapped to the width of the style.
///
/// # Errors
/// If writing fails.
pub fn paragraph(words: &Explanation, indent: usize, style: &TextStyle, out: &mut dyn io::Write) -> io::Result<()> {
    Text { style, out }.lines(&lines_of(words), indent)
}

struct Text<'a> {
    style: &'a TextStyle,
    out: &'a mut dyn io::Write,
}

/// Words begin below the name of their event.
const INDENT: usize = 5;
/// Indentation of the marks of a list.
const ITEM_INDENT: usize = 2;
/// The fewest columns for words, however narrow the terminal.
const NARROWEST: usize = 20;

impl Layout for Text<'_> {
    fn title(&mut self, title: &str) -> io::Result<()> {
        let bold = self.style.heading();
        let mut lines = String::new();
        wrap_into(title, self.style.width.max(NARROWEST), [""; 2], &mut lines);
        for line in lines.lines() {
            writeln!(self.out, "{bold}{line}{bold:#}")?;
        }
        writeln!(self.out)
    }

    fn chapter(&mut self, title: &str) -> io::Result<()> {
        let bold = self.style.heading();
        writeln!(self.out, "{bold}{title}{bold:#}\n")
    }

    fn heading(&mut self, item: &Item, remark: &str) -> io::Result<()> {
        let bold = self.style.heading();
        let margin = "  ".repeat(item.depth);
        let remark = if remark.is_empty() { String::new() } else { format!(" · {remark}") };
        writeln!(self.out, "{margin}{bold}{:>3}  {}{bold:#}{remark}", item.numbers(), item.heading)
    }

    fn words(&mut self, paragraphs: &[&Explanation], depth: usize) -> io::Result<()> {
        for words in paragraphs {
            self.lines(&lines_of(words), 2 * depth + INDENT)?;
        }
        if paragraphs.is_empty() { Ok(()) } else { writeln!(self.out) }
    }

    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> io::Result<()> {
        for (number, depth, words) in lines {
            let first = format!("{}{number:>3}  ", "  ".repeat(*depth));
            let hanging = display_width(&first);
            self.wrapped(&words.0, &first, hanging)?;
        }
        writeln!(self.out)
    }

    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()> {
        let margin = "  ".repeat(depth + 1);
        for line in lines.lines() {
            let line = line.trim_end();
            let margin = if line.is_empty() { "" } else { &margin };
            writeln!(self.out, "{margin}{line}")?;
        }
        writeln!(self.out)
    }

    fn sets_off(&self, fragment: &Fragment) -> bool {
        matches!(fragment, Fragment::Candidates(..)) && !self.style.conclusion().is_plain()
    }

    fn counts(&mut self, _headings: [&str; 2], counts: &[(&'static Spec, String, usize)]) -> io::Result<()> {
        for (_, name, count) in counts {
            writeln!(self.out, "{count:>5} × {name}")?;
        }
        writeln!(self.out)
    }
}

impl Text<'_> {
    fn lines(&mut self, lines: &[Line<'_>], indent: usize) -> io::Result<()> {
        for group in groups(lines) {
            // The words of all items begin in the same column.
            let widest = group.iter().map(|line| display_width(line.mark)).max().unwrap_or(0);
            let hanging = if widest == 0 { indent } else { indent + ITEM_INDENT + widest + 1 };
            for line in group {
                let first = format!("{:>width$}", line.mark, width = hanging.saturating_sub(1));
                self.wrapped(line.words, &format!("{first:hanging$}"), hanging)?;
                self.lines(&line.inner, hanging)?;
            }
        }
        Ok(())
    }

    fn wrapped(&mut self, words: &[Fragment], first: &str, hanging: usize) -> io::Result<()> {
        let further = " ".repeat(hanging);
        let width = self.style.width.max(NARROWEST);
        let mut lines = String::new();
        wrap_into(&self.colored(words), width, [first, &further], &mut lines);
        self.out.write_all(lines.as_bytes())
    }

    /// The words, with their conclusions set off.
    fn colored<'w>(&self, words: &'w [Fragment]) -> Cow<'w, str> {
        if let [only] = words
            && !self.sets_off(only)
        {
            return Cow::Borrowed(only.text());
        }
        let set_off = self.style.conclusion();
        let mut shown = String::with_capacity(words.iter().map(|fragment| fragment.text().len()).sum());
        for fragment in words {
            if self.sets_off(fragment) {
                shown.push_str(&format!("{set_off}{}{set_off:#}", fragment.text()));
            } else {
                shown.push_str(fragment.text());
            }
        }
        Cow::Owned(shown)
    }
}
