//! Another argument for the same conclusions: any step of the catalogue, or one for each of them.

use super::patterns::{of_catalogue, together};
use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Literals, Step};

/// The families and techniques that are asked, in order.
const ASKED: [&str; 12] = [
    "intersections",
    "subsets",
    "fish",
    "wings",
    "uniqueness",
    "chains",
    "als",
    "digit-forcing-chain",
    "cell-forcing-chain",
    "region-forcing-chain",
    "dynamic-contradiction-forcing-chain",
    "forcing",
];

/// A step with these conclusions.
pub fn of(concluded: &Literals, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    if let Some(step) = of_catalogue(&ASKED, concluded, facts, cancel)? {
        return Ok(Some(step));
    }
    let mut steps = Vec::new();
    let mut position: Position = facts.position().clone();
    for &literal in concluded.iter() {
        let now = Facts::new(position.clone());
        let Some(step) = of_catalogue(&ASKED, &Literals::of(literal), &now, cancel)? else { return Ok(None) };
        steps.push(step);
        position.remove(literal.candidate());
    }
    Ok(together(steps))
}
