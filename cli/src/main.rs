//! The command line: one file per subcommand.
//!
//! Results go to stdout, diagnostics to stderr. Exit codes: 0 success, 1 some puzzle failed, 2
//! usage, 3 I/O. A closed pipe ends the program silently. Output is coloured if it goes to a
//! terminal and `NO_COLOR` is not set, or as `--color` says.

mod aimed;
mod batch;
mod benchmark;
mod booklet;
mod canonical;
mod check;
mod checkpoint;
mod columns;
mod compare;
mod context;
mod convert;
mod course;
mod dataset;
mod deadline;
mod explain;
mod files;
mod find;
mod fingerprint;
mod generate;
pub mod help;
mod hint;
mod input;
mod jobs;
mod learnt;
mod lesson;
mod mcp;
mod method;
mod named;
mod output;
mod piped;
mod portion;
mod practice;
mod progress;
mod prove;
mod rate;
mod replace;
mod selection;
mod serve;
mod settings;
mod share;
mod shell;
mod solutions;
mod solve;
mod spare;
mod step;
mod suggest;
mod system_fonts;
mod target;
mod techniques;
mod unpack;
mod usage;
mod values;
mod views;
mod watch;
mod whole_lines;
mod why;
mod words;
mod workers;

use anstream::ColorChoice;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use context::{Color, Context, Failure, Records, Success, TextOrJson, warn};
use output::Output;
use std::ffi::OsString;
use std::process::ExitCode;
use whydoku::explain::Language;

/// Solves Sudoku the way a good teacher would: says why at every step, proves it, and shows it.
#[derive(Parser, Debug)]
#[command(name = "whydoku", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 success, 1 some puzzle failed, 2 usage, 3 input or output,\n\
        130 and 143 ended by a signal.\n\
    A PUZZLE is 81 characters, nine rows, pencil marks, or any format that `whydoku convert --help` names.")]
pub struct Cli {
    #[command(subcommand)]
    command: Command,

    /// The language by its tag, such as en or zh-CN [default: from LC_ALL, LC_MESSAGES or LANG].
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = values::language)]
    lang: Option<Language>,

    /// When to use colours.
    #[arg(long, global = true, value_enum, default_value = "auto", value_name = "WHEN")]
    color: Color,

    /// Add the version of the program and the canonical form of the puzzle to every record (JSON).
    #[arg(long, global = true)]
    stamp: bool,
}

// A doc comment here would hide the longer help of the arguments.
#[derive(Subcommand, Debug)]
enum Command {
    Explain(explain::Args),
    Solve(solve::Args),
    Find(find::Args),
    Hint(hint::Args),
    Why(why::Args),
    Step(step::Args),
    Check(check::Args),
    Prove(prove::Args),
    Practice(practice::Args),
    Course(course::Args),
    Views(views::Args),
    Compare(compare::Args),
    Watch(watch::Args),
    Techniques(techniques::ListArgs),
    Technique(techniques::PageArgs),
    Convert(convert::Args),
    Booklet(booklet::Args),
    Generate(generate::Args),
    Dataset(dataset::Args),
    Benchmark(benchmark::Args),
    Canonical(canonical::Args),
    Rate(rate::Args),
    Serve(serve::Args),
    Mcp(mcp::Args),
    Completions(shell::CompletionsArgs),
    /// Prints the manual page.
    Man,
}

/// The command line with its examples.
fn program() -> clap::Command {
    help::examples::added(Cli::command())
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let environment = Language::from_environment(|name| std::env::var(name).ok());
    let arguments: Vec<OsString> = std::env::args_os().collect();
    words::choose(words::asked(arguments.iter().filter_map(|argument| argument.to_str())).unwrap_or(environment));
    output::end_between_lines();
    let parsed = program().try_get_matches_from(&arguments).and_then(|matches| {
        let cli = Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut Cli::command()))?;
        Ok((cli, matches))
    });
    let ended = parsed.map_or_else(
        |error| no_command(&help::translated(error, program(), &arguments)),
        |(cli, matches)| {
            let output = Output::new(cli.color.into());
            let records = Records { are_stamped: cli.stamp };
            let settings = settings::of(&matches, cli.lang.unwrap_or(environment));
            run(cli.command, Context { asked: cli.lang, environment, output, records, settings })
        },
    );
    match ended {
        Ok(Success::All) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Success::SomeFailed) => ExitCode::from(1),
        Ok(Success::SomeUnread) => ExitCode::from(3),
        Err(Failure::Interrupted) => ExitCode::from(output::INTERRUPTED),
        Err(failure) => {
            warn(&failure);
            ExitCode::from(match failure {
                Failure::Puzzle(_) => 1,
                Failure::Usage(_) => 2,
                Failure::Io(_) | Failure::ClosedPipe | Failure::Interrupted => 3,
            })
        }
    }
}

/// Writes the help or the version if that was asked for.
///
/// # Errors
/// If the arguments are wrong.
fn no_command(error: &clap::Error) -> Result<Success, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let mut output = Output::new(ColorChoice::Auto);
            let text = error.render();
            output.text(help::finished(if output.color() { text.ansi().to_string() } else { text.to_string() }))?;
            output.finish()?;
            Ok(Success::All)
        }
        _ => Err(Failure::Usage(usage::message(error))),
    }
}

fn run(command: Command, mut context: Context) -> Result<Success, Failure> {
    let success = match command {
        Command::Explain(args) => explain::run(args, &mut context),
        Command::Solve(args) => solve::run(args, &mut context),
        Command::Find(args) => find::run(args, &mut context),
        Command::Hint(args) => hint::run(args, &mut context),
        Command::Why(args) => why::run(args, &mut context),
        Command::Step(args) => step::run(args, &mut context),
        Command::Check(args) => check::run(args, &mut context),
        Command::Prove(args) => prove::run(args, &mut context),
        Command::Practice(args) => practice::run(args, &mut context),
        Command::Course(args) => course::run(args, &mut context),
        Command::Views(args) => views::run(args, &mut context),
        Command::Compare(args) => compare::run(args, &mut context),
        Command::Watch(args) => watch::run(args, &mut context),
        Command::Techniques(args) => techniques::list(args, &mut context),
        Command::Technique(args) => techniques::page(args, &mut context),
        Command::Convert(args) => convert::run(args, &mut context),
        Command::Booklet(args) => booklet::run(args, &mut context),
        Command::Generate(args) => generate::run(args, &mut context),
        Command::Dataset(args) => dataset::run(args, &mut context),
        Command::Benchmark(args) => benchmark::run(args, &mut context),
        Command::Canonical(args) => canonical::run(args, &mut context),
        Command::Rate(args) => rate::run(args, &mut context),
        Command::Serve(args) => serve::run(args, &mut context),
        Command::Mcp(args) => mcp::run(args, &mut context),
        Command::Completions(args) => shell::completions(args, program(), &mut context),
        Command::Man => shell::man(program(), &mut context),
    }?;
    context.output.finish()?;
    Ok(success)
}
