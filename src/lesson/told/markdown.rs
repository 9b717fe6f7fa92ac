//! A lesson as Markdown (CommonMark, and a table as GitHub has it). Events inside a guess are
//! quoted. Events have anchors that other events refer to, and techniques are defined at the end.

use super::item::Item;
use super::lines::{Line, groups, lines_of};
use super::path::Lesson;
use super::prose::definition;
use super::story::Story;
use super::style::TextStyle;
use super::telling::{Layout, tell};
use crate::explain::{Explainer, Explanation, Fragment, Language};
use crate::logic::Spec;
use std::io;

/// Writes a lesson as Markdown. Of the style, colours and width are ignored.
///
/// # Errors
/// If writing fails.
pub fn markdown(lesson: &Lesson, explainer: &Explainer, style: &TextStyle, out: impl io::Write) -> io::Result<()> {
    Story::new(lesson, explainer, style.detail, style.candidates)?.write_markdown(style, out)
}

impl Story {
    /// Writes the story as Markdown. Of the style, colours and width are ignored.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_markdown(&self, style: &TextStyle, mut out: impl io::Write) -> io::Result<()> {
        let style = TextStyle { color: false, ..*style };
        tell(self, &style, &mut Markdown { language: self.explainer.language(), out: &mut out })
    }
}

struct Markdown<'a> {
    language: Language,
    out: &'a mut dyn io::Write,
}

impl Layout for Markdown<'_> {
    fn title(&mut self, title: &str) -> io::Result<()> {
        writeln!(self.out, "## {title}\n")
    }

    fn chapter(&mut self, title: &str) -> io::Result<()> {
        writeln!(self.out, "### {title}\n")
    }

    fn heading(&mut self, item: &Item, remark: &str) -> io::Result<()> {
        let name = match item.technique {
            Some(spec) => self.link(spec, &item.heading),
            None => item.heading.clone(),
        };
        let remark = if remark.is_empty() { String::new() } else { format!(" · {remark}") };
        let anchor = anchor(item.first);
        self.line(&"> ".repeat(item.depth), &format!("{anchor}**{}. {name}**{remark}", item.numbers()))?;
        writeln!(self.out, "{}", ">".repeat(item.depth))
    }

    fn words(&mut self, paragraphs: &[&Explanation], depth: usize) -> io::Result<()> {
        let quote = "> ".repeat(depth);
        for words in paragraphs {
            self.lines(&lines_of(words), &quote)?;
            self.line(&quote, "")?;
        }
        Ok(())
    }

    fn sets_off(&self, fragment: &Fragment) -> bool {
        matches!(fragment, Fragment::Event(..))
    }

    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> io::Result<()> {
        for (number, depth, words) in lines {
            let anchor = anchor(*number);
            self.line(&"> ".repeat(*depth), &format!("{number}. {anchor}{}", linked(&words.0)))?;
        }
        writeln!(self.out)
    }

    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()> {
        let quote = "> ".repeat(depth);
        for line in ["```"].into_iter().chain(lines.lines()).chain(["```", ""]) {
            self.line(&quote, line)?;
        }
        Ok(())
    }

    fn counts(&mut self, headings: [&str; 2], counts: &[(&'static Spec, String, usize)]) -> io::Result<()> {
        writeln!(self.out, "| {} | {} |\n|---|--:|", headings[0], headings[1])?;
        for (spec, name, count) in counts {
            writeln!(self.out, "| {} | {count} |", self.link(spec, name))?;
        }
        writeln!(self.out)
    }

    fn number(&self, number: usize) -> String {
        format!("{}{number}", anchor(number))
    }

    fn definitions(&mut self, story: &Story) -> io::Result<()> {
        let defined = story.definitions();
        if !defined.is_empty() {
            self.chapter(&story.say("story-definitions"))?;
        }
        for (spec, name, definition) in defined {
            writeln!(self.out, "<a id=\"technique-{}\"></a>**{name}.** {definition}\n", spec.id)?;
        }
        Ok(())
    }
}

/// Writes words alone.
pub(in crate::lesson) fn words_as_markdown(
    words: &Explanation,
    explainer: &Explainer,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    Markdown { language: explainer.language(), out }.words(&[words], 0)
}

/// The anchor at the beginning of an event's words.
fn anchor(number: usize) -> String {
    format!("<a id=\"step-{number}\"></a>")
}

/// Words in which the numbers of events lead there.
fn linked(words: &[Fragment]) -> String {
    let shown = |fragment: &Fragment| match fragment {
        Fragment::Event(number, text) => format!("[{text}](#step-{number})"),
        other => other.text().to_string(),
    };
    words.iter().map(shown).collect()
}

impl Markdown<'_> {
    /// The name of a technique, which leads to its definition if there is one.
    fn link(&self, spec: &Spec, name: &str) -> String {
        match definition(spec, self.language) {
            Some(_) => format!("[{name}](#technique-{})", spec.id),
            None => name.to_string(),
        }
    }

    fn lines(&mut self, lines: &[Line<'_>], margin: &str) -> io::Result<()> {
        for (index, group) in groups(lines).enumerate() {
            // Without it a paragraph after a list would belong to the last item, and a list that
            // goes on with another number than 1 to the paragraph before it.
            if index > 0 {
                self.line(margin, "")?;
            }
            for (index, line) in group.iter().enumerate() {
                if index > 0 && !group[index - 1].inner.is_empty() {
                    self.line(margin, "")?;
                }
                let (mark, number) = marker(line.mark);
                self.line(margin, &format!("{mark}{number}{}", linked(line.words)))?;
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
        writeln!(self.out, "{}", format!("{margin}{text}").trim_end())
    }
}

/// The beginning of a list item in Markdown, and the rest of its mark: Markdown has numbers such as
/// `3.`, but no finer ones.
fn marker(mark: &str) -> (String, String) {
    let is_number = mark.strip_suffix('.').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    match mark {
        "" => (String::new(), String::new()),
        Explanation::ITEM => ("- ".into(), String::new()),
        _ if is_number => (format!("{mark} "), String::new()),
        _ => ("- ".into(), format!("{mark} ")),
    }
}
