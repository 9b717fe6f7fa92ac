//! The pictures of a lesson, one below the other, each with its title and its words, and a key to
//! all of them; or bare.

use super::item::Item;
use super::path::Lesson;
use super::story::{Story, excerpt_name};
use super::style::{Detail, Words};
use crate::diagram::style::{self, escaped};
use crate::diagram::svg::{SIZE, draw, nested, nested_sample, shared};
use crate::diagram::{Excerpt, Labels, Sample, Scene, legend};
use crate::explain::{Explainer, Explanation, Fragment};
use std::io;
use textwrap::core::display_width;

/// The left edge of words.
const LEFT: i32 = 28;
/// The room for a title of one line above each picture, and for each further line.
const CAPTION: i32 = 44;
const LINE: i32 = 26;
/// The columns of a title that fit into a line.
const COLUMNS: usize = 52;
/// The room for each line of words below a picture, and the columns that fit into it.
const SMALL_LINE: i32 = 22;
const SMALL_COLUMNS: usize = 76;
/// The columns that each level of a list is indented.
const INDENT: usize = 3;
/// The width of a column of words.
const COLUMN: i32 = 9;
/// The room below each picture.
const GAP: i32 = 20;
/// The side of an entry of the key, and the room around it.
const SAMPLE: i32 = 26;
const AROUND: i32 = 8;

const STYLE: &str = "\
.whydoku .caption{font-size:20px;font-weight:700;text-anchor:start;fill:$ink}
.whydoku .small{font-size:15px;font-weight:400}
";
const DARK: &str = ".whydoku .caption{fill:$ink}";

/// Writes one SVG file with a picture for each item of the story.
///
/// If nothing happens, it shows how the puzzle ends; if the puzzle breaks the rules, where, and
/// says so.
///
/// # Errors
/// If writing fails.
pub fn svg(lesson: &Lesson, explainer: &Explainer, detail: Detail, out: impl io::Write) -> io::Result<()> {
    Story::new(lesson, explainer, detail, true)?.write_svg(Words::Told, out)
}

impl Story {
    /// The story of one event alone, told by its number, with its picture; `None` if there is no
    /// such event.
    ///
    /// # Errors
    /// If an event does not fit, which cannot be the case if the trace is the solver's.
    pub fn of_event(lesson: &Lesson, explainer: &Explainer, number: usize) -> io::Result<Option<Story>> {
        let mut story = Story::new(lesson, explainer, Detail::Full, true)?;
        story.items.retain(|item| item.first == number);
        let is_there = story.items.iter().any(|item| item.scene.is_some());
        Ok(is_there.then_some(story))
    }

    /// Writes the pictures of the items, one below the other, with these words. If there are none,
    /// it shows how the puzzle ends.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_svg(&self, words: Words, mut out: impl io::Write) -> io::Result<()> {
        let pictures: Vec<Picture> = match &self.items[..] {
            [] => self.end(),
            [only] => self.pictures(only, String::new()),
            items => items.iter().flat_map(|item| self.pictures(item, format!("{}  ", item.numbers()))).collect(),
        };
        match (&pictures[..], words) {
            ([only], Words::Bare) if !self.items.is_empty() => out.write_all(draw(&only.scene).as_bytes()),
            (_, Words::Bare) => {
                let bare = |picture: Picture| Picture { title: String::new(), words: Vec::new(), ..picture };
                let pictures: Vec<Picture> = pictures.into_iter().map(bare).collect();
                out.write_all(strip(&pictures, &[], &self.title).as_bytes())
            }
            _ => out.write_all(strip(&pictures, &self.key(), &self.title).as_bytes()),
        }
    }

    /// The pictures of an item, the words below the last.
    fn pictures(&self, item: &Item, number: String) -> Vec<Picture> {
        let Some(scene) = &item.scene else { return Vec::new() };
        let title = format!("{number}{}", item.heading);
        let told =
            item.told.iter().map(|told| item.words(told, &self.explainer, |number| number.to_string(), |_| false));
        let words: Vec<Indented> = told.flat_map(|words| indented(&words)).collect();
        pictures(&title, scene.excerpts(), words, &self.explainer)
    }

    /// The end of the puzzle, where there are no steps.
    fn end(&self) -> Vec<Picture> {
        // The puzzle as it was adds nothing to how it ends.
        let shown = if self.figures.len() > 1 { &self.figures[1..] } else { &self.figures };
        let breaks_rules = self.counts.is_none() && self.drawn.is_some();
        let title = |scene: &Scene| if breaks_rules { self.outcome.to_string() } else { scene.title.clone() };
        shown.iter().map(|scene| Picture { title: title(scene), words: Vec::new(), scene: scene.clone() }).collect()
    }
}

