//! whydoku solves Sudoku the way a good teacher would: it says *why* at every step, in words and pictures, and proves
//! each step.
//!
//! # One idea
//!
//! A solved Sudoku answers 324 questions, 81 from each of four views: which digit is in this cell, and where is this
//! digit in this row, this column, this box? [`board`] keeps the answers that are still possible. A single is a question
//! with one answer left; a step's proof is a list of questions; branching takes the one with the fewest answers.
//!
//! # Layers, in reading order
//!
//! 1. [`board`]: geometry and state. [`board::Position`] is the heart. [`Cancel`]: a flag that ends long computations.
//! 2. [`logic`]: what a technique, a step, a proof and a trace are; [`mod@format`]: text in and out; [`search`]: the
//!    machine search that no technique ever sees.
//! 3. [`technique`]: the catalogue.
//! 4. [`mod@solve`]: the human solver; [`explain`]: words; [`views`], [`why`]; [`generate`]: new puzzles.
//! 5. [`diagram`]: pictures; [`chart`]: charts; [`report`]: JSON.
//! 6. `cli`: the program (feature `cli`, on by default).
//!
//! # A first look
//!
//! ```
//! use whydoku::board::Position;
//! use whydoku::explain::{Explainer, History, Language};
//! use whydoku::logic::{Cancel, Ladder, check};
//! use whydoku::technique::Profile;
//!
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let position = Position::new(&puzzle.parse().unwrap()).unwrap();
//! let step = Profile::standard().next_step(&position, Cancel::NEVER).unwrap();
//! assert_eq!(check(&position, &step), Ok(()));
//! let words = Explainer::new(Language::English).step(&position, &step, &History::default());
//! assert!(words.to_string().starts_with("In box 4, the 4 can only go in r5c2"));
//! ```
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `cli` | yes | the program `whydoku` and what it needs of clap and terminals |
//! | `parallel` | with `cli` | several threads for [`generate::Generator::run`] |
#![deny(missing_docs)]

pub mod board;
mod cancel;
pub mod chart;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diagram;
pub mod explain;
pub mod format;
pub mod generate;
pub mod logic;
mod parallel;
pub mod report;
pub mod search;
pub mod solve;
pub mod technique;
pub mod views;
pub mod why;

pub use cancel::{Cancel, Cancelled};

/// The examples of the README run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
