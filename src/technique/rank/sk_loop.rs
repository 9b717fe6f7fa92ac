//! SK loop: eight pairs of cells in a ring around four filled cells.
//!
//! Two rows and two columns cross in four filled cells, each in a box of its own. In each of these
//! boxes, two more cells are in the row and two in the column: eight pairs. Going round, two
//! neighbouring pairs share a row, a box, a column, a box, a row, and so on: eight sectors, each of
//! which holds a digit at most once in its two pairs. If the digits need no more sectors, counted
//! digit by digit, than there are empty cells in the pairs, each sector has its digits in its
//! pairs.
//!
//! The fewest sectors for a digit: in a run of consecutive pairs, every second one needs a sector.

use super::hand_over;
use crate::board::{Cell, CellSet, Digit, DigitSet, Element, House, HouseSet, Position};
use crate::logic::{Counted, CountedShape, Facts, Family, Flow, Limits, Sink, Spec};

/// Eight pairs, eight sectors.
pub static SK_LOOP: Spec = Spec::new("sk-loop", Family::Rank, search);

/// For the pairs with a digit, as bits, the smallest sets of sectors that cover them, as bits:
/// sector *i* joins pair *i* and the next. At most 16 sets, the number for four separate pairs.
type Covers = Vec<u8>;

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let filled = |row: usize, column: usize| position.digit(Cell::at(row, column)).is_some();
    let apart = || (0..9).flat_map(|one| ((one / 3 + 1) * 3..9).map(move |two| [one, two]));
    for rows in apart() {
        for columns in apart() {
            if rows.iter().all(|&row| columns.iter().all(|&column| filled(row, column))) {
                ring(position, rows, columns, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// Reports the ring of two rows and two columns, if its digits fill it.
fn ring(position: &Position, rows: [usize; 2], columns: [usize; 2], sink: &mut Sink<'_>) -> Flow {
    let (sectors, pairs) = sectors_and_pairs(position, rows, columns);
    let cells = pairs.iter().fold(CellSet::EMPTY, |cells, pair| cells | *pair);
    let digits_of = |pair: CellSet| pair.iter().fold(DigitSet::EMPTY, |all, cell| all | position.candidates(cell));
    let digits = pairs.map(digits_of);
    // The pairs that have a digit, as bits.
    let with =
        |digit: Digit| (0..8).filter(|&pair| digits[pair].contains(digit)).fold(0u8, |bits, pair| bits | 1 << pair);
    let needed: u32 = Digit::all().map(|digit| fewest(with(digit))).sum();
    if cells.len() < 8 || needed as usize != cells.len() {
        return Flow::Continue(());
    }
    let houses = |cover: u8| (0..8).filter(|sector| cover >> sector & 1 == 1).map(|sector| sectors[sector]).collect();
    let of_digit = |digit: Digit| covers(with(digit)).into_iter().map(move |cover| (digit, cover));
    let covers = Digit::all().filter(|&digit| with(digit) != 0).flat_map(of_digit);
    let covers: Vec<(Digit, HouseSet)> = covers.map(|(digit, cover)| (digit, houses(cover))).collect();
    let lines = rows.map(House::row).into_iter().chain(columns.map(House::column)).collect();
    hand_over(position, Counted { shape: CountedShape::Loop(lines), cells, covers }, sink)
}

/// The eight sectors in the order of the ring, and the empty cells of the eight pairs: pair *i*
/// lies between sector *i* − 1 and sector *i*.
fn sectors_and_pairs(position: &Position, rows: [usize; 2], columns: [usize; 2]) -> ([House; 8], [CellSet; 8]) {
    let [row, other_row] = rows.map(House::row);
    let [column, other_column] = columns.map(House::column);
    let block = |row: usize, column: usize| House::block(rows[row] / 3 * 3 + columns[column] / 3);
    let sectors = [row, block(0, 1), other_column, block(1, 1), other_row, block(1, 0), column, block(0, 0)];
    let pairs = std::array::from_fn(|pair| {
        let (one, two) = (sectors[(pair + 7) % 8].cells(), sectors[pair].cells());
        one & two & position.empty_cells()
    });
    (sectors, pairs)
}

/// The fewest sectors that cover these pairs.
fn fewest(pairs: u8) -> u32 {
    if pairs == u8::MAX {
        return 4;
    }
    // Rotates the pairs so that no run wraps around: a run begins where the pair before is missing.
    let gap = (!pairs).trailing_zeros();
    let (mut left, mut count) = (pairs.rotate_right(gap), 0);
    while left != 0 {
        left &= !(0b11 << left.trailing_zeros());
        count += 1;
    }
    count
}

/// The smallest sets of sectors that cover these pairs.
fn covers(pairs: u8) -> Covers {
    let is_cover = |sectors: &u8| pairs & !(sectors | sectors.rotate_left(1)) == 0;
    (0..=u8::MAX).filter(|sectors| sectors.count_ones() == fewest(pairs)).filter(is_cover).collect()
}
