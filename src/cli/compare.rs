//! `whydoku compare`: the search methods side by side.

use super::input::Input;
use super::search::{check_views, method_of};
use super::stopwatch::{self, Limits, Run};
use super::{Context, Failure, Success, compare_words};
use crate::board::Grid;
use crate::report::{CluesRecord, ComparisonRecord, MethodRecord, MethodWithGrowth, SCHEMA, methods_as_csv};
use crate::search::classic::{METHODS, Method, ViewChoice};
use clap::ValueEnum;
use std::collections::BTreeMap;
use std::time::Duration;

/// Lets every search method solve the same puzzles, and shows what it took.
///
/// Each method searches for a second solution, too, so that it also shows the first to be the only one (--limit 1 ends with
/// the first). A digit is tried when it is written into an empty cell, and a guess when the method saw two or more
/// possibilities; the depth is the most choices that were open at once. A method that reaches a limit has given up on that
/// puzzle: this is counted, and its numbers up to there are still added up, so that its time and ratio are at least
/// what is shown. The ratio is to the fastest of the methods that gave up least.
///
/// The methods start from the filled cells of a puzzle; candidates that were removed are not looked at.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The methods, in this order: backtracking, bitmaps, cursor, candidates, trail, four-views, fewest-first,
    /// dancing-links, fast; else all.
    #[arg(long, value_name = "ID,...", value_delimiter = ',', value_parser = method_of)]
    methods: Vec<&'static Method>,

    /// In which views the methods four-views and fewest-first look for singles: some of r (row), c (column), b (box)
    /// and x (cell), in this order.
    #[arg(long, value_name = "VIEWS")]
    views: Option<ViewChoice>,

    /// So many solutions of a puzzle are enough.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,

    /// Give up on a puzzle after so many nodes (choices of what to try next); the same on every machine.
    #[arg(long, value_name = "N")]
    node_limit: Option<u64>,

    /// Give up on a puzzle after so many seconds; 0 for no limit.
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    time_limit: f64,

    /// How to write it.
    #[arg(long, value_enum, default_value = "table")]
    format: Layout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// A table for reading, means for each puzzle.
    Table,
    /// Sums for all puzzles, with a header.
    Csv,
    /// Sums for all puzzles, and by number of clues.
    Json,
    /// Bars on a logarithmic scale, and growth with the number of clues.
    Svg,
}

/// A number of seconds that a clock can count.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|&number| Duration::try_from_secs_f64(number).is_ok());
    number.ok_or_else(|| "a number of seconds, 0 or more".into())
}

/// What a method did.
struct Sum {
    record: MethodRecord,
    clues: BTreeMap<usize, CluesRecord>,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let all: Vec<&Method> = METHODS.iter().collect();
    let methods = if args.methods.is_empty() { &all } else { &args.methods };
    check_views(args.views.as_ref(), methods.iter().copied()).map_err(Failure::Usage)?;
    let views = args.views.clone().unwrap_or_default();
    let time = (args.time_limit > 0.0).then(|| Duration::from_secs_f64(args.time_limit));
    let limits = Limits { solutions: args.limit, nodes: args.node_limit, time };

    let mut sums: Vec<Sum> = methods.iter().map(|method| Sum::new(method.id)).collect();
    for method in methods {
        // Whatever is made only once is made before anything is measured.
        let _ = stopwatch::run(method, &Grid::EMPTY, &views, &Limits { solutions: 1, ..limits.clone() });
    }
    let mut failed = false;
    for item in args.input.readings()? {
        let puzzle = match item {
            Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
            Err(error) => Err(error.to_string()),
            Ok(reading) => match reading.position() {
                Ok(position) => Ok(*position.digits()),
                Err(conflict) => Err(format!("{}: {conflict}", reading.source)),
            },
        };
        match puzzle {
            Err(message) => {
                failed = true;
                eprintln!("whydoku: {message}");
            }
            Ok(puzzle) => {
                for (method, sum) in methods.iter().zip(&mut sums) {
                    sum.add(puzzle.filled().len(), &stopwatch::run(method, &puzzle, &views, &limits));
                }
            }
        }
    }
    let comparison = ComparisonRecord {
        schema: SCHEMA,
        limit: args.limit,
        node_limit: args.node_limit,
        time_limit: time.map(|time| time.as_secs_f64()),
        views: views.to_string(),
        methods: finished(sums),
    };
    match args.format {
        Layout::Json => context.output.json(&comparison, true)?,
        Layout::Csv => {
            let mut text = Vec::new();
            methods_as_csv(comparison.methods.iter().map(|method| &method.sum), &mut text)?;
            context.output.text(String::from_utf8_lossy(&text))?;
        }
        Layout::Table => compare_words::table(&comparison, context)?,
        Layout::Svg => compare_words::picture(&comparison, context)?,
    }
    Ok(Success::unless(failed))
}

impl Sum {
    fn new(method: &'static str) -> Sum {
        let record = MethodRecord {
            method,
            puzzles: 0,
            solved: 0,
            gave_up: 0,
            solutions: 0,
            tried: 0,
            guesses: 0,
            max_depth: 0,
            seconds: 0.0,
            ratio: 1.0,
        };
        Sum { record, clues: BTreeMap::new() }
    }

    fn add(&mut self, clues: usize, run: &Run) {
        let sum = &mut self.record;
        sum.puzzles += 1;
        sum.solved += u64::from(run.solutions > 0 && !run.gave_up);
        sum.gave_up += u64::from(run.gave_up);
        sum.solutions += run.solutions;
        sum.tried += run.effort.tried;
        sum.guesses += run.effort.guesses;
        sum.max_depth = sum.max_depth.max(run.effort.depth);
        sum.seconds += run.time.as_secs_f64();

        let sum = self.clues.entry(clues).or_default();
        sum.clues = clues;
        sum.puzzles += 1;
        sum.gave_up += u64::from(run.gave_up);
        sum.tried += run.effort.tried;
        sum.seconds += run.time.as_secs_f64();
    }
}

/// The sums with their ratios to the best: the fastest of those that gave up least.
fn finished(sums: Vec<Sum>) -> Vec<MethodWithGrowth> {
    let least = sums.iter().map(|sum| sum.record.gave_up).min().unwrap_or(0);
    let best = sums.iter().filter(|sum| sum.record.gave_up == least).map(|sum| sum.record.seconds);
    let best = best.fold(f64::INFINITY, f64::min);
    let finish = |mut sum: Sum| {
        if best > 0.0 && best.is_finite() {
            sum.record.ratio = sum.record.seconds / best;
        }
        MethodWithGrowth { sum: sum.record, clues: sum.clues.into_values().collect() }
    };
    sums.into_iter().map(finish).collect()
}
