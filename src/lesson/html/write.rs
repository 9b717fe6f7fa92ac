//! A page as HTML.

use super::key::key;
use super::page::{Page, Section, Summary};
use super::words::{blocks, inline, phrase};
use crate::diagram::style::{self, escaped};
use crate::diagram::{Labels, svg};
use std::io;

/// The rules of the page.
const STYLE: &str = include_str!("page.css");
/// Lights up the cells that a phrase speaks of. The page is complete without it.
const SCRIPT: &str = include_str!("page.js");

/// Deeper than this the margin would take the room of the words.
const DEEPEST: usize = 6;

impl Page {
    /// Writes the page, in one file that needs no other.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write(&self, mut out: impl io::Write) -> io::Result<()> {
        let out = &mut out;
        self.head(out)?;
        self.overview(out)?;
        if self.summary.is_some() {
            self.steps(out)?;
        }
        write!(out, "<script>\n{}</script>\n</body>\n</html>\n", script())
    }

    /// Everything down to the outcome.
    fn head(&self, out: &mut impl io::Write) -> io::Result<()> {
        let (language, title) = (escaped(self.explainer.language().tag()), escaped(&self.title));
        write!(
            out,
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
            <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
            <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n{}\
            <header>\n<h1>{title}</h1>\n<p class=\"outcome\">{}</p>\n",
            rules(),
            svg::shared(),
            phrase(&self.outcome),
        )?;
        for note in &self.notes {
            writeln!(out, "<p>{}</p>", phrase(note))?;
        }
        out.write_all(b"</header>\n")
    }

    /// The puzzle, how it ends, and what it took.
    fn overview(&self, out: &mut impl io::Write) -> io::Result<()> {
        writeln!(out, "<section class=\"overview\" aria-label=\"{}\">", self.say("heading-summary"))?;
        for scene in &self.figures {
            let caption = escaped(&scene.title);
            writeln!(out, "<figure>{}<figcaption>{caption}</figcaption></figure>", svg::embed(scene))?;
        }
        if let Some(summary) = &self.summary {
            self.table(summary, out)?;
        }
        out.write_all(b"</section>\n")
    }

    fn table(&self, summary: &Summary, out: &mut impl io::Write) -> io::Result<()> {
        let row = |name: &str, count: usize| format!("<tr><th scope=\"row\">{name}</th><td>{count}</td></tr>\n");
        let rows: String = summary.techniques.iter().map(|(name, count)| row(&escaped(name), *count)).collect();
        let total = summary.techniques.iter().map(|(_, count)| count).sum();
        write!(
            out,
            "<table>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n\
            <tbody>\n{rows}</tbody>\n<tfoot>\n{}{}</tfoot>\n</table>\n",
            self.say("heading-technique"),
            self.say("heading-steps"),
            row(&self.say("heading-total"), total),
            row(&self.say("heading-guesses"), summary.guesses),
        )
    }

    /// The key to the pictures, the list of contents, and the sections.
    fn steps(&self, out: &mut impl io::Write) -> io::Result<()> {
        let scenes = self.sections.iter().map(|section| &section.item.scene);
        let key = key(scenes, &Labels::of(&self.explainer));
        writeln!(out, "<section>\n<h2>{}</h2>\n<ul class=\"key\">\n{key}</ul>\n</section>", self.say("picture-key"))?;
        writeln!(out, "<nav>\n<h2>{}</h2>\n<ul>", self.say("heading-contents"))?;
        for section in &self.sections {
            let (first, heading) = (section.item.first, escaped(section.item.heading()));
            writeln!(out, "<li><b>{}</b><a href=\"#e{first}\">{heading}</a></li>", numbers(section))?;
        }
        writeln!(out, "</ul>\n</nav>\n<main>\n<h2>{}</h2>", self.say("heading-course"))?;
        for section in &self.sections {
            write_section(section, out)?;
        }
        out.write_all(b"</main>\n")
    }

    /// Words of the page itself, ready to be written.
    fn say(&self, key: &str) -> String {
        escaped(&self.explainer.phrase(key, &[]).to_string())
    }
}

/// `12`, or `3–9` for several events.
fn numbers(section: &Section) -> String {
    let (first, count) = (section.item.first, section.item.count);
    if count > 1 { format!("{first}–{}", first + count - 1) } else { first.to_string() }
}

fn write_section(section: &Section, out: &mut impl io::Write) -> io::Result<()> {
    let (first, heading) = (section.item.first, escaped(section.item.heading()));
    let words = match section.words.as_slice() {
        [one] => blocks(one),
        several => {
            let list: String = several.iter().map(|one| format!("<li>{}</li>\n", inline(one))).collect();
            format!("<ol start=\"{first}\">\n{list}</ol>\n")
        }
    };
    writeln!(
        out,
        "<article id=\"e{first}\" class=\"depth{}\">\n<h3><b>{}</b> {heading}</h3>\n<figure>{}</figure>\n\
        <div>\n{words}</div>\n</article>",
        section.item.depth.min(DEEPEST),
        numbers(section),
        svg::embed(&section.item.scene),
    )
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
