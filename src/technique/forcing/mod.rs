//! Forcing chains and nets: exhaustive cases.
//!
//! A cell has one of its candidates, a house has its digit in one of its places, a candidate is
//! true or false. Follow each case; a result common to all cases is true. Or follow one of them to
//! a contradiction, and it is false. In a *chain* every line rests on one line before it; in a
//! *net* a line may rest on several.
//!
//! Every candidate of a position is [followed](follow) once as true and once as false, for all
//! techniques together, in rounds of singles, so that short cases come first. Of all cases that
//! lead to a result, those with the fewest lines are [reported](results).
//!
//! **Proof.** The source of the alternatives, and the truths of all lines: whichever alternative is
//! chosen, the choices for the other truths follow the lines of its case.

mod chains;
mod conflicts;
mod deep;
mod follow;
mod lemma;
mod nets;
mod oddagon_chain;
mod or_k;
mod rectangle;
mod results;
mod single_nets;
mod whips;

pub use chains::{CELL_FORCING_CHAIN, DIGIT_FORCING_CHAIN, NISHIO_FORCING_CHAIN, REGION_FORCING_CHAIN};
pub use deep::{DYNAMIC_FORCING_PLUS, NESTED_FORCING_CHAIN, SIMPLER_NETS};
pub use follow::single;
pub use oddagon_chain::ODDAGON_CHAIN;
pub use or_k::{THREE_DIGIT_IMPOSSIBLE_PATTERN_ORK_WHIP, TRIDAGON_ORK_FORCING_WHIP};
pub use rectangle::RECTANGLE_FORCING_CHAIN;
pub use single_nets::{DYNAMIC_CELL_FORCING_CHAIN, DYNAMIC_CONTRADICTION_FORCING_CHAIN, DYNAMIC_DOUBLE_FORCING_CHAIN};
pub(crate) use whips::supposition_that_fails;
pub use whips::{BIVALUE_CHAIN, G_WHIP, T_WHIP, WHIP, WHIPS, Z_CHAIN};

use crate::logic::{Evidence, Family, SearchFn, Spec};

const fn forcing(id: &'static str, search: SearchFn) -> Spec {
    Spec::new(id, Family::Forcing, search).evidence(Evidence::Derived)
}
