//! `whydoku canonical`: the form that all equivalent puzzles share, or random equivalents.

use super::batch::{Batch, Form, Lines};
use super::input::{Entry, Input, Number};
use super::{Context, Failure, Success, progress, values, words};
use whydoku::Cancel;
use whydoku::board::Grid;
use whydoku::equivalence::{Transformation, canonical};
use whydoku::generate::Random;
use whydoku::parallel::LIGHT;

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

    #[command(flatten)]
    batch: Batch,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let counter = progress::counter();
    let work = |number: Number, entry: Entry, _: Cancel<'_>| {
        counter.inc(1);
        forms(entry, number, &args)
    };
    let lines = if args.shuffle.is_some() { Lines::Any } else { Lines::One };
    let mut bulk = args.batch.open(&args.input, Form::Rows(lines), context)?;
    let success = bulk.each(&args.input, context, LIGHT, work, |context, forms| {
        match forms {
            Ok(Forms::Canonical(form)) => context.output.line(form.to_string())?,
            Ok(Forms::Random(grid, mut random)) => {
                for _ in 0..args.shuffle.unwrap_or(0) {
                    context.output.line(Transformation::random(&mut random).apply(&grid).to_string())?;
                }
            }
            Err(error) => {
                context.output.line(format!("error: {error}"))?;
                return Ok(Success::SomeFailed);
            }
        }
        Ok(Success::All)
    })?;
    bulk.finish(success, context)?;
    Ok(success)
}

/// The lines of an entry.
enum Forms {
    /// One.
    Canonical(Grid),
    /// Any number, made as they are written.
    Random(Grid, Box<Random>),
}

/// The canonical form of an entry, or what equivalents are made of; or why there are none.
fn forms(entry: Entry, number: Number, args: &Args) -> Result<Forms, String> {
    let grid = entry.map_err(|error| words::error(&error))?.givens_alone();
    if args.shuffle.is_some() {
        let random = Random::new(args.seed, number.row as u64 - 1);
        return grid
            .conflict()
            .map_or(Ok(Forms::Random(grid, random.into())), |conflict| Err(words::conflict(&conflict)));
    }
    let form = canonical(&grid).map_err(|conflict| words::conflict(&conflict))?;
    Ok(Forms::Canonical(form.0))
}
