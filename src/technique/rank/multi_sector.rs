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
//! All choices are tried, 110,000 of them. The numbers of all digits stand side by side in one
//! word, four bits each, and above them the number of cells: those of rows are added up row by row
//! for all choices of columns at once, those of columns likewise, and the smaller ones of both are
//! summed.

use super::hand_over;
use crate::board::nine::{Nine, bits, count, of_sizes};
use crate::board::{CellSet, Constraint, Digit, Element, House, HouseSet, Position};
use crate::logic::{Counted, CountedShape, Facts, Family, Flow, Limits, Sink, Spec};

/// Rows and columns.
pub static MULTI_SECTOR_LOCKED_SET: Spec = Spec::new("multi-sector-locked-set", Family::Rank, search);

/// The fewest rows or columns. With two, the pattern is one of two almost locked sets.
const FEWEST: usize = 3;

/// The most rows or columns.
const MOST: usize = 6;

/// The most rows and columns together.
const TOGETHER: usize = 9;

/// The choices that are tried side by side. The number of those of three up to four, five or six
/// lines is a multiple of it.
const SIDE_BY_SIDE: usize = 14;

/// The choices of three to six of nine lines, as bits, the smaller ones first.
static CHOICES: &[Nine] = of_sizes(FEWEST, MOST);

/// The count of each digit, four bits each and at most six; above them the number of cells.
type Counts = u64;

/// The lowest bit of each of the nine counts.
const ONES: Counts = 0x1_1111_1111;

/// The lowest bit of the number of cells.
const CELLS: u32 = 36;

/// The sum over all digits of the smaller of two counts.
fn smaller(one: Counts, two: Counts) -> Counts {
    let (one, two) = (one & (ONES * 7), two & (ONES * 7));
    // The fourth bit of each count is set if the first is not the smaller one.
    let not_first = ((one | ONES << 3) - two) & ONES << 3;
    let mask = not_first - (not_first >> 3);
    let least = (two & mask) | (one & !mask);
    let pairs = (least & 0xf_0f0f_0f0f) + (least >> 4 & 0xf_0f0f_0f0f);
    // The five sums of two, added up without a multiplication, which not every vector unit has.
    let fours = pairs + (pairs >> 16);
    (fours + (fours >> 8) + (pairs >> 32)) & 0xff
}

/// Tables that a search fills, kept for the next search.
struct Tables {
    /// For each row and each choice of columns: 1 for each digit that has a place there, and the
    /// empty cells.
    of_row: [[Counts; 512]; 9],
    /// For each column and each choice of rows: 1 for each digit that has a place there.
    of_column: [[Counts; 512]; 9],
    /// The counts of rows added up over the chosen rows, by their number, for each of [`CHOICES`].
    sums: [[Counts; 420]; MOST + 1],
    /// The counts of columns across the chosen rows, added up over each choice of columns.
    of_columns: [Counts; 512],
}

impl Default for Tables {
    fn default() -> Tables {
        Tables { of_row: [[0; 512]; 9], of_column: [[0; 512]; 9], sums: [[0; 420]; MOST + 1], of_columns: [0; 512] }
    }
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
    /// Tabulates the digits of each line in each choice of lines across, and the empty cells.
    fn fill(&mut self, position: &Position) {
        let digits = |line: House, table: &mut [Counts; 512]| {
            let places = |digit| position.slots(Constraint::digit_in(Digit::from_index(digit), line)).bits();
            let places: [Nine; 9] = std::array::from_fn(places);
            for (counts, across) in table.iter_mut().zip(0..) {
                let of_digit = |(digit, places): (usize, &Nine)| Counts::from(places & across != 0) << (4 * digit);
                *counts = places.iter().enumerate().map(of_digit).fold(0, |all, one| all | one);
            }
        };
        for number in 0..9 {
            let row = House::row(number);
            digits(row, &mut self.of_row[number]);
            digits(House::column(number), &mut self.of_column[number]);
            let empty = (0..9).filter(|&column| position.empty_cells().contains(row.cell(column)));
            let empty = empty.fold(0, |empty: Nine, column| empty | 1 << column);
            for (counts, columns) in self.of_row[number].iter_mut().zip(0..) {
                *counts |= (count(empty & columns) as Counts) << CELLS;
            }
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
            self.across(position, rows, found);
        }
        if size == MOST {
            return Flow::Continue(());
        }
        for row in first..9 {
            let (before, after) = self.sums.split_at_mut(size + 1);
            for ((after, before), &columns) in after[0].iter_mut().zip(&before[size]).zip(CHOICES) {
                *after = before + self.of_row[row][columns as usize];
            }
            self.more_rows(position, rows | 1 << row, row + 1, found, sink)?;
        }
        Flow::Continue(())
    }

    /// Tries every choice of columns across these rows.
    fn across(&mut self, position: &Position, rows: Nine, found: &mut Vec<Counted>) {
        let size = count(rows);
        let most = (TOGETHER - size).min(MOST);
        for columns in of_sizes(1, most).iter().map(|&columns| usize::from(columns)) {
            let last = self.of_column[columns.trailing_zeros() as usize][rows as usize];
            self.of_columns[columns] = self.of_columns[columns & (columns - 1)] + last;
        }
        let (choices, _) = of_sizes(FEWEST, most).as_chunks::<SIDE_BY_SIDE>();
        let (sums, _) = self.sums[size].as_chunks::<SIDE_BY_SIDE>();
        for (choices, in_rows) in choices.iter().zip(sums) {
            let in_columns = choices.map(|columns| self.of_columns[columns as usize]);
            if !any_full(in_rows, &in_columns) {
                continue;
            }
            for ((&columns, &in_rows), in_columns) in choices.iter().zip(in_rows).zip(in_columns) {
                let is_full = smaller(in_rows, in_columns) == in_rows >> CELLS && in_rows != 0;
                if is_full && !has_idle_line(position, rows, columns) {
                    found.extend(locked(position, rows, columns));
                }
            }
        }
    }
}

/// Whether some of these counts may have as many digits as cells: rarely, and found for all of them
/// without a branch.
fn any_full(in_rows: &[Counts; SIDE_BY_SIDE], in_columns: &[Counts; SIDE_BY_SIDE]) -> bool {
    let missing = |(one, two): (&Counts, &Counts)| smaller(*one, *two).wrapping_sub(one >> CELLS);
    // One less than nothing has the highest bit.
    in_rows.iter().zip(in_columns).map(missing).fold(0, |any, missing| any | missing.wrapping_sub(1)) >> 63 != 0
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
