//! Cells whose digits are counted: as many times as cells, and no more.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// Empty cells each candidate of which lies in a house that has this digit in them at most once.
/// The houses, digit by digit, are as many as the cells, so each of them has its digit there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The arrangement of the cells.
    pub shape: CountedShape,
    /// The cells.
    pub cells: CellSet,
    /// For each digit the houses that cover its places among the cells, as few as possible. If
    /// other houses cover them as well, another entry follows.
    pub covers: Vec<(Digit, HouseSet)>,
}

/// The arrangement of the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CountedShape {
    /// Anywhere; each digit in one house.
    Scattered,
    /// Beside four filled cells where two rows and two columns cross.
    Loop(HouseSet),
    /// In the cells where these rows and columns cross.
    Grid(HouseSet),
}

impl Counted {
    /// The truths of its proof: every cell.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        self.cells.into_iter().map(Constraint::cell)
    }

    /// The digits of the cells.
    pub fn digits(&self) -> DigitSet {
        self.covers.iter().map(|(digit, _)| *digit).collect()
    }

    /// The covers of a digit.
    pub fn covers_of(&self, digit: Digit) -> impl Iterator<Item = HouseSet> {
        self.covers.iter().filter(move |(other, _)| *other == digit).map(|(_, houses)| *houses)
    }

    /// The candidates that have no room beside them: in the houses outside the cells, and in cells
    /// that two houses of a cover share.
    pub fn removed(&self, position: &Position) -> CandidateSet {
        let of_cover = |&(digit, houses): &(Digit, HouseSet)| {
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for house in houses {
                twice |= once & house.cells();
                once |= house.cells();
            }
            position.candidates_for(digit, (once - self.cells) | twice)
        };
        self.covers.iter().map(of_cover).fold(CandidateSet::EMPTY, |all, some| all | some)
    }
}

impl Sketched for Counted {
    /// The cells: candidates that rows cover, and those that columns and boxes cover.
    fn sketch(&self, position: &Position) -> Sketch {
        let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
        let all: CandidateSet = self.cells.iter().flat_map(of).collect();
        let houses = self.covers.iter().fold(HouseSet::EMPTY, |all, (_, houses)| all | *houses);
        let (base, cover) = match self.shape {
            CountedShape::Loop(lines) | CountedShape::Grid(lines) => (lines, houses - lines),
            CountedShape::Scattered => (houses, HouseSet::EMPTY),
        };
        let filled = match self.shape {
            CountedShape::Loop(lines) => crossings(lines),
            CountedShape::Grid(_) | CountedShape::Scattered => CellSet::EMPTY,
        };
        let sketch = Sketch::default().with(Part { cells: self.cells, ..Part::of(Role::Pattern, all) });
        let sketch = sketch.with(Part::of_cells(Role::Look, filled)).on(base, cover);
        self.covers.iter().fold(sketch, |sketch, (digit, houses)| sketch.counting(*digit, *houses))
    }
}

/// The cells where lines cross.
fn crossings(lines: HouseSet) -> CellSet {
    let pairs =
        lines.iter().flat_map(|one| lines.iter().filter(move |other| *other != one).map(move |other| (one, other)));
    pairs.fold(CellSet::EMPTY, |all, (one, other)| all | (one.cells() & other.cells()))
}
