//! Almost locked digits: where a box and a line cross, one of a few digits is left over.

use super::sketched::Sketched;
use crate::board::{CandidateSet, CellSet, Constraint, DigitSet, House, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Cells of a house with one digit more than cells, and as many cells of another house, which are
/// the only ones there, outside the crossing of both, for these digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlmostLocked {
    /// The house with the cells that can only be the digits.
    pub from: House,
    /// The house with the only other places of the digits.
    pub to: House,
    /// The cells that can only be the digits.
    pub cells: CellSet,
    /// The only other places.
    pub others: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

impl AlmostLocked {
    /// The truths of its proof: the cells, and each digit in the other house.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let to = self.to;
        let in_house = self.digits.iter().map(move |digit| Constraint::digit_in(digit, to));
        self.cells.iter().map(Constraint::cell).chain(in_house)
    }
}

impl Sketched for AlmostLocked {
    /// The cells as set A, the other places as set B.
    fn sketch(&self, position: &Position) -> Sketch {
        let candidates = |cells| {
            let of_digit = |digit| position.candidates_for(digit, cells);
            self.digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
        };
        let set = |letter, cells| Part { candidates: candidates(cells), ..Part::of_cells(Role::Set(letter), cells) };
        Sketch::default()
            .with(set(0, self.cells))
            .with(set(1, self.others))
            .on(HouseSet::of(self.from).with(self.to), HouseSet::EMPTY)
    }
}
