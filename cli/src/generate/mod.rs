//! `whydoku generate`: puzzles to order.

mod order;

use super::context::tell;
use super::output::Output;
use super::target::cannot_write;
use super::words::{say as message, say_of};
use super::{Context, Failure, Success, jobs, named, progress, values};
use clap::ValueEnum;
use std::fs::File;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use whydoku::Cancel;
use whydoku::board::{Cell, CellSet, Element, Grid, Position};
use whydoku::explain::{Argument, Explainer};
use whydoku::format::{Rest, csv_record};
use whydoku::generate::{ClueSymmetry, Generator, Progress, Request, RequestError, RunLimits};
use whydoku::logic::Step;
use whydoku::order::Kept;
use whydoku::rating::se::{SeRating, Tenths};
use whydoku::report::{OrderedRecord, PathStepRecord, PuzzleRecord, Stamp};
use whydoku::search;

/// Generates puzzles with exactly one solution, one per line, or with their solutions as CSV or
/// JSONL.
///
/// The same seed gives the same puzzles, on any machine and with any number of threads. Exit code 1
/// if tries or time ran out before there were enough puzzles.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The number of puzzles.
    #[arg(long, short = 'n', default_value = "1", value_name = "N", value_parser = values::at_least::<u64>(0))]
    count: u64,

    /// Only minimal puzzles: without any one of the clues there are several solutions.
    #[arg(long)]
    minimal: bool,

    /// Minimal puzzles with a bias that is known: clues are removed in random order and never put
    /// back; where one is needed too early, a new grid is begun. Each puzzle takes some hundred
    /// thousand attempts; docs/generator.md says how to weigh them.
    #[arg(long, requires = "minimal", conflicts_with_all = ["symmetry", "pattern"])]
    controlled_bias: bool,

    /// The number of clues, both ends included [default: as few as removing them in random order
    /// leaves].
    #[arg(long, value_name = "A..B")]
    clues: Option<Clues>,

    /// The symmetry of the clues: none, half-turn, quarter-turn, horizontal (upper half mirrors
    /// lower), vertical, diagonal, antidiagonal, both-mirrors, both-diagonals or full.
    #[arg(long, default_value = "none", value_name = "NAME")]
    #[arg(value_parser = named::symmetry(), hide_possible_values = true)]
    symmetry: ClueSymmetry,

    /// The cells with clues: 81 marks row by row, where . 0 - and _ mark empty cells and anything
    /// else a clue.
    #[arg(long, value_name = "MARKS")]
    pattern: Option<Pattern>,

    /// The seed, to repeat a run [default: random, printed on stderr].
    #[arg(long, value_name = "N", value_parser = values::at_least::<u64>(0))]
    seed: Option<u64>,

    /// No two equivalent puzzles (see `whydoku canonical --help`).
    #[arg(long)]
    distinct: bool,

    #[command(flatten)]
    wanted: order::Wanted,

    /// Write the puzzles to this file; - is standard output, as without it.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Stop after N tries; 0 for no limit.
    #[arg(long, value_name = "N", value_parser = values::limit)]
    max_tries: Option<u64>,

    /// Stop after this number of seconds; 0 for no limit.
    #[arg(long, value_name = "SECONDS", value_parser = values::seconds)]
    timeout: Option<Duration>,

    /// How to write the puzzles.
    #[arg(long, value_enum, default_value = "line")]
    format: Layout,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// How a puzzle is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// 81 characters on a line.
    Line,
    /// A record with the solution and the number of clues, below a header.
    Csv,
    /// One JSON object a line, with the solution and the number of clues.
    Jsonl,
}

/// A range: `22..26`, `22..`, `..26` or `24`.
#[derive(Clone, Debug)]
struct Clues(RangeInclusive<usize>);

impl FromStr for Clues {
    type Err = String;

