//! `whydoku check`: the judge of claimed solution paths.

mod tally;

use super::batch::{self, Batch, Lines};
use super::files::{read_text, text_of};
use super::input::{self, Entry, Input, Number};
use super::lesson::{Answer, Layout, Sequence, answer_all};
use super::selection::Selection;
use super::words::{self, say};
use super::{Context, Failure, Records, Success, values};
use clap::ValueEnum;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use tally::{Tally, graded};
use whydoku::Cancel;
use whydoku::explain::{Explainer, claim_options};
use whydoku::format::{Claim, Column, Reading, Rest, csv_record};
use whydoku::lesson::{CheckOptions, Checked, Judge, TextStyle};
use whydoku::report::ErrorRecord;

/// Judges the moves of a solution path that a person, a program or a language model claims.
///
/// Each move is judged in the position that the earlier ones lead to: proved (by the simplest
/// technique that gives it, with the reason), unjustified (true, but no technique gives it here),
/// wrong (it contradicts the solution), nothing new (it is so already), misnamed (the technique
/// that was named does not give it, but another one does) or unreadable. Moves that are proved or
/// nothing new are no errors; with an error the exit code is 1. In JSON, wrong is `false` and
/// nothing new is `stale`.
///
/// A move is r1c2=5, r3c5<>7, r3c56<>7, R1C2: 5 or B2 = 5, or a sentence about cells and digits in
/// English or Chinese; in front there may be "Naked Pair: r1c12 {3,7} =>", as in HoDoKu's list of
/// steps. A line is read as a whole, or it is unreadable; a line with several claims is judged
/// claim by claim. What is supposed, asked, left open or taken back is no claim (none), which is no
/// error either. A row of JSONL has puzzle and moves (a list of texts, of objects such as
/// {"cell":"r1c2","value":5}, or of steps as this program writes them); other fields are carried
/// through.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A puzzle, a file of puzzles, or - for standard input (the default).
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Option<String>,

    /// The moves: a file, - for standard input, or the moves themselves (separated by semicolons).
    /// Without them each row has its own moves beside its puzzle.
    #[arg(value_name = "MOVES|FILE|-")]
    moves: Option<String>,

    /// The CSV column or JSON field that holds the puzzle: a name, or a number from 1 [default:
    /// detected].
    #[arg(long, value_name = "NAME|NUMBER", value_parser = input::column)]
    column: Option<Column>,

    /// How to write the verdicts.
    #[arg(long, value_enum, default_value = "text")]
    format: Form,

    /// Show the verdicts without reasons.
    #[arg(long)]
    brief: bool,

    /// Leave out lines that claim nothing, such as the prose around the moves.
    #[arg(long)]
    prose: bool,

    /// Judge the moves until the first error only.
    #[arg(long)]
    prefix: bool,

    /// Allow N steps for a move: all but the last prepare it [default: 1].
    #[arg(long, value_name = "N", default_value = "1", hide_default_value = true)]
    #[arg(value_parser = values::at_least::<usize>(1))]
    allow_steps: usize,

    /// Count rows and columns from 0.
    #[arg(long)]
    zero_based: bool,

    #[command(flatten)]
    selection: Selection,

    #[command(flatten)]
    batch: Batch,
}

/// How verdicts are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    /// Words.
    Text,
    /// One JSON object per line.
    Jsonl,
    /// A table with a row for each claim.
    Csv,
    /// All rows counted: how many moves are proved, where the first error falls, by grade and by
    /// technique.
    Summary,
    /// The summary as one JSON object.
    SummaryJson,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let from_zero = args.zero_based;
    let given = args.moves.as_deref().map(|moves| given(moves, args.inputs.as_deref(), from_zero)).transpose()?;
    let input = Input::of(args.inputs.into_iter().collect(), args.column);
    let checker = Checker {
        judge: Judge::new(&args.selection.profile()?).allow_steps(args.allow_steps),
        given,
        from_zero,
        options: CheckOptions { prose: args.prose, prefix: args.prefix },
        form: args.format,
        brief: args.brief,
        explainer: Explainer::new(context.language()),
        asked: context.asked.map(Explainer::new),
        records: context.records,
        style: context.output.text_style(),
        are_numbered: !input.is_one_puzzle(),
        tally: Mutex::default(),
    };
    let layout = if args.format == Form::Text { Layout::Text } else { Layout::Jsonl };
    let form = match args.format {
        Form::Jsonl => batch::Form::Rows(Lines::One),
        Form::Csv => batch::Form::Rows(Lines::Any),
        Form::Text | Form::Summary | Form::SummaryJson => batch::Form::Document(None),
    };
    let mut bulk = args.batch.open(&input, form, context)?;
    if args.format == Form::Csv && bulk.header().is_none() {
        context.output.line(csv_record(COLUMNS.into_iter()))?;
    }
    let work = |number, entry, cancel: Cancel<'_>| checker.checked(entry, number, cancel);
    let success = answer_all(&mut bulk, &input, context, Sequence::new(layout, None, None), work)?;
    let tally = checker.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    match args.format {
        Form::Summary => {
            for line in tally.text(&checker.explainer) {
                context.output.line(&line)?;
            }
        }
        Form::SummaryJson => context.output.line(&tally.json().map_err(io::Error::from)?)?,
        Form::Text | Form::Jsonl | Form::Csv => {}
    }
    bulk.finish(success, context)?;
    Ok(success)
}

/// The columns of a table.
const COLUMNS: [&str; 10] =
    ["row", "puzzle", "line", "move", "read", "verdict", "technique", "steps", "named", "reason"];

