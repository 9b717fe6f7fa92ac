//! The rating of Sudoku Explainer: ER, EP and ED.
//!
//! # What it is
//!
//! A puzzle is solved step by step with thirty rules in a fixed order, from the last empty cell of
//! a house (1.0) to nets of chains within chains (11.0 and more). Each step takes the first rule
//! that finds anything, and of that rule the first step in a fixed order of search or, for loops
//! and chains, the easiest one. The rating of the hardest step is ER, the explainer rating; EP is
//! that of the hardest step up to the first placement, ED that of the first step. The numbers are
//! the common language of collectors of hard puzzles, so they must be *the same* as ever, with
//! every peculiarity of the original program: orders, gates, sums of floating-point numbers, missed
//! chains.
//!
//! # How it is done
//!
//! - `geometry`: houses, positions and peers of the board in their orders; `fields`: the positions
//!   in a block, in one word; `state`: the grid, kept so that the first rules cost next to nothing;
//!   `schedule`: the order of the rules, each of which searches again only where something changed
//!   since it found nothing.
//! - `basic`, `patterns`, `wings`, `loops`, `bug`, `aligned`: the rules up to 20, and 22.
//! - `edition`: what other editions than the classic do otherwise; `strong_links`, `bent_wings`:
//!   the rules that they add. Numbers of rules are those of the classic, everywhere.
//! - `net`: candidates numbered once per puzzle, so that sets of them are a few machine words and
//!   ascending numbers are the order of search. `simple`, `simple_hint`, `links`, `tree`, `line`:
//!   cycles and chains of strong and weak links (rule 21). `run`, `ancestry`: following an
//!   assumption in exact order, and the length of its chains. `forcing`: joint conclusions of
//!   assumptions (rules 23 to 30), with `hints`, the choice among them, and `cases`, those of cells
//!   and regions over static links. `advance`, `nested`: rules within chains. `templates`: what may
//!   fail within a digit. `reach`: all possible consequences of assumptions, carried on from step
//!   to step, so that exact runs are made only where they matter.
//! - `rater`: the path, step by step; `numbers`: only as much of it as the three numbers need.
//! - `length`: the growth of ratings; `step`: a step with its conclusions and its pattern, the same
//!   for the search and for those who tell it; `walk`, `strand`: its chains, skipped while only the
//!   numbers are wanted.
//!
//! Everything here describes the classic, version 1.2.1, unless it says otherwise; [`Edition`]
//! tells what else there is.
//!
//! The ratings of chains that contain other rules (9.0 and above) were never defined to the last
//! detail in the classic: the eliminations of such a rule were taken in the order of memory
//! addresses. Here they are taken row by row, then by digit.
//!
//! # The door
//!
//! A [`Rater`] gives the numbers and, on request, each [`SeStep`]. The module `classic`, which
//! tells these steps, asks a `Guide` for the next one at any position. Houses, cells, sets of nine
//! and the records of patterns are those of the whole library; orders, states and searches stay in
//! here.
//!
//! ```
//! use whydoku::{Cancel, rating::se};
//! let puzzle = ".3...89.2..2....4.......567...76...34...53........485.96..3....28.41.6.......617.".parse().unwrap();
//! assert_eq!(se::rate(&puzzle, Cancel::NEVER).unwrap().to_string(), "7.2/1.2/1.2");
//!
//! let mut rater = se::Rater::new();
//! let hardest = rater.steps(&puzzle, Cancel::NEVER).unwrap().map(Result::unwrap).max_by_key(|step| step.rating).unwrap();
//! assert_eq!((hardest.rule, hardest.complexity), (se::Rule::ForcingChain, Some(10)));
//! assert_eq!(hardest.placement.unwrap().to_string(), "r3c1=1");
//! ```

mod advance;
mod aligned;
mod ancestry;
mod basic;
mod bent_wings;
mod bits;
mod bug;
mod carry;
mod cases;
mod chains;
mod edition;
mod fields;
mod figures;
mod forcing;
mod geometry;
mod hints;
mod known;
mod length;
mod line;
mod links;
mod loops;
mod nested;
mod net;
mod numbers;
#[cfg(test)]
mod on_paths;
mod patterns;
mod rater;
mod reach;
mod record;
mod rule;
mod run;
mod schedule;
mod simple;
mod simple_hint;
mod state;
mod step;
mod strand;
mod strong_links;
mod templates;
mod tree;
mod walk;
mod wings;

pub use edition::Edition;
pub use figures::{RateError, SeRating, Tenths};
pub use numbers::rate;
pub(super) use rater::{Guide, one_solution, removing};
pub use rater::{Rater, Steps};
pub use rule::Rule;
pub(super) use step::SePattern;
pub use step::{Cause, Inference, SeStep, Strand};
