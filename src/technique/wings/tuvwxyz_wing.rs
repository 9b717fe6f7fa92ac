//! TUVWXYZ-wing: a [bent set](super::bent) of seven cells.
//!
//! Seven cells of two houses with seven digits, one of which may be there twice. Two almost locked
//! sets with a restricted common are easier to spot than that many cells at once, so these come
//! first in the catalogue, and this technique is for requests by name.
//!
//! **Proof.** The cells, as for the smaller sizes.

use super::bent::search;
use crate::logic::{Evidence, Family, Spec};

/// Seven cells.
pub static TUVWXYZ_WING: Spec =
    Spec::new("tuvwxyz-wing", Family::Wings, |facts, _, sink| search::<7>(facts, sink)).evidence(Evidence::Derived);
