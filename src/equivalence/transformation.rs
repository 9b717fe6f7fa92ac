//! The transformations that keep a Sudoku a Sudoku.
//!
//! Permuting the rows of a band, the columns of a stack, the bands, the stacks, and transposing
//! give 2 · 6⁸ = 3,359,232 rearrangements of the cells, each of which combines with 9! permutations
//! of the digits. Puzzles that a transformation maps to each other are *equivalent*: so are their
//! solutions and the ways to find them.

use crate::board::{Candidate, Cell, CellSet, Conflict, Digit, Element, Grid, Position};

/// A rearrangement of the cells and a permutation of the digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Transformation {
    /// Whether the grid is transposed first.
    pub(crate) transposed: bool,
    /// For each row of the image, the row that it comes from.
    pub(crate) rows: [u8; 9],
    /// For each column of the image, the column that it comes from.
    pub(crate) columns: [u8; 9],
    /// For each digit, the one that replaces it, both as indices.
    pub(crate) digits: [u8; 9],
}

impl Transformation {
    /// Changes nothing.
    pub const IDENTITY: Transformation = Transformation {
        transposed: false,
        rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        digits: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    };

    /// A transformation by its parts: whether the grid is transposed first; for each row and each
    /// column of the image where it comes from; for each digit the one that replaces it. All count
    /// from 0. `None` if that is no transformation: if a number is there twice, or a band or a
    /// stack is torn apart.
    ///
    /// ```
    /// use whydoku::equivalence::Transformation;
    /// let plain = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    /// assert_eq!(Transformation::new(false, plain, plain, plain), Some(Transformation::IDENTITY));
    /// assert_eq!(Transformation::new(false, [0, 1, 3, 2, 4, 5, 6, 7, 8], plain, plain), None);
    /// ```
    pub fn new(transposed: bool, rows: [u8; 9], columns: [u8; 9], digits: [u8; 9]) -> Option<Transformation> {
        let is_order = |order: &[u8; 9]| (0..9).all(|number| order.contains(&number));
        let keeps = |order: &[u8; 9]| order.as_chunks::<3>().0.iter().all(|[a, b, c]| a / 3 == b / 3 && b / 3 == c / 3);
        let lines = [&rows, &columns];
        let fits = lines.iter().all(|order| is_order(order) && keeps(order)) && is_order(&digits);
        fits.then_some(Transformation { transposed, rows, columns, digits })
    }

    /// The 3,359,232 rearrangements of the cells, with the digits unchanged.
    pub fn rearrangements() -> impl Iterator<Item = Transformation> {
        let all = every_order_of_lines();
        let columns = all.clone();
        [false, true].into_iter().flat_map(move |transposed| {
            let columns = columns.clone();
            all.clone().into_iter().flat_map(move |rows| {
                let of = move |columns| Transformation { transposed, rows, columns, ..Transformation::IDENTITY };
                columns.clone().into_iter().map(of)
            })
        })
    }

    /// The cell that is mapped to this cell of the image.
    pub fn origin(&self, cell: Cell) -> Cell {
        let row = usize::from(self.rows[cell.row()]);
        let column = usize::from(self.columns[cell.column()]);
        if self.transposed { Cell::at(column, row) } else { Cell::at(row, column) }
    }

    /// The cell that this one is mapped to; the inverse of [`Transformation::origin`].
    #[inline]
    pub fn image_of(&self, cell: Cell) -> Cell {
        let (row, column) = if self.transposed { (cell.column(), cell.row()) } else { (cell.row(), cell.column()) };
        Cell::at(place_of(&self.rows, row), place_of(&self.columns, column))
    }

    /// Whether rows become columns, and columns rows.
    pub const fn is_transposing(&self) -> bool {
        self.transposed
    }

    /// The transformation that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Transformation {
        let [rows, columns, digits] = [self.rows, self.columns, self.digits].map(|from| inverse_order(&from));
        let (rows, columns) = if self.transposed { (columns, rows) } else { (rows, columns) };
        Transformation { transposed: self.transposed, rows, columns, digits }
    }

    /// This transformation, and after it another one.
    #[must_use]
    pub fn then(&self, next: &Transformation) -> Transformation {
        let (rows, columns) = if next.transposed { (&self.columns, &self.rows) } else { (&self.rows, &self.columns) };
        Transformation {
            transposed: self.transposed != next.transposed,
            rows: next.rows.map(|row| rows[usize::from(row)]),
            columns: next.columns.map(|column| columns[usize::from(column)]),
            digits: self.digits.map(|digit| next.digits[usize::from(digit)]),
        }
    }

    /// The digit that replaces this one.
    #[inline]
    pub fn digit(&self, digit: Digit) -> Digit {
        Digit::from_index(usize::from(self.digits[digit.index()]))
    }

    /// The image of a position, with its givens and candidates.
    ///
    /// # Errors
    /// If a house of the position has a digit twice.
    pub fn apply_to_position(&self, position: &Position) -> Result<Position, Conflict> {
        let is_given = |givens: CellSet| Cell::all().filter(|&cell| givens.contains(self.origin(cell))).collect();
        let candidates = Cell::all().flat_map(|cell| {
            let digits = position.candidates(self.origin(cell)).iter();
            digits.map(move |digit| Candidate::new(cell, self.digit(digit)))
        });
        let (digits, givens) = (self.apply(position.digits()), position.givens().map(is_given));
        Position::with_candidates(&digits, givens, candidates.collect())
    }

    /// The image of a grid.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for cell in Cell::all() {
            image.set(cell, grid.get(self.origin(cell)).map(|digit| self.digit(digit)));
        }
        image
    }
}

/// The place of a number in an order of 0 to 8.
#[inline]
fn place_of(order: &[u8; 9], number: usize) -> usize {
    order.iter().position(|&other| usize::from(other) == number).unwrap_or(number)
}

/// For each number from 0 to 8 its place in an order of them.
fn inverse_order(order: &[u8; 9]) -> [u8; 9] {
    std::array::from_fn(|number| place_of(order, number) as u8)
}

/// The permutations of three things.
pub(super) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The 1,296 orders of nine lines that keep bands together.
fn every_order_of_lines() -> Vec<[u8; 9]> {
    let mut all = Vec::with_capacity(1296);
    for bands in ORDERS {
        for inner in 0..216 {
            let within = [ORDERS[inner / 36], ORDERS[inner / 6 % 6], ORDERS[inner % 6]];
            all.push(std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3]));
        }
    }
    all
}
