//! Multi-sector locked set: the cells where some rows and columns cross hold as many digits as they
//! can, each counted in its rows or in its columns.
//!
//! Take the empty cells where some rows and some columns cross. A digit is there at most once in
//! each of the rows that have it, and at most once in each of the columns that have it; the smaller
//! number counts. If these numbers add up to the number of cells, each digit is in all of its rows
//! (or columns), and goes from the rest of them.
//!
//! The other rows and the other columns, where they cross, remove the same candidates: digits
//! counted in rows here are counted in columns there. So at most nine rows and columns together are
//! enough.
//!
//! All choices are tried, 110,000 of them: for each choice of rows, all choices of columns side by
//! side, a byte for each. The rows that have a digit there are added up row by row; the columns
//! that have it are those of three thirds of the grid.

use super::hand_over;
use crate::board::nine::{Nine, bits, count, of_sizes};
use crate::board::{CellSet, Constraint, Digit, Element, House, HouseSet, Position, table};
use crate::logic::{Counted, CountedShape, Facts, Family, Flow, Limits, Sink, Spec};

/// Rows and columns.
pub static MULTI_SECTOR_LOCKED_SET: Spec = Spec::new("multi-sector-locked-set", Family::Rank, search);

/// The fewest rows or columns. With two, the pattern is one of two almost locked sets.
const FEWEST: usize = 3;

/// The most rows or columns.
const MOST: usize = 6;

/// The most rows and columns together.
const TOGETHER: usize = 9;

/// The choices of three to six columns, as bits, the smaller ones first.
const CHOICES: &[Nine] = of_sizes(FEWEST, MOST);

/// A number for each of [`CHOICES`].
type Numbers = [u8; CHOICES.len()];

/// For each third of the columns, and some columns of it: the number of these in each choice.
static IN_THIRD: [[Numbers; 8]; 3] = table!([[0; CHOICES.len()]; 8]; 3, third => {
    table!([0; CHOICES.len()]; 8, columns => table!(0; CHOICES.len(), choice => {
        (CHOICES[choice] & (columns as Nine) << (3 * third)).count_ones() as u8
    }))
});

/// Tables that a search fills, kept for the next search.
struct Tables {
    /// For each row and each digit: 1 for the choices of columns in which it has a place there.
    of_digit: [[Numbers; 9]; 9],
    /// For each row: the empty cells in the choices of columns.
    empty: [Numbers; 9],
    /// By their number, what the chosen rows come to.
    chosen: [Chosen; MOST + 1],
}

/// The chosen rows.
#[derive(Clone, Copy)]
struct Chosen {
    /// For each digit, the rows that have it in the choices of columns.
    with_digit: [Numbers; 9],
    /// The empty cells.
    empty: Numbers,
    /// The columns that have each digit in these rows.
    columns: [Nine; 9],
}

impl Default for Tables {
    fn default() -> Tables {
        let none = [0; CHOICES.len()];
        let chosen = Chosen { with_digit: [none; 9], empty: none, columns: [0; 9] };
        Tables { of_digit: [[none; 9]; 9], empty: [none; 9], chosen: [chosen; MOST + 1] }
    }
}

/// The choices of columns across this many rows.
fn across(rows: usize) -> &'static [Nine] {
    of_sizes(FEWEST, (TOGETHER - rows).min(MOST))
}

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let mut found: Vec<Counted> = Vec::new();
    {
        let mut tables = facts.scratch::<Box<Tables>>();
        tables.fill(position);
        tables.more_rows(position, 0, 0, &mut found, sink)?;
    }
    // The fewest cells first.
    found.sort_by_key(|counted| counted.cells.len());
    found.into_iter().try_for_each(|counted| hand_over(position, counted, sink))
}

impl Tables {
    /// Tabulates the digits and the empty cells of each row.
    fn fill(&mut self, position: &Position) {
        for row in 0..9 {
            for digit in 0..9 {
                let places = places(position, row, digit);
                tabulate(&mut self.of_digit[row][digit], |columns| u8::from(places & columns != 0));
            }
            let is_empty = |column: &usize| position.empty_cells().contains(House::row(row).cell(*column));
            let empty = (0..9).filter(is_empty).fold(0, |empty: Nine, column| empty | 1 << column);
            tabulate(&mut self.empty[row], |columns| count(empty & columns) as u8);
        }
    }

    /// Tries every choice of rows that begins with these, and every choice of columns.
    fn more_rows(
        &mut self,
        position: &Position,
        rows: Nine,
        first: usize,
        found: &mut Vec<Counted>,
        sink: &mut Sink<'_>,
    ) -> Flow {
        let size = count(rows);
        if size >= FEWEST {
            sink.tick()?;
            self.chosen[size].try_columns(position, rows, found);
        }
        if size == MOST {
            return Flow::Continue(());
        }
        for row in first..9 {
            self.add(position, size, row);
            self.more_rows(position, rows | 1 << row, row + 1, found, sink)?;
        }
        Flow::Continue(())
    }

