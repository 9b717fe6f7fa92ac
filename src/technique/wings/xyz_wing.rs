//! XYZ-wing: a pivot with three candidates, and two wings with two of them each.
//!
//! The pivot can only be x, y or z. One cell that it sees can only be x or z, another only y or z.
//! If the pivot is x, the first of them is z; if it is y, the second is; otherwise the pivot itself
//! is z. So one of the three is z, and a cell that sees all of them cannot be z.
//!
//! **Proof.** The three cells: with z taken away from all of them by the eliminated candidate,
//! three cells would have two digits.

use crate::board::{Candidate, Cell, Constraint, Digit, DigitSet};
use crate::logic::{Facts, Family, Flow, Level, Limits, Sink, Spec, Wing};
use crate::technique::pairs::BivalueCells;

/// A pivot with three candidates, and two wings that share the third.
pub static XYZ_WING: Spec =
    Spec::new("xyz-wing", Family::Wings, search).se(44).hodoku("0801", Level::Hard, 180).tier(1);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>().0;
    let has_three = |cell: &Cell| position.candidates(*cell).len() == 3;
    position.empty_cells().iter().filter(has_three).try_for_each(|pivot| {
        let digits = position.candidates(pivot);
        let is_wing = |wing: &Cell| position.candidates(*wing).is_subset(digits);
        let wings = (bivalue & pivot.peers()).iter().filter(is_wing);
        wings.clone().try_for_each(|one| {
            let later = wings.clone().filter(|two| one < *two);
            later.map(|two| [one, two]).try_for_each(|cells| tie(facts, pivot, cells, sink))
        })
    })
}

/// Reports two wings that share one digit.
fn tie(facts: &Facts, pivot: Cell, wings: [Cell; 2], sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let [one, two] = wings.map(|wing| position.candidates(wing));
    let Some(z) = (one & two).single() else { return Flow::Continue(()) };
    let other = |digits: DigitSet| -> Option<Digit> { digits.without(z).single() };
    let (Some(x), Some(y)) = (other(one), other(two)) else { return Flow::Continue(()) };
    let seen = position.cells_for(z) & pivot.peers() & wings[0].peers() & wings[1].peers();
    let gone = seen.iter().map(|cell| Candidate::new(cell, z));
    let mut by_digit = [(x, wings[0]), (y, wings[1])];
    by_digit.sort_unstable();
    let pattern = Wing { pivot, wings: by_digit, digit: z, in_pivot: true };
    sink.eliminate(pattern.into(), gone, [pivot, wings[0], wings[1]].map(Constraint::cell))
}
