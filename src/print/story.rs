//! A lesson on pages: first a summary, then the steps, each with its picture beside its words.

use super::drawing::read;
use super::error::PrintError;
use super::fonts::Fonts;
use super::lines::{lines, plain, runs_of};
use super::measure::Metrics;
use super::page::{Align, INK, Paper, Run, SOFT, Type};
use super::pdf::{Sheets, pdf};
use super::pieces::{Block, Piece, Press, What};
use crate::diagram::{Excerpt, Scene, style};
use crate::explain::{Explanation, Fragment};
use crate::lesson::{Counts, Item, Page, Story, Told};
use std::convert::Infallible;

const TITLE: Type = Type::bold(21.0);
const LEAD: Type = Type::body(12.0);
const PART: Type = Type::bold(14.0);
const NAME: Type = Type::bold(11.5);
const NUMBER: Type = Type::bold(9.0);
const BODY: Type = Type::body(10.0);
const SIDE_NOTE: Type = Type::plain(9.0);

const LINE: &str = style::RULE;
const ACCENT: &str = style::FILLED.1;

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
/// same bytes. Many stories are better pushed one by one, as [`Sheets`], to a
/// [`Document`](super::Document).
///
/// # Errors
/// If a character is in none of the fonts.
pub fn stories_pdf(stories: &[Story], paper: Paper, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let sheets = stories.iter().map(|story| Sheets::of_story(story, paper, fonts));
    let first = stories.first();
    let language = first.map_or("en", |story| story.explainer.language().tag());
    pdf(sheets, paper, (first.map_or("", |story| &story.title), language), fonts)
}

impl Sheets {
    /// The pages of a story.
    ///
    /// # Errors
    /// If a character is in none of the fonts.
    pub fn of_story(story: &Story, paper: Paper, fonts: &Fonts) -> Result<Sheets, PrintError> {
        let metrics = fonts.metrics();
        let (width, height) = Press::room(paper);
        let picture = (height - BETWEEN * (STEPS - 1.0)) / STEPS;
        let (press, block) = (Press::new(paper, picture), Block::default());
        let mut printer = Printer { metrics: &metrics, width, picture, press, block, bottom: 0.0 };
        let Ok(()) = story.tell(&mut printer);
        let pages = printer.press.pages(SIDE_NOTE, &story.title);
        pages.iter().map(|page| read(page, &metrics)).collect::<Result<_, _>>().map(Sheets)
    }
}

struct Printer<'a> {
    metrics: &'a Metrics<'a>,
    /// The width inside the margins.
    width: f32,
    /// The size of the picture of a step.
    picture: f32,
    press: Press,
    /// The block in hand.
    block: Block,
    /// The end of the picture at its right.
    bottom: f32,
}

