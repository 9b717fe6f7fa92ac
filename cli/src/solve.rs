//! `whydoku solve`: only the solution.

use super::batch::{Batch, Form, Lines};
use super::context::warn;
use super::input::{Entry, Input, Piece};
use super::solutions::{Asked, Search};
use super::{Context, Failure, Records, Success, progress, spare, words};
use clap::ValueEnum;
use std::io::{self, Write};
use std::time::Duration;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::format::{self, FormatError, Reading, Rest};
use whydoku::parallel::LIGHT;
use whydoku::report::{AnswerRecord, CountRecord};
use whydoku::search::fast;
use whydoku::solve::{Outcome, look_ahead};

/// Solves puzzles and checks that the solution is unique.
///
/// One line per puzzle, in order: its 81 digits, or `none`, `several`, or `error: ...`. Exit code 0
/// if every puzzle has exactly one solution, otherwise 1.
///
/// With --all or --limit N every solution has its own line (or its own JSON object, with its
/// number), written as soon as it is found and always in the same order. An empty line separates
/// puzzles; a puzzle without solutions has the line `none`. With --count it is one number per
/// puzzle. The exit code is then 0 if every puzzle has a solution.
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

    #[command(flatten)]
    batch: Batch,
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
    if args.search.count || args.search.many() || !args.batch.is_plain() {
        return run_each(&args, context);
    }
    let counter = progress::counter();
    let records = context.records;
    let mut first = true;
    let work = |piece| answers(&args, records, piece);
    args.input.each_parallel(context, args.batch.threads(), work, |context, answers| {
        let answers = answers?;
        counter.inc(answers.count);
        if !std::mem::take(&mut first) && is_spaced(&args) {
            context.output.line("")?;
        }
        context.output.write_all(&answers.text)?;
        spare::give(answers.text);
        Ok(Success::unless(answers.failed))
    })
}

/// The same one puzzle after the other, as far as they are wanted.
fn run_each(args: &Args, context: &mut Context) -> Result<Success, Failure> {
    let counter = progress::counter();
    let (records, time) = (context.records, args.batch.limit());
    let lines = match args.format {
        Layout::Line | Layout::Jsonl if !args.search.prints_each() => Lines::One,
        _ => Lines::Any,
    };
    let mut bulk = args.batch.open(&args.input, Form::Rows(lines), context)?;
    // An output that goes on has something before it.
    let mut first = bulk.header().is_none();
    let work = |_, entry, cancel: Cancel<'_>| -> Result<Work, Failure> {
        counter.inc(1);
        if args.search.prints_each() {
            return Ok(Work::ToDo(Box::new(entry)));
        }
        let mut text = Vec::new();
        let failed = if args.search.count {
            write_count(args, records, entry, &mut text)?
        } else {
            write_one(args, (records, cancel), entry, &mut text)?
        };
        Ok(Work::Done(text, failed))
    };
    let success = bulk.each(&args.input, context, LIGHT, work, |context, work| {
        let is_spaced = if args.search.prints_each() { args.format != Layout::Jsonl } else { is_spaced(args) };
        if !std::mem::take(&mut first) && is_spaced && !args.search.count {
            context.output.line("")?;
        }
        Ok(Success::unless(match work? {
            Work::Done(text, failed) => {
                context.output.write_all(&text)?;
                failed
            }
            Work::ToDo(entry) => !write_many(args, time, *entry, context)?,
        }))
    })?;
    bulk.finish(success, context)?;
    Ok(success)
}

/// What is left of the work on an entry.
enum Work {
    /// Only to write this; and whether it failed.
    Done(Vec<u8>, bool),
    /// Everything: its solutions are written as they are found.
    ToDo(Box<Entry>),
}

/// Whether an empty line separates the answers.
fn is_spaced(args: &Args) -> bool {
    !args.outcome && matches!(args.format, Layout::Grid | Layout::Framed)
}

