//! Cases followed along links, where every line rests on one line before it; and Nishio, which
//! follows a single digit.

use super::forcing;
use super::nets::{Linked, agreed_both_ways, agreed_in, refuted_by_digit};
use crate::board::{Constraint, View};
use crate::logic::{Facts, Flow, Idea, Level, Limits, Sink, Spec};

/// A place of a digit leaves the digit no place in some house.
pub static NISHIO_FORCING_CHAIN: Spec =
    forcing("nishio-forcing-chain", refuted_by_digit).se(75).hodoku("1301", Level::Extreme, 500).idea(Idea::Suppose);

/// A candidate leads to the same result whether it is true or false.
pub static DIGIT_FORCING_CHAIN: Spec = forcing("digit-forcing-chain", |facts, limits, sink| {
    agreed_both_ways(facts.get::<Linked>().as_ref(), facts.position(), limits, sink)
})
.group("forcing-chain-verity")
.hodoku("1302", Level::Extreme, 500);

/// Every candidate of a cell leads to the same result.
pub static CELL_FORCING_CHAIN: Spec =
    forcing("cell-forcing-chain", |facts, limits, sink| search(facts, is_cell, limits, sink))
        .group("forcing-chain-verity")
        .se(82)
        .hodoku("1302", Level::Extreme, 500);

/// Every place of a digit in a house leads to the same result.
pub static REGION_FORCING_CHAIN: Spec = forcing("region-forcing-chain", |facts, limits, sink| {
    search(facts, |constraint| !is_cell(constraint), limits, sink)
})
.group("forcing-chain-verity")
.se(82)
.hodoku("1302", Level::Extreme, 500);

fn is_cell(constraint: Constraint) -> bool {
    constraint.view() == View::Cell
}

fn search(facts: &Facts, is_asked: fn(Constraint) -> bool, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    agreed_in(facts.get::<Linked>().as_ref(), facts.position(), is_asked, limits, sink)
}
