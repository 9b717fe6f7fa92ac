//! Where puzzles come from: an argument, files, standard input.

use super::Failure;
use crate::format::{Column, FormatError, Problem, ReadOptions, Reading, read, read_str};
use std::fs::File;
use std::io::{self, BufReader, IsTerminal};
use std::path::Path;

/// What to read.
#[derive(clap::Args, Debug)]
pub struct Input {
    /// A puzzle, a file of puzzles, or - for standard input (which is also read when nothing is named).
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Vec<String>,

    /// The column of the puzzle in CSV, or its field in JSON: a name or a number from 1; else it is found by looking.
    #[arg(long, value_name = "NAME|NUMBER")]
    column: Option<Column>,
}

type Readings = Box<dyn Iterator<Item = Result<Reading, FormatError>>>;

impl Input {
    /// Every puzzle of every input, in order, read as it is asked for.
    ///
    /// Errors of the text come between the readings. What cannot be opened ends everything before anything is read.
    pub fn readings(&self) -> Result<Readings, Failure> {
        if self.inputs.is_empty() && io::stdin().is_terminal() {
            return Err(Failure::Usage("no puzzle: name one, a file, or - for standard input".into()));
        }
        let standard_input = ["-".to_string()];
        let inputs = if self.inputs.is_empty() { &standard_input[..] } else { &self.inputs };
        let sources = inputs.iter().map(|input| self.open(input)).collect::<Result<Vec<_>, _>>()?;
        Ok(Box::new(sources.into_iter().flatten()))
    }

    /// Is the input one puzzle, typed as the argument?
    pub fn is_typed(&self) -> bool {
        matches!(&self.inputs[..], [only] if only != "-" && !Path::new(only).exists())
    }

    /// Does anything come from a person at a terminal?
    pub fn is_typed_by_hand(&self) -> bool {
        io::stdin().is_terminal() && self.inputs.iter().any(|input| input == "-")
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
        let resembles_nothing = typed.iter().all(|item| item.as_ref().is_err_and(|error| is_foreign(&error.problem)));
        if resembles_nothing && input.chars().count() < 81 {
            return Err(Failure::Io(format!("cannot read {input}: no such file, and it is no puzzle either")));
        }
        Ok(Box::new(typed.into_iter()))
    }
}

/// Does the text resemble no format at all?
fn is_foreign(problem: &Problem) -> bool {
    matches!(problem, Problem::Unrecognised { .. })
}

/// The one position that a command is about.
///
/// # Errors
/// If there is none, or more than one.
pub fn only_one(input: &Input) -> Result<Reading, Failure> {
    let mut readings = input.readings()?;
    let first = readings.next().ok_or_else(|| Failure::Usage("no puzzle in the input".into()))?;
    let first = first.map_err(|error| Failure::Usage(error.to_string()))?;
    match readings.next() {
        None => Ok(first),
        Some(_) => Err(Failure::Usage("several puzzles in the input, but this command is about one".into())),
    }
}
