//! whydoku solves Sudoku the way a good teacher would.
#![deny(missing_docs)]
#![deny(unsafe_code)]

pub mod board;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diagram;
pub mod explain;
pub mod format;
pub mod logic;
pub mod report;
pub mod search;
pub mod solve;
pub mod technique;
pub mod views;
pub mod why;
