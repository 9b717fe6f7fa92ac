//! Where a digit can be, as far as it alone is concerned.
//!
//! A way to place a digit in every row, column and box is a *template*. A place that is in no template of the digit is lost,
//! and only there can a fish remove anything: whatever fish there are, they follow from where the digit can be in each house. So
//! these places are found first, by looking for one template through each place that is in none yet; mostly every place has
//! one, and there is nothing left to look for.

use super::table::{Nine, Table, bits, count};
use crate::board::{CellSet, Digit, Element, Position};
use crate::logic::{Changes, Fact, Facts};

/// For each digit the places that are in no template. None where there is no template at all: then the position contradicts
/// itself, and every pattern would remove everything.
#[derive(Default)]
pub struct LostPlaces(pub [CellSet; 9]);

impl Fact for LostPlaces {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        for digit in changes.digits {
            let places = facts.position().cells_for(digit);
            let placeable = placeable(facts.position(), digit, places);
            self.0[digit.index()] = placeable.map_or(CellSet::EMPTY, |placeable| places - placeable);
        }
    }
}

/// The cells in some template of a digit that uses only these places, besides the cells that have the digit. `None` if there is
/// no template.
pub fn placeable(position: &Position, digit: Digit, places: CellSet) -> Option<CellSet> {
    let (all, table) = (Table::Rows(digit).marks(position), Table::Rows(digit));
    let allowed = |row: usize, column: &usize| places.contains(table.mark(row, *column).cell());
    let marks: [Nine; 9] = std::array::from_fn(|row| {
        bits(all[row]).filter(|column| allowed(row, column)).fold(0, |marks, column| marks | 1 << column)
    });
    let open = (0..9).filter(|&row| all[row] != 0).fold(0, |open: Nine, row| open | 1 << row);
    let placed = position.digits().cells_with(digit).len();
    let mut found = [0; 9];
    if placed + count(open) != 9 || !complete(&marks, open, 0, 0, &mut found) {
        return None;
    }
    let mut known = found;
    for row in bits(open) {
        for column in bits(marks[row]) {
            if known[row] >> column & 1 == 0 {
                found[row] = 1 << column;
                if complete(&marks, open & !(1 << row), 1 << column, box_of(row, column), &mut found) {
                    bits(open).for_each(|row| known[row] |= found[row]);
                }
            }
        }
    }
    Some(bits(open).flat_map(|row| bits(known[row]).map(move |column| table.mark(row, column).cell())).collect())
}

fn box_of(row: usize, column: usize) -> Nine {
    1 << (row / 3 * 3 + column / 3)
}

/// Places the digit in every row that is left, apart from these columns and boxes; the narrowest row first.
fn complete(marks: &[Nine; 9], rows: Nine, columns: Nine, boxes: Nine, found: &mut [Nine; 9]) -> bool {
    /// The columns of some of the three boxes of a band.
    const COLUMNS: [Nine; 8] = [0, 0o7, 0o70, 0o77, 0o700, 0o707, 0o770, 0o777];
    let free = |row: usize| marks[row] & !columns & !COLUMNS[usize::from(boxes >> (row / 3 * 3) & 7)];
    let Some(row) = bits(rows).min_by_key(|&row| count(free(row))) else { return true };
    bits(free(row)).any(|column| {
        found[row] = 1 << column;
        complete(marks, rows & !(1 << row), columns | 1 << column, boxes | box_of(row, column), found)
    })
}
