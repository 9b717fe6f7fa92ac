//! Lessons one after the other, in one format.

use super::batch::{Bulk, Form, Lines};
use super::context::{Context, Failure, Records, Success, warn};
use super::input::{Entry, Input, Number};
use super::target::{Binary, problem, unprinted};
use super::words::say_of;
use super::{progress, spare, words};
use clap::ValueEnum;
use std::io::{self, Write};
use whydoku::Cancel;
use whydoku::explain::{Explainer, Language};
use whydoku::format::{FormatError, Reading, Rest};
use whydoku::lesson::{self, Detail, Lesson, Story, TextStyle};
use whydoku::parallel::HEAVY;
use whydoku::print::{Document, Fonts, Paper, PrintError, Sheets, png};
use whydoku::report::ErrorRecord;

/// How an explanation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Layout {
    /// Words for the terminal.
    Text,
    /// Words for a document.
    Markdown,
    /// JSON laid out for reading; an array if there are several puzzles.
    Json,
    /// One JSON object per line.
    Jsonl,
    /// A page with words and pictures that needs nothing else; in print each puzzle begins on a new
    /// sheet.
    Html,
    /// Pictures of the steps, one below the other, each with its title and its words, and a key.
    Svg,
    /// Figures of the steps to embed in a page of your own, each a single element with its picture
    /// and its words.
    Embed,
    /// A document to print: first the whole in short, then the steps, each with its picture beside
    /// its words.
    Pdf,
    /// The pictures of svg, in pixels.
    Png,
}

impl Layout {
    /// The name that `--format` takes.
    pub fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_string())
    }

    /// The kind of document, if it is no text.
    pub fn binary(self) -> Option<Binary> {
        match self {
            Layout::Pdf => Some(Binary::Pdf),
            Layout::Png => Some(Binary::Png),
            _ => None,
        }
    }

    /// The form of the output: `lines` for each puzzle where it has lines.
    pub fn form(self, lines: Lines) -> Form {
        if self == Layout::Jsonl { Form::Rows(lines) } else { Form::Document(self.binary()) }
    }

    /// Whether stories have pictures of their items in it.
    pub fn has_pictures(self, style: &TextStyle) -> bool {
        match self {
            Layout::Text | Layout::Markdown => style.candidates,
            Layout::Html | Layout::Pdf => style.detail != Detail::Brief,
            _ => true,
        }
    }

    /// A story laid out, after this text. Records are no stories.
    pub fn written(self, mut story: Story, style: &TextStyle, mut text: Vec<u8>) -> io::Result<Written> {
        match (self, style.number) {
            (Layout::Text, _) => story.write_text(style, &mut text)?,
            (Layout::Markdown, _) => story.write_markdown(style, &mut text)?,
            (Layout::Html, None) => story.write_html(&mut text)?,
            (Layout::Html, Some(number)) => story.write_part(number, &mut text)?,
            (Layout::Svg | Layout::Png, _) => story.write_svg(style.words, &mut text)?,
            (Layout::Embed, _) => story.write_figures(style.words, &mut text)?,
            (Layout::Pdf, number) => {
                if let Some(number) = number {
                    story.title = story.explainer.phrase("puzzle-heading", &[("number", number.into())]).to_string();
                }
                return Ok(Written::Story(story.into()));
            }
            (Layout::Json | Layout::Jsonl, _) => {}
        }
        Ok(text.into())
    }

    /// Whether it can show a step alone.
    pub fn shows_a_step(self) -> bool {
        self.is_picture() || self == Layout::Embed
    }

    /// Whether it shows pictures of one puzzle only.
    fn is_picture(self) -> bool {
        matches!(self, Layout::Svg | Layout::Png)
    }
}

/// The room that most records need, without words.
const USUAL: usize = 1 << 15;

/// The output for a puzzle.
pub enum Written {
    /// These bytes; of a PNG its SVG.
    Text(Vec<u8>),
    /// Pages with this story.
    Story(Box<Story>),
    /// These pages, of a story with this title in this language.
    Pages(Result<Sheets, PrintError>, String, Language),
}

impl Written {
    /// The same with its pages laid out, which is best done on the thread that tells the story.
    fn laid_out(self, printed: Option<&(Fonts, Paper)>) -> Written {
        match (self, printed) {
            (Written::Story(story), Some((fonts, paper))) => {
                let sheets = Sheets::of_story(&story, *paper, fonts);
                Written::Pages(sheets, story.title, story.explainer.language())
            }
            (written, _) => written,
        }
    }
}

impl From<Vec<u8>> for Written {
    fn from(text: Vec<u8>) -> Written {
        Written::Text(text)
    }
}

