//! The canonical form: one grid for each class of equivalent grids.
//!
//! It is the smallest of the 81-character strings (a blank sorts before all digits) that the
//! 3,359,232 rearrangements and 9! permutations of the digits make of the grid. Two grids are
//! equivalent exactly if their canonical forms are equal.
//!
//! # Method
//!
//! The smallest string is built row by row, from all rearrangements at once. A [`Partial`]
//! represents many of them: the rows chosen so far, and the columns as *blocks*, runs of adjacent
//! places whose columns are known as a set but not yet in order. Likewise the name of a digit is
//! known only as "the digit at the place of this column in that row", and becomes a number when the
//! column gets its place. So nothing is decided before it makes a difference:
//!
//! - blanks come first, so a block splits into its columns with a blank in this row and the others;
//! - of the others, new digits get the next names in the order of their places, and the block stays
//!   whole;
//! - a digit that has a name, or may still get a small one, is put first, and its own column with
//!   it; only if several digits may get the same name does the method branch.
//!
//! After each row only the partials with the smallest row survive. There are 18 first rows with 6
//! orders of the stacks; few of them usually survive the first row of a puzzle, or the second row
//! of a full grid, where most second rows are rejected before they are written.

use super::transformation::{ORDERS, Transformation};
use crate::board::{Cell, Conflict, Element, Grid};
use std::ops::ControlFlow;

/// Returns the canonical form of a puzzle or full grid, and a transformation that leads to it.
///
/// # Errors
/// If a house contains a digit twice.
///
/// ```
/// use whydoku::board::Grid;
/// use whydoku::equivalence::canonical;
/// let grid: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let (form, way) = canonical(&grid).unwrap();
/// assert_eq!(way.apply(&grid), form);
/// assert_eq!(canonical(&form).unwrap().0, form);
/// ```
pub fn canonical(grid: &Grid) -> Result<(Grid, Transformation), Conflict> {
    if let Some(conflict) = grid.conflict() {
        return Err(conflict);
    }
    let sources = [false, true].map(|transposed| Source::new(grid, transposed));
    let mut partials: Vec<Partial> = [false, true]
        .into_iter()
        .flat_map(|transposed| ORDERS.map(|stacks| Partial::new(transposed, stacks)))
        .collect();
    let mut next = Vec::new();
    for row in 0..9 {
        let most = most_shared(&partials, row, &sources);
        let mut least = Least { row: u64::MAX, partials: &mut next };
        for partial in &partials {
            let source = &sources[usize::from(partial.transposed)];
            for choice in partial.choices(row, source).filter(|&choice| partial.shared(row, choice, source) >= most) {
                let mut with_row = *partial;
                with_row.rows[row] = choice;
                // A break only says that the row is not the smallest.
                let _ = with_row.write(&source.digits[usize::from(choice)], 0, 0, &mut least);
            }
        }
        std::mem::swap(&mut partials, &mut next);
        next.clear();
    }
    // All remaining partials lead to the same string; there is at least one, as some row is the
    // smallest.
    let way = partials.first().map_or(Transformation::IDENTITY, Partial::finish);
    Ok((way.apply(grid), way))
}

/// The most digits that any choice of the next row shares in the deciding place; see
/// [`Partial::shared`].
fn most_shared(partials: &[Partial], row: usize, sources: &[Source; 2]) -> u32 {
    let of = |partial: &Partial| {
        let source = &sources[usize::from(partial.transposed)];
        partial.choices(row, source).map(|choice| partial.shared(row, choice, source)).max()
    };
    if row == 1 { partials.iter().filter_map(of).max().unwrap_or(0) } else { 0 }
}

/// A grid or its transpose, as rows of numbers with 0 for a blank.
struct Source {
    digits: [[u8; 9]; 9],
    /// For each row, whether it has no digits.
    blank: [bool; 9],
    /// For each row, the digits in each stack, as bits.
    threes: [[u16; 3]; 9],
    /// Whether there are no blanks.
    full: bool,
}

impl Source {
    fn new(grid: &Grid, transposed: bool) -> Source {
        let mut digits = [[0; 9]; 9];
        for cell in Cell::all() {
            let (row, column) = if transposed { (cell.column(), cell.row()) } else { (cell.row(), cell.column()) };
            digits[row][column] = grid.get(cell).map_or(0, |digit| digit.value());
        }
        let three = |row: [u8; 9], stack: usize| row[3 * stack..][..3].iter().fold(0, |set, digit| set | 1 << digit);
        let threes = digits.map(|row| [0, 1, 2].map(|stack| three(row, stack)));
        let full = digits.iter().flatten().all(|&digit| digit > 0);
        Source { digits, blank: digits.map(|row| row == [0; 9]), threes, full }
    }
}

