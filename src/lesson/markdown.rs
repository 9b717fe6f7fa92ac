//! A lesson as Markdown (CommonMark, and a table as GitHub has it). What is inside a guess is quoted.

use super::lines::{Line, groups, lines_of};
use super::path::Lesson;
use super::style::TextStyle;
use super::telling::{Layout, tell};
use crate::explain::{Explainer, Explanation};
use std::io;

/// Writes a lesson as Markdown. Of the style, colours and width are ignored.
///
/// # Errors
/// If writing fails.
pub fn markdown(lesson: &Lesson, explainer: &Explainer, style: &TextStyle, mut out: impl io::Write) -> io::Result<()> {
    let style = TextStyle { color: false, ..*style };
    tell(lesson, explainer, &style, &mut Markdown(&mut out))
}

struct Markdown<'a>(&'a mut dyn io::Write);

impl Layout for Markdown<'_> {
    fn title(&mut self, title: &str) -> io::Result<()> {
        writeln!(self.0, "## {title}\n")
    }

    fn heading(&mut self, number: usize, name: &str, depth: usize) -> io::Result<()> {
        self.line(&"> ".repeat(depth), &format!("**{number}. {name}**"))?;
        writeln!(self.0, "{}", ">".repeat(depth))
    }

    fn words(&mut self, words: &Explanation, depth: usize) -> io::Result<()> {
        let quote = "> ".repeat(depth);
        self.lines(&lines_of(words), &quote)?;
        self.line(&quote, "")
    }

    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()> {
        let quote = "> ".repeat(depth);
        for line in ["```"].into_iter().chain(lines.lines()).chain(["```", ""]) {
            self.line(&quote, line)?;
        }
        Ok(())
    }

    fn counts(&mut self, headings: [&str; 2], counts: &[(String, usize)]) -> io::Result<()> {
        writeln!(self.0, "| {} | {} |\n|---|--:|", headings[0], headings[1])?;
        for (name, count) in counts {
            writeln!(self.0, "| {name} | {count} |")?;
        }
        writeln!(self.0)
    }
}

impl Markdown<'_> {
    fn lines(&mut self, lines: &[Line<'_>], margin: &str) -> io::Result<()> {
        for (index, group) in groups(lines).enumerate() {
            // Without it a paragraph after a list would belong to the last item, and a list that goes on with another
            // number than 1 to the paragraph before it.
            if index > 0 {
                self.line(margin, "")?;
            }
            for (index, line) in group.iter().enumerate() {
                if index > 0 && !group[index - 1].inner.is_empty() {
                    self.line(margin, "")?;
                }
                let (mark, number) = marker(line.mark);
                self.line(margin, &format!("{mark}{number}{}", line.words))?;
                if !line.inner.is_empty() {
                    let margin = format!("{margin}{}", " ".repeat(mark.len()));
                    self.line(&margin, "")?;
                    self.lines(&line.inner, &margin)?;
                }
            }
        }
        Ok(())
    }

    fn line(&mut self, margin: &str, text: &str) -> io::Result<()> {
        writeln!(self.0, "{}", format!("{margin}{text}").trim_end())
    }
}

/// How an item of a list begins, as Markdown knows it, and what is left of its mark: Markdown has numbers such as `3.`,
/// but no finer ones.
fn marker(mark: &str) -> (String, String) {
    let is_number = mark.strip_suffix('.').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    match mark {
        "" => (String::new(), String::new()),
        "–" => ("- ".into(), String::new()),
        _ if is_number => (format!("{mark} "), String::new()),
        _ => ("- ".into(), format!("{mark} ")),
    }
}