    fn from_str(text: &str) -> Result<Clues, String> {
        let number = |text: &str, otherwise: Option<usize>| match (text, otherwise) {
            ("", Some(number)) => Ok(number),
            _ => text.parse().map_err(|_| say_of("usage-number", "text", text)),
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
            return Err(message("usage-marks", &[("count", marks.len().into())]));
        }
        let marked = Cell::all().zip(marks).filter(|(_, mark)| !matches!(mark, '.' | '0' | '-' | '_'));
        Ok(Pattern(marked.map(|(cell, _)| cell).collect()))
    }
}

/// The number of attempts without a puzzle after which a warning says that there may be none.
const NONE_YET: u64 = 5_000;

/// The least time between drawings of the bar; puzzles may come much faster.
const BETWEEN_DRAWINGS: Duration = Duration::from_millis(100);

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let say = |key: &str, arguments: &[(&str, Argument)]| explainer.phrase(key, arguments).to_string();
    let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let order = args.wanted.order()?;
    if args.wanted.with_path && args.format == Layout::Line {
        return Err(Failure::Usage(message("generate-path-format", &[])));
    }
    let has_pattern = args.pattern.is_some();
    let generator = Generator::new(Request {
        minimal: args.minimal,
        clues: args.clues.map(|clues| clues.0),
        symmetry: args.symmetry,
        pattern: args.pattern.map(|pattern| pattern.0),
        seed,
        distinct: args.distinct,
        controlled_bias: args.controlled_bias,
    })
    .map_err(|error| Failure::Usage(impossible(&error)))?;
    if args.seed.is_none() {
        tell(say("generate-seed", &[("seed", seed.to_string().as_str().into())]));
    }
    let timed_out = Arc::new(AtomicBool::new(false));
    if let Some(timeout) = args.timeout.filter(|timeout| !timeout.is_zero()) {
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
    let format = args.format;
    if let Some(path) = args.output.as_ref().filter(|path| *path != Path::new("-")) {
        context.output = Output::file(File::create(path).map_err(|error| cannot_write(path, &error))?);
    }
    let bar = progress::bar(args.count);
    let limits = RunLimits { count: args.count, max_tries: args.max_tries, jobs: jobs::threads(args.jobs) };
    let mut written = Ok(());
    let mut drawn = Instant::now();
    let is_particular = order.is_some() || has_pattern;
    let mut take = |progress: Progress, kept: Option<Kept>| {
        if is_particular && progress.kept == 0 && progress.tried == NONE_YET {
            tell(say("generate-none-yet", &counts(progress)));
        }
        if !bar.is_hidden() && (progress.kept == args.count || drawn.elapsed() >= BETWEEN_DRAWINGS) {
            drawn = Instant::now();
            bar.set_position(progress.kept);
            bar.set_message(say("generate-progress", &counts(progress)));
        }
        let Some(kept) = kept else { return ControlFlow::Continue(()) };
        let of_path = args.wanted.with_path.then_some(&kept);
        written =
            write(format, progress.kept, kept.puzzle, of_path, seed, context).and_then(|()| context.output.finish());
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let cancel = Cancel::when(&timed_out);
    let progress = match order {
        Some(order) => order.run(&generator, limits, cancel, take),
        None => generator.run(limits, cancel, |progress, puzzle| take(progress, puzzle.map(Kept::new))),
    };
    bar.finish_and_clear();
    written?;
    if progress.kept < args.count {
        tell(say("generate-fewer", &counts(progress)));
    }
    Ok(Success::unless(progress.kept < args.count))
}

/// Writes the puzzle with this number, with its ratings, grade and path if they are wanted.
fn write(
    format: Layout,
    number: u64,
    puzzle: Grid,
    kept: Option<&Kept>,
    seed: u64,
    context: &mut Context,
) -> io::Result<()> {
    if format == Layout::Line {
        return context.output.line(puzzle.to_string());
    }
    let position = Position::new(&puzzle);
    let solutions = position.map(|position| search::solutions(&position, 1, Cancel::NEVER).unwrap_or_default());
    // A generated puzzle has a solution.
    let solution = solutions.unwrap_or_default().first().copied().unwrap_or(puzzle);
    let record = PuzzleRecord::new(number, puzzle, solution, seed);
    if format == Layout::Jsonl {
        let text = puzzle.to_string();
        return match kept {
            Some(kept) => context.record(&ordered(record, kept), Some(&text), &Rest::Nothing, false),
            None => context.record(&record, Some(&text), &Rest::Nothing, false),
        };
    }
    let stamp = context.records.stamp(Some(&puzzle.to_string()));
    if number == 1 {
        let of_path = if kept.is_some() { ",er,ep,ed,grade,hardest,path" } else { "" };
        let of_stamp = if stamp.is_some() { ",whydoku,canonical" } else { "" };
        context.output.line(format!("puzzle,solution,clues,seed{of_path}{of_stamp}"))?;
    }
    let stamp = stamp.map(|stamp| format!(",{},{}", Stamp::VERSION, stamp.canonical.unwrap_or_default()));
    let of_path = kept.map_or_else(String::new, in_columns);
    let clues = record.clues;
    context.output.line(format!("{puzzle},{solution},{clues},{seed}{of_path}{}", stamp.unwrap_or_default()))
}

/// A record with rating, grade and path.
fn ordered(puzzle: PuzzleRecord, kept: &Kept) -> OrderedRecord<'_> {
    let number = |get: fn(&SeRating) -> Tenths| kept.rating.as_ref().map(|rating| f64::from(get(rating).0) / 10.0);
    OrderedRecord {
        puzzle,
        er: number(|rating| rating.er),
        ep: number(|rating| rating.ep),
        ed: number(|rating| rating.ed),
        grade: kept.graded.as_ref().map(|graded| graded.grade.name()),
        hardest: kept.hardest().map(|spec| spec.id),
        path: kept.path.iter().flat_map(|path| path.steps()).map(|(_, step)| PathStepRecord::new(step)).collect(),
    }
}

