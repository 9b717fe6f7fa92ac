//! XYZ-ring: a pivot with three candidates, two wings, and a house that ties the wings together.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// A pivot with three candidates, two wings with two of them each, and a house where their common
/// digit has two places, each of which sees one of the wings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct XyzRing {
    /// The cell with three candidates.
    pub pivot: Cell,
    /// The cells with two of them.
    pub wings: [Cell; 2],
    /// The digit that all three have.
    pub digit: Digit,
    /// The house where it has two places.
    pub house: House,
    /// The places, each in sight of the wing at the same place of the list.
    pub places: [Cell; 2],
}

impl Sketched for XyzRing {
    /// The cells as pattern, the wings' own digits in colours, and a strong link between the places
    /// in the house.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cell, digit| CandidateSet::of(Candidate::new(cell, digit));
        let all = |cells: CellSet| -> CandidateSet {
            let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
            cells.iter().flat_map(of_cell).collect()
        };
        let cells: CellSet = self.wings.into_iter().collect::<CellSet>().with(self.pivot);
        let [one, two] = self.places.map(|place| of(place, self.digit));
        let mut sketch = Sketch::of(all(cells)).with(Part::of(Role::End, one | two));
        for (wing, place) in self.wings.into_iter().zip(self.places) {
            sketch.links.push(Link::weak(of(wing, self.digit), of(place, self.digit)));
        }
        sketch.links.push(Link::strong(one, two, Constraint::digit_in(self.digit, self.house)));
        sketch.on(HouseSet::of(self.house), HouseSet::EMPTY)
    }
}
