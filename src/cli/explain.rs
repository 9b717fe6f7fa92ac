//! `whydoku explain`: the whole solution, step by step.

use super::input::Input;
use super::lesson::{Layout, Lessons};
use super::{Context, Failure, Success, named, progress, suggest, warn};
use crate::cancel::Cancel;
use crate::lesson::{Detail, Lesson, Plan, Until};
use crate::solve::{Outcome, SolveOptions};
use crate::technique::{Profile, UnknownTechnique};

/// Explains how a puzzle is solved: every step in words, with the reason for it.
///
/// The steps come from the techniques of a profile, the easiest first. When these find nothing more, it guesses and
/// follows the guess until it fails or ends in the solution. A summary comes first; neighbouring singles share a
/// paragraph and wrong guesses are folded, unless --full is given. For a puzzle without a solution it shows the shortest
/// refutation found, for one with several solutions two of them.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How to write the explanation.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    /// Which techniques to use, in which order: standard (all) or singles (hidden and naked singles only).
    #[arg(long, default_value = "standard", value_name = "NAME", value_parser = named::profile(), hide_possible_values = true)]
    profile: Profile,

    /// Use only these techniques: ids, names such as "X-Wing", or families such as "Subsets"; separated by commas.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    only: Vec<String>,

    /// Do not use these techniques: ids, names or families, separated by commas.
    #[arg(long, value_name = "TECHNIQUE", value_delimiter = ',')]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    without: Vec<String>,

    /// Use no technique that assumes that the puzzle has only one solution.
    #[arg(long)]
    no_uniqueness: bool,

    /// Stop after the step with this number, or after the first step of this technique; the outcome is then `cancelled`.
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

    /// Tell more: every single with its own paragraph and picture, and everything inside wrong guesses.
    #[arg(long)]
    full: bool,

    /// Add to each step all steps of the same technique that were there (json and jsonl).
    #[arg(long)]
    all_steps: bool,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let plan = plan(&args)?;
    let mut lessons = Lessons::new(args.format, context);
    lessons.style.candidates = args.candidates;
    lessons.style.detail = match (args.brief, args.full) {
        (true, _) => Detail::Brief,
        (false, true) => Detail::Full,
        (false, false) => Detail::Usual,
    };
    lessons.are_numbered = !args.input.is_typed();
    let counter = progress::counter();
    let success = args.input.each(context, |context, entry| match entry {
        Err(error) => {
            lessons.error(&error, context)?;
            Ok(Success::SomeFailed)
        }
        Ok(reading) => {
            counter.inc(1);
            let lesson = Lesson::read(&reading, &plan, Cancel::NEVER);
            lessons.write(&lesson, &reading.rest, context)?;
            Ok(Success::unless(has_failed(&lesson)))
        }
    })?;
    lessons.finish(context)?;
    Ok(success)
}

/// Whether no single solution was reached, or a proof does not hold.
fn has_failed(lesson: &Lesson) -> bool {
    let Ok(path) = &lesson.path else { return true };
    if let [spec, ..] = path.unmet[..] {
        warn(format_args!("{}: no step uses {}", lesson.puzzle, spec.id));
    }
    if let Some(Err(error)) = &path.verified {
        warn(format_args!("{}: a proof does not hold: {error}", lesson.puzzle));
        return true;
    }
    !matches!(path.solution.outcome, Outcome::Solved(_))
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let unknown = |error: UnknownTechnique| Failure::Usage(error.to_string());
    let mut profile = args.profile.clone();
    if !args.only.is_empty() {
        profile = profile.only(suggest::ids(&args.only).map_err(Failure::Usage)?).map_err(unknown)?;
    }
    profile = profile.without(suggest::ids(&args.without).map_err(Failure::Usage)?).map_err(unknown)?;
    if args.no_uniqueness {
        profile = profile.without_uniqueness();
    }
    let until = args.until.as_deref().map(until).transpose()?;
    let options = SolveOptions { guess: !args.no_guessing, ..SolveOptions::default() };
    Ok(Plan { profile, options, until, verify: args.verify, all_steps: args.all_steps })
}

fn until(text: &str) -> Result<Until, Failure> {
    if let Ok(number) = text.parse() {
        return Ok(Until::Number(number));
    }
    suggest::techniques(text).map(Until::Technique).map_err(Failure::Usage)
}
