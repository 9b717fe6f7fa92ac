//! Making a step.

use crate::logic::{Literals, Pattern, Proof, Spec, Step};

/// A step of a technique; its rating comes later.
pub fn step(technique: &'static Spec, pattern: Pattern, concluded: &Literals, proof: Proof) -> Step {
    Step { technique, pattern, concluded: concluded.clone(), proof, rating: None }
}
