//! Proofs that anyone can check: the puzzle as a formula, and the steps as its refutation.
//!
//! SAT solvers write down why a formula cannot be satisfied, and checkers that know nothing of the
//! solver, some of them verified down to machine code, judge that. [`Theorem`] makes a formula of a
//! puzzle and of what is claimed: that a grid is its only solution (the puzzle, and "not this
//! grid") or that there is none (the puzzle alone). [`export()`] writes the refutation in the
//! formats that the checkers read, DRAT and LRAT.
//!
//! Every conclusion of every step is a lemma. Its reasons are there already: the truths of the
//! step, and the steps that ruled out what the truths no longer have. So the hints of LRAT, which
//! say what to look at, cost no search when the proof is checked, and little when it is written.
//!
//! A step that assumes one solution is no consequence of the puzzle's clauses. By default the path
//! does without such steps; [`Uniqueness`] says what else can be done, and no premise is silent.

mod author;
mod export;
mod formula;
mod known;
mod theorem;
mod written;

pub use author::ExportError;
pub use export::{StepTally, Tally, export};
pub use formula::{Formula, write_models};
pub use theorem::{NoTheorem, Theorem, Uniqueness};
pub use written::{ProofFormat, ProofStyle};
