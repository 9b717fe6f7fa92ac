//! The command line: one file a subcommand.
//!
//! Data goes to standard output, talk to standard error. Exit codes: 0 done, 1 some puzzle failed, 2 usage, 3 I/O. A
//! closed pipe is quiet. Colour only where the output is a terminal and `NO_COLOR` is not set, or as `--color` says.

mod canonical;
mod compare;
mod compare_words;
mod convert;
mod explain;
mod generate;
mod hint;
mod input;
mod lesson;
mod output;
mod parallel;
mod search;
mod shell;
mod solutions;
mod solve;
mod stopwatch;
mod techniques;
mod views;
mod watch;
mod words;

use crate::explain::Language;
use clap::{Parser, Subcommand, ValueEnum};
use output::Output;
use std::process::ExitCode;

/// Solves Sudoku the way a good teacher would: says why at every step, proves it, and shows it.
#[derive(Parser, Debug)]
#[command(name = "whydoku", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 done, 1 some puzzle failed, 2 usage, 3 input or output.\n\
    A PUZZLE is 81 characters, nine rows, pencil marks, or any format that `whydoku convert --help` names.")]
pub struct Cli {
    #[command(subcommand)]
    command: Command,

    /// The language of the words: en or zh-CN; else from LC_ALL, LC_MESSAGES or LANG.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<Language>,

    /// Colours: where the output is a terminal and NO_COLOR is not set, always, or never.
    #[arg(long, global = true, value_enum, default_value = "auto", value_name = "WHEN")]
    color: Color,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

/// For people or for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TextOrJson {
    /// Words and tables for reading.
    Text,
    /// JSON.
    Json,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Explain the whole solution, step by step.
    Explain(explain::Args),
    /// Give the answer alone, of one puzzle or of many.
    Solve(solve::Args),
    /// Show the next step from your own position, as much of it as you want to see.
    Hint(hint::Args),
    /// Show what each of the four views (row, column, box, cell) can fill, and how far each combination gets.
    Views(views::Args),
    /// Let every search method solve the same puzzles, and compare what it took.
    Compare(compare::Args),
    /// Watch a method search, event by event.
    Watch(watch::Args),
    /// List the techniques.
    Techniques(techniques::ListArgs),
    /// Show the page of a technique.
    Technique(techniques::PageArgs),
    /// Write puzzles and positions in another format.
    Convert(convert::Args),
    /// Make puzzles to order.
    Generate(generate::Args),
    /// Write puzzles in the one way that all puzzles like them share.
    Canonical(canonical::Args),
    /// Print a script that completes this program's commands in a shell.
    Completions(shell::CompletionsArgs),
    /// Print the manual page.
    Man,
}

/// What every command knows.
struct Context {
    /// The language that was asked for.
    asked: Option<Language>,
    /// The language of the environment.
    language: Language,
    output: Output,
}

impl Context {
    /// The language for people: as asked, else of the environment.
    fn language(&self) -> Language {
        self.asked.unwrap_or(self.language)
    }
}

/// Why a command ended early.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// The call was wrong.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(String),
    /// Nobody reads what is written any more.
    #[error("closed pipe")]
    ClosedPipe,
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Io(format!("cannot write: {error}")),
        }
    }
}

/// How it went with the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Success {
    All,
    SomeFailed,
}

impl Success {
    /// Everything went well unless something failed.
    fn unless(failed: bool) -> Success {
        if failed { Success::SomeFailed } else { Success::All }
    }
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let context = Context {
        asked: cli.lang,
        language: Language::from_environment(|name| std::env::var(name).ok()),
        output: Output::new(cli.color),
    };
    match run(cli.command, context) {
        Ok(Success::All) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Success::SomeFailed) => ExitCode::from(1),
        Err(failure) => {
            eprintln!("whydoku: {failure}");
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 3 })
        }
    }
}

fn run(command: Command, mut context: Context) -> Result<Success, Failure> {
    let success = match command {
        Command::Explain(args) => explain::run(args, &mut context),
        Command::Solve(args) => solve::run(args, &mut context),
        Command::Hint(args) => hint::run(args, &mut context),
        Command::Views(args) => views::run(args, &mut context),
        Command::Compare(args) => compare::run(args, &mut context),
        Command::Watch(args) => watch::run(args, &mut context),
        Command::Techniques(args) => techniques::list(args, &mut context),
        Command::Technique(args) => techniques::page(args, &mut context),
        Command::Convert(args) => convert::run(args, &mut context),
        Command::Generate(args) => generate::run(args, &mut context),
        Command::Canonical(args) => canonical::run(args, &mut context),
        Command::Completions(args) => shell::completions(args, &mut context),
        Command::Man => shell::man(&mut context),
    }?;
    context.output.finish()?;
    Ok(success)
}
