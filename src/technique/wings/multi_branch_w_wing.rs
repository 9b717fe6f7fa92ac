//! Multi-Branch W-Wing: the places of a digit in a house, each of which sees a cell of its own with
//! the same two digits.
//!
//! Wherever the digit is, one of the cells has the other digit. A cell that sees all of them does
//! not have it. With two places it is a W-Wing.
//!
//! **Proof.** The digit in the house, and the cells.

use crate::logic::{Evidence, Family, Spec};
use crate::technique::stems::{Bloom, Houses, blossoms};

/// Three places or more, each with a cell of the same two digits.
pub static MULTI_BRANCH_W_WING: Spec =
    Spec::new("multi-branch-w-wing", Family::Wings, |facts, _, sink| blossoms::<Houses>(facts, Bloom::are_alike, sink))
        .evidence(Evidence::Derived);
