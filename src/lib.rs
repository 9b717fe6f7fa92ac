//! whydoku solves Sudoku the way a good teacher would.
#![deny(missing_docs)]
#![deny(unsafe_code)]

pub mod board;
pub mod format;
