//! The card of a data set: what is in the file, and how it was made.

use super::options::{Args, Evened};
use crate::context::Failure;
use crate::replace::replace;
use crate::target::cannot_write;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use whydoku::dataset::{Balance, Recipe};
use whydoku::report::Stamp;

const TEMPLATE: &str = include_str!("card.md");

/// The row of a field that most data sets do not have.
const STEP_TEXTS: &str = "| `step_texts` | every step in words, in the order of `steps` |\n";

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

/// The lines of a file by what they have.
#[derive(Default)]
struct Tally {
    positions: u64,
    /// The hashes of the puzzles.
    puzzles: BTreeSet<u64>,
    splits: BTreeMap<String, u64>,
    grades: BTreeMap<String, u64>,
    techniques: BTreeMap<String, u64>,
}

impl Tally {
    /// Counts the lines of a finished file, so that one that went on after an interruption is
    /// counted whole.
    fn of(path: &Path) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut lines = BufReader::with_capacity(1 << 20, File::open(path)?);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line)? > 0 {
            let read: Line<'_> = serde_json::from_slice(&line)?;
            tally.positions += 1;
            let mut hasher = DefaultHasher::new();
            read.puzzle.hash(&mut hasher);
            tally.puzzles.insert(hasher.finish());
            for (counts, name) in [
                (&mut tally.splits, &read.split),
                (&mut tally.grades, read.grade.as_ref().unwrap_or(&Cow::Borrowed("none"))),
                (&mut tally.techniques, &read.technique),
            ] {
                match counts.get_mut(name.as_ref()) {
                    Some(count) => *count += 1,
                    None => drop(counts.insert(name.to_string(), 1)),
                }
            }
            line.clear();
        }
        Ok(tally)
    }

    /// The counts as a table, the greatest of each kind first.
    fn table(&self) -> String {
        let mut table = String::from("| | positions |\n|---|---:|\n");
        for (kind, counts) in [("split", &self.splits), ("grade", &self.grades), ("technique", &self.techniques)] {
            let mut counts: Vec<_> = counts.iter().collect();
            counts.sort_by_key(|&(name, &count)| (std::cmp::Reverse(count), name));
            for (name, count) in counts {
                let _ = writeln!(table, "| {kind} `{name}` | {count} |");
            }
        }
        table
    }
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
    let tally = Tally::of(path).map_err(|error| cannot_write(path, &error))?;
    let place = place(path);
    replace(&place, card(&tally, args, recipe).as_bytes()).map_err(|error| cannot_write(&place, &error))
}

/// The place of the card of a file.
fn place(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".card.md");
    path.with_file_name(name)
}

fn card(tally: &Tally, args: &Args, recipe: &Recipe) -> String {
    let size = match tally.positions {
        0..1_000 => "n<1K",
        1_000..10_000 => "1K<n<10K",
        10_000..100_000 => "10K<n<100K",
        100_000..1_000_000 => "100K<n<1M",
        _ => "1M<n<10M",
    };
    let texts = [
        ("{license-id}", args.license.to_lowercase()),
        ("{license}", args.license.clone()),
        ("{size}", size.into()),
        ("{positions}", tally.positions.to_string()),
        ("{puzzles}", tally.puzzles.len().to_string()),
        ("{version}", Stamp::VERSION.into()),
        ("{command}", command(args)),
        ("{step-texts}", if args.every_text { STEP_TEXTS.into() } else { String::new() }),
        ("{counts}", tally.table()),
        ("{limits}", limits(args, recipe)),
    ];
    texts.iter().fold(TEMPLATE.to_owned(), |card, (name, text)| card.replace(name, text))
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

/// What the data does not have.
fn limits(args: &Args, recipe: &Recipe) -> String {
    let balance = match &recipe.balance {
        Balance::Technique(techniques) => {
            let ids: Vec<&str> = techniques.iter().map(|spec| spec.id).collect();
            format!(
                "Techniques take turns, each at positions where it is the easiest that gives anything: {}. Their \
                 frequencies are not those of puzzles.",
                ids.join(", ")
            )
        }
        Balance::Grade => "Grades take turns. Their frequencies are not those of puzzles.".into(),
        _ => "Puzzles come as the generator makes them, mostly easy, and a path is mostly singles.".into(),
    };
    let labels = if args.every_technique {
        "The steps are those of every technique of the program; where several have the same conclusions, the shortest \
         of each technique."
    } else {
        "The steps are those of one technique; harder techniques give others, which are just as right."
    };
    format!("{balance} {labels}")
}
