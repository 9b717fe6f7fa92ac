//! XYZ-ring: an XYZ-wing whose wings are also tied together by a house.
//!
//! The pivot can only be x, y or z, one wing that it sees only x or z, another only y or z. In some
//! house z has two places, of which one sees the first wing and the other the second. If the pivot
//! is z, the wings are x and y. If not, the first wing is z or the second is, but not both, or the
//! house would have no z. So the pivot is x or y, one wing has its z, and the ring is closed: in
//! either case x is in the pivot or in the first wing, and y in the pivot or in the second. Nor can
//! z be in a cell where it would take z from the pivot, a wing and the place of the house beside
//! it.
//!
//! **Proof.** The three cells, and z in the house.

use crate::board::{CandidateSet, Cell, CellSet, Constraint, Digit, Literal};
use crate::logic::{Facts, Family, Flow, Limits, Proof, Sink, Spec, XyzRing};
use crate::technique::pairs::{BivalueCells, Pairs};

/// A pivot, two wings, and a house between the wings.
pub static XYZ_RING: Spec = Spec::new("xyz-ring", Family::Wings, search);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let bivalue = facts.get::<BivalueCells>().0;
    let has_three = |cell: &Cell| position.candidates(*cell).len() == 3;
    for pivot in position.empty_cells().iter().filter(has_three) {
        let digits = position.candidates(pivot);
        let is_wing = |wing: &Cell| position.candidates(*wing).is_subset(digits);
        let wings = (bivalue & pivot.peers()).iter().filter(is_wing);
        for (one, two) in
            wings.clone().flat_map(|one| wings.clone().filter(move |two| one < *two).map(move |two| (one, two)))
        {
            let common = position.candidates(one) & position.candidates(two);
            if let (Some(z), false) = (common.single(), one.sees(two)) {
                tie(facts, pivot, [one, two], z, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Reports every house with two places for z that ties the first wing to the second.
fn tie(facts: &Facts, pivot: Cell, wings: [Cell; 2], z: Digit, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let cells: CellSet = wings.into_iter().collect::<CellSet>().with(pivot);
    facts.get::<Pairs>().of(z).iter().try_for_each(|pair| {
        let ties = |places: &[Cell; 2]| {
            places.iter().zip(&wings).all(|(place, wing)| place.sees(*wing) && !cells.contains(*place))
        };
        let Some(places) = pair.both_ways().into_iter().find(ties) else { return Flow::Continue(()) };
        let mut gone = CandidateSet::EMPTY;
        for (wing, place) in wings.into_iter().zip(places) {
            let seen = pivot.peers() & wing.peers();
            let own = position.candidates(wing).without(z);
            own.iter().for_each(|own| gone |= position.candidates_for(own, seen));
            gone |= position.candidates_for(z, seen & place.peers());
        }
        let pattern = XyzRing { pivot, wings, digit: z, house: pair.house, places };
        let truths = cells.iter().map(Constraint::cell).chain([Constraint::digit_in(z, pair.house)]);
        let proof = Proof::of(truths);
        sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)
    })
}
