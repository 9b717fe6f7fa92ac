//! A story as a page of HTML.

use super::words::{Around, blocks, inline};
use crate::diagram::style::{self, escaped};
use crate::diagram::{Scene, svg};
use crate::explain::{Explainer, Explanation};
use crate::lesson::told::item::{Item, Told};
use crate::lesson::told::page::Page;
use crate::lesson::told::prose::definition;
use crate::lesson::told::story::{Counts, Story};
use crate::lesson::told::style::Detail;
use std::io;

/// The rules of the page.
const STYLE: &str = include_str!("page.css");

/// A longer table of techniques is laid out in columns.
const LONGEST_TABLE: usize = 14;

/// A longer list of contents has chapters only.
const LONGEST_CONTENTS: usize = 60;

/// Deeper than this the margin would take the room of the words.
const DEEPEST: usize = 6;

impl Story {
    /// Writes the story as a page, in one file that needs no other.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_html(&self, mut out: impl io::Write) -> io::Result<()> {
        begin(&self.explainer, &mut out)?;
        self.tell(&mut Html { around: Around::default(), out: &mut out })?;
        end(&mut out)
    }

    /// Writes the story as one of several on a page, between [`html_begin`](super::html_begin) and
    /// [`html_end`](super::html_end), with its number, counted from 1; in print it begins on a new
    /// sheet.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_part(&self, number: usize, mut out: impl io::Write) -> io::Result<()> {
        writeln!(out, "<section class=\"part\" id=\"p{number}\">")?;
        let around = Around { lesson: Some(number), ..Around::default() };
        self.tell(&mut Html { around, out: &mut out })?;
        out.write_all(b"</section>\n")
    }
}

struct Html<'a> {
    around: Around,
    out: &'a mut dyn io::Write,
}