/// The moves of the argument.
fn given(moves: &str, puzzle: Option<&str>, from_zero: bool) -> Result<Vec<Claim>, Failure> {
    let read = |text: &str| Claim::all_with(text, claim_options(from_zero));
    let failed = |error: io::Error| {
        let why = error.to_string();
        Failure::Io(say("cannot-read", &[("input", moves.into()), ("why", why.as_str().into())]))
    };
    if moves == "-" {
        if puzzle.is_none_or(|puzzle| puzzle == "-") {
            return Err(Failure::Usage(say("usage-moves-twice", &[])));
        }
        return text_of(io::stdin().lock()).map(|text| read(&text)).map_err(failed);
    }
    // A device and a named pipe are read like a file.
    if Path::new(moves).exists() || is_path(moves) {
        return read_text(Path::new(moves)).map(|text| read(&text)).map_err(failed);
    }
    Ok(read(moves))
}

/// Whether a text that is no file was meant as one.
fn is_path(text: &str) -> bool {
    let endings = [".txt", ".json", ".jsonl", ".csv", ".md", ".gz", ".zst", ".log"];
    !text.contains([' ', '=', '<', '\n']) && endings.iter().any(|ending| text.ends_with(ending))
}

/// Judges the rows of an input; may be shared by threads.
struct Checker {
    judge: Judge,
    /// The moves of every row, if they do not stand beside the puzzles.
    given: Option<Vec<Claim>>,
    from_zero: bool,
    options: CheckOptions,
    form: Form,
    brief: bool,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    records: Records,
    style: TextStyle,
    are_numbered: bool,
    tally: Mutex<Tally>,
}

impl Checker {
    fn checked(&self, entry: Entry, number: Number, cancel: Cancel<'_>) -> io::Result<Answer> {
        let mut reading = match entry {
            Err(error) => return self.failed(&ErrorRecord::new(&error), &Rest::Nothing, words::error(&error)),
            Ok(reading) => reading,
        };
        let claims = self.given.clone().or_else(|| Claim::take(&mut reading.rest, claim_options(self.from_zero)));
        let Some(claims) = claims else {
            let error = say("usage-no-moves", &[]);
            let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "invalid", error.clone());
            return self.failed(&record, &reading.rest, format!("{}: {error}", reading.source));
        };
        let Ok(checked) = Checked::with(&reading, claims, self.options, &self.judge, cancel) else {
            let error = say("timed-out", &[]);
            let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "cancelled", error.clone());
            return self.failed(&record, &reading.rest, format!("{}: {error}", reading.source));
        };
        let mut text = Vec::new();
        match self.form {
            Form::Text => {
                let number = self.are_numbered.then_some(number.puzzle);
                checked.text(&self.explainer, &TextStyle { number, ..self.style }, self.brief, &mut text)?;
            }
            Form::Jsonl => self.recorded(&checked, &reading, &mut text)?,
            Form::Csv => self.tabled(&checked, &reading, number.row, &mut text)?,
            Form::Summary | Form::SummaryJson => {
                // Outside the lock: it takes longest.
                let grade = checked.verdicts.is_ok().then(|| graded(&checked.puzzle)).flatten();
                self.tally.lock().unwrap_or_else(PoisonError::into_inner).add(&checked, grade);
                return Ok(Answer { failed: !checked.is_right(), ..Answer::default() });
            }
        }
        Ok(Answer { text: Some(text.into()), failed: !checked.is_right(), ..Answer::default() })
    }

    fn recorded(&self, checked: &Checked, reading: &Reading, text: &mut Vec<u8>) -> io::Result<()> {
        let puzzle = reading.puzzle();
        let asked = self.asked.as_ref().filter(|_| !self.brief);
        match checked.record(reading, asked) {
            Ok(record) => self.records.write(&record, Some(&puzzle), &reading.rest, false, text),
            Err(record) => self.records.write(&*record, Some(&puzzle), &reading.rest, false, text),
        }
    }

    /// A row for each claim; one with the reason if there are no verdicts.
    fn tabled(&self, checked: &Checked, reading: &Reading, row: usize, text: &mut Vec<u8>) -> io::Result<()> {
        let (row, puzzle) = (row.to_string(), checked.puzzle.to_string());
        let record = match checked.record(reading, None) {
            Ok(record) => record,
            Err(record) => {
                let fields = [&row, &puzzle, "", "", "", "", "", "", "", &record.error];
                return writeln!(text, "{}", csv_record(fields.into_iter()));
            }
        };
        for verdict in &record.verdicts {
            let (line, read) = (verdict.line.to_string(), verdict.read.join(" "));
            let steps = verdict.steps.map_or_else(String::new, |steps| steps.to_string());
            let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
            let (named, reason) = (or_empty(&verdict.named), or_empty(&verdict.reason));
            let technique = verdict.technique.unwrap_or_default();
            let known =
                [&row, &puzzle, &line, &verdict.text, &read, verdict.verdict, technique, &steps, &named, &reason];
            writeln!(text, "{}", csv_record(known.into_iter()))?;
        }
        Ok(())
    }

    /// The answer to a row that cannot be judged.
    fn failed(&self, record: &ErrorRecord, rest: &Rest, warning: String) -> io::Result<Answer> {
        let mut answer = Answer { failed: true, ..Answer::default() };
        match self.form {
            Form::Jsonl => {
                let mut text = Vec::new();
                self.records.write(record, None, rest, false, &mut text)?;
                answer.text = Some(text.into());
            }
            Form::Text | Form::Csv => answer.warnings.push(warning),
            Form::Summary | Form::SummaryJson => {
                self.tally.lock().unwrap_or_else(PoisonError::into_inner).add_bad();
                answer.warnings.push(warning);
            }
        }
        Ok(answer)
    }
}
