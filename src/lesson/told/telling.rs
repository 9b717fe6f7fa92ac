//! The content of a lesson in words, in order: the puzzle, a summary, the steps with their reasons,
//! the end, the difficulty, and the techniques it took. Text and Markdown differ in their layout
//! only.

use super::outline::{Item, Told};
use super::path::Lesson;
use super::story::Story;
use super::style::{Detail, TextStyle};
use crate::board::Grid;
use crate::diagram::{Labels, Layout as Picture, Scene, TerminalOptions, terminal};
use crate::explain::{Argument, Explainer, Explanation};
use crate::format::framed;
use crate::logic::Spec;
use std::io;

/// The layout of a lesson in words. Every method writes the empty line that ends its block.
pub(in crate::lesson) trait Layout {
    /// The title of a part.
    fn title(&mut self, title: &str) -> io::Result<()>;

    /// The title of a chapter.
    fn chapter(&mut self, title: &str) -> io::Result<()>;

    /// The numbers and the name of an item, with a remark on it, at the depth of its guesses.
    fn heading(&mut self, item: &Item, remark: &str) -> io::Result<()>;

    /// Paragraphs that belong together.
    fn words(&mut self, paragraphs: &[Explanation], depth: usize) -> io::Result<()>;

    /// One line an event, each with its number.
    fn brief(&mut self, lines: &[(usize, usize, Explanation)]) -> io::Result<()>;

    /// Lines that keep their shape.
    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()>;

