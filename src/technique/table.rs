//! Hall sets: one idea in 72 tables.
//!
//! Subsets and fish are the same search in different views. Take nine constraints whose slots mean
//! the same things, and write them below each other as a table of nine rows and nine columns with a
//! mark for each candidate:
//!
//! | table | rows | columns | some rows share as many columns |
//! |---|---|---|---|
//! | [`Table::CellsOf`] a house | its cells | the digits | naked pair, triple, quad |
//! | [`Table::DigitsIn`] a house | the digits | its cells | hidden pair, triple, quad |
//! | [`Table::Rows`] of a digit | the nine rows | the columns | X-wing, swordfish, jellyfish in rows |
//! | [`Table::Columns`] of a digit | the nine columns | the rows | the same in columns |
//!
//! Every row must get one of its marks, and no two rows the same column (a house has each digit
//! once, a cell has one digit). So if some rows have marks in only as many columns, they use these
//! columns up, and every other row loses its marks there. Such rows are a *Hall set*, after Hall's
//! theorem (1935) on distinct representatives. They are the truths of the proof: were a lost mark
//! true, its column would be gone and the rows would have to share one column too few.
//!
//! Mostly there are none, which can be seen without trying any set (Régin 1994, *A filtering
//! algorithm for constraints of difference*): match every row with a column of its own, and draw an
//! edge from a column to each column in which its row has a mark. The columns reached from a column
//! belong to a Hall set, and some other row has a mark in them exactly when an edge has no way
//! back, that is, when two columns are not in the same strongly connected component. Exchanging
//! rows and columns reverses all edges, so one table answers for both of a pair.

use crate::board::nine::{Nine, bits, count, nine_of};
use crate::board::{Candidate, Constraint, Digit, DigitSet, Element, House, HouseSet, Position};
use crate::logic::{Changes, Fact, Facts, Flow};
use std::cell::RefCell;

/// Nine constraints, one below the other. See the [module](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// The possible digits of each cell of a house.
    CellsOf(House),
    /// The possible cells of each digit in a house.
    DigitsIn(House),
    /// The possible columns of a digit in each row.
    Rows(Digit),
    /// The possible rows of a digit in each column.
    Columns(Digit),
}

/// Rows that share only as many columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HallSet {
    /// The rows.
    pub rows: Nine,
    /// The columns, equal in number.
    pub columns: Nine,
}

impl Table {
    /// The constraint of a row of the table.
    #[inline]
    pub fn row(self, number: usize) -> Constraint {
        match self {
            Table::CellsOf(house) => Constraint::cell(house.cell(number)),
            Table::DigitsIn(house) => Constraint::digit_in(Digit::from_index(number), house),
            Table::Rows(digit) => Constraint::digit_in(digit, House::row(number)),
            Table::Columns(digit) => Constraint::digit_in(digit, House::column(number)),
        }
    }

    /// The candidate of a mark of the table.
    #[inline]
    pub fn mark(self, row: usize, column: usize) -> Candidate {
        self.row(row).candidate(column)
    }

    /// The nine rows of marks in a position.
    #[inline]
    pub fn rows(self, position: &Position) -> Rows {
        Rows::new(self.marks(position))
    }

    /// The marks of the nine rows in a position.
    #[inline]
    pub fn marks(self, position: &Position) -> [Nine; 9] {
        match self {
            Table::CellsOf(house) => nine_of(|place| position.candidates(house.cell(place)).bits()),
            Table::DigitsIn(house) => *position.places_in(house),
            Table::Rows(digit) => nine_of(|row| position.places_in(House::row(row))[digit.index()]),
            Table::Columns(digit) => nine_of(|column| position.places_in(House::column(column))[digit.index()]),
        }
    }

    /// The marks of all rows outside the set in its columns.
    pub fn lost(self, rows: &Rows, set: HallSet) -> impl Iterator<Item = Candidate> {
        let others = (0..9).filter(move |row| set.rows >> row & 1 == 0);
        others.flat_map(move |row| bits(rows.marks[row] & set.columns).map(move |column| self.mark(row, column)))
    }

    /// The truths of a find: the constraints of its rows.
    pub fn truths(self, set: HallSet) -> impl Iterator<Item = Constraint> {
        bits(set.rows).map(move |row| self.row(row))
    }
}