impl Page for Html<'_> {
    type Error = io::Error;

    /// The title and the summary; the puzzle, its end, and the techniques it took.
    fn head(&mut self, story: &Story) -> io::Result<()> {
        let number = self.around.lesson.map(|number| [("number", number.into())]);
        let title = number.map(|number| story.explainer.phrase("puzzle-heading", &number).to_string());
        let title = escaped(title.as_ref().unwrap_or(&story.title));
        let outcome = inline(&story.outcome, self.around);
        write!(self.out, "<header>\n<h1>{title}</h1>\n<p class=\"outcome\">{outcome}</p>\n")?;
        for words in story.summary.iter().chain(&story.notes) {
            writeln!(self.out, "<p>{}</p>", inline(words, self.around))?;
        }
        let label = say(story, "heading-summary");
        writeln!(self.out, "</header>\n<section class=\"overview\" aria-label=\"{label}\">")?;
        for scene in &story.figures {
            let caption = escaped(&scene.title);
            writeln!(self.out, "<figure>{}<figcaption>{caption}</figcaption></figure>", svg::embed(scene))?;
        }
        let counts = story.counts.as_ref().filter(|counts| !counts.techniques.is_empty() && counts.say_much());
        counts.map_or(Ok(()), |counts| self.table(counts, story))?;
        self.out.write_all(b"</section>\n")
    }

    /// The key to the pictures, and the list of contents.
    fn opening(&mut self, story: &Story) -> io::Result<()> {
        if story.items.iter().any(|item| item.scene.is_some()) {
            let entry = |(sample, name): (_, String)| format!("<li>{}{}</li>\n", svg::sample(sample), escaped(&name));
            let key: String = story.key().into_iter().map(entry).collect();
            let (title, hover) = (say(story, "picture-key"), say(story, "story-hover"));
            writeln!(
                self.out,
                "<section>\n<h2>{title}</h2>\n<ul class=\"key\">\n{key}</ul>\n<p class=\"hover\">{hover}</p>\n</section>"
            )?;
        }
        if story.detail != Detail::Brief {
            self.contents(story)?;
        }
        writeln!(self.out, "<main>\n<h2>{}</h2>", escaped(&story.course))
    }

    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> io::Result<()> {
        self.out.write_all(b"<ol class=\"brief\">\n")?;
        for &(number, depth, words) in lines {
            self.line(number, depth, &inline(words, self.around.plain()))?;
        }
        self.out.write_all(b"</ol>\n")
    }

    fn chapter(&mut self, title: &str, item: &Item) -> io::Result<()> {
        let anchor = self.around.anchor(&format!("c{}", item.first));
        writeln!(self.out, "<h2 class=\"chapter\" id=\"{anchor}\">{}</h2>", escaped(title))
    }

    fn idea(&mut self, words: &Explanation, _: &Item) -> io::Result<()> {
        writeln!(self.out, "<p class=\"idea\">{}</p>", escaped(&words.to_string()))
    }

    fn heading(&mut self, item: &Item, story: &Story) -> io::Result<()> {
        let name = escaped(&item.heading);
        let name = match item.technique.filter(|spec| definition(spec, story.explainer.language()).is_some()) {
            Some(spec) => format!("<a href=\"#{}\">{name}</a>", self.around.technique(spec)),
            None => name,
        };
        let remarks = item.remarks(&story.explainer);
        let remarks: String = remarks.iter().map(|remark| format!(" <small>{}</small>", escaped(remark))).collect();
        let class = if item.is_bottleneck { " bottleneck" } else { "" };
        write!(
            self.out,
            "<article id=\"{}\" class=\"depth{}{class}\">\n<h3><b>{}</b> {name}{remarks}</h3>\n",
            self.around.event(item.first),
            item.depth.min(DEEPEST),
            item.numbers(),
        )?;
        match &item.scene {
            Some(scene) => self.pictures(scene, story),
            None => Ok(()),
        }
    }

    fn told(&mut self, item: &Item, _: &Story) -> io::Result<()> {
        let around = Around { picture: item.scene.is_some(), ..self.around };
        self.out.write_all(b"<div>\n")?;
        for told in &item.told {
            match told {
                Told::Events(events) => self.out.write_all(paragraph(events, item, around).as_bytes())?,
                Told::Remark(words) => writeln!(self.out, "<p class=\"use\">{}</p>", inline(words, around))?,
                Told::Folded(words, inner) => self.folded(words, inner)?,
            }
        }
        self.out.write_all(b"</div>\n</article>\n")
    }

    /// The definitions of the techniques.
    fn closing(&mut self, story: &Story) -> io::Result<()> {
        if story.items.is_empty() {
            return Ok(());
        }
        self.out.write_all(b"</main>\n")?;
        let definition = |(spec, name, words): (_, String, String)| {
            let (name, words) = (escaped(&name), escaped(&words));
            format!("<dt id=\"{}\">{name}</dt>\n<dd>{words}</dd>\n", self.around.technique(spec))
        };
        let defined: String = story.definitions().into_iter().map(definition).collect();
        if defined.is_empty() {
            return Ok(());
        }
        let title = say(story, "story-definitions");
        writeln!(self.out, "<section>\n<h2>{title}</h2>\n<dl>\n{defined}</dl>\n</section>")
    }
}

