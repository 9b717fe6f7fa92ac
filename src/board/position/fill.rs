//! The candidates that filled cells leave.
//!
//! In a row a digit may go to the empty cells that no column and no box with this digit takes away;
//! likewise in columns and boxes. So the nine constraints of a group take a few operations on nine
//! masks side by side, and no candidate is removed on its own.

use super::Position;
use crate::board::cell::CellSet;
use crate::board::house::HouseSet;
use crate::board::nine::{Nine, is_one, nine_of};

/// Nine masks of nine bits.
type Masks = [Nine; 9];

impl Position {
    /// Finds the candidates, from the digits and the empty cells of each house.
    pub(super) fn fill(&mut self) {
        let of_kind = |kind: usize| nine_of(|number| self.placed[9 * kind + number].bits());
        let placed = [of_kind(0), of_kind(1), of_kind(2)];
        // For each digit the rows, the columns and the boxes that have it.
        let [rows, columns, boxes] = [transposed(&placed[0]), transposed(&placed[1]), transposed(&placed[2])];
        for number in 0..9 {
            // Of a box its band and its stack; of a row its band, of a column its stack.
            let (third, place) = (number / 3, number % 3);
            let [in_row, in_column, in_box] = [self.open[number], self.open[9 + number], self.open[18 + number]];
            let digits = cells_of_row(in_row, number, &placed);
            self.views.fill(number, digits, in_row);
            let of_row = left(in_row, number, &rows, |d| columns[d] | stretched(boxes[d] >> (3 * third)));
            self.views.fill(9 + number, of_row, !placed[0][number]);
            let of_column = left(in_column, number, &columns, |d| rows[d] | ((boxes[d] >> third & 0o111) * 7));
            self.views.fill(18 + number, of_column, !placed[1][number]);
            let of_box = left(in_box, number, &boxes, |d| {
                stretched(rows[d] >> (3 * third)) | ((columns[d] >> (3 * place) & 7) * 0o111)
            });
            self.views.fill(27 + number, of_box, !placed[2][number]);
        }
        self.empty = cells(|row| self.open[row]);
        for digit in 0..9 {
            self.cells[digit] = cells(|row| self.views.slots(81 + 9 * row + digit));
        }
        let mut last = 0;
        for (house, &open) in self.open.iter().enumerate() {
            last |= u32::from(is_one(open)) << house;
        }
        self.last_cell = HouseSet::from_bits(last);
    }
}

/// For each cell of a row, filled unless it is in `open`, the digits that its houses leave.
#[inline(always)]
fn cells_of_row(open: Nine, row: usize, [rows, columns, boxes]: &[Masks; 3]) -> Masks {
    let band = &boxes[row / 3 * 3..];
    let left = |column: usize| !(rows[row] | columns[column] | band[column / 3]) & 0x1ff;
    nine_of(|column| left(column) & if_clear(!open >> column))
}

/// For each digit the places left in a house: those in `open` that nothing takes away, and none if
/// the house is among those `with` the digit.
#[inline(always)]
fn left(open: Nine, house: usize, with: &Masks, taken: impl Fn(usize) -> Nine) -> Masks {
    nine_of(|digit| open & !taken(digit) & if_clear(with[digit] >> house))
}

/// All bits if the lowest bit of `mask` is clear, else none.
#[inline(always)]
fn if_clear(mask: Nine) -> Nine {
    (mask & 1).wrapping_sub(1)
}

/// Each of the lowest three bits three times: `011` becomes `000111111`.
#[inline(always)]
fn stretched(mask: Nine) -> Nine {
    (mask & 1 | (mask & 2) << 2 | (mask & 4) << 4) * 7
}

/// Rows of bits as columns.
#[inline(always)]
fn transposed(rows: &Masks) -> Masks {
    let mut columns = [0; 9];
    for (number, row) in rows.iter().enumerate() {
        for (place, column) in columns.iter_mut().enumerate() {
            *column |= (row >> place & 1) << number;
        }
    }
    columns
}

/// The cells whose columns are these bits of each row.
#[inline(always)]
fn cells(of_row: impl Fn(usize) -> Nine) -> CellSet {
    let mut upper = 0;
    for row in 0..7 {
        upper |= u64::from(of_row(row)) << (9 * row);
    }
    let lower = u32::from(of_row(7)) | u32::from(of_row(8)) << 9;
    CellSet::from_bits(u128::from(upper) | u128::from(lower) << 63)
}
