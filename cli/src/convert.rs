//! `whydoku convert`: puzzles and positions in another format.

use super::context::warn;
use super::input::Input;
use super::words::say;
use super::{Context, Failure, Success, named, progress};
use clap::ValueEnum;
use whydoku::format::{Format, Omission, Writer};

/// Reads puzzles and positions in any format and writes them in another.
///
/// Other columns, fields and comments are kept where the format has a place for them; what it has
/// no place for is said on standard error.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The format to write: line, grid, framed, pencil-marks, bracketed, candidates, library, link,
    /// csv or jsonl.
    #[arg(long, value_name = "FORMAT", value_parser = named::format(), hide_possible_values = true)]
    to: Format,

    /// How to write empty cells. Pencil marks have none, and library lines have dots.
    #[arg(long, value_enum, default_value = ".", value_name = "CHARACTER")]
    blank: Blank,
}

/// An empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Blank {
    /// A dot.
    #[value(name = ".")]
    Dot,
    /// A zero.
    #[value(name = "0")]
    Zero,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut writer = Writer::new(args.to).zeros(args.blank == Blank::Zero);
    let counter = progress::counter();
    let mut first = true;
    let success = args.input.each_position(context, |context, reading, position| {
        counter.inc(1);
        if !std::mem::take(&mut first) && args.to.is_multiline() {
            context.output.line("")?;
        }
        Ok(context.output.line(writer.write(reading, position))?)
    })?;
    context.output.finish()?;
    for (lost, count) in writer.lost() {
        let what = match lost {
            Omission::Placed => "lost-digits-placed",
            Omission::PencilMarks => "lost-pencil-marks",
            Omission::Case => "lost-case",
            Omission::Text => "lost-text",
            Omission::Fields => "lost-fields",
        };
        let slots = [
            ("format", args.to.name().into()),
            ("what", say(what, &[]).as_str().into()),
            ("count", (count as usize).into()),
        ];
        warn(say("convert-lost", &slots));
    }
    Ok(success)
}
