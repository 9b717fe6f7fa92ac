//! `whydoku canonical`: the form that all equivalent puzzles share, or random equivalents.

use super::input::Input;
use super::{Context, Failure, Success, progress, values, words};
use whydoku::equivalence::{Transformation, canonical};
use whydoku::generate::Random;

/// Writes the canonical form of each puzzle, the same for all equivalent puzzles.
///
/// Two puzzles are equivalent if one becomes the other by renaming digits, permuting rows within
/// bands, columns within stacks, bands and stacks, and transposing. The canonical form is the
/// smallest string of 81 characters, where a dot sorts before all digits. One line per puzzle, in
/// order: its canonical form, or `error: ...`.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Write N random equivalents of each puzzle instead, out of 3,359,232 × 362,880.
    #[arg(long, value_name = "N", value_parser = values::at_least::<u64>(0))]
    shuffle: Option<u64>,

    /// The seed of --shuffle.
    #[arg(long, default_value = "0", value_name = "N", requires = "shuffle", value_parser = values::at_least::<u64>(0))]
    seed: u64,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let counter = progress::counter();
    let mut number = 0;
    args.input.each(context, |context, entry| {
        let random = &mut Random::new(args.seed, number);
        number += 1;
        counter.inc(1);
        let forms = entry.map_err(|error| words::error(&error)).and_then(|reading| {
            let grid = reading.givens_alone();
            canonical(&grid).map(|(form, _)| (grid, form)).map_err(|conflict| words::conflict(&conflict))
        });
        match (forms, args.shuffle) {
            (Ok((_, form)), None) => context.output.line(form.to_string())?,
            (Ok((grid, _)), Some(count)) => {
                for _ in 0..count {
                    context.output.line(Transformation::random(random).apply(&grid).to_string())?;
                }
            }
            (Err(error), _) => {
                context.output.line(format!("error: {error}"))?;
                return Ok(Success::SomeFailed);
            }
        }
        Ok(Success::All)
    })
}
