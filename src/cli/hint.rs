//! `whydoku hint`: the next step from the user's own position.

use super::input::Input;
use super::{Context, Failure, Success, TextOrJson};
use crate::board::{Grid, Position};
use crate::cancel::Cancel;
use crate::explain::{Explainer, HintLevel};
use crate::lesson::{Hint, TextStyle};
use crate::technique::Profile;

/// Shows the next step from your own position, as much of it as you want to see.
///
/// The position may hold your digits and pencil marks: give it as a pencil-mark grid, as 729 candidates, or as JSON with
/// board, givens and candidates. Mistakes you have already made come first, without giving the answer away.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How much to show: 1 where to look, 2 also which technique, 3 also which cells, 4 everything.
    #[arg(long, default_value = "1", value_parser = clap::value_parser!(u8).range(1..=4), value_name = "1-4")]
    level: u8,

    /// The puzzle as it was given, if the position does not say which of its digits are givens.
    #[arg(long, value_name = "PUZZLE")]
    givens: Option<Grid>,

    /// Use no technique that assumes that the puzzle has only one solution.
    #[arg(long)]
    no_uniqueness: bool,

    /// How to write the hint.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let reading = args.input.only_one()?;
    let hint = match reading.position() {
        Err(conflict) => Hint::invalid(conflict),
        Ok(position) => {
            let position = match args.givens {
                None => position,
                Some(givens) => with_givens(&position, &givens)?,
            };
            let mut profile = Profile::standard();
            if args.no_uniqueness {
                profile = profile.without_uniqueness();
            }
            Hint::new(position, &profile, Cancel::NEVER).map_err(|error| Failure::Io(error.to_string()))?
        }
    };
    let level = HintLevel::ALL[usize::from(args.level) - 1];
    match args.format {
        TextOrJson::Json => {
            let record = hint.record(&explainer, level);
            context.record(&record, Some(&reading.puzzle()), &reading.rest, true)?;
        }
        TextOrJson::Text => {
            let style = TextStyle { color: context.output.color(), ..TextStyle::default() };
            hint.text(&explainer, level, &style, &mut context.output)?;
        }
    }
    Ok(Success::unless(!hint.state().is_right()))
}

/// The same position with its givens known.
fn with_givens(position: &Position, givens: &Grid) -> Result<Position, Failure> {
    let cells = givens.filled();
    if let Some(cell) = cells.iter().find(|&cell| givens.get(cell) != position.digit(cell)) {
        return Err(Failure::Usage(format!("--givens has a different digit in {cell}")));
    }
    Position::with_candidates(position.digits(), Some(cells), position.all_candidates())
        .map_err(|conflict| Failure::Usage(conflict.to_string()))
}