/// The nine rows of a table, with the sets of those with few marks.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// The marks of each row; none when its constraint is answered.
    pub marks: [Nine; 9],
    /// The rows with at least one mark.
    open: Nine,
    /// At `size`: the rows with at least one and at most `size` marks.
    narrow: [Nine; 5],
}

impl Rows {
    /// Counts the marks of each row.
    pub fn new(marks: [Nine; 9]) -> Rows {
        let (mut open, mut narrow) = (0, [0; 5]);
        for (row, &marks) in marks.iter().enumerate().filter(|&(_, &marks)| marks != 0) {
            open |= 1 << row;
            for narrow in narrow.iter_mut().skip(count(marks)) {
                *narrow |= 1 << row;
            }
        }
        Rows { marks, open, narrow }
    }

    /// Calls `show` for every set of `size` rows (2, 3 or 4) that share exactly `size` columns in
    /// which other rows lose a mark, in lexicographic order of the rows.
    #[inline]
    pub fn each_hall_set(&self, size: usize, mut show: impl FnMut(HallSet) -> Flow) -> Flow {
        let narrow = self.narrow[size];
        if count(narrow) < size || count(self.open) <= size {
            return Flow::Continue(());
        }
        let mut leaf = |rows: Nine, columns: Nine| {
            let set = HallSet { rows, columns };
            if count(columns) == size && self.loses(set) { show(set) } else { Flow::Continue(()) }
        };
        for (a, after_a) in each_with_rest(narrow) {
            let columns_a = self.marks[a];
            for (b, after_b) in each_with_rest(after_a) {
                let (rows, columns_b) = (1 << a | 1 << b, columns_a | self.marks[b]);
                if count(columns_b) > size {
                    continue;
                }
                if size == 2 {
                    leaf(rows, columns_b)?;
                    continue;
                }
                for (c, after_c) in each_with_rest(after_b) {
                    let (rows, columns_c) = (rows | 1 << c, columns_b | self.marks[c]);
                    if count(columns_c) > size {
                        continue;
                    }
                    if size == 3 {
                        leaf(rows, columns_c)?;
                        continue;
                    }
                    for d in bits(after_c) {
                        leaf(rows | 1 << d, columns_c | self.marks[d])?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether a row outside the set has a mark in its columns.
    #[inline]
    fn loses(&self, set: HallSet) -> bool {
        let lost = |(row, columns): (usize, &Nine)| if set.rows >> row & 1 == 0 { columns & set.columns } else { 0 };
        self.marks.iter().enumerate().map(lost).fold(0, |all, lost| all | lost) != 0
    }
}

/// Each row, with the rows after it.
#[inline]
fn each_with_rest(mut rows: Nine) -> impl Iterator<Item = (usize, Nine)> {
    std::iter::from_fn(move || {
        let row = (rows != 0).then(|| rows.trailing_zeros() as usize)?;
        rows &= rows - 1;
        Some((row, rows))
    })
}

/// The houses that may have subsets, Hall sets of their tables; no other house has any.
#[derive(Default)]
pub struct HousesWithSubsets(pub HouseSet);

impl Fact for HousesWithSubsets {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let houses = changes.houses();
        let has_subsets = |house: &House| Met::has_hall_set(facts.position().places_in(*house));
        self.0 = (self.0 - houses) | houses.iter().filter(has_subsets).collect();
    }
}

/// The digits that may have basic fish, Hall sets of their tables; no other digit has any.
#[derive(Default)]
pub struct DigitsWithFish(pub DigitSet);

impl Fact for DigitsWithFish {
    fn update(&mut self, facts: &Facts, changes: &Changes) {
        let has_fish = |digit: &Digit| Met::has_hall_set(&Table::Rows(*digit).marks(facts.position()));
        self.0 = (self.0 - changes.digits) | changes.digits.iter().filter(has_fish).collect();
    }
}

/// Answers of [`has_hall_set`], which depend on nothing but the table. Suppositions about one
/// position have most of their tables in common.
struct Met(Vec<u128>);

thread_local! {
    static MET: RefCell<Met> = RefCell::new(Met(vec![0; 1 << Met::BITS]));
}

impl Met {
    /// Of the number of entries.
    const BITS: u32 = 13;

    /// The bit of an entry that has the answer; the marks are below it.
    const YES: u128 = 1 << 127;

    /// The same as the function of this name.
    fn has_hall_set(marks: &[Nine; 9]) -> bool {
        MET.with_borrow_mut(|met| met.look_up(marks))
    }

    fn look_up(&mut self, marks: &[Nine; 9]) -> bool {
        let pack = |marks: &[Nine]| marks.iter().fold(0, |all, &marks| all << 9 | u64::from(marks));
        let (upper, lower) = (pack(&marks[..2]), pack(&marks[2..]));
        let table = u128::from(upper) << 64 | u128::from(lower);
        let mixed = (lower ^ upper << 45).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // No marks at all, as in an entry that was never written, have no Hall set.
        let entry = &mut self.0[(mixed >> (64 - Met::BITS)) as usize];
        if *entry & !Met::YES != table {
            *entry = table | if has_hall_set(marks) { Met::YES } else { 0 };
        }
        *entry & Met::YES != 0
    }
}

/// Whether any number of rows share only as many columns, in which others lose a mark, or likewise
/// columns and rows. Also true if the position contradicts itself here. See the [module](self).
pub fn has_hall_set(marks: &[Nine; 9]) -> bool {
    let columns = marks.iter().fold(0, |columns, marks| columns | marks);
    let Some(edges) = matching(marks, columns) else { return true };
    let mut left = columns;
    while left != 0 {
        let start = left & left.wrapping_neg();
        let reached = reached(&edges, left, start);
        if leading_to(&edges, left, start) != reached {
            return true;
        }
        left &= !reached;
    }
    false
}

/// Whether every row with marks can have a column of its own, with no column left over.
pub fn is_matchable(marks: &[Nine; 9]) -> bool {
    let columns = marks.iter().fold(0, |columns, marks| columns | marks);
    matching(marks, columns).is_some()
}

/// Matches every row with marks to a column of its own. Returns for each column the marks of its
/// row; `None` if there is no such matching, or there are more columns than rows.
#[inline]
fn matching(marks: &[Nine; 9], columns: Nine) -> Option<[Nine; 16]> {
    let (mut edges, mut free) = ([0; 16], columns);
    for &marks in marks.iter().filter(|&&marks| marks != 0) {
        let column = marks & free;
        if column != 0 {
            edges[column.trailing_zeros() as usize & 15] = marks;
            free &= !(column & column.wrapping_neg());
        } else {
            let mut untried = columns;
            augment(&mut edges, &mut free, &mut untried, marks).then_some(())?;
        }
    }
    (free == 0).then_some(edges)
}

/// Finds a column for one more row by an augmenting path: other rows move if necessary, and each
/// column is tried once.
fn augment(edges: &mut [Nine; 16], free: &mut Nine, untried: &mut Nine, marks: Nine) -> bool {
    let column_of = |wanted: Nine| wanted.trailing_zeros() as usize & 15;
    if marks & *free != 0 {
        let column = column_of(marks & *free);
        *free &= !(1 << column);
        edges[column] = marks;
        return true;
    }
    while marks & *untried != 0 {
        let column = column_of(marks & *untried);
        *untried &= !(1 << column);
        if augment(edges, free, untried, edges[column]) {
            edges[column] = marks;
            return true;
        }
    }
    false
}

/// The columns among those left that are reached from `start` along the edges.
#[inline]
fn reached(edges: &[Nine; 16], left: Nine, start: Nine) -> Nine {
    let (mut reached, mut new) = (start, start);
    while new != 0 && reached != left {
        let found = edges[new.trailing_zeros() as usize & 15] & !reached;
        new = (new & (new - 1)) | found;
        reached |= found;
    }
    reached
}

/// The columns among those left from which `start` is reached.
#[inline]
fn leading_to(edges: &[Nine; 16], left: Nine, start: Nine) -> Nine {
    let (mut leading, mut before) = (start, 0);
    while leading != before && leading != left {
        before = leading;
        for column in bits(left & !leading) {
            leading |= if edges[column & 15] & leading != 0 { 1 << column } else { 0 };
        }
    }
    leading
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(50))]

        /// From table to table one mark changes, and each entry is for several of them.
        #[test]
        fn tables_met_before_have_the_same_answer(changes in prop::collection::vec((0usize..9, 0u32..9), 20_000)) {
            let (mut marks, mut yes) = ([0; 9], 0);
            for (row, column) in changes {
                marks[row] ^= 1 << column;
                let answer = has_hall_set(&marks);
                prop_assert_eq!([Met::has_hall_set(&marks), Met::has_hall_set(&marks)], [answer; 2]);
                yes += usize::from(answer);
            }
            prop_assert!((1_000..19_000).contains(&yes), "{}", yes);
        }
    }
}
