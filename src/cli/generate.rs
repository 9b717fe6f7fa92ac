//! `whydoku generate`: puzzles to order.

use super::{Context, Failure, Success, progress};
use crate::board::{Cell, CellSet, Element};
use crate::cancel::Cancel;
use crate::explain::{Argument, Explainer};
use crate::generate::{Generator, Limits, Progress, Request, Symmetry};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Generates puzzles with exactly one solution, one per line.
///
/// The same seed gives the same puzzles, on any machine and with any number of threads. Exit code 1 if tries or time ran
/// out before there were enough puzzles.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The number of puzzles.
    #[arg(long, short = 'n', default_value = "1", value_name = "N")]
    count: u64,

    /// Only minimal puzzles: without any one of the clues there are several solutions.
    #[arg(long)]
    minimal: bool,

    /// The number of clues, both ends included [default: as few as removing them in random order leaves].
    #[arg(long, value_name = "A..B")]
    clues: Option<Clues>,

    /// The symmetry of the clues: none, half-turn, quarter-turn, horizontal (upper half mirrors lower), vertical,
    /// diagonal, antidiagonal, both-mirrors, both-diagonals or full.
    #[arg(long, default_value = "none", value_name = "NAME")]
    symmetry: Symmetry,

    /// The cells with clues: 81 marks row by row, where . 0 - and _ mark empty cells and anything else a clue.
    #[arg(long, value_name = "MARKS")]
    pattern: Option<Pattern>,

    /// The seed, to repeat a run [default: random, printed on stderr].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// No two equivalent puzzles (see `whydoku canonical --help`).
    #[arg(long)]
    distinct: bool,

    /// Stop after N tries.
    #[arg(long, value_name = "N")]
    max_tries: Option<u64>,

    /// Stop after this number of seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,

    /// Worker threads. The puzzles do not depend on their number.
    #[arg(long, short = 'j', default_value = "1", value_name = "N")]
    jobs: NonZeroUsize,
}

/// A range: `22..26`, `22..`, `..26` or `24`.
#[derive(Clone, Debug)]
struct Clues(RangeInclusive<usize>);

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Clues, String> {
        let number = |text: &str, otherwise: Option<usize>| match (text, otherwise) {
            ("", Some(number)) => Ok(number),
            _ => text.parse().map_err(|_| format!("\"{text}\" is not a number; expected a range such as 22..26")),
        };
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let is_range = text.contains("..");
        let from = number(from, is_range.then_some(0))?;
        Ok(Clues(from..=number(to.trim_start_matches('='), is_range.then_some(81))?))
    }
}

/// The marked cells.
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

/// Parses a number of seconds.
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
    let timed_out = Arc::new(AtomicBool::new(false));
    if let Some(timeout) = args.timeout {
        let timed_out = timed_out.clone();
        std::thread::spawn(move || {
            std::thread::sleep(timeout);
            timed_out.store(true, Ordering::Relaxed);
        });
    }
    let counts = |progress: Progress| {
        let text = |number: u64| Argument::from(number.to_string().as_str());
        [("kept", text(progress.kept)), ("tried", text(progress.tried)), ("wanted", text(args.count))]
    };
    let bar = progress::bar(args.count);
    let limits = Limits { count: args.count, max_tries: args.max_tries, jobs: args.jobs };
    let mut written = Ok(());
    let progress = generator.run(limits, Cancel::when(&timed_out), |progress, puzzle| {
        if !bar.is_hidden() && (puzzle.is_some() || progress.tried % 16 == 0) {
            bar.set_position(progress.kept);
            bar.set_message(say("generate-progress", &counts(progress)));
        }
        let Some(puzzle) = puzzle else { return ControlFlow::Continue(()) };
        written = bar.suspend(|| {
            context.output.line(puzzle.to_string())?;
            context.output.finish()
        });
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    bar.finish_and_clear();
    written?;
    if progress.kept < args.count {
        eprintln!("{}", say("generate-fewer", &counts(progress)));
    }
    Ok(Success::unless(progress.kept < args.count))
}
