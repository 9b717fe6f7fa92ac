//! `whydoku solve`: only the solution.

use super::input::{Entry, Input};
use super::solutions::{Asked, Search};
use super::{Context, Failure, Success, jobs, progress, words};
use crate::board::Grid;
use crate::cancel::Cancel;
use crate::format::{self, FormatError, Rest};
use crate::report::AnswerRecord;
use crate::solve::{Outcome, look_ahead};
use clap::ValueEnum;
use std::num::NonZeroUsize;

/// Solves puzzles and checks that the solution is unique.
///
/// One line per puzzle, in order: its 81 digits, or `none`, `several`, or `error: ...`. Exit code 0 if every puzzle has
/// exactly one solution, otherwise 1.
///
/// With --all or --limit N every solution has its own line (or its own JSON object, with its number), written as soon as
/// it is found and always in the same order. An empty line separates puzzles; a puzzle without solutions has the line
/// `none`. With --count it is one number per puzzle. The exit code is then 0 if every puzzle has a solution.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The output format.
    #[arg(long, value_enum, default_value = "line")]
    format: Layout,

    /// Print only unique, several or none.
    #[arg(long)]
    outcome: bool,

    #[command(flatten)]
    search: Search,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

/// The format of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// 81 digits on a line.
    Line,
    /// Nine rows.
    Grid,
    /// Nine rows in a frame.
    Framed,
    /// One JSON object per line.
    Jsonl,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    args.search.check()?;
    if args.search.many() {
        return run_many(&args, context);
    }
    let jobs = jobs::threads(args.jobs);
    let counter = progress::counter();
    let mut first = true;
    let solve = |entry| answer(&args.search, entry);
    args.input.each_parallel(context, jobs, solve, |context, answer| {
        counter.inc(1);
        let answer = answer?;
        let spaced = !first && !args.outcome && matches!(args.format, Layout::Grid | Layout::Framed);
        first = false;
        if spaced {
            context.output.line("")?;
        }
        write(&args, &answer, context)?;
        Ok(Success::unless(!matches!(answer, Answer::Known(_, Outcome::Solved(_)))))
    })
}

/// Writes several solutions of each puzzle, or their number.
fn run_many(args: &Args, context: &mut Context) -> Result<Success, Failure> {
    let mut first = true;
    args.input.each(context, |context, entry| {
        let found = write_many(args, first, entry, context)?;
        first = false;
        Ok(Success::unless(!found))
    })
}

/// The answer for one entry of the input.
enum Answer {
    /// A puzzle and its outcome.
    Known(Asked, Outcome),
    Unreadable(FormatError),
}

/// Writes several solutions of a puzzle, or their number. Returns whether there is a solution.
fn write_many(args: &Args, first: bool, entry: Entry, context: &mut Context) -> Result<bool, Failure> {
    let json = args.format == Layout::Jsonl;
    if !first && !json && !args.search.count {
        context.output.line("")?;
    }
    let answer = match entry {
        Err(error) => Answer::Unreadable(error),
        Ok(reading) => match reading.position() {
            Err(conflict) => Answer::Known(reading.into(), Outcome::Invalid(conflict)),
            Ok(position) => {
                let asked = reading.into();
                let found = if args.search.count {
                    args.search.write_count(&asked, &position, json, context)?
                } else {
                    let layout = (!json).then_some(|solution: &Grid| formatted(args.format, solution));
                    args.search.write_each(&asked, &position, layout, context)?
                };
                if found > 0 || args.search.count {
                    return Ok(found > 0);
                }
                Answer::Known(asked, Outcome::None)
            }
        },
    };
    write(args, &answer, context)?;
    Ok(false)
}

fn answer(search: &Search, entry: Entry) -> Result<Answer, Failure> {
    let reading = match entry {
        Err(error) => return Ok(Answer::Unreadable(error)),
        Ok(reading) => reading,
    };
    let outcome = match reading.position() {
        Err(conflict) => Outcome::Invalid(conflict),
        Ok(position) if search.has_method() => search.outcome(&position)?,
        Ok(position) => look_ahead(&position, Cancel::NEVER),
    };
    Ok(Answer::Known(reading.into(), outcome))
}

fn write(args: &Args, answer: &Answer, context: &mut Context) -> Result<(), Failure> {
    if args.format == Layout::Jsonl {
        match answer {
            Answer::Known(asked, outcome) => {
                let puzzle = asked.puzzle.as_str();
                context.record(&AnswerRecord::new(puzzle, outcome), Some(puzzle), &asked.rest, false)?;
            }
            Answer::Unreadable(error) => {
                context.record(&AnswerRecord::unreadable(error), None, &Rest::Nothing, false)?;
            }
        }
        return Ok(());
    }
    let line = match answer {
        Answer::Unreadable(error) => format!("error: {}", words::error(error)),
        Answer::Known(_, Outcome::Invalid(conflict)) => format!("error: {}", words::conflict(conflict)),
        Answer::Known(_, Outcome::Solved(_)) if args.outcome => "unique".into(),
        Answer::Known(_, Outcome::Solved(solution)) => formatted(args.format, solution),
        Answer::Known(_, other) => other.name().into(),
    };
    Ok(context.output.line(line)?)
}

fn formatted(layout: Layout, solution: &Grid) -> String {
    match layout {
        Layout::Line | Layout::Jsonl => solution.to_string(),
        Layout::Grid => format::rows(solution),
        Layout::Framed => format::framed(solution),
    }
}
