//! A story in words, from the puzzle by way of the steps to the outcome. Text and Markdown differ
//! in their layout only.

use super::item::Item;
use super::page::Page;
use super::story::Story;
use super::style::TextStyle;
use crate::board::Grid;
use crate::diagram::{Labels, Layout as Picture, Scene, TerminalOptions, terminal};
use crate::explain::{Explainer, Explanation, Fragment};
use crate::format::framed;
use crate::logic::Spec;
use std::cell::OnceCell;
use std::io;
use std::iter;

/// The layout of a story in words. Every method writes the empty line that ends its block.
pub(super) trait Layout {
    /// The title of a part.
    fn title(&mut self, title: &str) -> io::Result<()>;

    /// The title of a chapter.
    fn chapter(&mut self, title: &str) -> io::Result<()>;

    /// The numbers and the name of an item, with a remark on it, at the depth of its guesses.
    fn heading(&mut self, item: &Item, remark: &str) -> io::Result<()>;

    /// Paragraphs that belong together.
    fn words(&mut self, paragraphs: &[&Explanation], depth: usize) -> io::Result<()>;

    /// One line an event, each with its number and its depth.
    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> io::Result<()>;

    /// Lines that keep their shape.
    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()>;

    /// Names with numbers, and a heading for each of the two columns.
    fn counts(&mut self, headings: [&str; 2], counts: &[(&'static Spec, String, usize)]) -> io::Result<()>;

    /// The number of an event where its words begin, which other steps may refer to.
    fn number(&self, number: usize) -> String {
        number.to_string()
    }

    /// Whether it shows a piece otherwise than by its words.
    fn sets_off(&self, fragment: &Fragment) -> bool;

    /// The definitions of the techniques.
    fn definitions(&mut self, _story: &Story) -> io::Result<()> {
        Ok(())
    }
}

/// Tells a story in words: that of a lesson, whose outcome comes last, or else the answer to a
/// question, whose outcome comes first.
pub(super) fn tell(story: &Story, style: &TextStyle, layout: &mut dyn Layout) -> io::Result<()> {
    story.tell(&mut Words { explainer: &story.explainer, labels: OnceCell::new(), style, layout })
}

struct Words<'a> {
    explainer: &'a Explainer,
    /// The words of pictures, once there is one.
    labels: OnceCell<Labels>,
    style: &'a TextStyle,
    layout: &'a mut dyn Layout,
}

impl Page for Words<'_> {
    type Error = io::Error;

    fn head(&mut self, story: &Story) -> io::Result<()> {
        let title = match (self.style.number, &story.drawn) {
            (Some(number), _) => story.explainer.phrase("puzzle-heading", &[("number", number.into())]).to_string(),
            (None, Some(_)) => story.say("heading-puzzle"),
            (None, None) => story.title.clone(),
        };
        let verdict = story.drawn.as_ref().and_then(|drawn| drawn.verdict.as_deref());
        let title = verdict.map_or(title.clone(), |verdict| {
            let slots = [("title", title.as_str().into()), ("outcome", verdict.into())];
            story.explainer.part("puzzle-outcome", &slots).to_string()
        });
        self.layout.title(&title)?;
        let Some(drawn) = &story.drawn else {
            story.figures.iter().try_for_each(|scene| self.picture(scene, 0))?;
            return self.layout.words(&iter::once(&story.outcome).chain(&story.notes).collect::<Vec<_>>(), 0);
        };
        match &drawn.start {
            Some(start) => self.picture(start, 0)?,
            None => self.grid(&drawn.puzzle)?,
        }
        story.summary.iter().try_for_each(|words| self.layout.words(&[words], 0))
    }

    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> io::Result<()> {
        self.layout.brief(lines)
    }

    fn chapter(&mut self, title: &str, _: &Item) -> io::Result<()> {
        self.layout.chapter(title)
    }

    fn idea(&mut self, words: &Explanation, item: &Item) -> io::Result<()> {
        self.layout.words(&[words], item.depth)
    }

    fn heading(&mut self, item: &Item, story: &Story) -> io::Result<()> {
        self.layout.heading(item, &item.remarks(&story.explainer).join(" · "))?;
        item.scene.as_ref().map_or(Ok(()), |scene| self.picture(scene, item.depth))
    }

    fn told(&mut self, item: &Item, story: &Story) -> io::Result<()> {
        // The heading is the place of the first.
        let number = |number: usize| if number == item.first { number.to_string() } else { self.layout.number(number) };
        let is_set_off = |fragment: &Fragment| self.layout.sets_off(fragment);
        let words = item.told.iter().map(|told| item.words(told, &story.explainer, number, is_set_off));
        let words: Vec<_> = words.collect();
        self.layout.words(&words.iter().map(AsRef::as_ref).collect::<Vec<_>>(), item.depth)
    }

    fn closing(&mut self, story: &Story) -> io::Result<()> {
        story.drawn.as_ref().map_or(Ok(()), |drawn| self.end(story, drawn.is_solved))?;
        self.layout.definitions(story)
    }
}

impl Words<'_> {
    /// The outcome, the notes and the techniques.
    fn end(&mut self, story: &Story, is_solved: bool) -> io::Result<()> {
        let Some(counts) = &story.counts else {
            return self.layout.words(&[&story.outcome], 0);
        };
        self.layout.title(&story.outcome.to_string())?;
        for scene in story.figures.iter().skip(1) {
            if is_solved {
                self.grid(&scene.digits)?;
            } else {
                self.layout.chapter(&scene.title)?;
                self.picture(scene, 0)?;
            }
        }
        self.layout.words(&story.notes.iter().collect::<Vec<_>>(), 0)?;
        let named = |&(spec, count): &(_, usize)| (spec, story.explainer.technique_name(spec), count);
        let counts: Vec<_> = counts.techniques.iter().map(named).collect();
        if counts.is_empty() {
            return Ok(());
        }
        self.layout.counts([&story.say("heading-technique"), &story.say("heading-steps")], &counts)
    }

    fn grid(&mut self, grid: &Grid) -> io::Result<()> {
        self.layout.drawing(&framed(grid), 0)
    }

    fn picture(&mut self, scene: &Scene, depth: usize) -> io::Result<()> {
        let labels = self.labels.get_or_init(|| Labels::of(self.explainer));
        let options = TerminalOptions { color: self.style.color, layout: Picture::Lines, ..TerminalOptions::default() };
        self.layout.drawing(&terminal::draw(scene, labels, options), depth)
    }
}
