//! `whydoku compare`: the search methods side by side.

mod chart;
mod table;
mod units;

use super::input::Input;
use super::method::check_views;
use super::named;
use super::stopwatch::{self, Limits, Run};
use super::words::say;
use super::{Context, Failure, Success};
use crate::board::Grid;
use crate::format::Rest;
use crate::report::{CluesRecord, ComparisonRecord, MethodRecord, MethodWithGrowth, SCHEMA, methods_as_csv};
use crate::search::classic::{METHODS, Method, ViewChoice};
use clap::ValueEnum;
use std::collections::BTreeMap;
use std::time::Duration;

/// Solves the same puzzles with every search method and compares the cost.
///
/// Each method also looks for a second solution, so it shows that the first is unique (--limit 1 stops at the first). A
/// digit is tried when it is written into an empty cell; it is a guess if the method saw two or more possibilities. The
/// depth is the greatest number of guesses open at once. A method that reaches a limit gives up on the puzzle. This is
/// counted, and the work up to there is included, so its time and ratio are lower bounds. The ratio is to the fastest of
/// the methods that gave up least often.
///
/// The methods start from the filled cells of a puzzle and ignore removed candidates.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The methods, in the order of the output: backtracking, bitmaps, cursor, candidates, trail, four-views,
    /// fewest-first, dancing-links, fast [default: all].
    #[arg(long, value_name = "ID,...", value_delimiter = ',', value_parser = named::method(), hide_possible_values = true)]
    methods: Vec<&'static Method>,

    /// The views in which four-views and fewest-first look for singles: any of r (row), c (column), b (box) and x
    /// (cell), in the order given.
    #[arg(long, value_name = "VIEWS")]
    views: Option<ViewChoice>,

    /// Stop after N solutions of a puzzle.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,

    /// Give up on a puzzle after N nodes (choices of what to try next), which is the same on every machine.
    #[arg(long, value_name = "N")]
    node_limit: Option<u64>,

    /// Give up on a puzzle after this number of seconds; 0 for no limit.
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    time_limit: f64,

    /// The output format.
    #[arg(long, value_enum, default_value = "table")]
    format: Layout,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// A table of means per puzzle.
    Table,
    /// Totals, with a header.
    Csv,
    /// Totals, also by number of clues.
    Json,
    /// A bar chart on a logarithmic scale, and time by number of clues.
    Svg,
}

/// Parses a number of seconds that fits a `Duration`.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|&number| Duration::try_from_secs_f64(number).is_ok());
    number.ok_or_else(|| say("usage-seconds", &[]))
}

/// Each method solves this number of puzzles in a row, so that the others do not disturb it.
const BLOCK: usize = 500;

/// The work of one method on all puzzles.
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
        // Initialises what is computed once, so that no measurement includes it.
        let _ = stopwatch::run(method, &Grid::EMPTY, &views, &Limits { solutions: 1, ..limits.clone() });
    }
    let mut measure = |block: &mut Vec<Grid>| {
        for (method, sum) in methods.iter().zip(&mut sums) {
            // What the other methods left in the caches is not to be measured.
            if let Some(first) = block.first() {
                let _ = stopwatch::run(method, first, &views, &limits);
            }
            for puzzle in block.iter() {
                sum.add(puzzle.filled().len(), &stopwatch::run(method, puzzle, &views, &limits));
            }
        }
        block.clear();
    };
    let mut block = Vec::with_capacity(BLOCK);
    let success = args.input.each_position(context, |_, _, position| {
        block.push(*position.digits());
        if block.len() == BLOCK {
            measure(&mut block);
        }
        Ok(())
    })?;
    measure(&mut block);
    let comparison = ComparisonRecord {
        schema: SCHEMA,
        limit: args.limit,
        node_limit: args.node_limit,
        time_limit: time.map(|time| time.as_secs_f64()),
        views: views.to_string(),
        methods: finished(sums),
    };
    match args.format {
        Layout::Json => context.record(&comparison, None, &Rest::Nothing, true)?,
        Layout::Csv => {
            let mut text = Vec::new();
            methods_as_csv(comparison.methods.iter().map(|method| &method.sum), &mut text)?;
            context.output.text(String::from_utf8_lossy(&text))?;
        }
        Layout::Table => table::write(&comparison, context)?,
        Layout::Svg => context.output.text(chart::of(&comparison, context.language()).to_svg())?,
    }
    Ok(success)
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

/// The sums with their ratios to the best method: the fastest of those that gave up least often.
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
