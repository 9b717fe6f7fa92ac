//! A lesson on pages: first a summary, then the steps, each with its picture beside its words.

use super::error::PrintError;
use super::fonts::Fonts;
use super::lines::{lines, plain, runs_of};
use super::measure::Metrics;
use super::page::{Align, INK, Paper, Run, SOFT, Type};
use super::pdf::pdf;
use super::pieces::{Block, Piece, Press, What};
use crate::diagram::{Labels, legend};
use crate::explain::Explanation;
use crate::lesson::{Counts, Detail, Item, Story, Told, brief, definition, paragraph, principle, remarks};

const TITLE: Type = Type::bold(21.0);
const LEAD: Type = Type::body(12.0);
const PART: Type = Type::bold(14.0);
const NAME: Type = Type::bold(11.5);
const NUMBER: Type = Type::bold(9.0);
const BODY: Type = Type::body(10.0);
const SIDE_NOTE: Type = Type::plain(9.0);

const LINE: &str = "#c9d0d7";
const ACCENT: &str = "#1f5fa8";

/// The gap between the words of a step and its picture.
const GUTTER: f32 = 20.0;
/// The gap between steps.
const BETWEEN: f32 = 22.0;
/// Three steps fit on a page if their words are short.
const STEPS: f32 = 3.0;
/// The gap between paragraphs.
const GAP: f32 = 5.0;
/// Each guess around a step, and each level of a list, takes this much of the width.
const INDENT: f32 = 12.0;
const DEEPEST: usize = 5;
/// The size of an entry of the key.
const SAMPLE: f32 = 22.0;

/// Stories as PDF, each from a new page on, in the language of the first. The same stories give the
/// same bytes.
///
/// # Errors
/// If a character is in none of the fonts.
pub fn stories_pdf(stories: &[Story], paper: Paper, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let metrics = fonts.metrics();
    let pages = stories.iter().flat_map(|story| {
        let (width, height) = Press::room(paper);
        let picture = (height - BETWEEN * (STEPS - 1.0)) / STEPS;
        let mut printer = Printer { story, metrics: &metrics, width, picture, press: Press::new(paper, picture) };
        printer.story();
        printer.press.pages(SIDE_NOTE, &story.title)
    });
    let pages: Vec<String> = pages.collect();
    let first = stories.first();
    let language = first.map_or("en", |story| story.explainer.language().tag());
    pdf(&pages, paper, first.map_or("", |story| &story.title), language, fonts)
}

struct Printer<'a> {
    story: &'a Story,
    metrics: &'a Metrics<'a>,
    /// The width inside the margins.
    width: f32,
    /// The size of the picture of a step.
    picture: f32,
    press: Press,
}

