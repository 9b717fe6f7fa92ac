//! The page of a technique in a language as a file whose blocks are rewritten. Examples are on the
//! English page alone.

use crate::page::{Example, Expected, consequences, examples};
use crate::{Outcome, files};
use std::ops::Range;
use whydoku::board::Position;
use whydoku::explain::{Explainer, Language};
use whydoku::format::{Format, write};
use whydoku::logic::{Proof, Spec};
use whydoku::report::proof_text;
use whydoku::technique::{builds_on, leads_to};

/// The page of a technique in a language.
pub struct PageFile {
    name: String,
    words: Explainer,
    lines: Vec<String>,
}

/// The name of the file with the page of a technique.
pub fn name_of(id: &str, language: Language) -> String {
    format!("docs/techniques/{}/{id}.md", language.tag())
}

impl PageFile {
    pub fn of(spec: &Spec, language: Language) -> Outcome<PageFile> {
        let name = name_of(spec.id, language);
        let lines = files::read(&name)?.lines().map(String::from).collect();
        Ok(PageFile { lines, name, words: Explainer::new(language) })
    }

    /// Whether a technique has a page in this language; others may come later.
    pub fn is_there(spec: &Spec, language: Language) -> bool {
        files::path(&name_of(spec.id, language)).exists()
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

    /// Shows an example in place of the first of its kind, or, where there is none, at the end of
    /// its section.
    pub fn show(&mut self, position: &Position, expected: &Expected) -> Outcome {
        let is_found = matches!(expected, Expected::Found(_));
        let (info, text) = match expected {
            Expected::Found(step) => ("step", step.clone()),
            Expected::LookAlike { truths, verdict } => ("look-alike", look_alike_text(truths, verdict)),
        };
        let shown = write(Format::Bracketed, position);
        let is_same_kind = |example: &Example| matches!(example.expected, Expected::Found(_)) == is_found;
        match self.examples().into_iter().find(is_same_kind) {
            Some(old) => {
                self.replace(old.expected_lines, &text);
                self.replace(old.position_lines, &shown);
            }
            None => {
                let end = self.section(place_of(is_found))?.end;
                let blocks = format!("```sudoku\n{shown}\n```\n\n```{info}\n{text}```\n\n");
                self.replace(end..end, &blocks);
            }
        }
        Ok(())
    }

    /// Drafts words for what is found, or for what looks like it, in place of the paragraph that is
    /// still to be written.
    pub fn draft(&mut self, is_found: bool, words: &str) -> Outcome {
        let draft = self.section(place_of(is_found))?.find(|&line| self.lines[line].starts_with("TODO"));
        if let Some(line) = draft {
            self.lines[line] = format!("TODO {words}");
        }
        Ok(())
    }

    /// Says in the references what other programs say of a technique.
    pub fn refer(&mut self, spec: &Spec) -> Outcome {
        let items = self.section(REFERENCES)?.filter(|&line| self.lines[line].starts_with("- ")).collect::<Vec<_>>();
        for (line, words) in items.into_iter().zip(self.words.references(spec)) {
            self.lines[line] = format!("- {words}");
        }
        Ok(())
    }

    /// Shows the picture of the example, below its words.
    pub fn picture(&mut self, spec: &Spec) -> Outcome {
        let name = self.words.example_of(spec);
        let picture = format!("![{name}](../../pictures/{}.svg)", spec.id);
        let section = self.section(place_of(true))?;
        let place = section.clone().find(|&line| self.lines[line].starts_with("```")).unwrap_or(section.end);
        self.generated(section, place, "![", &picture);
        Ok(())
    }

    /// Leads to the pages around this one, at its end.
    pub fn link(&mut self, spec: &Spec) -> Outcome {
        let link = |other: &&Spec| format!("[{}]({}.md)", self.words.technique_name(other), other.id);
        let around = [("page-builds-on", builds_on(spec)), ("page-leads-to", leads_to(spec))];
        let around = around.iter().filter(|(_, others)| !others.is_empty());
        let around = around
            .map(|(key, others)| self.words.naming(key, &others.iter().map(link).collect::<Vec<_>>()).to_string());
        let family = format!("[{}](../../glossary.md#families-and-techniques)", self.words.family_name(spec.family));
        let idea = spec.idea.map(|idea| self.words.naming("page-idea", &[self.words.idea_name(idea)]).to_string());
        let links: Vec<String> = [family].into_iter().chain(idea).chain(around).collect();
        let section = self.section(REFERENCES)?;
        self.generated(section.clone(), section.end, "[", &links.join(" · "));
        Ok(())
    }

    /// Writes a paragraph of a section anew, known by its beginning, or for the first time at a
    /// place.
    fn generated(&mut self, mut section: Range<usize>, place: usize, beginning: &str, text: &str) {
        if let Some(known) = section.find(|&line| self.lines[line].starts_with(beginning)) {
            self.lines[known] = text.into();
            return;
        }
        let is_last = place == self.lines.len();
        let new = if is_last { vec![String::new(), text.into()] } else { vec![text.into(), String::new()] };
        self.lines.splice(place..place, new);
    }

    /// The lines of a section, without its heading.
    fn section(&self, index: usize) -> Outcome<Range<usize>> {
        let heading = format!("## {}", self.words.page_headings()[index]);
        let start =
            self.lines.iter().position(|line| *line == heading).ok_or(format!("{}: no {heading}", self.name))?;
        let rest = self.lines[start + 1..].iter().position(|line| line.starts_with("## "));
        Ok(start + 1..rest.map_or(self.lines.len(), |length| start + 1 + length))
    }
}

/// Which section is about what is found, or about what looks like it.
fn place_of(is_found: bool) -> usize {
    if is_found { 3 } else { 4 }
}

/// Which section has the references.
const REFERENCES: usize = 5;

/// A block about truths that look like a step.
pub fn look_alike_text(truths: &Proof, verdict: &str) -> String {
    format!("{}verdict: {verdict}\n", proof_text(truths))
}

/// Whether truths prove nothing about a position.
pub fn prove_nothing(position: &Position, truths: &Proof) -> bool {
    consequences(position, truths).is_empty()
}
