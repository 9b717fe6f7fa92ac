//! Questions about a position: whether it is right, the next step, all steps, the reason for one
//! result, and whether moves are justified.

mod along;
mod between;
mod check;
mod finding;
mod hint;
pub(super) mod judge;
mod prepared;
mod rated;
mod reason;
mod state;
mod suspects;
mod why;

pub use along::go_along;
pub use between::{Between, NotLater};
pub use check::{CheckOptions, Checked};
pub use finding::{Finding, Query};
pub use hint::Hint;
pub use judge::{ClaimedPath, Judge, Judged, Verdict};
pub use rated::Rated;
pub use state::State;
pub use why::{Answer, Origin, Why};
