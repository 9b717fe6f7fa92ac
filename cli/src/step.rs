//! `whydoku step`: what leads from one position to another.

use super::input::Input;
use super::selection::Selection;
use super::words::{self, say, say_of};
use super::{Context, Failure, Success, TextOrJson};
use std::io::Write;
use whydoku::Cancel;
use whydoku::explain::Explainer;
use whydoku::format::Reading;
use whydoku::lesson::{Between, NotLater, paragraph};

/// Says which step leads from one position to another: a grid before and one after.
///
/// What is different says what was concluded. The steps that conclude just that are shown, the
/// simplest first; if no single one does, the simplest that lead there one after the other. Where
/// the second position has no pencil marks, only its digits count. Exit code 1 if the techniques do
/// not lead there.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The position before, in any format.
    #[arg(value_name = "BEFORE")]
    before: String,

    /// The position after.
    #[arg(value_name = "AFTER")]
    after: String,

    /// How to write the steps.
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,

    #[command(flatten)]
    selection: Selection,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let read = |text: &String| Input::of(vec![text.clone()], None).only_one();
    let (before, after) = (read(&args.before)?, read(&args.after)?);
    let position = |reading: &Reading| {
        let conflict = |conflict| Failure::Puzzle(format!("{}: {}", reading.source, words::conflict(&conflict)));
        reading.position().map_err(conflict)
    };
    let (start, end, profile) = (position(&before)?, position(&after)?, args.selection.profile()?);
    // It is never cancelled.
    let between = Between::new(start, &after, end, &profile, Cancel::NEVER);
    let between = between.map_err(|error| Failure::Io(error.to_string()))?;
    let between = between.map_err(|why| Failure::Puzzle(unfit(why)))?;
    if args.format == TextOrJson::Json {
        let asked = context.asked.map(Explainer::new);
        let record = between.record(asked.as_ref());
        context.record(&record, Some(&before.puzzle()), &before.rest, true)?;
        return Ok(Success::unless(!between.is_reached()));
    }
    let style = context.output.text_style();
    let (head, steps) = between.words(&Explainer::new(context.language()));
    paragraph(&head, 0, &style, &mut context.output)?;
    for (number, (technique, words)) in (1..).zip(steps) {
        let bold = style.heading();
        writeln!(context.output, "\n{bold}{number:>3}  {technique}{bold:#}")?;
        paragraph(&words, 5, &style, &mut context.output)?;
    }
    Ok(Success::unless(!between.is_reached()))
}

fn unfit(why: NotLater) -> String {
    match why {
        NotLater::Digit(cell) => say_of("between-digit", "cell", cell),
        NotLater::Candidate(candidate) => {
            let (cell, digit) = (candidate.cell().to_string(), candidate.digit().to_string());
            say("between-candidate", &[("cell", cell.as_str().into()), ("digit", digit.as_str().into())])
        }
        NotLater::Same => say("between-same", &[]),
        other => other.to_string(),
    }
}
