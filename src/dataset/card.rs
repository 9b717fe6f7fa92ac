//! The card of a data set: what is in it, and how it was made.

use super::{Balance, Recipe};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

const TEMPLATE: &str = include_str!("card.md");

/// The row of a field that most data sets do not have.
const STEP_TEXTS: &str = "| `step_texts` | every step in words, in the order of `steps` |\n";

/// What a card says beside what is counted.
#[derive(Clone, Copy, Debug)]
pub struct DataCard<'a> {
    /// How the positions were chosen.
    pub recipe: &'a Recipe,
    /// The command or call that makes the data.
    pub command: &'a str,
    /// The licence of the data, by its SPDX identifier.
    pub license: &'a str,
    /// How the data is written.
    pub form: DataForm,
}

/// How a data set is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataForm {
    /// JSON, an object a line.
    Lines {
        /// Whether every step has words, not the first alone.
        every_text: bool,
    },
    /// The columns that the Python package makes.
    Columns,
}

/// The positions of a data set by what they have.
#[derive(Clone, Default, Debug)]
pub struct DataCounts {
    positions: u64,
    /// The hashes of the puzzles.
    puzzles: BTreeSet<u64>,
    splits: BTreeMap<String, u64>,
    grades: BTreeMap<String, u64>,
    techniques: BTreeMap<String, u64>,
}

impl DataCounts {
    /// Counts a position: its puzzle, and the names of its split, grade and technique.
    pub fn add(&mut self, puzzle: &str, split: &str, grade: Option<&str>, technique: &str) {
        self.positions += 1;
        let mut hasher = DefaultHasher::new();
        puzzle.hash(&mut hasher);
        self.puzzles.insert(hasher.finish());
        let names =
            [(&mut self.splits, split), (&mut self.grades, grade.unwrap_or("none")), (&mut self.techniques, technique)];
        for (counts, name) in names {
            match counts.get_mut(name) {
                Some(count) => *count += 1,
                None => drop(counts.insert(name.to_owned(), 1)),
            }
        }
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

    /// The size as the tags of data cards have it.
    fn size(&self) -> &'static str {
        match self.positions {
            0..1_000 => "n<1K",
            1_000..10_000 => "1K<n<10K",
            10_000..100_000 => "10K<n<100K",
            100_000..1_000_000 => "100K<n<1M",
            1_000_000..10_000_000 => "1M<n<10M",
            10_000_000..100_000_000 => "10M<n<100M",
            100_000_000..1_000_000_000 => "100M<n<1B",
            _ => "n>1B",
        }
    }
}

impl DataCard<'_> {
    /// The card of counted positions, in Markdown.
    pub fn of(&self, counted: &DataCounts) -> String {
        let (language, proof, step_texts) = match self.form {
            DataForm::Lines { every_text } => {
                ("sh", "`truths` and `forbidden` prove it", if every_text { STEP_TEXTS } else { "" })
            }
            DataForm::Columns => (
                "python",
                "`concluded` has numbers: 81 × row + 9 × column + digit, rows and columns from 0, negative for an elimination; \
                 `proof` proves it",
                "",
            ),
        };
        let texts = [
            ("{license-id}", self.license.to_lowercase()),
            ("{license}", self.license.into()),
            ("{size}", counted.size().into()),
            ("{positions}", counted.positions.to_string()),
            ("{puzzles}", counted.puzzles.len().to_string()),
            ("{version}", env!("CARGO_PKG_VERSION").into()),
            ("{language}", language.into()),
            ("{command}", self.command.into()),
            ("{proof}", proof.into()),
            ("{step-texts}", step_texts.into()),
            ("{counts}", counted.table()),
            ("{limits}", self.limits()),
        ];
        texts.iter().fold(TEMPLATE.to_owned(), |card, (name, text)| card.replace(name, text))
    }

    /// What the data does not have.
    fn limits(&self) -> String {
        let balance = match &self.recipe.balance {
            Balance::Technique(techniques) => {
                let ids: Vec<&str> = techniques.iter().map(|spec| spec.id).collect();
                format!(
                    "Techniques take turns, each at positions where it is the easiest that gives anything: {}. Their \
                     frequencies are not those of puzzles.",
                    ids.join(", ")
                )
            }
            Balance::Grade => "Grades take turns. Their frequencies are not those of puzzles.".into(),
            Balance::None => {
                "Puzzles come as the generator makes them, mostly easy, and a path is mostly singles.".into()
            }
        };
        let labels = if self.recipe.every_technique {
            "The steps are those of every technique of the program; where several have the same conclusions, the \
             shortest of each technique."
        } else {
            "The steps are those of one technique; harder techniques give others, which are just as right."
        };
        format!("{balance} {labels}")
    }
}
