//! `whydoku generate`: puzzles made to order.

use super::{Context, Failure, Success};
use crate::Cancel;
use crate::board::{Cell, CellSet, Element};
use crate::explain::{Argument, Explainer};
use crate::generate::{Generator, Limits, Progress, Request, Symmetry};
use indicatif::{ProgressBar, ProgressStyle};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{IsTerminal, stderr};
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Makes puzzles with exactly one solution, one on a line.
///
/// The same seed gives the same puzzles, on any machine and with any number of jobs. Exit code 1 when fewer were found
/// than asked for, because tries or time ran out.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many puzzles.
    #[arg(long, short = 'n', default_value = "1", value_name = "N")]
    count: u64,

    /// No clue can go without a second solution.
    #[arg(long)]
    minimal: bool,

    /// How many clues, both ends included; without it as few as taking them away in random order leads to.
    #[arg(long, value_name = "A..B")]
    clues: Option<Clues>,

    /// How the clues are arranged: none, half-turn, quarter-turn, horizontal (upper half mirrors lower), vertical,
    /// diagonal, antidiagonal, both-mirrors, both-diagonals or full.
    #[arg(long, default_value = "none", value_name = "NAME")]
    symmetry: Symmetry,

    /// Which cells have clues: 81 marks row by row; . 0 - and _ mark cells without, anything else cells with a clue.
    #[arg(long, value_name = "MARKS")]
    pattern: Option<Pattern>,

    /// Repeats a run: the same seed, the same puzzles. Without it one is chosen, and told.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// No two puzzles that only differ in how they are written.
    #[arg(long)]
    distinct: bool,

    /// End after so many tries.
    #[arg(long, value_name = "N")]
    max_tries: Option<u64>,

    /// End after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,

    /// How many tries are made side by side.
    #[arg(long, short = 'j', default_value = "1", value_name = "N")]
    jobs: NonZeroUsize,
}

/// `22..26`, `22..`, `..26` or `24`.
#[derive(Clone, Debug)]
struct Clues(RangeInclusive<usize>);

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Clues, String> {
        let number = |text: &str, otherwise: Option<usize>| match (text, otherwise) {
            ("", Some(number)) => Ok(number),
            _ => text.parse().map_err(|_| format!("\"{text}\" is no number; expected a range such as 22..26")),
        };
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let is_range = text.contains("..");
        let from = number(from, is_range.then_some(0))?;
        Ok(Clues(from..=number(to.trim_start_matches('='), is_range.then_some(81))?))
    }
}

/// 81 marks.
#[derive(Clone, Debug)]
struct Pattern(CellSet);

impl FromStr for Pattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Pattern, String> {
        let marks: Vec<char> = text.chars().filter(|mark| !mark.is_whitespace()).collect();
        if marks.len() != 81 {
            return Err(format!("a pattern has 81 marks, this one has {}", marks.len()));
        }
        let marked = Cell::all().zip(marks).filter(|(_, mark)| !matches!(mark, '.' | '0' | '-' | '_'));
        Ok(Pattern(marked.map(|(cell, _)| cell).collect()))
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_string())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let generator = Generator::new(Request {
        minimal: args.minimal,
        clues: args.clues.map(|clues| clues.0),
        symmetry: args.symmetry,
        pattern: args.pattern.map(|pattern| pattern.0),
        seed,
        distinct: args.distinct,
    })
    .map_err(|error| Failure::Usage(error.to_string()))?;
    if args.seed.is_none() {
        eprintln!("{}", say("generate-seed", &[("seed", seed.to_string().as_str().into())]));
    }
    let over = Arc::new(AtomicBool::new(false));
    if let Some(timeout) = args.timeout {
        let over = over.clone();
        std::thread::spawn(move || {
            std::thread::sleep(timeout);
            over.store(true, Ordering::Relaxed);
        });
    }
    let counts = |progress: Progress| {
        let shown = |number: u64| Argument::from(number.to_string().as_str());
        [("kept", shown(progress.kept)), ("tried", shown(progress.tried)), ("wanted", shown(args.count))]
    };
    let bar = stderr().is_terminal().then(|| progress_bar(args.count));
    let limits = Limits { count: args.count, max_tries: args.max_tries, jobs: args.jobs };
    let mut written = Ok(());
    let progress = generator.run(limits, Cancel::when(&over), |progress, puzzle| {
        if let Some(bar) = bar.as_ref().filter(|_| puzzle.is_some() || progress.tried % 16 == 0) {
            bar.set_position(progress.kept);
            bar.set_message(say("generate-progress", &counts(progress)));
        }
        let Some(puzzle) = puzzle else { return ControlFlow::Continue(()) };
        let mut write = || {
            context.output.line(puzzle.to_string())?;
            context.output.finish()
        };
        written = match &bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        };
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    written?;
    if progress.kept < args.count {
        eprintln!("{}", say("generate-fewer", &counts(progress)));
    }
    Ok(Success::unless(progress.kept < args.count))
}

fn progress_bar(count: u64) -> ProgressBar {
    let bar = ProgressBar::new(count);
    // Without this layout, which is checked when it is parsed, the bar still has its own.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {msg} {elapsed}") {
        bar.set_style(style);
    }
    bar
}
