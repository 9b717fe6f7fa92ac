//! A whole solution or a hint, told from beginning to end.
//!
//! A [`Lesson`] is a puzzle with its solution, made as a [`Plan`] says. [`text`], [`markdown`],
//! [`html`], [`svg`] and [`json`] write it to any [`io::Write`](std::io::Write). A [`Story`] holds
//! the decisions that several of them share: the events under one heading and one picture, the
//! words about each, the amount of [`Detail`]. A [`Hint`] is the next step from a person's own
//! position, told as far as that person wants to know.
//!
//! With the feature `pages`, [`article`](fn@article) is the page of a technique as text,
//! `html_article` as part of a page, and `example` the step that it shows.
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

mod also;
mod article;
mod check;
mod definition;
mod example;
mod figures;
mod finding;
mod hint;
mod html;
mod json;
mod judge;
mod lines;
mod markdown;
mod outline;
mod path;
mod plan;
#[cfg(feature = "generate")]
mod practice;
mod prose;
#[cfg(feature = "generate")]
mod session;
mod story;
mod style;
mod survey;
mod suspects;
mod svg;
mod telling;
mod text;
mod tree;
mod why;
mod wrap;

pub use article::article;
pub use check::Checked;
#[cfg(feature = "print")]
pub(crate) use definition::definition;
pub use example::example;
pub use finding::{Finding, Query};
pub use hint::{Hint, State};
pub use html::html_article;
pub use html::{html, html_begin, html_end, html_part};
pub use json::{json, record};
pub use judge::{Case, Judge, Judged, Verdict};
pub use markdown::markdown;
pub use outline::{Item, Told};
pub use path::{Lesson, Path};
pub use plan::{Plan, Until};
#[cfg(feature = "generate")]
pub use practice::{Exercise, Hiddenness, Practice, Reply};
#[cfg(feature = "generate")]
pub use session::{Score, Session, exercises_text};
#[cfg(feature = "generate")]
pub use session::{chapter_text, chapter_title};
pub use story::{Counts, Story};
pub use style::{Detail, TextStyle};
pub use svg::{step_svg, svg};
#[cfg(feature = "print")]
pub(crate) use telling::{brief, paragraph, principle, remarks};
pub use text::text;
pub use why::{Answer, Origin, Why};
#[cfg(feature = "print")]
pub(crate) use wrap::{lines_of_width, words_of_line};
