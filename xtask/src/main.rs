//! Chores of the project: scaffolds techniques, finds examples for their pages, rewrites what is
//! generated.
//!
//! `cargo xtask help` lists the commands; `docs/CONTRIBUTING.md` says when to use which.

mod benchmark;
mod bulk;
#[path = "../../tests/suite/common/cases.rs"]
mod cases;
mod catalogue;
mod examples;
mod files;
mod glossary;
mod judge;
mod look_alike;
mod module;
mod notices;
mod npm;
mod outside;
#[path = "../../tests/suite/common/page.rs"]
mod page;
mod page_file;
mod paths;
mod pattern;
mod pictures;
mod release;
mod scaffold;
mod search;
mod site;
#[path = "../../tests/suite/common/sound.rs"]
mod sound;
mod soundness;
mod todo;
mod update;
mod usage;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use whydoku::plan::Budget;

/// What every chore returns: an error is a sentence for the person at the terminal.
type Outcome<T = ()> = Result<T, String>;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Chores of the project")]
enum Chore {
    /// Adds a technique, or examples to its page
    #[command(subcommand)]
    Technique(Technique),
    /// Adds a pattern, for techniques that none of those there fits
    #[command(subcommand)]
    Pattern(Pattern),
    /// Judges the catalogue by the cases of other programs, in the folder that WHYDOKU_ORACLES
    /// names
    Cases {
        /// This technique only
        technique: Option<String>,
    },
    /// Installs a checker of proofs from outside, and has it judge those of `prove`
    Outside,
    /// Judges every step that every technique finds at every position on the way through puzzles,
    /// and counts them
    Soundness {
        /// Files of puzzles with one solution, in any format
        files: Vec<PathBuf>,
        /// The most puzzles of each file
        #[arg(long, default_value = "100", value_name = "N")]
        count: usize,
        /// The number of random minimal puzzles to judge besides
        #[arg(long, default_value = "100", value_name = "N")]
        random: usize,
        /// Judge the steps of this technique or group only, at more puzzles in the same time; may
        /// be repeated
        #[arg(long, value_name = "TECHNIQUE")]
        technique: Vec<String>,
    },
    /// Runs the program over many rows: kills it again and again, or measures its memory
    #[command(subcommand)]
    Bulk(bulk::Bulk),
    /// Measures what the choice of a path saves, over puzzles that need more than singles; run it
    /// with `cargo run --release -p xtask paths`
    Paths {
        /// Files of puzzles with one solution, in any format
        files: Vec<PathBuf>,
        /// The most puzzles of each file
        #[arg(long, default_value = "300", value_name = "N")]
        count: usize,
        /// This kind of path only, without those of other programs; may be repeated
        #[arg(long, value_name = "AIM")]
        aim: Vec<String>,
        /// The work of a search instead of the usual one
        #[arg(long, value_name = "N")]
        work: Option<usize>,
        /// The cores of a search instead of the usual ones
        #[arg(long, value_name = "N")]
        cores: Option<usize>,
        /// Print each path, too
        #[arg(long)]
        each: bool,
    },
    /// Draws the pictures of the pages of the techniques
    Pictures,
    /// Writes the positions of the benchmark, which stay what they are; run it with
    /// `cargo run --release -p xtask benchmark`
    Benchmark,
    /// Writes the licences of the crates that the program is made of
    Notices,
    /// Builds the page as a folder of files that any web space serves, in target/site
    Site,
    /// Builds the package for JavaScript, in target/npm-package
    Npm,
    /// Checks what a release needs: licences, every combination of features, the packages
    ReleaseCheck,
    /// Counts how often the standard path uses each technique, and writes docs/usage.md; run it
    /// with `cargo run --release -p xtask usage`
    Usage {
        /// A file of puzzles with one solution, in any format
        file: PathBuf,
        /// The most puzzles
        #[arg(long, default_value = "100000", value_name = "N")]
        count: usize,
    },
    /// Rewrites everything that is generated, then lists what is left to write by hand
    Update {
        /// Rewrite the pages of the techniques only
        #[arg(long)]
        pages: bool,
    },
}

#[derive(Subcommand)]
enum Pattern {
    /// Writes the files of a new pattern, with an empty sketch and words
    New(pattern::New),
}

#[derive(Subcommand)]
enum Technique {
    /// Writes the files of a new technique, with an empty search
    New(scaffold::New),
    /// Finds an example and a look-alike for the page of a technique, and writes them there
    Examples {
        /// The technique
        id: String,
        /// More puzzles to look in, in any format
        #[arg(long)]
        corpus: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let done = match Chore::parse() {
        Chore::Technique(Technique::New(new)) => scaffold::run(&new),
        Chore::Technique(Technique::Examples { id, corpus }) => examples::run(&id, &corpus),
        Chore::Pattern(Pattern::New(new)) => pattern::run(&new),
        Chore::Cases { technique } => judge::run(technique.as_deref()),
        Chore::Benchmark => benchmark::run(),
        Chore::Outside => outside::run(),
        Chore::Soundness { files, count, random, technique } => soundness::run(&files, count, random, &technique),
        Chore::Bulk(bulk) => bulk::run(&bulk),
        Chore::Paths { files, count, aim, work, cores, each } => {
            let mut budget = Budget::default();
            (budget.work, budget.cores) = (work.unwrap_or(budget.work), cores.unwrap_or(budget.cores));
            paths::run(&files, count, &aim, budget, each)
        }
        Chore::Pictures => pictures::run(),
        Chore::Notices => notices::run(),
        Chore::Site => site::run(),
        Chore::Npm => npm::run(),
        Chore::ReleaseCheck => release::run(),
        Chore::Usage { file, count } => usage::run(&file, count),
        Chore::Update { pages } => update::run(pages),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