impl Page for Printer<'_> {
    type Error = Infallible;

    fn head(&mut self, story: &Story) -> Result<(), Infallible> {
        self.text(0.0, TITLE, &story.title);
        self.block.end += 4.0;
        self.words(0.0, LEAD, &story.outcome);
        self.print();
        for words in story.summary.iter().chain(&story.notes) {
            self.begin(GAP + 1.0);
            self.words(0.0, BODY, words);
            self.print();
        }
        self.figures(&story.figures);
        if let Some(counts) = story.counts.as_ref().filter(|counts| counts.say_much()) {
            self.counts(counts, story);
        }
        Ok(())
    }

    fn opening(&mut self, story: &Story) -> Result<(), Infallible> {
        self.key(story);
        // The title stays with the item below it.
        self.begin(24.0);
        self.title(&story.course);
        Ok(())
    }

    fn brief(&mut self, lines: &[(usize, usize, &Explanation)]) -> Result<(), Infallible> {
        self.print();
        for &(number, depth, words) in lines {
            self.begin(1.5);
            let start = 28.0 + INDENT * depth.min(DEEPEST) as f32;
            let text = What::Text(Align::End, SIDE_NOTE, plain(&number.to_string(), SIDE_NOTE));
            self.put(start - 8.0, 0.6, BODY.line(), text);
            self.words(start, BODY, words);
            self.print();
        }
        Ok(())
    }

    fn chapter(&mut self, title: &str, _: &Item) -> Result<(), Infallible> {
        self.text(0.0, PART, title);
        self.block.end += 8.0;
        Ok(())
    }

    fn idea(&mut self, words: &Explanation, _: &Item) -> Result<(), Infallible> {
        self.barred(words);
        self.block.end += 12.0;
        Ok(())
    }

    fn heading(&mut self, item: &Item, story: &Story) -> Result<(), Infallible> {
        let mut taken = 0.0;
        if let Some(scene) = &item.scene {
            let (x, top, size) = (self.width - self.picture, self.block.end, self.picture);
            // Of several cases there is room for one.
            let case = scene.main_case();
            let shown = case.map_or_else(|| scene.clone(), |case| scene.of_case(case));
            let what = What::Picture(Box::new(shown));
            self.block.pieces.push(Piece { x, top, width: size, height: size, what });
            self.bottom = top + size;
            if let Some(name) = case.and_then(|case| story.excerpt_name(&Excerpt::Case(case))) {
                let name = What::Text(Align::Middle, SIDE_NOTE, plain(&name, SIDE_NOTE));
                let (x, top) = (x + size / 2.0, self.bottom + 1.0);
                self.block.pieces.push(Piece { x, top, width: 0.0, height: SIDE_NOTE.line(), what: name });
                self.bottom += SIDE_NOTE.line() + 2.0;
            }
            self.block.end += 10.0;
            taken = size + GUTTER;
        }
        let x = INDENT * item.depth.min(DEEPEST) as f32;
        let (top, badge) = (self.block.end - 1.0, What::Badge(NUMBER, plain(&item.numbers(), NUMBER)));
        let width = self.metrics.width(&item.numbers(), true) * NUMBER.size + 9.0;
        self.block.pieces.push(Piece { x, top, width, height: NAME.line(), what: badge });
        let start = x + width + 7.0;
        let remarks = item.remarks(&story.explainer).join(" · ");
        for (look, text) in [(NAME, &item.heading), (SIDE_NOTE, &remarks)] {
            self.lines(start, look, &plain(text, look), &[self.width - start - taken]);
        }
        self.block.end += GAP;
        Ok(())
    }

    fn told(&mut self, item: &Item, story: &Story) -> Result<(), Infallible> {
        let x = INDENT * item.depth.min(DEEPEST) as f32;
        for (index, told) in item.told.iter().enumerate() {
            self.block.end += if index > 0 { GAP } else { 0.0 };
            let look = if matches!(told, Told::Events(_)) { BODY } else { SIDE_NOTE };
            let is_bold = |fragment: &Fragment| matches!(fragment, Fragment::Candidates(..));
            self.words(x, look, &item.words(told, &story.explainer, |number| number.to_string(), is_bold));
        }
        self.print();
        self.begin(BETWEEN);
        Ok(())
    }

    fn closing(&mut self, story: &Story) -> Result<(), Infallible> {
        if story.items.is_empty() {
            return Ok(());
        }
        for (index, (_, name, words)) in story.definitions().into_iter().enumerate() {
            self.begin(if index == 0 { 26.0 } else { 9.0 });
            if index == 0 {
                self.title(&story.say("story-definitions"));
            }
            self.text(0.0, Type { is_bold: true, ..BODY }, &name);
            self.text(0.0, BODY, &words);
            self.print();
        }
        Ok(())
    }
}