/// A picture with a title, words and a key, or bare.
pub(in crate::lesson) fn picture(scene: &Scene, told: &Explanation, explainer: &Explainer, words: Words) -> String {
    if words == Words::Bare {
        return draw(scene);
    }
    let excerpts = scene.excerpts();
    let pictures = pictures(&scene.title, excerpts.clone(), indented(told), explainer);
    strip(&pictures, &legend(excerpts.iter().map(|(_, scene)| scene), &Labels::of(explainer)), &scene.title)
}

/// The pictures of a step, the words below the last.
fn pictures(title: &str, excerpts: Vec<(Excerpt, Scene)>, words: Vec<Indented>, explainer: &Explainer) -> Vec<Picture> {
    let picture = |(excerpt, scene): (Excerpt, Scene)| {
        let name = excerpt_name(explainer, &excerpt).map_or(String::new(), |name| format!(" – {name}"));
        Picture { title: format!("{title}{name}"), words: Vec::new(), scene }
    };
    let mut pictures: Vec<Picture> = excerpts.into_iter().map(picture).collect();
    if let Some(last) = pictures.last_mut() {
        last.words = words;
    }
    pictures
}

/// A line of words with its level.
type Indented = (usize, String);

/// Words line by line.
fn indented(words: &Explanation) -> Vec<Indented> {
    let line = |(depth, mark, words): (usize, &str, &[Fragment])| {
        let words: String = words.iter().map(Fragment::text).collect();
        (depth, format!("{mark} {words}").trim().to_string())
    };
    words.lines().map(line).collect()
}

/// A picture between its title and its words.
struct Picture {
    title: String,
    words: Vec<Indented>,
    scene: Scene,
}

/// Pictures with their titles and words, and a key below them.
fn strip(pictures: &[Picture], key: &[(Sample, String)], title: &str) -> String {
    let (mut strip, mut y) = (String::new(), 0);
    for picture in pictures {
        let titles = textwrap::wrap(&picture.title, COLUMNS);
        for (line, from_top) in titles.iter().zip(1..).filter(|(line, _)| !line.is_empty()) {
            text(&mut strip, "caption", LEFT, y + CAPTION - 12 + LINE * (from_top - 1), line);
        }
        y += if picture.title.is_empty() { 0 } else { CAPTION + LINE * (titles.len() as i32 - 1).max(0) };
        strip += &nested(&picture.scene, 0, y);
        y = words_below(&mut strip, &picture.words, y + SIZE) + GAP;
    }
    y = key_below(&mut strip, key, y);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"whydoku\" viewBox=\"0 0 {SIZE} {y}\" width=\"{SIZE}\" \
        height=\"{y}\" role=\"img\">\n<title>{}</title>\n<style>\n{}{}{}</style>\n{}\
        <rect class=\"a\" width=\"{SIZE}\" height=\"{y}\"/>\n{strip}</svg>\n",
        escaped(title),
        style::standalone(),
        style::light(STYLE),
        style::if_dark(DARK),
        shared(),
    )
}

/// Words from here down; returns their end.
fn words_below(strip: &mut String, words: &[Indented], mut y: i32) -> i32 {
    for (depth, line) in words.iter().filter(|(_, line)| !line.is_empty()) {
        let indent = INDENT * (*depth).min(6);
        for line in textwrap::wrap(line, SMALL_COLUMNS - indent) {
            y += SMALL_LINE;
            text(strip, "caption small", LEFT + indent as i32 * COLUMN, y - 4, &line);
        }
    }
    y
}

/// The entries of a key in rows; returns their end.
fn key_below(strip: &mut String, key: &[(Sample, String)], mut y: i32) -> i32 {
    let mut x = LEFT;
    for (index, (sample, name)) in key.iter().enumerate() {
        let width = SAMPLE + AROUND + COLUMN * display_width(name) as i32;
        if index > 0 && x + width > SIZE - AROUND {
            (x, y) = (LEFT, y + SAMPLE + AROUND);
        }
        *strip += &nested_sample(*sample, x, y, SAMPLE);
        text(strip, "caption small", x + SAMPLE + AROUND, y + SAMPLE - 8, name);
        x += width + 2 * AROUND;
    }
    if key.is_empty() { y } else { y + SAMPLE + GAP }
}

fn text(strip: &mut String, class: &str, x: i32, y: i32, words: &str) {
    *strip += &format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>\n", escaped(words));
}
