//! Paper and pixels: booklets and explanations as PDF, pictures as PNG.
//!
//! A [`Booklet`] is data: puzzles with the text beside each, and their layout. Its pages are laid
//! out as SVG around the pictures of [`diagram`](crate::diagram), so that a puzzle looks the same
//! on paper, on a page and in a lesson. That SVG, and no other, is read and becomes PDF, with text
//! that can be searched and copied, or PNG.
//!
//! [`stories_pdf`] lays out explanations in the same way: a step with its words and its picture is
//! never torn apart, unless it is longer than a page. A [`Document`] takes page after page and
//! keeps none. [`png`] draws any picture of the library.
//!
//! Two weights of a sans-serif font with Latin letters are part of the library. [`Fonts`] takes one
//! more, for characters that these have no glyph for, such as Chinese; a text with a character that
//! no font has is an error, never a box on paper.
//!
//! ```
//! use whydoku::Cancel;
//! use whydoku::explain::{Explainer, Language};
//! use whydoku::print::{Booklet, Fonts, Puzzle, Wanted};
//! let grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
//! let explainer = Explainer::new(Language::English);
//! let puzzle = Puzzle::new(&grid, &Wanted::default(), &explainer, Cancel::NEVER).unwrap();
//! let mut booklet = Booklet::new(vec![puzzle]);
//! booklet.title = "Sunday".into();
//! let pdf = booklet.pdf(&explainer, &Fonts::default()).unwrap();
//! assert!(pdf.starts_with(b"%PDF-"));
//! ```

mod booklet;
mod drawing;
mod error;
mod fonts;
mod lines;
mod measure;
mod outline;
mod packed;
mod page;
mod pdf;
mod pieces;
mod png;
mod puzzle;
mod story;

pub use booklet::{Booklet, Parts, PerPage};
pub use error::PrintError;
pub use fonts::Fonts;
pub use page::Paper;
pub use pdf::{Document, Sheets};
pub use png::png;
pub use puzzle::{Puzzle, Unfit, Wanted};
pub use story::stories_pdf;
