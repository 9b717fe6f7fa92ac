//! The notes of a person on a board: small digits and colours, which no technique knows.

use crate::board::{CandidateSet, CellSet};

/// Notes in empty cells, and colours of any cells. Only pictures as SVG show them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// Digits along the edge of a cell.
    pub corners: CandidateSet,
    /// Digits side by side in the middle of a cell.
    pub centre: CandidateSet,
    /// The cells of each colour.
    pub colours: [CellSet; Notes::COLOURS],
}

impl Notes {
    /// The number of colours.
    pub const COLOURS: usize = 6;
}
