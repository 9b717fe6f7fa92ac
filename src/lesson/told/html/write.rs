//! A story as a page of HTML.

use super::item::{write_brief, write_item};
use super::key::key;
use super::words::{Around, inline};
use crate::diagram::style::{self, escaped};
use crate::diagram::{Labels, svg};
use crate::explain::Explainer;
use crate::lesson::told::definition::definition;
use crate::lesson::told::outline::Item;
use crate::lesson::told::story::{Counts, Story};
use crate::lesson::told::style::Detail;
use std::io;

/// The rules of the page.
const STYLE: &str = include_str!("page.css");
/// Lights up the cells that a phrase speaks of. The page is complete without it.
const SCRIPT: &str = include_str!("page.js");

/// A longer table of techniques is laid out in columns.
const LONGEST_TABLE: usize = 14;

/// A longer list of contents has chapters only.
const LONGEST_CONTENTS: usize = 60;

impl Story {
    /// Writes the story as a page, in one file that needs no other.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_html(&self, mut out: impl io::Write) -> io::Result<()> {
        let out = &mut out;
        begin(&self.explainer, out)?;
        self.write_whole(&self.title, Around::default(), out)?;
        end(out)
    }

    /// Writes the story as one of several on a page, after [`begin`] and before [`end`].
    ///
    /// # Errors
    /// If writing fails.
    pub(in crate::lesson) fn write_part(&self, number: usize, mut out: impl io::Write) -> io::Result<()> {
        let out = &mut out;
        let title = self.explainer.phrase("puzzle-heading", &[("number", number.into())]).to_string();
        writeln!(out, "<section class=\"part\" id=\"p{number}\">")?;
        self.write_whole(&title, Around { lesson: Some(number), ..Around::default() }, out)?;
        out.write_all(b"</section>\n")
    }

    fn write_whole(&self, title: &str, around: Around, out: &mut impl io::Write) -> io::Result<()> {
        self.head(title, around, out)?;
        self.overview(out)?;
        if !self.items.is_empty() {
            self.steps(around, out)?;
            self.definitions(around, out)?;
        }
        Ok(())
    }

    /// The title and the summary.
    fn head(&self, title: &str, around: Around, out: &mut impl io::Write) -> io::Result<()> {
        let (title, outcome) = (escaped(title), inline(&self.outcome, around));
        write!(out, "<header>\n<h1>{title}</h1>\n<p class=\"outcome\">{outcome}</p>\n")?;
        for words in self.summary.iter().chain(&self.notes) {
            writeln!(out, "<p>{}</p>", inline(words, around))?;
        }
        out.write_all(b"</header>\n")
    }

    /// The puzzle, its end, and the techniques it took.
    fn overview(&self, out: &mut impl io::Write) -> io::Result<()> {
        writeln!(out, "<section class=\"overview\" aria-label=\"{}\">", self.say("heading-summary"))?;
        for scene in &self.figures {
            let caption = escaped(&scene.title);
            writeln!(out, "<figure>{}<figcaption>{caption}</figcaption></figure>", svg::embed(scene))?;
        }
        // For steps that are no path, a table with one of each technique says nothing.
        let says_much =
            |counts: &&Counts| counts.guesses.is_some() || counts.techniques.iter().any(|&(_, count)| count > 1);
        if let Some(counts) = self.counts.as_ref().filter(|counts| !counts.techniques.is_empty()).filter(says_much) {
            self.table(counts, out)?;
        }
        out.write_all(b"</section>\n")
    }

    fn table(&self, counts: &Counts, out: &mut impl io::Write) -> io::Result<()> {
        let row = |name: &str, count: usize| format!("<tr><th scope=\"row\">{name}</th><td>{count}</td></tr>\n");
        let name = |spec| escaped(&self.explainer.technique_name(spec));
        let rows: String = counts.techniques.iter().map(|(spec, count)| row(&name(spec), *count)).collect();
        let total = counts.techniques.iter().map(|(_, count)| count).sum();
        let class = if counts.techniques.len() > LONGEST_TABLE { " class=\"long\"" } else { "" };
        write!(
            out,
            "<table{class}>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n\
            <tbody>\n{rows}</tbody>\n<tfoot>\n{}{}</tfoot>\n</table>\n",
            self.say("heading-technique"),
            self.say("heading-steps"),
            row(&self.say("heading-total"), total),
            counts.guesses.map_or(String::new(), |guesses| row(&self.say("heading-guesses"), guesses)),
        )
    }

    /// The key to the pictures, the list of contents, and the items.
    fn steps(&self, around: Around, out: &mut impl io::Write) -> io::Result<()> {
        let scenes: Vec<_> = self.items.iter().filter_map(|item| item.scene.as_ref()).collect();
        if !scenes.is_empty() {
            let key = key(scenes, &Labels::of(&self.explainer));
            let (title, hover) = (self.say("picture-key"), self.say("story-hover"));
            writeln!(
                out,
                "<section>\n<h2>{title}</h2>\n<ul class=\"key\">\n{key}</ul>\n<p class=\"hover\">{hover}</p>\n</section>"
            )?;
        }
        if self.detail != Detail::Brief {
            self.contents(around, out)?;
        }
        writeln!(out, "<main>\n<h2>{}</h2>", escaped(&self.course))?;
        match self.detail {
            Detail::Brief => write_brief(&self.items, around, out)?,
            _ => self.items.iter().try_for_each(|item| write_item(item, &self.explainer, around, out))?,
        }
        if let Some(verdict) = &self.verdict {
            writeln!(out, "<p class=\"verdict\">{}</p>", inline(verdict, around))?;
        }
        out.write_all(b"</main>\n")
    }

    /// Table of contents: every item, or the chapters where there are many.
    fn contents(&self, around: Around, out: &mut impl io::Write) -> io::Result<()> {
        let is_long = self.items.len() > LONGEST_CONTENTS;
        let is_listed = |item: &&Item| !is_long || item.chapter.is_some() || item.is_bottleneck;
        let mut listed = self.items.iter().filter(is_listed).peekable();
        if listed.peek().is_none() {
            return Ok(());
        }
        writeln!(out, "<nav>\n<h2>{}</h2>\n<ul>", self.say("heading-contents"))?;
        for item in listed {
            let (first, heading) = (item.first, escaped(&item.heading));
            match &item.chapter {
                Some(chapter) if is_long => {
                    writeln!(
                        out,
                        "<li><a href=\"#{}\">{}</a></li>",
                        around.anchor(&format!("c{first}")),
                        escaped(chapter)
                    )?;
                }
                _ => writeln!(
                    out,
                    "<li><b>{}</b><a href=\"#{}\">{heading}</a></li>",
                    item.numbers(),
                    around.event(first)
                )?,
            }
        }
        out.write_all(b"</ul>\n</nav>\n")
    }

    /// The definitions of the techniques.
    fn definitions(&self, around: Around, out: &mut impl io::Write) -> io::Result<()> {
        let techniques = self.counts.iter().flat_map(|counts| &counts.techniques);
        let language = self.explainer.language();
        let defined: Vec<_> = techniques.filter_map(|(spec, _)| Some((spec, definition(spec, language)?))).collect();
        if defined.is_empty() {
            return Ok(());
        }
        writeln!(out, "<section>\n<h2>{}</h2>\n<dl>", self.say("story-definitions"))?;
        for (spec, words) in defined {
            let (name, words) = (escaped(&self.explainer.technique_name(spec)), escaped(&words));
            writeln!(
                out,
                "<dt id=\"{}\">{name}</dt>\n<dd>{words}</dd>",
                around.anchor(&format!("technique-{}", spec.id))
            )?;
        }
        out.write_all(b"</dl>\n</section>\n")
    }

    /// Words of the page itself, ready to be written.
    fn say(&self, key: &str) -> String {
        escaped(&self.explainer.phrase(key, &[]).to_string())
    }
}

/// Writes the beginning of a page, before its first story.
pub(super) fn begin(explainer: &Explainer, out: &mut impl io::Write) -> io::Result<()> {
    let language = escaped(explainer.language().tag());
    let title = escaped(&explainer.phrase("report-title", &[]).to_string());
    write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
        <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}",
        rules(),
        svg::shared(),
    )
}

/// Writes the end of a page, after its last story.
pub(super) fn end(out: &mut impl io::Write) -> io::Result<()> {
    write!(out, "<script>\n{}</script>\n</body>\n</html>\n", script())
}

fn rules() -> String {
    let (light, dark) = (style::variables(false), style::variables(true));
    format!(
        ":root{{{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{}{STYLE}",
        style::embedded()
    )
}

fn script() -> String {
    SCRIPT.replace("MARGIN", &svg::MARGIN.to_string()).replace("CELL", &svg::CELL.to_string())
}
