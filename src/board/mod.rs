//! Geometry and state, without any technique.
//!
//! # 324 questions in four views
//!
//! A solved Sudoku answers 324 questions, 81 in each of four views: which digit is in this *cell*,
//! and where in this *row*, *column* or *box* is this digit? Each question, here called a
//! [`Constraint`], has exactly one true [`Candidate`] among at most nine. A candidate belongs to
//! exactly four constraints, one per view. A single is a constraint with one candidate left, a
//! contradiction is one with none, and a [`Position`] stores for each constraint the candidates
//! that are still possible.
//!
//! # Types
//!
//! - [`Digit`], [`Cell`], [`House`], [`Candidate`], [`Constraint`]: small numbers with names.
//! - [`Set`]: sets of them, typed by element.
//! - [`Literal`]: a candidate said to be true or false.
//! - [`Grid`]: digits alone. [`Position`]: givens, placed digits and candidates.

mod bits;
mod candidate;
mod cell;
mod constraint;
mod digit;
mod grid;
mod house;
mod literal;
mod name;
pub(crate) mod nine;
mod place;
mod position;
mod set;
mod slot;
mod table;

pub use candidate::{Candidate, CandidateSet};
pub(crate) use cell::in_at_least;
pub use cell::{Cell, CellSet, NameError};
pub use constraint::{Constraint, ConstraintSet, Question, View};
pub use digit::{Digit, DigitSet};
pub use grid::{Conflict, Grid, GridError};
pub use house::{House, HouseKind, HouseSet};
pub use literal::Literal;
pub use name::Named;
pub use position::Position;
pub use set::{Element, Elements, Set};
pub use slot::{Slot, Slots};
pub(crate) use table::table;
