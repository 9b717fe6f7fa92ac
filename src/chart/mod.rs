//! Charts as SVG: bars and lines on a logarithmic scale, and a Venn diagram of four sets.
//!
//! Nothing here depends on Sudoku. As in [`diagram`](crate::diagram), no information is carried by
//! colour alone.

mod bars;
mod venn;

pub use bars::{Bar, Chart, Curve, Point};
pub use venn::venn;