/// The same as columns, each with a comma before it. The steps of the path are separated by
/// semicolons.
fn in_columns(kept: &Kept) -> String {
    let rating = kept.rating.map_or_else(|| ",,".into(), |rating| format!("{},{},{}", rating.er, rating.ep, rating.ed));
    let grade = kept.graded.as_ref().map_or("", |graded| graded.grade.name());
    let hardest = kept.hardest().map_or("", |spec| spec.id);
    let told = |(_, step): (usize, &Step)| {
        let concluded = step.concluded.iter().map(ToString::to_string);
        std::iter::once(step.technique.id.to_string()).chain(concluded).collect::<Vec<_>>().join(" ")
    };
    let path: Vec<String> = kept.path.iter().flat_map(|path| path.steps()).map(told).collect();
    format!(",{rating},{grade},{hardest},{}", csv_record([path.join("; ").as_str()].into_iter()))
}

/// The reason a request is impossible, in words.
fn impossible(error: &RequestError) -> String {
    let text = |text: &dyn ToString| Argument::from(text.to_string().as_str());
    match error {
        RequestError::Range { from, to } => message("request-range", &[("from", text(from)), ("to", text(to))]),
        RequestError::TooFew { found } => message("request-few", &[("found", text(found))]),
        RequestError::NoSuchNumber { symmetry, from, to } => {
            message("request-number", &[("symmetry", text(symmetry)), ("from", text(from)), ("to", text(to))])
        }
        RequestError::PatternNumber { marks, from, to } => {
            message("request-pattern-number", &[("marks", text(marks)), ("from", text(from)), ("to", text(to))])
        }
        RequestError::PatternSymmetry { symmetry } => {
            message("request-pattern-symmetry", &[("symmetry", text(symmetry))])
        }
        RequestError::EmptyLines { lines: [one, other] } => {
            message("request-lines", &[("one", text(one)), ("other", text(other))])
        }
        RequestError::FullHouse { house } => message("request-house", &[("house", text(house))]),
    }
}
