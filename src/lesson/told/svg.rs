//! The pictures of a lesson, one below the other.

use super::item::Item;
use super::path::Lesson;
use super::story::Story;
use super::style::Detail;
use crate::diagram::Scene;
use crate::diagram::style::{self, escaped};
use crate::diagram::svg::{SIZE, draw, nested, shared};
use crate::explain::Explainer;
use std::io;

/// The room for a caption of one line above each picture, and for each further line.
const CAPTION: i32 = 44;
const LINE: i32 = 26;
/// The columns of a caption that fit into a line.
const COLUMNS: usize = 52;
/// The room for each line of words below a picture, and the columns that fit into it.
const SMALL_LINE: i32 = 22;
const SMALL_COLUMNS: usize = 64;
/// The room below each picture.
const GAP: i32 = 20;

const STYLE: &str = "\
.whydoku .caption{font-size:20px;font-weight:700;text-anchor:start;fill:#15181c}
.whydoku .small{font-size:15px;font-weight:400}
@media screen and (prefers-color-scheme:dark){.whydoku .caption{fill:#f2f4f7}}
";

/// Writes one SVG file with a numbered picture for each item of the story; the picture of a single
/// item is alone.
///
/// If nothing happens, it shows how the puzzle ends; if the puzzle breaks the rules, where, and
/// says so.
///
/// # Errors
/// If writing fails.
pub fn svg(lesson: &Lesson, explainer: &Explainer, detail: Detail, out: impl io::Write) -> io::Result<()> {
    Story::new(lesson, explainer, detail, true)?.write_svg(out)
}

/// The picture of one event alone, told by its number; `None` if there is no such event.
///
/// # Errors
/// If an event does not fit, which cannot be the case if the trace is the solver's.
pub fn step_svg(lesson: &Lesson, explainer: &Explainer, number: usize) -> io::Result<Option<String>> {
    let story = Story::new(lesson, explainer, Detail::Full, true)?;
    let item = story.items.iter().find(|item| item.first == number);
    Ok(item.and_then(|item| item.scene.as_ref()).map(draw))
}

impl Story {
    /// Writes the pictures of the items, one below the other; the picture of a single one is alone.
    /// If there are none, it shows how the puzzle ends.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_svg(&self, mut out: impl io::Write) -> io::Result<()> {
        let numbered = |item: &Item| {
            let scene = item.scene.clone()?;
            // Below it its conclusions, in short; the picture shows the rest.
            Some((format!("{}  {}", item.numbers(), item.heading), scene.description.clone(), scene))
        };
        let pictures: Vec<Picture> = match &self.items[..] {
            [] => {
                // The puzzle as it was adds nothing to how it ends.
                let shown = if self.figures.len() > 1 { &self.figures[1..] } else { &self.figures };
                let breaks_rules = self.counts.is_none() && self.drawn.is_some();
                let caption = |scene: &Scene| {
                    if breaks_rules { self.outcome.to_string() } else { scene.title.clone() }
                };
                shown.iter().map(|scene| (caption(scene), String::new(), scene.clone())).collect()
            }
            [only] if only.count == 1 => match &only.scene {
                Some(scene) => return out.write_all(draw(scene).as_bytes()),
                None => Vec::new(),
            },
            items => items.iter().filter_map(numbered).collect(),
        };
        strip(&pictures, &self.title, &mut out)
    }
}

/// A caption, words below, and the picture between them.
type Picture = (String, String, Scene);

/// Pictures with their captions.
fn strip(pictures: &[Picture], title: &str, out: &mut dyn io::Write) -> io::Result<()> {
    let captions: Vec<_> = pictures.iter().map(|(caption, ..)| textwrap::wrap(caption, COLUMNS)).collect();
    let below: Vec<_> = pictures.iter().map(|(_, words, _)| textwrap::wrap(words, SMALL_COLUMNS)).collect();
    let room = |lines: &[_]| CAPTION + LINE * (lines.len() as i32 - 1).max(0);
    let captioned: i32 = captions.iter().map(|lines| room(lines) + SIZE + GAP).sum();
    let height = captioned + below.iter().map(|lines| SMALL_LINE * lines.len() as i32).sum::<i32>();
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {height}\" width=\"{SIZE}\" \
        height=\"{height}\" role=\"img\">\n<title>{}</title>\n<style>\n{}{STYLE}</style>\n{}\
        <rect class=\"a\" width=\"{SIZE}\" height=\"{height}\"/>\n",
        escaped(title),
        style::standalone(),
        shared(),
    )?;
    let mut y = 0;
    for (((_, _, scene), lines), below) in pictures.iter().zip(&captions).zip(&below) {
        for (line, from_top) in lines.iter().zip(1..) {
            let at = y + CAPTION - 12 + LINE * (from_top - 1);
            writeln!(out, "<text class=\"caption\" x=\"28\" y=\"{at}\">{}</text>", escaped(line))?;
        }
        y += room(lines);
        out.write_all(nested(scene, 0, y).as_bytes())?;
        y += SIZE;
        for line in below {
            y += SMALL_LINE;
            writeln!(out, "<text class=\"caption small\" x=\"28\" y=\"{}\">{}</text>", y - 4, escaped(line))?;
        }
        y += GAP;
    }
    out.write_all(b"</svg>\n")
}
