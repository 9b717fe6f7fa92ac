//! The parts of a page that are made of the measures of pictures: an empty board, variables for its
//! style, and a script that reads them.

use super::measure::{CELL, MARGIN, SIZE, STEP};
use crate::board::{CellSet, Grid};
use crate::diagram::scene::Scene;

/// The script of all pages with pictures: a module, which lights up cells.
pub const SCRIPT: &str = include_str!("../../../page/lit.js");

/// The measures as declarations of the page's variables.
pub fn variables() -> String {
    format!("--cell:{CELL};--margin:{MARGIN};--step:{STEP};--size:{SIZE};")
}

/// An empty board, for a page that fills it.
pub fn empty_board() -> String {
    let empty = Scene { description: String::new(), ..Scene::of_digits(&Grid::EMPTY, CellSet::EMPTY) };
    super::embed(&empty).replacen("role=\"img\"", "aria-hidden=\"true\"", 1)
}
