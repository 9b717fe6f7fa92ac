//! Where a digit can be, as far as it alone is concerned.
//!
//! A way to place a digit in every row, column and box is a *template*. A place that is in no template of the digit is lost,
//! and only there can a fish remove anything: whatever fish there are, they follow from where the digit can be in each house. So
//! these places are found first, by looking for one template through each place that is in none yet; mostly every place has
//! one, and there is nothing left to look for.

use super::table::{Nine, Table, bits, count};
use crate::board::{CellSet, Digit, Element, Position};
use crate::logic::{Changes, Fact, Facts};

/// For each digit the places that are in no template; `None` where there is no template at all, as then the position
/// contradicts itself.
#[derive(Default)]
pub struct LostPlaces([Option<CellSet>; 9]);

impl LostPlaces {
    /// The places of a digit that are in no template. None where there is no template: every pattern would remove everything.
    pub fn of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()].unwrap_or(CellSet::EMPTY)
    }

    /// Whether something that is about this digit alone may remove anything.
    pub fn has_any(&self, digit: Digit) -> bool {
        self.0[digit.index()].is_none_or(|lost| !lost.is_empty())
    }
}

impl Fact for LostPlaces {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        for digit in changes.digits {
            let marks = Table::Rows(digit).marks(facts.position());
            let placeable = open_rows(facts.position(), digit, &marks).and_then(|open| in_templates(&marks, open));
            self.0[digit.index()] = placeable.map(|placeable| {
                let lost = std::array::from_fn(|row| marks[row] & !placeable[row]);
                cells(digit, &lost)
            });
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
    let placeable = open_rows(position, digit, &all).and_then(|open| in_templates(&marks, open));
    placeable.map(|placeable| cells(digit, &placeable))
}

/// The cells of marks in the rows of a digit.
fn cells(digit: Digit, marks: &[Nine; 9]) -> CellSet {
    let in_row = |row: usize| bits(marks[row]).map(move |column| Table::Rows(digit).mark(row, column).cell());
    (0..9).flat_map(in_row).collect()
}

/// The rows with a place for a digit, given all its marks; `None` if some row has neither a place nor the digit.
fn open_rows(position: &Position, digit: Digit, marks: &[Nine; 9]) -> Option<Nine> {
    let open = (0..9).filter(|&row| marks[row] != 0).fold(0, |open, row| open | 1 << row);
    (position.digits().cells_with(digit).len() + count(open) == 9).then_some(open)
}

/// The marks that are in some template, which has one in each open row; `None` if there is no template.
fn in_templates(marks: &[Nine; 9], open: Nine) -> Option<[Nine; 9]> {
    let mut search = Search { marks, known: [0; 9] };
    if !search.complete(open, 0, 0) {
        return None;
    }
    for row in bits(open) {
        for column in bits(marks[row]) {
            if search.known[row] >> column & 1 == 0
                && search.complete(open & !(1 << row), 1 << column, box_of(row, column))
            {
                search.known[row] |= 1 << column;
            }
        }
    }
    Some(search.known)
}

fn box_of(row: usize, column: usize) -> Nine {
    1 << (row / 3 * 3 + column / 3)
}

/// Looks for templates, and knows the marks of those found.
struct Search<'m> {
    marks: &'m [Nine; 9],
    known: [Nine; 9],
}

impl Search<'_> {
    /// Places the digit in every row that is left, apart from these columns and boxes, and notes the marks; the narrowest row
    /// first, and in it the marks that are not known yet.
    fn complete(&mut self, rows: Nine, columns: Nine, boxes: Nine) -> bool {
        /// The columns of some of the three boxes of a band.
        const COLUMNS: [Nine; 8] = [0, 0o7, 0o70, 0o77, 0o700, 0o707, 0o770, 0o777];
        let (mut narrowest, mut free, mut fewest) = (0, 0, usize::MAX);
        for row in bits(rows) {
            let here = self.marks[row] & !columns & !COLUMNS[usize::from(boxes >> (row / 3 * 3) & 7)];
            let number = count(here);
            if number < fewest {
                (narrowest, free, fewest) = (row, here, number);
                if number < 2 {
                    break;
                }
            }
        }
        if rows == 0 {
            return true;
        }
        let known = self.known[narrowest];
        let is_found = bits(free & !known).chain(bits(free & known)).find(|&column| {
            self.complete(rows & !(1 << narrowest), columns | 1 << column, boxes | box_of(narrowest, column))
        });
        is_found.inspect(|column| self.known[narrowest] |= 1 << column).is_some()
    }
}
