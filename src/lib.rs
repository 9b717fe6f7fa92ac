//! whydoku solves Sudoku the way a good teacher would.
#![deny(missing_docs)]
#![deny(unsafe_code)]

pub mod board;
pub mod diagram;
pub mod explain;
pub mod logic;
pub mod search;
pub mod solve;
pub mod technique;
