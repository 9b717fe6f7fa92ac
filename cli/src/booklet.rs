//! `whydoku booklet`: puzzles on paper.

use super::batch::{Batch, Form};
use super::context::warn;
use super::input::{Entry, Input};
use super::replace::Replacement;
use super::target::{Binary, Font, Size, cannot_write, unprinted};
use super::words::{self, say};
use super::{Context, Failure, Success, progress, values};
use clap::ValueEnum;
use std::cmp::Ordering;
use std::io;
use std::path::PathBuf;
use whydoku::Cancel;
use whydoku::explain::{Explainer, HintLevel};
use whydoku::parallel::HEAVY;
use whydoku::print::{Booklet, Parts, PerPage, Puzzle, Unfit, Wanted};

/// Prints puzzles as a booklet: a PDF with the puzzles, and their solutions at the end.
///
/// Rows that cannot be read, and puzzles without exactly one solution, are reported on standard
/// error and left out; the exit code is then 1. The same puzzles and options give the same bytes.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How many puzzles are on a page [default: 4].
    #[arg(long, value_enum, value_name = "N")]
    per_page: Option<Count>,

    /// The size of the paper.
    #[arg(long, value_enum, default_value = "a4")]
    paper: Size,

    /// What stands at the top of each page of puzzles.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// Say how hard each puzzle is, as `rate` does.
    #[arg(long)]
    grade: bool,

    /// Print the first hint below each puzzle: 1 where to look, 2 also which technique, 3 also the
    /// question to ask.
    #[arg(long, value_name = "1-3", num_args = 0..=1, require_equals = true, default_missing_value = "1")]
    #[arg(value_parser = values::between::<u8>(1..=3))]
    hint: Option<u8>,

    /// The column or field whose text stands above each puzzle, in place of its number.
    #[arg(long, value_name = "NAME")]
    titles: Option<String>,

    /// Order the puzzles by this column or field: numbers by size, other values as text.
    #[arg(long, value_name = "NAME")]
    order_by: Option<String>,

    /// Leave out the names of rows and columns.
    #[arg(long)]
    no_labels: bool,

    /// Large print: one puzzle on a page unless --per-page says otherwise, and larger text.
    #[arg(long)]
    large: bool,

    /// Where the solutions are.
    #[arg(long, value_enum, default_value = "end", value_name = "WHERE")]
    solutions: Solutions,

    /// Write the solutions to this file of their own.
    #[arg(long, value_name = "FILE", conflicts_with = "solutions")]
    solutions_to: Option<PathBuf>,

    #[command(flatten)]
    font: Font,

    #[command(flatten)]
    batch: Batch,
}

/// Where the solutions of a booklet are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Solutions {
    /// At the end.
    End,
    /// At the end, upside down.
    UpsideDown,
    /// Nowhere.
    None,
}

/// How many puzzles are on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Count {
    /// As large as the paper.
    #[value(name = "1")]
    One,
    /// One below the other.
    #[value(name = "2")]
    Two,
    /// Two by two.
    #[value(name = "4")]
    Four,
    /// Two beside each other, three below.
    #[value(name = "6")]
    Six,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let fonts = args.font.fonts(explainer.language())?;
    let mut bulk = args.batch.open(&args.input, Form::Document(Some(Binary::Pdf)), context)?;
    let wanted = Wanted::new(args.grade, args.hint.map(|level| HintLevel::ALL[usize::from(level) - 1]));
    let counter = progress::counter();
    let work = |_, entry, cancel: Cancel<'_>| {
        counter.inc(1);
        let value = |name: &Option<String>| name.as_ref().and_then(|name| value(&entry, name));
        let (title, key) = (value(&args.titles), value(&args.order_by).unwrap_or_default());
        puzzle(entry, &wanted, &explainer, cancel).map(|mut puzzle| {
            puzzle.title = title;
            (key, puzzle)
        })
    };
    let mut puzzles = Vec::new();
    let success = bulk.each(&args.input, context, HEAVY, work, |_, read| {
        let failed = read.is_err();
        match read {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(message) => warn(message),
        }
        Ok(Success::unless(failed))
    })?;
    if puzzles.is_empty() {
        warn(say("booklet-empty", &[]));
        return Ok(success.max(Success::SomeFailed));
    }
    if args.order_by.is_some() {
        puzzles.sort_by(|(one, _), (other, _)| in_order(one, other));
    }
    let mut booklet = Booklet::new(puzzles.into_iter().map(|(_, puzzle)| puzzle).collect());
    booklet.has_labels = !args.no_labels;
    booklet.is_large = args.large;
    booklet.parts = match (&args.solutions_to, args.solutions) {
        (Some(_), _) | (None, Solutions::None) => Parts::Puzzles,
        (None, Solutions::UpsideDown) => Parts::UpsideDown,
        (None, Solutions::End) => Parts::Both,
    };
    booklet.title = args.title.unwrap_or_default();
    booklet.paper = args.paper.paper();
    let usual = if args.large { Count::One } else { Count::Four };
    booklet.per_page = match args.per_page.unwrap_or(usual) {
        Count::One => PerPage::One,
        Count::Two => PerPage::Two,
        Count::Four => PerPage::Four,
        Count::Six => PerPage::Six,
    };
    booklet.write(&explainer, &fonts, args.batch.threads(), &mut context.output).map_err(unprinted)?;
    bulk.finish(success, context)?;
    if let Some(path) = &args.solutions_to {
        booklet.parts = Parts::Solutions;
        let failed = |error: io::Error| cannot_write(path, &error);
        let (mut file, replacement) = Replacement::of(path).map_err(failed)?;
        booklet.write(&explainer, &fonts, args.batch.threads(), &mut file).map_err(unprinted)?;
        replacement.finish().map_err(failed)?;
    }
    Ok(success)
}

/// The value of a column or a field beside a puzzle.
fn value(entry: &Entry, name: &str) -> Option<String> {
    let fields = entry.as_ref().ok()?.rest.fields();
    let (_, value) = fields.into_iter().find(|(other, _)| other == name)?;
    Some(serde_json::from_str::<String>(&value).unwrap_or(value)).filter(|value| !value.trim().is_empty())
}

/// The order of two values: numbers before text, each by size.
fn in_order(one: &str, other: &str) -> Ordering {
    match (one.parse::<f64>(), other.parse::<f64>()) {
        (Ok(one), Ok(other)) => one.total_cmp(&other),
        (Ok(_), _) => Ordering::Less,
        (_, Ok(_)) => Ordering::Greater,
        _ => one.cmp(other),
    }
}

/// The puzzle of an entry, or what is wrong with it and where.
fn puzzle(entry: Entry, wanted: &Wanted, explainer: &Explainer, cancel: Cancel<'_>) -> Result<Puzzle, String> {
    let reading = entry.map_err(|error| words::error(&error))?;
    Puzzle::new(&reading.givens_alone(), wanted, explainer, cancel).map_err(|unfit| {
        let problem = match unfit {
            Unfit::Invalid(conflict) => words::conflict(&conflict),
            Unfit::NoSolution => say("booklet-no-solution", &[]),
            Unfit::Several => say("booklet-several", &[]),
            Unfit::Solved => say("booklet-solved", &[]),
            Unfit::Cancelled(_) => say("timed-out", &[]),
            other => other.to_string(),
        };
        let place = reading.source.to_string();
        say("placed-problem", &[("place", place.as_str().into()), ("problem", problem.as_str().into())])
    })
}
