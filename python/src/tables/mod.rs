//! The tables, one file each: their columns, and the work on a row.
//!
//! Texts have 64-bit offsets: with words, 200,000 paths are more than 2 GiB.

pub mod canonical;
pub mod check;
pub mod dataset;
pub mod explain;
pub mod rate;
pub mod solve;
