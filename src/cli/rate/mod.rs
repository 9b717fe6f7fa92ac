//! `whydoku rate`: how hard puzzles are.

use super::canonical::givens;
use super::input::{Entry, Input};
use super::{Context, Failure, Success, jobs, progress, values, words};
use crate::cancel::Cancel;
use crate::format::csv_record;
use crate::rating::se::{RateError, Rater, Rating};
use clap::ValueEnum;
use std::cell::RefCell;
use std::num::NonZeroUsize;

/// Rates puzzles as Sudoku Explainer 1.2.1 does.
///
/// ER is the rating of the hardest step, EP that of the hardest step up to the first placement, ED that of the first step. One line
/// per puzzle, in order. A puzzle that does not have exactly one solution has an error: `none`, `several`, or why it cannot be
/// read. Exit code 0 if every puzzle has a rating, otherwise 1.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The output format.
    #[arg(long, value_enum, default_value = "line")]
    format: Layout,

    /// Compute only this rating; may be repeated [default: all].
    #[arg(long, value_enum, value_name = "RATING")]
    only: Vec<Kind>,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// The format of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// ER/EP/ED on a line.
    Line,
    /// One record per line with a header: puzzle,er,ep,ed,error.
    Csv,
}

/// A rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// ER, EP and ED of Sudoku Explainer 1.2.1.
    Se,
}

thread_local! {
    /// What a thread has at hand for the next puzzle.
    static RATER: RefCell<Rater> = RefCell::default();
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let counter = progress::counter();
    if args.format == Layout::Csv {
        context.output.line("puzzle,er,ep,ed,error")?;
    }
    let layout = args.format;
    let work = |_, entry| line(layout, entry);
    args.input.each_numbered(context, jobs::threads(args.jobs), 0, work, |context, (line, is_rated)| {
        counter.inc(1);
        context.output.line(line)?;
        Ok(Success::unless(!is_rated))
    })
}

/// The line of a puzzle, and whether it has a rating.
fn line(layout: Layout, entry: Entry) -> (String, bool) {
    let (puzzle, rating) = match entry {
        Err(error) => (String::new(), Err(words::error(&error))),
        Ok(reading) => {
            let puzzle = givens(&reading);
            let rating = RATER.with_borrow_mut(|rater| rater.rate(&puzzle, Cancel::NEVER));
            (puzzle.to_string(), rating.map_err(told))
        }
    };
    let is_rated = rating.is_ok();
    let line = match (layout, rating) {
        (Layout::Line, Ok(rating)) => rating.to_string(),
        (Layout::Line, Err(error)) => format!("error: {error}"),
        (Layout::Csv, Ok(Rating { er, ep, ed })) => format!("{puzzle},{er},{ep},{ed},"),
        (Layout::Csv, Err(error)) => csv_record([puzzle.as_str(), "", "", "", error.as_str()].into_iter()),
    };
    (line, is_rated)
}

/// Why a puzzle has no rating.
fn told(error: RateError) -> String {
    match error {
        RateError::Conflict(conflict) => words::conflict(&conflict),
        RateError::NoSolution => "none".into(),
        RateError::SeveralSolutions => "several".into(),
        other => other.to_string(),
    }
}
