//! Symmetries that keep a puzzle as it is: a motion of the grid, and an exchange of the digits.

use crate::board::{Candidate, Cell, CellSet, Digit, Element, House, Position};
use crate::equivalence::{Image, Transformation};

/// A motion of the grid, and the image of each digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// The motion of the cells.
    pub motion: Motion,
    /// The images of the digits 1 to 9, in this order.
    pub digits: [Digit; 9],
}

/// A motion of the cells of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motion {
    /// A quarter turn, clockwise.
    QuarterTurn,
    /// Half a turn.
    HalfTurn,
    /// A reflection in the diagonal from the upper left to the lower right.
    Diagonal,
    /// A reflection in the diagonal from the upper right to the lower left.
    Antidiagonal,
    /// Any other way to rearrange the cells: what one of the others becomes when the grid is
    /// rearranged. The digits stay as they are.
    Rearranged(Transformation),
}

const SAME: [u8; 9] = Transformation::IDENTITY.rows;
const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl Motion {
    /// The motions of the square.
    pub const ALL: [Motion; 4] = [Motion::QuarterTurn, Motion::HalfTurn, Motion::Diagonal, Motion::Antidiagonal];

    /// The name that other programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::QuarterTurn => "quarter-turn",
            Motion::HalfTurn => "half-turn",
            Motion::Diagonal => "diagonal",
            Motion::Antidiagonal => "antidiagonal",
            Motion::Rearranged(_) => "rearranged",
        }
    }

    /// The image of a cell. The images of houses are houses.
    pub fn cell(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Motion::QuarterTurn => Cell::at(column, 8 - row),
            Motion::HalfTurn => Cell::at(8 - row, 8 - column),
            Motion::Diagonal => Cell::at(column, row),
            Motion::Antidiagonal => Cell::at(8 - column, 8 - row),
            Motion::Rearranged(way) => way.image_of(cell),
        }
    }

    /// The image of a house.
    pub fn house(self, house: House) -> House {
        house.image(&self.way())
    }

    /// The same as a transformation, which leaves the digits as they are.
    fn way(self) -> Transformation {
        let (transposed, rows, columns) = match self {
            Motion::QuarterTurn => (true, SAME, REVERSED),
            Motion::HalfTurn => (false, REVERSED, REVERSED),
            Motion::Diagonal => (true, SAME, SAME),
            Motion::Antidiagonal => (true, REVERSED, REVERSED),
            Motion::Rearranged(way) => return way,
        };
        Transformation { transposed, rows, columns, ..Transformation::IDENTITY }
    }
}

impl Image for Motion {
    /// The motion that does with the image of the grid what this one does with the grid.
    fn image(&self, by: &Transformation) -> Motion {
        let way = by.inverse().then(&self.way()).then(by);
        Motion::ALL.into_iter().find(|motion| motion.way() == way).unwrap_or(Motion::Rearranged(way))
    }
}

impl Image for Symmetry {
    fn image(&self, by: &Transformation) -> Symmetry {
        let mut digits = self.digits;
        for digit in Digit::all() {
            digits[digit.image(by).index()] = self.digit(digit).image(by);
        }
        Symmetry { motion: self.motion.image(by), digits }
    }
}

impl Symmetry {
    /// The image of a cell.
    pub fn cell(&self, cell: Cell) -> Cell {
        self.motion.cell(cell)
    }

    /// The image of a digit.
    pub fn digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The image of a candidate.
    pub fn candidate(&self, candidate: Candidate) -> Candidate {
        Candidate::new(self.cell(candidate.cell()), self.digit(candidate.digit()))
    }

    /// The digits that change, each with its image; of two that are exchanged, the smaller first
    /// and alone.
    pub fn changes(&self) -> impl Iterator<Item = (Digit, Digit)> {
        let each = Digit::all().map(|digit| (digit, self.digit(digit)));
        each.filter(|&(digit, image)| digit != image && (self.digit(image) != digit || digit < image))
    }

    /// Whether two digits are exchanged with each other.
    pub fn swaps(&self, one: Digit, other: Digit) -> bool {
        self.digit(one) == other && self.digit(other) == one
    }

    /// Whether no two digits have the same image.
    pub fn is_exchange(&self) -> bool {
        Digit::all().all(|digit| self.digits.contains(&digit))
    }

    /// The first given that the symmetry does not map to a given; none if the symmetry keeps the
    /// puzzle as it is. Where the givens are not known, all filled cells count: a puzzle of these
    /// has the same solution.
    pub fn broken_by(&self, position: &Position) -> Option<Cell> {
        let givens: CellSet = position.givens().unwrap_or(position.digits().filled());
        let is_kept = |cell: Cell| {
            let image = self.cell(cell);
            givens.contains(image) && position.digit(image) == position.digit(cell).map(|digit| self.digit(digit))
        };
        givens.iter().find(|&cell| !is_kept(cell))
    }
}
