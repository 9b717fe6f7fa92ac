//! Lessons one after the other, in one format.

use super::{Context, Failure, warn, words};
use crate::explain::Explainer;
use crate::format::{FormatError, Rest};
use crate::lesson::{self, Lesson, TextStyle};
use crate::report::{Carried, ErrorRecord, write_json};
use clap::ValueEnum;
use std::io::{self, Write};

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
    /// A page with words and pictures that needs nothing else.
    Html,
    /// Pictures of the steps, one below the other, each with what it concludes.
    Svg,
}

/// Writes lessons to the output.
pub struct Lessons {
    layout: Layout,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    pub style: TextStyle,
    pub are_numbered: bool,
    /// The number of lessons and errors written or kept.
    written: usize,
    /// The first one, kept back until it is known whether it is the only one.
    kept: Vec<u8>,
}

impl Lessons {
    pub fn new(layout: Layout, context: &Context) -> Lessons {
        let style = context.output.text_style();
        let (explainer, asked) = (Explainer::new(context.language()), context.asked.map(Explainer::new));
        Lessons { layout, explainer, asked, style, are_numbered: false, written: 0, kept: Vec::new() }
    }

    /// Writes a lesson, as JSON with the fields beside its puzzle.
    pub fn write(&mut self, lesson: &Lesson, rest: &Rest, context: &mut Context) -> Result<(), Failure> {
        let (explainer, asked, detail) = (self.explainer, self.asked, self.style.detail);
        let stamp = context.stamp(Some(&lesson.puzzle.to_string()));
        let json = |pretty: bool, out: &mut dyn Write| {
            let record = lesson::record(lesson, asked.as_ref());
            match (rest, &stamp) {
                (Rest::Nothing, None) => write_json(&record, pretty, out),
                _ => write_json(&Carried::new(&record, rest, stamp.as_ref()), pretty, out),
            }
        };
        match self.layout {
            Layout::Text | Layout::Markdown => return self.words(lesson, context),
            Layout::Jsonl => json(false, &mut context.output)?,
            Layout::Json => self.element(context, |out| json(true, out))?,
            Layout::Html => self.only(|out| lesson::html(lesson, &explainer, detail, out), &explainer, lesson)?,
            Layout::Svg => self.only(|out| lesson::svg(lesson, &explainer, detail, out), &explainer, lesson)?,
        }
        Ok(())
    }

    /// Marks a row of the input that could not be read. In formats for programs it has a record, in the others a line on standard error.
    pub fn error(&mut self, error: &FormatError, context: &mut Context) -> Result<(), Failure> {
        let record = ErrorRecord::new(error);
        match self.layout {
            Layout::Jsonl => Ok(write_json(&record, false, &mut context.output)?),
            Layout::Json => Ok(self.element(context, |out| write_json(&record, true, out))?),
            Layout::Text | Layout::Markdown | Layout::Html | Layout::Svg => {
                warn(words::error(error));
                Ok(())
            }
        }
    }

    /// Writes what comes after the last lesson.
    pub fn finish(self, context: &mut Context) -> Result<(), Failure> {
        context.output.write_all(&self.kept)?;
        match (self.layout, self.written) {
            (Layout::Json, 0) => context.output.line("[]")?,
            (Layout::Json, 2..) => context.output.line("]")?,
            _ => {}
        }
        Ok(())
    }

    fn words(&mut self, lesson: &Lesson, context: &mut Context) -> Result<(), Failure> {
        if self.written > 0 {
            context.output.line("")?;
        }
        self.written += 1;
        let style = TextStyle { number: self.are_numbered.then_some(self.written), ..self.style };
        let write = if self.layout == Layout::Text { lesson::text } else { lesson::markdown };
        Ok(write(lesson, &self.explainer, &style, &mut context.output)?)
    }

    /// One object of JSON: the only one, or an element of an array.
    fn element(&mut self, context: &mut Context, write: impl Fn(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        self.written += 1;
        if self.written == 1 {
            return write(&mut self.kept);
        }
        if self.written == 2 {
            context.output.text("[")?;
            context.output.write_all(&std::mem::take(&mut self.kept))?;
        }
        context.output.text(",")?;
        write(&mut context.output)
    }

    /// A document that shows one puzzle.
    fn only(
        &mut self,
        write: impl Fn(&mut Vec<u8>) -> io::Result<()>,
        explainer: &Explainer,
        lesson: &Lesson,
    ) -> Result<(), Failure> {
        self.written += 1;
        if self.written > 1 {
            return Err(Failure::Usage("several puzzles in the input, but this format shows one".into()));
        }
        if let Err(conflict) = &lesson.path {
            warn(explainer.conflict(conflict));
        }
        Ok(write(&mut self.kept)?)
    }
}
