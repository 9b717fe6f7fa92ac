//! The vocabulary of deduction: techniques, steps, proofs and traces.
//!
//! No technique is defined here. A technique ([`Spec`]) reads [`Facts`] and hands each instance
//! that it finds to a [`Sink`], which makes a [`Step`] of it: a [`Pattern`] that a person can see,
//! conclusions, and a [`Proof`] that [`check`] verifies. A [`Ladder`] chooses the next step; a
//! [`Trace`] is the list of events on the way to the solution, and a [`Replay`] walks it,
//! remembering where each missing candidate went.

mod account;
mod check;
mod facts;
mod family;
mod image;
mod label;
mod ladder;
mod limits;
mod pattern;
mod proof;
mod reliance;
mod replay;
mod sink;
mod sketch;
mod spec;
mod step;
mod symmetry;
mod trace;

pub use account::{Account, Blocked, Digits, Held, Lost, Places};
pub use check::{MOST_NODES, ProofError, check, refuted, superfluous};
pub use facts::{Changes, Fact, Facts};
pub use family::{Family, Idea};
pub use label::Label;
pub use ladder::Ladder;
#[cfg(feature = "words")]
pub(crate) use limits::with_settings;
pub use limits::{Limits, Setting};
pub use pattern::*;
pub use proof::{Because, Forbidden, Proof, Truth};
pub(crate) use reliance::RuledOutBy;
pub use reliance::{Reliances, missed, reliances};
pub use replay::{Moment, Replay, ReplayError};
pub use sink::{Flow, Sink};
pub use sketch::{Guide, Line, Link, LinkKind, Part, Role, Sketch};
pub use spec::{Evidence, Hodoku, Level, Se, SearchFn, Spec};
pub use step::{ChainKind, Literals, Step, StepRating};
pub use symmetry::{Motion, Symmetry};
pub use trace::{Event, Trace, TraceError};