    /// Names with numbers, and a heading for each of the two columns.
    fn counts(&mut self, headings: [&str; 2], counts: &[(&'static Spec, String, usize)]) -> io::Result<()>;

    /// The number of an event where its words begin, which other steps may refer to.
    fn number(&self, number: usize) -> String;
}

/// Tells a lesson in words.
pub(super) fn tell(
    lesson: &Lesson,
    explainer: &Explainer,
    style: &TextStyle,
    layout: &mut dyn Layout,
) -> io::Result<Story> {
    let story = Story::new(lesson, explainer, style.detail, style.candidates)?;
    let labels = Labels::of(explainer);
    Teller { explainer, labels, style, layout }.lesson(lesson, &story)?;
    Ok(story)
}

/// Tells the steps that are there in a position.
pub(in crate::lesson) fn tell_found(story: &Story, style: &TextStyle, layout: &mut dyn Layout) -> io::Result<()> {
    let (explainer, labels) = (&story.explainer, Labels::of(&story.explainer));
    Teller { explainer, labels, style, layout }.found(story)
}

/// Words of several events in one paragraph, each after its number.
pub(crate) fn paragraph(
    explainer: &Explainer,
    item: &Item,
    events: &[(usize, Explanation)],
    number: impl Fn(usize) -> String,
) -> Explanation {
    match events {
        [(first, words)] if *first == item.first && (item.count == 1 || !item.is_singles) => words.clone(),
        _ => explainer.sentences(events.iter().map(|(event, words)| {
            let arguments = [("number", number(*event).as_str().into()), ("words", words.clone().into())];
            explainer.phrase("story-numbered", &arguments)
        })),
    }
}

/// Remarks on an item besides its name: the idea behind it, and the mark of the bottleneck.
pub(crate) fn remarks(explainer: &Explainer, item: &Item) -> Vec<String> {
    let idea = item.idea.map(|idea| explainer.idea_name(idea));
    let bottleneck = item.is_bottleneck.then(|| explainer.name_of("story-bottleneck"));
    idea.into_iter().chain(bottleneck).collect()
}

/// The idea behind an item, told in full.
pub(crate) fn principle(explainer: &Explainer, item: &Item) -> Option<Explanation> {
    let idea = item.idea.filter(|_| item.tells_idea)?;
    let name = explainer.idea_name(idea);
    let arguments = [("name", name.as_str().into()), ("idea", explainer.idea(idea).into())];
    Some(explainer.phrase("story-idea", &arguments))
}

struct Teller<'a> {
    explainer: &'a Explainer,
    labels: Labels,
    style: &'a TextStyle,
    layout: &'a mut dyn Layout,
}

impl Teller<'_> {
    fn lesson(&mut self, lesson: &Lesson, story: &Story) -> io::Result<()> {
        let title = match self.style.number {
            Some(number) => self.say("puzzle-heading", &[("number", number.into())]),
            None => self.say("heading-puzzle", &[]),
        };
        self.layout.title(&title.to_string())?;
        let start = lesson.path.as_ref().ok().map(|path| &path.solution.trace.start);
        match start.filter(|start| !start.is_plain()) {
            Some(start) => self.picture(&Scene::of(start), 0)?,
            None => self.grid(&lesson.puzzle)?,
        }
        for words in &story.summary {
            self.layout.words(std::slice::from_ref(words), 0)?;
        }
        if self.style.detail == Detail::Brief {
            self.briefly(&story.items)?;
        } else {
            story.items.iter().try_for_each(|item| self.item(item))?;
        }
        let Ok(path) = &lesson.path else {
            return self.layout.words(std::slice::from_ref(&story.outcome), 0);
        };
        self.layout.title(&story.outcome.to_string())?;
        for scene in story.figures.iter().skip(1) {
            if path.solution.outcome.solution() == Some(&scene.digits) && !path.is_cut {
                self.grid(&scene.digits)?;
            } else {
                self.layout.chapter(&scene.title)?;
                self.picture(scene, 0)?;
            }
        }
        self.layout.words(&story.verdict.iter().chain(&story.notes).cloned().collect::<Vec<_>>(), 0)?;
        let counts = story.counts.iter().flat_map(|counts| &counts.techniques);
        let counts: Vec<_> = counts.map(|&(spec, count)| (spec, self.explainer.technique_name(spec), count)).collect();
        if !counts.is_empty() {
            let headings = ["heading-technique", "heading-steps"].map(|key| self.say(key, &[]).to_string());
            self.layout.counts([&headings[0], &headings[1]], &counts)?;
        }
        Ok(())
    }

    fn found(&mut self, story: &Story) -> io::Result<()> {
        let number = self.style.number;
        let numbered = number.map(|number| self.say("puzzle-heading", &[("number", number.into())]).to_string());
        self.layout.title(&numbered.unwrap_or_else(|| story.title.clone()))?;
        story.figures.iter().try_for_each(|scene| self.picture(scene, 0))?;
        self.layout.words(&[std::slice::from_ref(&story.outcome), &story.notes].concat(), 0)?;
        story.items.iter().try_for_each(|item| self.item(item))
    }

    fn item(&mut self, item: &Item) -> io::Result<()> {
        if let Some(title) = &item.chapter {
            self.layout.chapter(title)?;
        }
        if let Some(idea) = principle(self.explainer, item) {
            self.layout.words(&[idea], item.depth)?;
        }
        let remarks = remarks(self.explainer, item);
        self.layout.heading(item, &remarks.join(" · "))?;
        if let Some(scene) = &item.scene {
            self.picture(scene, item.depth)?;
        }
        let words = item.told.iter().map(|told| match told {
            Told::Events(events) => {
                // The heading is the place of the first.
                let number =
                    |number: usize| if number == item.first { number.to_string() } else { self.layout.number(number) };
                paragraph(self.explainer, item, events, number)
            }
            Told::Remark(words) | Told::Folded(words, _) => words.clone(),
        });
        let words: Vec<Explanation> = words.collect();
        self.layout.words(&words, item.depth)
    }

    /// One line an event.
    fn briefly(&mut self, items: &[Item]) -> io::Result<()> {
        let lines: Vec<_> = items.iter().filter_map(brief).collect();
        if lines.is_empty() { Ok(()) } else { self.layout.brief(&lines) }
    }

    fn grid(&mut self, grid: &Grid) -> io::Result<()> {
        self.layout.drawing(&framed(grid), 0)
    }

    fn picture(&mut self, scene: &Scene, depth: usize) -> io::Result<()> {
        let options = TerminalOptions { color: self.style.color, layout: Picture::Lines, ..TerminalOptions::default() };
        self.layout.drawing(&terminal::draw(scene, &self.labels, options), depth)
    }

    fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.explainer.phrase(key, arguments)
    }
}

/// The line of an item of one event: its number, its depth, its words.
pub(crate) fn brief(item: &Item) -> Option<(usize, usize, Explanation)> {
    match item.told.first() {
        Some(Told::Events(events)) => events.first().map(|(number, words)| (*number, item.depth, words.clone())),
        _ => None,
    }
}
