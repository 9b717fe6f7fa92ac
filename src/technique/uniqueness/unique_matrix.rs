//! Unique matrix, types 1 to 4.
//!
//! Take the three rows of a band and three columns, one of each stack (or the three columns of a
//! stack and three rows, one of each band): the nine cells where they cross are empty, and each can
//! be one of four digits. Each box has three of them, in one line. However they are filled from
//! these digits alone, there is another way with the same digits in every row, column and box. So
//! one of the other candidates, the guardians, is true, and the types are those of unique
//! rectangles.
//!
//! The other way: if two parallel lines have the same three digits, they swap them. Otherwise each
//! row lacks another digit, hence each column does, too, and one digit is in all lines; it and one
//! of the others fill the corners of a rectangle in two boxes, where they can be swapped. (So each
//! of the 1,056 ways to fill three by three cells from four digits, none twice in a line, has a
//! twin. With five digits 6,480 of 27,480 have none.)
//!
//! If two parallel lines of the square have only three of the digits, or only two in two of their
//! cells each, they are an [extended](super::extended_rectangle) or unique rectangle, which says
//! more, and the square is left out.
//!
//! **Proof.** The guardians; for type 3 the cells of the subset, for type 4 the digit in the house.

use crate::board::{Cell, CellSet, House};
use crate::logic::{Because, Facts, Family, Flow, ForbiddenShape, Limits, Sink, Spec};
use crate::technique::digit_sets::{choices, digits_of};
use crate::technique::guardians::{Guarded, Kind, Patterns, as_one_cell, type_1, type_2, with_a_locked_digit};
use std::sync::LazyLock;

/// Nine cells in three rows and three columns, and four digits.
pub static UNIQUE_MATRIX: Spec = Spec::new("unique-matrix", Family::Uniqueness, search).unique().tier(5);

fn search(facts: &Facts, limits: &Limits, sink: &mut Sink<'_>) -> Flow {
    type_1::<Matrices>(facts, limits, sink)?;
    type_2::<Matrices>(facts, limits, sink)?;
    facts.get::<Patterns<Matrices>>().0.iter().try_for_each(|pattern| {
        as_one_cell(facts, pattern, sink)?;
        with_a_locked_digit(facts, pattern, sink)
    })
}

/// The number of digits.
const SIZE: usize = 4;
/// The most cells with guardians that allow conclusions: a cell sees three in its line and three in
/// its box, one of them in both.
const MOST_GUARDED: usize = 5;

/// Every such pattern whose guardians may allow conclusions.
struct Matrices;

impl Kind for Matrices {
    fn collect(facts: &Facts, found: &mut Vec<Guarded>) {
        let position = facts.position();
        for cells in SQUARES.iter().copied().filter(|cells| cells.is_subset(position.empty_cells())) {
            for digits in choices(position, cells, SIZE) {
                let pattern = Guarded::of(position, ForbiddenShape::Square, Because::Deadly, cells, digits);
                let has_few = |part: CellSet| (digits_of(position, part) & digits).len() <= part.len() / 2;
                if pattern.roof.len() <= MOST_GUARDED && !rectangles(cells).any(has_few) {
                    found.push(pattern);
                }
            }
        }
    }
}

/// The nine cells of three rows of a band and a column of each stack, or of three columns of a
/// stack and a row of each band.
static SQUARES: LazyLock<Vec<CellSet>> = LazyLock::new(|| {
    let square = |chute: usize, choice: usize, cell: fn(usize, usize) -> Cell| -> CellSet {
        let across = [choice % 3, 3 + choice / 3 % 3, 6 + choice / 9];
        (0..3).flat_map(|line| across.map(|across| cell(3 * chute + line, across))).collect()
    };
    let kinds: [fn(usize, usize) -> Cell; 2] = [Cell::at, |column, row| Cell::at(row, column)];
    let each = |kind| (0..3).flat_map(move |chute| (0..27).map(move |choice| square(chute, choice, kind)));
    kinds.into_iter().flat_map(each).collect()
});

/// The cells where two parallel lines of a square cross two or three of the others.
fn rectangles(square: CellSet) -> impl Iterator<Item = CellSet> {
    // Two of the three lines are all lines but one.
    let pairs = move |kind: fn(usize) -> House| {
        let lines = (0..9).map(move |number| square & kind(number).cells());
        lines.filter(|line| !line.is_empty()).map(move |line| square - line)
    };
    let squares = pairs(House::row).flat_map(move |rows| pairs(House::column).map(move |columns| rows & columns));
    squares.chain(pairs(House::row)).chain(pairs(House::column))
}
