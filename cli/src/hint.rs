//! `whydoku hint`: the next step from the user's own position.

use super::aimed;
use super::input::Input;
use super::lesson::{self, Sequence};
use super::selection::Selection;
use super::target::{Binary, Target};
use super::words::say;
use super::{Context, Failure, Success, values};
use clap::ValueEnum;
use whydoku::Cancel;
use whydoku::board::Grid;
use whydoku::explain::{Explainer, HintLevel};
use whydoku::format::Reading;
use whydoku::lesson::{Hint, State};
use whydoku::plan::Aim;
use whydoku::print::Paper;

/// Shows the next step from your own position, as much of it as you want to see.
///
/// The position may hold your digits and pencil marks: give it as a pencil-mark grid, as 729
/// candidates, or as JSON with board, givens and candidates. Mistakes you have already made come
/// first, without giving the answer away.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// How much to show: 1 where to look, 2 also which technique, 3 also the question to ask, 4
    /// everything; or only the cell where something happens next.
    #[arg(long, default_value = "1", value_parser = values::level, value_name = "1-4|cell")]
    level: HintLevel,

    /// The path that the step is on: the gentlest one from this position, which needs no more than
    /// chains and almost locked sets, or the usual order [default: gentle, unless the profile is a
    /// path of its own].
    #[arg(long, value_name = "AIM", value_parser = values::aim_of_hint())]
    aim: Option<Aim>,

    /// With everything, name another step that is there, too.
    #[arg(long)]
    others: bool,

    /// The puzzle as it was given, if the position does not say which of its digits are givens.
    #[arg(long, value_name = "PUZZLE", value_parser = values::grid)]
    givens: Option<Grid>,

    #[command(flatten)]
    selection: Selection,

    /// How to write the hint.
    #[arg(long, value_enum, default_value = "text")]
    format: Layout,

    #[command(flatten)]
    target: Target,
}

/// How a hint is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Words.
    Text,
    /// JSON.
    Json,
    /// A picture that gives away no more than the words.
    Svg,
    /// The same picture in pixels.
    Png,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let explainer = Explainer::new(context.language());
    let mut reading = args.input.only_one()?;
    if let Some(givens) = args.givens {
        know_givens(&mut reading, &givens)?;
    }
    let profile = args.selection.profile()?;
    let aim = aimed::checked(args.aim, args.selection.name(), true)?;
    let hint = Hint::read(&reading, &profile, Cancel::NEVER).and_then(|hint| match aim {
        Aim::Gentle => hint.along(None, &profile, Cancel::NEVER),
        _ => Ok(hint),
    });
    let hint = if args.others { hint.and_then(|hint| hint.with_other(&profile, Cancel::NEVER)) } else { hint };
    let hint = hint.map_err(|error| Failure::Io(error.to_string()))?;
    let binary = (args.format == Layout::Png).then_some(Binary::Png);
    let opened = args.target.open(binary, &args.input, context)?;
    let level = args.level;
    match args.format {
        Layout::Json => {
            let record = hint.record(&explainer, level);
            context.record(&record, Some(&reading.puzzle()), &reading.rest, true)?;
        }
        Layout::Svg => hint.svg(&explainer, level, &mut context.output)?,
        Layout::Png => {
            let mut svg = Vec::new();
            hint.svg(&explainer, level, &mut svg)?;
            let printed = opened.fonts.clone().map(|fonts| (fonts, Paper::default()));
            let mut sequence = Sequence::new(lesson::Layout::Png, None, printed);
            sequence.push(svg.into(), context)?;
            sequence.finish(context)?;
        }
        Layout::Text => {
            let style = context.output.text_style();
            hint.text(&explainer, level, &style, &mut context.output)?;
            if matches!(hint.state(), State::NoSolution) && hint.may_have_own_digits() {
                context.output.line(say("hint-givens", &[]))?;
            }
        }
    }
    opened.finish(context)?;
    Ok(Success::unless(!hint.state().is_right()))
}

/// The same reading with its givens known.
fn know_givens(reading: &mut Reading, givens: &Grid) -> Result<(), Failure> {
    let cells = givens.filled();
    if let Some(cell) = cells.iter().find(|&cell| givens.get(cell) != reading.digits.get(cell)) {
        return Err(Failure::Usage(format!("--givens has a different digit in {cell}")));
    }
    reading.givens = Some(cells);
    Ok(())
}
