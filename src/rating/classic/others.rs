//! Another argument for the same conclusions: any step of the catalogue, or one for each of them.

use super::patterns::{of_catalogue, together};
use crate::board::Position;
use crate::cancel::{Cancel, Cancelled};
use crate::logic::{Facts, Family, Literals, Spec, Step};
use crate::technique::{known, of_family};

/// The families to try before any cases, in order.
const FAMILIES: [Family; 7] = [
    Family::Intersections,
    Family::Subsets,
    Family::Fish,
    Family::Wings,
    Family::Uniqueness,
    Family::Chains,
    Family::Als,
];

/// The forcing chains to try before the rest of their family.
static CASES: [&Spec; 4] = [
    &known::DIGIT_FORCING_CHAIN,
    &known::CELL_FORCING_CHAIN,
    &known::REGION_FORCING_CHAIN,
    &known::DYNAMIC_CONTRADICTION_FORCING_CHAIN,
];

/// The techniques to try, in order.
fn asked() -> Vec<&'static Spec> {
    let before = FAMILIES.into_iter().flat_map(of_family);
    before.chain(CASES).chain(of_family(Family::Forcing)).collect()
}

/// A step with these conclusions.
pub fn of(concluded: &Literals, facts: &Facts, cancel: Cancel<'_>) -> Result<Option<Step>, Cancelled> {
    let asked = asked();
    if let Some(step) = of_catalogue(&asked, concluded, &[], facts, cancel)? {
        return Ok(Some(step));
    }
    let mut steps = Vec::new();
    let mut position: Position = facts.position().clone();
    for &literal in concluded.iter() {
        let now = Facts::new(position.clone());
        let Some(step) = of_catalogue(&asked, &Literals::of(literal), &[], &now, cancel)? else { return Ok(None) };
        steps.push(step);
        position.remove(literal.candidate());
    }
    Ok(together(steps))
}
