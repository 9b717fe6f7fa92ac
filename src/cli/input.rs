//! Where puzzles come from: an argument, files, standard input.

use super::{Failure, Success, warn};
use crate::board::Position;
use crate::format::{Column, FormatError, Problem, ReadOptions, Reading, read, read_str};
use crate::parallel::map_in_order;
use std::fs::File;
use std::io::{self, BufReader, IsTerminal};
use std::num::NonZeroUsize;
use std::path::Path;

/// The puzzles that a command works on.
#[derive(clap::Args, Debug)]
pub struct Input {
    /// A puzzle, a file of puzzles, or - for standard input (the default).
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Vec<String>,

    /// The CSV column or JSON field that holds the puzzle: a name, or a number from 1 [default: detected].
    #[arg(long, value_name = "NAME|NUMBER")]
    column: Option<Column>,
}

/// A puzzle that was read, or an error in place of one.
pub type Entry = Result<Reading, FormatError>;

type Readings = Box<dyn Iterator<Item = Entry>>;

impl Input {
    /// Calls `each` with every entry, in order.
    ///
    /// # Errors
    /// The first error of `each`, or of an input that cannot be opened or read to its end.
    pub fn each(&self, each: impl FnMut(Entry) -> Result<Success, Failure>) -> Result<Success, Failure> {
        self.each_parallel(NonZeroUsize::MIN, |entry| entry, each)
    }

    /// Applies `work` to every entry on several threads and calls `each` with the results, in the order of the entries.
    ///
    /// # Errors
    /// As [`each`](Input::each).
    pub fn each_parallel<R: Send>(
        &self,
        jobs: NonZeroUsize,
        work: impl Fn(Entry) -> R + Sync,
        mut each: impl FnMut(R) -> Result<Success, Failure>,
    ) -> Result<Success, Failure> {
        let work = |entry: Entry| match entry {
            Err(error) if error.is_final() => Err(Failure::Io(error.to_string())),
            entry => Ok(work(entry)),
        };
        let mut success = Success::All;
        map_in_order(self.readings()?, jobs, work, |result| -> Result<(), Failure> {
            success = success.and(each(result?)?);
            Ok(())
        })?;
        Ok(success)
    }

    /// Calls `each` with every position, in order. Readings without a valid position are reported on stderr.
    ///
    /// # Errors
    /// As [`each`](Input::each).
    pub fn each_position(
        &self,
        mut each: impl FnMut(&Reading, &Position) -> Result<(), Failure>,
    ) -> Result<Success, Failure> {
        self.each(|entry| {
            let read = entry.map_err(|error| error.to_string()).and_then(|reading| match reading.position() {
                Ok(position) => Ok((reading, position)),
                Err(conflict) => Err(format!("{}: {conflict}", reading.source)),
            });
            match read {
                Ok((reading, position)) => each(&reading, &position).map(|()| Success::All),
                Err(message) => {
                    warn(message);
                    Ok(Success::SomeFailed)
                }
            }
        })
    }

    /// Whether the input is one puzzle, given as the argument itself.
    pub fn is_typed(&self) -> bool {
        matches!(&self.inputs[..], [only] if only != "-" && !Path::new(only).exists())
    }

    /// Whether a person types puzzles at a terminal.
    pub fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && self.inputs.iter().any(|input| input == "-")
    }

    /// All entries of all inputs, in order, read on demand.
    ///
    /// # Errors
    /// If an input cannot be opened; nothing has been read then.
    pub fn readings(&self) -> Result<Readings, Failure> {
        if self.inputs.is_empty() && io::stdin().is_terminal() {
            return Err(Failure::Usage("no puzzle: name one, a file, or - for standard input".into()));
        }
        let standard_input = ["-".to_string()];
        let inputs = if self.inputs.is_empty() { &standard_input[..] } else { &self.inputs };
        let sources = inputs.iter().map(|input| self.open(input)).collect::<Result<Vec<_>, _>>()?;
        Ok(Box::new(sources.into_iter().flatten()))
    }

    fn open(&self, input: &str) -> Result<Readings, Failure> {
        let options = ReadOptions::default().column(self.column.clone());
        let cannot_read = |error: io::Error| Failure::Io(format!("cannot read {input}: {error}"));
        if input == "-" {
            return Ok(Box::new(read(BufReader::new(io::stdin()), None, &options)));
        }
        let path = Path::new(input);
        if path.is_dir() {
            return Err(Failure::Io(format!("cannot read {input}: it is a directory")));
        }
        if path.exists() {
            let file = File::open(path).map_err(cannot_read)?;
            return Ok(Box::new(read(BufReader::with_capacity(1 << 16, file), Some(input), &options)));
        }
        let typed: Vec<_> = read_str(input).collect();
        let is_no_puzzle = typed.iter().all(|entry| entry.as_ref().is_err_and(|error| is_foreign(&error.problem)));
        if is_no_puzzle && input.chars().count() < 81 {
            return Err(Failure::Io(format!("cannot read {input}: it is neither a file nor a puzzle")));
        }
        Ok(Box::new(typed.into_iter()))
    }
}

/// Whether the text matches no format.
fn is_foreign(problem: &Problem) -> bool {
    matches!(problem, Problem::Unrecognised { .. })
}

/// The only puzzle of the input.
///
/// # Errors
/// If there is none, or more than one.
pub fn only_one(input: &Input) -> Result<Reading, Failure> {
    let mut readings = input.readings()?;
    let first = readings.next().ok_or_else(|| Failure::Usage("no puzzle in the input".into()))?;
    let first = first.map_err(|error| Failure::Usage(error.to_string()))?;
    match readings.next() {
        None => Ok(first),
        Some(_) => Err(Failure::Usage("this command takes one puzzle, but the input has several".into())),
    }
}