/// Lays lessons out as text; may be shared by threads.
pub struct Lessons {
    layout: Layout,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    records: Records,
    pub style: TextStyle,
    pub are_numbered: bool,
    /// The only step to be drawn.
    pub step: Option<usize>,
}

impl Lessons {
    pub fn new(layout: Layout, context: &Context) -> Lessons {
        let style = context.output.text_style();
        let (explainer, asked) = (Explainer::new(context.language()), context.asked.map(Explainer::new));
        Lessons { layout, explainer, asked, records: context.records, style, are_numbered: false, step: None }
    }

    /// The text of the lesson with this number, as JSON with the fields beside its puzzle.
    pub fn lesson(&self, lesson: &Lesson, rest: &Rest, number: usize) -> io::Result<Written> {
        let explainer = &self.explainer;
        let style = TextStyle { number: self.are_numbered.then_some(number), ..self.style };
        let mut text = spare::take();
        match (self.layout, self.step) {
            (Layout::Json | Layout::Jsonl, _) => {
                text.reserve(USUAL);
                let record = lesson::record(lesson, self.asked.as_ref());
                let puzzle = lesson.puzzle.to_string();
                self.records.write(&record, Some(&puzzle), rest, self.layout == Layout::Json, &mut text)?;
                Ok(text.into())
            }
            (layout, Some(step)) => match Story::of_event(lesson, explainer, step)? {
                Some(story) => layout.written(story, &style, text),
                None => Ok(text.into()),
            },
            (layout, None) => {
                let story = Story::new(lesson, explainer, style.detail, layout.has_pictures(&style))?;
                layout.written(story, &style, text)
            }
        }
    }

    /// The explainer that lessons on one page share, if there may be several.
    pub fn page(&self) -> Option<Explainer> {
        self.are_numbered.then_some(self.explainer)
    }

    /// The record of a row of the input that could not be read. Only formats for programs have one.
    pub fn error(&self, error: &FormatError) -> io::Result<Option<Written>> {
        let mut text = Vec::new();
        match self.layout {
            Layout::Json | Layout::Jsonl => {
                let pretty = self.layout == Layout::Json;
                self.records.write(&ErrorRecord::new(error), None, &Rest::Nothing, pretty, &mut text)?;
                Ok(Some(text.into()))
            }
            _ => Ok(None),
        }
    }

    /// What disagrees with the solution of a position that was read, for a record, which does not
    /// say it.
    pub fn wrong(&self, lesson: &Lesson, reading: &Reading) -> Option<String> {
        let is_record = matches!(self.layout, Layout::Json | Layout::Jsonl);
        let wrong = lesson.wrong.as_ref().filter(|_| is_record)?;
        Some(words::at(reading, &wrong.words(&self.explainer, false).to_string()))
    }

    /// The conflict of a puzzle in words, where the format has no place for it.
    pub fn conflict(&self, lesson: &Lesson) -> Option<String> {
        let is_document = matches!(self.layout, Layout::Html | Layout::Svg | Layout::Embed | Layout::Pdf | Layout::Png);
        let conflict = lesson.path.as_ref().err().filter(|_| is_document)?;
        Some(self.explainer.conflict(conflict).to_string())
    }
}

/// The answer to one entry of the input.
#[derive(Default)]
pub struct Answer {
    /// Nothing is written for rows that a format has no place for.
    pub text: Option<Written>,
    pub warnings: Vec<String>,
    /// Whether the entry could not be answered as asked.
    pub failed: bool,
}

/// The answer to a row that has none: a record for programs, or a warning.
pub fn failed(
    layout: Layout,
    records: Records,
    (record, rest): (&ErrorRecord, &Rest),
    words: String,
) -> io::Result<Answer> {
    let mut answer = Answer { failed: true, ..Answer::default() };
    if !matches!(layout, Layout::Json | Layout::Jsonl) {
        answer.warnings.push(words);
        return Ok(answer);
    }
    let mut text = Vec::new();
    records.write(record, None, rest, layout == Layout::Json, &mut text)?;
    answer.text = Some(text.into());
    Ok(answer)
}