/// In place of a column: the digit has not occurred yet.
const UNSEEN: u8 = 9;

/// All transformations that agree in the rows written so far.
#[derive(Clone, Copy)]
struct Partial {
    transposed: bool,
    /// For each row written, the row that it comes from.
    rows: [u8; 9],
    /// For each place, its column; within a block the order has no meaning.
    columns: [u8; 9],
    /// For each column, its place: the inverse.
    places: [u8; 9],
    /// For each place, the first place of its block and the end of the block (exclusive).
    starts: [u8; 9],
    ends: [u8; 9],
    /// For each digit, a column, and the number to add to the column's place to get the digit's
    /// name.
    home: [u8; 10],
    offset: [i8; 10],
    /// The number of digits that have occurred.
    names: u8,
}

/// The partials with the smallest row so far.
struct Least<'a> {
    /// The row, with four bits for each place.
    row: u64,
    partials: &'a mut Vec<Partial>,
}

impl Least<'_> {
    /// Whether a row that begins with these places can still be the smallest.
    #[inline]
    fn admits(&self, written: u64, count: usize) -> bool {
        written <= self.row >> (4 * (9 - count))
    }

    fn take(&mut self, row: u64, partial: &Partial) {
        if row < self.row {
            self.row = row;
            self.partials.clear();
        }
        self.partials.push(*partial);
    }
}

impl Partial {
    fn new(transposed: bool, stacks: [u8; 3]) -> Partial {
        let columns: [u8; 9] = std::array::from_fn(|place| 3 * stacks[place / 3] + place as u8 % 3);
        let mut places = [0; 9];
        for (place, &column) in columns.iter().enumerate() {
            places[usize::from(column)] = place as u8;
        }
        let starts = [0, 0, 0, 3, 3, 3, 6, 6, 6];
        let ends = [3, 3, 3, 6, 6, 6, 9, 9, 9];
        let (home, offset) = ([UNSEEN; 10], [0; 10]);
        Partial { transposed, rows: [0; 9], columns, places, starts, ends, home, offset, names: 0 }
    }

    /// The rows that may come next. Of the blank rows of a band, and of blank bands, only the first
    /// is tried.
    fn choices(&self, row: usize, source: &Source) -> impl Iterator<Item = u8> {
        let used = self.rows[..row].iter().fold(0u16, |used, &row| used | 1 << row);
        let band = if row.is_multiple_of(3) { None } else { Some(self.rows[row - 1] / 3) };
        let allowed = |other: u8| match band {
            None => used >> (other / 3 * 3) & 0b111 == 0,
            Some(band) => band == other / 3 && used >> other & 1 == 0,
        };
        let blank: [bool; 9] = source.blank;
        let mut chosen: [bool; 9] = std::array::from_fn(|other| allowed(other as u8));
        let mut blank_band = false;
        for band in 0..3 {
            let rows = 3 * band..3 * band + 3;
            let mut blank_row = false;
            let is_blank_band = rows.clone().all(|other| blank[other] && chosen[other]);
            for other in rows {
                chosen[other] &= !(blank[other] && blank_row || is_blank_band && blank_band);
                blank_row |= blank[other] && chosen[other];
            }
            blank_band |= is_blank_band;
        }
        (0..9u8).filter(move |&other| chosen[usize::from(other)])
    }

    /// In the second row of a full grid: the number of its first three digits that are among the
    /// second three of the first row.
    ///
    /// Those are named 4, 5 and 6, the others 7, 8 and 9. So the more are shared, the smaller the
    /// row: it begins with 456, 457, 47. or 7..
    fn shared(&self, row: usize, choice: u8, source: &Source) -> u32 {
        if row != 1 || !source.full {
            return 0;
        }
        let [first, second] = [0, 3].map(|place| usize::from(self.columns[place] / 3));
        (source.threes[usize::from(choice)][first] & source.threes[usize::from(self.rows[0])][second]).count_ones()
    }

