//! Dual empty rectangle: two empty rectangles in one box.
//!
//! The same box, with the same places for the digit, forms an empty rectangle with two different
//! pairs. Each rules out a cell of its own, and both are taken together.
//!
//! **Proof.** The truths of both: the box and the two houses with the pairs.

use super::empty_rectangle::{each_empty_rectangle, truths};
use crate::board::{Candidate, Cell, Literal};
use crate::logic::{EmptyRectangle, Facts, Family, Flow, Idea, Level, Limits, Literals, Proof, Sink, Spec, Step};

/// Two empty rectangles with the same box and different eliminations.
pub static DUAL_EMPTY_RECTANGLE: Spec = Spec::new("dual-empty-rectangle", Family::SingleDigit, search)
    .hodoku("0405", Level::Hard, 120)
    .idea(Idea::EveryCase)
    .tier(1);

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    let mut known: Vec<(EmptyRectangle, Cell)> = Vec::new();
    each_empty_rectangle(facts, limits, |second, target| {
        let is_twin = |(first, other): &&(EmptyRectangle, Cell)| {
            first.block == second.block && first.digit == second.digit && *other != target
        };
        known.iter().filter(is_twin).try_for_each(|&(first, other)| {
            let step = |rectangle: EmptyRectangle, target| Step {
                technique: &super::EMPTY_RECTANGLE,
                pattern: rectangle.into(),
                concluded: Literals::of(Literal::is_not(Candidate::new(target, rectangle.digit))),
                proof: Proof::of(truths(&rectangle)),
                rating: None,
            };
            super::dual([step(first, other), step(second, target)], sink)
        })?;
        known.push((second, target));
        Flow::Continue(())
    })
}