impl Printer<'_> {
    /// Begins a block, so far below the last.
    fn begin(&mut self, before: f32) {
        (self.block, self.bottom) = (Block::after(before), 0.0);
    }

    /// Prints the block.
    fn print(&mut self) {
        self.press.print(&self.block);
    }

    /// A piece without a width, so far below all others.
    fn put(&mut self, x: f32, below: f32, height: f32, what: What) {
        let top = self.block.end + below;
        self.block.pieces.push(Piece { x, top, width: 0.0, height, what });
    }

    /// Lines as wide as there is room, below all others.
    fn lines(&mut self, x: f32, look: Type, runs: &[Run], widths: &[f32]) {
        for line in lines(runs, look, widths, self.metrics) {
            self.block.line(x, look, line);
        }
    }

    /// A text below all others.
    fn text(&mut self, x: f32, look: Type, text: &str) {
        self.lines(x, look, &plain(text, look), &[self.width - x]);
    }

    /// Words in paragraphs and lists below all others, beside the picture and below it.
    fn words(&mut self, x: f32, look: Type, words: &Explanation) {
        for (index, (depth, mark, words)) in words.lines().enumerate() {
            let mut x = x + INDENT * 0.8 * depth.min(2 * DEEPEST) as f32;
            if words.is_empty() && mark.is_empty() {
                continue;
            }
            if index > 0 {
                self.block.end += GAP * 0.4;
            }
            if !mark.is_empty() {
                let marked = Type { is_bold: true, ..SIDE_NOTE };
                self.put(x, 0.6, look.line(), What::Text(Align::Start, marked, plain(mark, marked)));
                x += (self.metrics.width(mark, true) * marked.size + 5.0).max(INDENT);
            }
            let beside = ((self.bottom - self.block.end) / look.line()).ceil().max(0.0) as usize;
            let mut widths = vec![self.width - x - self.picture - GUTTER; beside];
            widths.push(self.width - x);
            self.lines(x, look, &runs_of(words), &widths);
        }
    }

    /// The title of a part.
    fn title(&mut self, text: &str) {
        self.text(0.0, PART, text);
        self.block.end += 2.0;
        self.block.push(0.0, self.width, 1.2, What::Bar(INK));
        self.block.end += 9.0;
    }

    /// The pictures of the puzzle and of its end, two beside each other.
    fn figures(&mut self, figures: &[Scene]) {
        let size = (self.width - GUTTER) / 2.0;
        for pair in figures.chunks(2) {
            self.begin(14.0);
            for (scene, x) in pair.iter().zip([0.0, size + GUTTER]) {
                let picture = What::Picture(Box::new(scene.clone()));
                self.block.pieces.push(Piece { x, top: 0.0, width: size, height: size, what: picture });
                let caption = What::Text(Align::Middle, SIDE_NOTE, plain(&scene.title, SIDE_NOTE));
                self.put(x + size / 2.0 + 5.0, size + 3.0, SIDE_NOTE.line(), caption);
            }
            self.block.end = size + 3.0 + SIDE_NOTE.line();
            self.print();
        }
    }

    /// The number of uses of each technique, in two columns.
    fn counts(&mut self, counts: &Counts, story: &Story) {
        let name = |&(spec, count): &(_, usize)| (story.explainer.technique_name(spec), count);
        let mut rows: Vec<(String, usize)> = counts.techniques.iter().map(name).collect();
        if let Some(guesses) = counts.guesses.filter(|&guesses| guesses > 0) {
            rows.push((story.say("heading-guesses"), guesses));
        }
        if rows.is_empty() {
            return;
        }
        let column = (self.width - GUTTER) / 2.0;
        let half = rows.len().div_ceil(2);
        self.begin(14.0);
        for row in 0..half {
            for (index, x) in [(row, 0.0), (row + half, column + GUTTER)] {
                let Some((name, count)) = rows.get(index).filter(|_| index == row || index >= half) else { continue };
                self.put(x, 0.0, BODY.line(), What::Text(Align::Start, BODY, plain(name, BODY)));
                let number = plain(&count.to_string(), BODY);
                self.put(x + column, 0.0, BODY.line(), What::Text(Align::End, BODY, number));
                let (top, what) = (self.block.end + (BODY.line() + 1.5), What::Bar(LINE));
                self.block.pieces.push(Piece { x, top, width: column, height: 0.5, what });
            }
            self.block.end += BODY.line() + 4.5;
        }
        self.print();
    }

    /// The meanings of the shapes in the pictures.
    fn key(&mut self, story: &Story) {
        let entries = story.key();
        if entries.is_empty() {
            return;
        }
        self.begin(20.0);
        self.title(&story.say("picture-key"));
        let mut x = 0.0;
        for (sample, name) in entries {
            let width = SAMPLE + 6.0 + self.metrics.width(&name, false) * BODY.size;
            if x > 0.0 && x + width > self.width {
                (x, self.block.end) = (0.0, self.block.end + SAMPLE + 7.0);
            }
            let (top, what) = (self.block.end, What::Sample(sample));
            self.block.pieces.push(Piece { x, top, width: SAMPLE, height: SAMPLE, what });
            let text = What::Text(Align::Start, BODY, plain(&name, BODY));
            self.put(x + SAMPLE + 6.0, (SAMPLE - BODY.line()) / 2.0, BODY.line(), text);
            x += width + 18.0;
        }
        self.block.end += SAMPLE;
        self.print();
    }

    /// Words with a bar at their left.
    fn barred(&mut self, words: &Explanation) {
        let (top, at) = (self.block.end, self.block.pieces.len());
        self.words(INDENT, Type { colour: SOFT, ..BODY }, words);
        let bar = Piece { x: 0.0, top, width: 2.5, height: self.block.end - top, what: What::Bar(ACCENT) };
        self.block.pieces.insert(at, bar);
    }
}
