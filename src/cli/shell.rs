//! `whydoku completions` and `whydoku man`.

use super::{Context, Failure, Success};
use clap::Command;
use clap_complete::Shell;

/// Prints a completion script for a shell.
#[derive(clap::Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

pub fn completions(args: CompletionsArgs, mut command: Command, context: &mut Context) -> Result<Success, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "whydoku", &mut script);
    context.output.text(String::from_utf8_lossy(&script))?;
    Ok(Success::All)
}

/// Prints the page of the program and those of its commands.
pub fn man(mut command: Command, context: &mut Context) -> Result<Success, Failure> {
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help") {
        clap_mangen::Man::new(subcommand.clone()).render(&mut page)?;
    }
    context.output.text(String::from_utf8_lossy(&page))?;
    Ok(Success::All)
}
