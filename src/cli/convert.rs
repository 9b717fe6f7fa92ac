//! `whydoku convert`: puzzles and positions in another format.

use super::input::Input;
use super::{Context, Failure, Success};
use crate::format::{self, Format};

/// Reads puzzles and positions in any format and writes them in another.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The format to write: line, grid, framed, pencil-marks, bracketed, candidates, library, link, csv or
    /// jsonl.
    #[arg(long, value_name = "FORMAT")]
    to: Format,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut first = true;
    args.input.each_position(|_, position| {
        if let Some(header) = args.to.header().filter(|_| first) {
            context.output.line(header)?;
        }
        if !first && args.to.is_multiline() {
            context.output.line("")?;
        }
        first = false;
        Ok(context.output.line(format::write(args.to, position))?)
    })
}
