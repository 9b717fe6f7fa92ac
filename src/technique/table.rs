//! One idea in 72 tables: some rows that share only as many columns.
//!
//! Subsets and fish are the same search in different views. Take nine constraints whose slots mean the same things,
//! and write them below each other as a table of nine rows and nine columns with a mark for each candidate:
//!
//! | table | rows | columns | some rows share as many columns |
//! |---|---|---|---|
//! | [`Table::CellsOf`] a house | its cells | the digits | naked pair, triple, quad |
//! | [`Table::DigitsIn`] a house | the digits | its cells | hidden pair, triple, quad |
//! | [`Table::Rows`] of a digit | the nine rows | the columns | X-wing, swordfish, jellyfish in rows |
//! | [`Table::Columns`] of a digit | the nine columns | the rows | the same in columns |
//!
//! Every row must get one of its marks, and no two rows the same column (a digit stands once in a house, a cell has
//! one digit). So if some rows have marks in only as many columns, they use these columns up, and every other row
//! loses its marks there. The chosen rows are the truths of the proof: were a lost mark true, its column would be
//! gone and the rows would have to share one column too few.
//!
//! A set that a smaller one inside it makes superfluous is not reported: when some of the chosen rows alone explain all
//! that is lost, the find is the smaller one.

use crate::board::{Candidate, Constraint, Digit, Element, House, Position};
use crate::logic::Flow;

/// Nine constraints, one below the other. See the [module](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// Which digits are possible in each cell of a house.
    CellsOf(House),
    /// Which cells of a house are possible for each digit.
    DigitsIn(House),
    /// Which columns are possible for a digit in each row.
    Rows(Digit),
    /// Which rows are possible for a digit in each column.
    Columns(Digit),
}

/// Some rows or columns of a table, as bits 0 to 8.
pub type Nine = u16;

/// Rows that share only as many columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tight {
    /// The rows.
    pub rows: Nine,
    /// The columns; as many.
    pub columns: Nine,
}

impl Table {
    /// The constraint that is a row of the table.
    #[inline]
    pub fn row(self, number: usize) -> Constraint {
        match self {
            Table::CellsOf(house) => Constraint::cell(house.cell(number)),
            Table::DigitsIn(house) => Constraint::digit_in(Digit::from_index(number), house),
            Table::Rows(digit) => Constraint::digit_in(digit, House::row(number)),
            Table::Columns(digit) => Constraint::digit_in(digit, House::column(number)),
        }
    }

    /// The candidate that is a mark of the table.
    #[inline]
    pub fn mark(self, row: usize, column: usize) -> Candidate {
        self.row(row).candidate(column)
    }

    /// The nine rows of marks; a row is empty when its constraint is answered.
    #[inline]
    pub fn marks(self, position: &Position) -> [Nine; 9] {
        std::array::from_fn(|number| position.slots(self.row(number)).bits())
    }

    /// The marks of all rows outside `tight` in the columns of `tight`.
    pub fn lost(self, marks: &[Nine; 9], tight: Tight) -> impl Iterator<Item = Candidate> {
        let others = (0..9).filter(move |row| tight.rows >> row & 1 == 0);
        others.flat_map(move |row| bits(marks[row] & tight.columns).map(move |column| self.mark(row, column)))
    }

    /// The columns of `tight` in which another row has a mark.
    pub fn lost_columns(self, marks: &[Nine; 9], tight: Tight) -> Nine {
        let others = (0..9).filter(|row| tight.rows >> row & 1 == 0);
        others.fold(0, |lost, row| lost | marks[row] & tight.columns)
    }

    /// The truths of a find: the constraints of its rows.
    pub fn truths(self, tight: Tight) -> impl Iterator<Item = Constraint> {
        bits(tight.rows).map(move |row| self.row(row))
    }
}

/// The numbers of the bits that are set.
pub fn bits(mut nine: Nine) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = (nine != 0).then(|| nine.trailing_zeros() as usize)?;
        nine &= nine - 1;
        Some(bit)
    })
}

/// How many of nine bits are set. A table, as not every machine counts bits in one instruction.
#[inline]
fn count(nine: Nine) -> usize {
    static COUNT: [u8; 512] = {
        let mut count = [0; 512];
        let mut i = 0;
        while i < 512 {
            count[i] = i.count_ones() as u8;
            i += 1;
        }
        count
    };
    COUNT[nine as usize & 511] as usize
}

/// Shows every set of `size` rows that share exactly `size` columns in which other rows lose a mark, in
/// lexicographic order of the rows.
#[inline]
pub fn each_tight(marks: &[Nine; 9], size: usize, mut show: impl FnMut(Tight) -> Flow) -> Flow {
    // Only rows with few enough marks can be chosen; besides the chosen ones some row must be left that loses.
    let mut narrow = [(0, 0); 9];
    let (mut chosen_from, mut open) = (0, 0);
    for (row, &columns) in marks.iter().enumerate() {
        let marks_here = count(columns);
        open += usize::from(marks_here > 0);
        if marks_here > 0 && marks_here <= size {
            narrow[chosen_from] = (1 << row, columns);
            chosen_from += 1;
        }
    }
    if open <= size || chosen_from < size {
        return Flow::Continue(());
    }
    let mut leaf = |tight: Tight| {
        let elsewhere = marks.iter().enumerate().filter(|(row, _)| tight.rows >> row & 1 == 0);
        let lost = elsewhere.fold(0, |lost, (_, columns)| lost | columns & tight.columns);
        if count(tight.columns) < size || lost == 0 { Flow::Continue(()) } else { show(tight) }
    };
    extend(&narrow[..chosen_from], size, Tight { rows: 0, columns: 0 }, size, &mut leaf)
}

/// Chooses `left` more rows so that the columns stay within `size`.
fn extend(
    rows: &[(Nine, Nine)],
    left: usize,
    chosen: Tight,
    size: usize,
    leaf: &mut impl FnMut(Tight) -> Flow,
) -> Flow {
    if left == 0 {
        return leaf(chosen);
    }
    for i in 0..=rows.len() - left {
        let (row, columns) = rows[i];
        let next = Tight { rows: chosen.rows | row, columns: chosen.columns | columns };
        if count(next.columns) <= size {
            extend(&rows[i + 1..], left - 1, next, size, leaf)?;
        }
    }
    Flow::Continue(())
}

/// Do some of the rows of `tight` alone explain the loss of all `lost` columns?
pub fn is_superfluous(marks: &[Nine; 9], tight: Tight, lost: Nine) -> bool {
    let mut rows = (tight.rows - 1) & tight.rows;
    while rows != 0 {
        let columns = bits(rows).fold(0, |columns, row| columns | marks[row]);
        // Too few columns for the rows: the position contradicts itself, and these rows alone say so.
        if count(columns) < count(rows) || count(columns) == count(rows) && lost & !columns == 0 {
            return true;
        }
        rows = (rows - 1) & tight.rows;
    }
    false
}
