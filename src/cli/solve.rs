//! `whydoku solve`: the answer alone.

use super::input::Input;
use super::solutions::Search;
use super::{Context, Failure, Success, parallel};
use crate::board::Grid;
use crate::cancel::Cancel;
use crate::format::{self, FormatError, Reading};
use crate::solve::{Outcome, look_ahead};
use clap::ValueEnum;
use serde::Serialize;
use std::num::NonZeroUsize;

/// Solves puzzles and says whether the solution is the only one.
///
/// One line for each puzzle, in order: its 81 digits, or `none`, `several`, or `error: ...`. Exit code 0 when every
/// puzzle has exactly one solution, 1 when some have not.
///
/// With --all or --limit N every solution has its own line (or its own object in JSON, with its number), written as
/// soon as it is found and always in the same order, and those of the next puzzle come after an empty line; a puzzle
/// without any has the line `none`. With --count it is one number for each puzzle. Exit code 0 when every puzzle has a
/// solution then.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How to write the answers.
    #[arg(long, value_enum, default_value = "line")]
    format: Layout,

    /// Only say unique, several or none.
    #[arg(long)]
    outcome: bool,

    #[command(flatten)]
    search: Search,

    /// How many puzzles to solve at the same time; else as many as there are processors. The answers are the same, in
    /// the same order.
    #[arg(long, short, value_name = "NUMBER")]
    jobs: Option<NonZeroUsize>,
}

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// 81 digits on a line.
    Line,
    /// Nine rows.
    Grid,
    /// Nine rows in a frame.
    Framed,
    /// One JSON object a line.
    Jsonl,
}

/// One answer as JSON.
#[derive(Serialize)]
struct AnswerRecord {
    schema: u32,
    puzzle: Option<String>,
    outcome: &'static str,
    solution: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    args.search.check()?;
    if args.search.many() {
        return run_many(&args, context);
    }
    // Whoever types puzzles by hand gets each answer at once.
    let by_hand = args.input.is_typed_by_hand();
    let default = if by_hand { NonZeroUsize::MIN } else { parallel::all_processors() };
    let (mut failed, mut first) = (false, true);
    let find = |item| answer(&args.search, item);
    parallel::in_order(args.input.readings()?, args.jobs.unwrap_or(default), find, |answer| {
        let answer = answer?;
        failed |= !matches!(answer, Answer::Known(_, Outcome::Solved(_)));
        if let Answer::Unreadable(error) = &answer {
            if error.is_final() {
                return Err(Failure::Io(error.to_string()));
            }
            eprintln!("whydoku: {error}");
        }
        let spaced = !first && !args.outcome && matches!(args.format, Layout::Grid | Layout::Framed);
        first = false;
        if spaced {
            context.output.line("")?;
        }
        write(&args, &answer, context)?;
        if by_hand {
            context.output.finish()?;
        }
        Ok(())
    })?;
    Ok(Success::unless(failed))
}

/// Many solutions of each puzzle, one puzzle after the other: each solution is written as soon as it is found.
fn run_many(args: &Args, context: &mut Context) -> Result<Success, Failure> {
    let mut failed = false;
    for (index, item) in args.input.readings()?.enumerate() {
        failed |= !write_many(args, index, item, context)?;
    }
    Ok(Success::unless(failed))
}

enum Answer {
    Known(String, Outcome),
    Unreadable(FormatError),
}

/// Writes many solutions of a puzzle, or how many there are. Returns whether there was one.
fn write_many(
    args: &Args,
    index: usize,
    item: Result<Reading, FormatError>,
    context: &mut Context,
) -> Result<bool, Failure> {
    let json = args.format == Layout::Jsonl;
    if index > 0 && !json && !args.search.count {
        context.output.line("")?;
    }
    let without = match item {
        Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
        Err(error) => {
            eprintln!("whydoku: {error}");
            Answer::Unreadable(error)
        }
        Ok(reading) => match reading.position() {
            Err(conflict) => Answer::Known(reading.puzzle(), Outcome::Invalid(conflict)),
            Ok(position) => {
                let puzzle = reading.puzzle();
                let found = if args.search.count {
                    args.search.write_count(&puzzle, &position, json, context)?
                } else {
                    let layout = (!json).then_some(|solution: &Grid| laid_out(args.format, solution));
                    args.search.write_each(&puzzle, &position, layout, context)?
                };
                if found > 0 || args.search.count {
                    return Ok(found > 0);
                }
                Answer::Known(puzzle, Outcome::None)
            }
        },
    };
    write(args, &without, context)?;
    Ok(false)
}

fn answer(search: &Search, item: Result<Reading, FormatError>) -> Result<Answer, Failure> {
    let reading = match item {
        Err(error) => return Ok(Answer::Unreadable(error)),
        Ok(reading) => reading,
    };
    let outcome = match reading.position() {
        Err(conflict) => Outcome::Invalid(conflict),
        Ok(position) if search.has_method() => search.outcome(&position)?,
        Ok(position) => look_ahead(&position, Cancel::NEVER),
    };
    Ok(Answer::Known(reading.puzzle(), outcome))
}

fn write(args: &Args, answer: &Answer, context: &mut Context) -> Result<(), Failure> {
    if args.format == Layout::Jsonl {
        return Ok(context.output.json(&record(answer), false)?);
    }
    let line = match answer {
        Answer::Unreadable(error) => format!("error: {error}"),
        Answer::Known(_, Outcome::Invalid(conflict)) => format!("error: {conflict}"),
        Answer::Known(_, Outcome::Solved(_)) if args.outcome => "unique".into(),
        Answer::Known(_, Outcome::Solved(solution)) => laid_out(args.format, solution),
        Answer::Known(_, other) => other.name().into(),
    };
    Ok(context.output.line(line)?)
}

fn laid_out(layout: Layout, solution: &Grid) -> String {
    match layout {
        Layout::Line | Layout::Jsonl => solution.to_string(),
        Layout::Grid => format::rows(solution),
        Layout::Framed => format::framed(solution),
    }
}

fn record(answer: &Answer) -> AnswerRecord {
    let (puzzle, outcome, solution, error) = match answer {
        Answer::Unreadable(error) => (None, "invalid", None, Some(error.to_string())),
        Answer::Known(puzzle, outcome) => {
            let error = if let Outcome::Invalid(conflict) = outcome { Some(conflict.to_string()) } else { None };
            (Some(puzzle.clone()), outcome.name(), outcome.solution().map(Grid::to_string), error)
        }
    };
    AnswerRecord { schema: crate::report::SCHEMA, puzzle, outcome, solution, error }
}
