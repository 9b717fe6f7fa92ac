//! `whydoku hint`: the next step from the user's own position.

use super::aimed;
use super::batch::{Batch, Lines};
use super::input::{Entry, Input, Number};
use super::lesson::{self, Answer, Sequence, answer_each, failed};
use super::selection::Selection;
use super::target::Font;
use super::words::{self, say, say_of};
use super::{Context, Failure, Records, Success, values};
use clap::ValueEnum;
use std::io::{self, Write};
use whydoku::board::{Cell, Grid};
use whydoku::explain::{Explainer, HintLevel, Language};
use whydoku::format::{Reading, Rest};
use whydoku::lesson::{Hint, State, TextStyle};
use whydoku::plan::Aim;
use whydoku::print::Paper;
use whydoku::report::ErrorRecord;
use whydoku::technique::Profile;
use whydoku::{Cancel, Cancelled};

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
    font: Font,

    #[command(flatten)]
    batch: Batch,
}

/// How a hint is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// Words.
    Text,
    /// JSON laid out for reading; an array if there are several puzzles.
    Json,
    /// One JSON object per line.
    Jsonl,
    /// A picture that gives away no more than the words.
    Svg,
    /// The same picture in pixels.
    Png,
}

impl Layout {
    /// The same among those of explanations.
    fn usual(self) -> lesson::Layout {
        match self {
            Layout::Text => lesson::Layout::Text,
            Layout::Json => lesson::Layout::Json,
            Layout::Jsonl => lesson::Layout::Jsonl,
            Layout::Svg => lesson::Layout::Svg,
            Layout::Png => lesson::Layout::Png,
        }
    }
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let layout = args.format.usual();
    let profile = args.selection.profile()?;
    let aim = aimed::checked(args.aim, &args.selection, true)?;
    let hints = Hints {
        profile,
        aim,
        layout,
        level: args.level,
        others: args.others,
        givens: args.givens,
        explainer: Explainer::new(context.language()),
        records: context.records,
        style: context.output.text_style(),
        are_numbered: !args.input.is_typed() && !args.input.is_one_puzzle(),
    };
    // A picture without words needs no letters of the language.
    let fonts = layout.binary().map(|_| args.font.fonts(Language::English)).transpose()?;
    let printed = fonts.map(|fonts| (fonts, Paper::default()));
    let bulk = args.batch.open(&args.input, layout.form(Lines::One), context)?;
    let written = Sequence::new(layout, None, printed);
    answer_each(bulk, &args.input, context, written, |number, entry, cancel| hints.answer(entry, number, cancel))
}

/// Gives hints; may be shared by threads.
struct Hints {
    profile: Profile,
    aim: Aim,
    layout: lesson::Layout,
    level: HintLevel,
    others: bool,
    givens: Option<Grid>,
    explainer: Explainer,
    records: Records,
    style: TextStyle,
    are_numbered: bool,
}

impl Hints {
    fn answer(&self, entry: Entry, number: Number, cancel: Cancel<'_>) -> io::Result<Answer> {
        let failure = |reading: Option<&Reading>, record: &ErrorRecord, words: String| {
            let rest = reading.map_or(&Rest::Nothing, |reading| &reading.rest);
            failed(self.layout, self.records, (record, rest), words)
        };
        let mut reading = match entry {
            Ok(reading) => reading,
            Err(error) => return failure(None, &ErrorRecord::new(&error), words::error(&error)),
        };
        let unfit = |reading: &Reading, outcome, problem: String| {
            let words = format!("{}: {problem}", reading.source);
            let record = ErrorRecord::of_puzzle(reading.puzzle(), &reading.source, outcome, problem);
            failure(Some(reading), &record, words)
        };
        if let Some(givens) = &self.givens
            && let Err(cell) = know_givens(&mut reading, givens)
        {
            return unfit(&reading, "invalid", say_of("hint-other-givens", "cell", cell));
        }
        let Ok(hint) = self.hint(&reading, cancel) else {
            return unfit(&reading, "cancelled", say("timed-out", &[]));
        };
        let mut text = Vec::new();
        match self.layout {
            lesson::Layout::Json | lesson::Layout::Jsonl => {
                let (record, puzzle) = (hint.record(&self.explainer, self.level), reading.puzzle());
                let is_pretty = self.layout == lesson::Layout::Json;
                self.records.write(&record, Some(&puzzle), &reading.rest, is_pretty, &mut text)?;
            }
            lesson::Layout::Svg | lesson::Layout::Png => hint.svg(&self.explainer, self.level, &mut text)?,
            _ => {
                if self.are_numbered {
                    let slots = [("number", number.puzzle.into())];
                    writeln!(text, "{}", self.explainer.phrase("puzzle-heading", &slots))?;
                }
                hint.text(&self.explainer, self.level, &self.style, &mut text)?;
                if matches!(hint.state(), State::NoSolution) && hint.may_have_own_digits() {
                    writeln!(text, "{}", say("hint-givens", &[]))?;
                }
            }
        }
        Ok(Answer { text: Some(text.into()), failed: !hint.state().is_right(), ..Answer::default() })
    }

    fn hint(&self, reading: &Reading, cancel: Cancel<'_>) -> Result<Hint, Cancelled> {
        let mut hint = Hint::read(reading, &self.profile, cancel)?;
        if self.aim == Aim::Gentle {
            hint = hint.along(None, &self.profile, cancel)?;
        }
        if self.others { hint.with_other(&self.profile, cancel) } else { Ok(hint) }
    }
}

/// The same reading with its givens known.
///
/// # Errors
/// A cell where they have another digit.
fn know_givens(reading: &mut Reading, givens: &Grid) -> Result<(), Cell> {
    let cells = givens.filled();
    if let Some(cell) = cells.iter().find(|&cell| givens.get(cell) != reading.digits.get(cell)) {
        return Err(cell);
    }
    reading.givens = Some(cells);
    Ok(())
}
