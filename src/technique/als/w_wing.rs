//! ALS-W-wing: two almost locked sets with the same two digits, tied together by a house.
//!
//! Both sets have x and y. In some house y has two places, or two groups of places; all places of y
//! in one set see the first, all places of y in the other set see the second. Wherever the house
//! has its y, one of the sets is without y and needs x. So a cell that sees all places of x in both
//! sets cannot be x.

use crate::logic::{Evidence, Family, Spec};
use crate::technique::chains::set_wings;

/// Two sets, and a house between them.
pub static ALS_W_WING: Spec =
    Spec::new("als-w-wing", Family::Als, |facts, _, sink| set_wings(facts, sink)).evidence(Evidence::Derived);
