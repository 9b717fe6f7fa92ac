//! Bands and stacks: a quick test for locked candidates.
//!
//! Three parallel lines run through the same three boxes and cross them in nine segments of three
//! cells. Where these have a place for a digit decides whether there are locked candidates: some
//! line has places in one box only, and another line has places in this box, too (the box loses
//! them), or the same with lines and boxes exchanged (the line loses them). As sets of digits, the
//! nine segments answer for all digits together.

use crate::board::nine::Nine;
use crate::board::{DigitSet, House, HouseKind};
use crate::logic::{Changes, Fact, Facts};

/// The houses that share three cells with a house: for a line the boxes, for a box the lines.
pub fn crossed(house: House) -> impl Iterator<Item = House> + Clone {
    let (number, is_box) = (house.number(), house.kind() == HouseKind::Box);
    (0..if is_box { 6 } else { 3 }).map(move |i| match house.kind() {
        HouseKind::Row => House::block(number / 3 * 3 + i),
        HouseKind::Column => House::block(i * 3 + number / 3),
        HouseKind::Box if i < 3 => House::row(number / 3 * 3 + i),
        HouseKind::Box => House::column(number % 3 * 3 + i - 3),
    })
}

/// The digits that may have locked candidates; no other digit has any.
#[derive(Default)]
pub struct DigitsWithLocked(pub DigitSet);

impl Fact for DigitsWithLocked {
    fn update(&mut self, facts: &Facts, _: &Changes) {
        self.0 = DigitSet::from_bits(may_be_locked(facts.position().digits_by_row()));
    }
}

/// The digits that may have locked candidates, given the digits left in each cell, row by row.
/// Never without one that has any; also with those that have a single place in a house.
pub fn may_be_locked(digits: &[[Nine; 9]]) -> Nine {
    // The digits of three cells side by side in a row, by row and stack, and in a column, by column
    // and band.
    let [mut of_rows, mut of_columns] = [[[0; 3]; 9]; 2];
    for (row, of_row) in digits.iter().zip(&mut of_rows) {
        for (stack, segment) in of_row.iter_mut().enumerate() {
            *segment = row[3 * stack] | row[3 * stack + 1] | row[3 * stack + 2];
        }
    }
    for (band, rows) in digits.as_chunks::<3>().0.iter().enumerate() {
        for (column, of_column) in of_columns.iter_mut().enumerate() {
            of_column[band] = rows[0][column] | rows[1][column] | rows[2][column];
        }
    }
    [of_rows, of_columns].iter().fold(0, |all, lines| {
        let (chutes, _) = lines.as_chunks::<3>();
        chutes.iter().fold(all, |all, chute| all | locked_among(chute))
    })
}

/// The same among three lines side by side, given the digits of their segments.
#[inline(always)]
fn locked_among(lines: &[[Nine; 3]; 3]) -> Nine {
    let mut all = 0;
    for line in 0..3 {
        for block in 0..3 {
            let in_block = lines[(line + 1) % 3][block] | lines[(line + 2) % 3][block];
            let in_line = lines[line][(block + 1) % 3] | lines[line][(block + 2) % 3];
            all |= lines[line][block] & (in_block ^ in_line);
        }
    }
    all
}
