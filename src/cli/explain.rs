//! `whydoku explain`: the whole solution, step by step.

use super::input::Input;
use super::lesson::{Lesson, Plan, Until};
use super::lesson_text::TextStyle;
use super::{Context, Failure, Success, lesson_document, lesson_json, lesson_text, suggest};
use crate::explain::Explainer;
use crate::format::FormatError;
use crate::solve::{Outcome, SolveOptions};
use crate::technique::{PROFILES, Profile, by_name};
use clap::ValueEnum;

/// Explains how a puzzle is solved: every step in words, with the reason for it.
///
/// The steps come from the techniques of a profile, the easiest first. Where none is left, a guess is made and followed
/// until it is refuted or ends in the solution. For a puzzle without solution the shortest refutation found is shown,
/// for one with several solutions two of them.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How to write the explanation.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    /// Which techniques to use, in which order: standard (all) or singles (hidden and naked singles only).
    #[arg(long, default_value = "standard", value_name = "NAME", value_parser = named_profile)]
    profile: Profile,

    /// Use only these techniques (ids or names of groups).
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    only: Vec<String>,

    /// Do not use these techniques (ids or names of groups).
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    without: Vec<String>,

    /// Stop after the step with this number, or after the first step of this technique.
    #[arg(long, value_name = "STEP|TECHNIQUE")]
    until: Option<String>,

    /// Never guess: stop where the techniques end.
    #[arg(long)]
    no_guessing: bool,

    /// Check the proof of every step, and say so.
    #[arg(long)]
    verify: bool,

    /// Show the grid with its candidates before every step (text and markdown).
    #[arg(long)]
    candidates: bool,
}

/// How an explanation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Layout {
    /// Words for the terminal.
    Text,
    /// Words for a document.
    Markdown,
    /// JSON laid out for reading; an array if there are several puzzles.
    Json,
    /// One JSON object a line.
    Jsonl,
    /// A page with words and pictures that needs nothing else.
    Html,
    /// Pictures of the steps, one below the other.
    Svg,
}

fn named_profile(name: &str) -> Result<Profile, String> {
    Profile::named(name).ok_or_else(|| format!("expected one of {}", PROFILES.join(", ")))
}

/// Writes lessons, one after the other, in one layout.
pub trait LessonWriter {
    /// Writes a lesson.
    fn lesson(&mut self, context: &mut Context, lesson: &Lesson) -> Result<(), Failure>;

    /// Marks a row of the input that could not be read. Its words are on standard error already.
    fn error(&mut self, _context: &mut Context, _error: &FormatError) -> Result<(), Failure> {
        Ok(())
    }

    /// Writes what comes after the last lesson.
    fn finish(&mut self, _context: &mut Context) -> Result<(), Failure> {
        Ok(())
    }
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let plan = plan(&args)?;
    let explainer = Explainer::new(context.language());
    let style = TextStyle { candidates: args.candidates, numbered: !args.input.is_typed() };
    let mut writer: Box<dyn LessonWriter> = match args.format {
        Layout::Text => Box::new(lesson_text::Text::new(explainer, style)),
        Layout::Markdown => Box::new(lesson_text::Markdown::new(explainer, style)),
        Layout::Json => Box::new(lesson_json::Pretty::default()),
        Layout::Jsonl => Box::new(lesson_json::Lines),
        Layout::Html => Box::new(lesson_document::Html::new(explainer)),
        Layout::Svg => Box::new(lesson_document::Svg::new(explainer)),
    };
    let mut failed = false;
    for item in args.input.readings()? {
        let reading = match item {
            Ok(reading) => reading,
            Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
            Err(error) => {
                failed = true;
                eprintln!("whydoku: {error}");
                writer.error(context, &error)?;
                continue;
            }
        };
        let lesson = Lesson::make(&reading, &plan);
        failed |= has_failed(&lesson);
        writer.lesson(context, &lesson)?;
    }
    writer.finish(context)?;
    Ok(Success::unless(failed))
}

/// No single solution was reached, or a proof does not hold.
fn has_failed(lesson: &Lesson) -> bool {
    let Ok(course) = &lesson.course else { return true };
    let refuted = course.verified.as_ref().and_then(|verified| verified.as_ref().err());
    if let Some(error) = refuted {
        eprintln!("whydoku: {}: a proof does not hold: {error}", lesson.puzzle);
    }
    refuted.is_some() || !matches!(course.solution.outcome, Outcome::Solved(_))
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let unknown = |error: crate::technique::UnknownTechnique| Failure::Usage(suggest::unknown_technique(&error.0));
    let mut profile = args.profile.clone();
    if !args.only.is_empty() {
        profile = profile.only(args.only.iter().map(String::as_str)).map_err(unknown)?;
    }
    profile = profile.without(args.without.iter().map(String::as_str)).map_err(unknown)?;
    let until = args.until.as_deref().map(until).transpose()?;
    let options = SolveOptions { guess: !args.no_guessing, ..SolveOptions::default() };
    Ok(Plan { profile, options, until, verify: args.verify })
}

fn until(text: &str) -> Result<Until, Failure> {
    if let Ok(number) = text.parse() {
        return Ok(Until::Number(number));
    }
    match by_name(text) {
        specs if specs.is_empty() => Err(Failure::Usage(suggest::unknown_technique(text))),
        specs => Ok(Until::Technique(specs)),
    }
}
