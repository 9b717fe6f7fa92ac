//! Cases followed by all singles: a line may rest on several lines before it.

use super::forcing;
use super::nets::{Netted, agreed_both_ways, agreed_in, refuted};
use crate::logic::{Idea, Level, Spec};

/// A candidate cannot be true, or cannot be false: all singles that follow lead to a contradiction.
pub static DYNAMIC_CONTRADICTION_FORCING_CHAIN: Spec =
    forcing("dynamic-contradiction-forcing-chain", |facts, limits, sink| {
        refuted(facts.get::<Netted>().as_ref(), facts.position(), limits, sink)
    })
    .group("forcing-net-contradiction")
    .se(85)
    .hodoku("1303", Level::Extreme, 700)
    .idea(Idea::Suppose);

/// A candidate leads by all singles to the same result whether it is true or false.
pub static DYNAMIC_DOUBLE_FORCING_CHAIN: Spec = forcing("dynamic-double-forcing-chain", |facts, limits, sink| {
    agreed_both_ways(facts.get::<Netted>().as_ref(), facts.position(), limits, sink)
})
.group("forcing-net-verity")
.se(85)
.hodoku("1304", Level::Extreme, 700);

/// Every candidate of a cell, or every place of a digit in a house, leads by all singles to the
/// same result.
pub static DYNAMIC_CELL_FORCING_CHAIN: Spec = forcing("dynamic-cell-forcing-chain", |facts, limits, sink| {
    agreed_in(facts.get::<Netted>().as_ref(), facts.position(), |_| true, limits, sink)
})
.group("forcing-net-verity")
.se(85)
.hodoku("1304", Level::Extreme, 700);
