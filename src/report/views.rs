//! The results of the four views, as one JSON object.

use super::SCHEMA;
use super::names::Names;
use crate::board::CellSet;
use crate::views::{Combination, Views};
use serde::Serialize;

/// The results of the views in one puzzle. Regions and combinations are named by the views in them,
/// such as `row+box`.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ViewsRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle, 81 characters.
    pub puzzle: String,
    /// The number of empty cells.
    pub empty: usize,
    /// For each view the cells that it can fill right now.
    pub fills: FillsRecord,
    /// The regions of the Venn diagram: the cells that exactly these views can fill.
    pub regions: Vec<RegionRecord>,
    /// The results of the fifteen combinations.
    pub combinations: Vec<CombinationRecord>,
}

/// The cells that each view can fill right now.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
pub struct FillsRecord {
    /// Along the row.
    pub row: Names<CellSet>,
    /// Along the column.
    pub column: Names<CellSet>,
    /// In the box.
    #[serde(rename = "box")]
    pub block: Names<CellSet>,
    /// In the cell itself.
    pub cell: Names<CellSet>,
}

/// A region of the Venn diagram.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct RegionRecord {
    /// The views, such as `row+box`; `none` for cells that no view can fill.
    pub views: String,
    /// The cells.
    pub cells: Names<CellSet>,
}

/// The result of a combination.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CombinationRecord {
    /// The views, such as `row+box`.
    pub views: String,
    /// The number of cells filled without guessing.
    pub filled: usize,
    /// Whether the puzzle is solved without guessing.
    pub solved: bool,
    /// The number of guesses to solve it, if that was asked and there is one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guesses: Option<usize>,
    /// The most guesses that were open at once.
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
        let region = |(mask, &cells)| RegionRecord { views: combination_name(mask), cells: Names(cells) };
        let combination = |combination: &Combination| CombinationRecord {
            views: combination_name(combination.views),
            filled: combination.filled,
            solved: combination.solved,
            guesses: combination.guessing.map(|guessing| guessing.guesses),
            depth: combination.guessing.map(|guessing| guessing.depth),
        };
        let [row, column, block, cell] = views.fills.map(Names);
        ViewsRecord {
            schema: SCHEMA,
            puzzle,
            empty,
            fills: FillsRecord { row, column, block, cell },
            regions: views.regions.iter().enumerate().map(region).collect(),
            combinations: views.combinations.iter().map(combination).collect(),
        }
    }
}
