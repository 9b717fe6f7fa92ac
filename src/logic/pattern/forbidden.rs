//! Forbidden patterns: cells that cannot all be filled in some way, or whose digits could then be
//! exchanged for others.

use super::sketched::Sketched;
use crate::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Position};
use crate::logic::proof::Forbidden;
use crate::logic::sketch::{Guide, Link, LinkKind, Part, Role, Sketch};

/// Cells that must not all be filled from some of their candidates, as there is no way to do it or
/// the puzzle would then have two solutions; and the consequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForbiddenPattern {
    /// The shape of the cells.
    pub shape: ForbiddenShape,
    /// The cells, and the candidates that must not fill them all.
    pub forbidden: Forbidden,
    /// The consequence of the other candidates, the guardians.
    pub escape: Escape,
}

/// The shape of the cells of a forbidden pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForbiddenShape {
    /// Four cells in two rows, two columns and two boxes, and two digits.
    Rectangle,
    /// Six or more cells, each of which shares a house with the next, and two digits.
    Loop(Vec<Cell>),
    /// Every empty cell, with two candidates each.
    Grave,
    /// Cells with a pair of digits each, such that every house has each digit in the pairs of two
    /// of them or of none.
    Pairs,
    /// An odd number of cells, each of which shares a house with the next, and two digits.
    OddRing(Vec<Cell>),
    /// Three cells in each of four boxes, in a row and a column each, and three digits.
    Tridagon,
    /// Ten or more cells that are no such four boxes, and three digits.
    ThreeDigits,
    /// The cells where two parallel lines cross others, and as many digits as others.
    Crossing {
        /// The two lines.
        lines: HouseSet,
        /// The lines that cross them.
        crossing: HouseSet,
    },
    /// Cells of a box, two beside them and two above or below them.
    Polygon,
    /// The cells where the three lines of a band or stack cross three others, one of each box, and
    /// four digits.
    Square,
}

