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
//! assert!(text.contains("Box 4 has its 4 in r5c2: row 6 and columns 1 and 3 have theirs"));
//! assert!(text.contains("Solved without guessing: there is exactly one solution."));
//! ```

mod ask;
mod learn;
mod told;

pub use ask::{
    Answer, Between, CheckOptions, Checked, ClaimedPath, Finding, Hint, Judge, Judged, NotLater, Origin, Query, Rated,
    State, Verdict, Why, go_along,
};
#[cfg(feature = "generate")]
pub use learn::{Exercise, Hiddenness, Practice, Reply, Score, Session, exercises_text};
pub use learn::{Listing, article, article_html, article_markdown, article_svg, example, html_article};
#[cfg(feature = "generate")]
pub use learn::{chapter_text, chapter_title};
pub use told::{Choice, Counts, Detail, Item, Lesson, Page, Path, Plan, Story, TextStyle, Told, Until, Words};
pub use told::{excerpt_name, html, html_begin, html_end, json, markdown, paragraph, path_length, record, svg, text};
