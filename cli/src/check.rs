//! `whydoku check`: the judge of claimed solution paths.

use super::input::{self, Entry, Input, Number};
use super::lesson::{Answer, Layout, Sequence, answer_each};
use super::selection::Selection;
use super::words::{self, say};
use super::{Context, Failure, Records, Success, values};
use clap::ValueEnum;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::Path;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::format::{Claim, Column, Reading, Rest};
use whydoku::lesson::{Checked, Judge, TextStyle};
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
/// A move is r1c2=5, r3c5<>7, r3c56<>7, R1C2: 5 or B2 = 5; in front there may be "Naked Pair: r1c12
/// {3,7} =>", as in HoDoKu's list of steps. A row of JSONL has puzzle and moves (a list of texts,
/// or of steps as this program writes them); other fields are carried through.
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

    #[command(flatten)]
    selection: Selection,

    /// Skip the first N rows of the input; rows that cannot be read count.
    #[arg(long, value_name = "N", default_value = "0", hide_default_value = true)]
    #[arg(value_parser = values::at_least::<u64>(0))]
    skip: u64,

    /// Worker threads [default: all CPUs]. The output does not depend on their number.
    #[arg(long, short, value_name = "N", value_parser = values::at_least(NonZeroUsize::MIN))]
    jobs: Option<NonZeroUsize>,
}

/// How verdicts are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    /// Words.
    Text,
    /// One JSON object per line.
    Jsonl,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let given = args.moves.as_deref().map(|moves| given(moves, args.inputs.as_deref())).transpose()?;
    let input = Input::of(args.inputs.into_iter().collect(), args.column);
    let checker = Checker {
        judge: Judge::new(&args.selection.profile()?),
        given,
        form: args.format,
        brief: args.brief,
        explainer: Explainer::new(context.language()),
        asked: context.asked.map(Explainer::new),
        records: context.records,
        style: context.output.text_style(),
        are_numbered: !input.is_one_puzzle(),
    };
    let layout = match args.format {
        Form::Text => Layout::Text,
        Form::Jsonl => Layout::Jsonl,
    };
    let written = Sequence::new(layout, None, None);
    answer_each(&input, context, (args.jobs, args.skip), written, |number, entry| checker.checked(entry, number))
}

/// The moves of the argument.
fn given(moves: &str, puzzle: Option<&str>) -> Result<Vec<Claim>, Failure> {
    let failed = |error: io::Error| {
        let why = error.to_string();
        Failure::Io(say("cannot-read", &[("input", moves.into()), ("why", why.as_str().into())]))
    };
    if moves == "-" {
        if puzzle.is_none_or(|puzzle| puzzle == "-") {
            return Err(Failure::Usage(say("usage-moves-twice", &[])));
        }
        let mut text = Vec::new();
        io::stdin().lock().read_to_end(&mut text).map_err(failed)?;
        return Ok(Claim::all(&String::from_utf8_lossy(&text)).collect());
    }
    // A device and a named pipe are read like a file.
    if Path::new(moves).exists() {
        let text = std::fs::read(moves).map_err(failed)?;
        return Ok(Claim::all(&String::from_utf8_lossy(&text)).collect());
    }
    Ok(Claim::all(moves).collect())
}

/// Judges the rows of an input; may be shared by threads.
struct Checker {
    judge: Judge,
    /// The moves of every row, if they do not stand beside the puzzles.
    given: Option<Vec<Claim>>,
    form: Form,
    brief: bool,
    explainer: Explainer,
    /// Adds words to JSON; only if a language was asked for.
    asked: Option<Explainer>,
    records: Records,
    style: TextStyle,
    are_numbered: bool,
}

impl Checker {
    fn checked(&self, entry: Entry, number: Number) -> io::Result<Answer> {
        let mut reading = match entry {
            Err(error) => return self.failed(&ErrorRecord::new(&error), &Rest::Nothing, words::error(&error)),
            Ok(reading) => reading,
        };
        let claims = self.given.clone().or_else(|| Claim::take(&mut reading.rest));
        let Some(claims) = claims else {
            let error = say("usage-no-moves", &[]);
            let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, "invalid", error.clone());
            return self.failed(&record, &reading.rest, format!("{}: {error}", reading.source));
        };
        // It is never cancelled.
        let Ok(checked) = Checked::read(&reading, claims, &self.judge, Cancel::NEVER) else {
            return Ok(Answer::default());
        };
        let mut text = Vec::new();
        match self.form {
            Form::Text => {
                let number = self.are_numbered.then_some(number.puzzle);
                checked.text(&self.explainer, &TextStyle { number, ..self.style }, self.brief, &mut text)?;
            }
            Form::Jsonl => self.recorded(&checked, &reading, &mut text)?,
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

    /// The answer to a row that cannot be judged.
    fn failed(&self, record: &ErrorRecord, rest: &Rest, warning: String) -> io::Result<Answer> {
        let mut answer = Answer { failed: true, ..Answer::default() };
        match self.form {
            Form::Jsonl => {
                let mut text = Vec::new();
                self.records.write(record, None, rest, false, &mut text)?;
                answer.text = Some(text.into());
            }
            Form::Text => answer.warnings.push(warning),
        }
        Ok(answer)
    }
}