/// The reason why one of the guardians being true excludes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Escape {
    /// They are all in this cell.
    Cell(Cell),
    /// They are all of this digit.
    Digit(Digit),
    /// Together with some cells of a house, they are as many cells as digits.
    Subset {
        /// The house.
        house: House,
        /// Another house that holds all of these cells.
        second: Option<House>,
        /// The cells besides those of the pattern.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// They are in two cells, and in a house a digit of the pattern can only go into these.
    Locked {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// Each of them alone excludes it.
    Excluded,
    /// There are two, and a cell that can only be their digits sees one of them: this digit is in
    /// the other or in the cell.
    Xz {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// In a corner of a rectangle this digit would settle the other three, and none of the
    /// guardians would be true.
    Walked {
        /// The corner.
        corner: Cell,
        /// The digit.
        digit: Digit,
        /// The steps that settle the other three, one after the other.
        steps: [Settled; 3],
    },
    /// They are in two diagonal corners of a rectangle, and in both of its rows, or both of its
    /// columns, a digit can only go into the corners.
    Crossed {
        /// The rows, or the columns.
        houses: [House; 2],
        /// The digit.
        digit: Digit,
    },
    /// In the row and the column of a corner of a rectangle, one of its digits can only go into the
    /// corners: with the other digit in the corner, all four would be filled.
    Hidden {
        /// The corner.
        corner: Cell,
        /// Its row and its column.
        lines: [House; 2],
        /// The digit that the lines have in the corners only.
        digit: Digit,
        /// The digit that is not in the corner.
        other: Digit,
    },
}

/// A corner with a digit that it must have, as one beside it has the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The corner.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// The corner beside it.
    pub beside: Cell,
    /// The house where the digit has no other place than the two; none if the corner can only be
    /// the two digits.
    pub house: Option<House>,
}

impl ForbiddenPattern {
    /// The digits that must not fill the cells.
    pub fn digits(&self) -> DigitSet {
        self.forbidden.domain.iter().map(Candidate::digit).collect()
    }

    /// A frame around the corners of a rectangle, or a line through the cells in each box of a
    /// tridagon.
    fn guides(&self) -> Vec<Guide> {
        let cells = self.forbidden.cells;
        match self.shape {
            ForbiddenShape::Rectangle | ForbiddenShape::Crossing { .. } => vec![Guide::Frame(cells)],
            ForbiddenShape::Tridagon => {
                let boxes: HouseSet = cells.iter().map(|cell| House::block(cell.box_number())).collect();
                boxes.iter().map(|block| Guide::Line(cells & block.cells())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The cells with guardians.
    pub fn guarded(&self, position: &Position) -> CellSet {
        self.forbidden.guardians(position).map(Candidate::cell).collect()
    }
}

impl Sketched for ForbiddenPattern {
    /// The candidates that must not fill the cells as pattern, beside the guardians; of a grave
    /// only the cells with guardians.
    fn sketch(&self, position: &Position) -> Sketch {
        let guardians: CandidateSet = self.forbidden.guardians(position).collect();
        let cells = match self.shape {
            ForbiddenShape::Grave => self.guarded(position),
            _ => self.forbidden.cells,
        };
        let is_shown = |candidate: &Candidate| cells.contains(candidate.cell()) && position.has(*candidate);
        let candidates = self.forbidden.domain.iter().filter(is_shown).collect();
        let sketch = Sketch { parts: vec![Part { role: Role::Pattern, cells, candidates }], ..Sketch::default() };
        let sketch = sketch.with(Part::of(Role::Guardian, guardians));
        // The ring that the cells form, and the boxes that they lie in, where the words mention
        // them.
        let (ring, boxes) = match &self.shape {
            ForbiddenShape::Loop(ring) | ForbiddenShape::OddRing(ring) => (&ring[..], HouseSet::EMPTY),
            ForbiddenShape::Tridagon => {
                (&[][..], cells.iter().map(|cell| House::block(cell.box_number())).collect::<HouseSet>())
            }
            _ => (&[][..], HouseSet::EMPTY),
        };
        let of_cell =
            |cell: &Cell| self.forbidden.domain.iter().filter(|it| it.cell() == *cell && position.has(*it)).collect();
        let next = ring.iter().cycle().skip(1);
        let links = ring.iter().zip(next).map(|(one, next)| Link {
            from: of_cell(one),
            to: of_cell(next),
            kind: LinkKind::Weak,
            by: None,
        });
        let sketch = Sketch { links: links.collect(), guides: self.guides(), ..sketch };
        let base = |houses: HouseSet| (houses | boxes, HouseSet::EMPTY);
        let (sketch, (base, cover)) = match self.escape {
            Escape::Cell(cell) if self.shape == ForbiddenShape::Grave => {
                (sketch, base(cell.houses().into_iter().collect()))
            }
            Escape::Cell(_) | Escape::Digit(_) | Escape::Excluded => (sketch, base(HouseSet::EMPTY)),
            Escape::Subset { house, second, cells, .. } => {
                let candidates = cells
                    .iter()
                    .flat_map(|cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit)));
                let set = Part { role: Role::Set(0), cells, candidates: candidates.collect() };
                (sketch.with(set), base([house].into_iter().chain(second).collect()))
            }
            Escape::Xz { cell, .. } => {
                let candidates = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect();
                let set = Part { role: Role::Set(0), cells: CellSet::of(cell), candidates };
                (sketch.with(set), base(HouseSet::EMPTY))
            }
            Escape::Walked { steps, .. } => (sketch, base(steps.iter().filter_map(|step| step.house).collect())),
            Escape::Locked { house, .. } => (sketch, base(HouseSet::of(house))),
            Escape::Crossed { houses, .. } => (sketch, base(houses.into_iter().collect())),
            Escape::Hidden { lines, .. } => (sketch, base(lines.into_iter().collect())),
        };
        sketch.on(base, cover)
    }
}
