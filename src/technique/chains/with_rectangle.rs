//! Chains through a rectangle: two guardians of a unique rectangle, each followed along links to
//! the same result.
//!
//! Of the two at least one is true, so they are the ends of a strong link.
//!
//! **Proof.** The guardians, and the constraints of the strong links.

use super::chain;
use crate::logic::Spec;
use crate::technique::stems::lines;
use crate::technique::uniqueness::Inside;

/// Two guardians of a rectangle as a strong link.
pub static AIC_WITH_UR: Spec =
    chain("aic-with-ur", |facts, limits, sink| lines::<Inside>(facts, 2..=2, limits, sink)).unique();
