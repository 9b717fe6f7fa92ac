//! XY-wing: three cells with two candidates each, bent around a pivot.
//!
//! The pivot can only be x or y. One cell that it sees can only be x or z, another only y or z. If
//! the pivot is x, the first of them is z; if it is y, the second is. So one of the two wings is z,
//! and a cell that sees both cannot be z.
//!
//! **Proof.** The three cells: with z taken away from both wings by the eliminated candidate, they
//! would leave nothing for the pivot.

use crate::board::{Candidate, Constraint, DigitSet};
use crate::logic::{Facts, Family, Flow, Level, Limits, Sink, Spec, Wing};
use crate::technique::pairs::BivalueCells;

/// A pivot with two candidates, and two wings that each share one of them.
pub static XY_WING: Spec = Spec::new("xy-wing", Family::Wings, xy_wing).se(42).hodoku("0800", Level::Hard, 160).tier(1);

fn xy_wing(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>();
    bivalue.0.iter().try_for_each(|pivot| {
        // Each pattern is found once: the first wing has the pivot's lower digit.
        let mut digits = position.candidates(pivot).iter();
        let (Some(x), Some(y)) = (digits.next(), digits.next()) else { return Flow::Continue(()) };
        let with_x = bivalue.0 & pivot.peers() & position.cells_for(x);
        (with_x - position.cells_for(y)).iter().try_for_each(|one| {
            let Some(z) = position.candidates(one).without(x).single() else { return Flow::Continue(()) };
            let others = bivalue.with(position, DigitSet::of(y).with(z)) & pivot.peers();
            others.iter().try_for_each(|two| {
                let seen = position.cells_for(z) & one.peers() & two.peers();
                let gone = seen.iter().map(|cell| Candidate::new(cell, z));
                let pattern = Wing { pivot, wings: [(x, one), (y, two)], digit: z, in_pivot: false };
                sink.eliminate(pattern.into(), gone, [pivot, one, two].map(Constraint::cell))
            })
        })
    })
}
