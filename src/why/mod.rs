//! What a conclusion rests on: a trace cut down to what its goal needs.
//!
//! [`needed_for`] walks back from an event through the proofs (see
//! [`reliances`](crate::logic::reliances)) and keeps every event that it comes to. [`lean`] goes on
//! from there: what each kept step concludes may be needed or not, so it tries to do without each
//! of them, the hardest first, until none can go. What is kept is a trace again, which replays and
//! whose proofs hold.

mod goal;
mod lean;
mod slice;

pub use goal::Goal;
pub use lean::{concluding, lean};
pub use slice::{Slice, needed_for, refute};