/// The answers for a piece of the input.
#[derive(Default)]
struct Answers {
    /// As they are written.
    text: Vec<u8>,
    count: u64,
    /// Whether one of them is not a single solution.
    failed: bool,
}

fn answers(args: &Args, records: Records, piece: Piece) -> Result<Answers, Failure> {
    let mut answers = Answers::default();
    match piece {
        Piece::Lines(lines) => {
            answers.text = spare::take();
            let cells = lines.cells;
            answers.text.reserve(cells.len() + cells.len() / 81);
            for line in cells.as_chunks().0 {
                // A dot gives no digit.
                let puzzle = Grid::from_line(line);
                if answers.count > 0 && is_spaced(args) {
                    answers.text.push(b'\n');
                }
                let outcome = outcome_of_grid(args, &puzzle)?;
                let asked = || Asked { puzzle: puzzle.to_string(), rest: Rest::Nothing };
                answers.add(&outcome);
                write(args, records, asked, &outcome, &mut answers.text)?;
            }
            spare::give(cells);
        }
        Piece::Entry(entry) => match *entry {
            Ok(reading) => {
                let outcome = outcome(args, &reading, Cancel::NEVER)?;
                answers.add(&outcome);
                write(args, records, || reading.into(), &outcome, &mut answers.text)?;
            }
            Err(error) => {
                write_error(args, records, &error, &mut answers.text)?;
                answers = Answers { count: 1, failed: true, ..answers };
            }
        },
    }
    Ok(answers)
}

impl Answers {
    /// Counts an outcome.
    fn add(&mut self, outcome: &Outcome) {
        self.count += 1;
        self.failed |= !matches!(outcome, Outcome::Solved(_));
    }
}

