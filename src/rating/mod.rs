//! Ratings of how hard a puzzle is.

pub mod se;
