//! `whydoku solve`: the answer alone.

use super::input::Input;
use super::{Context, Failure, Success, parallel};
use crate::board::{Grid, Position};
use crate::format::{self, Format, FormatError, Reading};
use crate::solve::{Outcome, look_ahead};
use clap::ValueEnum;
use serde::Serialize;
use std::num::NonZeroUsize;

/// Solves puzzles and says whether the solution is the only one.
///
/// One line for each puzzle, in order: its 81 digits, or `none`, `several`, or `error: ...`. Exit code 0 when every
/// puzzle has exactly one solution, 1 when some have not.
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
    // Whoever types puzzles by hand gets each answer at once.
    let by_hand = args.input.is_typed_by_hand();
    let default = if by_hand { NonZeroUsize::MIN } else { parallel::all_processors() };
    let (mut failed, mut first) = (false, true);
    parallel::in_order(args.input.readings()?, args.jobs.unwrap_or(default), answer, |answer| {
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

enum Answer {
    Known(String, Outcome),
    Unreadable(FormatError),
}

fn answer(item: Result<Reading, FormatError>) -> Answer {
    match item {
        Err(error) => Answer::Unreadable(error),
        Ok(reading) => {
            let outcome = reading.position().map_or_else(Outcome::Invalid, |position| look_ahead(&position));
            Answer::Known(reading.puzzle(), outcome)
        }
    }
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
    let format = match layout {
        Layout::Line | Layout::Jsonl => Format::Line,
        Layout::Grid => Format::Grid,
        Layout::Framed => Format::Framed,
    };
    Position::new(solution).map_or_else(|_| solution.to_string(), |position| format::write(format, &position))
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
