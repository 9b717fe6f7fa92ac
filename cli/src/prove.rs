//! `whydoku prove`: formulas and proofs for other programs to check.

use super::batch::{self, Form, Lines, Part};
use super::deadline::Deadlines;
use super::input::{Entry, Input, Number};
use super::replace::Replacement;
use super::selection::Selection;
use super::share::Resumption;
use super::target::cannot_write;
use super::words::{self, say, say_of};
use super::{Context, Failure, Records, Success, context::warn, progress};
use clap::ValueEnum;
use std::io::Write;
use std::path::{Path, PathBuf};
use whydoku::Cancel;
use whydoku::format::Rest;
use whydoku::parallel::HEAVY;
use whydoku::proof::{Formula, NoTheorem, ProofFormat, ProofStyle, Tally, Theorem, Uniqueness, export, write_models};
use whydoku::report::ProofRecord;
use whydoku::technique::Profile;

/// Proves that a puzzle has one solution, or none, for a stranger's program to check.
///
/// Writes the puzzle as a formula in the DIMACS format, NAME.cnf, and the steps of the solution as
/// its refutation, NAME.lrat or NAME.drat. For a puzzle with one solution the formula says that
/// there is another one, for a puzzle without a solution that there is one. docs/proofs.md says how
/// to check both with public tools. A puzzle with several solutions has no proof: two of them are
/// written to NAME.models, and the exit code is 1.
///
/// For a file of puzzles the name is a folder with a slash at the end: DIR/000001.cnf and so on, by
/// the number of the row. Files are written beside and renamed, so that none is ever half there.
///
/// The path does without steps that assume one solution, unless --uniqueness is given.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The name of the files, without an ending; or a folder, with a slash at the end. With
    /// --format jsonl, the file to write to; - is standard output, as without it.
    #[arg(long, short, value_name = "NAME|DIR")]
    output: Option<String>,

    #[command(flatten)]
    resumption: Resumption,

    /// The format of the proof.
    #[arg(long, value_enum, default_value = "lrat")]
    format: Layout,

    /// Write the proof in binary, which is shorter and has no comments.
    #[arg(long)]
    binary: bool,

    /// Write the proof without comments, which some checkers do not take.
    #[arg(long, conflicts_with = "binary")]
    plain: bool,

    /// Use steps that assume one solution, too, and list in NAME.json what they assume: refute it
    /// (or call it a premise where that is not possible), or assume it (call it a premise).
    #[arg(long, value_enum, value_name = "HOW", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "refute", conflicts_with = "no_uniqueness")]
    uniqueness: Option<How>,

    #[command(flatten)]
    selection: Selection,

    #[command(flatten)]
    part: Part,
}

/// The format of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Lemmas with hints: checking needs no search.
    Lrat,
    /// Lemmas alone.
    Drat,
    /// One JSON object per puzzle, with the proof (LRAT) as text in it.
    Jsonl,
}

/// What becomes of the assumption of one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum How {
    /// What a step assumes is proved without the assumption.
    Refute,
    /// What a step assumes is a premise of the proof.
    Assume,
}

/// What to prove, and how.
struct Plan {
    profile: Profile,
    uniqueness: Uniqueness,
    layout: Layout,
    style: ProofStyle,
    records: Records,
}

/// The result for one puzzle.
#[derive(Default)]
struct Proved {
    /// The number of the row.
    row: usize,
    /// The endings of the files, and what is in them.
    files: Vec<(&'static str, Vec<u8>)>,
    /// For standard output.
    line: Vec<u8>,
    warning: Option<String>,
    failed: bool,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let usage = |key| Err(Failure::Usage(say(key, &[])));
    let layout = args.format;
    let output = args.output.as_deref().filter(|name| layout != Layout::Jsonl || *name != "-");
    if output.is_none() && layout != Layout::Jsonl {
        return usage("usage-prove-output");
    }
    if args.binary && layout == Layout::Jsonl {
        return usage("usage-prove-binary");
    }
    let uniqueness = match args.uniqueness {
        None => Uniqueness::Off,
        Some(How::Refute) => Uniqueness::Refuted,
        Some(How::Assume) => Uniqueness::Assumed,
    };
    let style = match (args.binary, args.plain) {
        (true, _) => ProofStyle::Binary,
        (false, true) => ProofStyle::Plain,
        (false, false) => ProofStyle::Commented,
    };
    let plan = Plan { profile: args.selection.profile()?, uniqueness, layout, style, records: context.records };
    let is_folder = |name: &&str| name.ends_with('/') || Path::new(name).is_dir();
    let (form, folder) = match output {
        _ if layout == Layout::Jsonl => (Form::Rows(Lines::One), ""),
        Some(name) if is_folder(&name) => (Form::Folder, name.trim_end_matches('/')),
        _ if args.resumption.is_wanted() => return usage("resume-document"),
        name => return plan.alone(&args, name.unwrap_or_default(), context),
    };
    let path = output.map(Path::new);
    let mut bulk = batch::open(path, &args.resumption, &args.part, &args.input, form, context)?;
    let counter = progress::counter();
    let work = |number: Number, entry, cancel: Cancel<'_>| {
        counter.inc(1);
        plan.proved(number.row, entry, cancel)
    };
    // A piece is some hundred kilobytes.
    let in_flight = if layout == Layout::Jsonl { HEAVY } else { HEAVY / 16 };
    let write = |context: &mut Context, proved| finish(context, proved, |row| format!("{folder}/{row:06}"));
    let success = bulk.each(&args.input, context, in_flight, work, write)?;
    bulk.finish(success, context)?;
    Ok(success)
}

