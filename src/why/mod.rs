//! The reasons for a conclusion: a trace cut down to the events that its goal needs.
//!
//! [`needed_for`] walks back from an event through the proofs (see
//! [`reliances`](crate::logic::reliances)) and keeps every event that it comes to. [`lean`] goes on
//! from there: the conclusions of a kept step may be needed or not, so it tries to do without each
//! step, the hardest first, until none can go. The kept events are a trace again, which replays and
//! whose proofs hold.

mod goal;
mod lean;
mod slice;

pub use goal::Goal;
pub use lean::{concluding, lean};
pub use slice::{Slice, needed_for, refute};
