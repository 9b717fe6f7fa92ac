//! The program `whydoku`; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    whydoku::cli::main()
}
