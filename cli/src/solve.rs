//! `whydoku solve`: only the solution.

use super::input::{Entry, Input, Piece};
use super::solutions::{Asked, Search};
use super::{Context, Failure, Records, Success, jobs, progress, spare, values, words};
use clap::ValueEnum;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use whydoku::Cancel;
use whydoku::board::{Grid, Position};
use whydoku::format::{self, FormatError, Reading, Rest};
use whydoku::report::AnswerRecord;
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

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
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
    let records = context.records;
    let mut first = true;
    let work = |piece| answers(&args, records, piece);
    args.input.each_parallel(context, jobs, work, |context, answers| {
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
            answers.text.reserve(lines.len() + lines.len() / 81);
            for line in lines.as_chunks().0 {
                let puzzle = Grid::from_values(&line.map(|cell| if cell.is_ascii_digit() { cell - b'0' } else { 0 }));
                if answers.count > 0 && is_spaced(args) {
                    answers.text.push(b'\n');
                }
                let outcome = outcome_of_grid(args, &puzzle)?;
                let asked = || Asked { puzzle: puzzle.to_string(), rest: Rest::Nothing };
                answers.add(&outcome);
                write(args, records, asked, &outcome, &mut answers.text)?;
            }
            spare::give(lines);
        }
        Piece::Entry(entry) => match *entry {
            Ok(reading) => {
                let outcome = outcome(args, &reading)?;
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

/// Writes several solutions of each puzzle, or their number.
fn run_many(args: &Args, context: &mut Context) -> Result<Success, Failure> {
    let mut first = true;
    args.input.each(context, |context, entry| {
        let found = write_many(args, first, entry, context)?;
        first = false;
        Ok(Success::unless(!found))
    })
}

/// Writes several solutions of a puzzle, or their number. Returns whether there is a solution.
fn write_many(args: &Args, first: bool, entry: Entry, context: &mut Context) -> Result<bool, Failure> {
    let json = args.format == Layout::Jsonl;
    if !first && !json && !args.search.count {
        context.output.line("")?;
    }
    let (records, mut text) = (context.records, Vec::new());
    match entry {
        Err(error) => write_error(args, records, &error, &mut text)?,
        Ok(reading) => match reading.position() {
            Err(conflict) => write(args, records, || reading.into(), &Outcome::Invalid(conflict), &mut text)?,
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
                write(args, records, || asked, &Outcome::None, &mut text)?;
            }
        },
    }
    context.output.write_all(&text)?;
    Ok(false)
}

fn outcome(args: &Args, reading: &Reading) -> Result<Outcome, Failure> {
    Ok(match reading.position() {
        Err(conflict) => Outcome::Invalid(conflict),
        Ok(position) if args.search.has_method() => args.search.outcome(&position)?,
        Ok(position) => look_ahead(&position, Cancel::NEVER),
    })
}

/// The outcome of a puzzle, without its candidates unless a method asks for them.
fn outcome_of_grid(args: &Args, puzzle: &Grid) -> Result<Outcome, Failure> {
    if args.search.has_method() {
        let position = Position::new(puzzle);
        return position
            .map_or_else(|conflict| Ok(Outcome::Invalid(conflict)), |position| args.search.outcome(&position));
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
