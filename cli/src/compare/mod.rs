//! `whydoku compare`: the search methods side by side.

mod chart;
mod measure;
mod stopwatch;
mod table;
mod units;

use super::batch::{Batch, Form};
use super::input::{Entry, Input};
use super::method::check_views;
use super::named;
use super::output::{catch_interruption, interruption};
use super::words::{self, say};
use super::{Context, Failure, Success, values, warn};
use clap::ValueEnum;
use measure::Measurement;
use std::io;
use std::num::NonZeroU32;
use std::time::Duration;
use stopwatch::Limits;
use whydoku::board::Grid;
use whydoku::format::Rest;
use whydoku::parallel::LIGHT;
use whydoku::report::{ComparisonRecord, MethodRecord, SCHEMA, field_names};
use whydoku::search::classic::{METHODS, Method, ViewChoice};
use whydoku::{Cancel, Cancelled};

/// Solves the same puzzles with every search method and compares the cost.
///
/// Each method also looks for a second solution, so it shows that the first is unique (--limit 1
/// stops at the first). A digit is tried when it is written into an empty cell; it is a guess if
/// the method saw two or more possibilities. The depth is the greatest number of guesses open at
/// once. A method that reaches a limit gives up on the puzzle. This is counted, and the work up to
/// there is included, so its time and ratio are lower bounds. The ratio is to the fastest of the
/// methods that gave up least often. Without --timeout it gives up after a second.
///
/// The methods start from the filled cells of a puzzle and ignore removed candidates. Each method
/// works on many puzzles in a row, undisturbed by the others. Interrupt the command to see the
/// result for the puzzles that all methods have finished.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The methods, in the order of the output: backtracking, bitmaps, cursor, candidates, trail,
    /// four-views, fewest-first, dancing-links, fast [default: all].
    #[arg(long, value_name = "ID,...", value_delimiter = ',', value_parser = named::method(), hide_possible_values = true)]
    methods: Vec<&'static Method>,

    /// The views in which four-views and fewest-first look for singles: any of r (row), c (column),
    /// b (box) and x (cell), in the order given.
    #[arg(long, value_name = "VIEWS", value_parser = values::views)]
    views: Option<ViewChoice>,

    /// Stop after N solutions of a puzzle; 0 for no limit.
    #[arg(long, value_name = "N", default_value = "2", value_parser = values::limit)]
    limit: u64,

    /// Give up on a puzzle after N nodes (choices of what to try next), which is the same on every
    /// machine; 0 for no limit.
    #[arg(long, value_name = "N", value_parser = values::limit)]
    node_limit: Option<u64>,

    /// Measure each method N times on every puzzle that takes less than a tenth of a second; the
    /// shortest time counts.
    #[arg(long, value_name = "N", default_value = "3", value_parser = values::at_least(NonZeroU32::MIN))]
    repeat: NonZeroU32,

    /// The output format.
    #[arg(long, value_enum, default_value = "table")]
    format: Layout,

    #[command(flatten)]
    batch: Batch,
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

/// The time limit for a puzzle where none is named.
const USUAL_LIMIT: Duration = Duration::from_secs(1);

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let all: Vec<&Method> = METHODS.iter().collect();
    let methods = if args.methods.is_empty() { &all } else { &args.methods };
    check_views(args.views.as_ref(), methods.iter().copied()).map_err(Failure::Usage)?;
    let views = args.views.clone().unwrap_or_default();
    let time = if args.batch.has_timeout() { args.batch.limit() } else { Some(USUAL_LIMIT) };
    let limits = Limits { solutions: args.limit, nodes: args.node_limit, time };

    let mut measurement = Measurement::new(methods, &views, &limits, args.repeat.get(), Cancel::when(interruption()));
    let mut bulk = args.batch.open(&args.input, Form::Document(None), context)?;
    // Reading takes no time beside measuring.
    let mut read = bulk.each(
        &args.input,
        context,
        LIGHT,
        |_, entry, cancel| position(entry, cancel),
        |_, position| {
            catch_interruption();
            match position {
                Ok((grid, wrong)) => {
                    wrong.into_iter().for_each(warn);
                    measurement.take(grid).map(|()| Success::All).map_err(|Cancelled| Failure::Interrupted)
                }
                Err(message) => {
                    warn(message);
                    Ok(Success::SomeFailed)
                }
            }
        },
    );
    if !matches!(read, Err(Failure::Interrupted)) && measurement.measure().is_err() {
        read = Err(Failure::Interrupted);
    }
    let interrupted = matches!(read, Err(Failure::Interrupted));
    let success = if interrupted { Success::All } else { read? };
    let comparison = ComparisonRecord {
        schema: SCHEMA,
        limit: args.limit,
        node_limit: args.node_limit,
        time_limit: time.map(|time| time.as_secs_f64()),
        views: views.to_string(),
        repeat: args.repeat.get(),
        methods: measurement.finish(),
    };
    match args.format {
        Layout::Json => context.record(&comparison, None, &Rest::Nothing, true)?,
        Layout::Csv => {
            let text = csv(comparison.methods.iter().map(|method| &method.sum))?;
            context.output.text(String::from_utf8_lossy(&text))?;
        }
        Layout::Table => table::write(&comparison, context)?,
        Layout::Svg => context.output.text(chart::of(&comparison, context.language()).to_svg())?,
    }
    bulk.finish(success, context)?;
    if interrupted {
        context.output.finish()?;
        let puzzles = comparison.methods.first().map_or(0, |method| method.sum.puzzles) as usize;
        warn(say("compare-interrupted", &[("count", puzzles.into())]));
        return Err(Failure::Interrupted);
    }
    Ok(success)
}

/// The digits of an entry, and what in it disagrees with its solution; or why it is no puzzle.
fn position(entry: Entry, cancel: Cancel<'_>) -> Result<(Grid, Option<String>), String> {
    let reading = entry.map_err(|error| words::error(&error))?;
    let conflict = reading.digits.conflict();
    let problem = conflict.map(|conflict| words::at(&reading, &words::conflict(&conflict)));
    problem.map_or_else(|| Ok((reading.digits, words::wrong(&reading, cancel))), Err)
}

/// The methods as CSV with a header. Times have the precision of a clock, ratios three places.
fn csv<'a>(methods: impl Iterator<Item = &'a MethodRecord>) -> io::Result<Vec<u8>> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    for (index, method) in methods.enumerate() {
        if index == 0 {
            csv.write_record(field_names(method)?).map_err(io::Error::other)?;
        }
        let counts = [
            method.puzzles,
            method.solved,
            method.gave_up,
            method.solutions,
            method.tried,
            method.guesses,
            method.max_depth,
        ];
        let numbers = [format!("{:.9}", method.seconds), format!("{:.3}", method.ratio)];
        let record = std::iter::once(method.method.to_string()).chain(counts.map(|count| count.to_string()));
        csv.write_record(record.chain(numbers)).map_err(io::Error::other)?;
    }
    csv.into_inner().map_err(|error| error.into_error())
}
