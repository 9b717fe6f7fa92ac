//! The page of a technique as text and as Markdown, in one language.

use super::parts::{Part, parts};
use crate::diagram::{Labels, Layout, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::lesson::told::TextStyle;
use crate::lesson::told::markdown::words_as_markdown;
use crate::lesson::told::text::paragraph;
use crate::logic::Spec;
use std::io;

/// Indentation below a heading.
const INDENT: usize = 2;

/// Writes the page of a technique in the language of the explainer: definition, reason, how to find
/// it, an example and a look-alike with pictures, ratings, other names, the techniques around it.
///
/// # Errors
/// If writing fails.
pub fn article(
    spec: &'static Spec,
    explainer: &Explainer,
    style: &TextStyle,
    mut out: impl io::Write,
) -> io::Result<()> {
    let bold = style.heading();
    for part in parts(spec, explainer) {
        match part {
            Part::Title(title) => writeln!(out, "{bold}{title}{bold:#}  ({})\n", spec.id)?,
            Part::Heading(heading) => writeln!(out, "{bold}{heading}{bold:#}\n")?,
            Part::Paragraph(text) => spaced(&plain(&text.replace('*', "")), style, &mut out)?,
            Part::Example(scene, words) => {
                writeln!(out, "{}", drawn(&scene, explainer, style.color, INDENT))?;
                spaced(&words, style, &mut out)?;
            }
            Part::LookAlike(scene) => writeln!(out, "{}", drawn(&scene, explainer, style.color, INDENT))?,
            Part::Reference(words) => paragraph(&words, INDENT, style, &mut out)?,
            Part::Around(key, others) => {
                let names: Vec<String> = others.iter().map(|other| explainer.technique_name(other)).collect();
                paragraph(&explainer.naming(key, &names), INDENT, style, &mut out)?;
            }
        }
    }
    Ok(())
}

/// Writes the page of a technique as Markdown; other pages are files beside it.
///
/// # Errors
/// If writing fails.
pub fn article_markdown(spec: &'static Spec, explainer: &Explainer, mut out: impl io::Write) -> io::Result<()> {
    for part in parts(spec, explainer) {
        match part {
            Part::Title(title) => writeln!(out, "# {title}\n")?,
            Part::Heading(heading) => writeln!(out, "## {heading}\n")?,
            Part::Paragraph(text) => writeln!(out, "{text}\n")?,
            Part::Example(scene, words) => {
                writeln!(out, "```\n{}```\n", drawn(&scene, explainer, false, 0))?;
                words_as_markdown(&words, explainer, &mut out)?;
            }
            Part::LookAlike(scene) => writeln!(out, "```\n{}```\n", drawn(&scene, explainer, false, 0))?,
            Part::Reference(words) => writeln!(out, "- {words}")?,
            Part::Around(key, others) => {
                let link = |other: &&Spec| format!("[{}]({}.md)", explainer.technique_name(other), other.id);
                let links: Vec<String> = others.iter().map(link).collect();
                writeln!(out, "- {}", explainer.naming(key, &links))?;
            }
        }
    }
    Ok(())
}

fn plain(text: &str) -> Explanation {
    Explanation(vec![Fragment::Text(text.to_string().into())])
}

fn spaced(words: &Explanation, style: &TextStyle, out: &mut dyn io::Write) -> io::Result<()> {
    paragraph(words, INDENT, style, out)?;
    writeln!(out)
}

/// A picture for the terminal, with its key.
fn drawn(scene: &Scene, explainer: &Explainer, color: bool, indent: usize) -> String {
    let options = TerminalOptions { color, layout: Layout::Lines, ..TerminalOptions::default() };
    let text = terminal::draw(scene, &Labels::of(explainer), options);
    text.lines().map(|line| format!("{}\n", format!("{:indent$}{line}", "").trim_end())).collect()
}
