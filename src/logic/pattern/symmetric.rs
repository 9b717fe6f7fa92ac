//! Symmetric givens: facts about one cell hold, under a symmetry of the puzzle, for its image, too.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Element, HouseSet, Position};
use crate::logic::sketch::{Guide, Part, Role, Sketch};
use crate::logic::symmetry::Symmetry;

/// A symmetry that keeps the givens as they are, and a consequence of the solution having it, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymmetricGivens {
    /// The symmetry.
    pub symmetry: Symmetry,
    /// The consequence.
    pub mirrored: Mirrored,
}

/// A consequence of a symmetry of the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mirrored {
    /// These cells stay in their place, so they can only be digits that stay as they are.
    Stays(CellSet),
    /// The cell is filled, so its image holds the image of its digit.
    Filled(Cell),
    /// The images of these candidates are no candidates.
    Gone(CandidateSet),
}

impl SymmetricGivens {
    /// The digits that stay as they are.
    pub fn staying(&self) -> DigitSet {
        crate::board::Digit::all().filter(|&digit| self.symmetry.digit(digit) == digit).collect()
    }
}

impl Sketched for SymmetricGivens {
    /// The cells that stay in their place with the digits they keep; or the images of others, with
    /// the digit that follows.
    fn sketch(&self, position: &Position) -> Sketch {
        let sketch = match &self.mirrored {
            Mirrored::Stays(cells) => {
                let kept = |cell: Cell| {
                    let digits = position.candidates(cell) & self.staying();
                    digits.iter().map(move |digit| Candidate::new(cell, digit))
                };
                let candidates = cells.iter().flat_map(kept).collect();
                // The axis or the centre.
                let still = Cell::all().filter(|&cell| self.symmetry.cell(cell) == cell).collect();
                let sketch = Sketch::default().with(Part { role: Role::Pattern, cells: *cells, candidates });
                sketch.with(Part::of_cells(Role::Look, still))
            }
            Mirrored::Filled(cell) => {
                let digit = position.digit(*cell);
                let image = digit.map(|digit| self.symmetry.candidate(Candidate::new(*cell, digit)));
                let sketch = Sketch::of(image.into_iter().collect());
                sketch.with(Part::of_cells(Role::Look, CellSet::of(*cell)))
            }
            Mirrored::Gone(gone) => {
                let images = gone.iter().map(|gone| self.symmetry.cell(gone.cell())).collect();
                let cells = gone.iter().map(Candidate::cell).collect();
                let sketch = Sketch::default().with(Part::of_cells(Role::Pattern, cells));
                sketch.with(Part::of_cells(Role::Look, images))
            }
        }
        .on(HouseSet::EMPTY, HouseSet::EMPTY);
        sketch.guided(Guide::Symmetry(self.symmetry))
    }
}