    /// Adds a row to the chosen ones.
    fn add(&mut self, position: &Position, size: usize, row: usize) {
        let choices = across((size + 1).max(FEWEST)).len();
        let (before, after) = self.chosen.split_at_mut(size + 1);
        let (before, after) = (&before[size], &mut after[0]);
        for digit in 0..9 {
            let sum = &mut after.with_digit[digit][..choices];
            add_up(sum, &before.with_digit[digit], &self.of_digit[row][digit]);
            after.columns[digit] = before.columns[digit] | places(position, row, digit);
        }
        add_up(&mut after.empty[..choices], &before.empty, &self.empty[row]);
    }
}

impl Chosen {
    /// Tries every choice of columns across the chosen rows.
    fn try_columns(&self, position: &Position, rows: Nine, found: &mut Vec<Counted>) {
        let choices = across(count(rows));
        // The sum over all digits of the rows or the columns that have it, whichever are fewer.
        let mut sum = [0; CHOICES.len()];
        let sum = &mut sum[..choices.len()];
        for (in_rows, columns) in self.with_digit.iter().zip(self.columns) {
            let third = |third: usize| &IN_THIRD[third][usize::from(columns >> (3 * third) & 7)];
            add_fewer(sum, in_rows, [third(0), third(1), third(2)]);
        }
        let is_full = |sum: u8, empty: u8| (sum == empty) & (empty != 0);
        // Rarely, and found for all choices without a branch.
        if !sum.iter().zip(&self.empty).fold(false, |any, (sum, empty)| any | is_full(*sum, *empty)) {
            return;
        }
        for ((&columns, sum), empty) in choices.iter().zip(sum).zip(&self.empty) {
            if is_full(*sum, *empty) && !has_idle_line(position, rows, columns) {
                found.extend(locked(position, rows, columns));
            }
        }
    }
}

/// The columns in which a digit has a place in a row.
fn places(position: &Position, row: usize, digit: usize) -> Nine {
    position.slots(Constraint::digit_in(Digit::from_index(digit), House::row(row))).bits()
}

/// Tabulates a number for each of [`CHOICES`].
fn tabulate(numbers: &mut Numbers, of: impl Fn(Nine) -> u8) {
    for (number, &columns) in numbers.iter_mut().zip(CHOICES) {
        *number = of(columns);
    }
}

/// Adds up the first numbers.
fn add_up(sums: &mut [u8], one: &Numbers, two: &Numbers) {
    for ((sum, one), two) in sums.iter_mut().zip(one).zip(two) {
        *sum = one + two;
    }
}

/// Adds the rows or the columns of three thirds, whichever are fewer, for the first choices.
fn add_fewer(sums: &mut [u8], in_rows: &Numbers, [first, second, third]: [&Numbers; 3]) {
    let in_columns = first.iter().zip(second).zip(third);
    for ((sum, in_rows), ((first, second), third)) in sums.iter_mut().zip(in_rows).zip(in_columns) {
        *sum += (*in_rows).min(first + second + third);
    }
}

/// Whether all empty cells of a line have one candidate, or there are none. Such a line contributes
/// nothing.
fn has_idle_line(position: &Position, rows: Nine, columns: Nine) -> bool {
    let is_idle =
        |line: House, across: Nine| bits(across).all(|place| position.candidates(line.cell(place)).len() <= 1);
    bits(rows).any(|row| is_idle(House::row(row), columns))
        || bits(columns).any(|column| is_idle(House::column(column), rows))
}

/// Rows and columns that lock their digits, if they remove anything.
fn locked(position: &Position, rows: Nine, columns: Nine) -> Option<Counted> {
    let [rows, columns]: [HouseSet; 2] =
        [bits(rows).map(House::row).collect(), bits(columns).map(House::column).collect()];
    let cells: CellSet = rows.cells() & columns.cells() & position.empty_cells();
    let of_digit = |digit: Digit| {
        let places = position.cells_for(digit) & cells;
        let with =
            |lines: HouseSet| lines.iter().filter(|line| !places.is_disjoint(line.cells())).collect::<HouseSet>();
        let both = [rows, columns].map(with);
        let fewest = both.map(HouseSet::len).into_iter().min();
        both.into_iter()
            .filter(move |lines| Some(lines.len()) == fewest && !lines.is_empty())
            .map(move |lines| (digit, lines))
    };
    let covers = Digit::all().flat_map(of_digit).collect();
    let counted = Counted { shape: CountedShape::Grid(rows | columns), cells, covers };
    (!counted.removed(position).is_empty()).then_some(counted)
}