/// Writes what there is for a puzzle.
fn finish(context: &mut Context, proved: Proved, name: impl Fn(usize) -> String) -> Result<Success, Failure> {
    if !proved.files.is_empty() {
        let name = name(proved.row);
        write_all(&name, &proved.files)?;
        context.output.text(format!("{name}: "))?;
    }
    context.output.write_all(&proved.line)?;
    proved.warning.into_iter().for_each(warn);
    Ok(Success::unless(proved.failed))
}

/// Writes all files, or none.
fn write_all(name: &str, files: &[(&str, Vec<u8>)]) -> Result<(), Failure> {
    let mut written = Vec::new();
    for (ending, bytes) in files {
        let path = PathBuf::from(format!("{name}.{ending}"));
        let begun = Replacement::of(&path).and_then(|(mut file, new)| file.write_all(bytes).map(|()| new));
        written.push((begun.map_err(|error| cannot_write(&path, &error))?, path));
    }
    written.into_iter().try_for_each(|(new, path)| new.finish().map_err(|error| cannot_write(&path, &error)))
}

impl Plan {
    /// Proves the only puzzle of the input, with files of this name.
    fn alone(&self, args: &Args, name: &str, context: &mut Context) -> Result<Success, Failure> {
        let entry = Ok(args.input.only_one()?);
        let proved = Deadlines::new(args.part.limit())?.within(|cancel| self.proved(1, entry, cancel));
        finish(context, proved, |_| name.into())
    }

    fn proved(&self, row: usize, entry: Entry, cancel: Cancel<'_>) -> Proved {
        let reading = match entry {
            Ok(reading) => reading,
            Err(error) => {
                let line = self.record(&ProofRecord::unreadable(&words::error(&error)), None, &Rest::Nothing);
                let warning = line.is_empty().then(|| words::error(&error));
                return Proved { row, line, warning, failed: true, ..Proved::default() };
            }
        };
        let puzzle = reading.puzzle();
        let mut proved = Proved { row, ..Proved::default() };
        match Theorem::read(&reading, &self.profile, self.uniqueness, cancel) {
            Ok(theorem) => {
                self.write(&theorem, &puzzle, &reading.rest, &mut proved, cancel);
                proved.warning = proved.warning.or_else(|| words::wrong(&reading, cancel));
            }
            Err(why) => {
                proved.failed = true;
                let record = ProofRecord::refused(&puzzle, &why);
                proved.line = self.record(&record, Some(&puzzle), &reading.rest);
                if self.layout != Layout::Jsonl {
                    self.refuse(&why, &mut proved, reading.position().as_ref().map(Formula::of).ok());
                }
            }
        }
        proved
    }

    /// Puts formula and proof into files, or into a record.
    fn write(&self, theorem: &Theorem, puzzle: &str, rest: &Rest, proved: &mut Proved, cancel: Cancel<'_>) {
        let format = if self.layout == Layout::Drat { ProofFormat::Drat } else { ProofFormat::Lrat };
        let mut proof = Vec::new();
        let tally = match export(theorem, format, self.style, &mut proof, cancel) {
            Ok(tally) => tally,
            Err(error) => {
                proved.failed = true;
                proved.warning = Some(format!("{puzzle}: {error}"));
                return;
            }
        };
        let mut record = ProofRecord::new(puzzle, theorem, format, &tally);
        if self.layout == Layout::Jsonl {
            record.proof = String::from_utf8(proof).ok();
            proved.line = self.record(&record, Some(puzzle), rest);
            return;
        }
        let mut formula = Vec::new();
        // Memory takes what is written.
        let written = theorem.formula.write(&mut formula);
        debug_assert!(written.is_ok(), "{written:?}");
        proved.files = vec![("cnf", formula), (format.name(), proof)];
        if self.uniqueness != Uniqueness::Off {
            let mut line = Vec::new();
            let written = self.records.write(&record, Some(puzzle), rest, true, &mut line);
            debug_assert!(written.is_ok(), "{written:?}");
            proved.files.push(("json", line));
        }
        proved.line = format!("{}\n", said(theorem, &tally)).into();
    }

    /// Puts two of several solutions into a file.
    fn refuse(&self, why: &NoTheorem, proved: &mut Proved, formula: Option<Formula>) {
        let key = match why {
            NoTheorem::Several(grids) => {
                let (mut models, mut text) = (Vec::new(), Vec::new());
                let written = write_models(&grids[..], &mut models)
                    .and_then(|()| formula.map_or(Ok(()), |formula| formula.write(&mut text)));
                debug_assert!(written.is_ok(), "{written:?}");
                proved.files = vec![("cnf", text), ("models", models)];
                "prove-several"
            }
            NoTheorem::Cancelled => "prove-cancelled",
            _ => "prove-stuck",
        };
        proved.line = format!("{}\n", say(key, &[])).into();
    }

    /// The record as a line, if records are wanted.
    fn record(&self, record: &ProofRecord<'_>, puzzle: Option<&str>, rest: &Rest) -> Vec<u8> {
        let mut line = Vec::new();
        if self.layout == Layout::Jsonl {
            let written = self.records.write(record, puzzle, rest, false, &mut line);
            debug_assert!(written.is_ok(), "{written:?}");
        }
        line
    }
}

/// What is proved, in words.
fn said(theorem: &Theorem, tally: &Tally) -> String {
    let solution = theorem.formula.solution();
    let claim = solution.map_or_else(|| say("prove-none", &[]), |grid| say_of("prove-solved", "grid", grid));
    let numbers = [("lemmas", (tally.lemmas as usize).into()), ("bytes", (tally.bytes as usize).into())];
    let size = say("prove-size", &numbers);
    match theorem.premises().len() {
        0 => format!("{claim} {size}"),
        count => format!("{claim} {size} {}", say("prove-premises", &[("count", count.into())])),
    }
}
