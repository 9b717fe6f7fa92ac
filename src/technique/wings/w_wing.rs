//! W-wing: two cells with the same two candidates, tied together by a house.
//!
//! Two cells can only be x or z. In some house x has two places, one beside the first of them and
//! one beside the second. Wherever x is in that house, the cell beside it is z. So one of the two
//! cells is z, and a cell that sees both cannot be z.
//!
//! **Proof.** The two cells and the house: with z taken away from both cells by the eliminated
//! candidate, both would be x, and the house would have no place for it.

use crate::board::{Candidate, Cell, CellSet, Constraint, Digit};
use crate::logic::{Facts, Family, Flow, Idea, Level, Limits, Sink, Spec, WWing};
use crate::technique::pairs::{BivalueCells, Pairs};

/// Two cells with the same two candidates, and a pair of one of these in between.
pub static W_WING: Spec =
    Spec::new("w-wing", Family::Wings, search).hodoku("0803", Level::Hard, 150).idea(Idea::OneOfTwo).tier(1);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>();
    bivalue.0.iter().try_for_each(|one| {
        let digits = position.candidates(one);
        bivalue.with(position, digits).iter().filter(|two| one < *two).try_for_each(|two| {
            digits.iter().try_for_each(|digit| {
                let seen = position.cells_for(digit) & one.peers() & two.peers();
                let Some(other) = digits.without(digit).single() else { return Flow::Continue(()) };
                if seen.is_empty() { Flow::Continue(()) } else { tie(facts, [one, two], digit, other, seen, sink) }
            })
        })
    })
}

/// Reports every pair of the other digit that ties the two ends together.
fn tie(facts: &Facts, ends: [Cell; 2], digit: Digit, other: Digit, seen: CellSet, sink: &mut Sink<'_>) -> Flow {
    let pairs = facts.get::<Pairs>();
    pairs.of(other).iter().try_for_each(|pair| {
        let is_tied = |places: &[Cell; 2]| {
            !ends.iter().any(|end| places.contains(end)) && ends[0].sees(places[0]) && ends[1].sees(places[1])
        };
        let Some(places) = pair.both_ways().into_iter().find(is_tied) else { return Flow::Continue(()) };
        let pattern = WWing { ends, digit, house: pair.house, places, other };
        let gone = seen.iter().map(|cell| Candidate::new(cell, digit));
        let truths = [Constraint::cell(ends[0]), Constraint::cell(ends[1]), Constraint::digit_in(other, pair.house)];
        sink.eliminate(pattern.into(), gone, truths)
    })
}
