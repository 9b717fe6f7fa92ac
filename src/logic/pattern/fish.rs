//! Fish: a digit whose places in some houses lie in as many others, perhaps with fins.

use super::sketched::Sketched;
use crate::board::{CellSet, Constraint, Digit, House, HouseKind, HouseSet, Position};
use crate::logic::limits::Limits;
use crate::logic::proof::Proof;
use crate::logic::sketch::{Guide, Part, Role, Sketch};

/// A digit whose places in some houses, rows of a basic fish, lie in as many others, columns of a
/// basic fish, but for the fins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses where the digit has only these places.
    pub base: HouseSet,
    /// The houses that lose the digit elsewhere; as many.
    pub cover: HouseSet,
    /// The places in the base that lie in no cover house, and those in two base houses. All in one
    /// box in a basic fish.
    pub fins: CellSet,
}

impl Fish {
    /// Whether it is made of rows and columns alone, each on a side of its own.
    pub fn is_basic(&self) -> bool {
        let all = |houses: HouseSet, kind| houses.iter().all(|house| house.kind() == kind);
        let are = |base, cover| all(self.base, base) && all(self.cover, cover);
        are(HouseKind::Row, HouseKind::Column) || are(HouseKind::Column, HouseKind::Row)
    }

    /// The box of the fins, if there are fins.
    pub fn fin_box(&self) -> Option<House> {
        self.fins.common_houses().find(|house| house.kind() == HouseKind::Box)
    }

    /// The questions of the base.
    pub fn proof(&self) -> Proof {
        Proof::of(self.base.iter().map(|house| Constraint::digit_in(self.digit, house)))
    }

    /// The base houses that have fewer than two places besides the fins.
    pub fn degenerate(&self, position: &Position) -> HouseSet {
        let places = |house: &House| position.cells_in(self.digit, *house) & self.cover.cells();
        self.base.iter().filter(|house| places(house).len() < 2).collect()
    }
}

impl Sketched for Fish {
    /// The places in the base, and the fins among them, on base and cover.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cells| position.candidates_for(self.digit, cells);
        let sketch = Sketch::of(of(self.base.cells() - self.fins)).with(Part::of(Role::Fin, of(self.fins)));
        let sketch = sketch.on(self.base, self.cover);
        let block = self.fins.first().map(|fin| House::block(fin.box_number()));
        // A box that is itself base or cover is seen anyway.
        let is_apart = |block: &House| self.fins.is_subset(block.cells()) && !(self.base | self.cover).contains(*block);
        match block.filter(is_apart) {
            Some(block) => sketch.guided(Guide::FinHouse(block)),
            None => sketch,
        }
    }

    fn is_within(&self, limits: &Limits) -> bool {
        self.base.len() <= limits.fish_size
    }
}