impl Printer<'_> {
    fn story(&mut self) {
        let story = self.story;
        let mut head = Block::default();
        self.text(&mut head, 0.0, TITLE, &plain(&story.title, TITLE));
        head.end += 4.0;
        self.words(&mut head, 0.0, LEAD, &story.outcome);
        self.press.print(&head);
        for words in story.summary.iter().chain(&story.notes) {
            let mut block = Block::after(GAP + 1.0);
            self.words(&mut block, 0.0, BODY, words);
            self.press.print(&block);
        }
        self.figures();
        // Counts of steps that are not a path, one for each technique, say nothing.
        let says_much = |counts: &&Counts| counts.guesses.is_some() || counts.techniques.iter().any(|used| used.1 > 1);
        if let Some(counts) = story.counts.as_ref().filter(says_much) {
            self.counts(counts);
        }
        if story.items.is_empty() {
            return;
        }
        self.key();
        self.steps();
        self.definitions();
    }

    /// A text below all others of a block.
    fn text(&self, block: &mut Block, x: f32, look: Type, runs: &[Run]) {
        for line in lines(runs, look, &[self.width - x], self.metrics) {
            block.line(x, look, line);
        }
    }

    /// Words in paragraphs and lists below all others of a block.
    fn words(&self, block: &mut Block, x: f32, look: Type, words: &Explanation) {
        self.beside(block, x, look, words, 0.0);
    }

    /// Words with a picture at their right that ends at this height.
    fn beside(&self, block: &mut Block, x: f32, look: Type, words: &Explanation, picture: f32) {
        for (index, (depth, mark, words)) in words.lines().into_iter().enumerate() {
            let mut x = x + INDENT * 0.8 * depth.min(2 * DEEPEST) as f32;
            if words.0.is_empty() && mark.is_empty() {
                continue;
            }
            if index > 0 {
                block.end += GAP * 0.4;
            }
            if !mark.is_empty() {
                let marked = Type { is_bold: true, ..SIDE_NOTE };
                let what = What::Text(Align::Start, marked, plain(mark, marked));
                block.pieces.push(Piece { x, top: block.end + 0.6, width: 0.0, height: look.line(), what });
                x += (self.metrics.width(mark, true) * marked.size + 5.0).max(INDENT);
            }
            let beside = ((picture - block.end) / look.line()).ceil().max(0.0) as usize;
            let mut widths = vec![self.width - x - self.picture - GUTTER; beside];
            widths.push(self.width - x);
            for line in lines(&runs_of(&words), look, &widths, self.metrics) {
                block.line(x, look, line);
            }
        }
    }

    fn heading(&self, block: &mut Block, text: &str) {
        self.text(block, 0.0, PART, &plain(text, PART));
        block.end += 2.0;
        block.push(0.0, self.width, 1.2, What::Bar(INK));
        block.end += 9.0;
    }

    fn say(&self, key: &str) -> String {
        self.story.explainer.phrase(key, &[]).to_string()
    }

    /// The pictures of the puzzle and of its end, two beside each other.
    fn figures(&mut self) {
        let size = (self.width - GUTTER) / 2.0;
        for pair in self.story.figures.chunks(2) {
            let mut block = Block::after(14.0);
            for (scene, x) in pair.iter().zip([0.0, size + GUTTER]) {
                let picture = What::Picture(Box::new(scene.clone()));
                block.pieces.push(Piece { x, top: 0.0, width: size, height: size, what: picture });
                let caption = What::Text(Align::Middle, SIDE_NOTE, plain(&scene.title, SIDE_NOTE));
                let (x, top) = (x + size / 2.0 + 5.0, size + 3.0);
                block.pieces.push(Piece { x, top, width: 0.0, height: SIDE_NOTE.line(), what: caption });
            }
            block.end = size + 3.0 + SIDE_NOTE.line();
            self.press.print(&block);
        }
    }

    /// The number of uses of each technique, in two columns.
    fn counts(&mut self, counts: &Counts) {
        let name = |&(spec, count): &(_, usize)| (self.story.explainer.technique_name(spec), count);
        let mut rows: Vec<(String, usize)> = counts.techniques.iter().map(name).collect();
        if let Some(guesses) = counts.guesses.filter(|&guesses| guesses > 0) {
            rows.push((self.say("heading-guesses"), guesses));
        }
        if rows.is_empty() {
            return;
        }
        let column = (self.width - GUTTER) / 2.0;
        let half = rows.len().div_ceil(2);
        let mut block = Block::after(14.0);
        for row in 0..half {
            for (index, x) in [(row, 0.0), (row + half, column + GUTTER)] {
                let Some((name, count)) = rows.get(index).filter(|_| index == row || index >= half) else { continue };
                let mut put = |x, top, width, height, what| {
                    block.pieces.push(Piece { x, top: block.end + top, width, height, what });
                };
                put(x, 0.0, 0.0, BODY.line(), What::Text(Align::Start, BODY, plain(name, BODY)));
                let number = plain(&count.to_string(), BODY);
                put(x + column, 0.0, 0.0, BODY.line(), What::Text(Align::End, BODY, number));
                put(x, BODY.line() + 1.5, column, 0.5, What::Bar(LINE));
            }
            block.end += BODY.line() + 4.5;
        }
        self.press.print(&block);
    }

    /// The meanings of the shapes in the pictures.
    fn key(&mut self) {
        let scenes = self.story.items.iter().filter_map(|item| item.scene.as_ref());
        let entries = legend(scenes, &Labels::of(&self.story.explainer));
        if entries.is_empty() {
            return;
        }
        let mut block = Block::after(20.0);
        self.heading(&mut block, &self.say("picture-key"));
        let mut x = 0.0;
        for (sample, name) in entries {
            let width = SAMPLE + 6.0 + self.metrics.width(&name, false) * BODY.size;
            if x > 0.0 && x + width > self.width {
                (x, block.end) = (0.0, block.end + SAMPLE + 7.0);
            }
            let (top, look) = (block.end, BODY);
            block.pieces.push(Piece { x, top, width: SAMPLE, height: SAMPLE, what: What::Sample(sample) });
            let (text, middle) =
                (What::Text(Align::Start, look, plain(&name, look)), top + (SAMPLE - look.line()) / 2.0);
            block.pieces.push(Piece { x: x + SAMPLE + 6.0, top: middle, width: 0.0, height: look.line(), what: text });
            x += width + 18.0;
        }
        block.end += SAMPLE;
        self.press.print(&block);
    }

    fn steps(&mut self) {
        let mut title = Block::after(24.0);
        self.heading(&mut title, &self.story.course);
        if self.story.detail == Detail::Brief {
            self.press.print(&title);
            return self.briefly();
        }
        for (index, item) in self.story.items.iter().enumerate() {
            // A title stays with the item below it.
            let block = if index == 0 { title.clone() } else { Block::after(BETWEEN) };
            let block = self.item(item, block);
            self.press.print(&block);
        }
        if let Some(verdict) = &self.story.verdict {
            let block = self.barred(Block::after(18.0), verdict);
            self.press.print(&block);
        }
    }

    /// A step: its name, its picture, its words.
    fn item(&self, item: &Item, mut block: Block) -> Block {
        if let Some(chapter) = &item.chapter {
            self.text(&mut block, 0.0, PART, &plain(chapter, PART));
            block.end += 8.0;
        }
        if let Some(idea) = principle(&self.story.explainer, item) {
            block = self.barred(block, &idea);
            block.end += 12.0;
        }
        let (x, mut bottom) = (INDENT * item.depth.min(DEEPEST) as f32, 0.0);
        if let Some(scene) = &item.scene {
            let (top, what) = (block.end, What::Picture(Box::new(scene.clone())));
            block.pieces.push(Piece {
                x: self.width - self.picture,
                top,
                width: self.picture,
                height: self.picture,
                what,
            });
            bottom = top + self.picture;
        }
        block.end += if item.scene.is_some() { 10.0 } else { 0.0 };
        self.name(&mut block, x, item, if item.scene.is_some() { self.picture + GUTTER } else { 0.0 });
        for (index, told) in item.told.iter().enumerate() {
            block.end += if index > 0 { GAP } else { 0.0 };
            match told {
                Told::Events(events) => {
                    let words = paragraph(&self.story.explainer, item, events, |number| number.to_string());
                    self.beside(&mut block, x, BODY, &words, bottom);
                }
                Told::Remark(words) | Told::Folded(words, _) => self.beside(&mut block, x, SIDE_NOTE, words, bottom),
            }
        }
        block
    }

    /// The numbers and the name of an item, and remarks on it; `taken` of the width is not
    /// available.
    fn name(&self, block: &mut Block, x: f32, item: &Item, taken: f32) {
        let number = plain(&item.numbers(), NUMBER);
        let wide = self.metrics.width(&item.numbers(), true) * NUMBER.size + 9.0;
        let badge = What::Badge(NUMBER, number);
        block.pieces.push(Piece { x, top: block.end - 1.0, width: wide, height: NAME.line(), what: badge });
        let start = x + wide + 7.0;
        for line in lines(&plain(&item.heading, NAME), NAME, &[self.width - start - taken], self.metrics) {
            block.line(start, NAME, line);
        }
        let remarks = remarks(&self.story.explainer, item).join(" · ");
        for line in lines(&plain(&remarks, SIDE_NOTE), SIDE_NOTE, &[self.width - start - taken], self.metrics) {
            block.line(start, SIDE_NOTE, line);
        }
        block.end += GAP;
    }

    /// Words with a bar at their left.
    fn barred(&self, mut block: Block, words: &Explanation) -> Block {
        let top = block.end;
        let at = block.pieces.len();
        self.words(&mut block, INDENT, Type { colour: SOFT, ..BODY }, words);
        let bar = Piece { x: 0.0, top, width: 2.5, height: block.end - top, what: What::Bar(ACCENT) };
        block.pieces.insert(at, bar);
        block
    }

    /// One line per event.
    fn briefly(&mut self) {
        for (number, depth, words) in self.story.items.iter().filter_map(brief) {
            let mut block = Block::after(1.5);
            let (start, number) = (28.0 + INDENT * depth.min(DEEPEST) as f32, number.to_string());
            let text = What::Text(Align::End, SIDE_NOTE, plain(&number, SIDE_NOTE));
            block.pieces.push(Piece { x: start - 8.0, top: 0.6, width: 0.0, height: BODY.line(), what: text });
            self.words(&mut block, start, BODY, &words);
            self.press.print(&block);
        }
    }

    /// The definitions of the techniques.
    fn definitions(&mut self) {
        let (explainer, counts) = (&self.story.explainer, self.story.counts.iter());
        let defined = counts
            .flat_map(|counts| &counts.techniques)
            .filter_map(|(spec, _)| Some((explainer.technique_name(spec), definition(spec, explainer.language())?)));
        for (index, (name, words)) in defined.enumerate() {
            let mut block = Block::after(if index == 0 { 26.0 } else { 9.0 });
            if index == 0 {
                self.heading(&mut block, &self.say("story-definitions"));
            }
            self.text(&mut block, 0.0, Type { is_bold: true, ..BODY }, &plain(&name, Type { is_bold: true, ..BODY }));
            self.text(&mut block, 0.0, BODY, &plain(&words, BODY));
            self.press.print(&block);
        }
    }
}
