//! Charts as SVG: bars and lines on a logarithmic scale, the steps of a path, a scatter of two
//! values, and a Venn diagram of four sets.
//!
//! Nothing here depends on Sudoku. As in [`diagram`](crate::diagram), no information is carried by
//! colour alone.

mod bars;
mod path;
mod scatter;
mod venn;

pub use bars::{Bar, Chart, Curve, Point};
pub use path::{PATH_RULES, path};
pub use scatter::Scatter;
pub use venn::venn;
