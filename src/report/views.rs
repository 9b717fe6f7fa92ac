//! What the four views see, as one JSON object.

use super::{SCHEMA, names};
use crate::views::{Combination, Views};
use serde::Serialize;
use std::collections::BTreeMap;

/// What the views see in one puzzle. Regions and combinations are named by the views in them, such as `row+box`.
#[derive(Clone, Debug, Serialize)]
pub struct ViewsRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters.
    pub puzzle: String,
    /// How many cells are empty.
    pub empty: usize,
    /// For each view the cells that it can fill right now.
    pub fills: BTreeMap<&'static str, Vec<String>>,
    /// The regions of the Venn diagram: the cells that exactly these views can fill.
    pub regions: Vec<RegionRecord>,
    /// How far the fifteen combinations get.
    pub combinations: Vec<CombinationRecord>,
}

/// A region of the Venn diagram.
#[derive(Clone, Debug, Serialize)]
pub struct RegionRecord {
    /// The views, such as `row+box`; `none` for cells that no view can fill.
    pub views: String,
    /// The cells.
    pub cells: Vec<String>,
}

/// How far a combination gets.
#[derive(Clone, Debug, Serialize)]
pub struct CombinationRecord {
    /// The views, such as `row+box`.
    pub views: String,
    /// How many cells are filled without guessing.
    pub filled: usize,
    /// Is the puzzle solved without guessing?
    pub solved: bool,
    /// How many guesses solving it takes, where that was asked and there is one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guesses: Option<usize>,
    /// How many guesses were open at once, at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<usize>,
}

/// The names of the views, in the order of [`crate::views::ORDER`].
pub const VIEW_NAMES: [&str; 4] = ["row", "column", "box", "cell"];

/// The name of a combination of views; `none` for 0.
pub fn combination_name(views: usize) -> String {
    let named: Vec<&str> = (0..4).filter(|view| views >> view & 1 != 0).map(|view| VIEW_NAMES[view]).collect();
    if named.is_empty() { "none".into() } else { named.join("+") }
}

impl ViewsRecord {
    /// The record of one puzzle.
    pub fn new(puzzle: String, empty: usize, views: &Views) -> ViewsRecord {
        let region = |(mask, &cells)| RegionRecord { views: combination_name(mask), cells: names(cells) };
        let combination = |combination: &Combination| CombinationRecord {
            views: combination_name(combination.views),
            filled: combination.filled,
            solved: combination.solved,
            guesses: combination.guessing.map(|guessing| guessing.guesses),
            depth: combination.guessing.map(|guessing| guessing.depth),
        };
        ViewsRecord {
            schema: SCHEMA,
            puzzle,
            empty,
            fills: VIEW_NAMES.into_iter().zip(views.fills.map(names)).collect(),
            regions: views.regions.iter().enumerate().map(region).collect(),
            combinations: views.combinations.iter().map(combination).collect(),
        }
    }
}
