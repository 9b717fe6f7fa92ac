//! `whydoku completions` and `whydoku man`. They are often run by other programs, so only --lang
//! translates them.

use super::{Context, Failure, Success, help};
use clap::Command;
use clap_complete::Shell;
use whydoku::explain::Language;

/// Prints a completion script for a shell.
#[derive(clap::Args, Debug)]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

pub fn completions(args: CompletionsArgs, command: Command, context: &mut Context) -> Result<Success, Failure> {
    let mut command = help::command(command, context.asked.unwrap_or(Language::English));
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "whydoku", &mut script);
    context.output.text(String::from_utf8_lossy(&script))?;
    Ok(Success::All)
}

/// Prints the page of the program and those of its commands.
pub fn man(command: Command, context: &mut Context) -> Result<Success, Failure> {
    let language = context.asked.unwrap_or(Language::English);
    let mut command = help::command(command, language);
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help") {
        clap_mangen::Man::new(subcommand.clone()).render(&mut page)?;
    }
    context.output.text(help::manual(String::from_utf8_lossy(&page).into_owned(), language))?;
    Ok(Success::All)
}
