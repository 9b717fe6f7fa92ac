//! Aligned exclusion: a digit of a cell leaves no way to fill another cell, or two other cells.

use super::als::AlmostLockedSet;
use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Constraint, Digit, HouseSet, Position};
use crate::logic::sketch::{Part, Role, Sketch};

/// A cell, one or two others, and for some digits of the cell the reasons why none is left for the
/// others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exclusion {
    /// The cell that loses digits.
    pub cell: Cell,
    /// The other cells, one or two.
    pub partners: Vec<Cell>,
    /// The digits that it loses, each with the ways to fill the others.
    pub supposed: Vec<Supposed>,
}

/// A digit, and the reasons why it leaves no way to fill the other cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supposed {
    /// The digit.
    pub digit: Digit,
    /// The digits that it alone takes from the other cells, each with the index of the cell and the
    /// reason.
    pub alone: Vec<(usize, Digit, Clash)>,
    /// For two other cells, the pairs of digits that are left, each with the reason why they do not
    /// go together.
    pub together: Vec<([Digit; 2], Clash)>,
}

/// The reason why digits of several cells do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// They are the same digit in a house.
    Same,
    /// They leave these cells fewer digits than cells.
    Set(AlmostLockedSet),
}

impl Exclusion {
    fn clashes(&self) -> impl Iterator<Item = &Clash> {
        self.supposed.iter().flat_map(|supposed| {
            let alone = supposed.alone.iter().map(|(_, _, clash)| clash);
            alone.chain(supposed.together.iter().map(|(_, clash)| clash))
        })
    }

    /// The cells that would have too few digits.
    pub fn sets(&self) -> CellSet {
        self.clashes().fold(CellSet::EMPTY, |cells, clash| match clash {
            Clash::Same => cells,
            Clash::Set(set) => cells | set.cells,
        })
    }

    /// The truths of its proof: the other cells, and all that would have too few digits.
    pub fn truths(&self) -> impl Iterator<Item = Constraint> {
        let partners: CellSet = self.partners.iter().copied().collect();
        (partners | self.sets()).into_iter().map(Constraint::cell)
    }
}

impl Sketched for Exclusion {
    /// The digits supposed, the other cells as pattern, and the cells with too few digits as set.
    fn sketch(&self, position: &Position) -> Sketch {
        let partners: CellSet = self.partners.iter().copied().collect();
        let supposed = self.supposed.iter().map(|supposed| Candidate::new(self.cell, supposed.digit));
        let all = |cells: CellSet| -> CandidateSet {
            let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
            cells.iter().flat_map(of_cell).collect()
        };
        Sketch::of(all(partners))
            .with(Part::of(Role::Supposed, supposed.collect()))
            .with(Part { candidates: all(self.sets() - partners), ..Part::of_cells(Role::Set(0), self.sets()) })
            .on(HouseSet::EMPTY, HouseSet::EMPTY)
    }
}
