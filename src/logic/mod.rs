//! The vocabulary of deduction: what a technique, a step, a proof and a trace are.
//!
//! No technique is written here. A technique ([`spec`]) reads [`facts`] and hands what it finds to a [`sink`], which
//! makes [`step`]s of it: a [`pattern`] that a person can see, a conclusion, and a [`proof`]. A [`ladder`] says
//! where the next step comes from; a [`trace`] is what happened on the way to the solution.

pub mod chute;
pub mod facts;
pub mod ladder;
pub mod pattern;
pub mod proof;
pub mod sink;
pub mod spec;
pub mod step;
pub mod table;
pub mod trace;

pub use crate::cancel::Cancel;
pub use facts::Facts;
pub use ladder::Ladder;
pub use pattern::{Pattern, SubsetKind};
pub use proof::{Deadly, Proof, ProofError, check};
pub use sink::{Flow, Sink};
pub use spec::{Family, Hodoku, Level, Options, Spec};
pub use step::{Conclusion, Step};
pub use trace::{Event, Replay, ReplayError, Trace, TraceError};
