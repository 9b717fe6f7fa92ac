//! Geometry and state, without any technique.
//!
//! Read [`constraint`] first: its picture of 324 questions in four views carries everything else. Then
//! [`position`], which keeps the answers that are still possible.
//!
//! - [`Digit`], [`Cell`], [`House`], [`Candidate`], [`Constraint`]: small numbers with a name.
//! - [`set::Set`]: sets of them, which cannot be mixed up.
//! - [`Grid`]: what was typed. [`Position`]: givens, placed digits and candidates.

mod bits;
pub mod candidate;
pub mod cell;
pub mod constraint;
pub mod digit;
pub mod grid;
pub mod house;
mod place;
pub mod position;
pub mod set;

pub use candidate::Candidate;
pub use cell::{Cell, NameError};
pub use constraint::{Constraint, Question, View};
pub use digit::Digit;
pub use grid::{Conflict, Grid, GridError};
pub use house::{House, HouseKind};
pub(crate) use place::PLACES;
pub use position::{Position, Slot, Slots};
pub use set::{CandidateSet, CellSet, ConstraintSet, DigitSet, Element, HouseSet, Set};
