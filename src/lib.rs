//! whydoku solves Sudoku the way a good teacher would: it says *why* at every step, in words and
//! pictures, and proves each step.
//!
//! # One idea
//!
//! A solved Sudoku answers 324 questions, 81 from each of four views: which digit is in this cell,
//! and where is this digit in this row, this column, this box? [`board`] keeps the answers that are
//! still possible. A single is a question with one answer left; a step's proof is a list of
//! questions; branching takes the one with the fewest answers.
//!
//! # Layers, in reading order
//!
//! 1. [`board`]: geometry and state. [`board::Position`] is the heart. [`Cancel`]: a flag that ends
//!    long computations.
//! 2. [`logic`]: techniques, steps, proofs and traces; [`mod@format`]: text in and out; [`search`]:
//!    the machine search that no technique ever sees.
//! 3. [`technique`]: the catalogue.
//! 4. [`mod@solve`]: the human solver; [`explain`]: words; [`views`], [`why`]; [`generate`]: new
//!    puzzles; [`rating`]: their difficulty.
//! 5. [`diagram`]: pictures; [`chart`]: charts; [`report`]: JSON; [`lesson`]: a whole solution or a
//!    hint, told as text, page or pictures.
//! 6. `api`: one JSON request in, one JSON answer out; `dataset`: positions with every next step
//!    as labels; `benchmark`: tasks for language models, and the judge of their answers; `print`:
//!    booklets and explanations as PDF, pictures as PNG.
//!
//! The program `whydoku` is a package of its own, `whydoku-cli`.
//!
//! # A first look
//!
//! [`Puzzle`] answers what most programs ask: the solution, the steps with their reasons, the whole
//! explanation, the next hint, why one thing is so, how hard it is.
//!
//! ```
//! use whydoku::Puzzle;
//!
//! let text = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let puzzle = Puzzle::parse(text)?;
//! let (step, words) = puzzle.steps().next().unwrap();
//! assert_eq!(step.technique.id, "hidden-single-box");
//! assert!(words.to_string().starts_with("In box 4, the 4 can only go in r5c2"));
//! # Ok::<(), whydoku::PuzzleError>(())
//! ```
//!
//! Behind it are the modules. The same step, with its proof checked:
//!
//! ```
//! use whydoku::Cancel;
//! use whydoku::board::Position;
//! use whydoku::logic::{Ladder, Replay, check};
//! use whydoku::technique::Profile;
//!
//! let puzzle = "000000002004200601600000900960804100000903000008706049005000008107008300400000000";
//! let mut replay = Replay::new(Position::new(&puzzle.parse().unwrap()).unwrap());
//! let step = Profile::standard().next_step(replay.facts_mut(), Cancel::NEVER).unwrap().unwrap();
//! assert_eq!(check(replay.position(), &step.concluded, &step.proof), Ok(()));
//! ```
//!
//! # Features
//!
//! Without any feature there are `board`, `equivalence`, `format`, `logic`, `search`, `technique`,
//! `solve`, `plan`, `rating`, `views` and `why`. All of the library runs without files, clocks and
//! environment, so also as WebAssembly.
//!
//! - `words` (default): `Puzzle`; the modules `explain`, `diagram`, `chart`, `report` and `lesson`;
//!   profiles in TOML, and with them HoDoKu's rating. Needs Fluent, textwrap, toml.
//! - `technique-pages` (default): the pages of the techniques, 1.1 MB; without it,
//!   `technique::add_pages` supplies them at run time.
//! - `generate` (default): the modules `generate` and `order`, practice, random equivalents, and
//!   with `words` the modules `dataset` and `benchmark`. Needs rand.
//! - `api`: the module `api`. Needs `words` and `generate`.
//! - `page`: the module `page`, the files of the page. Needs `words`.
//! - `print`: the module `print`. Needs `words`, `generate`, pdf-writer, tiny-skia and fonts.
#![deny(missing_docs)]

#[cfg(feature = "api")]
pub mod api;
#[cfg(all(feature = "generate", feature = "words"))]
pub mod benchmark;
pub mod board;
mod cancel;
#[cfg(feature = "words")]
pub mod chart;
#[cfg(all(feature = "generate", feature = "words"))]
pub mod dataset;
#[cfg(feature = "words")]
pub mod diagram;
pub mod equivalence;
#[cfg(feature = "words")]
pub mod explain;
pub mod format;
#[cfg(feature = "generate")]
pub mod generate;
mod hash;
#[cfg(feature = "words")]
pub mod lesson;
pub mod logic;
#[cfg(feature = "generate")]
pub mod order;
#[cfg(feature = "page")]
pub mod page;
pub mod parallel;
pub mod plan;
#[cfg(feature = "print")]
pub mod print;
pub mod proof;
#[cfg(feature = "words")]
mod puzzle;
pub mod rating;
#[cfg(feature = "words")]
pub mod report;
pub mod search;
pub mod solve;
pub mod technique;
pub mod views;
pub mod why;

pub use cancel::{Cancel, Cancelled, Progress};
#[cfg(feature = "words")]
pub use explain::{HintLevel, Language};
#[cfg(feature = "words")]
pub use puzzle::{Puzzle, PuzzleError};

/// The examples of the README run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
