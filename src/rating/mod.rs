//! Ratings of how hard a puzzle is.
//!
//! [`se`] gives the numbers of Sudoku Explainer, [`hodoku`] level and score of HoDoKu, [`grade()`]
//! a plain word with its reasons, [`whips`] the longest whips and braids with the depth of trial
//! and error, and [`effort()`] the work of a machine. Each of them takes a puzzle, or a position
//! with pencil marks ([`Subject`]). `docs/rating.md` explains them all.

mod classic;
mod decisive;
mod effort;
mod grade;
#[cfg(feature = "words")]
pub mod hodoku;
mod ladder;
#[cfg(feature = "words")]
mod ratings;
pub mod se;
mod subject;
pub mod whips;

pub use classic::{Retold, SePath, rating_of};
pub use decisive::{Decisive, hardness};
pub use effort::{SearchWork, effort, effort_at};
pub use grade::{Grade, Graded, Load, Round, UnknownGrade, base, grade, grade_at, grade_of};
pub use ladder::edition_of;
#[cfg(feature = "words")]
pub use ratings::{Currency, PathLength, RatingPlan, Ratings};
pub use subject::Subject;
