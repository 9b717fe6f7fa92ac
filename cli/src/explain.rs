//! `whydoku explain`: the whole solution, step by step.

use super::aimed::Aimed;
use super::batch::{Batch, Lines};
use super::input::{Entry, Input};
use super::lesson::{Answer, Layout, Lessons, Sequence, answer_each};
use super::selection::Selection;
use super::target::Document;
use super::words::{self, say, say_of};
use super::{Context, Failure, Success, named, suggest, values};
use std::io;
use std::num::NonZeroUsize;
use whydoku::Cancel;
use whydoku::lesson::{Detail, Lesson, Plan, Until};
use whydoku::logic::Event;
use whydoku::solve::{Outcome, SolveOptions};

/// Explains how a puzzle is solved: every step in words, with the reason for it.
///
/// The steps come from the techniques of a profile, the easiest first. When these find nothing
/// more, it guesses and follows the guess until it fails or ends in the solution. A summary comes
/// first; neighbouring singles share a paragraph and wrong guesses are folded, unless --full is
/// given. For a puzzle without a solution it shows the shortest refutation found, for one with
/// several solutions two of them.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How to write the explanation.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    #[command(flatten)]
    document: Document,

    /// Draw only the step with this number (svg, png and embed).
    #[arg(long, value_name = "STEP", value_parser = values::at_least(NonZeroUsize::MIN))]
    step: Option<NonZeroUsize>,

    #[command(flatten)]
    selection: Selection,

    #[command(flatten)]
    aimed: Aimed,

    /// Stop after the step with this number, or after the first step of this technique; the outcome
    /// is then `cancelled`.
    #[arg(long, value_name = "STEP|TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    until: Option<String>,

    /// Never guess: stop where the techniques end.
    #[arg(long)]
    no_guessing: bool,

    /// Check the proof of every step and report the result.
    #[arg(long)]
    verify: bool,

    /// Show the grid with its candidates before every step (text and markdown).
    #[arg(long)]
    candidates: bool,

    /// Tell less: one line a step, without reasons.
    #[arg(long, conflicts_with = "full")]
    brief: bool,

    /// Tell more: every single with its own paragraph and picture, and everything inside wrong
    /// guesses.
    #[arg(long)]
    full: bool,

    /// Add to each step all steps of the same technique that were there (json and jsonl).
    #[arg(long)]
    all_steps: bool,

    #[command(flatten)]
    batch: Batch,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    if args.step.is_some() && !args.format.shows_a_step() {
        return Err(Failure::Usage(say("usage-step", &[])));
    }
    let plan = plan(&args)?;
    let printed = args.document.printed(args.format.binary(), context)?;
    let bulk = args.batch.open(&args.input, args.format.form(Lines::One), context)?;
    let mut layout = Lessons::new(args.format, context);
    layout.style.candidates = args.candidates;
    layout.style.words = args.document.words();
    layout.style.detail = match (args.brief, args.full) {
        (true, _) => Detail::Brief,
        (false, true) => Detail::Full,
        (false, false) => Detail::Usual,
    };
    layout.are_numbered = !args.input.is_one_puzzle();
    layout.step = args.step.map(NonZeroUsize::get);
    let written = Sequence::new(args.format, layout.page(), printed);
    answer_each(bulk, &args.input, context, written, |number, entry, cancel| {
        explained(entry, (number.puzzle, cancel), &plan, &layout)
    })
}

fn explained(entry: Entry, (number, cancel): (usize, Cancel<'_>), plan: &Plan, layout: &Lessons) -> io::Result<Answer> {
    let reading = match entry {
        Err(error) => {
            let text = layout.error(&error)?;
            let warnings = if text.is_none() { vec![words::error(&error)] } else { Vec::new() };
            return Ok(Answer { text, warnings, failed: true });
        }
        Ok(reading) => reading,
    };
    let lesson = Lesson::read(&reading, plan, cancel);
    let text = layout.lesson(&lesson, &reading.rest, number)?;
    let mut warnings = Vec::from_iter(layout.conflict(&lesson));
    warnings.extend(layout.wrong(&lesson, &reading));
    let mut failed = true;
    if let (Some(step), Ok(path)) = (layout.step, &lesson.path) {
        let last = path.solution.trace.events.iter().filter(|event| **event != Event::Solved).count();
        if step > last {
            let numbers = [("number", step.into()), ("count", last.into())];
            let warnings = vec![format!("{}: {}", lesson.puzzle, say("explain-no-step", &numbers))];
            return Ok(Answer { text: None, warnings, failed: true });
        }
    }
    if let Ok(path) = &lesson.path {
        failed = !matches!(path.solution.outcome, Outcome::Solved(_));
        if let [spec, ..] = path.unmet[..] {
            warnings.push(format!("{}: {}", lesson.puzzle, say_of("explain-unmet", "id", spec.id)));
        }
        if let Some(Err(error)) = &path.verified {
            warnings.push(format!("{}: {}", lesson.puzzle, say_of("explain-unproved", "why", error)));
            failed = true;
        }
    }
    Ok(Answer { text: Some(text), warnings, failed })
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let profile = args.selection.profile()?;
    let until = args.until.as_deref().map(until).transpose()?;
    let options = SolveOptions { guess: !args.no_guessing, ..SolveOptions::default() };
    let is_read = args.input.is_one_puzzle() && !matches!(args.format, Layout::Json | Layout::Jsonl);
    let aim = args.aimed.aim(&args.selection, is_read)?;
    Ok(Plan { aim, options, until, verify: args.verify, all_steps: args.all_steps, ..Plan::new(profile) })
}

fn until(text: &str) -> Result<Until, Failure> {
    if let Ok(number) = text.parse() {
        return Ok(Until::Number(number));
    }
    suggest::techniques(text).map(Until::Technique).map_err(Failure::Usage)
}