/// Works on the entries of an input, on several threads, and writes the answers in order.
pub fn answer_each(
    mut bulk: Bulk<'_>,
    input: &Input,
    context: &mut Context,
    written: Sequence,
    work: impl Fn(Number, Entry, Cancel<'_>) -> io::Result<Answer> + Sync,
) -> Result<Success, Failure> {
    let success = answer_all(&mut bulk, input, context, written, work)?;
    bulk.finish(success, context)?;
    Ok(success)
}

/// The same, with an output that more may be written to.
pub fn answer_all(
    bulk: &mut Bulk<'_>,
    input: &Input,
    context: &mut Context,
    mut written: Sequence,
    work: impl Fn(Number, Entry, Cancel<'_>) -> io::Result<Answer> + Sync,
) -> Result<Success, Failure> {
    let counter = progress::counter();
    let printed = written.printed.clone();
    let work = |number: Number, entry: Entry, cancel: Cancel<'_>| {
        counter.inc(1);
        let answer = work(number, entry, cancel)?;
        Ok::<_, io::Error>(Answer { text: answer.text.map(|text| text.laid_out(printed.as_ref())), ..answer })
    };
    let in_flight = if printed.is_some() { PRINTED } else { HEAVY };
    let success = bulk.each(input, context, in_flight, work, |context, answer| {
        let answer = answer?;
        if let Some(text) = answer.text {
            written.push(text, context)?;
        }
        answer.warnings.iter().for_each(warn);
        Ok(Success::unless(answer.failed))
    })?;
    written.finish(context)?;
    Ok(success)
}

/// Puzzles per thread whose pages are laid out ahead: some megabytes each.
const PRINTED: usize = 4;

/// Pixels for each unit of a picture.
pub const SCALE: f32 = 2.0;

/// Writes the texts of lessons one after the other.
pub struct Sequence {
    layout: Layout,
    /// The explainer of a page of HTML with several lessons, in the language of the page.
    page: Option<Explainer>,
    /// The fonts and the paper for printing.
    printed: Option<(Fonts, Paper)>,
    /// The number of texts written or kept.
    written: usize,
    /// The first one, kept back until it is known whether it is the only one.
    kept: Vec<u8>,
    /// The document to print, with its title and its language.
    document: Option<(Document, String, Language)>,
}

impl Sequence {
    /// A sequence with nothing written yet; if there may be several texts, they share a page of
    /// HTML in the language of `page`.
    pub fn new(layout: Layout, page: Option<Explainer>, printed: Option<(Fonts, Paper)>) -> Sequence {
        Sequence { layout, page, printed, written: 0, kept: Vec::new(), document: None }
    }

    /// Writes the next text.
    pub fn push(&mut self, written: Written, context: &mut Context) -> Result<(), Failure> {
        self.written += 1;
        let text = match written.laid_out(self.printed.as_ref()) {
            Written::Text(text) => text,
            Written::Story(_) => return Ok(()),
            Written::Pages(sheets, title, language) => {
                let sheets = sheets.map_err(|error| Failure::Usage(problem(&error)))?;
                let Some((fonts, paper)) = &self.printed else { return Ok(()) };
                let begin = || (Document::new(*paper, fonts), title, language);
                let (document, ..) = self.document.get_or_insert_with(begin);
                return Ok(document.push(&sheets, &mut context.output)?);
            }
        };
        match (self.layout, self.written) {
            (Layout::Text | Layout::Markdown, 2..) => context.output.line("")?,
            (Layout::Html, 1) => {
                if let Some(explainer) = &self.page {
                    lesson::html_begin(explainer, &mut context.output)?;
                }
            }
            (Layout::Json | Layout::Svg | Layout::Png, 1) => {
                self.kept = text;
                return Ok(());
            }
            (layout, _) if layout.is_picture() => {
                return Err(Failure::Usage(say_of("usage-one-picture", "format", layout.name())));
            }
            (Layout::Json, 2) => {
                context.output.text("[")?;
                context.output.write_all(&std::mem::take(&mut self.kept))?;
                context.output.text(",")?;
            }
            (Layout::Json, _) => context.output.text(",")?,
            _ => {}
        }
        context.output.write_all(&text)?;
        spare::give(text);
        Ok(())
    }

    /// Writes the end, after the last text.
    pub fn finish(self, context: &mut Context) -> Result<(), Failure> {
        if let Some((document, title, language)) = self.document {
            return document.finish(&title, language.tag(), &mut context.output).map_err(unprinted);
        }
        if let Some((fonts, _)) = self.printed.as_ref().filter(|_| self.layout == Layout::Png && self.written > 0) {
            let bytes = png(&String::from_utf8_lossy(&self.kept), SCALE, fonts);
            let bytes = bytes.map_err(|error| Failure::Usage(problem(&error)))?;
            return Ok(context.output.write_all(&bytes)?);
        }
        context.output.write_all(&self.kept)?;
        match (self.layout, self.written) {
            (Layout::Json, 0) => context.output.line("[]")?,
            (Layout::Json, 2..) => context.output.line("]")?,
            (Layout::Html, 1..) if self.page.is_some() => lesson::html_end(&mut context.output)?,
            _ => {}
        }
        Ok(())
    }
}
