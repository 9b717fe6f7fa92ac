//! `whydoku booklet`: puzzles on paper.

use super::context::warn;
use super::input::{Entry, Input};
use super::replace::replace;
use super::target::{Binary, Font, Size, cannot_write, problem, to_terminal};
use super::words::{self, say, say_of};
use super::{Context, Failure, Success, jobs, progress, values};
use clap::ValueEnum;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use whydoku::Cancel;
use whydoku::explain::{Explainer, HintLevel};
use whydoku::parallel::HEAVY;
use whydoku::print::{Booklet, PerPage, Puzzle, Unfit, Wanted};

/// Prints puzzles as a booklet: a PDF with the puzzles, and their solutions at the end.
///
/// Rows that cannot be read, and puzzles without exactly one solution, are reported on standard
/// error and left out; the exit code is then 1. The same puzzles and options give the same bytes.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Write the PDF to this file [default: standard output, if that is no terminal].
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// How many puzzles are on a page.
    #[arg(long, value_enum, default_value = "4", value_name = "N")]
    per_page: Count,

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

    #[command(flatten)]
    font: Font,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
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
    match &args.output {
        None if context.output.is_terminal() => {
            return Err(Failure::Usage(to_terminal(Binary::Pdf)));
        }
        Some(path) if args.input.is_file(path) => {
            return Err(Failure::Usage(say_of("rate-own-input", "file", path.display())));
        }
        _ => {}
    }
    let fonts = args.font.fonts(explainer.language())?;
    let wanted = Wanted::new(args.grade, args.hint.map(|level| HintLevel::ALL[usize::from(level) - 1]));
    let counter = progress::counter();
    let work = |_, entry| {
        counter.inc(1);
        puzzle(entry, &wanted, &explainer)
    };
    let mut puzzles = Vec::new();
    let success = args.input.each_numbered(
        context,
        (jobs::threads(args.jobs), HEAVY),
        |_, _| true,
        work,
        |_, read| {
            let failed = read.is_err();
            match read {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(message) => warn(message),
            }
            Ok(Success::unless(failed))
        },
    )?;
    if puzzles.is_empty() {
        warn(say("booklet-empty", &[]));
        return Ok(success.max(Success::SomeFailed));
    }
    let mut booklet = Booklet::new(puzzles);
    booklet.title = args.title.unwrap_or_default();
    booklet.paper = args.paper.paper();
    booklet.per_page = match args.per_page {
        Count::One => PerPage::One,
        Count::Two => PerPage::Two,
        Count::Four => PerPage::Four,
        Count::Six => PerPage::Six,
    };
    let pdf = booklet.pdf(&explainer, &fonts).map_err(|error| Failure::Usage(problem(&error)))?;
    match &args.output {
        None => context.output.write_all(&pdf)?,
        Some(path) => replace(path, &pdf).map_err(|error| cannot_write(path, &error))?,
    }
    Ok(success)
}

/// The puzzle of an entry, or what is wrong with it and where.
fn puzzle(entry: Entry, wanted: &Wanted, explainer: &Explainer) -> Result<Puzzle, String> {
    let reading = entry.map_err(|error| words::error(&error))?;
    Puzzle::new(&reading.givens_alone(), wanted, explainer, Cancel::NEVER).map_err(|unfit| {
        let problem = match unfit {
            Unfit::Invalid(conflict) => words::conflict(&conflict),
            Unfit::NoSolution => say("booklet-no-solution", &[]),
            Unfit::Several => say("booklet-several", &[]),
            Unfit::Solved => say("booklet-solved", &[]),
            other => other.to_string(),
        };
        let place = reading.source.to_string();
        say("placed-problem", &[("place", place.as_str().into()), ("problem", problem.as_str().into())])
    })
}
