//! Wings of three strong links: two cells with two candidates, or one, or none, and houses with two
//! places for a digit.
//!
//! From one end to the other each link forces the next: if one end is false, the other is true. So
//! one of the ends is true, and a candidate that conflicts with both is false. The names tell which
//! links are cells and which are houses; the table in [`chains`](crate::technique::chains) has the
//! shapes. A place may be a group, cells where a line and a box cross.
//!
//! **Proof.** The three links: with both ends taken away by the eliminated candidate, the outer
//! links would force both ends of the middle one to be false.

use crate::logic::{Evidence, Family, Idea, SearchFn, Spec};
use crate::technique::chains::{ThreeLinks, three_links};

/// Two cells with the same two candidates, and a house with a group for one of them.
pub static GROUPED_W_WING: Spec =
    wing("grouped-w-wing", |facts, _, sink| three_links(facts, ThreeLinks::GroupedW, sink)).idea(Idea::OneOfTwo);

/// A cell, a house for one of its digits, and a house for the other.
pub static M_WING: Spec = wing("m-wing", |facts, _, sink| three_links(facts, ThreeLinks::M, sink)).idea(Idea::OneOfTwo);

/// A cell between a house for one of its digits and a house for the other.
pub static S_WING: Spec = wing("s-wing", |facts, _, sink| three_links(facts, ThreeLinks::S, sink)).idea(Idea::OneOfTwo);

/// Three houses, the outer two for the same digit. The places where they meet see each other, so
/// the house in the middle is never needed: the pattern has its own name, but its proof is not
/// minimal.
pub static L2_WING: Spec = wing("l2-wing", |facts, _, sink| three_links(facts, ThreeLinks::L2, sink))
    .evidence(Evidence::Derived)
    .idea(Idea::OneOfTwo);

/// Three houses for three digits.
pub static L3_WING: Spec =
    wing("l3-wing", |facts, _, sink| three_links(facts, ThreeLinks::L3, sink)).idea(Idea::OneOfTwo);

/// Two cells and a house, three digits.
pub static H_WING_VVL: Spec = wing("h-wing-vvl", |facts, _, sink| three_links(facts, ThreeLinks::HVvl, sink))
    .group("h-wing")
    .idea(Idea::OneOfTwo);

/// A cell and two houses, three digits.
pub static H_WING_VLL: Spec = wing("h-wing-vll", |facts, _, sink| three_links(facts, ThreeLinks::HVll, sink))
    .group("h-wing")
    .idea(Idea::OneOfTwo);

const fn wing(id: &'static str, search: SearchFn) -> Spec {
    Spec::new(id, Family::Wings, search)
}
