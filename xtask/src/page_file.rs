//! The page of a technique as a file whose blocks are rewritten.

use crate::page::{Example, Expected, consequences, examples};
use crate::{Outcome, files};
use std::ops::Range;
use whydoku::board::Position;
use whydoku::format::{Format, write};
use whydoku::logic::{Proof, Spec};
use whydoku::report::proof_text;

/// The page of a technique.
pub struct PageFile {
    name: String,
    lines: Vec<String>,
}

impl PageFile {
    pub fn of(spec: &Spec) -> Outcome<PageFile> {
        let name = format!("docs/techniques/{}.md", spec.id);
        Ok(PageFile { lines: files::read(&name)?.lines().map(String::from).collect(), name })
    }

    /// The examples, in order.
    pub fn examples(&self) -> Vec<Example> {
        examples(&self.lines.join("\n"))
    }

    /// Writes the page, if it has changed.
    pub fn write(&self) -> Outcome {
        files::write(&self.name, &(self.lines.join("\n") + "\n"))
    }

    /// Replaces lines by those of a text.
    pub fn replace(&mut self, lines: Range<usize>, text: &str) {
        self.lines.splice(lines, text.lines().map(String::from));
    }

    /// Shows an example in place of the first of its kind, or, where there is none, at the end of its section; and words
    /// for it in place of the paragraphs that are still to be written.
    pub fn show(&mut self, position: &Position, expected: &Expected, words: &[String]) -> Outcome {
        let is_found = matches!(expected, Expected::Found(_));
        let (info, text) = match expected {
            Expected::Found(step) => ("step", step.clone()),
            Expected::LookAlike { truths, verdict } => ("look-alike", look_alike_text(truths, verdict)),
        };
        let shown = write(Format::Bracketed, position);
        let heading = if is_found { "## Example / 例" } else { "## Not to be confused with / 易混" };
        let is_same_kind = |example: &Example| matches!(example.expected, Expected::Found(_)) == is_found;
        match self.examples().into_iter().find(is_same_kind) {
            Some(old) => {
                self.replace(old.expected_lines, &text);
                self.replace(old.position_lines, &shown);
            }
            None => {
                let end = self.section(heading)?.end;
                let blocks = format!("```sudoku\n{shown}\n```\n\n```{info}\n{text}```\n\n");
                self.replace(end..end, &blocks);
            }
        }
        let section = self.section(heading)?;
        let drafts = section.filter(|&line| self.lines[line].starts_with("TODO")).collect::<Vec<_>>();
        for (line, words) in drafts.into_iter().zip(words) {
            self.lines[line] = format!("TODO {words}");
        }
        Ok(())
    }

    /// The lines of a section, without its heading.
    fn section(&self, heading: &str) -> Outcome<Range<usize>> {
        let start = self.lines.iter().position(|line| line == heading).ok_or(format!("{}: no {heading}", self.name))?;
        let rest = self.lines[start + 1..].iter().position(|line| line.starts_with("## "));
        Ok(start + 1..rest.map_or(self.lines.len(), |length| start + 1 + length))
    }
}

/// A block about truths that look like a step.
pub fn look_alike_text(truths: &Proof, verdict: &str) -> String {
    format!("{}verdict: {verdict}\n", proof_text(truths))
}

/// Whether truths prove nothing about a position.
pub fn prove_nothing(position: &Position, truths: &Proof) -> bool {
    consequences(position, truths).is_empty()
}
