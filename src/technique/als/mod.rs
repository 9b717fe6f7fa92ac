//! Almost locked sets, joined by digits that two of them cannot both have.
//!
//! A set of cells with one digit more than cells needs all its digits but one. If two sets cannot
//! both have x (a *restricted common*), one of them is without x and needs the rest. So a digit
//! common to both ends of a chain of sets is in one of the ends, and a cell that sees all its
//! places there cannot have it.
//!
//! Chains through such sets remove everything that the sets remove, so the searches first ask
//! whether [these chains](crate::technique::chains::SetLinks) remove anything.
//!
//! **Proof.** The cells of all sets: with the digit gone from the first set, each set would take
//! its restricted common from the next, and the last would have a digit too few.

mod blossoms;
mod chain;
mod death_blossom;
mod exclusion;
mod petals;
mod sets;
mod sue_de_coq;
mod w_wing;
mod xz;

pub use blossoms::{AALS_2RC, ALS_BLOSSOM, HOUSE_BLOSSOM};
pub use chain::{ALS_XY_CHAIN, ALS_XY_WING};
pub use death_blossom::DEATH_BLOSSOM;
pub use exclusion::{ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION};
pub use petals::Petals;
pub use sets::{Sets, Threes};
pub use sue_de_coq::SUE_DE_COQ;
pub use w_wing::ALS_W_WING;
pub use xz::{ALS_XZ, ALS_XZ_DOUBLY};