    /// Writes a row from a place on, in every way in which it may be the smallest.
    fn write(&mut self, row: &[u8; 9], mut place: usize, mut written: u64, least: &mut Least<'_>) -> ControlFlow<()> {
        while place < 9 {
            let blanks = self.blanks_first(row, place);
            written <<= 4 * blanks;
            place += blanks;
            if !least.admits(written, place) {
                return ControlFlow::Break(());
            }
            if blanks > 0 {
                continue;
            }
            let end = usize::from(self.ends[place]);
            let mut names = [u8::MAX; 3];
            for (i, name) in names.iter_mut().enumerate().take(end - place) {
                *name = self.name(row, place, place + i);
            }
            let name = names[0].min(names[1]).min(names[2]);
            if name > self.names {
                // Only new digits, named in the order of their places.
                for at in place..end {
                    self.name_new(row[usize::from(self.columns[at])], at);
                    written = written << 4 | u64::from(self.names);
                }
                place = end;
            } else {
                written = written << 4 | u64::from(name);
                let mut ways = (0..3).filter(|&i| names[i] == name).map(|i| place + i);
                let first = ways.next().unwrap_or(place);
                if least.admits(written, place + 1) {
                    for way in ways {
                        let mut other = *self;
                        other.settle(row, place, way);
                        // If it cannot be the smallest, the other ways still can.
                        let _ = other.write(row, place + 1, written, least);
                    }
                }
                self.settle(row, place, first);
                place += 1;
            }
            if !least.admits(written, place) {
                return ControlFlow::Break(());
            }
        }
        least.take(written, self);
        ControlFlow::Continue(())
    }

    /// Moves the columns of a block with a blank in this row before the others. Returns their
    /// number.
    fn blanks_first(&mut self, row: &[u8; 9], place: usize) -> usize {
        let end = usize::from(self.ends[place]);
        let mut blanks = place;
        for at in place..end {
            if row[usize::from(self.columns[at])] == 0 {
                self.swap(blanks, at);
                blanks += 1;
            }
        }
        if blanks > place && blanks < end {
            self.split(place, blanks, end);
        }
        blanks - place
    }

    /// The smallest name that the digit of a column may get if the column is put at a place: a new
    /// name if it has none.
    #[inline]
    fn name(&self, row: &[u8; 9], place: usize, from: usize) -> u8 {
        let column = self.columns[from];
        let digit = usize::from(row[usize::from(column)]);
        let home = self.home[digit];
        if home == UNSEEN {
            return self.names + 1;
        }
        let at = usize::from(self.places[usize::from(home)]);
        let start = usize::from(self.starts[at]);
        // This column takes the place itself, so another column of the block comes after it.
        let first = if start == place && home != column { place + 1 } else { start };
        (first as i8 + self.offset[digit]) as u8
    }

    /// Puts a column first in its block, and the column that names its digit first in its own
    /// block.
    #[inline]
    fn settle(&mut self, row: &[u8; 9], place: usize, from: usize) {
        self.put_first(from);
        let digit = usize::from(row[usize::from(self.columns[place])]);
        let home = self.home[digit];
        if home != UNSEEN {
            self.put_first(usize::from(self.places[usize::from(home)]));
        }
    }

    /// Moves the column at a place to the first place of its block and makes it a block of its own.
    #[inline]
    fn put_first(&mut self, from: usize) {
        let (start, end) = (usize::from(self.starts[from]), usize::from(self.ends[from]));
        if end - start > 1 {
            self.swap(start, from);
            self.split(start, start + 1, end);
        }
    }

    #[inline]
    fn name_new(&mut self, digit: u8, place: usize) {
        self.names += 1;
        self.home[usize::from(digit)] = self.columns[place];
        self.offset[usize::from(digit)] = self.names as i8 - place as i8;
    }

    #[inline]
    fn swap(&mut self, a: usize, b: usize) {
        self.columns.swap(a, b);
        self.places[usize::from(self.columns[a])] = a as u8;
        self.places[usize::from(self.columns[b])] = b as u8;
    }

    #[inline]
    fn split(&mut self, start: usize, middle: usize, end: usize) {
        // The loops are short: a call to memset would take longer.
        (start..middle).for_each(|place| self.ends[place] = middle as u8);
        (middle..end).for_each(|place| self.starts[place] = middle as u8);
    }

    /// One of these transformations; digits that do not occur get the remaining names.
    fn finish(&self) -> Transformation {
        let mut digits = [0; 9];
        let mut left = self.names;
        for (digit, name) in digits.iter_mut().enumerate() {
            *name = match self.home[digit + 1] {
                UNSEEN => {
                    left += 1;
                    left - 1
                }
                home => (self.places[usize::from(home)] as i8 + self.offset[digit + 1] - 1) as u8,
            };
        }
        Transformation { transposed: self.transposed, rows: self.rows, columns: self.columns, digits }
    }
}