impl Html<'_> {
    /// The picture of an item, or several.
    fn pictures(&mut self, scene: &Scene, story: &Story) -> io::Result<()> {
        let excerpts = scene.excerpts();
        if excerpts.len() == 1 {
            return writeln!(self.out, "<figure>{}</figure>", svg::embed(scene));
        }
        writeln!(self.out, "<figure>")?;
        for (excerpt, scene) in excerpts {
            let name = story.excerpt_name(&excerpt);
            let name = name.map_or(String::new(), |name| format!("<p class=\"case\">{}</p>\n", escaped(&name)));
            writeln!(self.out, "{name}{}", svg::embed(&scene))?;
        }
        writeln!(self.out, "</figure>")
    }

    fn table(&mut self, counts: &Counts, story: &Story) -> io::Result<()> {
        let row = |name: &str, count: usize| format!("<tr><th scope=\"row\">{name}</th><td>{count}</td></tr>\n");
        let name = |spec| escaped(&story.explainer.technique_name(spec));
        let rows: String = counts.techniques.iter().map(|(spec, count)| row(&name(spec), *count)).collect();
        let total = counts.techniques.iter().map(|(_, count)| count).sum();
        let class = if counts.techniques.len() > LONGEST_TABLE { " class=\"long\"" } else { "" };
        write!(
            self.out,
            "<table{class}>\n<thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead>\n\
            <tbody>\n{rows}</tbody>\n<tfoot>\n{}{}</tfoot>\n</table>\n",
            say(story, "heading-technique"),
            say(story, "heading-steps"),
            row(&say(story, "heading-total"), total),
            counts.guesses.map_or(String::new(), |guesses| row(&say(story, "heading-guesses"), guesses)),
        )
    }

    /// Table of contents: every item, or the chapters where there are many.
    fn contents(&mut self, story: &Story) -> io::Result<()> {
        let is_long = story.items.len() > LONGEST_CONTENTS;
        let entry = |item: &Item| match &item.chapter {
            Some(chapter) if is_long => {
                let anchor = self.around.anchor(&format!("c{}", item.first));
                format!("<li><a href=\"#{anchor}\">{}</a></li>\n", escaped(chapter))
            }
            _ if is_long && !item.is_bottleneck => String::new(),
            _ => {
                let (anchor, heading) = (self.around.event(item.first), escaped(&item.heading));
                format!("<li><b>{}</b><a href=\"#{anchor}\">{heading}</a></li>\n", item.numbers())
            }
        };
        let entries: String = story.items.iter().map(entry).collect();
        if entries.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "<nav>\n<h2>{}</h2>\n<ul>\n{entries}</ul>\n</nav>", say(story, "heading-contents"))
    }

    /// Events inside a wrong guess: name and words of each, without a picture.
    fn folded(&mut self, words: &Explanation, inner: &[Item]) -> io::Result<()> {
        let around = self.around.plain();
        let summary = escaped(&words.to_string());
        writeln!(self.out, "<details>\n<summary>{summary}</summary>\n<ol class=\"inside\">")?;
        for item in inner {
            let words = item.told.iter().map(|told| match told {
                Told::Events(events) => events.iter().map(|(_, words)| inline(words, around)).collect::<String>(),
                Told::Remark(words) | Told::Folded(words, _) => inline(words, around),
            });
            let words = format!("<i>{}.</i> {}", escaped(&item.heading), words.collect::<String>());
            self.line(item.first, item.depth, &words)?;
        }
        self.out.write_all(b"</ol>\n</details>\n")
    }

    /// An event in a list.
    fn line(&mut self, number: usize, depth: usize, words: &str) -> io::Result<()> {
        let (depth, id) = (depth.min(DEEPEST), self.around.event(number));
        writeln!(self.out, "<li value=\"{number}\" id=\"{id}\" class=\"in{depth}\">{words}</li>")
    }
}

/// A paragraph about events, each with its number unless it is alone.
fn paragraph(events: &[(usize, Explanation)], item: &Item, around: Around) -> String {
    if let Some(words) = item.alone(events) {
        return blocks(words, around);
    }
    let numbered = |(number, words): &(usize, Explanation)| {
        // The heading has the anchor of the first.
        let id = if *number == item.first { String::new() } else { format!(" id=\"{}\"", around.event(*number)) };
        format!("<b class=\"n\"{id}>{number}</b> {}", inline(words, around))
    };
    format!("<p>{}</p>\n", events.iter().map(numbered).collect::<Vec<_>>().join(" "))
}

/// Words of the page itself, ready to be written.
fn say(story: &Story, key: &str) -> String {
    escaped(&story.say(key))
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
        ":root{{{}{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{}{STYLE}",
        svg::variables(),
        style::embedded()
    )
}

/// The script of pictures, which is a module elsewhere.
fn script() -> String {
    format!("{}lightPhrases();\n", svg::SCRIPT.replace("export ", ""))
}
