//! `whydoku convert`: puzzles and positions in another format.

use super::input::Input;
use super::{Context, Failure, Success};
use crate::format::{self, Format};

/// Reads puzzles and positions in any format and writes them in another.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The format to write: line, grid, framed, pencil-marks, candidates, library, link, csv or jsonl.
    #[arg(long, value_name = "FORMAT")]
    to: Format,
}

pub fn run(args: Args, context: &mut Context) -> Result<Success, Failure> {
    let mut failed = false;
    let mut first = true;
    for item in args.input.readings()? {
        let position = match item {
            Err(error) if error.is_final() => return Err(Failure::Io(error.to_string())),
            Err(error) => Err(error.to_string()),
            Ok(reading) => reading.position().map_err(|conflict| format!("{}: {conflict}", reading.source)),
        };
        match position {
            Err(message) => {
                failed = true;
                eprintln!("whydoku: {message}");
            }
            Ok(position) => {
                if let Some(header) = args.to.header().filter(|_| first) {
                    context.output.line(header)?;
                }
                if !first && args.to.is_multiline() {
                    context.output.line("")?;
                }
                first = false;
                context.output.line(format::write(args.to, &position))?;
            }
        }
    }
    Ok(Success::unless(failed))
}
