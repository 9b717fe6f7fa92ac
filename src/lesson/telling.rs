//! What a lesson in words says, in which order: the puzzle, the steps with their reasons, how it ends, and which
//! techniques it took. Text and Markdown differ in their layout only.

use super::outline::{depth, heading};
use super::path::{Lesson, Path};
use super::style::TextStyle;
use crate::board::Grid;
use crate::diagram::{Labels, Layout as Picture, Scene, TerminalOptions, terminal};
use crate::explain::{Argument, Explainer, Explanation};
use crate::format::framed;
use crate::logic::{Event, Moment};
use crate::solve::Outcome;
use std::io;

/// How a lesson in words is laid out. Every method writes the empty line that ends its block.
pub(super) trait Layout {
    /// The title of a part.
    fn title(&mut self, title: &str) -> io::Result<()>;

    /// The number and name of an event, inside as many guesses.
    fn heading(&mut self, number: usize, name: &str, depth: usize) -> io::Result<()>;

    /// Words.
    fn words(&mut self, words: &Explanation, depth: usize) -> io::Result<()>;

    /// Lines that keep their shape.
    fn drawing(&mut self, lines: &str, depth: usize) -> io::Result<()>;

    /// Names with numbers, and a heading for each of the two columns.
    fn counts(&mut self, headings: [&str; 2], counts: &[(String, usize)]) -> io::Result<()>;
}

/// Tells a lesson in words.
pub(super) fn tell(
    lesson: &Lesson,
    explainer: &Explainer,
    style: &TextStyle,
    layout: &mut dyn Layout,
) -> io::Result<()> {
    let labels = Labels::of(explainer);
    Teller { explainer, labels, style, layout }.lesson(lesson)
}

struct Teller<'a> {
    explainer: &'a Explainer,
    labels: Labels,
    style: &'a TextStyle,
    layout: &'a mut dyn Layout,
}

impl Teller<'_> {
    fn lesson(&mut self, lesson: &Lesson) -> io::Result<()> {
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
        if let Some(clues) = lesson.too_few_clues() {
            self.sentence("few-clues", &[("count", clues.into())])?;
        }
        match &lesson.path {
            Err(conflict) => self.layout.words(&self.explainer.conflict(conflict), 0),
            Ok(path) => {
                path.walk(|moment| self.event(moment))?;
                if path.is_cut { Ok(()) } else { self.end(path) }
            }
        }
    }

    fn event(&mut self, moment: &Moment<'_>) -> io::Result<()> {
        if *moment.event == Event::Solved {
            return Ok(());
        }
        let depth = depth(moment);
        self.layout.heading(moment.index() + 1, &heading(moment.event, self.explainer), depth)?;
        if self.style.candidates {
            self.picture(&Scene::of_moment(moment), depth)?;
        }
        self.layout.words(&self.explainer.moment(moment), depth)
    }

    /// How it ends: the outcome, the solution, and what it took.
    fn end(&mut self, path: &Path) -> io::Result<()> {
        let outcome = match path.solution.outcome {
            Outcome::Solved(_) if path.is_solved_from_the_start() => self.say("outcome-already-solved", &[]),
            _ => self.explainer.outcome(&path.solution),
        };
        self.layout.title(&outcome.to_string())?;
        for solution in path.solutions() {
            self.grid(solution)?;
        }
        let counts = path.techniques().into_iter().map(|(spec, count)| (self.explainer.technique_name(spec), count));
        let counts: Vec<(String, usize)> = counts.collect();
        if !counts.is_empty() {
            let headings = ["heading-technique", "heading-steps"].map(|key| self.say(key, &[]).to_string());
            self.layout.counts([&headings[0], &headings[1]], &counts)?;
        }
        for note in path.assumptions(self.explainer) {
            self.layout.words(&note, 0)?;
        }
        if let Some(Ok(steps)) = path.verified {
            self.sentence("verified-steps", &[("count", steps.into())])?;
        }
        Ok(())
    }

    fn grid(&mut self, grid: &Grid) -> io::Result<()> {
        self.layout.drawing(&framed(grid), 0)
    }

    fn picture(&mut self, scene: &Scene, depth: usize) -> io::Result<()> {
        let options = TerminalOptions { color: self.style.color, layout: Picture::Lines, ..TerminalOptions::default() };
        self.layout.drawing(&terminal::draw(scene, &self.labels, options), depth)
    }

    fn sentence(&mut self, key: &str, arguments: &[(&str, Argument)]) -> io::Result<()> {
        let words = self.say(key, arguments);
        self.layout.words(&words, 0)
    }

    fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> Explanation {
        self.explainer.phrase(key, arguments)
    }
}
