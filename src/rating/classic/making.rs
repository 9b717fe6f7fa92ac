//! Making a step.

use crate::logic::{Literals, Pattern, Proof, Step};
use crate::technique::by_id;

/// A step of the technique with this id; its rating comes later.
pub fn step(id: &str, pattern: Pattern, concluded: &Literals, proof: Proof) -> Option<Step> {
    let technique = by_id(id)?;
    Some(Step { technique, pattern, concluded: concluded.clone(), proof, rating: None })
}