/// Writes the answer to one entry. Returns whether it is not a single solution.
fn write_one(
    args: &Args,
    (records, cancel): (Records, Cancel<'_>),
    entry: Entry,
    out: &mut Vec<u8>,
) -> Result<bool, Failure> {
    let reading = match entry {
        Ok(reading) => reading,
        Err(error) => return Ok(write_error(args, records, &error, out).map(|()| true)?),
    };
    let outcome = outcome(args, &reading, cancel)?;
    write(args, records, || reading.into(), &outcome, out)?;
    Ok(!matches!(outcome, Outcome::Solved(_)))
}

/// Writes the number of solutions of an entry. Returns whether there is none, or time ran out.
fn write_count(args: &Args, records: Records, entry: Entry, out: &mut Vec<u8>) -> Result<bool, Failure> {
    let reading = match entry {
        Ok(reading) => reading,
        Err(error) => return Ok(write_error(args, records, &error, out).map(|()| true)?),
    };
    let position = match reading.position() {
        Ok(position) => position,
        Err(conflict) => {
            write(args, records, || reading.into(), &Outcome::Invalid(conflict), out)?;
            return Ok(true);
        }
    };
    if let Some(bound) = args.search.bound_to_tell(&reading.digits) {
        let slots = [("clues", reading.digits.filled().len().into()), ("bound", (bound as usize).into())];
        let (place, problem) = (reading.source.to_string(), words::say("solve-bound", &slots));
        warn(words::say("placed-problem", &[("place", place.as_str().into()), ("problem", problem.as_str().into())]));
    }
    let counted = args.search.counted(&position, args.batch.limit())?;
    if counted.count == 0 {
        words::wrong(&reading, Cancel::NEVER).into_iter().for_each(warn);
    }
    let Asked { puzzle, rest } = reading.into();
    if args.format == Layout::Jsonl {
        let record = CountRecord::new(&puzzle, counted.count, counted.is_all);
        records.write(&record, Some(&puzzle), &rest, false, out)?;
    } else {
        writeln!(out, "{}{}", counted.count, if counted.is_all { "" } else { "+" })?;
    }
    Ok(counted.count == 0 || counted.is_late)
}

/// Writes several solutions of a puzzle as they are found. Returns whether there is one, and time
/// did not run out.
fn write_many(args: &Args, time: Option<Duration>, entry: Entry, context: &mut Context) -> Result<bool, Failure> {
    let json = args.format == Layout::Jsonl;
    let (records, mut text) = (context.records, Vec::new());
    match entry {
        Err(error) => write_error(args, records, &error, &mut text)?,
        Ok(reading) => match reading.position() {
            Err(conflict) => write(args, records, || reading.into(), &Outcome::Invalid(conflict), &mut text)?,
            Ok(position) => {
                let wrong = words::wrong(&reading, Cancel::NEVER);
                let (place, asked) = (reading.source.to_string(), reading.into());
                let layout = (!json).then_some(|solution: &Grid| formatted(args.format, solution));
                let found = args.search.write_each(&asked, &position, time, layout, context)?;
                if found.is_late {
                    warn(format!("{place}: {}", words::say("timed-out", &[])));
                }
                if found.count > 0 || found.is_late {
                    return Ok(!found.is_late);
                }
                wrong.into_iter().for_each(warn);
                write(args, records, || asked, &Outcome::None, &mut text)?;
            }
        },
    }
    context.output.write_all(&text)?;
    Ok(false)
}

fn outcome(args: &Args, reading: &Reading, cancel: Cancel<'_>) -> Result<Outcome, Failure> {
    let outcome = match reading.position() {
        Err(conflict) => Outcome::Invalid(conflict),
        Ok(position) if args.search.has_method() => args.search.outcome(&position, args.batch.limit())?,
        Ok(position) => look_ahead(&position, cancel),
    };
    if outcome == Outcome::None {
        words::wrong(reading, cancel).into_iter().for_each(warn);
    }
    Ok(outcome)
}

/// The outcome of a puzzle, without its candidates unless a method asks for them.
fn outcome_of_grid(args: &Args, puzzle: &Grid) -> Result<Outcome, Failure> {
    if args.search.has_method() {
        let position = Position::new(puzzle);
        return position
            .map_or_else(|conflict| Ok(Outcome::Invalid(conflict)), |position| args.search.outcome(&position, None));
    }
    let mut solutions = fast::solutions(puzzle);
    Ok(match (solutions.next(), solutions.next()) {
        (Some(only), None) => Outcome::Solved(only),
        (Some(one), Some(two)) => Outcome::Several(Box::new([one, two])),
        (None, _) => puzzle.conflict().map_or(Outcome::None, Outcome::Invalid),
    })
}

fn write(
    args: &Args,
    records: Records,
    asked: impl FnOnce() -> Asked,
    outcome: &Outcome,
    out: &mut Vec<u8>,
) -> io::Result<()> {
    match outcome {
        _ if args.format == Layout::Jsonl => {
            let Asked { puzzle, rest } = asked();
            records.write(&AnswerRecord::new(&puzzle, outcome), Some(&puzzle), &rest, false, out)
        }
        Outcome::Invalid(conflict) => writeln!(out, "error: {}", words::conflict(conflict)),
        Outcome::Cancelled => writeln!(out, "timed out"),
        Outcome::Solved(_) if args.outcome => writeln!(out, "unique"),
        Outcome::Solved(solution) if args.format == Layout::Line => writeln!(out, "{solution}"),
        Outcome::Solved(solution) => writeln!(out, "{}", formatted(args.format, solution)),
        other => writeln!(out, "{}", other.name()),
    }
}

fn write_error(args: &Args, records: Records, error: &FormatError, out: &mut Vec<u8>) -> io::Result<()> {
    match args.format {
        Layout::Jsonl => records.write(&AnswerRecord::unreadable(error), None, &Rest::Nothing, false, out),
        Layout::Line | Layout::Grid | Layout::Framed => writeln!(out, "error: {}", words::error(error)),
    }
}

fn formatted(layout: Layout, solution: &Grid) -> String {
    match layout {
        Layout::Line | Layout::Jsonl => solution.to_string(),
        Layout::Grid => format::rows(solution),
        Layout::Framed => format::framed(solution),
    }
}
