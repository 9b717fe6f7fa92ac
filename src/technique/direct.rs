//! Direct patterns: locked candidates or a hidden subset, and the single that they leave, seen as
//! one.
//!
//! A digit confined to a line within a box is not elsewhere on the line; in a box beside it, that
//! may leave the digit one place. Digits confined to as many cells of a house take these from
//! another digit, which may then have one place in the house. A player without pencil marks sees
//! the digit that follows, and not the eliminations in between. Sudoku Explainer takes such a pair
//! for one step, which is easier than the pattern alone; here the pattern comes first in the
//! catalogue, and the direct techniques come up only on request.
//!
//! **Proof.** The truths of the pattern, and the digit in the house where it has one place left.

use super::{intersections, run, subsets};
use crate::board::{Candidate, Constraint, DigitSet, Element, House, Literal};
use crate::cancel::Cancel;
use crate::logic::{
    Alternatives, Branches, Case, Event, Facts, Family, Flow, Idea, Limits, Literals, LockedCandidates, Pattern, Sink,
    Spec, Step, Subset,
};

/// A digit of a box confined to a line leaves it one place in another box.
pub static DIRECT_POINTING: Spec = Spec::new("direct-pointing", Family::Intersections, |facts, _, sink| {
    search(facts, &intersections::LOCKED_CANDIDATES_POINTING, sink)
})
.se(17)
.idea(Idea::EveryCase);

/// A digit of a line confined to a box leaves it one place in another line.
pub static DIRECT_CLAIMING: Spec = Spec::new("direct-claiming", Family::Intersections, |facts, _, sink| {
    search(facts, &intersections::LOCKED_CANDIDATES_CLAIMING, sink)
})
.se(19)
.idea(Idea::EveryCase);

/// A hidden pair leaves a digit one place in its house.
pub static DIRECT_HIDDEN_PAIR: Spec =
    Spec::new("direct-hidden-pair", Family::Subsets, |facts, _, sink| search(facts, &subsets::HIDDEN_PAIR, sink))
        .se(20);

/// A hidden triple leaves a digit one place in its house.
pub static DIRECT_HIDDEN_TRIPLET: Spec =
    Spec::new("direct-hidden-triplet", Family::Subsets, |facts, _, sink| search(facts, &subsets::HIDDEN_TRIPLE, sink))
        .se(25);

fn search(facts: &Facts, first: &'static Spec, sink: &mut Sink<'_>) -> Flow {
    // These searches are too short to be cancelled.
    let found = run::all(first, facts, &Limits::default(), Cancel::NEVER).unwrap_or_default();
    found.iter().try_for_each(|step| {
        for (constraint, candidate) in left_by(facts, &step.pattern) {
            let branches = direct(step, constraint, candidate);
            let proof = branches.proof();
            sink.find(branches.into(), [Literal::is(candidate)], proof)?;
        }
        sink.tick()
    })
}

/// The singles that a pattern leaves.
fn left_by(facts: &Facts, pattern: &Pattern) -> Vec<(Constraint, Candidate)> {
    let position = facts.position();
    let single = |digit, house, taken| {
        let places = position.cells_in(digit, house);
        let left = (places - taken).single().filter(|_| places.len() > 1)?;
        Some((Constraint::digit_in(digit, house), Candidate::new(left, digit)))
    };
    match pattern {
        Pattern::LockedCandidates(LockedCandidates { digit, base, cover }) => {
            let is_beside = |house: &House| house.kind() == base.kind() && house != base;
            let beside = House::all().filter(is_beside);
            beside.filter_map(|house| single(*digit, house, cover.cells())).collect()
        }
        Pattern::Subset(Subset { house, cells, digits, .. }) => {
            let others = DigitSet::full() - *digits;
            others.iter().filter_map(|digit| single(digit, *house, *cells)).collect()
        }
        _ => Vec::new(),
    }
}

/// A pattern, with only the eliminations that the single needs, and the single.
pub fn direct(first: &Step, constraint: Constraint, candidate: Candidate) -> Branches {
    let asked = |literal: &&Literal| (0..9).any(|slot| constraint.candidate(slot) == literal.candidate());
    let concluded: Literals = first.concluded.iter().filter(asked).copied().collect();
    let events = [Step { concluded, ..first.clone() }, super::forcing::single(constraint, candidate)];
    let case = Case { assumed: Literals::default(), events: events.map(Event::Step).into() };
    Branches { of: Alternatives::Nothing, cases: vec![case] }
}
