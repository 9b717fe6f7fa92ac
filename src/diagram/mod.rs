//! Pictures of a position and of a step.
//!
//! A [`Scene`] is the content of a picture, as data: digits, candidates and their marks, houses,
//! links. It is made once, from a position and a step, and rendered as a standalone [`svg`], in the
//! [`terminal`], and within the page of a whole [`lesson`](crate::lesson). No renderer knows
//! techniques or patterns; no scene knows colours, and only [`Labels`] know words.
//! [`legend`](fn@legend) lists the entries of a key to several scenes.
//!
//! No two marks differ by colour alone: each has its own shape or letter, for readers who cannot
//! tell the colours and for print in grey.
//!
//! ```
//! use whydoku::board::Position;
//! use whydoku::diagram::{Scene, svg};
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let start = Position::new(&puzzle.parse().unwrap()).unwrap();
//! assert!(svg::draw(&Scene::of(&start)).starts_with("<svg"));
//! ```

mod cases;
pub mod film;
mod labels;
mod legend;
mod notes;
mod options;
mod scene;
mod sight;
pub mod style;
pub mod svg;
pub mod terminal;

pub use cases::Excerpt;
pub use labels::Labels;
pub use legend::{Sample, legend, samples};
pub use notes::Notes;
pub use options::{Layout, TerminalOptions};
pub use scene::{Face, Mark, Scene, letter};
pub use sight::Sight;
