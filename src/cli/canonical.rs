//! `whydoku canonical`: one way to write all puzzles that are alike, or other ways.

use super::input::Input;
use super::{Context, Failure, Success};
use crate::generate::{Transformation, canonical, stream};

/// Writes each puzzle in the one way that all puzzles like it share.
///
/// Alike are puzzles that differ only in the names of digits, the order of rows within bands and of bands, of columns
/// within stacks and of stacks, and in rows for columns. The canonical form is the least string of 81 characters, a dot
/// before all digits. One line for each puzzle, in order, or `error: ...`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Instead write each puzzle in so many other ways, chosen at random among all 3,359,232 times 362,880.
    #[arg(long, value_name = "N")]
    shuffle: Option<u64>,

    /// Decides the random choices.
    #[arg(long, default_value = "0", value_name = "N", requires = "shuffle")]
    seed: u64,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut failed = false;
    for (number, item) in (0..).zip(args.input.readings()?) {
        let grid = match item {
            Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
            Err(error) => Err(error.to_string()),
            Ok(reading) => Ok(reading.givens.map_or(reading.digits, |givens| {
                let others = reading.digits.filled() - givens;
                others.iter().fold(reading.digits, |mut grid, cell| {
                    grid.set(cell, None);
                    grid
                })
            })),
        };
        let lines = grid.and_then(|grid| {
            let (form, _) = canonical(&grid).map_err(|conflict| conflict.to_string())?;
            let random = &mut stream(args.seed, number);
            Ok(match args.shuffle {
                None => vec![form],
                Some(ways) => (0..ways).map(|_| Transformation::random(random).apply(&grid)).collect(),
            })
        });
        match lines {
            Ok(lines) => lines.iter().try_for_each(|line| context.output.line(line.to_string()))?,
            Err(error) => {
                failed = true;
                context.output.line(format!("error: {error}"))?;
            }
        }
    }
    Ok(Success::unless(failed))
}
