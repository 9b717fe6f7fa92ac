//! The options, and the recipe that they say.

use crate::share::{Resumption, Share};
use crate::values;
use clap::ValueEnum;
use std::path::PathBuf;
use whydoku::Cancel;
use whydoku::dataset::{Balance, Recipe, usual_techniques};

/// Writes positions of generated puzzles with all their next steps, their proofs and words, one
/// JSON object a line.
///
/// The positions are on the paths of the puzzles; their labels are all steps of the easiest
/// technique that gives anything. `split` is train, validation or test by the solution of the
/// puzzle, up to equivalence. The same options make the same file, on any number of threads, and
/// a card beside it, FILE.card.md, says what is in it. docs/models.md describes the fields.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The number of positions.
    #[arg(long, short = 'n', default_value = "1000", value_name = "N", value_parser = values::at_least::<u64>(0))]
    pub count: u64,

    /// The seed: another one makes other puzzles.
    #[arg(long, default_value = "0", value_name = "N", value_parser = values::at_least::<u64>(0))]
    pub seed: u64,

    /// The number of positions of each puzzle.
    #[arg(long, default_value = "16", value_name = "N", value_parser = values::between::<usize>(1..=40))]
    pub per_puzzle: usize,

    /// What is evened out among the positions.
    #[arg(long, value_enum, default_value = "none", value_name = "WHAT")]
    pub balance: Evened,

    /// Add the steps of every technique, not of the easiest alone.
    #[arg(long)]
    pub every_technique: bool,

    /// Add the words of every step, not of the first alone.
    #[arg(long)]
    pub every_text: bool,

    /// The licence of the data that the card names.
    #[arg(long, default_value = "CC0-1.0", value_name = "ID")]
    pub license: String,

    /// Write to this file; - is standard output, as without it.
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    #[command(flatten)]
    pub resumption: Resumption,

    #[command(flatten)]
    pub share: Share,
}

/// What is evened out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Evened {
    /// Nothing: puzzles as they are generated, positions at random along their paths.
    None,
    /// The grades of the puzzles.
    Grade,
    /// The techniques that one in a hundred puzzles needs, each at positions where it is the
    /// easiest.
    Technique,
}

impl Args {
    /// The recipe.
    pub fn recipe(&self) -> Recipe {
        let mut recipe = Recipe { seed: self.seed, positions: self.per_puzzle, ..Recipe::default() };
        recipe.every_technique = self.every_technique;
        recipe.balance = match self.balance {
            Evened::None => Balance::None,
            Evened::Grade => Balance::Grade,
            Evened::Technique => {
                let techniques = usual_techniques(&recipe.profile, self.seed, Cancel::NEVER);
                Balance::Technique(techniques.unwrap_or_default())
            }
        };
        recipe
    }
}
