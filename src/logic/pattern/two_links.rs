//! Two strong links of one digit, joined by a weak one: skyscraper, two-string kite, turbot fish.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, Constraint, Digit, House, HouseSet, Position};
use crate::logic::sketch::{Link, Part, Role, Sketch};

/// Two houses in which a digit has two places each. A place of the first and one of the second see
/// each other, so not both are true, and one of the other two is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoLinks {
    /// The digit.
    pub digit: Digit,
    /// The two houses with their places.
    pub links: [StrongLink; 2],
    /// The house that the near places share.
    pub joint: House,
}

/// A house in which a digit has two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrongLink {
    /// The house.
    pub house: House,
    /// The place that sees one of the other link.
    pub near: Cell,
    /// The other place.
    pub far: Cell,
}

impl Sketched for TwoLinks {
    /// The near places as pattern, the far ones as A and B, and the chain from one end to the
    /// other.
    fn sketch(&self, _: &Position) -> Sketch {
        let set = |cell| CandidateSet::of(Candidate::new(cell, self.digit));
        let [one, two] = self.links;
        let by = |house| Constraint::digit_in(self.digit, house);
        let links = vec![
            Link::strong(set(one.far), set(one.near), by(one.house)),
            Link { by: Some(by(self.joint)), ..Link::weak(set(one.near), set(two.near)) },
            Link::strong(set(two.near), set(two.far), by(two.house)),
        ];
        let sketch = Sketch::of(set(one.near) | set(two.near))
            .with(Part::of(Role::Colour(0), set(one.far)))
            .with(Part::of(Role::Colour(1), set(two.far)))
            .on([one.house, two.house].into_iter().collect(), HouseSet::EMPTY);
        Sketch { links, ..sketch }
    }
}
