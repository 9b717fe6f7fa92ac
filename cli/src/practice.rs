//! `whydoku practice`: positions to practise a technique with.

use super::context::tell;
use super::selection::Selection;
use super::words::{say, say_of};
use super::{Context, Failure, Success, aimed, named, suggest, values};
use clap::ValueEnum;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use whydoku::explain::Explainer;
use whydoku::format::Rest;
use whydoku::lesson::{Exercise, Judge, Practice, Score, Session, exercises_text};
use whydoku::logic::Spec;
use whydoku::technique::Profile;
use whydoku::{Cancel, Cancelled};

/// Practises a technique: positions with pencil marks in which nothing easier makes progress, from
/// obvious to hidden.
///
/// Type what follows, such as r1c2=5 or r3c5<>7; h for a hint (four levels), s for the solution, n
/// for the next position, q to quit. An answer is judged as `check` does. The more steps of the
/// technique there are, the more obvious is a position; among equals, one with fewer truths to
/// read, then one with fewer empty cells.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The technique: its id, its name in any language, a group or a family.
    #[arg(value_name = "TECHNIQUE", value_parser = named::technique(), hide_possible_values = true)]
    technique: String,

    /// Only positions of puzzles in which one step of the technique is enough, with everyday
    /// techniques beside it.
    #[arg(long)]
    one_hard_step: bool,

    /// The hardest everyday technique, with --one-hard-step; what is harder than that step is none
    /// [default: jellyfish].
    #[arg(long, value_name = "TECHNIQUE", requires = "one_hard_step")]
    #[arg(value_parser = named::technique(), hide_possible_values = true)]
    everyday: Option<String>,

    /// The number of positions.
    #[arg(long, short = 'n', default_value = "3", value_name = "N", value_parser = values::between::<u16>(1..=1000))]
    count: u16,

    /// The seed, to repeat a run [default: random, printed on stderr].
    #[arg(long, value_name = "N", value_parser = values::at_least::<u64>(0))]
    seed: Option<u64>,

    /// Write all positions, then all solutions, and ask nothing.
    #[arg(long)]
    list: bool,

    /// How to write the positions; jsonl asks nothing.
    #[arg(long, value_enum, default_value = "text")]
    format: Form,

    #[command(flatten)]
    selection: Selection,
}

/// How exercises are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    /// Words and grids.
    Text,
    /// One JSON object per line, with its answers.
    Jsonl,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let profile = args.selection.profile()?;
    let techniques = suggest::techniques(&args.technique).map_err(Failure::Usage)?;
    let mut practice = practice(&techniques, &profile)?;
    if args.one_hard_step {
        practice = practice.as_one_step(aimed::everyday(args.everyday.as_deref())?);
    }
    let seed = seed(args.seed, context);
    let exercises = made(&practice, args.count.into(), seed)?;
    let explainer = Explainer::new(context.language());
    let style = context.output.text_style();
    match args.format {
        Form::Jsonl => {
            let asked = context.asked.map(Explainer::new);
            for (number, exercise) in (1..).zip(&exercises) {
                let record = exercise.record(number, practice.techniques(), asked.as_ref());
                let puzzle = exercise.position.puzzle().to_string();
                context.record(&record, Some(&puzzle), &Rest::Nothing, false)?;
            }
        }
        Form::Text if args.list => exercises_text(&practice, &exercises, &explainer, &style, &mut context.output)?,
        Form::Text => {
            asked(&practice, &profile, &exercises, context)?;
        }
    }
    Ok(Success::unless(exercises.len() < args.count.into()))
}

/// The practice of these techniques, within a profile.
pub fn practice(techniques: &[&'static Spec], profile: &Profile) -> Result<Practice, Failure> {
    let id = techniques.first().map_or("", |spec| spec.id);
    let unknown = || Failure::Usage(say_of("generate-not-in-profile", "technique", id));
    Practice::new(techniques, profile).ok_or_else(unknown)
}

/// The seed that was asked for, or a random one, which is printed.
pub fn seed(asked: Option<u64>, context: &Context) -> u64 {
    asked.unwrap_or_else(|| {
        let seed = RandomState::new().build_hasher().finish();
        let slots = [("seed", seed.to_string().as_str().into())];
        tell(Explainer::new(context.language()).phrase("generate-seed", &slots));
        seed
    })
}

/// Exercises; says so if they are fewer than wanted.
pub fn made(practice: &Practice, count: usize, seed: u64) -> Result<Vec<Exercise>, Failure> {
    // It is never cancelled.
    let cancelled = |error: Cancelled| Failure::Io(error.to_string());
    let exercises = practice.exercises(count, seed, Cancel::NEVER).map_err(cancelled)?;
    if exercises.len() < count {
        let slots = [("count", exercises.len().into()), ("wanted", count.into())];
        super::context::warn(say("practice-fewer", &slots));
    }
    Ok(exercises)
}

/// Asks a person at standard input.
pub fn asked(
    practice: &Practice,
    profile: &Profile,
    exercises: &[Exercise],
    context: &mut Context,
) -> Result<Score, Failure> {
    let (explainer, style) = (Explainer::new(context.language()), context.output.text_style());
    let judge = Judge::new(profile);
    let session = Session { practice, judge: &judge, explainer: &explainer, style: &style };
    Ok(session.run(exercises, io::stdin().lock(), &mut context.output)?)
}
