//! XYZ-ring: a pivot with three candidates, two wings, and a house that ties the wings together.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, House, HouseSet, Position};
use crate::logic::sketch::{Link, LinkKind, Part, Role, Sketch};

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
        let of = |cell: Cell, digit| -> CandidateSet { [Candidate::new(cell, digit)].into_iter().collect() };
        let all = |cells: CellSet| -> CandidateSet {
            let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
            cells.iter().flat_map(of_cell).collect()
        };
        let cells: CellSet = self.wings.into_iter().collect::<CellSet>().with(self.pivot);
        let [one, two] = self.places.map(|place| of(place, self.digit));
        let mut sketch = Sketch::of(all(cells)).with(Part::of(Role::Colour(0), one | two));
        let by = |house| Some(Constraint::digit_in(self.digit, house));
        for (wing, place) in self.wings.into_iter().zip(self.places) {
            let house = CellSet::of(wing).with(place).common_houses().next();
            let (from, to) = (of(wing, self.digit), of(place, self.digit));
            sketch.links.push(Link { from, to, kind: LinkKind::Weak, by: house.and_then(by) });
        }
        sketch.links.push(Link { from: one, to: two, kind: LinkKind::Strong, by: by(self.house) });
        sketch.on(HouseSet::of(self.house), HouseSet::EMPTY)
    }
}
