//! Pictures of a position and of a step.
//!
//! A [`Scene`] says what is to be seen, as data: digits, candidates and their marks, houses, links. It is made once, from
//! a position and a step, and rendered as a standalone [`svg`], in the [`terminal`], and within the page of a whole
//! [`lesson`](crate::lesson). No renderer looks at a technique or at a pattern; no scene knows of a colour.
//!
//! Every mark has a shape of its own besides its colour: who cannot tell the colours, or prints in grey, loses nothing.
//!
//! ```
//! use whydoku::board::Position;
//! use whydoku::diagram::{Scene, svg};
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let start = Position::new(&puzzle.parse().unwrap()).unwrap();
//! assert!(svg::draw(&Scene::of(&start)).starts_with("<svg"));
//! ```

pub mod film;
pub mod labels;
pub mod scene;
pub mod style;
pub mod svg;
pub mod terminal;

pub use labels::Labels;
pub use scene::{Face, Mark, Scene};
pub use terminal::{Layout, TerminalOptions};
