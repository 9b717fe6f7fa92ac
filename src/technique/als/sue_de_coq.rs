//! Sue de Coq: two disjoint subsets across a line and a box.
//!
//! Two or three cells C where a line and a box cross have n digits more than cells, n at least 2.
//! Further cells P of the line and Q of the box together take n of these digits away, each digit
//! only on one side. Then all these cells hold as many digits as they can: every digit of P and C
//! is fixed in the line, every digit of Q and C in the box, and the rest of both houses loses them.
//!
//! **Proof.** The cells: with one of the digits taken away, there would be fewer digits than cells.

use crate::board::{CandidateSet, Cell, CellSet, DigitSet, Element, House, HouseKind, Literal, Position, table};
use crate::logic::{DisjointSubsets, Evidence, Facts, Family, Flow, Idea, Level, Limits, Proof, Sink, Spec};
use crate::technique::chute::crossed;
use smallvec::SmallVec;

/// A crossing, with cells of the line and of the box.
pub static SUE_DE_COQ: Spec = Spec::new("sue-de-coq", Family::Als, search)
    .hodoku("1101", Level::Unfair, 250)
    .evidence(Evidence::Derived)
    .idea(Idea::AsMany);

fn search(facts: &Facts, _: &Limits, sink: &mut Sink<'_>) -> Flow {
    let position = facts.position();
    let lines = House::all().filter(|house| house.kind() != HouseKind::Box);
    for (line, block) in lines.flat_map(|line| crossed(line).map(move |block| (line, block))) {
        let crossing = line.cells() & block.cells() & position.empty_cells();
        sink.tick()?;
        for cells in choices(crossing) {
            let digits = digits_of(position, cells);
            if digits.len() >= cells.len() + 2 {
                crossings(position, [line, block], cells, digits, sink)?;
            }
        }
    }
    Flow::Continue(())
}

/// The empty cells of a house outside a crossing, by their number, and choices of them.
struct Sides {
    cells: CellSet,
    choices: SmallVec<[Side; 32]>,
}

/// Cells beside a crossing.
#[derive(Clone, Copy)]
struct Side {
    /// Their numbers, as bits.
    chosen: u8,
    digits: DigitSet,
    /// The number of digits of the crossing that they take away.
    takes: usize,
}

/// Reports the pairs of sides that leave a crossing with as many digits as cells.
fn crossings(
    position: &Position,
    [line, block]: [House; 2],
    crossing: CellSet,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> Flow {
    let surplus = digits.len() - crossing.len();
    let sides =
        |house: House| Sides::of((house.cells() & position.empty_cells()) - crossing, position, digits, surplus);
    let in_box = sides(block);
    if in_box.choices.is_empty() {
        return Flow::Continue(());
    }
    let in_line = sides(line);
    for one in &in_line.choices {
        for two in &in_box.choices {
            // One branch, nearly always taken; each condition alone is a toss.
            let of_both = one.digits & two.digits & digits;
            if (one.takes + two.takes != surplus) | !of_both.is_empty() {
                continue;
            }
            let (line_cells, box_cells) = (in_line.cells_of(one), in_box.cells_of(two));
            if !line_cells.is_disjoint(box_cells) {
                continue;
            }
            let shared = one.digits & two.digits;
            let pattern = DisjointSubsets {
                line,
                block,
                crossing,
                in_line: line_cells,
                in_box: box_cells,
                line_digits: ((digits | one.digits) - two.digits) | shared,
                box_digits: ((digits | two.digits) - one.digits) | shared,
                free: None,
            };
            let gone = removed(position, line, pattern.line_cells(), pattern.line_digits)
                | removed(position, block, pattern.box_cells(), pattern.box_digits);
            let proof = Proof::of(pattern.truths());
            sink.find(pattern.into(), gone.iter().map(Literal::is_not), proof)?;
        }
    }
    Flow::Continue(())
}

/// The most cells of a house outside a crossing.
const MOST_OUTSIDE: usize = 7;

/// The number of cells of each choice.
static SIZES: [u16; 1 << MOST_OUTSIDE] = table!(0; 1 << MOST_OUTSIDE, chosen => chosen.count_ones() as u16);

impl Sides {
    /// The choices that take away digits, fewer than the surplus.
    fn of(cells: CellSet, position: &Position, digits: DigitSet, surplus: usize) -> Sides {
        // The digits of every choice, from those of the choice without its last cell.
        let (mut union, mut count) = ([0u16; 1 << MOST_OUTSIDE], 0);
        for cell in cells {
            let own = position.candidates(cell).bits();
            let (before, with) = union.split_at_mut(1 << count);
            for (with, before) in with.iter_mut().zip(before) {
                *with = *before | own;
            }
            count += 1;
        }
        // Eight choices at a time, as registers hold them: the cells beyond the digits outside the
        // crossing, less one, and so a large number if there are none.
        let mut beyond = [0u16; 1 << MOST_OUTSIDE];
        for ((beyond, union), size) in beyond.iter_mut().zip(&union).zip(&SIZES) {
            *beyond = size.wrapping_sub(1).wrapping_sub(ones(union & !digits.bits()));
        }
        let mut choices = SmallVec::new();
        for (chosen, (&beyond, &all)) in beyond.iter().zip(&union).enumerate().take(1 << count).skip(1) {
            let takes = usize::from(beyond) + 1;
            if (takes < surplus) & (all & digits.bits() != 0) {
                choices.push(Side { chosen: chosen as u8, digits: DigitSet::from_bits(all), takes });
            }
        }
        Sides { cells, choices }
    }

    /// The cells of a choice.
    fn cells_of(&self, side: &Side) -> CellSet {
        let is_chosen = |(place, _): &(usize, Cell)| side.chosen >> place & 1 == 1;
        self.cells.iter().enumerate().filter(is_chosen).map(|(_, cell)| cell).collect()
    }
}

/// The number of bits set, without a table or an instruction of its own.
#[inline(always)]
fn ones(bits: u16) -> u16 {
    let pairs = bits - (bits >> 1 & 0x5555);
    let fours = (pairs & 0x3333) + (pairs >> 2 & 0x3333);
    let eights = (fours + (fours >> 4)) & 0x0f0f;
    (eights + (eights >> 8)) & 0x1f
}

/// The candidates of these digits in a house outside their places.
fn removed(position: &Position, house: House, places: CellSet, digits: DigitSet) -> CandidateSet {
    let of_digit = |digit| position.candidates_for(digit, house.cells() - places);
    digits.iter().map(of_digit).fold(CandidateSet::EMPTY, |all, some| all | some)
}

fn digits_of(position: &Position, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | position.candidates(cell))
}

/// Every choice of two or three of these cells.
fn choices(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let without = move |cell: Option<Cell>| cell.map(|cell| cells.without(cell));
    let mut each = cells.iter();
    let [first, second, third] = [each.next(), each.next(), each.next()];
    let pairs = [third, second, first].into_iter().filter_map(without);
    let pairs = pairs.filter(|pair| pair.len() == 2);
    pairs.chain((second.is_some()).then_some(cells))
}
