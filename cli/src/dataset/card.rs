//! The card of a data set: what is in the file, and how it was made.

use super::options::{Args, Evened};
use crate::context::Failure;
use crate::replace::replace;
use crate::target::cannot_write;
use serde::Deserialize;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use whydoku::dataset::{DataCard, DataCounts, DataForm, Recipe};

/// The parts of a line that are counted.
#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    puzzle: Cow<'a, str>,
    #[serde(borrow)]
    split: Cow<'a, str>,
    #[serde(borrow)]
    grade: Option<Cow<'a, str>>,
    #[serde(borrow)]
    technique: Cow<'a, str>,
}

/// Counts the lines of a finished file, so that one that went on after an interruption is counted
/// whole.
fn counted(path: &Path) -> io::Result<DataCounts> {
    let mut counted = DataCounts::default();
    let mut lines = BufReader::with_capacity(1 << 20, File::open(path)?);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        let read: Line<'_> = serde_json::from_slice(&line)?;
        counted.add(&read.puzzle, &read.split, read.grade.as_deref(), &read.technique);
        line.clear();
    }
    Ok(counted)
}

/// Writes the card of a finished file beside it.
///
/// # Errors
/// If the file cannot be read, or the card not written.
pub fn write(path: &Path, args: &Args, recipe: &Recipe) -> Result<(), Failure> {
    // A device or a pipe has no card.
    if !path.is_file() {
        return Ok(());
    }
    let counted = counted(path).map_err(|error| cannot_write(path, &error))?;
    let form = DataForm::Lines { every_text: args.every_text };
    let card = DataCard { recipe, command: &command(args), license: &args.license, form }.of(&counted);
    let place = place(path);
    replace(&place, card.as_bytes()).map_err(|error| cannot_write(&place, &error))
}

/// The place of the card of a file.
fn place(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".card.md");
    path.with_file_name(name)
}

/// The command that makes the file.
fn command(args: &Args) -> String {
    let mut command = format!("whydoku dataset --count {} --seed {}", args.count, args.seed);
    let mut add = |text: &str| {
        command.push(' ');
        command += text;
    };
    add(&format!("--per-puzzle {}", args.per_puzzle));
    match args.balance {
        Evened::None => {}
        Evened::Grade => add("--balance grade"),
        Evened::Technique => add("--balance technique"),
    }
    if args.every_technique {
        add("--every-technique");
    }
    if args.every_text {
        add("--every-text");
    }
    if let Some(shard) = args.share.name() {
        add(&format!("--shard {shard}"));
    }
    command
}
