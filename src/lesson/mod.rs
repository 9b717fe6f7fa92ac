//! A whole solution or a hint, told from beginning to end.
//!
//! A [`Lesson`] is a puzzle with its solution, made as a [`Plan`] says. [`text`], [`markdown`], [`html`], [`svg`] and
//! [`json`] write it to any [`io::Write`](std::io::Write). What several of them share is decided once: the [`Outline`]
//! says which events share a heading and a picture. A [`Hint`] is the next step from a person's own position, told as
//! far as that person wants to know.
//!
//! [`article`](fn@article), with the feature `pages`, is the page of a technique as text.
//!
//! Solving can be cancelled, and a lesson says so when it was; writing ends when the writer fails.
//!
//! ```
//! use whydoku::Cancel;
//! use whydoku::explain::{Explainer, Language};
//! use whydoku::lesson::{self, Lesson, Plan, TextStyle};
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let lesson = Lesson::of(&puzzle.parse().unwrap(), &Plan::default(), Cancel::NEVER);
//! let mut text = Vec::new();
//! lesson::text(&lesson, &Explainer::new(Language::English), &TextStyle::default(), &mut text).unwrap();
//! let text = String::from_utf8(text).unwrap();
//! assert!(text.contains("In box 4, the 4 can only go in r5c2: the 4 in r6c8 rules out row 6"));
//! assert!(text.contains("Solved without guessing: there is exactly one solution."));
//! ```

#[cfg(feature = "pages")]
mod article;
mod figures;
mod hint;
mod html;
mod json;
mod lines;
mod markdown;
mod outline;
mod path;
mod plan;
mod style;
mod svg;
mod telling;
mod text;
mod wrap;

#[cfg(feature = "pages")]
pub use article::article;
pub use hint::{Hint, State};
pub use html::{Page, Section, Summary, html};
pub use json::{json, record};
pub use markdown::markdown;
pub use outline::{Item, Outline};
pub use path::{Lesson, Path};
pub use plan::{Plan, Until};
pub use style::TextStyle;
pub use svg::svg;
pub use text::text;
